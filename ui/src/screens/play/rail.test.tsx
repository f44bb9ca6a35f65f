import { expect, test } from "vitest";

import type { Step } from "../../app/table";
import type { GameEvent, GameModule } from "../../kit/game";
import { glyphsOf } from "./rail";

const event = (name: string, seat: number): GameEvent => ({ event: name, seat });

const module = {
  describeEvent: ({ event: name, seat }: GameEvent) =>
    name === "shuffled" ? null : { key: `event-${name}`, args: {}, refs: [`piece/${seat}`] },
} as Partial<GameModule<unknown, unknown>> as GameModule<unknown, unknown>;

const step = (position: number, ...events: GameEvent[]): Step =>
  ({ position, events, entries: [] }) as Partial<Step> as Step;

test("each beat leaves one sign, with all its lines and the position it leads to", () => {
  const steps = [
    step(3, event("star-gained", 1), event("star-gained", 1), event("card-drawn", 1)),
    step(4, event("star-placed", 0)),
  ];
  const glyphs = glyphsOf({ module }, steps, ["Ada", "Bo"]);
  expect(glyphs.map(({ position, seat, lines }) => [position, seat, lines.length])).toEqual([
    [3, 1, 2],
    [3, 1, 1],
    [4, 0, 1],
  ]);
});

test("what is not told leaves no sign", () => {
  expect(glyphsOf({ module }, [step(1, event("shuffled", -1))], [])).toEqual([]);
});
