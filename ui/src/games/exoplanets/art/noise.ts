/** Smooth noise in space, the same in every run: waves, ridges and cells of which surfaces are
 * made. */

const TURNS = new Uint8Array(512);
{
  let seed = 20261;
  const order = Array.from({ length: 256 }, (_, place) => place);
  for (let place = 255; place > 0; place -= 1) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    const other = (seed >> 8) % (place + 1);
    [order[place], order[other]] = [order[other]!, order[place]!];
  }
  for (let place = 0; place < 512; place += 1) TURNS[place] = order[place & 255]!;
}

/** The slope at each corner of the lattice, in a table: a branch would be guessed wrong as often as
 * not, and this is asked for millions of times. */
const ACROSS = new Float64Array(512);
const UP = new Float64Array(512);
const DEEP = new Float64Array(512);
for (let place = 0; place < 512; place += 1) {
  const way = TURNS[place]! & 15;
  const axes = [ACROSS, UP, DEEP];
  const first = way < 8 ? 0 : 1;
  const second = way < 4 ? 1 : way === 12 || way === 14 ? 0 : 2;
  axes[first]![place]! += (way & 1) === 0 ? 1 : -1;
  axes[second]![place]! += (way & 2) === 0 ? 1 : -1;
}

/** Between -1 and 1. */
export function noise(x: number, y: number, z: number): number {
  const left = Math.floor(x);
  const low = Math.floor(y);
  const near = Math.floor(z);
  const fx = x - left;
  const fy = y - low;
  const fz = z - near;
  const gx = fx - 1;
  const gy = fy - 1;
  const gz = fz - 1;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const w = fz * fz * fz * (fz * (fz * 6 - 15) + 10);
  const i = left & 255;
  const j = low & 255;
  const k = near & 255;
  const a = TURNS[i]! + j;
  const b = TURNS[i + 1]! + j;
  const aa = TURNS[a]! + k;
  const ab = TURNS[a + 1]! + k;
  const ba = TURNS[b]! + k;
  const bb = TURNS[b + 1]! + k;
  const n1 = ACROSS[aa]! * fx + UP[aa]! * fy + DEEP[aa]! * fz;
  const n2 = ACROSS[ba]! * gx + UP[ba]! * fy + DEEP[ba]! * fz;
  const n3 = ACROSS[ab]! * fx + UP[ab]! * gy + DEEP[ab]! * fz;
  const n4 = ACROSS[bb]! * gx + UP[bb]! * gy + DEEP[bb]! * fz;
  const f1 = ACROSS[aa + 1]! * fx + UP[aa + 1]! * fy + DEEP[aa + 1]! * gz;
  const f2 = ACROSS[ba + 1]! * gx + UP[ba + 1]! * fy + DEEP[ba + 1]! * gz;
  const f3 = ACROSS[ab + 1]! * fx + UP[ab + 1]! * gy + DEEP[ab + 1]! * gz;
  const f4 = ACROSS[bb + 1]! * gx + UP[bb + 1]! * gy + DEEP[bb + 1]! * gz;
  const lower = n1 + (n2 - n1) * u;
  const upper = n3 + (n4 - n3) * u;
  const farLower = f1 + (f2 - f1) * u;
  const farUpper = f3 + (f4 - f3) * u;
  const front = lower + (upper - lower) * v;
  return front + (farLower + (farUpper - farLower) * v - front) * w;
}

/** Waves upon waves, each half as high and twice as fine. */
export function waves(x: number, y: number, z: number, octaves: number): number {
  let sum = 0;
  let height = 0.5;
  let px = x;
  let py = y;
  let pz = z;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += height * noise(px, py, pz);
    px = px * 2.03 + 1.7;
    py = py * 2.03 + 9.2;
    pz = pz * 2.03 + 3.1;
    height *= 0.5;
  }
  return sum;
}

/** Sharp crests where waves cross zero. */
export function ridges(x: number, y: number, z: number, octaves: number): number {
  let sum = 0;
  let height = 0.5;
  let px = x;
  let py = y;
  let pz = z;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += height * (1 - Math.abs(noise(px, py, pz)) * 2);
    px = px * 2.07 + 5.1;
    py = py * 2.07 + 1.3;
    pz = pz * 2.07 + 7.7;
    height *= 0.5;
  }
  return sum;
}

/** Of the last call of `cells`: the distance to the nearest and the second point, and a number
 * from 0 to 1 that belongs to the nearest. */
export const cell = { near: 0, next: 0, mark: 0 };

/** The cubes around a place, its own first and the farthest last: by axis 0 for the same, 1 for the
 * next and 2 for the one before. */
const CUBES = Array.from({ length: 27 }, (_, cube) => [
  cube % 3,
  Math.trunc(cube / 3) % 3,
  Math.trunc(cube / 9),
]).sort((one, other) => beside(one) - beside(other));
const [CUBE_X, CUBE_Y, CUBE_Z] = [0, 1, 2].map((axis) =>
  Int8Array.from(CUBES, (cube) => cube[axis]!),
) as [Int8Array, Int8Array, Int8Array];
const WAYS = Int8Array.of(0, 1, -1);

function beside(cube: readonly number[]): number {
  return cube.filter((way) => way > 0).length;
}

/** How far, squared, the cubes are from a place, by axis. */
const gaps = new Float64Array(9);

function measureGaps(axis: number, inside: number): void {
  gaps[axis + 1] = (1 - inside) * (1 - inside);
  gaps[axis + 2] = inside * inside;
}

/** Looks for the nearest of points strewn one to a unit cube. A cube that lies farther off than the
 * second point so far is passed over. */
export function cells(x: number, y: number, z: number): void {
  const left = Math.floor(x);
  const low = Math.floor(y);
  const back = Math.floor(z);
  const fx = x - left;
  const fy = y - low;
  const fz = z - back;
  measureGaps(0, fx);
  measureGaps(3, fy);
  measureGaps(6, fz);
  let near = 9;
  let next = 9;
  let mark = 0;
  for (let cube = 0; cube < 27; cube += 1) {
    const a = CUBE_X[cube]!;
    const b = CUBE_Y[cube]!;
    const c = CUBE_Z[cube]!;
    if (gaps[a]! + gaps[3 + b]! + gaps[6 + c]! >= next) continue;
    const i = WAYS[a]!;
    const j = WAYS[b]!;
    const k = WAYS[c]!;
    const column = TURNS[((left + i) & 255) + TURNS[(low + j) & 255]!]!;
    const turn = TURNS[column + ((back + k) & 255)]!;
    const dx = i + turn / 256 - fx;
    const dy = j + TURNS[turn + 17]! / 256 - fy;
    const dz = k + TURNS[turn + 71]! / 256 - fz;
    const square = dx * dx + dy * dy + dz * dz;
    if (square < near) {
      next = near;
      near = square;
      mark = turn / 256;
    } else if (square < next) next = square;
  }
  cell.near = Math.sqrt(near);
  cell.next = Math.sqrt(next);
  cell.mark = mark;
}

export function step(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

export const mix = (one: number, other: number, share: number): number =>
  one + (other - one) * share;

/** Of what stands so far from here: many times quicker than `Math.hypot`, which minds huge numbers. */
export const distance = (x: number, y: number, z = 0): number => Math.sqrt(x * x + y * y + z * z);
