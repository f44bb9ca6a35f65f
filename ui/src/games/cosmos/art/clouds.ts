/** What the chart is made of: its dark glass, the clouds of nebulae, the shells of supernovas. */
import type { Star } from "../content";
import { type Brush, type Colour, rays, shell, WHITE } from "./brushes";
import { bell, clamp, ramp, threads, turbulence } from "./noise";

const ELEMENTS: Readonly<Record<Star, Colour>> = {
  H: [1, 0.4, 0.31],
  He: [0.27, 0.62, 1],
  O: [0.24, 0.85, 0.52],
  C: [0.68, 0.45, 1],
};

/** How strongly each part of a cloud shines; one that is complete burns from within. */
interface Glow {
  readonly body: number;
  readonly threads: number;
  readonly lanes: number;
  readonly heart: number;
  readonly skin: number;
}

const OPEN: Glow = { body: 0.75, threads: 0.55, lanes: 0.7, heart: 0, skin: 0 };
const COMPLETE: Glow = { body: 0.95, threads: 1, lanes: 0.55, heart: 0.8, skin: 0.7 };
const WARM: Colour = [1, 0.82, 0.5];

/** A nebula in the colours of what it asks for, held inside its hexagon. */
export function cloud(stars: readonly Star[], seed: number, isLit: boolean): Brush {
  const glow = isLit ? COMPLETE : OPEN;
  const centres = stars.map((star, place) => {
    const angle = (place / stars.length) * Math.PI * 2 + seed;
    return { x: Math.sin(angle) * 0.5, y: -Math.cos(angle) * 0.5, colour: ELEMENTS[star] };
  });
  return (u, v, light) => {
    const x = u * 1.12;
    const y = v * 1.12;
    const across = Math.abs(x);
    const edge = Math.max(across, across * 0.5 + Math.abs(y) * 0.866) / 0.866;
    if (edge > 1.28) return;
    const [fx, fy] = [x * 1.25 + seed * 9.7, y * 1.25 + seed * 4.1];
    const warp = turbulence(fx, fy, 3);
    const bent = turbulence(fx + 5.2, fy + 1.3, 3);
    const body = turbulence(fx * 1.4 + 2.4 * warp, fy * 1.4 + 2.4 * bent, 5);
    const within = ramp(1.08, 0.44, edge + (0.5 - body) * 0.7);
    if (within <= 0) return;
    const fine = threads(fx * 1.5 + 1.8 * bent, fy * 1.5 + 1.8 * warp, 4);
    const dark = glow.lanes * ramp(0.52, 0.7, turbulence(fx * 2.1 + 8 + warp, fy * 2.1, 3));
    const dense = ramp(0.28, 0.78, body);
    const gain = within * (1 - dark) * (0.24 + dense) * glow.body;
    const thread = within * fine ** 4 * (0.3 + dense) * glow.threads;
    const r = Math.hypot(x, y);
    const heart = glow.heart * (bell(r, 0.34) * 0.7 + bell(r, 0.6) * 0.14);
    const skin = glow.skin * bell(r - 0.64 - (body - 0.5) * 0.35, 0.085) * (0.15 + fine);
    const colour = colourAt(centres, x + (warp - 0.5) * 0.9, y + (bent - 0.5) * 0.9);
    for (let channel = 0; channel < 3; channel += 1) {
      const own = colour[channel]!;
      const warm = WARM[channel]!;
      light[channel] =
        own * (gain + 0.75 * thread + 0.5 * skin) + 0.2 * thread + warm * (heart + 0.4 * skin);
    }
  };
}

interface Centre {
  readonly x: number;
  readonly y: number;
  readonly colour: Colour;
}

const mixed = new Float32Array(3);

/** The colours of all centres by their nearness, pushed away from grey. */
function colourAt(centres: readonly Centre[], x: number, y: number): Float32Array {
  mixed.fill(0);
  let all = 0;
  for (const centre of centres) {
    const weight = Math.exp(-((x - centre.x) ** 2 + (y - centre.y) ** 2) * 11) + 1e-4;
    all += weight;
    for (let channel = 0; channel < 3; channel += 1) {
      mixed[channel]! += centre.colour[channel]! * weight;
    }
  }
  const grey = (mixed[0]! + mixed[1]! + mixed[2]!) / (3 * all);
  for (let channel = 0; channel < 3; channel += 1) {
    const value = mixed[channel]! / all;
    mixed[channel] = clamp(value + (value - grey) * 0.4);
  }
  return mixed;
}

/** What a supernova has thrown off. */
export function remnant(star: Star): Brush {
  const colour = ELEMENTS[star];
  const torn = shell(0.62, 0.11, colour, colour[0] * 7);
  const burst = rays(0.62, colour, colour[2] * 5, 0.9);
  const hot = rays(0.42, WHITE, colour[1] * 3, 0.6);
  return (x, y, light) => {
    const r = Math.hypot(x, y);
    torn(x, y, light);
    burst(x, y, light);
    hot(x, y, light);
    const gain = bell(r, 0.34) * 0.9;
    for (let channel = 0; channel < 3; channel += 1) {
      light[channel]! += gain * (0.4 * colour[channel]! + 0.6 * WHITE[channel]!);
      light[channel]! *= ramp(1, 0.74, r);
    }
  };
}

/** The middles of the sectors around the chart, in turns clockwise from above, and their colours. */
const STAINS: readonly (readonly [number, Colour])[] = [
  [0.872, [0.91, 0.77, 0.42]],
  [0.2055, [0.27, 0.81, 0.77]],
  [0.539, [0.94, 0.5, 0.71]],
];

/** The glass of the chart, lightly stained by the three sectors. */
export const dish: Brush = (u, v, light) => {
  const [x, y] = [u * 4, v * 4 + 0.25];
  const cloudy = turbulence(x * 0.7 + 3, y * 0.7, 5);
  const warp = turbulence(x * 0.55 + 11 + cloudy * 2, y * 0.55, 4);
  const [wx, wy] = [x + (warp - 0.5) * 0.5, y + (cloudy - 0.5) * 0.5];
  const turn = (Math.atan2(wx, -wy) / (Math.PI * 2) + 1) % 1;
  const r = Math.hypot(wx, wy);
  const stain = (0.07 + 0.42 * cloudy * cloudy) * ramp(4.2, 2.2, r) * ramp(0, 0.8, r);
  const middle = bell(Math.hypot(u, v), 0.75) * (0.4 + warp);
  const base: Colour = [0.022 + 0.03 * middle, 0.028 + 0.036 * middle, 0.075 + 0.085 * middle];
  for (let channel = 0; channel < 3; channel += 1) {
    let tint = 0;
    for (const [at, colour] of STAINS) {
      const apart = Math.abs(turn - at);
      tint += colour[channel]! * ramp(0.2, 0.13, Math.min(apart, 1 - apart));
    }
    light[channel] = base[channel]! + stain * tint;
  }
};
