/** The contract between the shell and the screen of a game. A game's folder `games/<id>` declares
 * its `GameParts`, and `games/index.ts` lists them. Whatever a game does not offer, the shell does
 * without: a game that offers no picture is played on the generic board. */
import type { Signal } from "@preact/signals";
import type { ComponentChildren, ComponentType, VNode } from "preact";

import type { CueTable } from "./cues";
import type { Place, Update } from "./telling";

/** An argument of a text: a number, a name or id, or another text. An id that has a text
 * `word-<id>` is worded by it; `name`, `player` and `names` are left as they are. */
export type Argument = string | number | Phrase;
export type Arguments = Readonly<Record<string, Argument>>;

/** A text to be: its key and arguments. */
export interface Phrase {
  key: string;
  args: Arguments;
}

/** The text of a key in the reader's language; the key itself where there is none. */
export type Translate = (key: string, args?: Arguments) => string;

/** An event as the server sends it: its name, the seat it is about, and facts of its own. */
export interface GameEvent {
  readonly event: string;
  readonly seat: number;
  readonly [fact: string]: unknown;
}

/** An entry of the record as the viewer may read it: without a text where it is hidden. */
export interface Entry {
  readonly actor: number;
  readonly text: string | null;
}

export type Pace = "off" | "fast" | "normal" | "slow";

export const SPECTATOR = -3;

/** What a viewer sees of a position, and what follows from it by the rules: plain data from the
 * server, replaced whole. A screen shows facts and works none out. */
export interface Seen<V, F> {
  view: V;
  facts: F;
}

export interface GameProps<V, F> extends Seen<V, F> {
  /** The viewer's seat, SPECTATOR for a spectator. */
  seat: number;
  /** Legal action texts for this seat, empty when it is not to act. */
  legal: readonly string[];
  /** Player names by seat. */
  names: readonly string[];
  t: Translate;
  /** The game's content from /api/games/{id}/content. */
  content: unknown;
  /** Sends an action; ending a turn that would lose something is asked about first. */
  act(text: string): void;
  /** What the first click selected, e.g. "place star H" or "S5". */
  selection: Signal<string | null>;
  /** Ids to flash, from the log or a hint. */
  highlight: Signal<ReadonlySet<string>>;
  /** The events that are shown now: of the latest update, or of a beat of it. */
  events: readonly GameEvent[];
  pace: Pace;
  /** Opens the rules reference at a component, e.g. "power/quasar". */
  explain(ref: string): void;
  /** Whether an earlier position or another's turn is looked at: then the one who acted is in the
   * middle. */
  isPast?: boolean;
  /** Whose action is shown, where that is not who is to act next. */
  acting?: number | undefined;
  /** What happens at this moment, in words: the picture gives it a place. */
  caption?: VNode | null;
  /** What happened last, in words, and the way to all since one's own turn: likewise. */
  news?: VNode | null;
  /** The end of the log as signs, for the edge of the picture: likewise. */
  rail?: VNode | null;
}

/** Who is seen acting: whose action is shown, else who is to act. */
export function actingSeat<V extends { to_act: number }>(
  props: Pick<GameProps<V, unknown>, "acting" | "view">,
): number {
  return props.acting ?? props.view.to_act;
}

/** A round of a game as it is announced. */
export interface Round {
  /** Another one is announced when this changes. */
  id: string;
  title: Phrase;
  /** What is special about it. */
  note?: Phrase | undefined;
}

/** How far a game is, as the bar above the table says it. */
export interface Stage {
  /** The round that is played. */
  title: Phrase;
  /** Its part that is played. */
  part: Phrase;
  /** What lies behind, what is under way, what is to come. */
  steps: readonly Step[];
  /** What the steps are, where the title does not say so. */
  said?: Phrase;
}

export type Step = "past" | "now" | "ahead";

export interface Tab<V, F> {
  id: string;
  /** Text key of its name. */
  label: string;
  Part: ComponentType<GameProps<V, F>>;
  /** Whether an action is begun with something on this tab. */
  has(action: string): boolean;
  /** Whether an event is seen on this tab; by default the first shows them all. */
  shows?(event: GameEvent): boolean;
}

export interface LogLine extends Phrase {
  /** Ids of the pieces and spaces the line is about: hovered, they flash on the board. */
  refs: readonly string[];
  /** What stands for the line as a picture, where that is not the first of them. */
  sign?: string | undefined;
}

export interface GameModule<V, F> {
  /** The whole picture: own board large, shared board beside, others compact. It fills its box
   * (about 990 by 640 in a window of 1280 by 800) and never makes the page scroll. */
  Table: ComponentType<GameProps<V, F>>;
  /** The same parts as tabs on a phone. */
  tabs: readonly Tab<V, F>[];
  /** What an action does, as a choice. */
  describe(action: string): Phrase;
  /** A line of the log, or null where the event needs none. */
  describeEvent(event: GameEvent, names: readonly string[]): LogLine | null;
  /** What is asked of the seat that looks, or what another one is doing, in which phase. */
  status(seen: Seen<V, F>, seat: number, names: readonly string[], content: unknown): Phrase;
  /** The points an action brings at once. */
  gain?(seen: Seen<V, F>, action: string, content: unknown): number;
  /** What ending the turn now would lose. */
  losses(seen: Seen<V, F>, seat: number): readonly Phrase[];
  /** Beginnings of legal actions worth a look, the most pressing first. */
  suggestions?(seen: Seen<V, F>): readonly string[];
  /** What an action would bring, before it is done. */
  preview?(seen: Seen<V, F>, action: string, t: Translate, content: unknown): ComponentChildren;
  /** What an entry of the log says. Without it the log is made from events. */
  describeEntry?(entry: Entry, names: readonly string[]): LogLine | null;
  /** The board that is shown with the result: that of a seat, or the one all share. */
  Finale?: ComponentType<GameProps<V, F> & { of: number }>;
  /** Ids on that board of what brought a seat points from a source. */
  scored?(seen: Seen<V, F>, source: string, seat: number, content: unknown): readonly string[];
  /** Which events are heard, and how. */
  cues?: CueTable;
  /** A small picture of a piece for the log and lists; always beside its text. */
  icon?(ref: string): VNode;
  /** The class within which icons have their colours; by default the id of the game. */
  scope?: string;
  /** Events for which this is the same are shown in one beat; by default those of one kind and
   * seat. */
  beat?(event: GameEvent): string;
  /** How long an event stays in another's turn, in beats; 1 by default. */
  weight?(event: GameEvent): number;
  /** Where on the table an event is seen: until it is told, these places look as before. By default
   * all of an update is seen at once. */
  places?(event: GameEvent, content: unknown, update: Update<V>): readonly Place[];
  /** The round of a position, to be announced; without it none is. */
  round?(seen: Seen<V, F>): Round | null;
  /** How far the game is, shown beside the status. */
  stage?(seen: Seen<V, F>): Stage | null;
  /** Whether the bar above the table shows everyone's points; else the picture does. */
  hasPlates?: boolean;
  /** Whether the picture fills the window and leaves a corner for what can be done. */
  isDocked?: boolean;
  /** Text key of a group of legal actions, by the text of one; by default `group-<verb>`. */
  group?(action: string): string;
}

/** Everything a game may offer to the browser, each part loaded when it is needed. */
export interface GameParts<V, F> {
  /** The table, and the words for actions, events and what is asked. */
  picture?(): Promise<GameModule<V, F>>;
  /** A first game that teaches. */
  tutorial?(): Promise<Tutorial>;
  /** What stands for the game on the front page, within 200 by 140. */
  emblem?(): Promise<ComponentType>;
  /** Worlds for the orrery of the front page. */
  worlds?(): Promise<Worlds>;
  /** Drawings beside the sections of the rules reference. */
  figures?(): Promise<Figures<V, F>>;
}

/** One step of a first game: what is said, what is shown, what the learner is to do. */
export interface TutorialStep {
  /** Text key. */
  text: string;
  /** Ids to flash while the step is read. */
  refs?: readonly string[];
  /** The action the step waits for: its text or a pattern of it. Without it a button goes on. */
  expect?: string | RegExp;
  /** The position shown from this step on; the one before where it is missing. */
  frame?: number;
}

/** A position of a scripted game, as an update of the server would bring it. */
export interface TutorialFrame {
  view: unknown;
  facts: unknown;
  legal: readonly string[];
  events: readonly GameEvent[];
}

/** A first game: scripted positions, so that it needs no table and can be left and resumed. */
export interface Tutorial {
  seat: number;
  names: readonly string[];
  steps: readonly TutorialStep[];
  frames(): Promise<readonly TutorialFrame[]>;
}

/** A drawing of the rules reference: a part of the table at a position of the lesson. */
export interface Figure<V, F> {
  Part: ComponentType<GameProps<V, F>>;
  /** Which position of the lesson; the last where it is missing. */
  frame?: number;
  /** What lights up. */
  look?: readonly string[];
  /** The position changed so that it shows just this. */
  shown?(seen: Seen<V, F>): Seen<V, F>;
}

/** The drawing for what a section is about, or null where icons say enough. */
export type Figures<V, F> = (about: readonly string[], content: unknown) => Figure<V, F> | null;

/** Pictures of worlds for the orrery of the front page, null until they are painted. */
export interface Worlds {
  /** Lit from the right; one of several of a kind. */
  planet(kind: "rocky" | "super-earth" | "gas" | "oceanic", which: number): string | null;
  star(): string | null;
  /** How much larger than the sphere the picture of a planet is, and that of the star. */
  readonly margin: number;
  readonly corona: number;
}
