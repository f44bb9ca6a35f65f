import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Pace } from "../kit/game";
import { Playback } from "./playback";

let pace: Pace = "normal";
const playing = (): Playback<number> => new Playback<number>(() => pace);

beforeEach(() => {
  vi.useFakeTimers();
  pace = "normal";
});
afterEach(() => vi.useRealTimers());

describe("playback", () => {
  it("shows the first value at once and the others in order", () => {
    const playback = playing();
    for (const value of [1, 2, 3]) playback.push(value, false);
    const seen = [playback.shown.value];
    for (let step = 0; step < 3; step += 1) {
      vi.advanceTimersByTime(700);
      seen.push(playback.shown.value);
    }
    expect(seen).toEqual([1, 2, 3, 3]);
    expect(playback.behind.value).toBe(0);
  });

  it("is skipped to the latest", () => {
    const playback = playing();
    for (const value of [1, 2, 3, 4]) playback.push(value, false);
    playback.skip();
    expect(playback.shown.value).toBe(4);
    expect(playback.behind.value).toBe(0);
  });

  it("shows what must be seen now before everything that waits", () => {
    const playback = playing();
    for (const value of [1, 2, 3]) playback.push(value, false);
    playback.push(9, true);
    expect(playback.shown.value).toBe(9);
    vi.advanceTimersByTime(5000);
    expect(playback.shown.value).toBe(9);
  });

  it("does not wait where animation is off", () => {
    pace = "off";
    const playback = playing();
    for (const value of [1, 2, 3]) playback.push(value, false);
    expect(playback.shown.value).toBe(3);
  });

  it("shortens the steps of a long backlog", () => {
    const playback = playing();
    for (let value = 0; value < 100; value += 1) playback.push(value, false);
    vi.advanceTimersByTime(60 * 600);
    expect(playback.shown.value).toBe(99);
  });
});
