/** The texts of actions, taken apart and put into words. */
import type { Phrase, Translate } from "./game";

export interface Parsed {
  /** The words of the verb, joined by hyphens. */
  readonly verb: string;
  readonly args: readonly string[];
}

/** Reads the texts of a game whose verbs are one word, but for those listed here with two. */
export function parserOf(verbsOfTwo: readonly string[] = []): (action: string) => Parsed {
  const pairs: ReadonlySet<string> = new Set(verbsOfTwo);
  return (action) => {
    const words = action.split(" ");
    const length = pairs.has(words.slice(0, 2).join(" ")) ? 2 : 1;
    return { verb: words.slice(0, length).join("-"), args: words.slice(length) };
  };
}

/** The text of a verb with its arguments by their place: a choice, or an entry of the log. */
export function phraseOf(
  { verb, args }: { readonly verb: string; readonly args: readonly (string | number)[] },
  kind: "action" | "log" = "action",
): Phrase {
  const [first = "", second = "", third = ""] = args;
  const given = { first, second, third, count: args.length, words: args.join(" ") };
  return { key: `${kind}-${verb}`, args: given };
}

export function phrase(key: string, args: Phrase["args"] = {}): Phrase {
  return { key, args };
}

/** The name of a thing, or its id where it has none. */
export function word(t: Translate, id: string): string {
  const key = `word-${id}`;
  const text = t(key);
  return text === key ? id : text;
}

/** Two sentences; the first may lack its full stop, the second may be missing. */
export function joinSentences(first: string, second: string): string {
  return second === "" ? first : `${first.replace(/\.$/, "")}. ${second}`;
}
