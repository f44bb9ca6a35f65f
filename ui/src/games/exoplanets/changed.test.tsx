/** On another content file the screen says what the rules do and the terminal says. The position is
 * written by `python -m tests.games.exoplanets.changed`. */
import { signal } from "@preact/signals";
import { render } from "@testing-library/preact";
import { expect, it } from "vitest";
import type { ExoplanetsFacts, ExoplanetsView } from "../../gen/exoplanets";
import type { GameProps, Translate } from "../../kit/game";
import changed from "./fixtures/changed.json";
import exoplanets from "./picture";

/** Texts without a language, as the position names them: the key with its arguments. */
const t: Translate = (key, args = {}) => {
  const given = Object.keys(args).sort();
  return `${key}(${given.map((name) => `${name}: ${args[name]}`).join(", ")})`;
};

function draw(): Element {
  const props = {
    ...changed.position,
    content: changed.content,
    names: ["Ada", "Bo"],
    t,
    act: () => undefined,
    selection: signal<string | null>(null),
    highlight: signal<ReadonlySet<string>>(new Set()),
    pace: "off",
    explain: () => undefined,
  } as unknown as GameProps<ExoplanetsView, ExoplanetsFacts>;
  return render(<exoplanets.Table {...props} />).container;
}

function saidOf(root: Element, thing: string): string {
  const found = root.querySelector(`[data-thing="${thing}"]`)!;
  return `${found.getAttribute("aria-label") ?? ""} ${found.textContent}`;
}

it("says of tiles and planets what another content file says", () => {
  const root = draw();
  for (const [tile, effect] of Object.entries(changed.effects)) {
    const said = saidOf(root, `play/${tile}`);
    expect(said).toContain(effect);
    expect(said).toContain(`marker: ${changed.markers[tile as "T33"]})`);
    const marker = root.querySelector(`[data-thing="play/${tile}"] .exo-marker`)!;
    expect(marker.classList).toContain(changed.markers[tile as "T33"]);
  }
  const { planets } = changed.position.facts;
  for (const [planet, cost] of Object.entries(changed.costs)) {
    const said = saidOf(root, planet);
    expect(said).toContain(`cost: ${cost},`);
    const { bonus, any_pays } = planets[planet as "P01"];
    expect(said.includes(t("label-any-pays"))).toBe(any_pays);
    expect(said.includes(t("label-bonus", { points: `+${bonus}` }))).toBe(bonus > 0);
  }
  for (const [action, brings] of Object.entries(changed.brings)) {
    expect(saidOf(root, action.replace(" ", "/"))).toContain(brings);
  }
});
