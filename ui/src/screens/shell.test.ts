/** What the front page and the result work out: codes, plots, points counted, cues, the orrery. */
import { expect, it } from "vitest";

import { cueFor, cueOf } from "../kit/cues";
import { apart, spread } from "../kit/plot";
import { pointsUpTo, sourcesIn } from "./end/ceremony";
import { tableIn } from "./front/lists";
import { bodiesAt, ORBITS } from "./front/orrerymotion";

it("finds the table in a link or a code", () => {
  expect(tableIn("https://play.example.org/t/ab-C_1")).toBe("ab-C_1");
  expect(tableIn("  ab-C_1 ")).toBe("ab-C_1");
  expect(tableIn("https://play.example.org/t/ab-C_1?lang=de#x")).toBe("ab-C_1");
  expect(tableIn("not a code")).toBeNull();
});

it("moves letters of a plot apart and keeps them above the ground", () => {
  const placed = spread([100, 101, 235, 236], 15, 236);
  const sorted = [...placed].sort((one, other) => one - other);
  for (const [at, height] of sorted.slice(1).entries()) {
    expect(height - sorted[at]!).toBeGreaterThanOrEqual(15);
  }
  expect(Math.max(...placed)).toBeLessThanOrEqual(236);
});

it("moves marks of a plot apart", () => {
  const placed = apart([
    { x: 100, y: 200 },
    { x: 104, y: 202 },
    { x: 108, y: 199 },
  ]);
  for (const [at, one] of placed.entries()) {
    for (const other of placed.slice(0, at)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(29);
    }
  }
});

it("counts the points source by source, without those that brought nothing", () => {
  const scores = [
    { life: 3, none: 0, goals: 5 },
    { life: 0, none: 0, goals: -1 },
  ];
  const sources = sourcesIn(scores);
  expect(sources).toEqual(["life", "goals"]);
  expect([0, 1, 2].map((count) => pointsUpTo(scores[0]!, sources, count))).toEqual([0, 3, 8]);
});

it("lets the rarest of several events be heard, and nothing of silent ones", () => {
  const table = { placed: "star", "storm-broke": "storm" } as const;
  const event = (name: string) => ({ event: name, seat: 0 });
  expect(cueFor(table, event("unknown"))).toBeNull();
  expect(cueOf(table, [event("storm-broke"), event("placed")])).toBe("storm");
  expect(cueOf(undefined, [event("placed")])).toBeNull();
});

it("keeps every world of the orrery on its orbit, those behind the star first", () => {
  for (const time of [0, 40, 900]) {
    const bodies = bodiesAt(time);
    expect(bodies).toHaveLength(ORBITS.length);
    const depths = bodies.map(({ depth }) => depth);
    expect(depths).toEqual([...depths].sort((one, other) => one - other));
  }
});
