/** What a view says when it is counted: income, what a nebula lacks, how far goals are met. The
 * same countings as the terminal's; nothing here decides what may be done. */
import type { CosmosView, GalaxyView } from "../../gen/cosmos";
import {
  type Board,
  type Cost,
  ENERGIES,
  type Energy,
  type Goal,
  STARS,
  type Sector,
  type Star,
} from "./content";

export interface Lacking {
  /** Stars of each type that are not around. */
  readonly missing: Readonly<Partial<Record<Star, number>>>;
  /** How many remain once every supernova around stands for one. */
  readonly number: number;
  /** Supernovas around that fill a gap. */
  readonly filled: number;
}

export function lacking(board: Board, galaxy: GalaxyView, space: string, tile: string): Lacking {
  const around = board.space[space]!.stars.filter((id) => id in galaxy.stars);
  const novas = around.filter((id) => galaxy.supernovas.includes(id));
  const plain = around.filter((id) => !novas.includes(id)).map((id) => galaxy.stars[id]);
  const missing: Partial<Record<Star, number>> = {};
  let gaps = 0;
  for (const star of STARS) {
    const gap = (board.tile[tile]!.needs[star] ?? 0) - plain.filter((s) => s === star).length;
    if (gap > 0) missing[star] = gap;
    gaps += Math.max(0, gap);
  }
  const filled = Math.min(gaps, novas.length);
  return { missing, number: gaps - filled, filled };
}

/** Stars as on a tile: 2H He C. */
export function starsShort(stars: Readonly<Partial<Record<Star, number>>>): string {
  return STARS.filter((star) => (stars[star] ?? 0) > 0)
    .map((star) => (stars[star]! > 1 ? `${stars[star]}${star}` : star))
    .join(" ");
}

export function total(galaxy: GalaxyView): number {
  return Object.values(galaxy.score).reduce((sum, points) => sum + points, 0);
}

// The console

export interface Tokens {
  readonly own: readonly (string | null)[];
  readonly dark: Readonly<Record<string, number>>;
}

export function tokensOf(view: CosmosView): Tokens {
  return { own: view.own_tokens, dark: view.dark_tokens };
}

export function tokensAt(tokens: Tokens, control: string): number {
  return tokens.own.filter((place) => place === control).length + (tokens.dark[control] ?? 0);
}

/** The passive reward of a control as the tokens stand, bonus of the power cards included. */
export function income(board: Board, galaxy: GalaxyView, tokens: Tokens, control: string): number {
  return tokensAt(tokens, control) + bonus(board, galaxy, control);
}

export function bonus(board: Board, galaxy: GalaxyView, control: string): number {
  const passive = board.control[control]!.passive;
  return galaxy.slots.filter((card) => card !== null && board.power[card]!.bonus === passive).length;
}

/** Where a token of a control would go: the next control clockwise that is not full. */
export function nextControl(board: Board, tokens: Tokens, start: string): Energy {
  const from = ENERGIES.indexOf(start as Energy);
  const order = ENERGIES.map((_, step) => ENERGIES[(from + 1 + step) % ENERGIES.length]!);
  return order.find((id) => tokensAt(tokens, id) < board.numbers.control_capacity) ?? order[0]!;
}

function startOfShift(view: CosmosView, action: string): string | null {
  const [verb, kind, control] = action.split(" ");
  if (verb !== "shift") return null;
  return (kind === "own" ? view.own_tokens[view.active] : control) ?? null;
}

/** The control a shift of the notation leads to. */
export function endOfShift(board: Board, view: CosmosView, action: string): Energy | null {
  const start = startOfShift(view, action);
  return start === null ? null : nextControl(board, tokensOf(view), start);
}

/** The tokens after a shift of the notation. */
export function shifted(board: Board, view: CosmosView, action: string): Tokens | null {
  const tokens = tokensOf(view);
  const start = startOfShift(view, action);
  const end = endOfShift(board, view, action);
  if (start === null || end === null) return null;
  if (action.startsWith("shift own")) {
    return { ...tokens, own: tokens.own.map((at, seat) => (seat === view.active ? end : at)) };
  }
  const dark = { ...tokens.dark };
  dark[start] = (dark[start] ?? 0) - 1;
  dark[end] = (dark[end] ?? 0) + 1;
  return { ...tokens, dark };
}

// Goals

/** How much of a goal's thing a galaxy shows. */
export function goalCount(board: Board, goal: Goal, galaxy: GalaxyView): number {
  switch (goal.counts) {
    case "stable-life":
      return galaxy.stable.length;
    case "proto-life":
      return galaxy.proto.length;
    case "supernovas":
      return galaxy.supernovas.length;
    case "stars":
      return standardStars(galaxy, goal.star!);
    case "largest-star-group":
      return largestGroup(board, galaxy);
    case "completed-nebulae":
      return completed(board, galaxy).filter((done) => done.size === goal.size).length;
    case "scored-crystals":
      return galaxy.chamber.scored;
    case "stars-beside-advanced-life":
      return besideAdvanced(board, galaxy);
    case "life":
      return lifeIn(board, galaxy, goal.sector!);
    default:
      return sizesIn(board, galaxy, goal.sector!);
  }
}

export function standardStars(galaxy: GalaxyView, star: Star): number {
  return Object.entries(galaxy.stars).filter(
    ([id, kind]) => kind === star && !galaxy.supernovas.includes(id),
  ).length;
}

function completed(board: Board, galaxy: GalaxyView): { sector: Sector; size: number }[] {
  return Object.entries(galaxy.nebulae)
    .filter(([, nebula]) => nebula.complete)
    .map(([id, nebula]) => ({
      sector: board.space[id]!.sector,
      size: board.tile[nebula.tile]!.size,
    }));
}

export function lifeIn(board: Board, galaxy: GalaxyView, sector: Sector): number {
  const life = new Set([...galaxy.proto, ...galaxy.stable]);
  return board.sides.filter((side) => side.sectors.includes(sector) && life.has(side.id)).length;
}

export function sizesIn(board: Board, galaxy: GalaxyView, sector: Sector): number {
  const inside = completed(board, galaxy).filter((nebula) => nebula.sector === sector);
  return inside.reduce((sum, nebula) => sum + nebula.size, 0);
}

function besideAdvanced(board: Board, galaxy: GalaxyView): number {
  const living = Object.entries(galaxy.nebulae).filter(([, nebula]) => nebula.advanced.length > 0);
  const corners = new Set(living.flatMap(([id]) => board.space[id]!.stars));
  return [...corners].filter((id) => id in galaxy.stars).length;
}

function largestGroup(board: Board, galaxy: GalaxyView): number {
  const left = new Set(Object.keys(galaxy.stars));
  let largest = 0;
  for (const first of Object.keys(galaxy.stars)) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const star of group) {
      for (const { ends } of board.sides) {
        const other = ends[0] === star ? ends[1] : ends[1] === star ? ends[0] : null;
        if (other !== null && left.delete(other)) group.push(other);
      }
    }
    largest = Math.max(largest, group.length);
  }
  return largest;
}

export interface Standing {
  readonly seat: number;
  readonly count: number;
  /** 1 for the most, 2 for the second, 0 for neither, by the counts as they are. */
  readonly place: number;
}

/** Every seat's count on a goal, and who would score first and second place now. */
export function standings(board: Board, view: CosmosView, id: string): readonly Standing[] {
  const goal = board.goal[id]!;
  const counts = view.galaxies.map((galaxy) => goalCount(board, goal, galaxy));
  const best = Math.max(...counts);
  const first = counts.filter((count) => count === best).length;
  const rest = Math.max(0, ...counts.filter((count) => count < best));
  const hasSecond = view.seats > 2 && first === 1 && rest > 0;
  return counts.map((count, seat) => {
    if (count > 0 && count === best) return { seat, count, place: 1 };
    return { seat, count, place: hasSecond && count === rest ? 2 : 0 };
  });
}

/** Goals on the track, the next to be scored first, with the rounds until it is. */
export function goalsAhead(board: Board, view: CosmosView): { id: string; rounds: number }[] {
  return view.goal_track
    .map((id, place) => ({ id, rounds: board.numbers.goal_track - 1 - place }))
    .filter((goal): goal is { id: string; rounds: number } => goal.id !== null)
    .reverse();
}

// Cards and crystals

export function costOf(board: Board, card: string, options: Readonly<Record<string, string>>): Cost {
  const edition = board.edition[options.edition ?? ""] ?? {};
  return edition[card] ?? board.power[card]!.cost;
}

/** Whether a galaxy has what a card costs, as far as the viewer knows. */
export function canPay(galaxy: GalaxyView, cost: Cost, byToken: boolean): boolean {
  const hand = galaxy.hand ?? {};
  const counts = ENERGIES.map((id) => (hand[id] ?? 0) - cost[id]);
  return (
    counts.every((count) => count >= 0) &&
    counts.reduce((all, count) => all + count, 0) >= cost.any &&
    Math.max(0, ...counts) >= cost.same &&
    galaxy.graviton >= cost.graviton &&
    (byToken ? galaxy.supernovas.length : galaxy.supernova) >= cost.supernova &&
    galaxy.stable.length >= cost.stable &&
    galaxy.proto.length >= cost.proto &&
    (!cost.discharge || galaxy.chamber.ready > 0)
  );
}

export function nextDischarge(board: Board, galaxy: GalaxyView): number {
  return board.numbers.scoring_spaces[galaxy.chamber.scored] ?? 0;
}

export function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((all, count) => all + count, 0);
}
