/** The texts of actions: what they say, and which things on the table are clicked for them. */
import type { Phrase } from "../../kit/game";
import { parserOf, phraseOf } from "../../kit/notation";
import { RESOURCES, type Resource } from "./content";

export const parse = parserOf();

/** What an action does, in the words of the language files. Amounts are numbers, rows and stacks
 * are names. */
export function describe(action: string): Phrase {
  const { verb, args } = parse(action);
  return phraseOf({ verb, args: verb === "pay" ? args.map(Number) : args });
}

type Things = readonly string[];

/** The things clicked for an action, in order; a verb that is missing here is clicked itself. */
const THINGS: Readonly<Record<string, (first: string, second: string) => Things>> = {
  return: (tile) => [tile],
  lose: (tile) => [tile],
  life: (planet) => [planet],
  species: (planet) => [planet],
  draw: () => ["bag"],
  take: (stack) => [`stack/${stack}`],
  shelve: (stack) => [`stack/${stack}`],
  build: (planet) => [`held/${planet}`],
  place: (row) => [`row/${row}`],
  claim: (tile) => [`claim/${tile}`],
  play: (tile, planet) => (planet === "" ? [`play/${tile}`] : [`play/${tile}`, planet]),
  gain: (resource) => [`cloud/${resource}`],
  swap: (given, taken) => [`stock/${given}`, `cloud/${taken}`],
};

export function thingsOf(action: string): Things {
  const { verb, args } = parse(action);
  const [first = "", second = ""] = args;
  return THINGS[verb]?.(first, second) ?? [verb];
}

export type Amounts = Readonly<Record<Resource, number>>;

export function amountsOf(payment: string): Amounts {
  const [energy = 0, water = 0, gas = 0] = parse(payment).args.map(Number);
  return { energy, water, gas };
}

export function payText(amounts: Amounts): string {
  return `pay ${RESOURCES.map((kind) => amounts[kind]).join(" ")}`;
}

export const NOTHING: Amounts = { energy: 0, water: 0, gas: 0 };
