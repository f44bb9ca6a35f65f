/** Facts of the game put into texts of the reader's language. */
import type { CosmosView, GalaxyView } from "../../gen/cosmos";
import type { Translate } from "../../kit/game";
import { type Board, ENERGIES, type Power, STARS } from "./content";
import { costOf, lacking, starsShort } from "./facts";
import { describe } from "./notation";

export function word(t: Translate, id: string): string {
  return t(`word-${id}`);
}

export function said(t: Translate, action: string): string {
  const { key, args } = describe(action);
  return t(key, args);
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

export function costText(t: Translate, board: Board, view: CosmosView, card: string): string {
  const cost = costOf(board, card, view.options);
  if (cost.discharge) return t("cost-discharge");
  const cards = ENERGIES.filter((id) => cost[id] > 0).map((id) =>
    t("cost-energy", { count: cost[id], energy: id }),
  );
  const token = view.options["event-horizon"] === "token";
  const others: [string, number][] = [
    ["any", cost.any],
    ["same", cost.same],
    ["graviton", cost.graviton],
    [token ? "supernova-token" : "supernova", cost.supernova],
    ["stable", cost.stable],
    ["proto", cost.proto],
  ];
  const rest = others.filter(([, count]) => count > 0).map(([id, count]) => t(`cost-${id}`, { count }));
  return [...cards, ...rest].join(" + ");
}

export function effectText(t: Translate, view: CosmosView, card: string): string {
  return t(`effect-${card}`, { edition: view.options.edition ?? "" });
}

export function powerText(t: Translate, board: Board, view: CosmosView, card: string): string {
  const name = word(t, card);
  const cost = costText(t, board, view, card);
  return t("power-line", { name, cost, effect: effectText(t, view, card) });
}

export function bonusText(t: Translate, power: Power): string {
  return gainText(t, power.bonus, 1);
}

/** A tile on a space in one line: what it lacks, or that it is ready or complete. */
export function nebulaText(t: Translate, board: Board, galaxy: GalaxyView, space: string): string {
  const nebula = galaxy.nebulae[space];
  if (nebula === undefined) return t("see-space-nebula", { space });
  const tile = board.tile[nebula.tile]!;
  const facts = { space, tile: tile.id, size: tile.size, points: tile.points };
  if (nebula.complete) {
    const values = nebula.advanced.map((points) => points ?? "?").join(", ");
    const key = nebula.advanced.length > 0 ? "see-nebula-living" : "see-nebula-complete";
    return t(key, { ...facts, advanced: values });
  }
  const { missing, number } = lacking(board, galaxy, space, nebula.tile);
  const needs = starsShort(tile.needs);
  if (number === 0) return t("see-nebula-ready", { ...facts, needs });
  return t("see-nebula-lacks", { ...facts, needs, missing: starsShort(missing), number });
}

export function tileText(t: Translate, board: Board, id: string): string {
  const tile = board.tile[id]!;
  const needs = starsShort(tile.needs);
  return t("rules-tile", { tile: id, size: tile.size, needs, points: tile.points });
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
