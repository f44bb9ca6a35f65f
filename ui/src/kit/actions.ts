/** Legal actions as a list a person can read: groupActions, described, numbered. */
import { hasText } from "../locale/texts";
import type { GameModule, Phrase, Translate } from "./game";
import { isBegunBy } from "./picking";

export interface ActionGroup {
  /** Text key of the group's name. */
  key: string;
  actions: readonly string[];
  /** Whether something of it is suggested. */
  isSuggested: boolean;
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
 * the turn last. Within a group, too, what is suggested comes first. */
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
  const first = new Set(
    suggested.flatMap((text) => {
      const action = legal.find((each) => isBegunBy(each, text));
      return action === undefined ? [] : [groupKey(module, action)];
    }),
  );
  const ahead = [...first].slice(0, SUGGESTED);
  const rest = [...groups.keys()].filter((key) => !ahead.includes(key));
  const all = [...ahead, ...rest].map((key) => ({
    key,
    actions: lead(groups.get(key)!, suggested.slice(0, SUGGESTED)),
    isSuggested: ahead.includes(key),
  }));
  const ends = (group: ActionGroup): boolean => group.actions.every(isEnding);
  return [...all.filter((group) => !ends(group)), ...all.filter(ends)];
}

function lead(actions: readonly string[], suggested: readonly string[]): readonly string[] {
  const first = suggested.flatMap((text) => actions.find((each) => isBegunBy(each, text)) ?? []);
  return [...new Set([...first, ...actions])];
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
