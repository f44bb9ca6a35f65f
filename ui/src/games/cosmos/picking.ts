/** What is particular to picking on this table. */
import { type Pick, Picker } from "../../kit/picking";
import { clicksOf } from "./notation";

export type { Mark, Pick, Press } from "../../kit/picking";

const PLACEMENTS: ReadonlySet<string> = new Set(["place-star", "place-proto", "place-nebula"]);

const picker = new Picker({
  clicksOf,
  isPlacement: (action) => PLACEMENTS.has(clicksOf(action).verb),
  isAskedFor: (action) => action.startsWith("end "),
});

export const pickFrom = picker.pickFrom.bind(picker);
export const isComplete = picker.isComplete.bind(picker);

/** Candidates that need no further thing on the board: offered as buttons beside the selection. */
export function offersIn({ chosen, candidates }: Pick): readonly string[] {
  if (chosen.length === 0) return candidates.filter(isLoose);
  return candidates.filter((action) => {
    const left = picker.clicks(action).things.filter((thing) => !chosen.includes(thing));
    return left.length === 0 || (left.length === 1 && isOffBoard(left[0]!));
  });
}

/** Whether a press would act on a thing whose outcome shows elsewhere, and it is not selected yet. */
export function isWeighed({ chosen }: Pick, thing: string): boolean {
  return thing.startsWith("token/") && !chosen.includes(thing);
}

/** Whether a place of the galaxy may be clicked next: nothing must cover it. */
export function wantsPlace({ chosen, candidates }: Pick): boolean {
  return candidates.some((action) =>
    picker.clicks(action).things.some((thing) => /^[SLN]\d/.test(thing) && !chosen.includes(thing)),
  );
}

function isOffBoard(thing: string): boolean {
  return /^(hand|slot|supply|power|chamber|waiting)/.test(thing);
}

/** Actions about nothing that lies on the table. */
function isLoose(action: string): boolean {
  return /^(gain|steps|protos|done)/.test(action);
}
