import { expect, test } from "vitest";

import type { GameEvent } from "./game";
import { type Place, toldSoFar } from "./telling";

const BEFORE: object = {
  hand: 2,
  deck: 9,
  stars: { S1: "H" },
  life: ["L1"],
  goal: "old",
  waits: {},
};
const NOW = { hand: 5, deck: 7, stars: { S2: "O" }, life: ["L2"], goal: "new", waits: { H: 1 } };

/** What the table looks like after so many events, each given as what it changes. */
function after(told: number, ...events: readonly (readonly Place[])[]): object {
  const all = events.map((places, seat): GameEvent => ({ event: "change", seat, places }));
  return toldSoFar(BEFORE, NOW, all, told, ({ places }) => places as readonly Place[]);
}

test("what is not told looks as before", () => {
  expect(after(0, [{ path: "goal" }])).toEqual(BEFORE);
});

test("what is told looks as it is now, and nothing else", () => {
  expect(after(1, [{ path: "goal" }], [{ path: "hand" }])).toEqual({ ...BEFORE, goal: "new" });
});

test("a piece that came is there, one that went is not", () => {
  const { stars, life, waits } = NOW;
  expect(after(1, [{ path: "stars.S1" }, { path: "stars.S2" }])).toEqual({ ...BEFORE, stars });
  expect(after(1, [{ path: "life.L1" }, { path: "life.L2" }])).toEqual({ ...BEFORE, life });
  expect(after(1, [{ path: "waits.H", by: 1 }])).toEqual({ ...BEFORE, waits });
});

test("events that share a number each change it by their own part", () => {
  const [two, one] = [[{ path: "hand", by: 2 }], [{ path: "hand", by: 1 }]];
  expect(after(1, two, one)).toEqual({ ...BEFORE, hand: 4 });
  expect(after(2, two, one)).toEqual({ ...BEFORE, hand: 5 });
});

test("a number that events do not explain is never made up", () => {
  expect(after(1, [{ path: "hand", by: 1 }], [{ path: "hand", by: 1 }])).toEqual({
    ...BEFORE,
    hand: 5,
  });
});

test("a number is counted until an event that changes it otherwise is told", () => {
  const one = [{ path: "hand", by: 1 }];
  const all = [one, [{ path: "hand" }]];
  expect(after(1, ...all)).toEqual({ ...BEFORE, hand: 3 });
  expect(after(2, ...all)).toEqual({ ...BEFORE, hand: 5 });
});

test("a list of pieces grows at its end", () => {
  const [before, now] = [{ row: [{ id: "a" }] }, { row: [{ id: "a" }, { id: "b" }] }];
  const table = toldSoFar(before, now, [{ event: "x", seat: 0 }], 1, () => [{ path: "row.1" }]);
  expect(table).toEqual(now);
});

test("a place that is hidden on the way stays hidden", () => {
  const shut = { hand: null };
  const table = toldSoFar(shut, shut, [{ event: "x", seat: 0 }], 1, () => [
    { path: "hand.time", by: 1 },
  ]);
  expect(table).toEqual(shut);
});
