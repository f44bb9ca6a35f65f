/** An update of another player in beats: one meaning each, several alike together. */
import type { Beat } from "../../app/playback";
import { type Position, wholeBeat } from "../../app/table";
import type { GameEvent } from "../../kit/game";
import { type Place, toldSoFar } from "../../kit/telling";
import type { Scene } from "./scene";

/** What a position looks like while only the first of its events are told. */
export function tableSoFar(
  { module, content }: Pick<Scene, "module" | "content">,
  before: Position,
  now: Position,
  told: number,
): Position {
  const { places } = module;
  if (!places) return now;
  const seen = ({ view, facts, scores }: Position): object => ({ view, facts, scores });
  const placesOf = (event: GameEvent): readonly Place[] => places(event, content, now);
  return { ...now, ...toldSoFar(seen(before), seen(now), now.events, told, placesOf) };
}

type Told = Pick<Scene, "module">;

/** So many lines are read in one beat. */
const LINES = 3;

export function beatsOf({ module }: Told, position: Position): readonly Beat[] {
  const whole = wholeBeat(position);
  const groups = together(module, whole.events);
  const weightOf = (events: readonly GameEvent[]): number =>
    Math.max(...events.map((event) => module.weight?.(event) ?? 1));
  return groups.length
    ? groups.map((events) => ({ ...whole, events, weight: weightOf(events) }))
    : [whole];
}

/** Events in the order in which they happened, those that mean one thing together. */
export function together(
  module: Told["module"],
  events: readonly GameEvent[],
): readonly (readonly GameEvent[])[] {
  const groups: { name: string; lines: number; events: GameEvent[] }[] = [];
  for (const event of events) {
    const isTold = module.describeEvent(event, []) !== null;
    const name = module.beat?.(event) ?? `${event.event} ${event.seat}`;
    const last = groups.at(-1);
    // What is not told belongs to what was told before it.
    const joins = last && (!isTold || (last.name === name && last.lines < LINES));
    if (joins) {
      last.events.push(event);
      last.lines += isTold ? 1 : 0;
    } else groups.push({ name, lines: isTold ? 1 : 0, events: [event] });
  }
  return groups.map((group) => group.events);
}
