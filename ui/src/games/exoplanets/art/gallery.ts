/** Pictures that are painted beside the page and shared by every board that shows the same. Till
 * one is there, and where nothing can be painted, its place is null and a simple drawing stands. */
import { batch, type Signal, signal } from "@preact/signals";

import type { Painted, Wish, Wished } from "./wish";

const pictures = new Map<string, Signal<string | null>>();
/** The latest picture of each subject: it stands in while another one of it is painted. */
const latest = new Map<string, string>();
let waiting: Wished[] = [];
let painters: readonly Worker[] = [];

const canPaint = typeof Worker === "function" && typeof OffscreenCanvas === "function";

/** Two paint side by side where there is more than one processor. */
const PAINTERS = 2;

const subjectOf = (wish: Wish): string => (wish.kind === "planet" ? wish.id : wish.kind);

/** The page is drawn anew for what came within so many milliseconds, not for each picture. */
const TOGETHER = 100;
let arrived: Painted[] = [];

function hang(): void {
  const all = arrived;
  arrived = [];
  batch(() => {
    for (const { key, picture } of all) {
      latest.set(subjectOf(JSON.parse(key) as Wish), picture);
      pictures.get(key)!.value = picture;
    }
  });
}

function hire(): Worker {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<Painted>) => {
    if (arrived.length === 0) setTimeout(hang, TOGETHER);
    arrived.push(data);
  });
  return worker;
}

/** What stands in the middle is painted first, the large soft sky last. */
const ORDER: Readonly<Record<Wish["kind"], number>> = { star: 0, planet: 1, sky: 2 };

/** How long they take to paint, compared to a planet. */
const COST: Readonly<Record<Wish["kind"], number>> = { star: 3, planet: 1, sky: 2 };
/** So much more than another may a painter have to do. */
const UNEVEN = 2;

/** Who paints what: each learns half of the ways of painting, and so is quick sooner, as long as
 * both have about as much to do. */
function share(wishes: readonly Wished[]): readonly (readonly Wished[])[] {
  const desks = painters.map(() => ({ load: 0, wishes: [] as Wished[] }));
  for (const wished of wishes) {
    const { wish } = wished;
    const own = desks[wish.kind === "planet" && /rocky|oceanic/.test(wish.type) ? 1 : 0];
    const idle = desks.reduce((one, other) => (other.load < one.load ? other : one));
    const desk = own && own.load - idle.load < UNEVEN ? own : idle;
    desk.load += COST[wish.kind];
    desk.wishes.push(wished);
  }
  return desks.map((desk) => desk.wishes);
}

/** What one drawing of the page wishes for goes together, after it is shown. */
function send(): void {
  if (painters.length === 0) {
    painters = Array.from({ length: Math.min(PAINTERS, navigator.hardwareConcurrency) }, hire);
  }
  const wishes = waiting.sort((one, other) => ORDER[one.wish.kind] - ORDER[other.wish.kind]);
  waiting = [];
  share(wishes).forEach((part, place) => {
    painters[place]!.postMessage(part);
  });
}

/** The picture of what is wished for: reading it in a component draws that again when it comes. */
export function pictureOf(wish: Wish): string | null {
  if (!canPaint) return null;
  const key = JSON.stringify(wish);
  let place = pictures.get(key);
  if (place === undefined) {
    place = signal<string | null>(null);
    pictures.set(key, place);
    if (waiting.length === 0) requestAnimationFrame(() => setTimeout(send));
    waiting.push({ key, wish });
  }
  return place.value ?? latest.get(subjectOf(wish)) ?? null;
}
