/** Over recorded positions: everything legal can be reached by clicking, everything is said. */
import { signal } from "@preact/signals";
import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ExoplanetsFacts, ExoplanetsView } from "../../gen/exoplanets";
import { NAMES } from "../../kit/fixtures";
import type { GameProps, Phrase } from "../../kit/game";
import { CONTENT as content, POSITIONS, type Position, strict as t } from "./fixtures/positions";
import { RADIUS, tallLayout, wideLayout } from "./layout";
import { amountsOf } from "./notation";
import { pickFrom } from "./picking";
import exoplanets from "./picture";

/** Drawing is slow without a browser: every kind of decision, and a third of the common one. */
const DRAWN = POSITIONS.filter(
  ({ view }, place) => view.pending !== "choose-action" || place % 3 === 0,
);
const PATIENCE = 60_000;
const say = ({ key, args }: Phrase): string => t(key, args);

interface Shown {
  /** The next position at the same table. */
  next(position: Position): void;
  acted: string[];
  selection: ReturnType<typeof signal<string | null>>;
  root: Element;
}

function show(position: Position, Part = exoplanets.Table): Shown {
  const acted: string[] = [];
  const selection = signal<string | null>(null);
  const props: GameProps<ExoplanetsView, ExoplanetsFacts> = {
    ...position,
    names: NAMES,
    t,
    content,
    act: (text) => acted.push(text),
    selection,
    highlight: signal<ReadonlySet<string>>(new Set()),
    pace: "off",
    explain: () => undefined,
  };
  const { container, rerender } = render(<Part {...props} />);
  const next = (following: Position): void => rerender(<Part {...props} {...following} />);
  return { acted, selection, root: container, next };
}

const marked = (root: Element): Element[] => [...root.querySelectorAll("[data-mark]")];
const words = (root: Element): HTMLButtonElement[] => [
  ...root.querySelectorAll<HTMLButtonElement>("button[data-action]"),
];
const nameOf = (element: Element): string =>
  element.getAttribute("aria-label") ?? element.querySelector(":scope > .hidden")!.textContent;
const thingOf = (element: Element): string => element.getAttribute("data-thing")!;

/** All texts that clicks lead to, whatever is selected on the way. */
function reachable(legal: readonly string[]): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string | null>([null]);
  for (const selection of seen) {
    const pick = pickFrom(legal, selection);
    for (const action of pick.direct) found.add(action);
    for (const thing of pick.marks.keys()) {
      const press = pick.press(thing);
      if (press.action !== null) found.add(press.action);
      else seen.add(press.selection);
    }
  }
  return found;
}

afterEach(cleanup);

describe("what may be done", () => {
  it("is reached by clicking things, all of it and nothing else", () => {
    for (const { legal } of POSITIONS)
      expect([...reachable(legal)].sort()).toEqual([...legal].sort());
  });

  it("acts at once where a thing belongs to one action only", () => {
    expect(pickFrom(["draw", "take 1"], null).press("bag").action).toBe("draw");
    expect(pickFrom(["end", "life P01"], null).press("P01").action).toBe("life P01");
  });

  it("asks which where a planet may get life or a species", () => {
    const legal = ["end", "life P01", "species P01"];
    const press = pickFrom(legal, null).press("P01");
    expect(press).toEqual({ action: null, selection: "P01" });
    expect(pickFrom(legal, "P01").direct).toEqual(["life P01", "species P01"]);
    expect(pickFrom(legal, "P01").press("P01")).toEqual({ action: null, selection: null });
  });

  it("aims a tile at planets, not at those that only take life", () => {
    const legal = ["end", "life P03", "play T08 P01", "play T08 P02"];
    const pick = pickFrom(legal, "play/T08");
    expect(pick.marks.get("P01")).toBe("aim");
    expect(pick.marks.get("P03")).toBe("lit");
    expect(pick.press("P02").action).toBe("play T08 P02");
    expect(pick.press("P03").action).toBe("life P03");
  });

  it("lays payments down resource by resource until one sum is left", () => {
    const legal = ["pay 0 1 1", "pay 0 2 0", "pay 1 1 0"];
    const water = pickFrom(legal, null).press("stock/water");
    expect(water).toEqual({ action: null, selection: "pay 0 1 0" });
    const pick = pickFrom(legal, "pay 0 1 0");
    expect(pick.tray).toEqual(amountsOf("pay 0 1 0"));
    expect(pick.press("stock/gas").action).toBe("pay 0 1 1");
    expect(pickFrom(legal, null).press("stock/energy").action).toBe("pay 1 1 0");
  });

  it("forgets a selection that no legal action begins with", () => {
    expect(pickFrom(["end"], "play/T08").chosen).toEqual([]);
    expect(pickFrom(["pay 0 0 1", "pay 0 1 0"], "pay 5 0 0").tray).toEqual(amountsOf("pay 0 0 0"));
  });
});

describe("the picture", () => {
  it(
    "shows every mark as a button with a name, nothing else marked, none within another",
    () => {
      for (const position of DRAWN) {
        const { root } = show(position);
        const wanted = [...pickFrom(position.legal, null).marks.keys()].filter(
          (thing) => thing !== "end" && thing !== "done",
        );
        expect(marked(root).map(thingOf).sort()).toEqual(wanted.sort());
        for (const element of marked(root)) {
          expect(element.getAttribute("role")).toBe("button");
          expect(element.getAttribute("tabindex"), thingOf(element)).toBe("0");
          expect(nameOf(element)).not.toBe("");
        }
        expect(root.querySelector("[role=button] [role=button], [role=button] button")).toBeNull();
        cleanup();
      }
    },
    PATIENCE,
  );

  it(
    "draws every tab of every position without a missing text",
    () => {
      for (const position of DRAWN.filter((_, place) => place % 4 === 0)) {
        for (const { Part, label } of exoplanets.tabs) {
          expect(t(label)).not.toBe("");
          expect(show(position, Part).root.textContent).not.toBe("");
          cleanup();
        }
      }
    },
    PATIENCE,
  );

  it("acts on a click and on Enter", () => {
    const position = POSITIONS.find(({ view }) => view.pending === "choose-row")!;
    const { root, acted } = show(position);
    const [first, second] = marked(root);
    fireEvent.click(first!);
    fireEvent.keyDown(second!, { key: "Enter" });
    expect(acted).toEqual([first!, second!].map((each) => each.getAttribute("data-action")));
  });

  it("selects a tile, lets it go, and acts on its target", () => {
    const position = POSITIONS.find(({ legal }) =>
      legal.some(
        (text) =>
          legal.filter((other) => other.slice(0, 8) === text.slice(0, 8)).length > 1 &&
          /^play T\d+ P/.test(text),
      ),
    )!;
    const { root, acted, selection } = show(position);
    const tile = root.querySelector<HTMLElement>(
      '[data-thing^="play/"][data-mark]:not([data-action])',
    )!;
    fireEvent.click(tile);
    expect(selection.value).toBe(thingOf(tile));
    fireEvent.click(tile);
    expect(selection.value).toBeNull();
    fireEvent.click(tile);
    fireEvent.click(root.querySelector('[data-mark="aim"]')!);
    expect(acted).toHaveLength(1);
    expect(acted[0]).toMatch(/^play T\d+ P\d+$/);
    expect(position.legal).toContain(acted[0]);
  });

  it("offers ending the turn in words", () => {
    const position = POSITIONS.find(({ legal }) => legal.includes("end"))!;
    const { root, acted } = show(position);
    const end = words(root).find((button) => button.dataset.action === "end")!;
    fireEvent.click(end);
    expect(acted).toEqual(["end"]);
  });

  it("says why a planet cannot get life", () => {
    const position = POSITIONS.find(
      ({ view }) =>
        view.pending === "choose-action" &&
        view.rows.flat().some(({ species }) => species !== null),
    )!;
    const ruled = position.view.rows.flat().find(({ species }) => species !== null)!;
    const { root } = show(position);
    const planet = root.querySelector(`[data-thing="${ruled.planet}"]`)!;
    expect(planet.getAttribute("aria-label")).toContain(t("why-species"));
  });

  it("shows the event that strikes", () => {
    const position = POSITIONS.find(({ events }) =>
      events.some(({ event }) => event === "black-hole-opened"),
    )!;
    expect(show(position).root.textContent).toContain(t("event-title-hole"));
  });

  it("fits a narrow window whole, whatever its height", () => {
    const sides = ["right", "right", "left", "left"] as const;
    for (const ratio of [0.5, 0.85, 1.4]) {
      const { width, height, left, top, spot } = tallLayout(sides, 5, 2, ratio);
      expect(width / height).toBeGreaterThanOrEqual(ratio - 0.001);
      const edge = spot(3, 5);
      expect(edge.x + RADIUS).toBeLessThan(left + width);
      expect(edge.y + RADIUS).toBeLessThan(top + height);
    }
  });

  it("never draws two places of the system on one spot", () => {
    const sides = ["right", "right", "left", "left"] as const;
    for (const orbits of [4, 5, 6]) {
      const narrow = [undefined, 0.5, 0.85, 2].map((ratio) => tallLayout(sides, orbits, 2, ratio));
      for (const layout of [wideLayout(sides, orbits), ...narrow]) {
        const spots = sides.flatMap((_, row) =>
          Array.from({ length: orbits }, (__, place) => layout.spot(row, place + 1)),
        );
        for (const one of spots) {
          const others = spots.filter((other) => other !== one);
          const near = others.filter((other) => Math.hypot(other.x - one.x, other.y - one.y) < 90);
          expect(near).toEqual([]);
        }
      }
    }
  });
});

/** A planet of a position at which a step of life has a fact, and its position. */
function stepWith(fact: "leaves" | "completes" | "takes_last"): [Position, string] {
  for (const position of POSITIONS) {
    const found = Object.keys(position.facts[fact]).find((action) => action.startsWith("life "));
    if (found) return [position, found.split(" ")[1]!];
  }
  throw new Error(`no recorded position has ${fact}`);
}

describe("a planet that is pointed at", () => {
  const pointed = (fact: "leaves" | "completes" | "takes_last"): [Position, string, Element] => {
    const [position, planet] = stepWith(fact);
    const { root } = show(position);
    const button = root.querySelector(`[role=button][data-thing="${planet}"]`)!;
    fireEvent.pointerEnter(button);
    return [position, planet, root];
  };

  it("shows in the stock what a step leaves", () => {
    const [{ view, facts, seat }, planet, root] = pointed("leaves");
    const after = Object.values(facts.leaves[`life ${planet}`]!);
    const shown = [...root.querySelectorAll(".exo-purse .amount")].map((purse) =>
      Number(purse.textContent.split("→").at(-1)),
    );
    expect(shown).toEqual(after);
    expect(shown).not.toEqual(Object.values(view.players[seat]!.stock));
  });

  it("names the goal that is completed", () => {
    const [{ facts }, planet, root] = pointed("completes");
    const [goal] = facts.completes[`life ${planet}`]!;
    expect(root.querySelector(".exo-popover")!.textContent).toContain(t(`word-${goal}`));
  });

  it("warns of the last marker", () => {
    const [{ facts }, planet, root] = pointed("takes_last");
    const [marker] = facts.takes_last[`life ${planet}`]!;
    expect(root.querySelector(".exo-popover")!.textContent).toContain(t(`note-last-${marker}`));
  });
});

describe("a planet that is tapped", () => {
  const [position, planet] = stepWith("leaves");
  const action = `life ${planet}`;
  const tapped = (): Shown => {
    const shown = show(position, exoplanets.tabs![0]!.Part as typeof exoplanets.Table);
    tap(shown.root);
    return shown;
  };
  // What is smaller than a finger would be enlarged first.
  const tap = (root: Element): void => {
    const large = new DOMRect(0, 0, 60, 60);
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(large);
    const button = root.querySelector(`[role=button][data-thing="${planet}"]`)!;
    const event = new MouseEvent("pointerdown", { bubbles: true });
    Object.defineProperty(event, "pointerType", { value: "touch" });
    button.dispatchEvent(event);
    fireEvent.click(button, { detail: 1 });
    vi.restoreAllMocks();
  };

  it("first says what life would cost there, and offers it", () => {
    const { root, acted, selection } = tapped();
    expect(acted).toEqual([]);
    expect(selection.value).toBe(planet);
    const sheet = root.querySelector(".exo-sheet")!;
    expect(sheet.textContent).toContain(t("label-price"));
    fireEvent.click(sheet.querySelector(`[data-action="${action}"]`)!);
    expect(acted).toEqual([action]);
  });

  it("acts when it is tapped again", () => {
    const { root, acted } = tapped();
    tap(root);
    expect(acted).toEqual([action]);
  });
});

it("numbers no two orbits at one place", () => {
  const sides = ["right", "right", "left", "left"] as const;
  for (const orbits of [4, 5, 6, 7]) {
    for (const ratio of [1.2, 1.6, 2.5, 3]) {
      const layout = wideLayout(sides, orbits, ratio);
      const places = Array.from({ length: orbits }, (_, place) => layout.numbers(place + 1)).flat();
      const across = places.map(({ x }) => x).sort((one, other) => one - other);
      const gaps = across.slice(1).map((x, place) => x - across[place]!);
      expect(Math.min(...gaps)).toBeGreaterThan(20);
    }
  }
});

describe("the words", () => {
  it("describe every legal action and what it brings", () => {
    for (const { legal, view, facts } of POSITIONS) {
      for (const action of legal) {
        expect(say(exoplanets.describe(action))).not.toBe("");
        expect(() => exoplanets.preview!({ view, facts }, action, t, content)).not.toThrow();
        expect(t(`group-${action.split(" ")[0]}`)).not.toBe("");
      }
    }
  });

  it("tell every event, also the hidden ones", () => {
    const told = new Set<string>();
    for (const { events } of POSITIONS) {
      for (const event of events) {
        told.add(event.event);
        const line = exoplanets.describeEvent(event, NAMES);
        if (line !== null) expect(say(line)).not.toBe("");
        if ("tile" in event && event.event.startsWith("tile-") && event.event !== "tile-played") {
          expect(say(exoplanets.describeEvent({ ...event, tile: null }, NAMES)!)).not.toContain(
            "T",
          );
        }
      }
    }
    expect(told.size).toBeGreaterThan(20);
  });

  it("say what is asked in every position, to the actor and to others", () => {
    for (const { view, facts, seat } of POSITIONS) {
      for (const viewer of [seat, -3]) {
        expect(say(exoplanets.status({ view, facts }, viewer, NAMES, content))).not.toBe("");
      }
    }
  });

  it("name the tab of a phone on which an action is begun", () => {
    for (const action of new Set(POSITIONS.flatMap(({ legal }) => legal))) {
      const tabs = exoplanets.tabs.filter((tab) => tab.has(action)).map(({ id }) => id);
      expect(tabs).toEqual([/^(return|lose|claim|play) /.test(action) ? "hand" : "system"]);
    }
  });

  it("never speak to one who only looks on", () => {
    for (const { view, facts } of POSITIONS.filter((position) => position.view.to_act >= 0)) {
      const told = say(exoplanets.status({ view, facts }, -3, NAMES, content));
      expect(told).toContain(NAMES[view.to_act]);
      expect(told).not.toMatch(/\byou/i);
    }
  });

  it("warn of met goals exactly where one could be claimed, and of waste only in the last turn", () => {
    const seen = { goals: 0, last: 0 };
    for (const { view, facts, seat, legal } of POSITIONS.filter((each) =>
      each.legal.includes("end"),
    )) {
      const keys = exoplanets.losses({ view, facts }, seat).map((phrase) => phrase.key);
      exoplanets.losses({ view, facts }, seat).forEach(say);
      const canClaim = legal.some((text) => text.startsWith("claim "));
      expect(keys.includes("caution-goals")).toBe(canClaim);
      const { energy, water, gas } = view.players[seat]!.stock;
      const isLast = facts.round === facts.rounds;
      expect(keys.includes("caution-last")).toBe(isLast && energy + water + gas > 0);
      seen.goals += Number(canClaim);
      seen.last += Number(isLast);
    }
    expect(seen.goals * seen.last).toBeGreaterThan(0);
  });

  it("name every source of points", () => {
    const [{ view }] = POSITIONS as [(typeof POSITIONS)[number]];
    for (const source of Object.keys(view.players[0]!.score))
      expect(t(`score-${source}`)).not.toBe("");
  });
});

describe("the icons", () => {
  it("draw something for everything the log is about", () => {
    for (const ref of ["energy", "water", "gas", "fusion", "flare", "stimulation", "T05", "P09"]) {
      const { container } = render(exoplanets.icon!(ref));
      expect(container.querySelector("path, circle, rect"), ref).not.toBeNull();
      cleanup();
    }
  });
});

it(
  "says no more of a thing once the position has changed",
  () => {
    const [first, second] = POSITIONS.filter(({ view }) => view.pending === "choose-action");
    const { root, next } = show(first!);
    const said = (): string => root.querySelector(".tip")!.textContent;
    const guide = said();
    fireEvent.pointerEnter(marked(root)[0]!);
    expect(said()).not.toBe(guide);
    next(second!);
    expect(said()).toBe(guide);
  },
  PATIENCE,
);
