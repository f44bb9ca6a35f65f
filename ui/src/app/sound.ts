/** Sound by the reader's wish: nothing is loaded while it is off, and nothing sounds before the
 * reader has touched the page. */
import { effect } from "@preact/signals";

import type { Cue } from "../kit/cues";
import { drone, sound } from "./settings";

type Synthesiser = import("../sound/synthesiser").Synthesiser;

let synthesiser: Promise<Synthesiser> | null = null;
let isTouched = false;

function open(): Promise<Synthesiser> {
  synthesiser ??= import("../sound/synthesiser").then((part) => new part.Synthesiser());
  return synthesiser;
}

const canSound = (): boolean => isTouched && typeof AudioContext !== "undefined";

/** Plays a cue where sound is wished for. */
export function play(cue: Cue): void {
  const level = sound.peek();
  if (level === "off" || !canSound()) return;
  void open().then((instrument) => instrument.play(cue, level));
}

/** Starts or stops what sounds all the time. */
function follow(): void {
  const isWanted = drone.value === "on" && sound.value !== "off";
  if (isWanted && canSound()) void open().then((instrument) => instrument.hum(true));
  else if (!isWanted) void synthesiser?.then((instrument) => instrument.hum(false));
}

/** From the first touch or key on the page may sound. */
export function listenForTouch(): void {
  const touched = (): void => {
    isTouched = true;
    follow();
  };
  for (const name of ["pointerdown", "keydown"]) {
    addEventListener(name, touched, { once: true, capture: true });
  }
  effect(follow);
}
