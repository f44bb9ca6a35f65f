/** Facts of the game put into texts of the reader's language. */
import type { ExoplanetsFacts, PlanetView, Resources } from "../../gen/exoplanets";
import { say } from "../../kit/actions";
import type { Translate } from "../../kit/game";
import { word } from "../../kit/notation";
import { type Box, type Piece, RESOURCES, type Resource } from "./content";
import { describe } from "./notation";

export const actionText = (t: Translate, action: string): string => say(t, describe(action));

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"] as const;

/** An orbit as it is engraved on its ring. */
export const orbitSign = (orbit: number): string => ROMAN[orbit] ?? String(orbit);

/** Resources in words: 2 energy, 1 gas. */
export function stockText(t: Translate, stock: Partial<Resources> & { any?: number }): string {
  const parts = ([...RESOURCES, "any"] as const).flatMap((kind) => {
    const count = stock[kind] ?? 0;
    return count > 0 ? [t(`gain-${kind}`, { count })] : [];
  });
  return parts.length > 0 ? parts.join(", ") : t("nothing");
}

export function costText(t: Translate, icons: readonly string[]): string {
  return icons.map((icon) => word(t, icon)).join(", ");
}

export function effectText(t: Translate, box: Box, id: string): string {
  const effect = box.effect[id]!;
  const { any, energy, water, gas, resource } = effect;
  const amount = Math.abs(effect.amount);
  const given = resource === null ? { any, energy, water, gas } : { [resource]: amount };
  return t(`effect-${effect.changes ?? effect.does}`, {
    resources: Object.values(given).some((count) => count > 0) ? stockText(t, given) : "",
    swaps: effect.swaps,
    size: effect.largest_cost,
    smallest: box.smallestCost,
    scope: effect.scope.map((scope) => t(`scope-${scope}`)).join(", "),
    change: effect.amount > 0 ? "more" : "less",
    points: t("remark-points", { points: amount }),
  });
}

export function conditionText(t: Translate, box: Box, id: string): string {
  const goal = box.goal[id]!;
  return t(`goal-${id}`, {
    count: goal.count,
    level: goal.level ?? 0,
    cost: goal.cost ?? 0,
    from: orbitSign(goal.from_orbit ?? 0),
  });
}

/** The name of a goal as it is printed, in English, and what it means where a translation follows
 * in brackets. */
export function printedName(t: Translate, id: string): readonly [string, string] {
  const name = word(t, id);
  const parts = /^(.*?) \((.*)\)$/.exec(name);
  return parts ? [parts[1]!, parts[2]!] : [name, ""];
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

/** What a step of life costs now. */
export function priceText(
  t: Translate,
  facts: ExoplanetsFacts,
  planet: string,
  textOf = costText,
): string {
  const cost = textOf(t, facts.planets[planet]!.cost);
  const count = facts.reductions[planet] ?? 0;
  return count > 0 ? t("cost-discount", { cost, count }) : cost;
}

/** What of the pieces is known from the rulebook, and what is reconstructed. */
export function sourceText(t: Translate, ...pieces: readonly Piece[]): string {
  const known = new Set(pieces.flatMap((piece) => piece.from_rulebook));
  const isKnown = pieces.every((piece) => piece.source === "rulebook");
  if (known.size === 0 || isKnown) return t(`source-${pieces[0]!.source}`);
  return t("source-partly", { facts: [...known].map((fact) => t(`fact-${fact}`)).join(", ") });
}

/** What kind of planet it is and where it stands. */
export function placeText(
  t: Translate,
  box: Box,
  planet: string,
  row: number,
  orbit: number,
): string {
  return t("planet-where", {
    type: { key: `type-${box.planet[planet]!.type}`, args: {} },
    row,
    orbit: orbitSign(orbit),
  });
}

/** Everything about a planet of the system in one line. */
export function planetText(
  t: Translate,
  box: Box,
  facts: ExoplanetsFacts,
  names: readonly string[],
  place: { seen: PlanetView; row: number; orbit: number },
): string {
  const { seen } = place;
  const printed = box.planet[seen.planet]!.cost;
  const { cost, any_pays: anyPays, bonus } = facts.planets[seen.planet]!;
  const isChanged = [...printed].sort().join() !== [...cost].sort().join();
  const less = facts.reductions[seen.planet] ?? 0;
  const parts = [
    t("planet-of", {
      planet: seen.planet,
      row: place.row + 1,
      orbit: orbitSign(place.orbit),
      cost: costText(t, cost),
      life: lifeText(t, seen, names),
    }),
    isChanged ? t("label-printed", { cost: costText(t, printed) }) : "",
    anyPays ? t("label-any-pays") : "",
    less > 0 ? t("label-catalysed", { count: less }) : "",
    bonus !== 0 ? t("label-bonus", { points: signedPoints(bonus) }) : "",
    seen.tile === null ? "" : `${word(t, box.tile[seen.tile]!.effect)} (${seen.tile})`,
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

export function signedPoints(points: number): string {
  return points > 0 ? `+${points}` : `−${Math.abs(points)}`;
}

/** Icons of a price, counted by kind. */
function countedCost(t: Translate, icons: readonly string[]): string {
  const counts = RESOURCES.map(
    (kind) => [kind, icons.filter((icon) => icon === kind).length] as const,
  );
  const plain = counts.filter(([, count]) => count > 0);
  const either = icons.filter((icon) => !RESOURCES.includes(icon as Resource));
  return [
    ...plain.map(([kind, count]) => t(`gain-${kind}`, { count })),
    ...either.map((icon) => word(t, icon)),
  ].join(", ");
}

/** Why the viewer cannot create life on a planet now. */
export function whyNotLife(
  t: Translate,
  facts: ExoplanetsFacts,
  stock: Resources,
  planet: string,
): string {
  const obstacle = facts.obstacles[planet];
  if (obstacle === undefined) return "";
  const cost = priceText(t, facts, planet, countedCost);
  return t(`why-${obstacle}`, { cost, stock: stockText(t, stock) });
}
