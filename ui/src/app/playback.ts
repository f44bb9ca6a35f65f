/** Shows what others did beat by beat at the chosen pace. It never holds anybody up: whoever wants
 * to act skips to now. */
import { batch, signal } from "@preact/signals";

import type { GameEvent, Pace } from "../kit/game";

/** One moment of a game as it is shown. */
export interface Beat {
  readonly events: readonly GameEvent[];
  /** Who acted. */
  readonly seat: number;
  /** Whether that was the viewer. */
  readonly isOwn: boolean;
  /** How long it stays, where that is not as long as others. */
  readonly weight?: number;
}

type Listener = (beat: Beat) => void;

const listeners = new Set<Listener>();

/** Tells of every beat at the moment it is shown. Returns what ends that. */
export function onBeat(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** How long a beat stays, in milliseconds. Where nothing is animated, only what is asked for again
 * is shown in beats. */
const BEAT: Readonly<Record<Pace, number>> = { off: 900, fast: 420, normal: 900, slow: 1700 };
/** More beats than this share the time of so many. */
const BACKLOG = 24;
/** The share of a beat for an update in which nothing happens that could be told. */
const SILENT = 0.3;

export class Playback<T> {
  readonly shown = signal<T | null>(null);
  /** What was shown before it. */
  readonly before = signal<T | null>(null);
  /** The beat that is shown; without events where nothing is to move. */
  readonly beat = signal<Beat | null>(null);
  /** The events of what is shown, so far as they have been told. */
  readonly told = signal<readonly GameEvent[]>([]);
  /** How many beats are to come. */
  readonly left = signal(0);
  readonly isPlaying = signal(false);
  readonly isPaused = signal(false);
  /** Whether there is something to be shown again. */
  readonly hasRun = signal(false);
  /** Whether that was shown in beats. */
  readonly isFollowed = signal(false);
  private beats: readonly Beat[] = [];
  private at = 0;
  private queue: T[] = [];
  /** What others did since the viewer did something, and what was shown before that. */
  private run: T[] = [];
  private origin: T | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly pace: () => Pace,
    /** The beats of a value, at least one. */
    private readonly beatsIn: (value: T) => readonly Beat[],
  ) {}

  /** Shows a value after those before it; `now` is for what the viewer did or must see at once. */
  push(value: T, now: boolean): void {
    const isFirst = now || this.shown.peek() === null;
    if (isFirst || (this.pace() === "off" && !this.isPlaying.peek())) {
      batch(() => this.showAtOnce(value, isFirst));
      return;
    }
    this.queue.push(value);
    this.count();
    if (!this.isPlaying.peek()) batch(() => this.next());
  }

  /** Goes to the latest; nothing moves on the way. */
  skip(): void {
    if (!this.isPlaying.peek()) return;
    batch(() => {
      this.run.push(...this.queue);
      const last = this.queue.at(-1) ?? this.shown.peek();
      this.queue = [];
      this.open(last!);
      this.at = this.beats.length - 1;
      this.beat.value = { ...this.beats[this.at]!, events: [] };
      this.told.value = this.beats.flatMap(({ events }) => events);
      this.end();
    });
  }

  /** Shows once more what others did since the viewer did something. */
  again(): void {
    if (!this.run.length) return;
    batch(() => {
      this.queue = [...this.run, ...this.queue];
      this.run = [];
      this.shown.value = this.origin;
      this.next();
    });
  }

  pause(): void {
    if (!this.isPlaying.peek()) return;
    this.isPaused.value = true;
    this.stop();
  }

  resume(): void {
    if (!this.isPaused.peek()) return;
    this.isPaused.value = false;
    batch(() => this.advance());
  }

  private showAtOnce(value: T, isFirst: boolean): void {
    if (!this.run.length) this.origin = this.shown.peek();
    this.run = isFirst ? [] : [...this.run, value];
    this.queue = [];
    this.open(value);
    this.tell(wholeOf(this.beats));
    this.told.value = this.beat.peek()!.events;
    this.isFollowed.value = false;
    this.end();
  }

  private open(value: T): void {
    this.before.value = this.shown.peek();
    this.shown.value = value;
    this.beats = this.beatsIn(value);
    this.at = 0;
  }

  private next(): void {
    const value = this.queue.shift();
    if (value === undefined) {
      this.end();
      return;
    }
    if (!this.run.length) this.origin = this.shown.peek();
    this.run.push(value);
    this.open(value);
    this.told.value = [];
    this.isPlaying.value = true;
    this.hasRun.value = true;
    this.isFollowed.value = true;
    this.showBeat();
  }

  private advance(): void {
    if (this.at + 1 >= this.beats.length) {
      this.next();
      return;
    }
    this.at += 1;
    this.showBeat();
  }

  private showBeat(): void {
    const beat = this.beats[this.at]!;
    this.told.value = [...this.told.peek(), ...beat.events];
    this.count();
    this.tell(beat);
    this.isPaused.value = false;
    this.hold(beat.weight ?? (beat.events.length ? 1 : SILENT));
  }

  private tell(beat: Beat): void {
    this.beat.value = beat;
    for (const listener of listeners) listener(beat);
  }

  private count(): void {
    const waiting = this.queue.reduce((sum, value) => sum + this.beatsIn(value).length, 0);
    this.left.value = this.beats.length - 1 - this.at + waiting;
  }

  private hold(share: number): void {
    this.stop();
    const hurry = Math.min(1, BACKLOG / (this.left.peek() + 1));
    const timer = setTimeout(
      () => whenSeen(() => this.timer === timer && batch(() => this.advance())),
      BEAT[this.pace()] * share * hurry,
    );
    this.timer = timer;
  }

  private end(): void {
    this.stop();
    this.isPlaying.value = false;
    this.isPaused.value = false;
    this.hasRun.value = this.run.length > 0;
    this.left.value = 0;
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}

function wholeOf(beats: readonly Beat[]): Beat {
  return { ...beats[0]!, events: beats.flatMap(({ events }) => events) };
}

/** Nothing goes on in a hidden tab. */
function whenSeen(run: () => unknown): void {
  const page = globalThis.document;
  if (!page?.hidden) run();
  else page.addEventListener("visibilitychange", () => whenSeen(run), { once: true });
}
