/** Where the star, the places of the four rows, the orbits and the waiting planets stand. */

import type { ExoplanetsView } from "../../gen/exoplanets";

/** Of a planet, in the units everything is placed by. */
export const RADIUS = 40;

/** Where the two side icons of a planet are drawn: beside it, or above and below it. */
export type Axis = "across" | "up" | "down";

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly axis: Axis;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The upper left corner. */
  readonly left: number;
  readonly top: number;
  readonly star: Point;
  spot(row: number, orbit: number): Spot;
  /** Where the icons of two neighbours meet: the outer one stands on this orbit. */
  seam(row: number, orbit: number): Point;
  /** The ring of an orbit around the star. */
  ring(orbit: number): { rx: number; ry: number };
  /** Where the number of an orbit stands on its ring. */
  numbers(orbit: number): readonly Point[];
  /** Where the name of a row stands, at the rim. */
  name(row: number): Point;
  /** Where a planet waits that has no row yet. */
  cradle(place: number): Point;
}

export type Direction = "left" | "right";

const TILT = 0.5;
const STEP = 90;
const FIRST = 102;
const EDGE = 54;
/** Between the last planet of a row and the edge above or below: its price, or its life. */
const SHELF = 23;
export const LOWEST = 306;
/** Across the number of an orbit. */
const NUMBER = 26;

/** The least width of so many orbits side by side. */
export const widthOf = (orbits: number): number => 2 * (FIRST + (orbits - 1) * STEP + EDGE);

/** The star in the middle, rows fanning out to the sides they are built on; as wide for its height
 * as there is room. */
export function wideLayout(rows: readonly Direction[], orbits: number, ratio = 2.5): Layout {
  const least = widthOf(orbits);
  const width = Math.max(least, LOWEST * ratio);
  const height = Math.max(LOWEST, width / ratio);
  const first = Math.min(FIRST * (width / least), 150);
  const step = (width / 2 - first - EDGE) / Math.max(1, orbits - 1);
  const spare = height - LOWEST;
  const lift = 71 + spare * 0.24;
  // Where there is height to spare neighbours stand higher and lower in turn, and so apart.
  const sway = Math.min(15, spare * 0.12);
  const room = height / 2 - RADIUS - SHELF - lift - sway;
  const slope = Math.min(26, room / Math.max(1, orbits - 1));
  const places = rows.map((side, row) => {
    const same = rows.filter((other) => other === side).length;
    const before = rows.slice(0, row).filter((other) => other === side).length;
    return {
      sign: side === "right" ? 1 : -1,
      level: same === 1 ? 0 : (before / (same - 1)) * 2 - 1,
    };
  });
  const spot = (row: number, orbit: number): Spot => {
    const { sign, level } = places[row]!;
    return {
      x: sign * (first + (orbit - 1) * step),
      y: level * (lift + slope * (orbit - 1) + (orbit % 2 === 0 ? sway : -sway)),
      axis: "across",
    };
  };
  const ring = (orbit: number): { rx: number; ry: number } => {
    const { x, y } = spot(0, orbit);
    const rx = Math.hypot(x, y / TILT);
    return { rx, ry: rx * TILT };
  };
  return {
    ...{ width, height, left: -width / 2, top: -height / 2 },
    star: { x: 0, y: 0 },
    spot,
    seam: (row, orbit) => between(spot(row, orbit), spot(row, orbit - 1)),
    ring,
    numbers: (orbit) => {
      const reach = (of: number): number => Math.min(ring(of).rx, width / 2 - 13);
      // At the rim there is no room for two.
      if (orbit > 1 && reach(orbit) - reach(orbit - 1) < NUMBER) return [];
      return [-1, 1].map((side) => ({ x: side * reach(orbit), y: 0 }));
    },
    name: (row) => {
      const { sign, level } = places[row]!;
      return { x: sign * (width / 2 - 22), y: level * 21 };
    },
    cradle: (place) => ({ x: place === 0 ? -42 : 42, y: height / 2 - 33 }),
  };
}

/** The width of four columns, with the icons beside them, and the narrowest of them. */
const COLUMNS = 440;
const MARGIN = 24;
/** From one planet of a row to the next, at most and at least; the life of more than two players
 * takes a second line. */
const PITCHES = [133, 117] as const;
const WIDE_PITCHES = [154, 134] as const;
/** The star above the first orbit, and the rim below the last. */
const SUMMIT = 130;
const RIM = 10;

/** The star on top, rows hanging down side by side: for a narrow window. Where its height is known
 * the whole fits into it, planets closer to each other and then smaller. */
export function tallLayout(
  rows: readonly Direction[],
  orbits: number,
  seats = 2,
  ratio?: number,
): Layout {
  const [most, least] = seats > 2 ? WIDE_PITCHES : PITCHES;
  const room = ratio === undefined ? most : (COLUMNS / ratio - SUMMIT - RIM) / orbits;
  const pitch = Math.min(most * 1.1, Math.max(least, room));
  const height = SUMMIT + orbits * pitch + RIM;
  const width = Math.max(COLUMNS, height * (ratio ?? 0));
  const column = (width - MARGIN) / rows.length;
  const spot = (row: number, orbit: number): Spot => {
    const x = (row - (rows.length - 1) / 2) * column;
    const sag = 26 * (1 - Math.abs(x) / (1.5 * column));
    return {
      x,
      y: SUMMIT + pitch * (orbit - 1) + sag - 8,
      axis: rows[row] === "right" ? "down" : "up",
    };
  };
  return {
    ...{ width, height, left: 7 - width / 2, top: -80 },
    star: { x: 0, y: 0 },
    spot,
    seam: (row, orbit) => {
      const { x, y } = between(spot(row, orbit), spot(row, orbit - 1));
      return { x: x + Math.min(column / 2, 56), y };
    },
    ring: (orbit) => {
      const ry = spot(1, orbit).y + 4;
      return { rx: ry * 1.12, ry };
    },
    numbers: (orbit) => [{ x: 0, y: spot(1, orbit).y + 4 }],
    name: (row) => ({ x: spot(row, 1).x, y: spot(row, 1).y - 74 }),
    cradle: (place) => ({ x: (place === 0 ? 1 : -1) * (width / 2 - 70), y: -26 }),
  };
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** From where a place is lit, in sixteenths of a turn from the right, upwards. */
export function lightAt({ x, y }: Point): number {
  return (Math.round((Math.atan2(y, -x) / (Math.PI * 2)) * 16) + 16) % 16;
}

const FEWEST = 4;
/** In a narrow window every orbit costs height. */
const FEWEST_TALL = 3;

/** Orbits far beyond the outermost planet are left out, so that planets are large while they are
 * few. */
export function orbitsShown(
  view: Pick<ExoplanetsView, "rows" | "tiles_per_row">,
  isTall = false,
): number {
  const outermost = Math.max(...view.rows.map((planets) => planets.length));
  const fewest = isTall ? FEWEST_TALL : FEWEST;
  return Math.min(view.tiles_per_row + 1, Math.max(fewest, outermost + 1));
}
