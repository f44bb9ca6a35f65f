/** What an action would bring or leave, before it is done: one line. */
import type { CosmosFacts, CosmosView, GalaxyView } from "../../gen/cosmos";
import type { Seen, Translate } from "../../kit/game";
import { type Board, boardOf, ENERGIES } from "./content";
import { parse } from "./notation";
import {
  activeText,
  costText,
  effectText,
  incomeText,
  pieceText,
  stackMeaning,
  starsShort,
} from "./words";

export function preview(
  { view, facts }: Seen<CosmosView, CosmosFacts>,
  action: string,
  t: Translate,
  content: unknown,
): string {
  const board = boardOf(content);
  const galaxy = view.galaxies[view.active];
  if (galaxy === undefined) return "";
  const { verb, args } = parse(action);
  const [first = "", second = ""] = args;
  switch (verb) {
    case "shift-own":
    case "shift-dark":
    case "collect":
      return collectText(t, board, view, facts, action);
    case "stack":
      return t("stack-means", stackMeaning(board, Number(first)));
    case "place-star": {
      const served = facts.serves[first]?.[second];
      return served === undefined ? "" : t("remark-helps", { spaces: served.join(" ") });
    }
    case "place-nebula":
      return tileOn(t, board, facts, first, second);
    case "complete": {
      const points = board.tile[galaxy.nebulae[first]!.tile]!.points;
      return t("preview-complete", { points, piece: pieceText(t, galaxy, second), space: second });
    }
    case "discharge":
    case "discharge-none":
      return t("remark-points", { points: facts.galaxies[view.active]!.discharge });
    case "set": {
      const points = t("remark-points", { points: board.numbers.set_points });
      return `${points} · ${cardsLeft(t, galaxy, first, board.numbers.set_size)}`;
    }
    case "buy":
      return cardsLeft(t, galaxy, second, board.numbers.slot_prices[Number(first) - 1] ?? 0);
    case "use":
    case "keep":
    case "bottom":
      return `${costText(t, board, facts, first)}: ${effectText(t, view, first)}`;
    case "stabilise":
    case "supernova":
    case "move":
      return resourceLeft(t, galaxy, verb);
    default:
      return "";
  }
}

/** What would be collected after a shift, or now: the active reward, then the controls. */
function collectText(
  t: Translate,
  board: Board,
  view: CosmosView,
  facts: CosmosFacts,
  action: string,
): string {
  const shift = facts.shifts[action];
  const own = action === "shift own" ? shift?.to : view.own_tokens[view.active];
  const income = { ...facts.income, ...shift?.income };
  const passive = ENERGIES.map((id) => incomeText(t, income[id] ?? {}));
  return [own ? activeText(t, board, own) : "", ...passive]
    .filter((part) => part !== "")
    .join(" · ");
}

function tileOn(
  t: Translate,
  board: Board,
  facts: CosmosFacts,
  tile: string,
  space: string,
): string {
  const { needs, points } = board.tile[tile]!;
  const lack = facts.placing[tile]?.[space];
  const state =
    lack?.number === 0 ? t("ready") : t("lacks", { stars: starsShort(lack?.missing ?? needs) });
  return `${state}, ${t("remark-points", { points })}`;
}

function cardsLeft(t: Translate, galaxy: GalaxyView, card: string, count: number): string {
  const hand = galaxy.hand?.[card] ?? 0;
  return t("preview-left", { card, count, left: Math.max(0, hand - count) });
}

const RESOURCES = { stabilise: "dna", supernova: "supernova", move: "graviton" } as const;

function resourceLeft(t: Translate, galaxy: GalaxyView, verb: keyof typeof RESOURCES): string {
  const track = RESOURCES[verb];
  return galaxy[track] > 0 ? t(`see-track-${track}`, { count: galaxy[track] - 1 }) : "";
}

/** The points an action brings at once. */
export function gain(
  { view, facts }: Seen<CosmosView, CosmosFacts>,
  action: string,
  content: unknown,
): number {
  const board = boardOf(content);
  const { verb, args } = parse(action);
  const tile = view.galaxies[view.active]?.nebulae[args[0] ?? ""]?.tile;
  if (verb === "complete" && tile !== undefined) return board.tile[tile]!.points;
  if (verb.startsWith("discharge")) return facts.galaxies[view.active]?.discharge ?? 0;
  return verb === "set" ? board.numbers.set_points : 0;
}
