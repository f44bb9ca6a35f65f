// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameEvent, Pace } from "../kit/game";
import { type Beat, onBeat, Playback } from "./playback";

let pace: Pace = "normal";
let isHidden = false;

/** A value of n has n beats, its events told one by one; seat 0 looks. */
function beatsIn(value: number): readonly Beat[] {
  return Array.from({ length: value % 10 }, (_, place) => ({
    events: [{ event: `${value}.${place}`, seat: 1 }],
    seat: 1,
    isOwn: false,
  }));
}

const playing = (): Playback<number> => new Playback<number>(() => pace, beatsIn);
const namesOf = (events: readonly GameEvent[]): readonly string[] => events.map((e) => e.event);

/** Shows 1 at once, then the others in beats. */
function following(...values: readonly number[]): Playback<number> {
  const playback = playing();
  playback.push(1, true);
  for (const value of values) playback.push(value, false);
  return playback;
}

/** Lets one beat pass after another to the end: what is shown, in order. */
function watch(): readonly string[] {
  const seen: string[] = [];
  const stop = onBeat(({ events }) => seen.push(...namesOf(events)));
  vi.runAllTimers();
  stop();
  return seen;
}

beforeEach(() => {
  vi.useFakeTimers();
  pace = "normal";
  isHidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("playback", () => {
  it("shows the first value at once and the others beat by beat", () => {
    const playback = following(2, 3);
    expect(playback.shown.value).toBe(2);
    expect(playback.before.value).toBe(1);
    expect(namesOf(playback.told.value)).toEqual(["2.0"]);
    expect(playback.left.value).toBe(4);
    vi.advanceTimersToNextTimer();
    expect(namesOf(playback.told.value)).toEqual(["2.0", "2.1"]);
    vi.advanceTimersToNextTimer();
    expect(playback.shown.value).toBe(3);
    expect(playback.before.value).toBe(2);
    expect(namesOf(playback.told.value)).toEqual(["3.0"]);
    vi.runAllTimers();
    expect(playback.isPlaying.value).toBe(false);
    expect(playback.left.value).toBe(0);
  });

  it("tells who listens of every beat when it is shown", () => {
    const seen: string[] = [];
    const stop = onBeat((beat) => seen.push(...namesOf(beat.events)));
    following(2, 1);
    expect(seen).toEqual(["1.0", "2.0"]);
    vi.runAllTimers();
    expect(seen).toEqual(["1.0", "2.0", "2.1", "1.0"]);
    stop();
    following(2);
    expect(seen).toHaveLength(4);
  });

  it("is skipped to the latest, where nothing moves and all is told", () => {
    const playback = following(2, 3, 2);
    playback.skip();
    expect(playback.shown.value).toBe(2);
    expect(playback.isPlaying.value).toBe(false);
    expect(playback.beat.value!.events).toEqual([]);
    expect(namesOf(playback.told.value)).toEqual(["2.0", "2.1"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("leaves what is shown alone when there is nothing to skip", () => {
    const playback = following();
    const { value } = playback.beat;
    playback.skip();
    expect(playback.beat.value).toBe(value);
  });

  it("waits while it is paused, and goes on with the next beat", () => {
    const playback = following(2, 3);
    playback.pause();
    expect(vi.getTimerCount()).toBe(0);
    playback.push(4, false);
    expect(namesOf(playback.told.value)).toEqual(["2.0"]);
    playback.resume();
    expect(namesOf(playback.told.value)).toEqual(["2.0", "2.1"]);
    expect(playback.isPaused.value).toBe(false);
    vi.runAllTimers();
    expect(playback.shown.value).toBe(4);
  });

  it("cannot be paused where nothing is shown", () => {
    const playback = following();
    playback.pause();
    expect(playback.isPaused.value).toBe(false);
  });

  it("is skipped while it is paused", () => {
    const playback = following(2, 3);
    playback.pause();
    playback.skip();
    expect(playback.isPaused.value).toBe(false);
    expect(playback.shown.value).toBe(3);
  });

  it("shows again what others did, from the position before it", () => {
    const playback = following(2, 3);
    vi.runAllTimers();
    playback.again();
    expect(playback.before.value).toBe(1);
    expect(namesOf(playback.told.value)).toEqual(["2.0"]);
    expect(watch()).toEqual(["2.1", "3.0", "3.1", "3.2"]);
    expect(playback.shown.value).toBe(3);
    expect(playback.isPlaying.value).toBe(false);
  });

  it("begins anew in the middle, with what still waits after it", () => {
    const playback = following(2, 3);
    vi.advanceTimersToNextTimer();
    playback.again();
    expect(namesOf(playback.told.value)).toEqual(["2.0"]);
    expect(watch()).toEqual(["2.1", "3.0", "3.1", "3.2"]);
  });

  it("has nothing to repeat once the viewer did something", () => {
    const playback = following(2);
    vi.runAllTimers();
    expect(playback.hasRun.value).toBe(true);
    playback.push(1, true);
    expect(playback.hasRun.value).toBe(false);
    playback.again();
    expect(playback.isPlaying.value).toBe(false);
  });

  it("shows what must be seen now before everything that waits", () => {
    const playback = following(2, 3);
    playback.push(4, true);
    expect(playback.shown.value).toBe(4);
    expect(playback.isPlaying.value).toBe(false);
    expect(namesOf(playback.beat.value!.events)).toEqual(["4.0", "4.1", "4.2", "4.3"]);
    vi.runAllTimers();
    expect(playback.shown.value).toBe(4);
  });

  it("does not wait where animation is off, and shows it in beats when asked again", () => {
    pace = "off";
    const playback = following(2, 3);
    expect(playback.shown.value).toBe(3);
    expect(playback.isPlaying.value).toBe(false);
    playback.again();
    expect(watch()).toEqual(["2.1", "3.0", "3.1", "3.2"]);
  });

  it("shares the time of a long backlog", () => {
    const short = following(...Array.from({ length: 4 }, () => 9));
    const start = Date.now();
    vi.runAllTimers();
    const few = Date.now() - start;
    expect(short.shown.value).toBe(9);
    following(...Array.from({ length: 40 }, () => 9));
    const again = Date.now();
    vi.runAllTimers();
    expect(Date.now() - again).toBeLessThan(few * 4);
  });

  it("stands still in a hidden tab and goes on when it is seen", () => {
    const playback = following(3);
    isHidden = true;
    vi.runAllTimers();
    expect(namesOf(playback.told.value)).toEqual(["3.0"]);
    isHidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    vi.runAllTimers();
    expect(playback.isPlaying.value).toBe(false);
  });

  it("forgets what it waited for in a hidden tab when it is skipped there", () => {
    const playback = following(3);
    isHidden = true;
    vi.runAllTimers();
    playback.skip();
    isHidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(vi.getTimerCount()).toBe(0);
    expect(playback.isPlaying.value).toBe(false);
  });
});
