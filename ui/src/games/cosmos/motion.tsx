/** What each event of Crafting the Cosmos looks like while it happens: cause before effect, from
 * where a piece was to where it comes. */
import type { VNode } from "preact";
import type { CosmosEvent, CosmosView } from "../../gen/cosmos";
import type { Mover } from "../../kit/motion/layer";
import { type Moves, type Spot, Stage } from "../../kit/motion/stage";
import { middleCup } from "./Console";
import { ENERGIES, type Energy, type Passive, type Star, type Track } from "./content";
import type { CosmosPicture } from "./context";
import { TileIcon } from "./Nebula";
import {
  AdvancedPiece,
  CrystalPiece,
  ProtoPiece,
  StablePiece,
  StarPiece,
  SupernovaPiece,
} from "./pieces";
import { EnergyMark, TrackMark } from "./signs";
import "./motion.css";

/** A beat on the table: where it happens, and when in it. */
interface Scene {
  readonly stage: Stage;
  readonly picture: CosmosPicture;
  readonly seat: number;
  readonly delay: number;
  /** Whether energy is being collected. */
  readonly isIncome: boolean;
}

const GOLD = "#ffd98a";
/** How large the pieces of a galaxy are in its units, by the first letter of their space. */
const SIZES: Readonly<Record<string, number>> = { S: 1, L: 0.5, N: 1.9 };
/** Between one event and the next of the same beat. */
const STAGGER = 0.28;

export const mover: Mover<CosmosPicture> = {
  play(layer, picture, { boxes, view }) {
    const { events, acting, seat: viewer } = picture.props;
    const isIncome = (view as CosmosView).phase === "energy";
    const stage = new Stage({ layer, boxes, isOwn: (acting ?? viewer) === viewer });
    events.forEach((event, place) => {
      const { seat } = event;
      const move = MOVES[event.event as CosmosEvent["event"]];
      const delay = Math.min(place, 8) * STAGGER;
      move?.({ stage, picture, seat, isIncome, delay }, event as never);
    });
    return () => stage.clear();
  },
};

// Where things are

const galaxyOf = ({ stage, seat }: Scene): Element | null =>
  stage.find(
    `.galaxy.large[data-owner="${seat}"]`,
    `.galaxy.bare[data-owner="${seat}"]`,
    `.galaxy.compact[data-owner="${seat}"]`,
  );

function spaceOf(scene: Scene, id: string): Spot | null {
  const { x, y } = scene.picture.board.at[id]!;
  return scene.stage.within(galaxyOf(scene), x, y, SIZES[id[0]!]!);
}

const pieceAt = (scene: Scene, id: string): Element | null =>
  galaxyOf(scene)?.querySelector(`[data-piece="${id}"]`) ?? null;

const scoreOf = ({ stage, seat }: Scene): Element | null =>
  stage.find(`.nameplate[data-seat="${seat}"] .score`, `.other[data-seat="${seat}"] .who b`);

/** Where the hand of a seat is: its cards, or its name. */
function handOf({ stage, picture, seat }: Scene, card: string | null): Spot | null {
  const own = seat === picture.seat ? [`[data-thing="hand/${card}"]`, ".hand .fan"] : [];
  const other = [`.other[data-seat="${seat}"] .gist`, `.nameplate[data-seat="${seat}"] .who`];
  return stage.spot(...own, ...other) ?? stage.sign();
}

/** Where pieces of a seat wait: in the tray if it is theirs, else at their name. */
function trayOf(scene: Scene, thing: string): Spot | null {
  const { stage, picture, seat } = scene;
  const isSeen = seat === (picture.props.isPast ? picture.shown.peek() : picture.seat);
  const before = isSeen ? (stage.was(`waiting/${thing}`) ?? stage.spot(".waiting .tray")) : null;
  return before ?? handOf(scene, null);
}

/** A part of the instruments beside the chart, or their cell where they stand in one line. */
function instrumentOf(scene: Scene, part: string, thing: string): Element | null {
  const drawn = galaxyOf(scene)?.querySelector(part);
  const isShown = scene.picture.shown.peek() === scene.seat;
  return drawn ?? (isShown ? scene.stage.find(`.strip [data-thing^="${thing}"]`) : null);
}

const waiterOf = ({ stage }: Scene, thing: string): Element | null =>
  stage.find(`.waiter:has([data-thing="waiting/${thing}"])`);

/** A cup of the dial. */
function cupOf({ stage }: Scene, control: Energy): Spot | null {
  const dial = stage.spot(".console .marbles");
  if (!dial) return null;
  const { x, y } = middleCup(control);
  return { x: dial.x + x * dial.size, y: dial.y + y * dial.size, size: dial.size * 0.11 };
}

/** The quarter from which a seat draws, where its marble lies. */
function ownQuarter(scene: Scene): Spot | null {
  const control = scene.picture.props.view.own_tokens[scene.seat];
  return control == null ? null : cupOf(scene, control as Energy);
}

function quarterFor(scene: Scene, passive: Passive): Spot | null {
  const { control } = scene.picture.board;
  const found = ENERGIES.find((energy) => control[energy]!.passive === passive);
  return found === undefined ? null : cupOf(scene, found);
}

/** While energy is collected it comes from the dial, otherwise from the supply. */
function sourceOf(scene: Scene, quarter: Spot | null, supply: string): Spot | null {
  const heap = scene.stage.spot(`[data-thing="${supply}"]`, ".supply");
  return scene.isIncome ? (quarter ?? heap) : (heap ?? quarter);
}

// What they look like

const drawn = (reach: number, piece: VNode): VNode => (
  <svg viewBox={`${-reach} ${-reach} ${reach * 2} ${reach * 2}`}>{piece}</svg>
);
const star = (kind: string): VNode => drawn(0.5, <StarPiece kind={kind as Star} />);
const proto = (): VNode => drawn(0.25, <ProtoPiece />);
const crystal = (): VNode => drawn(0.3, <CrystalPiece r={0.22} />);
const colourOf = (kind: string): string => `var(--star-${kind})`;

/** A card in flight: its sign on its colour, or its back. */
function card(energy: string | null): VNode {
  return (
    <svg viewBox="-42 -42 84 84" class={energy === null ? "flying-card" : `energy-${energy}`}>
      <rect class="flying-card" x="-30" y="-42" width="60" height="84" rx="7" />
      <g transform="scale(19)">
        {energy === null ? (
          <TrackMark track="supernova" />
        ) : (
          <EnergyMark energy={energy as Energy} />
        )}
      </g>
    </svg>
  );
}

function tileOf({ picture }: Scene, tile: string): VNode {
  return <TileIcon tile={picture.board.tile[tile]!} />;
}

/** What stands on a space now. */
function pieceOn({ picture, seat }: Scene, id: string): VNode {
  const galaxy = picture.props.view.galaxies[seat]!;
  const kind = galaxy.stars[id] as Star | undefined;
  const tile = galaxy.nebulae[id]?.tile;
  if (tile !== undefined) return <TileIcon tile={picture.board.tile[tile]!} />;
  if (kind === undefined)
    return drawn(0.25, galaxy.proto.includes(id) ? <ProtoPiece /> : <StablePiece />);
  const isNova = galaxy.supernovas.includes(id);
  return drawn(0.5, isNova ? <SupernovaPiece kind={kind} /> : <StarPiece kind={kind} />);
}

// What happens

/** A piece comes from the tray to its space and is ringed. */
function place(scene: Scene, waits: string, space: string, piece: VNode): void {
  const { stage, delay } = scene;
  const to = spaceOf(scene, space);
  const from = trayOf(scene, waits);
  stage.fly(piece, { from, to, delay, lands: pieceAt(scene, space), hasTrail: true });
  stage.ring(to, delay + 0.8, space.startsWith("N") ? 1.05 : 1.15);
}

/** What was won gathers where it waits. */
function gain(
  scene: Scene,
  from: Spot | null,
  thing: string,
  count: number,
  piece: () => VNode,
): void {
  const { stage, delay } = scene;
  const lands = waiterOf(scene, thing);
  const to = stage.at(lands) ?? handOf(scene, null);
  stage.flock(count, piece, { from, to, delay, bend: -0.2, lands });
  stage.pulse(lands, delay + 1);
}

function change(scene: Scene, space: string, colour: string): void {
  const at = spaceOf(scene, space);
  scene.stage.flare(at, colour, scene.delay, 2.4);
  scene.stage.wave(at, colour, scene.delay + 0.1, 2.6);
  scene.stage.pulse(pieceAt(scene, space), scene.delay, 1.35);
  scene.stage.ring(at, scene.delay + 0.5, 1.15);
}

const MOVES: Moves<CosmosEvent, Scene> = {
  "energy-shifted": (scene, { end }) => {
    const at = cupOf(scene, end as Energy);
    scene.stage.flare(at, `var(--energy-${end})`, 0.9, 4);
    scene.stage.ring(at, 0.9, 1.3);
  },
  "stars-gained": (scene, { star: kind, count }) => {
    const from = sourceOf(scene, ownQuarter(scene), `supply/${kind}`);
    gain(scene, from, kind, count, () => star(kind));
  },
  "protos-gained": (scene, { count }) => {
    const from = sourceOf(scene, quarterFor(scene, "proto-life"), "supply/life");
    gain(scene, from, "proto", count, proto);
  },
  "nebula-drawn": (scene, { tile }) => {
    const { stage, delay } = scene;
    const { size } = scene.picture.board.tile[tile]!;
    const lands = waiterOf(scene, tile);
    stage.bring(lands, stage.spot(`[data-thing="stack/${size}"]`), delay);
    stage.ring(stage.at(lands), delay + 1.2, 1.1);
  },
  "track-raised": (scene, { track, count }) => {
    const { stage, delay } = scene;
    const place = `.track:nth-child(${trackPlace(track)})`;
    const row = galaxyOf(scene)?.querySelector(place) ?? null;
    const from = track === "graviton" ? quarterFor(scene, "graviton") : ownQuarter(scene);
    const badge = instrumentOf(scene, `${place} .badge-rim`, `track/${track}`);
    const to = stage.at(badge) ?? handOf(scene, null);
    const sign = (): VNode => drawn(1.3, <TrackMark track={track as Track} />);
    stage.flock(count, sign, { from, to, delay, bend: -0.2, vanishes: true });
    stage.pulse(row?.querySelector(".art") ?? null, delay + 1, 1.12);
  },
  "crystal-stepped": (scene, { filled }) => {
    const { stage, delay } = scene;
    const climber = instrumentOf(scene, ".climber", "chamber");
    const cup = instrumentOf(scene, ".chamber .cup", "chamber");
    stage.flare(stage.at(climber), "#6fe39c", delay, 3);
    if (filled > 0) {
      const heap = stage.spot(".heap.crystals");
      stage.fly(crystal(), { from: heap, to: stage.at(cup), delay: delay + 0.4, vanishes: true });
      stage.flare(stage.at(cup), GOLD, delay + 1.2, 2.4);
    }
  },
  "card-taken": (scene, { card: energy }) => {
    const { stage, delay, seat, picture } = scene;
    const from = stage.was(`row/${energy}`) ?? stage.spot(".open-row .cards");
    if (seat === picture.seat) bringCard(scene, energy, from);
    else stage.fly(card(energy), { from, to: handOf(scene, energy), delay, vanishes: true });
  },
  "card-drawn": (scene, { card: energy }) => {
    const { stage, delay, seat, picture } = scene;
    const from = stage.spot('[data-thing="deck"]');
    if (seat === picture.seat && energy !== null) bringCard(scene, energy, from, true);
    else stage.fly(card(energy), { from, to: handOf(scene, energy), delay, vanishes: true });
  },
  "row-filled": (scene, { card: energy }) => {
    const { stage, delay } = scene;
    const cards = stage.layer.parentElement!.querySelectorAll(`.open-row .energy-${energy}`);
    stage.bring(cards[cards.length - 1] ?? null, stage.spot('[data-thing="deck"]'), delay, true);
  },
  "card-discarded": (scene, { card: energy }) => {
    const { stage, delay } = scene;
    const to = stage.spot('[data-thing="deck"]');
    stage.fly(card(energy), { from: handOf(scene, energy), to, delay, vanishes: true });
  },
  "star-placed": (scene, { star: kind, space }) => place(scene, kind, space, star(kind)),
  "life-placed": (scene, { stable, space }) =>
    place(scene, "proto", space, stable ? drawn(0.25, <StablePiece />) : proto()),
  "nebula-placed": (scene, { tile, space }) => place(scene, tile, space, tileOf(scene, tile)),
  "piece-moved": (scene, { start, end }) => {
    const { stage, delay } = scene;
    const [from, to] = [spaceOf(scene, start), spaceOf(scene, end)];
    const lands = pieceAt(scene, end);
    stage.fly(pieceOn(scene, end), { from, to, delay, lands, bend: 0.08, hasTrail: true });
    stage.ring(to, delay + 0.8, 1.15);
  },
  "nebula-completed": completeNebula,
  "star-discarded": (scene, { star: kind, space }) => {
    const at = spaceOf(scene, space);
    scene.stage.sink(star(kind), at, scene.delay + 0.2);
    scene.stage.ring(at, scene.delay);
  },
  "life-discarded": (scene, { space }) => {
    const at = spaceOf(scene, space);
    scene.stage.sink(proto(), at, scene.delay + 0.2);
    scene.stage.ring(at, scene.delay);
  },
  "supernova-made": (scene, { space }) => change(scene, space, "#fff2c4"),
  "supernova-restored": (scene, { space }) => change(scene, space, "#c3c8e0"),
  "life-stabilised": (scene, { space }) => change(scene, space, "#7ff09a"),
  "nebula-replaced": (scene, { old, space }) => {
    const { stage, delay } = scene;
    const at = spaceOf(scene, space);
    const { size } = scene.picture.board.tile[old]!;
    stage.sink(tileOf(scene, old), at, delay);
    stage.bring(pieceAt(scene, space), stage.spot(`[data-thing="stack/${size}"]`), delay + 0.5);
    stage.ring(at, delay + 1.4, 1.05);
  },
  "chamber-discharged": discharge,
  "advanced-life-created": (scene, { space, points }) => {
    const { stage, delay } = scene;
    const at = spaceOf(scene, space);
    const token = drawn(0.3, <AdvancedPiece points={null} first={false} />);
    const from = stage.spot(".heap.advanced-life", ".supply") ?? handOf(scene, null);
    const to = at && { ...at, size: at.size * 0.45 };
    stage.fly(token, { from, to, delay, turns: 1, vanishes: true, hasTrail: true });
    stage.flare(at, "#7ff09a", delay + 0.9, 1.6);
    stage.wave(at, "#7ff09a", delay + 1, 1.8);
    if (points !== null) stage.points(`+${points}`, at, null, delay + 1.1);
    stage.ring(at, delay + 0.9, 1.05);
  },
  "cards-paid": (scene, { card: energy, count }) => {
    const { stage, delay } = scene;
    const to = stage.spot(`.power-deck.energy-${energy}`, '[data-thing="deck"]');
    const from = handOf(scene, energy);
    stage.flock(count, () => card(energy), { from, to, delay, vanishes: true });
    stage.flare(to, `var(--energy-${energy})`, delay + 0.9, 2);
  },
  "power-drawn": (scene) => {
    const { stage, picture, seat, delay } = scene;
    const deck = picture.props.view.purchase?.deck ?? null;
    const from = stage.spot(`.power-deck.energy-${deck}`, ".supply");
    const to = seat === picture.seat ? stage.spot(".drawn .slots") : stage.spot(".powers .slots");
    const size = Math.max(60, from?.size ?? 0);
    if (seat !== picture.seat && to)
      stage.fly(card(null), { from, to: { ...to, size }, delay, vanishes: true });
  },
  "power-kept": (scene, { card: power }) => {
    const { stage, picture, delay } = scene;
    const { deck, bonus } = picture.board.power[power]!;
    const slot = powerOf(scene, power);
    stage.bring(slot, stage.spot(`.power-deck.energy-${deck}`, ".supply"), delay, true);
    stage.flare(stage.at(slot), `var(--energy-${deck})`, delay + 1.2, 1.8);
    const control = ENERGIES.find((energy) => picture.board.control[energy]!.passive === bonus);
    const diamonds = stage.find(`.control.energy-${control} .diamond:last-child`);
    stage.bring(diamonds, stage.at(slot), delay + 1.3);
  },
  "power-used": (scene, { card: power }) => {
    const { stage, picture, delay } = scene;
    const slot = powerOf(scene, power);
    const colour = `var(--energy-${picture.board.power[power]!.deck})`;
    stage.pulse(slot, delay, 1.07);
    stage.flare(stage.at(slot), colour, delay, 2);
    stage.beam(stage.at(slot), stage.at(galaxyOf(scene)), colour, delay + 0.4);
  },
  "points-scored": (scene, { points }) => {
    const from = scene.stage.at(galaxyOf(scene));
    scene.stage.points(`+${points}`, from, scoreOf(scene), scene.delay);
  },
  "goal-scored": (scene, { goal, points }) => {
    const { stage, delay } = scene;
    const from = stage.was(`goal/${goal}`) ?? stage.spot(".goals");
    stage.flare(from, GOLD, delay, 1.6);
    if (points > 0) stage.points(`+${points}`, from, scoreOf(scene), delay + 0.3);
  },
  "goal-revealed": (scene, { goal }) => {
    const found = scene.stage.find(`[data-thing="goal/${goal}"]`);
    scene.stage.turnOver(found, scene.delay);
    scene.stage.flare(scene.stage.at(found), GOLD, scene.delay + 0.6, 1.4);
  },
  "token-placed": (scene, { control }) =>
    scene.stage.ring(cupOf(scene, control as Energy), scene.delay, 1.3),
};

const trackPlace = (track: string): number => ["supernova", "dna", "graviton"].indexOf(track) + 1;

function powerOf({ stage, seat }: Scene, power: string): Element | null {
  return stage.find(
    `.power:has(> [data-thing="power/${power}"])`,
    `.power:has(> [data-thing="power/${power}@${seat}"])`,
    `.other[data-seat="${seat}"] .thumbs`,
  );
}

/** A card comes into the own hand. */
function bringCard(
  { stage, delay }: Scene,
  energy: string,
  from: Spot | null,
  turned = false,
): void {
  const cards = stage.find(`.holding:has([data-thing="hand/${energy}"])`);
  stage.bring(cards?.querySelector(".held-card:last-child > *") ?? null, from, delay, turned);
}

/** The stars around send rays to the middle, the cloud draws in and flares, the medal turns over,
 * the points fly. */
function completeNebula(
  scene: Scene,
  { space, points }: Extract<CosmosEvent, { event: "nebula-completed" }>,
): void {
  const { stage, picture, seat, delay } = scene;
  const middle = spaceOf(scene, space);
  const { stars } = picture.props.view.galaxies[seat]!;
  for (const corner of picture.board.space[space]!.stars) {
    const kind = stars[corner];
    if (kind !== undefined) stage.beam(spaceOf(scene, corner), middle, colourOf(kind), delay);
  }
  const tile = pieceAt(scene, space);
  if (tile) stage.animate(tile, DRAW_IN, { delay: delay + 0.5, duration: 1.1, composite: "add" });
  stage.flare(middle, GOLD, delay + 0.8, 1.7);
  stage.wave(middle, GOLD, delay + 0.9, 2);
  stage.turnOver(tile?.querySelector(".points-medal") ?? null, delay + 1);
  stage.ring(middle, delay + 1.2, 1.02);
  stage.points(`+${points}`, middle, scoreOf(scene), delay + 1.1);
}

const DRAW_IN = [
  { transform: "none" },
  { transform: "scale(.72)", offset: 0.4 },
  { transform: "scale(1.16)", offset: 0.65 },
  { transform: "none" },
];

/** Light runs down the tube, the crystal drops into its pocket, the points fly. */
function discharge(
  scene: Scene,
  { points }: Extract<CosmosEvent, { event: "chamber-discharged" }>,
): void {
  const { stage, delay } = scene;
  const galaxy = galaxyOf(scene);
  const cup = stage.at(instrumentOf(scene, ".chamber .cup", "chamber")) ?? handOf(scene, null);
  const foot = stage.at(galaxy?.querySelector(".chamber .fitting") ?? null);
  const pockets = galaxy?.querySelectorAll(".scoring .held") ?? [];
  const pocket = stage.at(pockets[pockets.length - 1] ?? null) ?? stage.at(scoreOf(scene));
  stage.beam(cup, foot, "#6fe39c", delay);
  stage.fly(crystal(), { from: cup, to: pocket, delay: delay + 0.4, bend: -0.3, vanishes: true });
  stage.flare(pocket, "#6fe39c", delay + 1.2, 3);
  stage.ring(pocket, delay + 1.2, 1.3);
  if (points > 0) stage.points(`+${points}`, pocket, scoreOf(scene), delay + 1.2);
}
