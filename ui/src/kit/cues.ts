/** Cues: short sounds for what happens at a table. A game says which of its events sounds how; every
 * one of them can be seen as well. */
import type { GameEvent } from "./game";

export const CUES = [
  "turn",
  "round",
  "shift",
  "star",
  "piece",
  "gain",
  "card",
  "goal",
  "life",
  "species",
  "complete",
  "discharge",
  "collision",
  "storm",
  "hole",
  "win",
] as const;
export type Cue = (typeof CUES)[number];

/** What of a game's events is heard, by the name of the event. */
export type CueTable = Readonly<Record<string, Cue>>;

/** The cue of an event, null where it is silent. */
export function cueFor(table: CueTable | undefined, { event }: GameEvent): Cue | null {
  return table?.[event] ?? null;
}

/** Of events that come together one is heard: the rarest, which stands last in the list. */
export function cueOf(table: CueTable | undefined, events: readonly GameEvent[]): Cue | null {
  const heard = events.flatMap((event) => cueFor(table, event) ?? []);
  return heard.sort((one, other) => CUES.indexOf(other) - CUES.indexOf(one))[0] ?? null;
}
