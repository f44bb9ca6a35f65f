/** Looking at earlier positions of a game, step by step or by itself. */
import { signal } from "@preact/signals";

import type { Replay } from "../gen/messages";
import type { GameEvent } from "../kit/game";
import { api } from "../net/api";

export type Frame = Replay<unknown, unknown, GameEvent>;
type Fetch = (position: number) => Promise<Frame>;

const AUTOPLAY = 1100;

export class LookBack {
  /** What is shown, or null where the game itself is. */
  readonly frame = signal<Frame | null>(null);
  readonly stops = signal<readonly number[]>([]);
  readonly index = signal(0);
  readonly isPlaying = signal(false);
  private frames = new Map<number, Promise<Frame>>();
  private wanted = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly fetch: Fetch) {}

  static of(table: string, seat: number): LookBack {
    return new LookBack((position) => api.replay(table, seat, position));
  }

  /** Along positions that are there already. */
  static along(frames: Promise<readonly Frame[]>): LookBack {
    return new LookBack(
      async (position) => (await frames).find((frame) => frame.position === position)!,
    );
  }

  /** Shows a position among those worth stopping at. */
  async open(stops: readonly number[], position: number): Promise<void> {
    if (!stops.length) return;
    this.stops.value = stops;
    const at = stops.findIndex((stop) => stop >= position);
    await this.show(at < 0 ? stops.length - 1 : at);
  }

  async show(index: number): Promise<void> {
    const stops = this.stops.peek();
    const at = Math.max(0, Math.min(index, stops.length - 1));
    const request = ++this.wanted;
    this.index.value = at;
    try {
      const frame = await this.frameAt(stops[at]!);
      if (request === this.wanted) this.frame.value = frame;
    } catch {
      if (request === this.wanted) this.pause();
    }
  }

  next(): Promise<void> {
    return this.show(this.index.peek() + 1);
  }

  previous(): Promise<void> {
    return this.show(this.index.peek() - 1);
  }

  close(): void {
    this.pause();
    this.wanted += 1;
    this.frame.value = null;
  }

  play(): void {
    if (this.index.peek() >= this.stops.peek().length - 1) void this.show(0);
    this.isPlaying.value = true;
    this.tick();
  }

  pause(): void {
    this.isPlaying.value = false;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private tick(): void {
    this.timer = setTimeout(() => {
      if (this.index.peek() >= this.stops.peek().length - 1) return this.pause();
      void this.next().then(() => this.isPlaying.peek() && this.tick());
    }, AUTOPLAY);
  }

  private frameAt(position: number): Promise<Frame> {
    const known = this.frames.get(position);
    if (known) return known;
    const frame = this.fetch(position);
    this.frames.set(position, frame);
    frame.catch(() => this.frames.delete(position));
    return frame;
  }
}

/** The stops since a seat acted last: what happened while others played. */
export function sinceLastTurn(
  steps: readonly { position: number; entries: readonly { actor: number }[] }[],
  seat: number,
): readonly number[] {
  const isOwn = (step: (typeof steps)[number]): boolean => step.entries[0]?.actor === seat;
  const last = steps.findLastIndex(isOwn);
  if (last !== steps.length - 1) return steps.slice(last + 1).map((step) => step.position);
  // The own turn has begun already: what came before it is meant.
  const before = steps.findLastIndex((step) => !isOwn(step));
  const earlier = steps.slice(0, before + 1).findLastIndex(isOwn);
  return steps.slice(earlier + 1, before + 1).map((step) => step.position);
}
