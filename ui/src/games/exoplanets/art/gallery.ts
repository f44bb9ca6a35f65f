/** Pictures that are painted beside the page and shared by every board that shows the same. Till
 * one is there, and where nothing can be painted, its place is null and a simple drawing stands. */
import { type Signal, signal } from "@preact/signals";

import type { Painted, Wish, Wished } from "./wish";

const pictures = new Map<string, Signal<string | null>>();
let waiting: Wished[] = [];
let painter: Worker | null = null;

const canPaint = typeof Worker === "function" && typeof OffscreenCanvas === "function";

function start(): Worker {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<Painted>) => {
    const place = pictures.get(data.key);
    if (place) place.value = data.picture;
  });
  return worker;
}

/** What one drawing of the page wishes for goes together, after it is shown. */
function send(): void {
  painter ??= start();
  painter.postMessage(waiting);
  waiting = [];
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
  return place.value;
}
