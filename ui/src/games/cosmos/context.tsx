/** What every part of the table shares: the board, what may be picked, the line that explains what
 * is pointed at. */
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren, JSX, VNode } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { CosmosFacts, CosmosView, GalaxyView } from "../../gen/cosmos";
import { useDragging } from "../../kit/drag";
import type { GameProps } from "../../kit/game";
import { MotionLayer, type Mover } from "../../kit/motion/layer";
import {
  type Attributes,
  createPictureContext,
  type Picture,
  thingAttributes,
  tipAttributes,
  usePointing,
} from "../../kit/picture";
import { hasFingers } from "../../kit/touch";
import { type Board, boardOf, ENERGIES, STARS } from "./content";
import { Defs } from "./defs";
import { clicksOf, parse } from "./notation";
import { isComplete, isWeighed, offersIn, pickFrom, wantsPlace } from "./picking";
import { preview } from "./preview";
import { icon } from "./signs";
import { actionText } from "./words";
import "./cosmos.css";

export type CosmosProps = GameProps<CosmosView, CosmosFacts>;

export interface CosmosPicture extends Picture<CosmosView, CosmosFacts> {
  readonly board: Board;
  /** Whose galaxy is drawn large. */
  readonly shown: Signal<number>;
  /** The seat whose pieces may be picked; SPECTATOR for nobody. */
  readonly seat: number;
  readonly own: GalaxyView | null;
}

const { Context, usePicture } = createPictureContext<CosmosPicture>();

export { usePicture };

const loadMover = async (): Promise<Mover<CosmosPicture>> => (await import("./motion")).mover;

/** Where more than so many things may be picked, each mark is a fine line. */
const FEW = 12;

/** Verbs after which one often does the same again: what was chosen stays chosen. */
const REPEATED: ReadonlySet<string> = new Set(["place-star", "place-proto"]);

export function PictureFrame(given: {
  props: CosmosProps;
  class: string;
  /** Whose galaxy is large at first; the own where it is missing. */
  shown?: number;
  children: ComponentChildren;
}): VNode {
  const { props } = given;
  const { seat } = props;
  const shown = useShownSeat(props, given.shown);
  const picture = useNewPicture(props, shown);
  return (
    <Context.Provider value={picture}>
      <div
        ref={useDragging()}
        onPointerOver={aimAt}
        onFocusIn={aimAt}
        class={`cosmos ${given.class}`}
        data-pace={props.pace}
        data-watching={props.isPast && seat !== shown.value ? "yes" : undefined}
        data-picking={picture.pick.chosen.length > 0 ? "yes" : "no"}
        data-crowded={picture.pick.marks.size > FEW ? "yes" : "no"}
        data-begins={beginnings(props.legal)}
      >
        <MotionLayer picture={picture} load={loadMover} />
        <Defs />
        {given.children}
      </div>
    </Context.Provider>
  );
}

/** With which kinds of things something begins: the same till something is done, whatever is chosen
 * meanwhile. */
function beginnings(legal: readonly string[]): string {
  const kinds = legal.map((action) => clicksOf(action).things[0]?.split("/")[0] ?? "");
  return [...new Set(kinds)].join(" ");
}

/** Whose galaxy is large: the own one, another by choice; who only looks on, or back, sees the
 * galaxy of whoever acts. */
function useShownSeat(props: CosmosProps, first: number | undefined): Signal<number> {
  const { seat, view } = props;
  const shown = useSignal(first ?? (seat >= 0 ? seat : Math.max(0, view.active)));
  useEffect(() => {
    const back = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && seat >= 0) shown.value = seat;
    };
    addEventListener("keydown", back);
    return () => removeEventListener("keydown", back);
  }, [seat]);
  const follows = props.isPast === true || seat < 0;
  const acting = props.acting ?? view.active;
  useLayoutEffect(() => {
    if (follows && acting >= 0) shown.value = acting;
  }, [follows, acting]);
  useLayoutEffect(
    () => () => {
      if (follows && seat >= 0) shown.value = seat;
    },
    [follows],
  );
  return shown;
}

function useNewPicture(props: CosmosProps, shown: Signal<number>): CosmosPicture {
  const { legal, seat, t } = props;
  const selection = props.selection.value;
  const { suggested } = props.facts;
  const pick = useMemo(() => pickFrom(legal, selection, suggested), [legal, selection, suggested]);
  const { tip, pointed } = usePointing(legal);
  const again = useRef<string | null>(null);
  useEffect(() => {
    const thing = again.current;
    again.current = null;
    if (thing !== null && pickFrom(legal, thing).chosen.includes(thing)) {
      props.selection.value = thing;
    }
  }, [legal]);
  const press = (thing: string, isTap = false): void => {
    // Whoever acts looks at the own galaxy.
    shown.value = seat;
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
  return {
    ...{ props, pick, tip, pointed, shown, seat, press },
    board: boardOf(props.content),
    own: props.view.galaxies[seat] ?? null,
    offer: (action) => offerText(props, action),
    offerVerb: (action) => t(`may-${parse(action).verb}`),
  };
}

/** The attributes of something that may be picked. */
export function asThing(picture: CosmosPicture, thing: string, what: string, why = ""): Attributes {
  return thingAttributes(picture, { thing, what, why });
}

/** The attributes of something that is only explained. */
export function withTip(picture: CosmosPicture, ref: string, text: () => string): Attributes {
  return tipAttributes(picture, ref, () => ({ text: text(), ref: "" }));
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
export function Thing({
  class: name,
  thing,
  what,
  why = "",
  style,
  takes,
  children,
}: ThingProps): VNode {
  const picture = usePicture();
  return (
    <div class={`thing ${name}`} {...(style && { style })}>
      <div class="art" aria-hidden="true">
        {children}
      </div>
      <div class="lid" {...asThing(picture, thing, what, why)} data-takes={takes} />
    </div>
  );
}

/** What an action does, and what it brings or leaves. */
export function offerText(props: CosmosProps, action: string): string {
  const text = actionText(props.t, action);
  const brings = preview(props, action, props.t, props.content);
  return brings === "" ? text : `${text} (${brings})`;
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
  const picture = usePicture();
  const { props, pick } = picture;
  const actions = [...offersIn(pick)].sort((one, other) => rank(one) - rank(other));
  const isAsked = pick.chosen.length > 0 && props.selection.value !== null;
  if (actions.length === 0 && !isAsked) return null;
  const isBeside = actions.length === 0 || wantsPlace(pick);
  const place = isBeside
    ? "short"
    : pick.chosen.some((thing) => isLow(picture.board, thing))
      ? "high"
      : "";
  // What is chosen need not be said again where there is little room.
  const isChosen = isBeside && pick.chosen.length > 0;
  return (
    <div class={`offers ${place}`} role="group" aria-label={props.t("label-choices")}>
      {actions.map((action) => (
        <button
          key={action}
          type="button"
          class="offer"
          data-action={action}
          {...withTip(picture, action, () => offerText(props, action))}
          onClick={() => {
            props.selection.value = null;
            props.act(action);
          }}
        >
          {parse(action).args.slice(-1).map(icon)}
          {isChosen ? props.t(`may-${parse(action).verb}`) : actionText(props.t, action)}
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
const SPOKEN: Readonly<Record<string, string>> = {
  "choose-shift": "shift ",
  "choose-card": "take ",
  "choose-stack": "stack ",
  "choose-craft": "place ",
};

/** What is to be clicked for what is asked. */
function guide({ t, view, legal }: CosmosProps): string {
  const verb = SPOKEN[view.pending];
  if (verb === undefined || !legal.some((action) => action.startsWith(verb))) return t("tip-idle");
  const isTapped = view.pending === "choose-shift" && hasFingers();
  return t(isTapped ? "tip-choose-shift-tap" : `tip-${view.pending}`);
}

/** What goes on with what is selected: its action where nothing is left to choose. */
function askedOf({ props, pick }: CosmosPicture): string {
  const [only, ...others] = pick.candidates;
  const isReady = only !== undefined && others.length === 0 && isComplete(only, pick.chosen);
  return isReady ? offerText(props, only) : props.t("tip-target");
}

/** What the pointer or the focus is on: where what is said of it belongs. */
let aimed: Element | null = null;

function aimAt(event: Event): void {
  const target = event.target as Element;
  aimed = target.closest("[data-thing], [data-action], .control, .goal, .heap, .other") ?? target;
}

/** The line that explains what is pointed at, beside it; what is selected where nothing is. */
function Tip(): VNode {
  const picture = usePicture();
  const { props, pick, tip } = picture;
  const line = useRef<HTMLParagraphElement>(null);
  const isPointed = !isNarrow() && !hasFingers();
  const isBeside = tip.value !== null && isPointed;
  useLayoutEffect(() => {
    if (isBeside && line.current) putBeside(line.current, aimed);
  });
  const asked = pick.chosen.length > 0 && props.legal.length > 0 ? askedOf(picture) : "";
  const watching = isPointed ? "" : props.t("tip-watch");
  const idle = props.legal.length > 0 ? guide(props) : watching;
  return (
    <p ref={line} class={isBeside ? "tip beside" : "tip"} key={isBeside ? "beside" : "below"}>
      <span>{tip.value?.text ?? (asked !== "" ? asked : idle)}</span>
    </p>
  );
}

const isNarrow = (): boolean => innerWidth <= 860;

/** By so much of its width a card comes nearer on each side while it is pointed at. */
const GROWS = 0.25;

/** Right of a thing where there is room, else left of it, always within the picture. */
function putBeside(line: HTMLElement, thing: Element | null): void {
  const frame = line.closest(".cosmos")!.getBoundingClientRect();
  const at = thing?.getBoundingClientRect() ?? frame;
  const { offsetWidth: width, offsetHeight: height } = line;
  const grown = thing?.closest(".dock .power") ? at.width * GROWS : 0;
  const right = at.right + grown + 10;
  const isRoom = right + width + 2 <= frame.right;
  const left = isRoom ? right : Math.max(frame.left + 6, at.left - grown - width - 10);
  const top = Math.min(at.top + at.height / 2 - height / 2, frame.bottom - height - 6);
  // Not every browser takes the same box for the origin.
  line.style.left = line.style.top = "0";
  const origin = line.getBoundingClientRect();
  line.style.left = `${left - origin.left}px`;
  line.style.top = `${Math.max(frame.top + 6, top) - origin.top}px`;
}
