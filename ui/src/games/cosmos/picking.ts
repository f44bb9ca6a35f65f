/** From the legal list and what is selected to what is marked, and from a click to an action.
 * Knows no rules: every mark comes from a legal text. */
import { type Clicks, clicksOf } from "./notation";

/** lit: clickable now. chosen: part of the selection. aim: completes the selection. faint: a place
 * for something that waits. */
export type Mark = "lit" | "chosen" | "aim" | "faint";

export interface Press {
  /** The action a click completes, if any. */
  readonly action: string | null;
  readonly selection: string | null;
}

export interface Pick {
  readonly chosen: readonly string[];
  /** Legal actions that fit the selection; all of them where nothing is selected. */
  readonly candidates: readonly string[];
  readonly marks: ReadonlyMap<string, Mark>;
  /** Legal actions a thing belongs to, given the selection. */
  actionsOf(thing: string): readonly string[];
  press(thing: string): Press;
}

const JOINT = " + ";
const PLACEMENTS: ReadonlySet<string> = new Set(["place-star", "place-proto", "place-nebula"]);

const known = new Map<string, Clicks>();

function clicks(action: string): Clicks {
  let found = known.get(action);
  if (found === undefined) {
    found = clicksOf(action);
    known.set(action, found);
  }
  return found;
}

function mentions(action: string, thing: string): boolean {
  const { things, modes } = clicks(action);
  return things.includes(thing) || modes.includes(thing);
}

/** Whether an action is still meant; the end of a turn only once it was asked for. */
function fits(action: string, chosen: readonly string[]): boolean {
  const { things } = clicks(action);
  if (things[0]!.startsWith("end/") && !chosen.includes(things[0]!)) return chosen.length === 0;
  return chosen.every((thing) => mentions(action, thing));
}

/** Whether a thing may begin an action: its first thing, a mode of it, or a place for what waits. */
function begins(action: string, thing: string): boolean {
  const { things, modes } = clicks(action);
  return things[0] === thing || modes.includes(thing) || isPlace(action, thing);
}

function isPlace(action: string, thing: string): boolean {
  const { verb, things } = clicks(action);
  return things[1] === thing && PLACEMENTS.has(verb);
}

/** The first click selects, the second acts; only a place for a single waiting piece says all. */
export function isSaid(action: string, chosen: readonly string[]): boolean {
  const { things } = clicks(action);
  return things.every((thing) => chosen.includes(thing)) || chosen.some((thing) => isPlace(action, thing));
}

/** A selection is things joined, or the beginning of an action's text as the list of actions
 * gives it. */
function chosenFrom(legal: readonly string[], selection: string | null): readonly string[] {
  if (selection === null) return [];
  const things = selection.split(JOINT);
  if (legal.some((action) => fits(action, things))) return things;
  const begun = legal.filter((action) => action.startsWith(`${selection} `));
  const first = begun[0];
  if (first === undefined) return [];
  return clicks(first).things.filter((thing) => begun.every((action) => mentions(action, thing)));
}

/** Where every legal action begins with the same thing it need not be clicked. */
function givenFrom(legal: readonly string[]): readonly string[] {
  const first = legal[0] === undefined ? undefined : clicks(legal[0]).things[0]!;
  if (first === undefined || legal.length < 2) return [];
  const shared = legal.every((action) => {
    const { things } = clicks(action);
    return things.length > 1 && things[0] === first;
  });
  return shared ? [first] : [];
}

function unique(legal: readonly string[], chosen: readonly string[]): string | null {
  const left = legal.filter((action) => fits(action, chosen));
  return left.length === 1 && isSaid(left[0]!, chosen) ? left[0]! : null;
}

export function pickFrom(legal: readonly string[], selection: string | null): Pick {
  const selected = chosenFrom(legal, selection);
  const chosen = selected.length > 0 ? selected : givenFrom(legal);
  const candidates = legal.filter((action) => fits(action, chosen));
  return {
    chosen,
    candidates,
    marks: marksOf(legal, candidates, chosen),
    actionsOf: (thing) => actionsOf(legal, candidates, chosen, thing),
    press: (thing) => pressed(legal, chosen, thing),
  };
}

function marksOf(
  legal: readonly string[],
  candidates: readonly string[],
  chosen: readonly string[],
): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const action of legal) {
    const { things, modes } = clicks(action);
    for (const thing of [things[0]!, ...modes]) marks.set(thing, "lit");
  }
  for (const action of legal) {
    const place = clicks(action).things[1];
    if (place !== undefined && isPlace(action, place) && !marks.has(place)) marks.set(place, "faint");
  }
  if (chosen.length === 0) return marks;
  for (const action of candidates) {
    const { things, modes } = clicks(action);
    const following = things.find((thing) => !chosen.includes(thing));
    if (following !== undefined) marks.set(following, "aim");
    else for (const mode of modes) if (!chosen.includes(mode)) marks.set(mode, "aim");
  }
  for (const thing of chosen) marks.set(thing, "chosen");
  return marks;
}

function actionsOf(
  legal: readonly string[],
  candidates: readonly string[],
  chosen: readonly string[],
  thing: string,
): readonly string[] {
  if (chosen.length > 0) {
    const fitting = candidates.filter((action) => mentions(action, thing));
    if (fitting.length > 0) return fitting;
  }
  return legal.filter((action) => begins(action, thing));
}

function pressed(legal: readonly string[], chosen: readonly string[], thing: string): Press {
  if (chosen.includes(thing)) return again(legal, chosen, thing);
  const more = [...chosen, thing];
  if (legal.some((action) => fits(action, more))) return settled(legal, more);
  if (legal.some((action) => begins(action, thing))) return settled(legal, [thing]);
  return { action: null, selection: null };
}

function settled(legal: readonly string[], chosen: readonly string[]): Press {
  const action = unique(legal, chosen);
  return { action, selection: chosen.join(JOINT) };
}

/** A chosen thing clicked again is let go; a thing that was given acts if it can. */
function again(legal: readonly string[], chosen: readonly string[], thing: string): Press {
  const action = unique(legal, chosen);
  if (action !== null) return { action, selection: null };
  const rest = chosen.filter((other) => other !== thing);
  return { action: null, selection: rest.length > 0 ? rest.join(JOINT) : null };
}

/** Candidates that need no further thing on the board: offered as buttons beside the selection. */
export function direct(pick: Pick): readonly string[] {
  if (pick.chosen.length === 0) return pick.candidates.filter((action) => isLoose(action));
  return pick.candidates.filter((action) => {
    const { things } = clicks(action);
    const left = things.filter((thing) => !pick.chosen.includes(thing));
    return left.length === 0 || (left.length === 1 && isOffBoard(left[0]!));
  });
}

/** Whether a press would act on a thing whose outcome shows elsewhere, and it is not selected yet. */
export function isWeighed(pick: Pick, thing: string): boolean {
  return thing.startsWith("token/") && !pick.chosen.includes(thing);
}

/** Whether a place of the galaxy may be clicked next: nothing must cover it. */
export function wantsPlace(pick: Pick): boolean {
  return pick.candidates.some((action) =>
    clicks(action).things.some((thing) => /^[SLN]\d/.test(thing) && !pick.chosen.includes(thing)),
  );
}

function isOffBoard(thing: string): boolean {
  return /^(hand|slot|supply|power|chamber|waiting)/.test(thing);
}

/** Actions about nothing that lies on the table. */
function isLoose(action: string): boolean {
  return /^(gain|steps|protos|done)/.test(action);
}
