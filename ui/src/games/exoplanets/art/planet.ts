/** Planets as pictures: a surface seeded by the id, lit from where the star stands, with the life
 * on it as webs of light. */
import type { PlanetType } from "../content";
import { cell, cells, distance, mix, noise, ridges, step, waves } from "./noise";

export interface PlanetWish {
  readonly kind: "planet";
  readonly id: string;
  readonly type: PlanetType;
  /** Where the light comes from, in sixteenths of a turn from the right, upwards. */
  readonly light: number;
  /** The level of life of each seat; a species is SPECIES. */
  readonly life: readonly number[];
  /** The side of the picture in pixels. */
  readonly side: number;
}

export const SPECIES = 4;
/** The picture is so much wider than the sphere, for the air around it. */
export const MARGIN = 1.32;

type Colour = readonly [number, number, number];

function colour(hex: string): Colour {
  const part = (at: number): number => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 1.7;
  return [part(1), part(3), part(5)];
}

const palettes = (...rows: readonly string[]): readonly (readonly Colour[])[] =>
  rows.map((row) => row.split(" ").map(colour));

const PALETTES: Readonly<Record<PlanetType, readonly (readonly Colour[])[]>> = {
  rocky: palettes(
    "#4a4742 #847e76 #b8b0a5 #ebe4d8",
    "#403b39 #7b6f68 #ab9c90 #e0d2c4",
    "#44494e #7f868c #b1b7bb #eaeeef",
    "#4b4038 #8c7a6c #b9a593 #eddcc9",
  ),
  "super-earth": palettes(
    "#06384e #1f97a0 #3fa04a #b59a55",
    "#07304f #1d8a9c #5aa83a #c0a862",
    "#083f4a #27a596 #2f9459 #a8a05a",
    "#0a2f55 #2a93ad #76a83e #c99a58",
  ),
  gas: palettes(
    "#5b3f6b #9a74a8 #d3b1cf #f4e2e4",
    "#7a4a32 #b98054 #e2bd8c #fbeccb",
    "#3f4a70 #7483ad #b3bad2 #eef0f4",
    "#5a3550 #a5607c #dc9f9c #f8ddc6",
  ),
  oceanic: palettes(
    "#03123f #0c4aa6 #2f9be0 #cfeaff",
    "#04164a #0a3c94 #3a84e6 #d8eaff",
    "#021a45 #0b59a8 #2cb0dc #d4f4ff",
    "#070f4a #1c3fb0 #4a86f2 #dbe6ff",
  ),
};
const AIR: Readonly<Record<PlanetType, Colour>> = {
  rocky: colour("#aab2c4"),
  "super-earth": colour("#7fe0e8"),
  gas: colour("#e8c6e6"),
  oceanic: colour("#63b4ff"),
};
/** How soft the edge of the night is, how deep relief is cut, how much air glows at the rim. */
const MANNER: Readonly<Record<PlanetType, { soft: number; relief: number; glow: number }>> = {
  rocky: { soft: 0.05, relief: 0.16, glow: 0.22 },
  "super-earth": { soft: 0.16, relief: 0.065, glow: 0.95 },
  gas: { soft: 0.22, relief: 0.03, glow: 0.95 },
  oceanic: { soft: 0.18, relief: 0.03, glow: 0.95 },
};
const LIFE: readonly Colour[] = [
  [1, 0.42, 0.06],
  [0.5, 0.22, 1],
  [0.12, 0.92, 0.26],
  [0.88, 0.92, 1],
];
const SUN: Colour = [1.22, 1.1, 0.95];

/** What is found at a point of a surface. */
interface Ground {
  red: number;
  green: number;
  blue: number;
  height: number;
  shine: number;
  cloud: number;
}

type Surface = (x: number, y: number, z: number, at: Ground, planet: Face) => void;

interface Face {
  readonly seed: number;
  readonly colours: readonly Colour[];
  /** The seed as a place in the noise. */
  readonly sx: number;
  readonly sy: number;
  readonly sz: number;
}

// Of what is done for every pixel nothing is unpacked or made anew: that takes as long as the sums.
function paint(at: Ground, colour: Colour, share: number): void {
  at.red = mix(at.red, colour[0], share);
  at.green = mix(at.green, colour[1], share);
  at.blue = mix(at.blue, colour[2], share);
}

function ramp(at: Ground, colours: readonly Colour[], share: number): void {
  const place = Math.min(0.9999, Math.max(0, share)) * 3;
  const first = Math.floor(place);
  paint(at, colours[first]!, 1);
  paint(at, colours[first + 1]!, place - first);
}

function crater(x: number, y: number, z: number, size: number, depth: number): number {
  cells(x * size, y * size, z * size);
  if (cell.mark < 0.35) return 0;
  const out = cell.near / (0.22 + 0.3 * cell.mark);
  if (out > 1.6) return 0;
  return (Math.exp(-(((out - 1) * 4.2) ** 2)) * 0.75 - step(1, 0.15, out)) * depth;
}

/** Regolith, craters of three sizes, dark plains. */
function rocky(x: number, y: number, z: number, at: Ground, face: Face): void {
  const { sx, sy, sz, colours } = face;
  const broad = waves(x * 1.7 + sx, y * 1.7 + sy, z * 1.7 + sz, 4);
  const fine = waves(x * 6 + sx, y * 6 + sy, z * 6 + sz, 4);
  const crests = ridges(x * 2.4 + sx, y * 2.4 + sy, z * 2.4 + sz, 4);
  const pits =
    crater(x + sx, y + sy, z + sz, 2.1, 1) +
    crater(x + sy, y + sz, z + sx, 4.3, 0.7) +
    crater(x + sz, y + sx, z + sy, 9, 0.42);
  at.height = broad * 0.9 + fine * 0.45 + crests * 0.3 + pits * 0.34;
  ramp(at, colours, 0.46 + broad * 0.85 + fine * 0.35 + pits * 0.1);
  const plain = step(0.02, 0.22, waves(x * 1.2 + sz, y * 1.2 + sx, z * 1.2 + sy, 3));
  paint(at, colours[0]!, plain * 0.55);
}

const GRANITE: Colour = [0.35, 0.3, 0.22];
const SNOW: Colour = [0.8, 0.9, 0.96];

/** Continents with dry and green country, ice at the poles, weather. */
function earth(x: number, y: number, z: number, at: Ground, face: Face): void {
  const { sx, sy, sz, colours } = face;
  const drift = waves(x * 1.5 + sx, y * 1.5 + sy, z * 1.5 + sz, 3);
  const bend = waves(x * 1.5 + sy, y * 1.5 + sz, z * 1.5 + sx, 3);
  const shore =
    waves(x * 1.35 + drift * 1.1 + sx, y * 1.35 + bend * 1.1 + sy, z * 1.35 + sz, 5) + 0.07;
  const land = step(0, 0.025, shore);
  const rise = Math.min(1, Math.max(0, shore * 3.2));
  ramp(at, colours, 0);
  paint(at, colours[1]!, step(-0.28, 0, shore));
  let ground = 0;
  if (land > 0) {
    const grain = waves(x * 7 + sx, y * 7 + sy, z * 7 + sz, 3);
    const dry = waves(x * 2.3 + sz, y * 2.3 + sx, z * 2.3 + sy, 3) - Math.abs(y) * 0.15 + 0.08;
    const green = colours[2]!;
    const wood = step(-0.1, 0.3, grain + 0.12);
    at.red = mix(at.red, green[0] * mix(1, 0.55, wood), land);
    at.green = mix(at.green, green[1] * mix(1, 0.6, wood), land);
    at.blue = mix(at.blue, green[2] * 0.8, land);
    paint(at, colours[3]!, land * step(0.06, 0.3, dry));
    paint(at, GRANITE, land * step(0.62, 0.95, rise) * 0.8);
    ground = grain;
  }
  const ice = step(0.8, 0.87, Math.abs(y) + waves(x * 4 + sx, y * 4 + sy, z * 4 + sz, 3) * 0.22);
  paint(at, SNOW, ice);
  at.height = land * (0.12 + rise * 0.5 + ground * 0.5);
  at.shine = (1 - land) * (1 - ice);
  at.cloud = step(
    0.02,
    0.36,
    waves(x * 1.9 + drift * 1.5 + sy, y * 3 + bend * 1.5 + sz, z * 1.9 + sx, 5) + 0.02,
  );
}

/** Bands sheared by storms, one great oval. */
function giant(x: number, y: number, z: number, at: Ground, face: Face): void {
  const { seed, sx, sy, sz, colours } = face;
  const ox = 0.55 * Math.sin(seed * 3);
  const oy = -0.28 + 0.2 * Math.cos(seed * 5);
  const dx = x - ox;
  const dy = y - oy;
  const eye = Math.exp(-10.24 * (0.5625 * dx * dx + 2.1025 * dy * dy));
  const turn = eye * 5.5;
  const px = x + (Math.cos(turn) * dx - Math.sin(turn) * dy - dx) * 0.55;
  const py = y + (Math.sin(turn) * dx + Math.cos(turn) * dy - dy) * 0.55;
  const broad = waves(px * 1.6 + sx, py * 5 + sy, z * 1.6 + sz, 4);
  const fine = waves(px * 3.6 + sz + broad * 1.6, py * 16 + sx, z * 3.6 + sy, 4);
  const belt = py + broad * 0.1 + fine * 0.055;
  const band = 0.5 + 0.5 * Math.sin(belt * 11 + seed * 2 + 1.3 * Math.sin(belt * 5 + seed));
  const strewn = 0.5 + 0.9 * noise(belt * 9, seed * 3, 1);
  ramp(at, colours, mix(band, strewn, 0.55) + fine * 0.42);
  const streak = 1 + noise(belt * 46, seed, 2) * 0.09;
  at.red *= streak;
  at.green *= streak;
  at.blue *= streak;
  paint(at, colours[3]!, step(0.25, 0.85, eye) * 0.65);
  paint(at, colours[0]!, step(0.35, 0.5, eye) * step(0.72, 0.5, eye) * 0.5);
  paint(at, colours[0]!, step(0.62, 0.98, Math.abs(y)) * 0.65);
  at.height = fine * 0.1;
}

const SAND: Colour = [0.72, 0.64, 0.36];
const LAGOON: Colour = [0.06, 0.55, 0.55];

/** Deep water with currents, atolls, two cyclones. */
function ocean(x: number, y: number, z: number, at: Ground, face: Face): void {
  const { seed, sx, sy, sz, colours } = face;
  // Two cyclones.
  const ax = x - 0.4 * Math.cos(seed * 4);
  const ay = y - 0.38;
  const bx = x + 0.42;
  const by = y + 0.42 - 0.1 * Math.sin(seed * 7);
  const s1 = Math.exp(-(ax * ax + ay * ay) * 5.76);
  const s2 = Math.exp(-(bx * bx + by * by) * 9);
  const t1 = s1 * 6;
  const t2 = -s2 * 6;
  const px =
    x + Math.cos(t1) * ax - Math.sin(t1) * ay - ax + Math.cos(t2) * bx - Math.sin(t2) * by - bx;
  const py =
    y + Math.sin(t1) * ax + Math.cos(t1) * ay - ay + Math.sin(t2) * bx + Math.cos(t2) * by - by;
  const depth = waves(x * 1.4 + sx, y * 1.4 + sy, z * 1.4 + sz, 4);
  const drift = ridges(x * 2 + depth * 2 + sx, y * 4 + depth * 2 + sy, z * 2 + sz, 4);
  ramp(at, colours, 0);
  paint(at, colours[1]!, step(-0.3, 0.35, depth));
  paint(at, colours[2]!, step(0.55, 0.95, drift) * 0.55);
  cells(x * 6 + sx, y * 6 + sy, z * 6 + sz);
  const isAtoll = cell.mark > 0.72 ? 1 : 0;
  const isle = step(0.17, 0.1, cell.near) * isAtoll;
  paint(at, LAGOON, step(0.34, 0.16, cell.near) * isAtoll * 0.8);
  paint(at, SAND, isle);
  const ice = step(0.88, 0.93, Math.abs(y) + waves(x * 5 + sx, y * 5 + sy, z * 5 + sz, 3) * 0.16);
  paint(at, SNOW, ice * 0.9);
  at.shine = 1 - isle;
  at.height = drift * 0.05 + isle * 0.3;
  at.cloud =
    0.92 *
    step(
      0.05,
      0.42,
      waves(px * 2.2 + depth * 1.2 + sz, py * 3.6 + sx, z * 2.2 + sy, 5) + (s1 + s2) * 0.2,
    );
}

const SURFACES: Readonly<Record<PlanetType, Surface>> = {
  rocky,
  "super-earth": earth,
  gas: giant,
  oceanic: ocean,
};

/** A colony: where its middle is on the seen half, how far it reaches, its colour. */
interface Colony {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly reach: number;
  readonly seat: number;
  readonly isSpecies: boolean;
}

/** Colonies sit astride the edge of the night, fanned out by seat. */
function coloniesOf({ life, light }: PlanetWish): readonly Colony[] {
  const living = life.flatMap((level, seat) => (level > 0 ? [{ level, seat }] : []));
  const away = (light / 16) * Math.PI * 2 + Math.PI;
  return living.map(({ level, seat }, place) => {
    const spread = living.length === 2 ? 1.7 : 2.5;
    const turn = living.length === 1 ? 0 : (place / (living.length - 1) - 0.5) * spread;
    const out = living.length === 1 ? 0.33 : 0.5;
    const x = Math.cos(away + turn) * out;
    const y = Math.sin(away + turn) * out;
    const length = distance(x, y, 0.78);
    return {
      x: x / length,
      y: y / length,
      z: 0.78 / length,
      reach: 0.36 + 0.17 * level,
      seat,
      isSpecies: level >= SPECIES,
    };
  });
}

/** Adds the light of a colony to a colour that was shaded before. */
function enliven(
  at: Ground,
  x: number,
  y: number,
  z: number,
  ground: Float32Array,
  from: number,
  colony: Colony,
  day: number,
  lit: number,
): void {
  const { seat, isSpecies } = colony;
  const dot = x * colony.x + y * colony.y + z * colony.z;
  const angle = Math.acos(Math.min(1, Math.max(-1, dot)));
  if (!isSpecies && angle > colony.reach + 0.4) return;
  const qx = ground[from]!;
  const qy = ground[from + 1]!;
  const qz = ground[from + 2]!;
  const shift = seat * 11;
  const ragged = waves(qx * 3 + shift, qy * 3, qz * 3, 3) * 0.75;
  const body = isSpecies
    ? 0.22 + 0.78 * step(-0.16, 0.14, waves(qx * 2.4 + shift, qy * 2.4, qz * 2.4 + seat, 3))
    : step(colony.reach, colony.reach * 0.35, angle + ragged * 0.7);
  if (body <= 0) return;
  const size = isSpecies ? 5.5 : 6;
  cells(qx * size + seat * 5 + ragged, qy * size + ragged, qz * size + ragged);
  const web = step(0.14, 0, cell.next - cell.near) * (isSpecies ? 0.55 : 1);
  const node = step(0.46, 0.04, cell.near);
  cells(qx * 13 + seat * 3, qy * 13, qz * 13);
  const dots = cell.mark > 0.42 ? step(0.42, 0.1, cell.near) : 0;
  const bright = mix(0.8, 1.25, 1 - day) * body;
  const own = LIFE[seat] ?? LIFE[0]!;
  const cover = body * (isSpecies ? 0.34 : 0.55);
  const glow = 0.2 * (lit * day + 0.35);
  const spark = bright * (node * node * 0.45 + dots * dots * 0.35);
  const light = bright * (web * 0.7 + node * 0.45 + dots * 0.85 + 0.14);
  const grown = (was: number, own: number): number =>
    mix(was, was * 0.4 + own * glow, cover) + own * light + mix(own, 1, 0.7) * spark;
  at.red = grown(at.red, own[0]);
  at.green = grown(at.green, own[1]);
  at.blue = grown(at.blue, own[2]);
}

/** So many numbers of a pixel: colour, height, shine, cloud, and the place on the turned globe. */
const FIELDS = 9;

/** What is found of a surface, pixel by pixel; relief is seen only beside its neighbours. */
function survey(wish: PlanetWish, face: Face): Float32Array {
  const { side, type } = wish;
  const ground = new Float32Array(side * side * FIELDS);
  const number = Number(wish.id.slice(1));
  const tilt = (((number * 73) % 50) - 25) / 57 + (type === "gas" ? 0.25 : 0);
  const spin = number * 2.399;
  const [ct, st, cs, sn] = [Math.cos(tilt), Math.sin(tilt), Math.cos(spin), Math.sin(spin)];
  const at: Ground = { red: 0, green: 0, blue: 0, height: 0, shine: 0, cloud: 0 };
  const surface = SURFACES[type];
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const x = (((column + 0.5) / side) * 2 - 1) * MARGIN;
      const y = (1 - ((row + 0.5) / side) * 2) * MARGIN;
      const rest = 1 - x * x - y * y;
      if (rest < -0.06) continue;
      const z = Math.sqrt(Math.max(0, rest));
      const tx = x * ct - y * st;
      const qy = x * st + y * ct;
      const qx = tx * cs + z * sn;
      const qz = z * cs - tx * sn;
      at.height = 0;
      at.shine = 0;
      at.cloud = 0;
      // Storms stand where they are seen; all else turns with the planet.
      if (type === "gas" || type === "oceanic") surface(tx, qy, z, at, face);
      else surface(qx, qy, qz, at, face);
      const into = (row * side + column) * FIELDS;
      ground[into] = at.red;
      ground[into + 1] = at.green;
      ground[into + 2] = at.blue;
      ground[into + 3] = at.height;
      ground[into + 4] = at.shine;
      ground[into + 5] = at.cloud;
      ground[into + 6] = qx;
      ground[into + 7] = qy;
      ground[into + 8] = qz;
    }
  }
  return ground;
}

/** One pixel after another, so that nothing is made for each of them. */
export function paintPlanet(wish: PlanetWish): Uint8ClampedArray<ArrayBuffer> {
  const { side, type } = wish;
  const number = Number(wish.id.slice(1));
  const seed = number * 3.7 + 1.3;
  const colours = PALETTES[type][number % 4]!;
  const face: Face = { seed, colours, sx: seed * 1.31, sy: seed * 0.77, sz: seed * 2.17 };
  const ground = survey(wish, face);
  const turn = (wish.light / 16) * Math.PI * 2;
  const shade = new Shade(wish, ground, Math.cos(turn) * 0.82, Math.sin(turn) * 0.82);
  const pixel = (2 * MARGIN) / side;
  const pixels = new Uint8ClampedArray(side * side * 4);
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const x = (((column + 0.5) / side) * 2 - 1) * MARGIN;
      const y = (1 - ((row + 0.5) / side) * 2) * MARGIN;
      const out = distance(x, y);
      const place = row * side + column;
      const cover = step(1 + pixel, 1 - pixel, out);
      const air = cover < 1 ? shade.air(x, y, out) : 0;
      if (cover > 0) shade.pixel(x, y, out, place);
      else if (air < 0.004) continue;
      else shade.airy();
      const into = place * 4;
      pixels[into] = shade.red;
      pixels[into + 1] = shade.green;
      pixels[into + 2] = shade.blue;
      pixels[into + 3] = mix(air, 1, cover) * 255;
    }
  }
  return pixels;
}

const DEPTH = 0.64;
/** From light to what a screen shows of it, looked up. */
const FINE = 1024;
const TONES = Float32Array.from(
  { length: 6 * FINE },
  (_, at) => 255 * (1 - Math.exp(-(at / FINE) * 1.25)) ** 0.92,
);
const tone = (light: number): number =>
  TONES[Math.min(6 * FINE - 1, Math.max(0, Math.trunc(light * FINE)))]!;

/** Light on a surface: day and dusk, glints of the sea, clouds, the glow of the air, life. */
class Shade {
  red = 0;
  green = 0;
  blue = 0;
  private readonly colonies: readonly Colony[];
  private readonly glow: Colour;
  private readonly manner: (typeof MANNER)[PlanetType];
  private readonly isAiry: boolean;
  private readonly half: number;
  private readonly step: number;
  private readonly at: Ground = { red: 0, green: 0, blue: 0, height: 0, shine: 0, cloud: 0 };

  constructor(
    private readonly wish: PlanetWish,
    private readonly ground: Float32Array,
    private readonly lx: number,
    private readonly ly: number,
  ) {
    this.colonies = coloniesOf(wish);
    this.glow = AIR[wish.type];
    this.manner = MANNER[wish.type];
    this.isAiry = wish.type !== "rocky";
    this.half = distance(lx, ly, DEPTH + 1);
    this.step = (2 * MARGIN) / wish.side;
  }

  /** How much of the thin air beyond the rim is seen. */
  air(x: number, y: number, out: number): number {
    const high = Math.max(0, out - 1);
    const facing = (x * this.lx + y * this.ly + 0.25 * DEPTH) / distance(x, y, 0.25);
    const glow = Math.exp(-high * (this.isAiry ? 17 : 40)) * (this.isAiry ? 0.62 : 0.18);
    return glow * step(-0.35, 0.8, facing) + Math.exp(-high * 60) * 0.1;
  }

  airy(): void {
    const air = this.glow;
    const most = Math.max(air[0], air[1], air[2]) / 255;
    this.red = air[0] / most;
    this.green = air[1] / most;
    this.blue = air[2] / most;
  }

  pixel(x: number, y: number, out: number, place: number): void {
    const ground = this.ground;
    const half = this.half;
    const at = this.at;
    const { lx, ly, isAiry } = this;
    const { soft, relief, glow } = this.manner;
    const z = Math.sqrt(Math.max(0, 1 - out * out));
    const from = place * FIELDS;
    const height = ground[from + 3]!;
    let gx = ((ground[from + FIELDS + 3] ?? height) - height) / this.step;
    let gy = ((ground[from - this.wish.side * FIELDS + 3] ?? height) - height) / this.step;
    const steep = Math.min(1, (isAiry ? 4 : 6) / Math.max(0.001, distance(gx, gy)));
    gx *= steep * relief * z;
    gy *= steep * relief * z;
    const length = distance(x - gx, y - gy, z);
    const bent = ((x - gx) * lx + (y - gy) * ly + z * DEPTH) / length;
    const plain = x * lx + y * ly + z * DEPTH;
    const day = step(-soft, soft + 0.22, plain);
    const lit = Math.max(0, isAiry ? mix(plain, bent, 0.9) : bent) ** 0.78;
    const dusk = isAiry ? step(0.42, 0, plain) * 0.75 : 0;
    const cloud = ground[from + 5]! * 0.86;
    const shine = ground[from + 4]! * (1 - ground[from + 5]!) * day;
    const mirror = Math.max(0, ((x - gx) * lx + (y - gy) * ly + z * (DEPTH + 1)) / length / half);
    const broad = Math.max(0, (x * lx + y * ly + z * (DEPTH + 1)) / half);
    const glint = shine > 0 ? shine * (mirror ** 70 * 0.95 + broad ** 9 * 0.14) : 0;
    const rim = (1 - z) ** 3.2 * (step(-0.45, 0.85, plain) * glow + 0.17);
    const night = 1 - day * 0.6;
    const edge = mix(1, 0.62, step(0.55, 1, out) * step(0, 0.9, plain) * 0.4);
    const force = lit * 1.26 * day;
    const white = lit * 1.12 * day;
    const sunGreen = SUN[1] * mix(1, 0.56, dusk);
    const sunBlue = SUN[2] * mix(1, 0.32, dusk);
    const red = ground[from]!;
    const green = ground[from + 1]!;
    const blue = ground[from + 2]!;
    at.red = mix((red * force + glint) * SUN[0], SUN[0] * white, cloud) + red * 0.1 * night;
    at.green =
      mix((green * force + glint) * sunGreen, sunGreen * white, cloud) + green * 0.115 * night;
    at.blue = mix((blue * force + glint) * sunBlue, sunBlue * white, cloud) + blue * 0.17 * night;
    at.red = (at.red + this.glow[0] * rim) * edge;
    at.green = (at.green + this.glow[1] * rim) * edge;
    at.blue = (at.blue + this.glow[2] * rim) * edge;
    for (const colony of this.colonies) {
      enliven(at, x, y, z, ground, from + 6, colony, day, lit);
    }
    this.red = tone(at.red);
    this.green = tone(at.green);
    this.blue = tone(at.blue);
  }
}
