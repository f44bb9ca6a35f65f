import { expect, test } from "vitest";

import type { Position } from "../../app/table";
import type { GameEvent, GameModule } from "../../kit/game";
import { beatsOf } from "./beats";

const of = (event: string, seat = 1): GameEvent => ({ event, seat });

function namesIn(events: readonly GameEvent[], more: object = {}): readonly string[] {
  const describeEvent = ({ event }: GameEvent) =>
    event === "untold" ? null : { key: event, args: {}, refs: [] };
  const module = { describeEvent, ...more } as unknown as GameModule<unknown, unknown>;
  const position = { seat: 0, entries: [{ actor: 1, text: null }], events } as unknown as Position;
  return beatsOf({ module }, position).map(
    (beat) => `${beat.seat} ${beat.weight ?? "-"} ${beat.events.map(({ event }) => event)}`,
  );
}

test("one beat has one meaning, several alike go together", () => {
  expect(namesIn([of("gain"), of("gain"), of("place")])).toEqual(["1 1 gain,gain", "1 1 place"]);
});

test("what happens to another seat is another beat", () => {
  expect(namesIn([of("suffer", 0), of("suffer", 1)])).toEqual(["1 1 suffer", "1 1 suffer"]);
});

test("no more lines than can be read are in one beat", () => {
  const gains = Array.from({ length: 4 }, () => of("gain"));
  expect(namesIn(gains)).toEqual(["1 1 gain,gain,gain", "1 1 gain"]);
});

test("what is not told goes with what was told before it", () => {
  expect(namesIn([of("gain"), of("untold"), of("gain")])).toEqual(["1 1 gain,untold,gain"]);
});

test("a game says what belongs together and what stays longer", () => {
  const beat = (): string => "income";
  const weight = ({ event }: GameEvent): number => (event === "storm" ? 2 : 1);
  expect(namesIn([of("gain"), of("storm")], { beat, weight })).toEqual(["1 2 gain,storm"]);
});

test("an update without events is one silent beat", () => {
  expect(namesIn([])).toEqual(["1 - "]);
});
