/** What the tests of a game's screen need: recorded positions and texts that may not be missing. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Argument, Arguments, GameEvent, Seen, Translate } from "./game";

/** A decision of a played game as its actor saw it, written by `recording.py`. */
export interface Recorded<V, F> extends Seen<V, F> {
  readonly game: string;
  readonly seat: number;
  readonly legal: readonly string[];
  readonly events: readonly GameEvent[];
}

export const NAMES: readonly string[] = ["Ada", "Bo", "Cyrus", "Dee"];

/** A translator that throws where a text is missing or an argument of it is. */
export function strictTexts(fluent: string): Translate {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(fluent));
  const argumentText = (value: Argument): string | number => {
    if (typeof value === "object") return strict(value.key, value.args);
    if (typeof value === "number" || !bundle.hasMessage(`word-${value}`)) return value;
    return strict(`word-${value}`);
  };
  const strict: Translate = (key, args: Arguments = {}) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no text ${key}`);
    const errors: Error[] = [];
    const given = Object.entries(args).map(([name, value]) => [name, argumentText(value)]);
    const text = bundle.formatPattern(
      pattern,
      { device: "mouse", ...Object.fromEntries(given) },
      errors,
    );
    if (errors.length > 0) throw new Error(`${key}: ${errors.join(", ")}`);
    return text;
  };
  return strict;
}
