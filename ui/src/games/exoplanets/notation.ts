/** The texts of actions: what they say, and which things on the table are clicked for them. */
import type { Phrase } from "../../kit/game";
import { RESOURCES, type Resource } from "./content";

export interface Parsed {
  readonly verb: string;
  readonly args: readonly string[];
}

export function parse(action: string): Parsed {
  const [verb = "", ...args] = action.split(" ");
  return { verb, args };
}

/** What an action does, in the words of the language files. Counts are numbers, rows and stacks
 * are names. */
export function describe(action: string): Phrase {
  const { verb, args } = parse(action);
  const [first = "", second = "", third = ""] = args;
  return { key: `action-${verb}`, args: { first, second, third, count: args.length } };
}

/** The things clicked for an action, in order. */
export function thingsOf(action: string): readonly string[] {
  const { verb, args } = parse(action);
  const [first = "", second = ""] = args;
  switch (verb) {
    case "return":
    case "lose":
    case "life":
    case "species":
      return [first];
    case "draw":
      return ["bag"];
    case "take":
    case "shelve":
      return [`stack/${first}`];
    case "build":
      return [`held/${first}`];
    case "place":
      return [`row/${first}`];
    case "claim":
      return [`claim/${first}`];
    case "play":
      return second === "" ? [`play/${first}`] : [`play/${first}`, second];
    case "gain":
      return [`cloud/${first}`];
    case "swap":
      return [`stock/${first}`, `cloud/${second}`];
    default: // end, done, pay
      return [verb];
  }
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
