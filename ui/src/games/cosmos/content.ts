/** The content file of the game as the server hands it out, and the board it describes. */

export type Star = "H" | "He" | "O" | "C";
export type Energy = "light" | "time" | "gravity" | "chemistry";
export type Sector = "delta" | "psi" | "phi";
export type Passive = "energy-card" | "crystal-step" | "graviton" | "proto-life";
export type Track = "supernova" | "dna" | "graviton";

export const STARS: readonly Star[] = ["H", "He", "O", "C"];
export const ENERGIES: readonly Energy[] = ["light", "time", "gravity", "chemistry"];
export const TRACKS: readonly Track[] = ["supernova", "dna", "graviton"];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Control {
  readonly id: Energy;
  readonly active: Readonly<Record<Star | "dna" | "supernova" | "nebula", number>>;
  readonly passive: Passive;
}

export interface Tile {
  readonly id: string;
  readonly size: number;
  readonly needs: Readonly<Partial<Record<Star, number>>>;
  readonly points: number;
}

export type Cost = Readonly<
  Record<Energy | "any" | "same" | "graviton" | "supernova" | "stable" | "proto", number>
> & { readonly discharge: boolean };

export interface Power {
  readonly id: string;
  readonly deck: Energy;
  readonly cost: Cost;
  readonly bonus: Passive;
}

interface Numbers {
  readonly slot_prices: readonly number[];
  readonly scoring_spaces: readonly number[];
  readonly chamber_top: number;
  readonly shifts: number;
  readonly hand_limit: number;
  readonly set_size: number;
  readonly set_points: number;
  readonly goal_points: readonly number[];
}

export interface NebulaSpace {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly sector: Sector;
  readonly stars: readonly string[];
  readonly life: readonly string[];
}

export interface LifeSpace extends Point {
  readonly id: string;
  readonly ends: readonly [string, string];
}

export interface Content {
  readonly numbers: Numbers;
  readonly board: { readonly central_star: string; readonly start_life: string };
  readonly control: readonly Control[];
  readonly tile: readonly Tile[];
  readonly power: readonly Power[];
  readonly nebula_space: readonly NebulaSpace[];
  readonly star_space: readonly (Point & { readonly id: string })[];
  readonly life_space: readonly LifeSpace[];
  /** Sides between two sectors. */
  readonly borders: readonly string[];
}

export interface Side extends LifeSpace {
  /** The angle of the side, in degrees. */
  readonly angle: number;
  readonly isBorder: boolean;
}

/** The content with everything found by its id. */
export interface Board {
  readonly numbers: Numbers;
  readonly spaces: readonly NebulaSpace[];
  readonly sides: readonly Side[];
  readonly corners: readonly (Point & { readonly id: string })[];
  readonly at: Readonly<Record<string, Point>>;
  readonly space: Readonly<Record<string, NebulaSpace>>;
  readonly tile: Readonly<Record<string, Tile>>;
  readonly power: Readonly<Record<string, Power>>;
  readonly control: Readonly<Record<string, Control>>;
  readonly centralStar: string;
  readonly startLife: string;
}

let known: { content: unknown; board: Board } | null = null;

/** The board of a content file; made once for each. */
export function boardOf(content: unknown): Board {
  if (known === null || known.content !== content) {
    known = { content, board: makeBoard(content as Content) };
  }
  return known.board;
}

function makeBoard(content: Content): Board {
  const at: Record<string, Point> = {};
  for (const corner of content.star_space) at[corner.id] = corner;
  for (const side of content.life_space) at[side.id] = side;
  for (const space of content.nebula_space) at[space.id] = middle(space.stars.map((id) => at[id]!));
  return {
    numbers: content.numbers,
    spaces: content.nebula_space,
    sides: content.life_space.map((side) => ({
      ...side,
      angle: angleOf(at[side.ends[0]]!, at[side.ends[1]]!),
      isBorder: content.borders.includes(side.id),
    })),
    corners: content.star_space,
    at,
    space: byId(content.nebula_space),
    tile: byId(content.tile),
    power: byId(content.power),
    control: byId(content.control),
    centralStar: content.board.central_star,
    startLife: content.board.start_life,
  };
}

function byId<E extends { readonly id: string }>(entries: readonly E[]): Record<string, E> {
  return Object.fromEntries(entries.map((entry) => [entry.id, entry]));
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((all, point) => ({ x: all.x + point.x, y: all.y + point.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function angleOf(start: Point, end: Point): number {
  return (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
}
