/** Readable words for what a game has no text for, made from its ids. */
import type { Arguments } from "./game";

/** place-star and place_star: place star. */
export const plainWords = (id: string): string => id.replace(/[-_]+/g, " ").trim();

/** place-star: Place star. */
export function humanise(id: string): string {
  const words = plainWords(id);
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** Keys whose last part is the id of something. */
const NAMED = /^(?:word|group|option|score|field|seat-field|event)-(.+)$/;
const HELP = /^(?:about|option-.+-help)$/;

/** What stands for a text that a game lacks; null where nothing can be made of the key. */
export function textFromId(game: string, key: string, args: Arguments): string | null {
  if (key === "game-name") return humanise(game);
  if (HELP.test(key)) return "";
  const verb = /^(?:action|log)-(.+)$/.exec(key)?.[1];
  if (verb !== undefined) return `${humanise(verb)} ${plainWords(String(args.words ?? ""))}`.trim();
  const id = NAMED.exec(key)?.[1];
  return id === undefined ? null : humanise(id);
}
