import { describe, expect, it } from "vitest";

import { actionsWith, type IsBySeat, layoutOf } from "./layout";

const BASE = { viewer: 0, seats: 2, options: {}, to_act: 1 };
const silent: IsBySeat = () => null;
const names = (fields: readonly { name: string }[]): string[] => fields.map(({ name }) => name);

describe("the fields of a view", () => {
  it("are sorted into single values, values by seat and the rest", () => {
    const view = {
      ...BASE,
      goal: "ice",
      hand: ["ice-1", "ice-2"],
      sizes: [2, 3],
      deck: { left: 4 },
    };
    const { single, bySeat, others } = layoutOf(view, silent);
    expect(names(single)).toEqual(["goal"]);
    expect(bySeat).toEqual([{ name: "sizes", values: [2, 3] }]);
    expect(names(others)).toEqual(["hand", "deck"]);
  });

  it("are by seat where the game says so, whatever they look like", () => {
    const view = { ...BASE, hand: ["ice-1", "ice-2"], dice: [3, 5], chosen: ["red", "blue"] };
    const said: IsBySeat = (name) => name === "chosen";
    expect(names(layoutOf(view, said).bySeat)).toEqual(["chosen"]);
    expect(names(layoutOf({ ...BASE, rolls: [3, 5] }, () => false).bySeat)).toEqual([]);
  });

  it("take records of seats apart, a line for each of their fields", () => {
    const view = { ...BASE, players: [{ stock: 1, tiles: ["T1"] }, { stock: 2 }] };
    expect(layoutOf(view, silent).bySeat).toEqual([
      { name: "stock", values: [1, 2] },
      { name: "tiles", values: [["T1"], undefined] },
    ]);
  });
});

it("finds the actions a thing is named by, but not by their verbs", () => {
  const legal = ["launch ice-1", "launch ice-2", "ice-1", "swap ice-2 ice-1"];
  expect(actionsWith(legal, "ice-1")).toEqual(["launch ice-1", "swap ice-2 ice-1"]);
});
