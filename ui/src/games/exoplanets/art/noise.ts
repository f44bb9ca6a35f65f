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

function slope(turn: number, x: number, y: number, z: number): number {
  const way = turn & 15;
  const u = way < 8 ? x : y;
  const v = way < 4 ? y : way === 12 || way === 14 ? x : z;
  return ((way & 1) === 0 ? u : -u) + ((way & 2) === 0 ? v : -v);
}

/** Between -1 and 1. */
export function noise(x: number, y: number, z: number): number {
  const left = Math.floor(x);
  const low = Math.floor(y);
  const near = Math.floor(z);
  const fx = x - left;
  const fy = y - low;
  const fz = z - near;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const w = fz * fz * fz * (fz * (fz * 6 - 15) + 10);
  const i = left & 255;
  const j = low & 255;
  const k = near & 255;
  const a = TURNS[i]! + j;
  const b = TURNS[(i + 1) & 255]! + j;
  const aa = TURNS[a]! + k;
  const ab = TURNS[a + 1]! + k;
  const ba = TURNS[b]! + k;
  const bb = TURNS[b + 1]! + k;
  return mix(
    mix(
      mix(slope(TURNS[aa]!, fx, fy, fz), slope(TURNS[ba]!, fx - 1, fy, fz), u),
      mix(slope(TURNS[ab]!, fx, fy - 1, fz), slope(TURNS[bb]!, fx - 1, fy - 1, fz), u),
      v,
    ),
    mix(
      mix(slope(TURNS[aa + 1]!, fx, fy, fz - 1), slope(TURNS[ba + 1]!, fx - 1, fy, fz - 1), u),
      mix(
        slope(TURNS[ab + 1]!, fx, fy - 1, fz - 1),
        slope(TURNS[bb + 1]!, fx - 1, fy - 1, fz - 1),
        u,
      ),
      v,
    ),
    w,
  );
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

/** Looks for the nearest of points strewn one to a unit cube. */
export function cells(x: number, y: number, z: number): void {
  const left = Math.floor(x);
  const low = Math.floor(y);
  const back = Math.floor(z);
  let near = 9;
  let next = 9;
  let mark = 0;
  for (let i = -1; i <= 1; i += 1) {
    for (let j = -1; j <= 1; j += 1) {
      const column = TURNS[((left + i) & 255) + (TURNS[(low + j) & 255]! & 255)]!;
      for (let k = -1; k <= 1; k += 1) {
        const turn = TURNS[column + ((back + k) & 255)]!;
        const dx = left + i + turn / 256 - x;
        const dy = low + j + TURNS[turn + 17]! / 256 - y;
        const dz = back + k + TURNS[turn + 71]! / 256 - z;
        const distance = dx * dx + dy * dy + dz * dz;
        if (distance < near) {
          next = near;
          near = distance;
          mark = turn / 256;
        } else if (distance < next) next = distance;
      }
    }
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
