/** Where on the table each event is seen: until it is told, these places look as before. */
import type { ExoplanetsEvent, ExoplanetsView, PlanetView, Resources } from "../../gen/exoplanets";
import type { GameEvent } from "../../kit/game";
import type { Place, Update as UpdateOf } from "../../kit/telling";
import { RESOURCES } from "./content";

type Update = UpdateOf<ExoplanetsView>;

type Amounts = Partial<Resources>;

const at = (path: string, by?: number): Place => (by === undefined ? { path } : { path, by });

/** The places of a player. */
const of =
  (seat: number) =>
  (path: string, by?: number): Place =>
    at(`view.players.${seat}.${path}`, by);

const scoreOf = (seat: number): readonly Place[] => [of(seat)("score"), at(`scores.${seat}`)];
const scores = ({ view }: Update): readonly Place[] =>
  view.players.flatMap((_, seat) => scoreOf(seat));

/** What a player takes from the cloud, or returns to it. */
function taken(seat: number, amounts: Amounts): readonly Place[] {
  return RESOURCES.flatMap((kind) => {
    const count = amounts[kind] ?? 0;
    return count === 0 ? [] : [of(seat)(`stock.${kind}`, count), at(`view.cloud.${kind}`, -count)];
  });
}

const returned = (seat: number, { energy = 0, water = 0, gas = 0 }: Amounts): readonly Place[] =>
  taken(seat, { energy: -energy, water: -water, gas: -gas });

/** A tile that comes to a hand or leaves it; only its owner knows which. */
const hand = (seat: number, tile: string | null, by: number): readonly Place[] => [
  of(seat)("hand_size", by),
  ...(tile === null ? [] : [of(seat)("hand"), at("facts.hand")]),
];

const buried = (seat: number, tile: string | null): readonly Place[] => [
  of(seat)("buried_size", 1),
  ...(tile === null ? [] : [of(seat)("buried")]),
];

/** A planet in its row. */
function planetIn({ view }: Update, id: string): { path: string; seen: PlanetView } | null {
  for (const [row, planets] of view.rows.entries()) {
    const place = planets.findIndex(({ planet }) => planet === id);
    if (place >= 0) return { path: `view.rows.${row}.${place}`, seen: planets[place]! };
  }
  return null;
}

function on(update: Update, planet: string, ...parts: readonly string[]): readonly Place[] {
  const found = planetIn(update, planet);
  return found === null ? [] : parts.map((part) => at(`${found.path}.${part}`));
}

/** Every marker of a kind goes back into its sockets. */
const reset = ({ view }: Update, marker: string): readonly Place[] => [
  at(`view.markers.${marker}`),
  ...view.players.map((_, seat) => of(seat)(`markers.${marker}`)),
];

/** The first thing that a planet brings comes from the star. */
function isFromStar({ events }: Update, event: object): boolean {
  return events[events.indexOf(event as GameEvent) - 1]?.event === "planet-placed";
}

type Told = {
  readonly [Name in ExoplanetsEvent["event"]]?: (
    event: Extract<ExoplanetsEvent, { event: Name }>,
    update: Update,
  ) => readonly Place[];
};

const PLACES: Told = {
  "planet-revealed": ({ planet }, { view }) => [
    at("view.bag_size", -1),
    at(`view.turn.held.${planet}`),
    ...view.stacks.map((_, stack) => at(`view.stacks.${stack}.${planet}`)),
  ],
  "planet-taken": ({ planet, stack }) => [
    at(`view.stacks.${stack - 1}.${planet}`),
    at(`view.turn.held.${planet}`),
  ],
  "planet-shelved": ({ planet, stack }) => [
    at(`view.turn.held.${planet}`),
    at("view.turn.built"),
    at(`view.stacks.${stack - 1}.${planet}`),
  ],
  "planet-placed": ({ planet, row, orbit }) => [
    at(`view.turn.held.${planet}`),
    at(`view.rows.${row - 1}.${orbit - 1}`),
    at(`facts.planets.${planet}`),
    at("view.star"),
  ],
  "tile-drawn": ({ seat, tile }) => hand(seat, tile, 1),
  "tile-returned": ({ seat, tile }) => [...hand(seat, tile, -1), ...buried(seat, tile)],
  "tile-lost": ({ seat, tile }) => [...hand(seat, tile, -1), ...buried(seat, tile)],
  "resources-gained": (event, update) =>
    isFromStar(update, event)
      ? [of(event.seat)("stock.energy", event.energy)]
      : taken(event.seat, event),
  "resources-paid": (event) => returned(event.seat, event),
  "resources-swapped": (event) => [
    ...returned(event.seat, { [event.given]: 1 }),
    ...taken(event.seat, { [event.taken]: 1 }),
  ],
  "life-created": ({ seat, planet }, update) => [
    ...on(update, planet, `cubes.${seat}`),
    of(seat)("cubes", -1),
    ...scoreOf(seat),
  ],
  "species-created": ({ seat, planet }, update) => [
    ...on(update, planet, "species", `cubes.${seat}`),
    of(seat)("cubes"),
    of(seat)("cylinders", -1),
    ...scoreOf(seat),
  ],
  "life-evicted": ({ seat, planet, cubes }, update) => [
    ...on(update, planet, `cubes.${seat}`),
    of(seat)("cubes", cubes),
    ...scoreOf(seat),
  ],
  "goal-claimed": ({ seat, tile }) => [
    ...hand(seat, tile, -1),
    of(seat)("claimed"),
    ...scoreOf(seat),
  ],
  "tile-played": ({ seat, tile, planet }, update) => {
    const places = [...hand(seat, tile, -1), at("facts.reductions")];
    const isLaid = planet !== null && planetIn(update, planet)?.seen.tile === tile;
    return isLaid
      ? [...places, ...on(update, planet, "tile"), at("facts.planets"), ...scores(update)]
      : [...places, at("view.spent")];
  },
  "marker-taken": ({ seat, marker }) => [
    at(`view.markers.${marker}`, -1),
    of(seat)(`markers.${marker}`, 1),
  ],
  "markers-traded": ({ seat, markers }) => [
    of(seat)("markers.stimulation", -markers),
    at("view.markers.stimulation", markers),
  ],
  "black-hole-opened": (_, update) => reset(update, "fusion"),
  "solar-storm-broke": (_, update) => reset(update, "flare"),
  "storm-suffered": ({ seat, gas, water, energy }) => [
    ...returned(seat, { gas, water }),
    ...taken(seat, { energy }),
  ],
};

export function placesOf(event: GameEvent, update: Update): readonly Place[] {
  return PLACES[event.event as ExoplanetsEvent["event"]]?.(event as never, update) ?? [];
}
