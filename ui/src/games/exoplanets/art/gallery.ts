/** Pictures that are painted beside the page and shared by every board that shows the same. Till
 * one is there, and where nothing can be painted, its place is null and a simple drawing stands. */
import { type Signal, signal } from "@preact/signals";

import type { Painted, Wish } from "./wish";

const pictures = new Map<string, Signal<string | null>>();
const waiting: { key: string; wish: Wish }[] = [];
let painter: Worker | null = null;
let isCalled = false;

const canPaint = typeof Worker === "function" && typeof OffscreenCanvas === "function";

function start(): void {
  painter = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  painter.addEventListener("message", ({ data }: MessageEvent<Painted>) => {
    const place = pictures.get(data.key);
    if (place) place.value = data.picture;
  });
  for (const each of waiting.splice(0)) painter.postMessage(each);
}

/** The page is drawn before anything is painted. */
function call(): void {
  if (isCalled) return;
  isCalled = true;
  requestAnimationFrame(() => setTimeout(start));
}

/** The picture of what is wished for: reading it in a component draws that again when it comes. */
export function pictureOf(wish: Wish): string | null {
  if (!canPaint) return null;
  const key = JSON.stringify(wish);
  let place = pictures.get(key);
  if (place === undefined) {
    place = signal<string | null>(null);
    pictures.set(key, place);
    if (painter) painter.postMessage({ key, wish });
    else {
      waiting.push({ key, wish });
      call();
    }
  }
  return place.value;
}
