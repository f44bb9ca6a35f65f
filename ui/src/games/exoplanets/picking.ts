/** What is particular to picking on this table: what is offered in words, and payments. */
import { type Pick as KitPick, type Mark, Picker, type Press } from "../../kit/picking";
import { RESOURCES, type Resource } from "./content";
import { type Amounts, amountsOf, NOTHING, payText, thingsOf } from "./notation";

export interface Pick extends KitPick {
  /** Legal actions to choose from by words. */
  readonly direct: readonly string[];
  /** What has been laid down towards a payment; null where none is asked for. */
  readonly tray: Amounts | null;
}

const WORDS: ReadonlySet<string> = new Set(["end", "done"]);

const LIVING = /^(life|species) /;

/** Whether a tap only says what a thing costs and brings: a finger cannot point before it acts. */
export function isWeighed(pick: KitPick, thing: string): boolean {
  return !pick.chosen.includes(thing) && pick.actionsOf(thing).some((each) => LIVING.test(each));
}

const picker = new Picker({
  clicksOf: (action) => ({ things: thingsOf(action) }),
  isOrdered: true,
});

export function pickFrom(
  legal: readonly string[],
  selection: string | null,
  suggested: readonly string[] = [],
): Pick {
  const isPaying = legal.some((action) => action.startsWith("pay "));
  return isPaying ? payingPick(legal, selection) : thingPick(legal, selection, suggested);
}

/** Once a thing is selected, the actions that need no other thing; else the words of the turn. */
function thingPick(
  legal: readonly string[],
  selection: string | null,
  suggested: readonly string[],
): Pick {
  const pick = picker.pickFrom(legal, selection, suggested);
  const chosen = pick.chosen.length > 0 ? pick.candidates : [];
  const direct = chosen.filter((action) => thingsOf(action).length === 1);
  const words = legal.filter((action) => WORDS.has(action));
  return { ...pick, direct: direct.length > 0 ? direct : words, tray: null };
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
  const direct = covering(tray);
  const suggested = new Set<string>();
  return { chosen: [], candidates: direct, marks, suggested, direct, tray, actionsOf, press };
}
