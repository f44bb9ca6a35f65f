import { afterEach, describe, expect, it, vi } from "vitest";

import { type Frame, LookBack, sinceLastTurn } from "./lookback";

const frame = (position: number): Frame => ({ position }) as Frame;

afterEach(() => vi.useRealTimers());

describe("looking back", () => {
  it("steps among the stops and stays within them", async () => {
    const look = new LookBack(async (position) => frame(position));
    await look.open([3, 5, 9], 5);
    expect(look.frame.value?.position).toBe(5);
    await look.next();
    await look.next();
    expect(look.frame.value?.position).toBe(9);
    await look.show(-4);
    expect(look.frame.value?.position).toBe(3);
    look.close();
    expect(look.frame.value).toBeNull();
  });

  it("shows the latest wish when answers come out of order", async () => {
    const answers = new Map<number, (frame: Frame) => void>();
    const look = new LookBack(
      (position) => new Promise((resolve) => answers.set(position, resolve)),
    );
    const first = look.open([1, 2], 1);
    const second = look.show(1);
    answers.get(2)!(frame(2));
    answers.get(1)!(frame(1));
    await Promise.all([first, second]);
    expect(look.frame.value?.position).toBe(2);
  });

  it("asks for a position once", async () => {
    const fetch = vi.fn(async (position: number) => frame(position));
    const look = new LookBack(fetch);
    await look.open([1, 2], 1);
    await look.next();
    await look.previous();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("plays by itself to the end and stops there", async () => {
    vi.useFakeTimers();
    const look = new LookBack(async (position) => frame(position));
    await look.open([1, 2, 3], 1);
    look.play();
    await vi.advanceTimersByTimeAsync(6000);
    expect(look.frame.value?.position).toBe(3);
    expect(look.isPlaying.value).toBe(false);
  });
});

describe("since my last turn", () => {
  const steps = (...actors: number[]) =>
    actors.map((actor, index) => ({ position: index + 1, entries: [{ actor }] }));

  it("is what came after my last action", () => {
    expect(sinceLastTurn(steps(0, 0, 1, 1), 0)).toEqual([3, 4]);
  });
  it("is what came before my turn, once it has begun", () => {
    expect(sinceLastTurn(steps(0, 1, 1, 0, 0), 0)).toEqual([2, 3]);
  });
  it("is everything for who has not acted yet", () => {
    expect(sinceLastTurn(steps(1, 1), 0)).toEqual([1, 2]);
  });
  it("is nothing where nobody else acted", () => {
    expect(sinceLastTurn(steps(0, 0), 0)).toEqual([]);
  });
});
