/** Shows updates one after another at the chosen pace. It never holds anybody up: whoever wants
 * to act skips to the latest. */
import { signal } from "@preact/signals";

import type { Pace } from "../kit/game";

/** How long a step stays, and how long a whole backlog may take, in milliseconds. */
const STEP: Readonly<Record<Pace, number>> = { off: 0, fast: 220, normal: 600, slow: 1400 };
const BACKLOG = 10;

export class Playback<T> {
  readonly shown = signal<T | null>(null);
  readonly behind = signal(0);
  private queue: T[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly pace: () => Pace) {}

  /** Shows a value after those before it; `now` is for what the viewer did or must see at once. */
  push(value: T, now: boolean): void {
    if (now || this.pace() === "off" || this.shown.peek() === null) {
      this.queue = [];
      this.stop();
      this.show(value);
      this.hold();
      return;
    }
    this.queue.push(value);
    this.behind.value = this.queue.length;
    if (this.timer === null) this.next();
  }

  skip(): void {
    const last = this.queue.at(-1);
    this.queue = [];
    this.stop();
    if (last !== undefined) this.show(last);
  }

  private show(value: T): void {
    this.shown.value = value;
    this.behind.value = this.queue.length;
  }

  private next(): void {
    const value = this.queue.shift();
    if (value === undefined) return;
    this.show(value);
    this.hold();
  }

  private hold(): void {
    const step = STEP[this.pace()];
    const shortened = step * Math.min(1, BACKLOG / (this.queue.length + 1));
    this.timer = setTimeout(() => {
      this.timer = null;
      this.next();
    }, shortened);
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
