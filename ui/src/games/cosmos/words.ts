/** Facts of the game put into texts of the reader's language. */
import type { CosmosFacts, CosmosView, GalaxyView, LackFacts } from "../../gen/cosmos";
import { say } from "../../kit/actions";
import type { Seen, Translate } from "../../kit/game";
import { word } from "../../kit/notation";
import { type Board, ENERGIES, type Energy, type Power, STARS } from "./content";
import { describe } from "./notation";

export const actionText = (t: Translate, action: string): string => say(t, describe(action));

/** Stars as on a tile: 2H He C. */
export function starsShort(stars: Readonly<Record<string, number>>): string {
  return STARS.filter((star) => (stars[star] ?? 0) > 0)
    .map((star) => (stars[star]! > 1 ? `${stars[star]}${star}` : star))
    .join(" ");
}

export function gainText(t: Translate, gain: string, count: number): string {
  return t(`gain-${gain}`, { count });
}

export function activeText(t: Translate, board: Board, control: string): string {
  const active = board.control[control]!.active;
  const stars = STARS.filter((star) => active[star] > 0).map((star) =>
    t("gain-stars", { count: active[star], star }),
  );
  const others = (["dna", "supernova", "nebula"] as const)
    .filter((id) => active[id] > 0)
    .map((id) => gainText(t, id, active[id]));
  return [...stars, ...others].join(" + ");
}

/** What is gained, by resource. */
export function incomeText(t: Translate, income: Readonly<Record<string, number>>): string {
  return Object.entries(income)
    .map(([id, count]) => gainText(t, id, count))
    .join(" + ");
}

/** What a power card costs at this table. */
export function costText(t: Translate, board: Board, facts: CosmosFacts, card: string): string {
  const cost = facts.costs[card] ?? board.power[card]!.cost;
  return Object.entries(cost)
    .filter(([, count]) => Number(count) > 0)
    .map(([part, count]) => costPart(t, part, Number(count)))
    .join(" + ");
}

function costPart(t: Translate, part: string, count: number): string {
  if (ENERGIES.includes(part as Energy)) return t("cost-energy", { count, energy: part });
  return t(`cost-${part}`, { count });
}

export function effectText(t: Translate, view: CosmosView, card: string): string {
  return t(`effect-${card}`, { edition: view.options.edition ?? "" });
}

export function powerText(
  t: Translate,
  board: Board,
  { view, facts }: Seen<CosmosView, CosmosFacts>,
  card: string,
): string {
  const name = word(t, card);
  const cost = costText(t, board, facts, card);
  return t("power-line", { name, cost, effect: effectText(t, view, card) });
}

export function bonusText(t: Translate, power: Power): string {
  return gainText(t, power.bonus, 1);
}

/** A tile on a space in one line: what it lacks, or that it is ready or complete. */
export function nebulaText(
  t: Translate,
  board: Board,
  galaxy: GalaxyView,
  lack: LackFacts | undefined,
  space: string,
): string {
  const nebula = galaxy.nebulae[space];
  if (nebula === undefined) return t("see-space-nebula", { space });
  const tile = board.tile[nebula.tile]!;
  const facts = { space, tile: tile.id, size: tile.size, points: tile.points };
  if (nebula.complete) {
    const values = nebula.advanced.map((points) => points ?? "?").join(", ");
    const key = nebula.advanced.length > 0 ? "see-nebula-living" : "see-nebula-complete";
    return t(key, { ...facts, advanced: values });
  }
  const needs = starsShort(tile.needs);
  if (lack === undefined || lack.number === 0) return t("see-nebula-ready", { ...facts, needs });
  const missing = starsShort(lack.missing);
  return t("see-nebula-lacks", { ...facts, needs, missing, number: lack.number });
}

export function tileText(t: Translate, board: Board, id: string): string {
  const tile = board.tile[id]!;
  const needs = starsShort(tile.needs);
  return t("rules-tile", { tile: id, size: tile.size, needs, points: tile.points });
}

/** What the nebulae of a size ask for and score. */
export function stackMeaning(board: Board, size: number): { [fact: string]: number } {
  const tiles = Object.values(board.tile).filter((tile) => tile.size === size);
  const points = tiles.map((tile) => tile.points);
  const stars = tiles.map(({ needs }) => STARS.reduce((all, star) => all + (needs[star] ?? 0), 0));
  return { stars: Math.max(...stars), least: Math.min(...points), most: Math.max(...points) };
}

export function pieceText(t: Translate, galaxy: GalaxyView, space: string): string {
  if (space in galaxy.stars) {
    const key = galaxy.supernovas.includes(space) ? "piece-supernova" : "piece-star";
    return t(key, { star: galaxy.stars[space]! });
  }
  if (galaxy.proto.includes(space)) return t("piece-proto");
  if (galaxy.stable.includes(space)) return t("piece-stable");
  return t("see-empty");
}
