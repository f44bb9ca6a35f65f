/** What an action would bring or leave, before it is done: one line. */
import type { CosmosView, GalaxyView } from "../../gen/cosmos";
import type { Translate } from "../../kit/game";
import { type Board, boardOf, ENERGIES, type Star } from "./content";
import { costOf, income, lacking, nextDischarge, shifted, starsShort } from "./facts";
import { parse } from "./notation";
import { activeText, costText, effectText, gainText, pieceText } from "./words";

export function preview(view: CosmosView, action: string, t: Translate, content: unknown): string {
  const board = boardOf(content);
  const galaxy = view.galaxies[view.active];
  if (galaxy === undefined) return "";
  const { verb, args } = parse(action);
  const [first = "", second = ""] = args;
  switch (verb) {
    case "shift-own":
    case "shift-dark":
      return incomeText(t, board, view, action);
    case "collect":
      return incomeText(t, board, view, null);
    case "place-star":
      return helpText(t, board, galaxy, first as Star, second);
    case "place-nebula":
      return tileOn(t, board, galaxy, first, second);
    case "complete": {
      const points = board.tile[galaxy.nebulae[first]!.tile]!.points;
      return t("preview-complete", { points, piece: pieceText(t, galaxy, second), space: second });
    }
    case "discharge":
    case "discharge-none":
      return t("remark-points", { points: nextDischarge(board, galaxy) });
    case "set":
      return paid(t, galaxy, first, board.numbers.set_size, board.numbers.set_points);
    case "buy":
      return paid(t, galaxy, second, board.numbers.slot_prices[Number(first) - 1] ?? 0, 0);
    case "use":
      return usePreview(t, board, view, galaxy, first, second);
    case "keep":
    case "bottom":
      return `${costText(t, board, view, first)}: ${effectText(t, view, first)}`;
    case "stabilise":
    case "supernova":
    case "move":
      return resourceLeft(t, galaxy, verb);
    default:
      return "";
  }
}

function incomeText(t: Translate, board: Board, view: CosmosView, action: string | null): string {
  const galaxy = view.galaxies[view.active]!;
  const now = { own: view.own_tokens, dark: view.dark_tokens };
  const tokens = action === null ? now : (shifted(board, view, action) ?? now);
  const own = tokens.own[view.active];
  const parts = ENERGIES.map((id) => ({ id, count: income(board, galaxy, tokens, id) }))
    .filter(({ count }) => count > 0)
    .map(({ id, count }) => gainText(t, board.control[id]!.passive, count));
  return [...(own ? [activeText(t, board, own)] : []), ...parts].join(" · ");
}

/** The unfinished nebulae around a corner that lack this star. */
function helpText(t: Translate, board: Board, galaxy: GalaxyView, star: Star, corner: string): string {
  const helped = Object.entries(galaxy.nebulae).filter(
    ([space, nebula]) =>
      !nebula.complete &&
      board.space[space]!.stars.includes(corner) &&
      lacking(board, galaxy, space, nebula.tile).missing[star] !== undefined,
  );
  return helped.length > 0 ? t("remark-helps", { spaces: helped.map(([space]) => space).join(" ") }) : "";
}

function tileOn(t: Translate, board: Board, galaxy: GalaxyView, tile: string, space: string): string {
  const { missing, number } = lacking(board, galaxy, space, tile);
  const points = t("remark-points", { points: board.tile[tile]!.points });
  return `${number === 0 ? t("ready") : t("lacks", { stars: starsShort(missing) })}, ${points}`;
}

function paid(t: Translate, galaxy: GalaxyView, card: string, count: number, points: number): string {
  const hand = galaxy.hand?.[card] ?? 0;
  const left = t("preview-left", { card, count, left: Math.max(0, hand - count) });
  return points > 0 ? `${t("remark-points", { points })} · ${left}` : left;
}

function usePreview(
  t: Translate,
  board: Board,
  view: CosmosView,
  galaxy: GalaxyView,
  card: string,
  type: string,
): string {
  const cost = costOf(board, card, view.options);
  const kind = type !== "" ? type : (ENERGIES.find((id) => cost[id] > 0) ?? "");
  const count = type !== "" ? Math.max(cost.any, cost.same) : kind === "" ? 0 : cost[kind as "light"];
  const effect = effectText(t, view, card);
  return count > 0 ? `${effect} · ${paid(t, galaxy, kind, count, 0)}` : effect;
}

const RESOURCES = { stabilise: "dna", supernova: "supernova", move: "graviton" } as const;

function resourceLeft(t: Translate, galaxy: GalaxyView, verb: keyof typeof RESOURCES): string {
  const track = RESOURCES[verb];
  return galaxy[track] > 0 ? t(`see-track-${track}`, { count: galaxy[track] - 1 }) : "";
}
