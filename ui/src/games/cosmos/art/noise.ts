/** Smooth noise, from which clouds, surfaces and rays are made; the same on every machine. */

const SIZE = 256;
const LATTICE = latticeOf(20260);

/** A shuffled row of 0 to 255, twice, so that a sum of two entries needs no wrapping. */
function latticeOf(seed: number): Uint8Array {
  const row = Uint8Array.from({ length: SIZE }, (_, place) => place);
  let state = seed;
  for (let place = SIZE - 1; place > 0; place -= 1) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const other = state % (place + 1);
    [row[place], row[other]] = [row[other]!, row[place]!];
  }
  const twice = new Uint8Array(SIZE * 2);
  twice.set(row);
  twice.set(row, SIZE);
  return twice;
}

/** The number at a point of the lattice, 0 to 255. */
export function grain(x: number, y: number): number {
  return LATTICE[(x & 255) + LATTICE[y & 255]!]!;
}

/** Between the points of the lattice, 0 to 1. */
export function noise(x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const dx = x - left;
  const dy = y - top;
  const across = dx * dx * (3 - 2 * dx);
  const down = dy * dy * (3 - 2 * dy);
  const row = LATTICE[top & 255]!;
  const next = LATTICE[(top + 1) & 255]!;
  const column = left & 255;
  const beside = (left + 1) & 255;
  const a = LATTICE[column + row]!;
  const b = LATTICE[beside + row]!;
  const c = LATTICE[column + next]!;
  const d = LATTICE[beside + next]!;
  const upper = a + (b - a) * across;
  return (upper + (c + (d - c) * across - upper) * down) / 255;
}

/** Noise of several sizes over each other, each turned against the last. */
export function turbulence(x: number, y: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  let all = 0;
  let u = x;
  let v = y;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += weight * noise(u, v);
    all += weight;
    weight /= 2;
    const turned = u * 1.6 - v * 1.2 + 11.3;
    v = u * 1.2 + v * 1.6 + 5.7;
    u = turned;
  }
  return sum / all;
}

/** Bright threads where turbulence crosses its middle. */
export function threads(x: number, y: number, octaves: number): number {
  const near = 1 - Math.abs(2 * turbulence(x, y, octaves) - 1);
  return near * near;
}

export function clamp(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value;
}

/** 0 at `from`, 1 at `to`, smooth between them; `from` may be the larger. */
export function ramp(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** A bell of a width around 0. */
export function bell(distance: number, width: number): number {
  const t = distance / width;
  return Math.exp(-t * t);
}
