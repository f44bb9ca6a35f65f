/** The layer over a picture in which pieces travel. What moves them is loaded when it is needed, and
 * at the latest when the table has stood for a while. */
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import type { GameEvent, Pace } from "../game";
import "./motion.css";

export type Boxes = ReadonlyMap<string, DOMRect>;

/** Shows events on a picture that already looks as they left it; returns what ends that. */
export interface Mover<P extends Seen> {
  play(layer: HTMLElement, picture: P, before: Before<P>): () => void;
}

interface Seen {
  readonly props: {
    readonly view: unknown;
    readonly events: readonly GameEvent[];
    readonly pace: Pace;
  };
}

/** What was there before the events: where things were, and the view. */
export interface Before<P extends Seen> {
  readonly boxes: Boxes;
  readonly view: P["props"]["view"];
}

interface Props<P extends Seen> {
  readonly picture: P;
  load(): Promise<Mover<P>>;
}

/** Events are shown once, also where the picture is drawn anew meanwhile. */
const played = new WeakSet<readonly GameEvent[]>();
const movers = new Map<unknown, Mover<never>>();
const IDLE = 1500;

/** Whether something may travel: the browser can, somebody looks, and wants to see it. */
export function canMove(element: Element): boolean {
  if (typeof element.animate !== "function" || document.hidden) return false;
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long a piece travels at the chosen pace, in milliseconds, as the style says. */
export function travelTime(element: Element): number {
  const text = getComputedStyle(element).getPropertyValue("--travel").trim();
  return Number.parseFloat(text) * (text.endsWith("ms") ? 1 : 1000) || 0;
}

/** Stands before the rest of the picture, so that it still finds everything where it was. */
export function MotionLayer<P extends Seen>({ picture, load }: Props<P>): VNode {
  const { events, pace, view } = picture.props;
  const layer = useRef<HTMLDivElement>(null);
  const boxes = useRef<Boxes>(new Map());
  const views = useRef({ now: view, before: view });
  if (views.current.now !== view) views.current = { now: view, before: views.current.now };
  const isDue = pace !== "off" && events.length > 0 && !played.has(events) && !document.hidden;
  if (isDue) boxes.current = boxesOf(layer.current?.parentElement);
  useEffect(() => {
    const timer = setTimeout(() => pace !== "off" && void prepare(load), IDLE);
    return () => clearTimeout(timer);
  }, [load, pace === "off"]);
  useLayoutEffect(() => {
    if (!isDue || typeof Element.prototype.animate !== "function") return undefined;
    played.add(events);
    let clear: (() => void) | null = null;
    let isOver = false;
    const play = (mover: Mover<P>): void => {
      const before = { boxes: boxes.current, view: views.current.before };
      if (!isOver && layer.current) clear = mover.play(layer.current, picture, before);
    };
    const mover = movers.get(load) as Mover<P> | undefined;
    if (mover) play(mover);
    else void prepare(load).then(play);
    return () => {
      isOver = true;
      clear?.();
    };
  }, [events]);
  return <div ref={layer} class="motion-layer" aria-hidden="true" />;
}

async function prepare<P extends Seen>(load: () => Promise<Mover<P>>): Promise<Mover<P>> {
  const mover = await load();
  movers.set(load, mover as Mover<never>);
  return mover;
}

/** Where every thing of the picture is. */
function boxesOf(picture: Element | null | undefined): Boxes {
  const boxes = new Map<string, DOMRect>();
  const things = picture?.querySelectorAll<HTMLElement | SVGElement>("[data-thing], [data-tile]");
  for (const found of things ?? []) {
    const name = (found.dataset.thing ?? found.dataset.tile)!;
    if (!boxes.has(name)) boxes.set(name, found.getBoundingClientRect());
  }
  return boxes;
}
