import { describe, expect, test, vi } from "vitest";
import { POSITIONS } from "./fixtures/positions";
import { clicksOf } from "./notation";
import { isWeighed, offersIn, pickFrom, wantsPlace } from "./picking";

vi.setConfig({ testTimeout: 60_000 });

/** Clicks the things in order, each only if it is marked; the action that comes of it. */
function clicked(legal: readonly string[], things: readonly string[]): string | null {
  let selection: string | null = null;
  for (const thing of things) {
    const pick = pickFrom(legal, selection);
    if (pick.chosen.includes(thing) && selection === null) continue;
    expect(pick.marks.has(thing), `${thing} of ${things.join(" ")}`).toBe(true);
    const press = pick.press(thing);
    if (press.action !== null) return press.action;
    selection = press.selection;
  }
  return (
    offersIn(pickFrom(legal, selection)).find((action) => {
      return clicksOf(action).things.every((thing) => things.includes(thing));
    }) ?? null
  );
}

describe("every legal action of the recorded games", () => {
  test("comes of clicking its own things in order", () => {
    for (const { legal } of POSITIONS) {
      for (const action of legal) expect(clicked(legal, clicksOf(action).things)).toBe(action);
    }
  });

  test("a click never acts outside the legal list", () => {
    for (const { legal } of POSITIONS) {
      const pick = pickFrom(legal, null);
      for (const thing of pick.marks.keys()) {
        const { action } = pick.press(thing);
        if (action !== null) expect(legal).toContain(action);
      }
    }
  });
});

test("nothing is marked where nothing is legal", () => {
  expect(pickFrom([], null).marks.size).toBe(0);
  expect(pickFrom([], "S5").chosen).toEqual([]);
});

test("a waiting star is placed from either side", () => {
  const legal = ["end pass", "place star H S1", "place star H S2", "place star O S1"];
  const fromStar = pickFrom(legal, "waiting/H");
  expect(fromStar.marks.get("S2")).toBe("aim");
  expect(fromStar.press("S1").action).toBe("place star H S1");
  const fromSpace = pickFrom(legal, "S1");
  expect(fromSpace.marks.get("waiting/O")).toBe("aim");
  expect(pickFrom(legal, null).press("S2").action).toBe("place star H S2");
});

test("a star that can only move waits for its landing space", () => {
  const legal = ["end pass", "move S1 S2"];
  const { action, selection } = pickFrom(legal, null).press("S1");
  expect(action).toBeNull();
  expect(pickFrom(legal, selection).press("S2").action).toBe("move S1 S2");
});

test("a star that may become a supernova or move offers both", () => {
  const legal = ["move S1 S2", "move S1 S5", "supernova S1"];
  const pick = pickFrom(legal, pickFrom(legal, null).press("S1").selection);
  expect(offersIn(pick)).toEqual(["supernova S1"]);
  expect(pick.marks.get("S5")).toBe("aim");
  expect(pick.press("track/supernova").action).toBe("supernova S1");
});

test("a piece that only a resource moves is not marked before it is pointed at", () => {
  const { marks } = pickFrom(["move S1 S2", "move S5 S6", "complete N1 S5"], null);
  expect(marks.get("track/graviton")).toBe("lit");
  expect(marks.get("S1")).toBe("quiet");
  expect(marks.get("N1")).toBe("lit");
  expect(pickFrom(["move S1 S2", "move S1 S6"], "track/graviton").marks.get("S1")).toBe("aim");
});

test("a choice of words covers no place that may be meant as well", () => {
  const legal = ["done", "move S1 S2", "supernova S1", "use p-01 H", "use p-01 O"];
  expect(wantsPlace(pickFrom(legal, null))).toBe(true);
  expect(wantsPlace(pickFrom(legal, "S1"))).toBe(true);
  expect(wantsPlace(pickFrom(legal, "power/p-01"))).toBe(false);
  expect(wantsPlace(pickFrom(["steps", "protos"], null))).toBe(false);
});

test("proto-life ends no turn unless the end was chosen first", () => {
  const legal = ["end nebula", "end stabilise L1", "end stabilise L2"];
  expect(pickFrom(legal, null).marks.has("L1")).toBe(false);
  const pick = pickFrom(legal, pickFrom(legal, null).press("end/stabilise").selection);
  expect(pick.press("L2").action).toBe("end stabilise L2");
});

test("a star is given up only after the nebula was chosen", () => {
  const legal = ["complete N1 S1", "complete N1 S5", "end pass"];
  expect(pickFrom(legal, null).marks.has("S1")).toBe(false);
  expect(pickFrom(legal, "N1").press("S5").action).toBe("complete N1 S5");
});

test("a track says what is meant before the piece is named", () => {
  const legal = ["move L1 L2", "move S1 S2", "stabilise L1"];
  const moving = pickFrom(legal, "track/graviton");
  expect(moving.marks.get("L1")).toBe("aim");
  expect(moving.marks.has("S2")).toBe(false);
  expect(pickFrom(legal, "track/dna").press("L1").action).toBe("stabilise L1");
});

test("a chosen thing clicked again is let go", () => {
  const legal = ["move S1 S2", "move S1 S4", "end pass"];
  expect(pickFrom(legal, "S1").press("S1")).toEqual({ action: null, selection: null });
});

test("the beginning of a text serves as a selection", () => {
  const legal = ["place star H S1", "place star H S2", "place star O S1"];
  expect(pickFrom(legal, "place star H").chosen).toEqual(["waiting/H"]);
});

test("a token is weighed until it is selected; nothing else is", () => {
  const { legal } = POSITIONS.find(({ view }) => view.pending === "choose-shift")!;
  expect(isWeighed(pickFrom(legal, null), "token/own")).toBe(true);
  expect(isWeighed(pickFrom(legal, "token/own"), "token/own")).toBe(false);
  expect(isWeighed(pickFrom(legal, null), "collect")).toBe(false);
});

describe("suggestions", () => {
  const legal = [
    "place star O S5",
    "place star O S6",
    "place star C S7",
    "complete N5 S1",
    "complete N5 S2",
    "move S1 S8",
    "move S2 S9",
  ];
  const suggested = ["complete N5", "place star O S5", "place star O S6", "place star C", "move"];

  test("with nothing in hand the first three things are marked", () => {
    expect([...pickFrom(legal, null, suggested).suggested]).toEqual([
      "N5",
      "waiting/O",
      "waiting/C",
    ]);
  });

  test("with a piece in hand only its own places are", () => {
    expect([...pickFrom(legal, "waiting/O", suggested).suggested]).toEqual(["S5", "S6"]);
    expect([...pickFrom(legal, "N5", suggested).suggested]).toEqual([]);
  });

  test("a verb alone leads to the track that is spent", () => {
    expect([...pickFrom(legal, null, ["move"]).suggested]).toEqual(["track/graviton"]);
  });

  test("what is not legal any more is not suggested", () => {
    expect(pickFrom(legal, null, ["complete N6"]).suggested.size).toBe(0);
  });
});
