/** In the lesson's positions, and in some made of them: what is told beat by beat, from how a
 * position was to how it is. */
import { expect, test } from "vitest";
import type { ExoplanetsView, PlanetView } from "../../gen/exoplanets";
import type { GameEvent, TutorialFrame } from "../../kit/game";
import { toldSoFar } from "../../kit/telling";
import lesson from "./lesson.json";
import { placesOf } from "./places";

interface Frame {
  readonly view: ExoplanetsView;
  readonly facts: { readonly planets: object };
  readonly scores: readonly object[];
  readonly events: readonly GameEvent[];
}

const FRAMES = (lesson as unknown as readonly TutorialFrame[]).map((frame) => {
  const view = frame.view as ExoplanetsView;
  return { ...frame, view, scores: view.players.map(({ score }) => score) } as unknown as Frame;
});

function tell(before: Frame, now: Frame, told: number): Frame {
  const seen = ({ view, facts, scores }: Frame): object => ({ view, facts, scores });
  const places = (event: GameEvent) => placesOf(event, now);
  return toldSoFar(seen(before), seen(now), now.events, told, places) as Frame;
}

/** A frame of the lesson by what happens in it, after so many of its events. */
function after(told: number, ...events: readonly string[]): Frame {
  const frame = FRAMES.findIndex(
    (each) => `${each.events.map(({ event }) => event)}` === `${events}`,
  );
  return tell(FRAMES[frame - 1]!, FRAMES[frame]!, told);
}

const BIRTH = ["planet-placed", "resources-gained", "resources-gained", "tile-drawn"];
const planetsOf = ({ view }: Frame): readonly PlanetView[] => view.rows.flat();

test("a planet stands in its row before it brings anything", () => {
  const [was, placed, lit, met, is] = [0, 1, 2, 3, 4].map((told) => after(told, ...BIRTH));
  const own = ({ view }: Frame) => view.players[0]!;
  expect(was!.view.turn.held).toHaveLength(1);
  expect(placed!.view.turn.held).toEqual([]);
  expect(planetsOf(placed!)).toHaveLength(planetsOf(was!).length + 1);
  expect(placed!.view.star).toBe(was!.view.star - 1);
  expect(own(placed!)).toEqual(own(was!));
  const { energy, water, gas } = own(was!).stock;
  expect(own(lit!).stock).toEqual({ energy: energy + 1, water, gas });
  expect(lit!.view.cloud).toEqual(was!.view.cloud);
  expect(met!.view.cloud).toEqual(is!.view.cloud);
  expect(own(met!).hand_size).toBe(own(was!).hand_size);
  expect(own(is!).hand).toHaveLength(own(was!).hand_size + 1);
});

test("every planet that is shown has its facts", () => {
  for (const [place, now] of FRAMES.entries()) {
    if (place === 0) continue;
    for (let told = 0; told <= now.events.length; told += 1) {
      const shown = tell(FRAMES[place - 1]!, now, told);
      const ids = planetsOf(shown).map(({ planet }) => planet);
      expect(Object.keys(shown.facts.planets)).toEqual(expect.arrayContaining(ids));
    }
  }
});

test("the last event of an update leaves the pieces where they are", () => {
  for (const [place, now] of FRAMES.entries()) {
    if (place === 0) continue;
    const { rows, stacks, cloud, markers, players, star, bag_size, spent } = tell(
      FRAMES[place - 1]!,
      now,
      now.events.length,
    ).view;
    const pieces = { rows, stacks, cloud, markers, players, star, bag_size, spent };
    expect(now.view).toMatchObject(pieces);
  }
});

test("life is paid for, then grows, then takes its marker", () => {
  const names = ["resources-paid", "life-created", "marker-taken"];
  const [was, paid, grown, is] = [0, 1, 2, 3].map((told) => after(told, ...names));
  const cubes = (frame: Frame): number =>
    planetsOf(frame).reduce((sum, planet) => sum + planet.cubes[0]!, 0);
  const stock = ({ view }: Frame) => view.players[0]!.stock;
  expect(stock(paid!)).not.toEqual(stock(was!));
  expect([was, paid, grown, is].map((frame) => cubes(frame!) - cubes(was!))).toEqual([0, 0, 1, 1]);
  expect(paid!.scores).toEqual(was!.scores);
  expect(grown!.scores).toEqual(is!.scores);
  expect(grown!.view.markers).toEqual(was!.view.markers);
});

test("the last marker is taken before particles collide and each player returns theirs", () => {
  const names = ["resources-paid", "species-created", "marker-taken"];
  const traded = ["particles-collided", "markers-traded", "markers-traded"];
  const left = [2, 3, 4, 5, 6].map((told) => after(told, ...names, ...traded).view);
  expect(left.map(({ markers }) => markers.stimulation)).toEqual([1, 0, 0, 3, 4]);
  expect(left.map(({ players }) => players[1]!.markers.stimulation)).toEqual([1, 1, 1, 1, 0]);
});

const EVENT = FRAMES.find(({ view }) => view.pending === "choose-action")!;

/** That position with other pieces in front of the players. */
function withPlayers(
  players: readonly object[],
  events: readonly GameEvent[],
  more: object,
): Frame {
  const seats = EVENT.view.players.map((seat, place) => ({ ...seat, ...players[place] }));
  return { ...EVENT, events, view: { ...EVENT.view, players: seats, ...more } as ExoplanetsView };
}

test("the black hole opens after its last marker is taken", () => {
  const none = { fusion: 0, flare: 0, stimulation: 0 };
  const [full, empty] = [2, 1].map((fusion) => ({ ...EVENT.view.markers, fusion }));
  const before = withPlayers([{ markers: { ...none, fusion: 1 } }, { markers: none }], [], {
    markers: empty,
  });
  const events = [
    { event: "marker-taken", seat: 1, marker: "fusion" },
    { event: "black-hole-opened", seat: 1 },
  ];
  const now = withPlayers([{ markers: none }, { markers: none }], events, { markers: full });
  const held = (told: number) => tell(before, now, told).view;
  expect(held(1).markers.fusion).toBe(0);
  expect(held(1).players.map(({ markers }) => markers.fusion)).toEqual([1, 1]);
  expect(held(2).markers.fusion).toBe(2);
  expect(held(2).players.map(({ markers }) => markers.fusion)).toEqual([0, 0]);
});

test("a storm blows seat by seat", () => {
  const stocks = (...gas: readonly number[]): readonly object[] =>
    gas.map((count) => ({ stock: { energy: 3 - count, water: 0, gas: count } }));
  const cloud = (gas: number): object => ({ cloud: { energy: 20 - gas, water: 9, gas } });
  const events = [1, 0].map((seat): GameEvent => {
    return { event: "storm-suffered", seat, gas: 1, water: 0, energy: 1 };
  });
  const before = withPlayers(stocks(2, 2), [], cloud(5));
  const now = withPlayers(stocks(1, 1), events, cloud(7));
  const gas = (told: number): readonly number[] => {
    const { players, cloud: left } = tell(before, now, told).view;
    return [...players.map(({ stock }) => stock.gas), left.gas];
  };
  expect([0, 1, 2].map(gas)).toEqual([
    [2, 2, 5],
    [2, 1, 6],
    [1, 1, 7],
  ]);
});
