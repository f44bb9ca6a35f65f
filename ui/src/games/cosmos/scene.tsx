/** What every part of the table shares: the board, what may be picked, the line that explains what
 * is pointed at. */
import { type Signal, useSignal } from "@preact/signals";
import { type ComponentChildren, createContext, type JSX, type VNode } from "preact";
import { useContext, useEffect, useMemo, useRef } from "preact/hooks";
import type { CosmosView, GalaxyView } from "../../gen/cosmos";
import { useDragging } from "../../kit/drag";
import { hasFingers, isFinger, isTap } from "../../kit/touch";
import type { GameProps } from "../../kit/game";
import { type Board, boardOf, ENERGIES, STARS } from "./content";
import { Defs, icon } from "./pieces";
import { direct, isSaid, isWeighed, type Mark, type Pick, pickFrom, wantsPlace } from "./picking";
import { parse } from "./notation";
import { preview } from "./preview";
import { said } from "./words";

export type CosmosProps = GameProps<CosmosView>;

export interface Scene {
  readonly props: CosmosProps;
  readonly board: Board;
  readonly pick: Pick;
  /** The text about what is pointed at or focused. */
  readonly tip: Signal<string | null>;
  /** The thing pointed at or focused. */
  readonly pointed: Signal<string | null>;
  /** Whose galaxy is drawn large. */
  readonly shown: Signal<number>;
  /** The seat whose pieces may be picked; SPECTATOR for nobody. */
  readonly seat: number;
  readonly own: GalaxyView | null;
  /** A finger cannot point before it presses. */
  press(thing: string, isTap?: boolean): void;
}

const Context = createContext<Scene | null>(null);

export function useScene(): Scene {
  const scene = useContext(Context);
  if (scene === null) throw new Error("outside of a table");
  return scene;
}

/** Verbs after which one often does the same again: what was chosen stays chosen. */
const REPEATED: ReadonlySet<string> = new Set(["place-star", "place-proto"]);

export function SceneOf(given: {
  props: CosmosProps;
  class: string;
  /** Whose galaxy is large at first; the own where it is missing. */
  shown?: number;
  children: ComponentChildren;
}): VNode {
  const { props } = given;
  const board = boardOf(props.content);
  const tip = useSignal<string | null>(null);
  const pointed = useSignal<string | null>(null);
  const shown = useSignal(given.shown ?? (props.seat >= 0 ? props.seat : Math.max(0, props.view.active)));
  const selection = props.selection.value;
  const pick = useMemo(() => pickFrom(props.legal, selection), [props.legal, selection]);
  const again = useRef<string | null>(null);
  useEffect(() => {
    tip.value = null;
    const thing = again.current;
    again.current = null;
    if (thing !== null && pickFrom(props.legal, thing).chosen.includes(thing)) {
      props.selection.value = thing;
    }
  }, [props.legal]);
  useEffect(() => {
    const back = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && props.seat >= 0) shown.value = props.seat;
    };
    addEventListener("keydown", back);
    return () => removeEventListener("keydown", back);
  }, [props.seat]);
  // Who only looks on, or back, sees the galaxy of whoever acts.
  const { view } = props;
  const follows = props.isPast === true || props.seat < 0;
  useEffect(() => {
    if (follows && view.active >= 0) shown.value = view.active;
    return () => {
      if (follows && props.seat >= 0) shown.value = props.seat;
    };
  }, [follows, view.active]);
  const press = (thing: string, isTap = false): void => {
    // Whoever acts looks at the own galaxy.
    shown.value = props.seat;
    const { action, selection: next } = pick.press(thing);
    if (action === null || (isTap && isWeighed(pick, thing))) {
      props.selection.value = next;
      return;
    }
    const keeps = REPEATED.has(parse(action).verb) && pick.chosen[0]?.startsWith("waiting/");
    again.current = keeps ? pick.chosen[0]! : null;
    if (isTap) pointed.value = null;
    props.selection.value = null;
    props.act(action);
  };
  const own = props.view.galaxies[props.seat] ?? null;
  const scene = { props, board, pick, tip, pointed, shown, seat: props.seat, own, press };
  return (
    <Context.Provider value={scene}>
      <div
        ref={useDragging()}
        class={`cosmos ${given.class}`}
        data-pace={props.pace}
        data-picking={pick.chosen.length > 0 ? "yes" : "no"}
      >
        <Defs />
        {given.children}
      </div>
    </Context.Provider>
  );
}

export interface Bound {
  readonly [attribute: string]: unknown;
}

/** The attributes that make a drawing or element the thing: pickable where something legal is
 * about it, explained in any case. */
export function bound(scene: Scene, thing: string, what: string, why = ""): Bound {
  const { pick, props } = scene;
  const mark: Mark | undefined = pick.marks.get(thing);
  const flashes = props.highlight.value.has(thing);
  const base = {
    "data-thing": thing,
    "data-flash": flashes ? "yes" : undefined,
    ...pointing(scene, thing, () => explanation(scene, thing, what, why)),
  };
  if (mark === undefined) {
    return { ...base, role: "img", "aria-label": joined(what, why), tabindex: -1 };
  }
  const press = pick.press(thing);
  return {
    ...base,
    "data-mark": mark,
    "data-action": press.action ?? undefined,
    role: "button",
    tabindex: 0,
    "aria-label": explanation(scene, thing, what, why),
    "aria-pressed": mark === "chosen" ? "true" : undefined,
    onClick: (event: MouseEvent) => scene.press(thing, isTap(event)),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      scene.press(thing);
    },
  };
}

interface ThingProps {
  readonly class: string;
  readonly thing: string;
  readonly what: string;
  readonly why?: string | undefined;
  readonly style?: JSX.CSSProperties;
  /** Things that may be dragged here. */
  readonly takes?: string | undefined;
  readonly children: ComponentChildren;
}

/** Something that may be picked. What is drawn is for the eye alone; what lies over it has the
 * name and takes the clicks. */
export function Thing({ class: name, thing, what, why = "", style, takes, children }: ThingProps): VNode {
  const scene = useScene();
  return (
    <div class={`thing ${name}`} {...(style && { style })}>
      <div class="art" aria-hidden="true">
        {children}
      </div>
      <div class="lid" {...bound(scene, thing, what, why)} data-takes={takes} />
    </div>
  );
}

function pointing(scene: Scene, thing: string, text: () => string): Bound {
  const enter = (): void => {
    scene.pointed.value = thing;
    scene.tip.value = text();
  };
  const leave = (event: Event): void => {
    // A finger that is lifted has not gone elsewhere.
    if (isFinger(event)) return;
    if (scene.pointed.value === thing) {
      scene.pointed.value = null;
      scene.tip.value = null;
    }
  };
  return {
    onPointerEnter: enter,
    onPointerLeave: leave,
    onFocus: enter,
    onBlur: leave,
  };
}

/** Shows a text while something is pointed at that is no thing of the notation. */
export function told(scene: Scene, ref: string, text: () => string): Bound {
  return pointing(scene, ref, text);
}

function explanation(scene: Scene, thing: string, what: string, why: string): string {
  const { t } = scene.props;
  const actions = scene.pick.actionsOf(thing);
  if (!scene.pick.marks.has(thing) || actions.length === 0) return joined(what, why);
  if (actions.length === 1) return joined(what, offered(scene.props, actions[0]!));
  const kinds = [...new Set(actions.map((action) => parse(action).verb))];
  return joined(what, kinds.map((verb) => t(`may-${verb}`)).join(" · "));
}

/** What an action does, and what it brings or leaves. */
export function offered({ t, view, content }: CosmosProps, action: string): string {
  const brings = preview(view, action, t, content);
  return brings === "" ? said(t, action) : `${said(t, action)} (${brings})`;
}

function joined(what: string, more: string): string {
  return more === "" ? what : `${what.replace(/\.$/, "")}. ${more}`;
}

const ORDER: readonly string[] = [...STARS, ...ENERGIES];

/** In the order of the types of stars and cards. */
function rank(action: string): number {
  return ORDER.indexOf(parse(action).args.at(-1) ?? "");
}

/** What can be said and read below the picture. */
export function Foot(): VNode {
  return (
    <div class="foot">
      <Tip />
      <Choices />
    </div>
  );
}

/** The actions that wait for a word rather than a place: over the picture where there is room for
 * many, beside the tip where a place of the picture may be meant as well. */
function Choices(): VNode | null {
  const scene = useScene();
  const { props, pick } = scene;
  const actions = [...direct(pick)].sort((one, other) => rank(one) - rank(other));
  const isAsked = pick.chosen.length > 0 && props.selection.value !== null;
  if (actions.length === 0 && !isAsked) return null;
  const isBeside = actions.length === 0 || wantsPlace(pick);
  const place = isBeside ? "short" : pick.chosen.some((thing) => isLow(scene.board, thing)) ? "high" : "";
  // What is chosen need not be said again where there is little room.
  const isChosen = isBeside && pick.chosen.length > 0;
  return (
    <div
      class={`offers ${place}`}
      role="group"
      aria-label={props.t("label-choices")}
    >
      {actions.map((action) => (
        <button
          key={action}
          type="button"
          class="offer"
          data-action={action}
          {...told(scene, action, () => offered(props, action))}
          onClick={() => {
            props.selection.value = null;
            props.act(action);
          }}
        >
          {parse(action).args.slice(-1).map(icon)}
          {isChosen ? props.t(`may-${parse(action).verb}`) : said(props.t, action)}
        </button>
      ))}
      {isAsked && (
        <button type="button" class="offer cancel" onClick={() => (props.selection.value = null)}>
          {props.t("label-cancel")}
        </button>
      )}
    </div>
  );
}

/** Whether a thing lies in the lower half of the sky, where the choices would cover it. */
function isLow(board: Board, thing: string): boolean {
  return thing === "chamber" || (board.at[thing]?.y ?? 0) > 0;
}

/** What a guide speaks of: where nothing of it is legal any more, the guide is of no use. */
const SPOKEN: Readonly<Record<string, string>> = { "choose-shift": "shift ", "choose-card": "take ", "choose-craft": "place " };

/** What is to be clicked for what is asked. */
function guide({ t, view, legal }: CosmosProps): string {
  const verb = SPOKEN[view.pending];
  if (verb === undefined || !legal.some((action) => action.startsWith(verb))) return t("tip-idle");
  const isTapped = view.pending === "choose-shift" && hasFingers();
  return t(isTapped ? "tip-choose-shift-tap" : `tip-${view.pending}`);
}

/** What goes on with what is selected: its action where nothing is left to choose. */
function askedOf({ props, pick }: Scene): string {
  const [only, ...others] = pick.candidates;
  const isReady = only !== undefined && others.length === 0 && isSaid(only, pick.chosen);
  return isReady ? offered(props, only) : props.t("tip-target");
}

/** The line that explains what is pointed at; what is selected where nothing is. */
function Tip(): VNode {
  const scene = useScene();
  const { props, pick, tip } = scene;
  const asked = pick.chosen.length > 0 && props.legal.length > 0 ? askedOf(scene) : "";
  const idle = props.legal.length > 0 ? guide(props) : props.t("tip-watch");
  return <p class="tip">{tip.value ?? (asked !== "" ? asked : idle)}</p>;
}
