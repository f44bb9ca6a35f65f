/** Where on the table each event is seen: until it is told, these places look as before. */
import type { CosmosEvent } from "../../gen/cosmos";
import type { Place } from "../../kit/telling";
import { type Board, boardOf } from "./content";

const at = (path: string, by?: number): Place => (by === undefined ? { path } : { path, by });

/** The places of a galaxy. */
const of =
  (seat: number) =>
  (path: string, by?: number): Place =>
    at(`view.galaxies.${seat}.${path}`, by);

const scored = (seat: number, source: string, points: number): readonly Place[] => [
  of(seat)(`score.${source}`, points),
  at(`scores.${seat}.${source}`, points),
];

/** What stands on a space: a star and how it burns, a life, or a tile with what is on it; and what
 * follows from that for its galaxy. */
function space(seat: number, id: string): readonly Place[] {
  const parts: Readonly<Record<string, readonly string[]>> = {
    S: ["stars", "supernovas"],
    L: ["proto", "stable"],
    N: ["nebulae", "first_group"],
  };
  const places = parts[id[0]!]!.map((part) => of(seat)(`${part}.${id}`));
  return [...places, at(`facts.galaxies.${seat}`)];
}

const hand = (seat: number, card: string | null, by: number): readonly Place[] => [
  of(seat)("hand_size", by),
  ...(card === null ? [] : [of(seat)(`hand.${card}`, by)]),
];

const on = ({ seat, space: id }: { seat: number; space: string }): readonly Place[] =>
  space(seat, id);

type Told = {
  readonly [Name in CosmosEvent["event"]]?: (
    event: Extract<CosmosEvent, { event: Name }>,
    board: Board,
  ) => readonly Place[];
};

const PLACES: Told = {
  "energy-shifted": () => [at("view.own_tokens"), at("view.dark_tokens"), at("facts.income")],
  "token-placed": () => [at("view.own_tokens"), at("view.dark_tokens")],
  "card-taken": ({ seat, card }) => [at(`view.row.${card}`, -1), ...hand(seat, card, 1)],
  "card-drawn": ({ seat, card }) => [at("view.deck", -1), ...hand(seat, card, 1)],
  "row-filled": ({ card }) => [at(`view.row.${card}`, 1), at("view.deck", -1)],
  "card-discarded": ({ seat, card }) => [at(`view.discards.${card}`, 1), ...hand(seat, card, -1)],
  "cards-paid": ({ seat, card, count }) => [
    at(`view.discards.${card}`, count),
    ...hand(seat, card, -count),
  ],
  "stars-gained": ({ seat, star, count }) => [
    of(seat)(`waiting.stars.${star}`, count),
    at(`view.supply_stars.${star}`, -count),
  ],
  "protos-gained": ({ seat, count }) => [
    of(seat)("waiting.protos", count),
    at("view.supply_life", -count),
  ],
  "nebula-drawn": ({ seat, tile }) => [of(seat)(`waiting.tiles.${tile}`), at("view.stacks")],
  "track-raised": ({ seat, track, count }) => [of(seat)(track, count)],
  "crystal-stepped": ({ seat, filled }) => [of(seat)("chamber"), at("view.crystals", -filled)],
  "star-placed": (event) => [of(event.seat)(`waiting.stars.${event.star}`, -1), ...on(event)],
  "life-placed": (event) => [of(event.seat)("waiting.protos", -1), ...on(event)],
  "nebula-placed": (event) => [of(event.seat)(`waiting.tiles.${event.tile}`), ...on(event)],
  "nebula-completed": (event, board) => {
    const source = `nebulae-${board.tile[event.tile]!.size}`;
    return [...scored(event.seat, source, event.points), ...on(event)];
  },
  "star-discarded": (event) => [at(`view.supply_stars.${event.star}`, 1), ...on(event)],
  "life-discarded": (event) => [at("view.supply_life", 1), ...on(event)],
  "supernova-made": (event) => on(event),
  "supernova-restored": (event) => on(event),
  "life-stabilised": (event) => on(event),
  "nebula-replaced": (event) => [at("view.stacks"), ...on(event)],
  "piece-moved": ({ seat, start, end }) => [...space(seat, start), ...space(seat, end)],
  "advanced-life-created": (event) => [
    at("view.advanced_left"),
    at("view.advanced_first_left"),
    ...on(event),
  ],
  "chamber-discharged": ({ seat, points }) => [
    of(seat)("chamber"),
    ...scored(seat, "crystals", points),
  ],
  "points-scored": ({ seat, source, points }) => scored(seat, source, points),
  "goal-scored": ({ seat, points }) => scored(seat, "goals", points),
  "goal-discarded": () => [at("view.goal_track"), at("view.goals_scored"), at("facts.goals")],
  "goal-revealed": () => [at("view.goal_track"), at("view.goals_left"), at("facts.goals")],
  "power-drawn": () => [at("view.power_decks"), at("view.purchase")],
  "power-returned": () => [at("view.power_decks"), at("view.purchase")],
  "power-kept": ({ seat, slot }) => [
    of(seat)(`slots.${slot - 1}`),
    at("view.purchase"),
    at("facts.income"),
  ],
  "pieces-lost": ({ seat }) => [of(seat)("waiting")],
  "game-ended": ({ points }) =>
    points.flatMap((each, seat) => [of(seat)("nebulae"), ...scored(seat, "advanced-life", each)]),
};

export function placesOf(event: CosmosEvent, content: unknown): readonly Place[] {
  return PLACES[event.event]?.(event as never, boardOf(content)) ?? [];
}
