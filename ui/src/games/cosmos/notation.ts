/** The texts of actions: what they say, and which things on the table they are about. */
import type { Phrase } from "../../kit/game";
import { parserOf, phraseOf } from "../../kit/notation";
import type { Clicks } from "../../kit/picking";

export const parse = parserOf([
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

/** What an action does, in the words of the language files. */
export const describe = (action: string): Phrase => phraseOf(parse(action));

type Things = readonly string[];

/** The things an action names in order; a verb that is missing here names a place of the galaxy. */
const THINGS: Readonly<Record<string, (first: string, second: string, all: Things) => Things>> = {
  "shift-own": () => ["token/own"],
  "shift-dark": (control) => [`token/${control}`],
  stack: (size) => [`stack/${size}`],
  take: (card) => [`row/${card}`],
  "take-deck": () => ["deck"],
  "place-star": (star, space) => [`waiting/${star}`, space],
  "place-nebula": (tile, space) => [`waiting/${tile}`, space],
  "place-proto": (space) => ["waiting/proto", space],
  discharge: (id) => ["chamber", isStar(id) ? `supply/${id}` : `power/${id}`],
  "discharge-none": () => ["chamber"],
  buy: (slot, card) => [`slot/${slot}`, `hand/${card}`],
  keep: (card) => [`drawn/${card}`],
  bottom: (card) => [`drawn/${card}`],
  use: (power, _, [, ...cards]) => [
    `power/${power}`,
    ...new Set(cards.map((card) => `hand/${card}`)),
  ],
  set: (card) => [`hand/${card}`],
  discard: (card) => [`hand/${card}`],
  move: (from, to) => [from, to],
  "end-stabilise": (space) => ["end/stabilise", space],
  "end-nebula": () => ["end/nebula"],
  "end-pass": () => ["end/pass"],
  gain: (star) => [`supply/${star}`],
  steps: () => ["chamber"],
  protos: () => ["supply/life"],
  complete: (space, star) => [space, star],
  carry: (from, to) => [from, to],
  collect: () => ["collect"],
  done: () => ["done"],
};

/** Things that may be clicked first to say what is meant: a resource track. */
const MODES: Readonly<Record<string, Things>> = {
  supernova: ["track/supernova"],
  stabilise: ["track/dna"],
  move: ["track/graviton"],
};

/** An action as clicks. */
export function clicksOf(action: string): Required<Clicks> & { readonly verb: string } {
  const { verb, args } = parse(action);
  const [first = "", second = ""] = args;
  return { verb, things: THINGS[verb]?.(first, second, args) ?? [first], modes: MODES[verb] ?? [] };
}

function isStar(id: string): boolean {
  return id === "H" || id === "He" || id === "O" || id === "C";
}
