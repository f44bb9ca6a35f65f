/** From the legal list and what is selected to what is marked, and from a click to an action.
 * Knows no rules: every mark comes from a legal text. */

/** lit: clickable now. quiet: likewise, but one of many that a mode lets do something. chosen: part of
 * the selection. aim: completes the selection. faint: a place for something that waits. */
export type Mark = "lit" | "quiet" | "chosen" | "aim" | "faint";

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
  /** Things to look at first: where something is in hand, places for it alone. */
  readonly suggested: ReadonlySet<string>;
  /** Legal actions a thing belongs to, given the selection. */
  actionsOf(thing: string): readonly string[];
  press(thing: string): Press;
}

/** An action as clicks: the things it names in order, and things that may be clicked first to say
 * what is meant. */
export interface Clicks {
  readonly things: readonly string[];
  readonly modes?: readonly string[];
}

/** How the things of a game are clicked. */
export interface Manner {
  clicksOf(action: string): Clicks;
  /** Whether things are clicked in their order, and the last action left is done at once. */
  readonly isOrdered?: boolean;
  /** Whether the second thing of an action is a place for what waits: it says all by itself. */
  isPlacement?(action: string): boolean;
  /** Whether an action is only meant once its first thing was asked for, as the end of a turn. */
  isAskedFor?(action: string): boolean;
}

const JOINT = " + ";
/** More suggestions would be none. */
const SUGGESTED = 3;
const NOTHING: Press = { action: null, selection: null };

export class Picker {
  private readonly known = new Map<string, Required<Clicks>>();

  constructor(private readonly manner: Manner) {}

  /** `suggested` are beginnings of legal actions, the most pressing first. */
  pickFrom(
    legal: readonly string[],
    selection: string | null,
    suggested: readonly string[] = [],
  ): Pick {
    const selected = this.chosenFrom(legal, selection);
    const chosen = selected.length > 0 ? selected : this.givenFrom(legal);
    const candidates = legal.filter((action) => this.fits(action, chosen));
    return {
      chosen,
      candidates,
      marks: this.marksOf(legal, candidates, chosen),
      suggested: this.suggestedOf(candidates, chosen, suggested),
      actionsOf: (thing) => this.actionsOf(legal, candidates, chosen, thing),
      press: (thing) => this.press(legal, chosen, thing),
    };
  }

  clicks(action: string): Required<Clicks> {
    const known = this.known.get(action);
    if (known !== undefined) return known;
    const clicks = { modes: [], ...this.manner.clicksOf(action) };
    this.known.set(action, clicks);
    return clicks;
  }

  /** Whether what is chosen says all of an action. */
  isComplete(action: string, chosen: readonly string[]): boolean {
    const { things } = this.clicks(action);
    return (
      things.every((thing) => chosen.includes(thing)) ||
      chosen.some((thing) => this.isPlace(action, thing))
    );
  }

  private mentions(action: string, thing: string): boolean {
    const { things, modes } = this.clicks(action);
    return things.includes(thing) || modes.includes(thing);
  }

  private fits(action: string, chosen: readonly string[]): boolean {
    const { things } = this.clicks(action);
    if (this.manner.isAskedFor?.(action) && !chosen.includes(things[0]!)) return !chosen.length;
    if (this.manner.isOrdered) return chosen.every((thing, at) => things[at] === thing);
    return chosen.every((thing) => this.mentions(action, thing));
  }

  /** Whether a thing may begin an action: its first thing, a mode of it, or a place for what waits. */
  private begins(action: string, thing: string): boolean {
    const { things, modes } = this.clicks(action);
    return things[0] === thing || modes.includes(thing) || this.isPlace(action, thing);
  }

  private isPlace(action: string, thing: string): boolean {
    return this.clicks(action).things[1] === thing && (this.manner.isPlacement?.(action) ?? false);
  }

  /** A selection is things joined, or the beginning of an action's text as the list of actions
   * gives it. */
  private chosenFrom(legal: readonly string[], selection: string | null): readonly string[] {
    if (selection === null) return [];
    const things = selection.split(JOINT);
    if (legal.some((action) => this.fits(action, things))) return things;
    const begun = legal.filter((action) => action.startsWith(`${selection} `));
    const first = begun[0];
    if (first === undefined) return [];
    return this.clicks(first).things.filter((thing) =>
      begun.every((action) => this.mentions(action, thing)),
    );
  }

  /** Where every legal action begins with the same thing it need not be clicked. */
  private givenFrom(legal: readonly string[]): readonly string[] {
    const first = legal[0] === undefined ? undefined : this.clicks(legal[0]).things[0]!;
    if (first === undefined || legal.length < 2) return [];
    const isShared = legal.every((action) => {
      const { things } = this.clicks(action);
      return things.length > 1 && things[0] === first;
    });
    return isShared ? [first] : [];
  }

  private marksOf(
    legal: readonly string[],
    candidates: readonly string[],
    chosen: readonly string[],
  ): ReadonlyMap<string, Mark> {
    const places = legal.map((action) => this.clicks(action).things[1]);
    const faint = places.filter((place, at) => place && this.isPlace(legal[at]!, place));
    const clicks = legal.map((action) => this.clicks(action));
    const quiet = clicks.flatMap(({ things, modes }) => (modes.length > 0 ? [things[0]!] : []));
    const lit = clicks.flatMap(({ things, modes }) => (modes.length > 0 ? modes : [things[0]!]));
    const aim = chosen.length > 0 ? candidates.flatMap((each) => this.following(each, chosen)) : [];
    const marked = (things: readonly (string | undefined)[], mark: Mark): [string, Mark][] =>
      things.map((thing) => [thing!, mark]);
    return new Map([
      ...marked(faint, "faint"),
      ...marked(quiet, "quiet"),
      ...marked(lit, "lit"),
      ...marked(aim, "aim"),
      ...marked(chosen, "chosen"),
    ]);
  }

  /** The next thing that all actions of a suggestion ask for. */
  private suggestedOf(
    candidates: readonly string[],
    chosen: readonly string[],
    suggested: readonly string[],
  ): ReadonlySet<string> {
    const things = new Set<string>();
    for (const text of suggested) {
      if (things.size === SUGGESTED) break;
      const [first, ...others] = candidates.filter((action) => isBegunBy(action, text));
      if (first === undefined) continue;
      const clicks = this.clicks(first);
      const next = [...clicks.things, ...clicks.modes].find(
        (thing) => !chosen.includes(thing) && others.every((each) => this.mentions(each, thing)),
      );
      if (next !== undefined) things.add(next);
    }
    return things;
  }

  /** What may be clicked next for an action: its next thing, or a mode where none is left. */
  private following(action: string, chosen: readonly string[]): readonly string[] {
    const { things, modes } = this.clicks(action);
    const next = things.find((thing) => !chosen.includes(thing));
    return next !== undefined ? [next] : modes.filter((mode) => !chosen.includes(mode));
  }

  private actionsOf(
    legal: readonly string[],
    candidates: readonly string[],
    chosen: readonly string[],
    thing: string,
  ): readonly string[] {
    if (chosen.length > 0) {
      const fitting = candidates.filter((action) => this.mentions(action, thing));
      if (fitting.length > 0) return fitting;
    }
    return legal.filter((action) => this.begins(action, thing));
  }

  private press(legal: readonly string[], chosen: readonly string[], thing: string): Press {
    if (chosen.includes(thing)) return this.pressAgain(legal, chosen, thing);
    const more = [...chosen, thing];
    if (legal.some((action) => this.fits(action, more))) return this.settle(legal, more);
    if (legal.some((action) => this.begins(action, thing))) return this.settle(legal, [thing]);
    return NOTHING;
  }

  private settle(legal: readonly string[], chosen: readonly string[]): Press {
    return { action: this.only(legal, chosen), selection: chosen.join(JOINT) };
  }

  /** The action that is left and said, if any. */
  private only(legal: readonly string[], chosen: readonly string[]): string | null {
    const [left, ...others] = legal.filter((action) => this.fits(action, chosen));
    if (left === undefined || others.length > 0) return null;
    return this.manner.isOrdered || this.isComplete(left, chosen) ? left : null;
  }

  /** A chosen thing clicked again is let go; a thing that was given acts if it can. */
  private pressAgain(legal: readonly string[], chosen: readonly string[], thing: string): Press {
    const action = this.only(legal, chosen);
    if (action !== null) return { action, selection: null };
    const rest = chosen.filter((other) => other !== thing);
    return { action: null, selection: rest.length > 0 ? rest.join(JOINT) : null };
  }
}

/** Whether a text is the beginning of an action, or all of it. */
export const isBegunBy = (action: string, text: string): boolean =>
  action === text || action.startsWith(`${text} `);
