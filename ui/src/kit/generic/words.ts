/** Words for actions and events of any game: its own texts where it has any, its ids otherwise. */
import { isWritten } from "../../locale/texts";
import type { Arguments, Entry, GameEvent, LogLine, Phrase } from "../game";
import { type Parsed, phraseOf } from "../notation";

/** How many words of an action are its verb: the longest run of them that has a text. */
function verbLength(game: string, kind: string, words: readonly string[]): number {
  const lengths = words.map((_, index) => words.length - index);
  return lengths.find((n) => isWritten(game, `${kind}-${words.slice(0, n).join("-")}`)) ?? 0;
}

function split(words: readonly string[], length: number): Parsed {
  return { verb: words.slice(0, length).join("-"), args: words.slice(length) };
}

/** An action as a choice. */
export function describe(game: string, action: string): Phrase {
  const words = action.split(" ");
  return phraseOf(split(words, verbLength(game, "action", words) || 1));
}

/** An entry as something that was done; a draw has no name before it. */
export function describeEntry(
  game: string,
  { actor, text }: Entry,
  names: readonly string[],
): LogLine | null {
  const name = names[actor];
  if (text === null) return name === undefined ? null : line("generic-hidden", { name }, []);
  const words = text.split(" ");
  const length = verbLength(game, "log", words);
  const done = length > 0 ? phraseOf(split(words, length), "log") : describe(game, text);
  const refs = words.slice(1);
  return name === undefined ? { ...done, refs } : line("generic-log", { name, text: done }, refs);
}

/** An event the game has a text for. */
export function describeEvent(
  game: string,
  event: GameEvent,
  names: readonly string[],
): LogLine | null {
  const key = `event-${event.event}`;
  if (!isWritten(game, key)) return null;
  const known = Object.entries(event).filter(
    (each): each is [string, string | number] => typeof each[1] !== "object" && each[0] !== "event",
  );
  const refs = known.flatMap(([, value]) => (typeof value === "string" ? [value] : []));
  return line(key, { ...Object.fromEntries(known), name: names[event.seat] ?? "" }, refs);
}

function line(key: string, args: Arguments, refs: readonly string[]): LogLine {
  return { key, args, refs };
}
