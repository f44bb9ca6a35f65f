/** Pictures are the same in every run, and differ where what they show differs. */
import { describe, expect, it } from "vitest";
import { type PlanetWish, paintPlanet, SPECIES } from "./planet";
import { paintSky } from "./sky";
import { HEATS, paintStar } from "./star";

const SIDE = 24;
const WISH: PlanetWish = {
  ...{ kind: "planet", id: "P09", type: "super-earth", light: 6, life: [], side: SIDE },
};

/** The mean of a colour over what is opaque. */
function mean(pixels: Uint8ClampedArray, part: number): number {
  const seen = [...pixels.keys()].filter((at) => at % 4 === part && pixels[at - part + 3]! > 200);
  return seen.reduce((sum, at) => sum + pixels[at]!, 0) / seen.length;
}

describe("a planet", () => {
  it("is painted alike every time", () => {
    expect(paintPlanet(WISH)).toEqual(paintPlanet(WISH));
  });

  it("has a face of its own by its id", () => {
    expect(paintPlanet({ ...WISH, id: "P13" })).not.toEqual(paintPlanet(WISH));
  });

  it("is a disc on nothing", () => {
    const pixels = paintPlanet(WISH);
    const alphaAt = (x: number, y: number): number => pixels[(y * SIDE + x) * 4 + 3]!;
    expect(alphaAt(0, 0)).toBe(0);
    expect(alphaAt(SIDE / 2, SIDE / 2)).toBe(255);
  });

  it("is brighter on the side of the star", () => {
    const pixels = paintPlanet({ ...WISH, type: "rocky", light: 8 });
    const greenAt = (x: number): number => pixels[((SIDE / 2) * SIDE + x) * 4 + 1]!;
    expect(greenAt(6)).toBeGreaterThan(greenAt(SIDE - 6));
  });

  it("takes the colour of the life on it, more with every level", () => {
    const violet = (life: readonly number[]): number => {
      const pixels = paintPlanet({ ...WISH, type: "rocky", life });
      return mean(pixels, 2) - mean(pixels, 1);
    };
    const levels = [violet([]), violet([0, 1]), violet([0, 3]), violet([0, SPECIES])];
    expect([...levels].sort((one, other) => one - other)).toEqual(levels);
  });
});

it("weakens with its energy", () => {
  const green = (heat: number): number => mean(paintStar({ kind: "star", heat, side: 48 }), 1);
  expect(green(HEATS)).toBeGreaterThan(green(HEATS / 2));
  expect(green(HEATS / 2)).toBeGreaterThan(green(0));
});

it("covers all of the sky", () => {
  const pixels = paintSky({ kind: "sky", width: 16, height: 10 });
  expect([...pixels.keys()].every((at) => at % 4 !== 3 || pixels[at] === 255)).toBe(true);
});
