/** The brushes pictures are painted with: each adds its light to one point, or covers it. */
import { bell, clamp, grain, noise, ramp, threads, turbulence } from "./noise";

/** Red, green, blue; 1 is full, more is allowed. */
export type Colour = readonly [number, number, number];
/** Paints the point x, y on what is there already. */
export type Brush = (x: number, y: number, light: Float32Array) => void;

export interface Place {
  readonly x?: number;
  readonly y?: number;
}

export const WHITE: Colour = [1, 0.96, 0.88];
export const EMBER: Colour = [1, 0.42, 0.16];
export const GOLD: Colour = [1, 0.76, 0.36];
export const ROSE: Colour = [1, 0.36, 0.42];
export const SKY: Colour = [0.36, 0.66, 1];
export const LEAF: Colour = [0.36, 0.92, 0.52];
export const VIOLET: Colour = [0.7, 0.44, 1];
export const AQUA: Colour = [0.3, 0.86, 0.84];

export function add(light: Float32Array, [red, green, blue]: Colour, gain: number): void {
  light[0]! += red * gain;
  light[1]! += green * gain;
  light[2]! += blue * gain;
}

/** Lets only a part of what was painted before shine through. */
function dim(light: Float32Array, left: number): void {
  light[0]! *= left;
  light[1]! *= left;
  light[2]! *= left;
}

/** Deep space with a haze of one colour and specks of distant stars. */
export function night(tint: Colour, seed: number, haze = 0.3): Brush {
  return (x, y, light) => {
    const low = turbulence(x * 0.9 + seed * 3.1, y * 0.9 + seed, 4);
    const fine = turbulence(x * 1.8 + low * 2 + seed, y * 1.8 + seed * 7, 4);
    const cloud = ramp(0.36, 0.82, low * 0.5 + fine * 0.55);
    light[0]! += 0.025 + tint[0] * cloud * haze;
    light[1]! += 0.03 + tint[1] * cloud * haze;
    light[2]! += 0.075 + tint[2] * cloud * haze;
    add(light, WHITE, speck((x + seed) * 13, (y + seed) * 13, 238));
  };
}

/** A point of light in few cells of a grid. */
function speck(x: number, y: number, rare: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const found = grain(column, row);
  if (found < rare) return 0;
  const dx = x - column - 0.3 - (grain(row, column) / 255) * 0.4;
  const dy = y - row - 0.5;
  return (Math.exp(-(dx * dx + dy * dy) * 30) * (found - rare + 3)) / (258 - rare);
}

export function glow(size: number, colour: Colour, gain = 1, { x = 0, y = 0 }: Place = {}): Brush {
  const square = size * size;
  return (u, v, light) => {
    const dx = u - x;
    const dy = v - y;
    const apart = (dx * dx + dy * dy) / square;
    if (apart < 8) add(light, colour, gain * Math.exp(-apart));
  };
}

/** A star: a hot core, its halo, and four thin rays. */
export function spark(size: number, colour: Colour, place: Place = {}): Brush {
  const { x = 0, y = 0 } = place;
  const halo = glow(size, colour, 0.9, place);
  const core = glow(size * 0.36, WHITE, 1.8, place);
  return (u, v, light) => {
    const dx = Math.abs(u - x) / size;
    const dy = Math.abs(v - y) / size;
    if (dx > 5 || dy > 5) return;
    halo(u, v, light);
    core(u, v, light);
    const cross = Math.exp(-dx * 14 - dy * 0.9) + Math.exp(-dy * 14 - dx * 0.9);
    add(light, WHITE, cross * 0.8);
  };
}

interface RingShape extends Place {
  /** How much lower than wide. */
  readonly flat?: number;
  readonly turn?: number;
  readonly gain?: number;
}

export function ring(radius: number, width: number, colour: Colour, shape: RingShape = {}): Brush {
  const { x = 0, y = 0, flat = 1, turn = 0, gain = 1 } = shape;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (u, v, light) => {
    const dx = u - x;
    const dy = v - y;
    const r = Math.hypot(dx * cos + dy * sin, (dy * cos - dx * sin) / flat);
    add(light, colour, gain * bell(r - radius, width));
  };
}

/** Rays in all directions, uneven like those of a torn shell. */
export function rays(
  reach: number,
  colour: Colour,
  seed: number,
  gain = 1,
  place: Place = {},
): Brush {
  const { x = 0, y = 0 } = place;
  return (u, v, light) => {
    const dx = u - x;
    const dy = v - y;
    const r = Math.hypot(dx, dy) + 1e-4;
    const found = threads((dx / r) * 4 + seed, (dy / r) * 4 - seed, 3);
    add(light, colour, gain * found ** 3 * Math.exp((-r * r) / (reach * reach)));
  };
}

/** Light that runs both ways along a line through a place. */
export function beam(
  turn: number,
  spread: number,
  colour: Colour,
  gain = 1,
  place: Place = {},
): Brush {
  const { x = 0, y = 0 } = place;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (u, v, light) => {
    const along = (u - x) * cos + (v - y) * sin;
    const off = (v - y) * cos - (u - x) * sin;
    const width = 0.03 + Math.abs(along) * spread;
    add(light, colour, gain * bell(off, width) * Math.exp(-Math.abs(along) * 0.9));
  };
}

/** A line from one place to another that grows brighter towards its end. */
export function streak(
  from: Required<Place>,
  to: Required<Place>,
  width: number,
  colour: Colour,
): Brush {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  return (u, v, light) => {
    const along = ((u - from.x) * dx + (v - from.y) * dy) / length;
    const part = along / length;
    if (part < 0 || part > 1.02) return;
    const off = ((v - from.y) * dx - (u - from.x) * dy) / length;
    add(light, colour, part * part * bell(off, width * (0.35 + part * 0.65)) * 1.3);
  };
}

/** An even line, as of a wire or an engraving. */
export function line(
  points: readonly (readonly [number, number])[],
  width: number,
  colour: Colour,
  gain = 1,
): Brush {
  return (u, v, light) => {
    let nearest = 9;
    for (let place = 1; place < points.length; place += 1) {
      const [ax, ay] = points[place - 1]!;
      const [bx, by] = points[place]!;
      const [dx, dy] = [bx - ax, by - ay];
      const t = clamp(((u - ax) * dx + (v - ay) * dy) / (dx * dx + dy * dy));
      nearest = Math.min(nearest, Math.hypot(u - ax - dx * t, v - ay - dy * t));
    }
    add(light, colour, gain * (bell(nearest, width) + 0.25 * bell(nearest, width * 4)));
  };
}

interface Ball extends Place {
  /** The direction the light comes from. */
  readonly lit?: readonly [number, number];
  /** How rough its face is. */
  readonly rough?: number;
  /** How much it shines by itself. */
  readonly heat?: number;
  readonly seed?: number;
}

/** A sphere that covers what is behind it. */
export function ball(radius: number, dark: Colour, bright: Colour, given: Ball = {}): Brush {
  const { x = 0, y = 0, lit = [-0.6, -0.55], rough = 0.5, heat = 0, seed = 0 } = given;
  return (u, v, light) => {
    const dx = (u - x) / radius;
    const dy = (v - y) / radius;
    const r = dx * dx + dy * dy;
    if (r >= 1) return;
    const z = Math.sqrt(1 - r);
    const face = turbulence(dx * 2.2 + seed, dy * 2.2 - seed, 5);
    const shade =
      clamp(dx * lit[0] + dy * lit[1] + z * 0.56) * (1 - heat) + heat * (0.35 + 0.75 * z);
    const t = clamp(0.5 + (face - 0.5) * 2 * rough);
    dim(light, 1 - ramp(1, 0.94, r));
    const gain = shade * ramp(1, 0.94, r) * (1 + heat * 0.4);
    light[0]! += (dark[0] + (bright[0] - dark[0]) * t) * gain;
    light[1]! += (dark[1] + (bright[1] - dark[1]) * t) * gain;
    light[2]! += (dark[2] + (bright[2] - dark[2]) * t) * gain;
  };
}

/** Nothing comes out of here. */
export function hole(radius: number, { x = 0, y = 0 }: Place = {}): Brush {
  return (u, v, light) => dim(light, ramp(radius * 0.96, radius * 1.04, Math.hypot(u - x, v - y)));
}

/** A shell of gas, torn by what blew it off. */
export function shell(
  radius: number,
  width: number,
  colour: Colour,
  seed: number,
  place: Place = {},
): Brush {
  const { x = 0, y = 0 } = place;
  return (u, v, light) => {
    const dx = u - x;
    const dy = v - y;
    const torn = turbulence(dx * 2.2 + seed, dy * 2.2, 4);
    const fine = threads(dx * 2.8 + torn + seed, dy * 2.8, 3);
    const r = Math.hypot(dx, dy);
    add(light, colour, bell(r - radius - (torn - 0.5) * 0.5, width) * (0.25 + fine));
  };
}

/** The disc that falls into something, seen from the side and brighter where it comes near. */
export function disc(
  inner: number,
  outer: number,
  flat: number,
  turn: number,
  colour: Colour,
  gain = 1,
): Brush {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (u, v, light) => {
    const along = u * cos + v * sin;
    const off = (v * cos - u * sin) / flat;
    const r = Math.hypot(along, off);
    const grainy = 0.35 + turbulence(r * 9 + 3, Math.atan2(off, along) * 1.1 + 9, 3);
    const reach = ramp(inner * 0.8, inner, r) * ramp(outer, inner * 1.1, r);
    add(light, colour, gain * reach * grainy * (1 - along * 0.35));
    add(light, WHITE, gain * reach * grainy * grainy * 0.4 * ramp(outer * 0.7, inner, r));
  };
}

/** Two strands around each other with rungs between them. */
export function helix(turn: number, one: Colour, other: Colour): Brush {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (u, v, light) => {
    const along = u * cos + v * sin;
    const off = v * cos - u * sin;
    const phase = along * 4.2;
    for (const [strand, colour] of [one, other].entries()) {
      const at = Math.sin(phase + strand * Math.PI) * 0.42;
      const near = 0.6 + 0.4 * Math.cos(phase + strand * Math.PI);
      add(light, colour, near * (bell(off - at, 0.05 + 0.03 * near) + 0.25 * bell(off - at, 0.2)));
    }
    const rung = phase / 0.524;
    const isWithin = ramp(
      1.02,
      0.94,
      Math.abs(off) / (Math.abs(Math.sin(Math.round(rung) * 0.524)) * 0.42 + 0.01),
    );
    add(light, off > 0 ? one : other, bell(rung - Math.round(rung), 0.13) * isWithin * 0.45);
  };
}

/** A living cell: skin, plasma and a kernel. */
export function cell(
  radius: number,
  colour: Colour,
  { x = 0, y = 0 }: Place = {},
  gain = 1,
): Brush {
  return (u, v, light) => {
    const dx = u - x;
    const dy = v - y;
    const wave = (noise(Math.atan2(dy, dx) * 2 + x * 9 + 20, y * 7) - 0.5) * radius * 0.12;
    const r = Math.hypot(dx, dy) + wave;
    add(
      light,
      colour,
      gain * (bell(r - radius, radius * 0.09) + 0.55 * ramp(radius * 1.05, radius * 0.1, r)),
    );
    add(
      light,
      WHITE,
      gain * 0.9 * bell(Math.hypot(dx - radius * 0.2, dy + radius * 0.15), radius * 0.24),
    );
    add(light, colour, gain * 0.3 * bell(r - radius, radius * 0.5));
  };
}

/** Light drawn past us, towards a place far ahead. */
export function rush(colour: Colour, place: Place = {}): Brush {
  const { x = 0, y = 0 } = place;
  return (u, v, light) => {
    const r = Math.hypot(u - x, v - y);
    const angle = Math.atan2(v - y, u - x);
    const lane = noise(angle * 28 + 60, 3.5) ** 6;
    const start = noise(angle * 28 + 9, 40.5) * 0.7;
    add(light, colour, lane * 4 * ramp(start, start + 0.35, r) * Math.min(1, r * 1.4));
  };
}

/** The walls of a tunnel that turn as they lead away. */
export function tunnel(colour: Colour, place: Place = {}): Brush {
  const { x = 0, y = 0 } = place;
  return (u, v, light) => {
    const r = Math.hypot(u - x, v - y) + 0.04;
    const angle = Math.atan2(v - y, u - x) + 0.5 / r;
    const walls = threads(Math.cos(angle) * 2.5 + 0.8 / r, Math.sin(angle) * 2.5 + 0.3 / r, 4);
    add(light, colour, (0.15 + walls * 0.7) * ramp(0.1, 0.9, r));
  };
}

/** Lines of a plane that a mass at a place pulls down. */
export function well(colour: Colour, depth: number, { x = 0, y = 0 }: Place = {}): Brush {
  return (u, v, light) => {
    const r = Math.hypot(u - x, (v - y) * 1.7);
    const pull = depth / (r + 0.35);
    const far = (v - pull + 1.6) * 0.75;
    if (far < 0.15) return;
    const across = (u - x) / far;
    const away = 1.6 / far;
    const lines =
      bell(across * 4 - Math.round(across * 4), 0.07) + bell(away * 4 - Math.round(away * 4), 0.07);
    add(light, colour, Math.min(1, lines) * 0.55 * ramp(0.3, 0.9, far));
  };
}

/** Warped gas between two edges of density. */
export function gas(colour: Colour, seed: number, gain: number, scale = 1.3): Brush {
  return (u, v, light) => {
    const warp = turbulence(u * scale + seed, v * scale - seed, 3);
    const body = turbulence(u * scale * 1.5 + warp * 2.4, v * scale * 1.5 + seed + warp * 1.6, 5);
    const fine = threads(u * scale * 1.6 + warp * 1.8, v * scale * 1.6 + seed, 4);
    add(light, colour, gain * ramp(0.32, 0.8, body) * (0.6 + fine * 0.8));
  };
}

/** Wind that blows from a place, in strands. */
export function wind(colour: Colour, place: Required<Place>, gain = 1): Brush {
  return (u, v, light) => {
    const dx = u - place.x;
    const dy = v - place.y;
    const r = Math.hypot(dx, dy);
    const strands = threads(Math.atan2(dy, dx) * 6 + 3, r * 0.6, 4);
    add(light, colour, gain * strands * strands * Math.exp(-r * 0.55));
  };
}

/** Bubbles or grains, as many as there are places. */
export function scatter(
  places: readonly (readonly [number, number, number])[],
  brush: (r: number, at: Place) => Brush,
): Brush {
  const all = places.map(([x, y, r]) => brush(r, { x, y }));
  return (u, v, light) => {
    for (const each of all) each(u, v, light);
  };
}

/** A leaf along a line, with its veins. */
export function leaf(turn: number, size: number, colour: Colour, place: Place = {}): Brush {
  const { x = 0, y = 0 } = place;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (u, v, light) => {
    const along = ((u - x) * cos + (v - y) * sin) / size;
    const off = Math.abs(((v - y) * cos - (u - x) * sin) / size);
    const width = 0.42 * Math.cos((Math.min(1, Math.abs(along)) * Math.PI) / 2) ** 0.8;
    const rib = bell(off, 0.018);
    const vein = (along - off * 0.9) * 5;
    const veins = bell(vein - Math.round(vein), 0.09) * 0.5;
    const within = ramp(width + 0.02, width - 0.02, off) * (Math.abs(along) < 1 ? 1 : 0);
    dim(light, 1 - within * 0.75);
    add(light, colour, within * (0.3 + veins + 0.25 * (1 - off * 2)));
    add(light, WHITE, within * rib * 0.6);
    add(light, colour, bell(off - width, 0.03) * (Math.abs(along) < 1 ? 0.8 : 0));
  };
}
