/** What every part of the table shares: the box of pieces, what may be picked, the line that
 * explains what is pointed at. */
import { type Signal, useSignal } from "@preact/signals";
import { type ComponentChildren, createContext, type JSX, type VNode } from "preact";
import { useContext, useEffect, useMemo } from "preact/hooks";
import type { ExoplanetsView, SeatView } from "../../gen/exoplanets";
import { useDragging } from "../../kit/drag";
import type { GameEvent, GameProps } from "../../kit/game";
import { type Box, boxOf } from "./content";
import { Defs } from "./pieces";
import { preview } from "./log";
import { type Pick, pickFrom } from "./picking";
import { said } from "./words";

export type ExoplanetsProps = GameProps<ExoplanetsView>;

export interface Tip {
  readonly text: string;
  /** Where the rules reference tells more. */
  readonly ref: string;
}

export interface Scene {
  readonly props: ExoplanetsProps;
  readonly box: Box;
  readonly pick: Pick;
  /** What was pointed at or focused last. */
  readonly tip: Signal<Tip | null>;
  /** The thing pointed at now. */
  readonly pointed: Signal<string | null>;
  readonly own: SeatView | null;
  /** Things on which the latest events have changed something. */
  readonly fresh: ReadonlySet<string>;
  /** Planets that the latest events have placed. */
  readonly born: ReadonlySet<string>;
  press(thing: string): void;
}

const Context = createContext<Scene | null>(null);

export function useScene(): Scene {
  const scene = useContext(Context);
  if (scene === null) throw new Error("outside of a table");
  return scene;
}

export function SceneOf(given: {
  props: ExoplanetsProps;
  class: string;
  children: ComponentChildren;
}): VNode {
  const { props } = given;
  const tip = useSignal<Tip | null>(null);
  const pointed = useSignal<string | null>(null);
  const selection = props.selection.value;
  const pick = useMemo(() => pickFrom(props.legal, selection), [props.legal, selection]);
  // What was said of a thing may no longer be true.
  useEffect(() => {
    tip.value = null;
  }, [props.legal]);
  const fresh = useMemo(() => thingsIn(props.events, CHANGES), [props.events]);
  const born = useMemo(() => thingsIn(props.events, BIRTHS), [props.events]);
  const press = (thing: string): void => {
    const { action, selection: next } = pick.press(thing);
    props.selection.value = next;
    if (action !== null) props.act(action);
  };
  const own = props.view.players[props.seat] ?? null;
  const scene: Scene = { props, box: boxOf(props.content), pick, tip, pointed, own, fresh, born, press };
  return (
    <Context.Provider value={scene}>
      <div
        ref={useDragging()}
        class={`exo ${given.class}`}
        data-pace={props.pace}
        onKeyDown={(event) => steer(event, scene)}
      >
        <Defs />
        {given.children}
      </div>
    </Context.Provider>
  );
}

const CHANGES = ["life-created", "species-created", "tile-drawn"];
const BIRTHS = ["planet-placed"];

function thingsIn(events: readonly GameEvent[], names: readonly string[]): ReadonlySet<string> {
  const found = events.filter(({ event }) => names.includes(event));
  return new Set(found.map((event) => String(event.planet ?? event.tile)));
}

export interface Bound {
  readonly [attribute: string]: unknown;
}

export interface Thing {
  readonly thing: string;
  /** What it is. */
  readonly what: string;
  /** Why nothing can be done with it, where nothing can. */
  readonly why?: string;
  /** Where the rules reference tells more. */
  readonly about: string;
  /** Ids of the log and of the list of actions that mean this thing. */
  readonly ids?: readonly string[];
  /** Things that may be dragged here. */
  readonly takes?: string | undefined;
}

interface PickableProps extends Thing {
  readonly class?: string;
  readonly children: ComponentChildren;
}

interface DrawingProps extends PickableProps {
  /** The radius of its mark. */
  readonly reach: number;
}

/** A drawn thing: pickable where something legal is about it, explained in any case. What is drawn
 * is for the eye alone; the ring over it has the name and takes the clicks. */
export function PickableDrawing({ children, reach, ...given }: DrawingProps): VNode {
  const scene = useScene();
  const { label, attributes } = bound(scene, given);
  return (
    <g>
      <g class="art" aria-hidden="true">
        {children}
      </g>
      <g {...attributes} aria-label={label} class="exo-pickable">
        <circle class="mark" r={reach} />
      </g>
    </g>
  );
}

/** The same for a thing that is no drawing. */
export function Pickable({ children, class: look = "", ...given }: PickableProps): VNode {
  const scene = useScene();
  const { label, attributes } = bound(scene, given);
  return (
    <div {...attributes} class={`exo-pickable ${look}`}>
      {attributes.role === "button" && <span class="exo-hidden">{label}</span>}
      {children}
    </div>
  );
}

function bound(scene: Scene, given: Thing): { label: string; attributes: Bound } {
  const { thing, what, why = "", about, ids = [thing], takes } = given;
  const { pick, props } = scene;
  const mark = pick.marks.get(thing);
  const label = joined(what, mark === undefined ? why : offered(scene, thing));
  const base = {
    "data-thing": thing,
    "data-takes": takes,
    "data-flash": ids.some((id) => props.highlight.value.has(id)) ? "yes" : undefined,
    ...pointing(scene, thing, { text: label, ref: about }),
  };
  if (mark === undefined) {
    return { label, attributes: { ...base, role: "img", "aria-label": label, tabindex: -1 } };
  }
  const picked = {
    "data-mark": mark,
    "data-action": pick.press(thing).action ?? undefined,
    role: "button",
    tabindex: 0,
    "aria-pressed": mark === "chosen" ? "true" : undefined,
    onClick: () => scene.press(thing),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      scene.press(thing);
    },
  };
  return { label, attributes: { ...base, ...picked } };
}

/** Explained, but never picked. */
export function told(scene: Scene, thing: string, tip: Tip, ids: readonly string[]): Bound {
  const flashes = ids.some((id) => scene.props.highlight.value.has(id));
  return {
    role: "img",
    "aria-label": tip.text,
    tabindex: -1,
    "data-flash": flashes ? "yes" : undefined,
    ...pointing(scene, thing, tip),
  };
}

function joined(what: string, more: string): string {
  return more === "" ? what : `${what.replace(/\.$/, "")}. ${more}`;
}

function offered(scene: Scene, thing: string): string {
  const { t } = scene.props;
  const actions = scene.pick.actionsOf(thing);
  if (actions.length === 1) return promised(scene.props, actions[0]!);
  const verbs = [...new Set(actions.map((action) => action.split(" ")[0]!))];
  return verbs.map((verb) => t(`group-${verb}`)).join(" · ");
}

/** What an action does, and what it brings or leaves. */
export function promised({ t, view }: ExoplanetsProps, action: string): string {
  const brings = preview(view, action, t);
  return brings === "" ? said(t, action) : `${said(t, action)} (${brings})`;
}

export function pointing(scene: Scene, thing: string, tip: Tip): Bound {
  const enter = (): void => {
    scene.pointed.value = thing;
    scene.tip.value = tip;
  };
  const leave = (): void => {
    if (scene.pointed.value === thing) scene.pointed.value = null;
  };
  return { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave };
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrows lead to the nearest thing in their direction; Escape lets go of the selection. */
function steer(event: JSX.TargetedKeyboardEvent<HTMLElement>, scene: Scene): void {
  if (event.key === "Escape" && scene.props.selection.value !== null) {
    scene.props.selection.value = null;
    return;
  }
  const arrow = ARROWS[event.key];
  const from = document.activeElement;
  if (arrow === undefined || from === null || !event.currentTarget.contains(from)) return;
  const next = nearest(event.currentTarget, from, arrow);
  if (next === null) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

type Focusable = (HTMLElement | SVGElement) & { focus(): void };

function nearest(root: Element, from: Element, [dx, dy]: readonly [number, number]): Focusable | null {
  const start = centre(from);
  let best: Focusable | null = null;
  let least = Infinity;
  for (const other of root.querySelectorAll<Focusable>("[tabindex], button")) {
    const end = centre(other);
    const ahead = (end.x - start.x) * dx + (end.y - start.y) * dy;
    const aside = Math.abs((end.x - start.x) * dy) + Math.abs((end.y - start.y) * dx);
    const distance = ahead + aside * 2.2;
    if (other !== from && ahead > 1 && distance < least) {
      least = distance;
      best = other;
    }
  }
  return best;
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
