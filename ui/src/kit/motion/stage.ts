/** What can happen in the layer over a picture: pieces that fly, sink and land, light that flares,
 * points that rise. Transforms and opacity alone; without motion the rings, words and lights stay. */
import { h, render, type VNode } from "preact";

import { type Boxes, travelTime } from "./layer";

/** A place in pixels of the layer, and how large a thing is there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Flight {
  readonly from: Spot | null;
  readonly to: Spot | null;
  /** When it begins, in beats. */
  readonly delay?: number;
  /** What it is about to become; unseen till it lands. */
  readonly lands?: Element | null | undefined;
  /** How much the way bends: to the left above 0, to the right below. */
  readonly bend?: number;
  /** Whether the way is drawn. */
  readonly hasTrail?: boolean;
  /** Whether it vanishes on arrival. */
  readonly vanishes?: boolean;
  /** Whole turns on the way. */
  readonly turns?: number;
}

/** What each event of a game looks like in such a scene; what is not named does not move. */
export type Moves<E extends { readonly event: string }, S> = {
  [Name in E["event"]]?: (scene: S, event: Extract<E, { event: Name }>) => void;
};

const EASE = "cubic-bezier(.3, .6, .2, 1)";
const FALL = "cubic-bezier(.5, 0, .9, .4)";
/** What one does oneself is quicker than what others do. */
const OWN = 0.7;
const STILL = 140;
const STEPS = 10;

interface StageSettings {
  readonly layer: HTMLElement;
  readonly boxes: Boxes;
  readonly isOwn: boolean;
}

export class Stage {
  readonly layer: HTMLElement;
  /** Whether nothing may travel. */
  readonly isStill: boolean;
  private readonly unit: number;
  private readonly boxes: Boxes;
  private readonly origin: DOMRect;
  private readonly running: Animation[] = [];

  constructor({ layer, boxes, isOwn }: StageSettings) {
    this.layer = layer;
    this.boxes = boxes;
    this.origin = layer.getBoundingClientRect();
    this.isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.unit = travelTime(layer) * (isOwn ? OWN : 1);
  }

  /** Takes everything away that is still on its way. */
  clear(): void {
    for (const animation of this.running) animation.cancel();
    this.running.length = 0;
    for (const node of [...this.layer.children]) render(null, node);
    this.layer.replaceChildren();
  }

  /** The first element of the picture that is found. */
  find(...selectors: readonly string[]): Element | null {
    for (const selector of selectors) {
      const found = this.layer.parentElement?.querySelectorAll(selector) ?? [];
      for (const element of found) if (element.getBoundingClientRect().width > 0) return element;
    }
    return null;
  }

  /** The middle of what is found; null where nothing of it is in the picture. */
  spot(...selectors: readonly string[]): Spot | null {
    return this.at(this.find(...selectors));
  }

  /** The sign of who acts in the words of the beat, where a picture has no other place for them. */
  sign(): Spot | null {
    return this.at(document.querySelector(".beat-caption .seat-sign"));
  }

  at(element: Element | null): Spot | null {
    return element && this.spotOf(element.getBoundingClientRect());
  }

  /** Where a thing was before the events. */
  was(thing: string): Spot | null {
    const box = this.boxes.get(thing);
    return box && box.width > 0 ? this.spotOf(box) : null;
  }

  /** A point of a drawing, in its own units. */
  within(drawing: Element | null, x: number, y: number, size: number): Spot | null {
    const matrix = (drawing as SVGSVGElement | null)?.getScreenCTM?.();
    if (!matrix) return null;
    const point = new DOMPoint(x, y).matrixTransform(matrix);
    return {
      x: point.x - this.origin.left,
      y: point.y - this.origin.top,
      size: size * Math.abs(matrix.a),
    };
  }

  /** A piece travels along an arc and lands. */
  fly(piece: VNode, flight: Flight): void {
    const { from, to, delay = 0, lands, hasTrail = false } = flight;
    if (!from || !to) return;
    if (this.isStill) return;
    const node = this.place("flyer", piece, to);
    const frames = pathFrames(from, to, flight);
    this.animate(node, frames, { delay, fill: "both", easing: EASE });
    if (lands) this.hide(lands, delay + 0.92);
    const end = flight.vanishes ? 0.8 : 0.94;
    this.animate(node, [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], {
      delay: delay + end,
      duration: lands || flight.vanishes ? 0.2 : 0.6,
      fill: "forwards",
    });
    if (hasTrail) this.trail(from, to, flight);
  }

  /** The same way for several alike, one shortly after another. */
  flock(count: number, piece: () => VNode, flight: Flight): void {
    const several = Math.min(count, 5);
    for (let place = 0; place < several; place += 1) {
      const delay = (flight.delay ?? 0) + place * 0.16;
      const bend = (flight.bend ?? 0.18) * (1 + place * 0.22);
      this.fly(piece(), { ...flight, delay, bend, lands: place ? null : flight.lands });
    }
  }

  /** The dashed ring around what just changed; it stays till the next beat. */
  ring(at: Spot | null, delay = 0, grow = 1.25): void {
    if (!at) return;
    const node = this.place("landing-ring", null, { ...at, size: at.size * grow });
    const from = this.isStill ? { opacity: 0 } : { opacity: 0, transform: "scale(1.7)" };
    this.animate(node, [from, { opacity: 1, transform: "none" }], {
      delay,
      duration: 0.5,
      fill: "both",
      easing: EASE,
    });
  }

  /** Light flares up and goes out; without motion a glow stays. */
  flare(at: Spot | null, colour: string, delay = 0, reach = 2.6): void {
    if (!at) return;
    const node = this.place("flare", null, { ...at, size: at.size * reach });
    node.style.setProperty("--glow", colour);
    const frames = this.isStill
      ? [{ opacity: 0 }, { opacity: 0.55 }]
      : [
          { opacity: 0, transform: "scale(.15)" },
          { opacity: 1, transform: "scale(.75)", offset: 0.3 },
          { opacity: 0, transform: "scale(1.15)" },
        ];
    this.animate(node, frames, { delay, duration: 1.3, fill: "both", easing: "ease-out" });
  }

  /** A wave of light runs outwards. */
  wave(at: Spot | null, colour: string, delay = 0, reach = 3): void {
    if (!at || this.isStill) return;
    const node = this.place("wave", null, { ...at, size: at.size * reach });
    node.style.setProperty("--glow", colour);
    const frames = [
      { opacity: 0.9, transform: "scale(.2)" },
      { opacity: 0, transform: "scale(1)" },
    ];
    this.animate(node, frames, { delay, duration: 1.4, fill: "both", easing: EASE });
  }

  /** A beam of light grows from one place to another and fades. */
  beam(from: Spot | null, to: Spot | null, colour: string, delay = 0): void {
    if (!from || !to) return;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const node = this.place("beam", null, { x: from.x, y: from.y, size: 0 });
    const turn = `rotate(${Math.atan2(dy, dx)}rad)`;
    node.style.width = `${Math.hypot(dx, dy)}px`;
    node.style.setProperty("--glow", colour);
    node.style.transform = turn;
    const frames = this.isStill
      ? [{ opacity: 0 }, { opacity: 0.6 }]
      : [
          { opacity: 1, transform: `${turn} scaleX(0)` },
          { opacity: 1, transform: turn, offset: 0.5 },
          { opacity: 0, transform: turn },
        ];
    this.animate(node, frames, { delay, duration: 1.2, fill: "both", easing: EASE });
  }

  /** Something dims, shrinks and falls. */
  sink(piece: VNode, at: Spot | null, delay = 0): void {
    if (!at || this.isStill) return;
    const node = this.place("flyer", piece, at);
    const frames = [
      { opacity: 1, transform: "none" },
      { opacity: 0, transform: `translateY(${at.size * 0.5}px) scale(.25)` },
    ];
    this.animate(node, frames, { delay, fill: "both", easing: FALL });
  }

  /** Something spirals into a place. */
  spiral(piece: VNode, from: Spot | null, to: Spot | null, delay = 0): void {
    if (!from || !to || this.isStill) return;
    const node = this.place("flyer", piece, { ...to, size: from.size });
    const radius = Math.hypot(from.x - to.x, from.y - to.y);
    const start = Math.atan2(from.y - to.y, from.x - to.x);
    const frames = Array.from({ length: 21 }, (_, step) => {
      const share = step / 20;
      const [angle, far] = [start + share ** 1.4 * 7, radius * (1 - share) ** 1.2];
      const move = `translate(${Math.cos(angle) * far}px, ${Math.sin(angle) * far}px)`;
      const size = Math.max(0.04, 1 - share ** 2);
      return { transform: `${move} rotate(${share * 300}deg) scale(${size})` };
    });
    this.animate(node, frames, { delay, duration: 1.4, fill: "both", easing: "ease-in" });
    this.animate(node, [{ opacity: 1 }, { opacity: 0 }], {
      delay: delay + 1.3,
      duration: 0.1,
      fill: "forwards",
    });
  }

  /** Points rise from a place to where they are counted. */
  points(text: string, from: Spot | null, to: Element | null, delay = 0): void {
    const end = this.at(to);
    if (!from) return;
    const goal = this.isStill || !end ? { ...from, y: from.y - from.size * 0.4 } : end;
    const node = this.place("points-gained", null, { x: goal.x, y: goal.y, size: 0 });
    node.textContent = text;
    const [dx, dy] = [from.x - goal.x, from.y - goal.y];
    const start = `translate(${dx}px, ${dy}px)`;
    const frames = this.isStill
      ? [{ opacity: 0 }, { opacity: 1 }]
      : [
          { opacity: 0, transform: `${start} scale(.4)` },
          { opacity: 1, transform: `${start} translateY(-12px) scale(1.15)`, offset: 0.25 },
          { opacity: 1, transform: `${start} translateY(-14px)`, offset: 0.5 },
          { opacity: 1, transform: "none", offset: 0.92 },
          { opacity: 0, transform: "scale(.8)" },
        ];
    this.animate(node, frames, { delay, duration: 1.9, fill: "both", easing: "ease-in-out" });
    if (to) this.pulse(to, delay + 1.7);
  }

  /** Something answers by growing for a moment. */
  pulse(element: Element | null, delay = 0, grow = 1.22): void {
    if (!element || this.isStill) return;
    const frames = [
      { transform: "none" },
      { transform: `scale(${grow})`, offset: 0.35 },
      { transform: "none" },
    ];
    this.animate(element, frames, { delay, duration: 0.9, composite: "add", easing: "ease-out" });
  }

  /** Something is turned over. */
  turnOver(element: Element | null, delay = 0): void {
    if (!element || this.isStill) return;
    const frames = [{ transform: "scaleX(0)" }, { transform: "none" }];
    this.animate(element, frames, { delay, fill: "backwards", composite: "add", easing: EASE });
  }

  /** A card or another part of the picture comes from somewhere else, turned over where it was face
   * down there. */
  bring(element: Element | null, from: Spot | null, delay = 0, isTurned = false): void {
    const end = this.at(element);
    if (!element || !end || !from || this.isStill) return;
    const move = `translate(${from.x - end.x}px, ${from.y - end.y}px)`;
    const size = Math.min(1.2, Math.max(0.15, from.size / end.size));
    const turn = isTurned ? " rotateY(180deg)" : "";
    const frames = [
      { transform: `${move} scale(${size})${turn}`, opacity: 0, zIndex: 20 },
      { transform: `${move} scale(${size})${turn}`, opacity: 1, offset: 0.15, zIndex: 20 },
      { transform: "none", opacity: 1, zIndex: 20 },
    ];
    this.animate(element, frames, { delay, duration: 1.4, fill: "backwards", easing: EASE });
  }

  /** Something of the picture is not seen for so many beats. */
  hide(element: Element, duration: number): void {
    if (this.isStill) return;
    this.animate(element, [{ opacity: 0 }, { opacity: 0 }], { duration });
  }

  /** A part of the layer with a look of its own, in the style of the game. */
  show(look: string, at: Spot, content: VNode | null = null): HTMLElement {
    return this.place(look, content, at);
  }

  /** Moves an element; times are in beats. Without motion it is there after a short fade. */
  animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    const { delay = 0, duration = 1 } = options;
    const isMine = this.layer.contains(element);
    const times = this.isStill
      ? { delay: 0, duration: STILL }
      : { delay: delay * this.unit, duration: Number(duration) * this.unit };
    if (this.isStill && !isMine) return;
    this.running.push(element.animate(frames, { ...options, ...times }));
  }

  private trail(from: Spot, to: Spot, { bend = 0.18, delay = 0 }: Flight): void {
    const { x, y } = controlOf(from, to, bend);
    const way = h("path", { d: `M${from.x},${from.y}Q${x},${y} ${to.x},${to.y}` });
    const node = this.place("trail", h("svg", null, way), { x: 0, y: 0, size: 0 });
    const frames = [{ opacity: 0 }, { opacity: 0.8, offset: 0.3 }, { opacity: 0 }];
    this.animate(node, frames, { delay, duration: 1.7, fill: "both" });
  }

  private spotOf({ left, top, width, height }: DOMRect): Spot {
    return {
      x: left + width / 2 - this.origin.left,
      y: top + height / 2 - this.origin.top,
      size: Math.min(width, height),
    };
  }

  private place(look: string, content: VNode | null, { x, y, size }: Spot): HTMLElement {
    const node = document.createElement("div");
    node.className = look;
    node.style.left = `${x - size / 2}px`;
    node.style.top = `${y - size / 2}px`;
    if (size > 0) node.style.width = node.style.height = `${size}px`;
    if (content) render(content, node);
    this.layer.append(node);
    return node;
  }
}

/** The point towards which a way from one place to another bends. */
function controlOf(from: Spot, to: Spot, bend: number): { x: number; y: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { x: (from.x + to.x) / 2 + dy * bend, y: (from.y + to.y) / 2 - dx * bend };
}

/** The way as frames, seen from where it ends. */
function pathFrames(from: Spot, to: Spot, { bend = 0.18, turns = 0 }: Flight): Keyframe[] {
  const control = controlOf(from, to, bend);
  const grow = to.size > 0 ? from.size / to.size : 1;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS;
    const [one, two, three] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
    const x = one * from.x + two * control.x + three * to.x - to.x;
    const y = one * from.y + two * control.y + three * to.y - to.y;
    const lift = 1 + 0.25 * Math.sin(Math.PI * share);
    const size = Math.min(3, grow + (1 - grow) * share) * lift;
    return {
      transform: `translate(${x}px, ${y}px) rotate(${share * turns * 360}deg) scale(${size})`,
    };
  });
}
