/** From the legal list and what is selected to what is marked, and from a click to an action.
 * Knows no rules: every mark comes from a legal text. */
import { RESOURCES, type Resource } from "./content";
import { type Amounts, amountsOf, NOTHING, parse, payText, thingsOf } from "./notation";

/** lit: clickable now. chosen: selected. aim: completes the selection. */
export type Mark = "lit" | "chosen" | "aim";

export interface Press {
  /** The action a click completes, if any. */
  readonly action: string | null;
  readonly selection: string | null;
}

export interface Pick {
  readonly chosen: string | null;
  readonly marks: ReadonlyMap<string, Mark>;
  /** Legal actions to choose from by words once a thing is selected. */
  readonly direct: readonly string[];
  /** What has been laid down towards a payment; null where none is asked for. */
  readonly tray: Amounts | null;
  /** Legal actions a thing belongs to, given the selection. */
  actionsOf(thing: string): readonly string[];
  press(thing: string): Press;
}

const WORDS: ReadonlySet<string> = new Set(["end", "done"]);

export function pickFrom(legal: readonly string[], selection: string | null): Pick {
  const isPaying = legal.some((action) => parse(action).verb === "pay");
  return isPaying ? payingPick(legal, selection) : thingPick(legal, selection);
}

function thingPick(legal: readonly string[], selection: string | null): Pick {
  const first = (thing: string): readonly string[] =>
    legal.filter((action) => thingsOf(action)[0] === thing);
  const chosen = selection !== null && first(selection).length > 0 ? selection : null;
  const candidates = chosen === null ? [] : first(chosen);
  const aimed = (thing: string): readonly string[] =>
    candidates.filter((action) => thingsOf(action)[1] === thing);
  const actionsOf = (thing: string): readonly string[] =>
    aimed(thing).length > 0 ? aimed(thing) : first(thing);
  const marks = new Map<string, Mark>();
  for (const action of legal) marks.set(thingsOf(action)[0]!, "lit");
  for (const action of candidates) {
    const target = thingsOf(action)[1];
    if (target !== undefined) marks.set(target, "aim");
  }
  if (chosen !== null) marks.set(chosen, "chosen");
  const press = (thing: string): Press => {
    if (thing === chosen) return { action: null, selection: null };
    const [only, ...more] = actionsOf(thing);
    if (only !== undefined && more.length === 0) return { action: only, selection: null };
    return { action: null, selection: only === undefined ? null : thing };
  };
  const direct = candidates.filter((action) => thingsOf(action).length === 1);
  const words = legal.filter((action) => WORDS.has(action));
  return { chosen, marks, direct: direct.length > 0 ? direct : words, tray: null, actionsOf, press };
}

/** Payments: each click lays one more resource down; the rest follows as soon as only one sum is
 * left. */
function payingPick(legal: readonly string[], selection: string | null): Pick {
  const covering = (tray: Amounts): readonly string[] =>
    legal.filter((action) => RESOURCES.every((kind) => amountsOf(action)[kind] >= tray[kind]));
  const begun = selection?.startsWith("pay ") ? amountsOf(selection) : NOTHING;
  const tray = covering(begun).length > 0 ? begun : NOTHING;
  const more = (kind: Resource): Amounts => ({ ...tray, [kind]: tray[kind] + 1 });
  const kindOf = (thing: string): Resource | undefined =>
    RESOURCES.find((kind) => thing === `stock/${kind}`);
  const marks = new Map<string, Mark>();
  for (const kind of RESOURCES) {
    if (covering(more(kind)).length > 0) marks.set(`stock/${kind}`, "lit");
  }
  const actionsOf = (thing: string): readonly string[] => {
    const kind = kindOf(thing);
    return kind === undefined ? [] : covering(more(kind));
  };
  const press = (thing: string): Press => {
    const left = actionsOf(thing);
    if (left.length === 1) return { action: left[0]!, selection: null };
    const kind = kindOf(thing);
    const isMore = kind !== undefined && left.length > 0;
    return { action: null, selection: isMore ? payText(more(kind)) : selection };
  };
  return { chosen: null, marks, direct: covering(tray), tray, actionsOf, press };
}
