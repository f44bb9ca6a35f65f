/** The star: granules, spots, a corona with loops; the less energy it has, the redder and smaller
 * it glows. */
import { cell, cells, distance, mix, noise, ridges, step, waves } from "./noise";

export interface StarWish {
  readonly kind: "star";
  /** What is left of its energy, in eighths. */
  readonly heat: number;
  readonly side: number;
}

/** The picture is so much wider than the disc, for the corona. */
export const CORONA = 3;
export const HEATS = 8;

const EMBER: readonly (readonly [number, number, number])[] = [
  [0.2, 0.02, 0.01],
  [0.85, 0.16, 0.03],
  [1, 0.62, 0.14],
  [1, 0.96, 0.78],
];

function glow(heat: number, into: Float32Array): void {
  const place = Math.min(2.9999, Math.max(0, heat * 3));
  const first = Math.floor(place);
  for (let part = 0; part < 3; part += 1) {
    into[part] = mix(EMBER[first]![part]!, EMBER[first + 1]![part]!, place - first);
  }
}

function disc(x: number, y: number, energy: number, into: Float32Array): void {
  const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
  const bend = waves(x * 2 + 4, y * 2, z * 2, 3);
  cells(x * 8.5 + bend * 2.2, y * 8.5 + bend * 2, z * 8.5);
  const lane = step(0, 0.16, cell.next - cell.near);
  let grain = (1 - step(0, 0.78, cell.near)) * 0.62;
  cells(x * 19 + bend * 3, y * 19, z * 19);
  grain += (1 - step(0, 0.8, cell.near)) * 0.38;
  const broad = waves(x * 1.7 + 12, y * 1.7, z * 1.7, 4);
  const dark = waves(x * 2.3 + 21, y * 2.3, z * 2.3, 3) + 0.06 * (1 - energy);
  const spot = step(0.2, 0.34, dark) * (1 - 0.5 * energy);
  const bright = step(0.55, 0.85, ridges(x * 2.6 + bend, y * 2.6, z * 2.6, 4));
  const limb = Math.max(0, z) ** 0.55;
  glow(
    mix(0.42, 0.9, energy) * (0.5 + 0.5 * limb) +
      (grain - 0.45) * 0.3 * (0.4 + 0.6 * limb) +
      broad * 0.3 -
      (1 - lane) * 0.07 -
      spot * 0.4 +
      bright * 0.13 * (1 - limb * 0.5),
    into,
  );
  const rim = (1 - z) ** 4 * 0.28 * energy;
  into[0]! += rim;
  into[1]! += rim * 0.55;
  into[2]! += rim * 0.18;
}

/** Loops of fire at the rim: where they stand, and how wide. */
const LOOPS = Array.from({ length: 6 }, (_, loop) => {
  const turn = loop * 1.047 + noise(loop * 3.3, 0.5, 7.1) * 0.6 + 0.2;
  const size = 0.1 + 0.09 * (noise(loop * 5.7, 2.5, 1.1) + 0.5);
  const out = 1 - size * 0.25;
  return { x: Math.cos(turn) * out, y: Math.sin(turn) * out, size, depth: loop + 4 };
});

const square = (value: number): number => value * value;

/** Streamers, and loops of fire at the rim. */
function corona(x: number, y: number, out: number, energy: number, into: Float32Array): void {
  const high = Math.max(0, out - 1);
  const dx = x / out;
  const dy = y / out;
  const slow = (waves(dx * 3.1, dy * 3.1, high * 0.55 + 4, 4) * 0.5 + 0.5) * 1.3;
  const fast = (waves(dx * 9, dy * 9, high * 1.1 + 8, 3) * 0.5 + 0.5) * 1.3;
  const fade = step(CORONA, CORONA * 0.6, out);
  const force =
    (Math.exp(-high * 7.5) * 0.95 +
      Math.exp(-high * 1.7) * 1.18 * slow * slow * slow +
      Math.exp(-high * 2.6) * 0.55 * square(square(fast))) *
    fade *
    mix(0.34, 1, energy);
  const hot = Math.exp(-high * 5) * 0.8 + 0.2 * energy;
  into[0] = mix(0.9, 1, hot) * force;
  into[1] = mix(0.18, 0.62, hot) * force;
  into[2] = mix(0.03, 0.2, hot) * force;
  if (high > 0.6) return;
  for (const loop of LOOPS) {
    const away = distance(x - loop.x, y - loop.y);
    if (away > loop.size * 2) continue;
    const rough = waves(x * 9, y * 9, loop.depth, 3);
    const arc =
      Math.exp(-square((away - loop.size + rough * 0.05) * 30)) * (0.55 + rough * 1.4) +
      Math.exp(-square((away - loop.size * 0.72 + rough * 0.06) * 42)) * 0.35;
    const fire = Math.max(0, arc) * step(-0.02, 0.03, high) * 0.95 * mix(0.34, 1, energy);
    into[0]! += fire;
    into[1]! += fire * 0.36;
    into[2]! += fire * 0.1;
  }
}

export function paintStar({ heat, side }: StarWish): Uint8ClampedArray<ArrayBuffer> {
  const energy = heat / HEATS;
  const pixels = new Uint8ClampedArray(side * side * 4);
  const light = new Float32Array(3);
  const air = new Float32Array(3);
  const pixel = (2 * CORONA) / side;
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const x = (((column + 0.5) / side) * 2 - 1) * CORONA;
      const y = (((row + 0.5) / side) * 2 - 1) * CORONA;
      const out = distance(x, y);
      if (out >= CORONA) continue;
      const inside = step(1 + pixel, 1 - pixel, out);
      light.fill(0);
      air.fill(0);
      if (inside > 0) disc(x, y, energy, light);
      if (inside < 1) corona(x, y, out, energy, air);
      const most = Math.max(air[0]!, air[1]!, air[2]!, 0.001);
      const share = Math.min(1, most) * (1 - inside) + inside;
      const bright = 255 / Math.max(1, most) / Math.min(1, most);
      const into = (row * side + column) * 4;
      pixels[into] = mix(air[0]! * bright, light[0]! * 255, inside);
      pixels[into + 1] = mix(air[1]! * bright, light[1]! * 255, inside);
      pixels[into + 2] = mix(air[2]! * bright, light[2]! * 255, inside);
      pixels[into + 3] = share * 255;
    }
  }
  return pixels;
}
