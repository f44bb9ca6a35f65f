/** What is shown while a picture is painted. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Painted, Wish, Wished } from "./wish";

/** Paints when it is told to, and then with the key of the wish. */
class Painter extends EventTarget {
  static readonly asked: string[] = [];
  static readonly all: Painter[] = [];

  constructor() {
    super();
    Painter.all.push(this);
  }

  postMessage(wishes: readonly Wished[]): void {
    Painter.asked.push(...wishes.map(({ key }) => key));
  }

  static paint(key: string): void {
    const data: Painted = { key, picture: key };
    Painter.all[0]!.dispatchEvent(new MessageEvent("message", { data }));
  }
}

const planet = (id: string, life: readonly number[], side = 24): Wish => ({
  ...{ kind: "planet", id, type: "rocky", light: 0, life, side },
});

let pictureOf: (wish: Wish) => string | null;

beforeEach(async () => {
  vi.stubGlobal("Worker", Painter);
  vi.stubGlobal("OffscreenCanvas", class {});
  vi.resetModules();
  ({ pictureOf } = await import("./gallery"));
});

afterEach(() => {
  vi.unstubAllGlobals();
  Painter.asked.length = 0;
  Painter.all.length = 0;
});

async function painted(...wishes: readonly Wish[]): Promise<void> {
  for (const wish of wishes) pictureOf(wish);
  const keys = wishes.map((wish) => JSON.stringify(wish));
  await vi.waitFor(() => expect(Painter.asked).toEqual(expect.arrayContaining(keys)));
  for (const key of keys) Painter.paint(key);
  await vi.waitFor(() => {
    for (const wish of wishes) expect(pictureOf(wish)).not.toBeNull();
  });
}

test("nothing is shown of a planet that was never painted", async () => {
  await painted(planet("P01", []));
  expect(pictureOf(planet("P02", []))).toBeNull();
});

test("a planet keeps its face while its life is painted", async () => {
  await painted(planet("P01", []));
  const face = pictureOf(planet("P01", []));
  expect(face).not.toBeNull();
  expect(pictureOf(planet("P01", [1]))).toBe(face);
  expect(pictureOf(planet("P01", [], 48))).toBe(face);
});

test("a star keeps its light while a weaker one is painted", async () => {
  await painted({ kind: "star", heat: 8, side: 24 });
  expect(pictureOf({ kind: "star", heat: 7, side: 24 })).toContain('"heat":8');
});
