/** Facts of the game put into texts of the reader's language. */
import type { ExoplanetsView, PlanetView, Resources, SeatView } from "../../gen/exoplanets";
import type { Phrase, Translate } from "../../kit/game";
import { type Box, RESOURCES } from "./content";
import { describe } from "./notation";

export function word(t: Translate, id: string): string {
  return t(`word-${id}`);
}

export function said(t: Translate, action: string): string {
  const { key, args } = describe(action);
  return t(key, args);
}

/** Resources in words: 2 energy, 1 gas. */
export function stockText(t: Translate, stock: Resources): string {
  const parts = RESOURCES.filter((kind) => stock[kind] > 0).map((kind) =>
    t(`gain-${kind}`, { count: stock[kind] }),
  );
  return parts.length > 0 ? parts.join(", ") : t("nothing");
}

export function costText(t: Translate, icons: readonly string[]): string {
  return icons.map((icon) => word(t, icon)).join(", ");
}

export function effectText(t: Translate, box: Box, id: string): string {
  const effect = box.effect[id]!;
  return t(`effect-${id}`, {
    any: effect.any,
    energy: effect.energy,
    water: effect.water,
    gas: effect.gas,
    swaps: effect.swaps,
    size: effect.largest_cost,
    points: Math.abs(effect.points),
    resource: effect.resource ?? "",
  });
}

export function conditionText(t: Translate, box: Box, id: string): string {
  const goal = box.goal[id]!;
  return t(`goal-${id}`, {
    count: goal.count,
    level: goal.level ?? 0,
    cost: goal.cost ?? 0,
    from: goal.from_orbit ?? 0,
  });
}

export function tileText(t: Translate, box: Box, id: string): string {
  const tile = box.tile[id]!;
  return t("tile-of", {
    tile: tile.id,
    goal: word(t, tile.goal),
    points: box.goal[tile.goal]!.points,
    condition: conditionText(t, box, tile.goal),
    effect: `${word(t, tile.effect)}, ${effectText(t, box, tile.effect)}`,
  });
}

/** A planet that lies on a stack or in a hand: type, printed cost, sides. */
export function offerText(t: Translate, box: Box, id: string): string {
  const planet = box.planet[id]!;
  const facts = t("remark-planet", {
    type: { key: `type-${planet.type}`, args: {} },
    cost: costText(t, planet.cost),
    left: planet.left,
    right: planet.right,
  });
  return `${id}: ${facts}`;
}

export function lifeText(t: Translate, seen: PlanetView, names: readonly string[]): string {
  if (seen.species !== null) return t("label-species", { name: names[seen.species]! });
  const colonies = seen.cubes.flatMap((level, seat) =>
    level > 0 ? [t("label-level", { name: names[seat]!, level })] : [],
  );
  return colonies.length > 0 ? colonies.join(", ") : t("label-no-life");
}

/** Everything about a planet of the system in one line. */
export function planetText(
  t: Translate,
  box: Box,
  view: ExoplanetsView,
  names: readonly string[],
  place: { seen: PlanetView; row: number; orbit: number },
): string {
  const { seen } = place;
  const printed = box.planet[seen.planet]!.cost;
  const isChanged = [...printed].sort().join() !== [...seen.cost].sort().join();
  const less = view.turn.catalysed[seen.planet] ?? 0;
  const parts = [
    t("planet-of", {
      planet: seen.planet,
      row: place.row + 1,
      orbit: place.orbit,
      cost: costText(t, seen.cost),
      life: lifeText(t, seen, names),
    }),
    isChanged ? t("label-printed", { cost: costText(t, printed) }) : "",
    seen.any_pays ? t("label-any-pays") : "",
    less > 0 ? t("label-catalysed", { count: less }) : "",
    seen.bonus !== 0 ? t("label-bonus", { points: signed(seen.bonus) }) : "",
    seen.tile === null ? "" : `${word(t, box.tile[seen.tile]!.effect)} (${seen.tile})`,
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : `−${Math.abs(points)}`;
}

/** Why nothing can be created on a planet now, from what the view shows. */
export function whyNotLife(
  t: Translate,
  view: ExoplanetsView,
  own: SeatView | null,
  seen: PlanetView,
): string {
  if (own === null || view.to_act !== view.viewer) return "";
  if (seen.species !== null) return t("why-species");
  if (view.pending !== "choose-deed") return t("why-not-yet");
  if (seen.cubes[view.viewer] === 3) return t("why-full");
  if (own.cubes === 0) return t("why-cubes");
  return t("why-cost", { cost: costText(t, seen.cost), stock: stockText(t, own.stock) });
}

export function phrase(key: string, args: Phrase["args"] = {}): Phrase {
  return { key, args };
}
