/** What the parts of a game's picture share: what may be picked, what is pointed at, what is said
 * about it. A game adds what its own parts need. */
import { type Signal, useSignal } from "@preact/signals";
import { type Context, createContext } from "preact";
import { useContext, useEffect } from "preact/hooks";

import { texts } from "../locale/texts";
import type { GameProps } from "./game";
import { joinSentences } from "./notation";
import type { Pick } from "./picking";
import { isFinger, isTap } from "./touch";

/** What is said of a thing, and where the rules reference tells more. */
export interface Tip {
  readonly text: string;
  readonly ref: string;
}

export interface Picture<V, F> {
  readonly props: GameProps<V, F>;
  readonly pick: Pick;
  /** About what is pointed at or focused. */
  readonly tip: Signal<Tip | null>;
  /** The thing pointed at or focused. */
  readonly pointed: Signal<string | null>;
  /** Whether the tip stays when nothing is pointed at any more. */
  readonly keepsTip?: boolean;
  /** A finger cannot point before it presses. */
  press(thing: string, isTap?: boolean): void;
  /** What an action does, and what it brings or leaves. */
  offer(action: string): string;
  /** What may be done with a thing, where it may be several things. */
  offerVerb(verb: string): string;
}

type AnyPicture = Picture<unknown, unknown>;

/** The context of a game's picture, and the hook its parts read it by. */
export function createPictureContext<P>(): { Context: Context<P | null>; usePicture(): P } {
  const Context = createContext<P | null>(null);
  const usePicture = (): P => {
    const picture = useContext(Context);
    if (picture === null) throw new Error("outside of a picture");
    return picture;
  };
  return { Context, usePicture };
}

/** What is pointed at; what was said of a thing is forgotten with a new position. */
export function usePointing(legal: readonly string[]): {
  tip: Signal<Tip | null>;
  pointed: Signal<string | null>;
} {
  const tip = useSignal<Tip | null>(null);
  const pointed = useSignal<string | null>(null);
  useEffect(() => {
    tip.value = null;
  }, [legal]);
  return { tip, pointed };
}

export interface Attributes {
  readonly [attribute: string]: unknown;
}

/** A thing that is drawn. */
export interface Thing {
  readonly thing: string;
  /** What it is. */
  readonly what: string;
  /** Why nothing can be done with it, where nothing can. */
  readonly why?: string | undefined;
  /** Where the rules reference tells more. */
  readonly about?: string;
  /** Ids of the log and of the list of actions that mean this thing. */
  readonly ids?: readonly string[];
  /** Things that may be dragged here. */
  readonly takes?: string | undefined;
}

/** The name of a thing: what it is, and what can be done with it or why nothing can. */
export function labelOf(picture: AnyPicture, { thing, what: name, why = "" }: Thing): string {
  const { pick } = picture;
  const what = name.charAt(0).toUpperCase() + name.slice(1);
  const actions = pick.marks.has(thing) ? pick.actionsOf(thing) : [];
  const [only, ...others] = actions;
  if (only === undefined) return joinSentences(what, why);
  const named = pick.suggested.has(thing) ? joinSentences(what, texts()("mark-suggested")) : what;
  if (others.length === 0) return joinSentences(named, picture.offer(only));
  const verbs = [...new Set(actions.map((action) => picture.offerVerb(action)))];
  return joinSentences(named, verbs.join(" · "));
}

/** The attributes that make a drawing or an element the thing: pickable where something legal is
 * about it, explained in any case. */
export function thingAttributes(picture: AnyPicture, given: Thing): Attributes {
  const { thing, about = "", ids = [thing], takes } = given;
  const { pick } = picture;
  const label = labelOf(picture, given);
  const mark = pick.marks.get(thing);
  const base = {
    "data-thing": thing,
    "data-takes": takes,
    "data-flash": flashes(picture, ids),
    "aria-label": label,
    ...tipAttributes(picture, thing, { text: label, ref: about }),
  };
  if (mark === undefined) return { ...base, role: "img", tabindex: -1 };
  return {
    ...base,
    "data-mark": mark,
    "data-suggested": pick.suggested.has(thing) ? "yes" : undefined,
    "data-action": pick.press(thing).action ?? undefined,
    role: "button",
    tabindex: 0,
    "aria-pressed": mark === "chosen" ? "true" : undefined,
    onClick: (event: MouseEvent) => picture.press(thing, isTap(event)),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      picture.press(thing);
    },
  };
}

function flashes({ props }: AnyPicture, ids: readonly string[]): "yes" | undefined {
  return ids.some((id) => props.highlight.value.has(id)) ? "yes" : undefined;
}

/** Explained, but never picked. */
export function staticAttributes(
  picture: AnyPicture,
  thing: string,
  tip: Tip,
  ids: readonly string[],
): Attributes {
  return {
    role: "img",
    "aria-label": tip.text,
    tabindex: -1,
    "data-flash": flashes(picture, ids),
    ...tipAttributes(picture, thing, tip),
  };
}

/** Shows a tip while something is pointed at. */
export function tipAttributes(
  picture: AnyPicture,
  thing: string,
  tip: Tip | (() => Tip),
): Attributes {
  const enter = (): void => {
    picture.pointed.value = thing;
    picture.tip.value = typeof tip === "function" ? tip() : tip;
  };
  const leave = (event: Event): void => {
    // A finger that is lifted has not gone elsewhere.
    if (isFinger(event) || picture.pointed.value !== thing) return;
    picture.pointed.value = null;
    if (!picture.keepsTip) picture.tip.value = null;
  };
  return { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave };
}
