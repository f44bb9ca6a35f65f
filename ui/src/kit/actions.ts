/** Legal actions as a list a person can read: groupActions, described, numbered. */
import { hasText } from "../locale/texts";
import type { GameModule, Phrase, Translate } from "./game";
import { isBegunBy } from "./picking";

export interface ActionGroup {
  /** Text key of the group's name. */
  key: string;
  actions: readonly string[];
  /** Whether it is among the few that come first because something of them is suggested. */
  isSuggested: boolean;
  /** The few of its actions that are suggested; they come first. */
  suggested: readonly string[];
}

type Module = GameModule<never, never>;

const verb = (action: string): string => action.split(" ", 1)[0]!;

/** Actions whose text begins with "end" finish a turn. */
export const isEnding = (action: string): boolean => verb(action) === "end";

export function groupKey(module: Pick<Module, "group">, action: string): string {
  return module.group?.(action) ?? `group-${verb(action)}`;
}

const SUGGESTED = 3;

/** Groups in the order of their first action; the few that are suggested come first, those that end
 * the turn last. Within a group what is suggested comes first, too. */
export function groupActions(
  module: Pick<Module, "group">,
  legal: readonly string[],
  suggested: readonly string[] = [],
): ActionGroup[] {
  const groups = new Map<string, string[]>();
  for (const action of legal) {
    const key = groupKey(module, action);
    groups.set(key, [...(groups.get(key) ?? []), action]);
  }
  const best = suggestedIn(legal, suggested);
  const ahead = [...new Set(best.map((action) => groupKey(module, action)))].slice(0, SUGGESTED);
  const rest = [...groups.keys()].filter((key) => !ahead.includes(key));
  const all = [...ahead, ...rest].map((key) => {
    const actions = groups.get(key)!;
    const first = best.filter((action) => actions.includes(action));
    return {
      key,
      actions: [...first, ...actions.filter((action) => !first.includes(action))],
      isSuggested: ahead.includes(key),
      suggested: first.slice(0, SUGGESTED),
    };
  });
  const ends = (group: ActionGroup): boolean => group.actions.every(isEnding);
  return [...all.filter((group) => !ends(group)), ...all.filter(ends)];
}

/** The first legal action of each suggestion. */
export function suggestedIn(
  legal: readonly string[],
  suggested: readonly string[],
): readonly string[] {
  const found = suggested.map((text) => legal.find((action) => isBegunBy(action, text)));
  return [...new Set(found)].filter((action) => action !== undefined);
}

/** Where one thing is asked and its answers have room, each of them is a group by itself. */
export function openUp(
  groups: readonly ActionGroup[],
  sizeOf: (action: string) => number,
  room: number,
): readonly ActionGroup[] {
  const asked = groups.filter((group) => !group.actions.every(isEnding));
  const [only, ...others] = asked;
  if (only === undefined || others.length > 0) return groups;
  const size = only.actions.reduce((sum, action) => sum + sizeOf(action), 0);
  if (size > room) return groups;
  const answers = only.actions.map((action) => ({
    key: action,
    actions: [action],
    isSuggested: only.suggested.includes(action),
    suggested: [],
  }));
  return [...answers, ...groups.filter((group) => group !== only)];
}

export const say = (t: Translate, phrase: Phrase): string => t(phrase.key, phrase.args);

/** A line of the log as its reader is told it: own deeds with "you", where the game words them so. */
export function tell(t: Translate, line: Phrase, isOwn: boolean): string {
  const key = `${line.key}-you`;
  return say(t, isOwn && hasText(t, key) ? { ...line, key } : line);
}

export function describe(module: Pick<Module, "describe">, t: Translate, action: string): string {
  return say(t, module.describe(action));
}

/** The name of a group; a single action speaks for itself. */
export function groupName(
  module: Pick<Module, "describe">,
  t: Translate,
  group: ActionGroup,
): string {
  if (group.actions.length === 1) return describe(module, t, group.actions[0]!);
  return hasText(t, group.key) ? t(group.key) : `${describe(module, t, group.actions[0]!)} …`;
}

/** Ids named by an action: what it is about on the board. */
export const refsOf = (action: string): ReadonlySet<string> => new Set(action.split(" ").slice(1));
