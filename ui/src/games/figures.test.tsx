import { readFileSync } from "node:fs";
import { signal } from "@preact/signals";
import { render } from "@testing-library/preact";
import { describe, expect, it } from "vitest";

import { figuresOf, tutorialOf } from "../app/games";
import type { Translate } from "../kit/game";
import { bundleOf, translator } from "../locale/texts";

const read = (path: string): string => readFileSync(path, "utf-8");
const localeOf = (game: string): string => `../src/orrery/games/${game}/locale`;

/** What each section of the reference is about. */
function sections(game: string): readonly (readonly string[])[] {
  const found = read(`${localeOf(game)}/rules.en.ftl`).matchAll(/^rules-.*-see = (.*)$/gm);
  return [...found].map(([, see]) => see!.split(/\s+/));
}

describe.each(["cosmos", "exoplanets"])("the figures of %s", (game) => {
  it("are drawn without anything missing", async () => {
    const figures = (await figuresOf(game))!;
    const frames = await (await tutorialOf(game))!.frames();
    const content = JSON.parse(read(`src/games/${game}/fixtures/content.json`));
    const missing: string[] = [];
    const known = translator([bundleOf("en", [read(`${localeOf(game)}/en.ftl`)])]);
    const t: Translate = (key, args) => {
      const text = known(key, args);
      if (text === key) missing.push(key);
      return text;
    };
    let drawn = 0;
    for (const about of sections(game)) {
      const figure = figures(about, content);
      if (!figure) continue;
      const { Part, frame = frames.length - 1, look = [], shown } = figure;
      const seen = shown ? shown(frames[frame]!) : frames[frame]!;
      const { container, unmount } = render(
        <Part
          {...{
            view: seen.view,
            facts: seen.facts,
            content,
            t,
            seat: 0,
            legal: [],
            names: ["Ada", "Bo"],
            events: [],
            pace: "off",
          }}
          selection={signal(null)}
          highlight={signal(new Set(look))}
          act={() => undefined}
          explain={() => undefined}
        />,
      );
      expect(
        container.querySelectorAll("[data-flash=yes]").length,
        about.join(" "),
      ).toBeGreaterThanOrEqual(look.length);
      expect(container.textContent, about.join(" ")).not.toMatch(/undefined|NaN/);
      unmount();
      drawn += 1;
    }
    expect(drawn).toBeGreaterThan(sections(game).length / 2);
    expect(missing).toEqual([]);
  }, 60_000);
});
