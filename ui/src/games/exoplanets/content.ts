/** The content file of the game as the server hands it out, by id. */

export type Resource = "energy" | "water" | "gas";
export type Icon = Resource | "water-or-gas";
export type PlanetType = "rocky" | "super-earth" | "gas" | "oceanic";
export type Scope = "planet" | "neighbours" | "row" | "orbit";
export type Marker = "fusion" | "flare" | "stimulation";

export const RESOURCES: readonly Resource[] = ["energy", "water", "gas"];
export const MARKERS: readonly Marker[] = ["stimulation", "fusion", "flare"];

export interface Planet extends Piece {
  readonly id: string;
  readonly type: PlanetType;
  readonly cost: readonly Icon[];
  readonly left: Resource;
  readonly right: Resource;
}

/** What of a piece the rulebook states: all of it, or the facts named. */
export interface Piece {
  readonly source: "rulebook" | "reconstructed";
  readonly from_rulebook: readonly string[];
}

export interface Goal extends Piece {
  readonly id: string;
  readonly points: number;
  readonly count: number;
  readonly level: number | null;
  readonly cost: number | null;
  readonly from_orbit: number | null;
}

export interface Effect extends Piece {
  readonly id: string;
  readonly does: string;
  readonly any: number;
  readonly energy: number;
  readonly water: number;
  readonly gas: number;
  readonly swaps: number;
  readonly largest_cost: number;
  readonly scope: readonly Scope[];
  readonly changes: "points" | "cost" | "payment" | null;
  readonly resource: Resource | null;
  readonly amount: number;
}

export interface Tile extends Piece {
  readonly id: string;
  readonly goal: string;
  readonly effect: string;
  readonly background: "grey" | "navy";
  readonly marker: "fusion" | "flare";
}

export interface Row {
  readonly id: string;
  readonly direction: "left" | "right";
}

export interface Setup {
  readonly seats: number;
  readonly star_energy: number;
  readonly fusion: number;
  readonly flare: number;
  readonly stimulation: number;
}

interface Content {
  readonly cost: { readonly smallest: number };
  readonly setup: readonly Setup[];
  readonly row: readonly Row[];
  readonly planet: readonly Planet[];
  readonly goal: readonly Goal[];
  readonly effect: readonly Effect[];
  readonly tile: readonly Tile[];
}

export interface Box {
  readonly smallestCost: number;
  readonly rows: readonly Row[];
  readonly setup: Readonly<Record<number, Setup>>;
  readonly planet: Readonly<Record<string, Planet>>;
  readonly goal: Readonly<Record<string, Goal>>;
  readonly effect: Readonly<Record<string, Effect>>;
  readonly tile: Readonly<Record<string, Tile>>;
}

function byId<T extends { id: string }>(entries: readonly T[]): Readonly<Record<string, T>> {
  return Object.fromEntries(entries.map((entry) => [entry.id, entry]));
}

const boxes = new WeakMap<object, Box>();

export function boxOf(content: unknown): Box {
  const given = content as Content;
  let box = boxes.get(given);
  if (box === undefined) {
    box = {
      smallestCost: given.cost.smallest,
      rows: given.row,
      setup: Object.fromEntries(given.setup.map((setup) => [setup.seats, setup])),
      planet: byId(given.planet),
      goal: byId(given.goal),
      effect: byId(given.effect),
      tile: byId(given.tile),
    };
    boxes.set(given, box);
  }
  return box;
}
