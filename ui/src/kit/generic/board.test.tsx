/** The generic board over a view of a game nobody has heard of. */
import { signal } from "@preact/signals";
import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, describe, expect, it, vi } from "vitest";

import { translator } from "../../locale/texts";
import type { GameProps } from "../game";
import { textFromId } from "../humanise";
import { genericBoard } from "./board";

const board = genericBoard("meteors");
const t = translator([], false, (key, args) => textFromId("meteors", key, args) ?? key);
const NAMES = ["Ada", "Bo"];
const VIEW = {
  viewer: 0,
  seats: 2,
  options: {},
  to_act: 0,
  hand: ["ice-1", "iron-2"],
  hand_sizes: [2, 3],
  goal: "ice",
  is_last: false,
  market: [
    { card: "A1", cost: { gas: 2 } },
    { card: "A2", cost: { gas: 3 } },
  ],
  rows: [["iron-5"], []],
};

function show(legal: readonly string[], change: Partial<GameProps<unknown, unknown>> = {}) {
  const act = vi.fn();
  const props: GameProps<unknown, unknown> = {
    view: VIEW,
    facts: {},
    seat: 0,
    legal,
    names: NAMES,
    t,
    content: {},
    act,
    selection: signal(null),
    highlight: signal(new Set<string>()),
    events: [],
    pace: "off",
    explain: () => undefined,
    ...change,
  };
  const { container } = render(<board.Table {...props} />);
  return { container, act };
}

afterEach(cleanup);

describe("the board", () => {
  it("shows every field under a readable name", () => {
    const { container } = show([]);
    const text = container.textContent ?? "";
    for (const each of ["Hand", "Goal", "Is last", "Market", "Hand sizes", "A1", "Gas"])
      expect(text).toContain(each);
    expect(container.querySelectorAll(".generic-seats thead th")).toHaveLength(2);
    expect(container.querySelectorAll(".generic-table tbody tr")).toHaveLength(2);
  });

  it("does an action by its button or by the thing it names", () => {
    const { container, act } = show(["launch ice-1", "launch iron-2", "wait"]);
    fireEvent.click(container.querySelector(".generic-choices [data-action=wait]")!);
    fireEvent.click(container.querySelector(".chip[data-action='launch ice-1']")!);
    expect(act.mock.calls).toEqual([["wait"], ["launch ice-1"]]);
  });

  it("searches where a thing belongs to several actions", () => {
    const { container, act } = show(["launch ice-1", "keep ice-1", "wait"]);
    fireEvent.click(container.querySelector("button.chip")!);
    expect(act).not.toHaveBeenCalled();
    expect(container.querySelectorAll(".generic-choices [data-action]")).toHaveLength(2);
  });

  it("flashes what the log speaks of", () => {
    const { container } = show([], { highlight: signal(new Set(["iron-5"])) });
    expect(container.querySelector("[data-flash]")?.textContent).toBe("Iron 5");
  });
});

describe("the words of a game without texts", () => {
  it("say whose turn it is", () => {
    const asked = (seat: number, view: unknown) =>
      board.status({ view, facts: {} }, seat, NAMES, {}).key;
    expect(asked(0, VIEW)).toBe("generic-you");
    expect(asked(1, VIEW)).toBe("generic-other");
    expect(asked(1, { ...VIEW, to_act: -2 })).toBe("generic-over");
  });

  it("tell the log from entries, and nothing of a hidden draw", () => {
    const entry = (actor: number, text: string | null) =>
      board.describeEntry!({ actor, text }, NAMES);
    expect(entry(0, "launch ice-1")).toMatchObject({ key: "generic-log", refs: ["ice-1"] });
    expect(entry(-1, "comet ice-1")).toMatchObject({ key: "action-comet", refs: ["ice-1"] });
    expect(entry(1, null)).toMatchObject({ key: "generic-hidden", args: { name: "Bo" } });
    expect(entry(-1, null)).toBeNull();
    expect(board.describeEvent({ event: "comet-drawn", seat: 0 }, NAMES)).toBeNull();
  });
});
