import { describe, expect, it, vi } from "vitest";

import { bundleOf, translator } from "../locale/texts";
import { groupActions, groupName, isEnding, openUp, refsOf } from "./actions";
import { Digits } from "./digits";
import type { GameModule } from "./game";
import { nearest } from "./spatial";

const module: Pick<GameModule<never, never>, "describe" | "group"> = {
  describe: (action: string) => ({ key: "action", args: { text: action } }),
};
const t = translator([bundleOf("en", ["action = Do { $text }\ngroup-place = Place things"])]);

describe("grouping", () => {
  const legal = ["end pass", "place a", "move b c", "place d", "end nebula"];

  it("keeps the order of the list and puts the end of the turn last", () => {
    const groups = groupActions(module, legal);
    expect(groups.map((group) => group.key)).toEqual(["group-place", "group-move", "group-end"]);
  });

  it("puts what is suggested first in a long list", () => {
    const legal = ["life P01", "life P02", "life P03", "end"];
    const [life] = groupActions({}, legal, ["life P03", "life P02"]);
    expect(life!.actions).toEqual(["life P03", "life P02", "life P01"]);
  });

  it("puts what is suggested first, the end of the turn still last", () => {
    const groups = groupActions(module, legal, ["move b", "end", "nothing legal"]);
    expect(groups.map((group) => [group.key, group.isSuggested])).toEqual([
      ["group-move", true],
      ["group-place", false],
      ["group-end", true],
    ]);
  });

  it("puts what is suggested first within its group, three at most", () => {
    const places = ["place a", "place d", "place f", "place g", "place h"];
    const suggested = ["place g", "place d", "place h", "place a"];
    const [group] = groupActions(module, places, suggested);
    expect(group!.actions).toEqual(["place g", "place d", "place h", "place a", "place f"]);
    expect(group!.suggested).toEqual(["place g", "place d", "place h"]);
  });

  it("suggests one action of a beginning, not all that begin so", () => {
    const [group] = groupActions(module, ["place a", "place d 1", "place d 2"], ["place d"]);
    expect(group!.suggested).toEqual(["place d 1"]);
  });

  it("offers the few answers to a single question without a list", () => {
    const asked = (legal: readonly string[], room: number): readonly (readonly string[])[] =>
      openUp(groupActions(module, legal), () => 10, room).map(({ actions }) => actions);
    expect(asked(["stack 1", "stack 2", "end"], 40)).toEqual([["stack 1"], ["stack 2"], ["end"]]);
    expect(asked(["stack 1", "stack 2"], 15)).toEqual([["stack 1", "stack 2"]]);
    expect(asked(["stack 1", "stack 2", "move a"], 99)).toHaveLength(2);
  });

  it("holds every action exactly once", () => {
    const held = groupActions(module, legal).flatMap((group) => group.actions);
    expect([...held].sort()).toEqual([...legal].sort());
  });

  it("asks the game for the group where it says", () => {
    const groups = groupActions({ group: (action) => action.at(-1)! }, ["x a", "y a", "z b"]);
    expect(groups.map((group) => group.actions.length)).toEqual([2, 1]);
  });

  it("names a single action by itself and several by their group", () => {
    const [place, move] = groupActions(module, legal);
    expect(groupName(module, t, place!)).toBe("Place things");
    expect(groupName(module, t, move!)).toBe("Do move b c");
  });

  it("names a group without a text by its first action", () => {
    const group = { key: "group-none", actions: ["a", "b"], isSuggested: false, suggested: [] };
    expect(groupName(module, t, group)).toBe("Do a …");
  });

  it("knows what ends a turn", () => {
    expect(["end", "end pass", "endow", "place end"].map(isEnding)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("points at what an action names", () => {
    expect([...refsOf("place star H S5")]).toEqual(["star", "H", "S5"]);
  });
});

describe("digits", () => {
  const pressing = (count: number) => {
    const chosen: number[] = [];
    return {
      chosen,
      digits: new Digits(
        () => count,
        (index) => chosen.push(index),
      ),
    };
  };

  it("choose at once where no longer number is possible", () => {
    const { chosen, digits } = pressing(9);
    digits.press("4");
    expect(chosen).toEqual([3]);
  });

  it("wait for a second digit where the list is long", () => {
    vi.useFakeTimers();
    const { chosen, digits } = pressing(25);
    digits.press("1");
    digits.press("2");
    expect(chosen).toEqual([11]);
    digits.press("2");
    expect(chosen).toEqual([11]);
    vi.advanceTimersByTime(1000);
    expect(chosen).toEqual([11, 1]);
    vi.useRealTimers();
  });

  it("choose nothing beyond the list and leave other keys alone", () => {
    const { chosen, digits } = pressing(3);
    expect(digits.press("7")).toBe(true);
    expect(digits.press("u")).toBe(false);
    expect(chosen).toEqual([]);
  });
});

describe("arrow keys", () => {
  const from = { x: 0, y: 0 };

  it("go to the nearest thing in their direction", () => {
    const others = [
      { x: 50, y: 5 },
      { x: 20, y: 0 },
      { x: -10, y: 0 },
    ];
    expect(nearest(from, others, "ArrowRight")).toBe(1);
    expect(nearest(from, others, "ArrowLeft")).toBe(2);
  });

  it("go nowhere where there is nothing", () => {
    expect(nearest(from, [{ x: 20, y: 0 }], "ArrowUp")).toBe(-1);
  });
});
