/** The texts of actions: what they say, and which things on the table they are about. */
import type { Phrase } from "../../kit/game";

const VERBS_OF_TWO: ReadonlySet<string> = new Set([
  "shift own",
  "shift dark",
  "take deck",
  "place star",
  "place proto",
  "place stable",
  "place nebula",
  "discharge none",
  "end nebula",
  "end stabilise",
  "end pass",
]);

export interface Parsed {
  readonly verb: string;
  readonly args: readonly string[];
}

export function parse(action: string): Parsed {
  const words = action.split(" ");
  const pair = words.slice(0, 2).join(" ");
  const length = VERBS_OF_TWO.has(pair) ? 2 : 1;
  return { verb: words.slice(0, length).join("-"), args: words.slice(length) };
}

/** What an action does, in the words of the language files. */
export function describe(action: string): Phrase {
  const { verb, args } = parse(action);
  return {
    key: `action-${verb}`,
    args: {
      first: args[0] ?? "",
      second: args[1] ?? "",
      third: args[2] ?? "",
      count: args.length,
    },
  };
}

/** An action as clicks: the things it names in order, and things that may be clicked first to say
 * what is meant (a resource track, the end of the turn). */
export interface Clicks {
  readonly action: string;
  readonly verb: string;
  readonly things: readonly string[];
  readonly modes: readonly string[];
}

export function clicksOf(action: string): Clicks {
  const { verb, args } = parse(action);
  const [first = "", second = ""] = args;
  const clicks = (things: string[], modes: string[] = []): Clicks => ({ action, verb, things, modes });
  switch (verb) {
    case "shift-own":
      return clicks(["token/own"]);
    case "shift-dark":
      return clicks([`token/${first}`]);
    case "stack":
      return clicks([`stack/${first}`]);
    case "take":
      return clicks([`row/${first}`]);
    case "take-deck":
      return clicks(["deck"]);
    case "place-star":
    case "place-nebula":
      return clicks([`waiting/${first}`, second]);
    case "place-proto":
      return clicks(["waiting/proto", first]);
    case "discharge":
      return clicks(["chamber", isStar(first) ? `supply/${first}` : `power/${first}`]);
    case "discharge-none":
      return clicks(["chamber"]);
    case "buy":
      return clicks([`slot/${first}`, `hand/${second}`]);
    case "keep":
    case "bottom":
      return clicks([`drawn/${first}`]);
    case "use":
      return clicks(second === "" ? [`power/${first}`] : [`power/${first}`, `hand/${second}`]);
    case "set":
    case "discard":
      return clicks([`hand/${first}`]);
    case "supernova":
      return clicks([first], ["track/supernova"]);
    case "stabilise":
      return clicks([first], ["track/dna"]);
    case "move":
      return clicks([first, second], ["track/graviton"]);
    case "end-stabilise":
      return clicks(["end/stabilise", first]);
    case "end-nebula":
      return clicks(["end/nebula"]);
    case "end-pass":
      return clicks(["end/pass"]);
    case "gain":
      return clicks([`supply/${first}`]);
    case "steps":
      return clicks(["chamber"]);
    case "protos":
      return clicks(["supply/life"]);
    case "complete":
    case "carry":
      return clicks([first, second]);
    case "collect":
    case "done":
      return clicks([verb]);
    default: // place-stable, advance, flip, remove, target, spend, restore, replace
      return clicks([first]);
  }
}

function isStar(id: string): boolean {
  return id === "H" || id === "He" || id === "O" || id === "C";
}
