/** What each event of Exoplanets looks like while it happens: planets that come out of the bag, life
 * that spreads, markers that leave their sockets, and the three events of the whole system. */
import type { VNode } from "preact";
import type { ExoplanetsEvent } from "../../gen/exoplanets";
import type { GameEvent } from "../../kit/game";
import type { Mover } from "../../kit/motion/layer";
import { type Moves, type Spot, Stage } from "../../kit/motion/stage";
import { type Marker, RESOURCES, type Resource } from "./content";
import type { ExoplanetsPicture } from "./context";
import { collide, open, storm } from "./disasters";
import { MarkerIcon, ResourceIcon } from "./icons";
import { Cube, Cylinder } from "./life";
import { Globe } from "./planet";
import { TileBack } from "./System";

interface Scene {
  readonly stage: Stage;
  readonly picture: ExoplanetsPicture;
  readonly seat: number;
  readonly delay: number;
}

/** Between one event and the next of the same beat. */
const STAGGER = 0.35;

export const mover: Mover<ExoplanetsPicture> = {
  play(layer, picture, { boxes }) {
    const { events, acting, seat: viewer } = picture.props;
    const stage = new Stage({ layer, boxes, isOwn: (acting ?? viewer) === viewer });
    events.forEach((event, place) => {
      const move = MOVES[event.event as ExoplanetsEvent["event"]];
      remember(event);
      const delay = Math.min(place, 8) * STAGGER;
      move?.({ stage, picture, seat: event.seat, delay }, event as never);
      if (event.event === "tile-drawn") newborn = null;
    });
    return () => stage.clear();
  },
};

// Where things are

const planetAt = ({ stage }: Scene, id: string): Spot | null =>
  stage.spot(`.exo-planet [data-thing="${id}"]`);
const planetOf = ({ stage }: Scene, id: string): Element | null =>
  stage.find(`.exo-planet:has([data-thing="${id}"])`);
const plate = (seat: number, count: string): string =>
  `.exo-player[data-seat="${seat}"] [data-count="${count}"]`;

/** A place among what belongs to a seat: the own things, or its plate. */
function ownedBy({ stage, picture, seat }: Scene, own: string, count: string): Spot | null {
  const mine = seat === picture.props.seat ? [`[data-thing="${own}"]`] : [];
  return stage.spot(...mine, plate(seat, count)) ?? stage.sign();
}

const stockOf = (scene: Scene, kind: Resource): Spot | null =>
  ownedBy(scene, `stock/${kind}`, "stock");
const cloudOf = ({ stage }: Scene, kind: Resource): Spot | null =>
  stage.spot(`[data-thing="cloud/${kind}"]`, ".exo-supply", ".exo-star");
const scoreOf = ({ stage, seat }: Scene): Element | null =>
  stage.find(`.exo-player[data-seat="${seat}"] .score`);

/** Where a tile is or was in the hand of a seat. */
function handOf({ stage, picture, seat }: Scene, tile: string | null): Spot | null {
  const own = seat === picture.props.seat && tile !== null ? stage.was(tile) : null;
  return own ?? stage.spot(plate(seat, "hand")) ?? stage.sign();
}

/** The planet from which things come that are gained now: it was placed just before. */
let newborn: string | null = null;

const BORN: ReadonlySet<string> = new Set(["planet-placed", "resources-gained", "tile-drawn"]);

function remember({ event, ...rest }: GameEvent): void {
  if (event === "planet-placed") newborn = String(rest.planet);
  else if (!BORN.has(event)) newborn = null;
}

const birthplace = (scene: Scene): Spot | null =>
  newborn === null ? null : planetAt(scene, newborn);

const seatColour = (seat: number): string => `var(--life-${seat}, var(--seat-${seat}))`;

// What they look like

const drawn = (reach: number, piece: VNode): VNode => (
  <svg viewBox={`${-reach} ${-reach} ${reach * 2} ${reach * 2}`}>{piece}</svg>
);
const resource = (kind: Resource) => (): VNode => drawn(11, <ResourceIcon kind={kind} />);
const marker = (kind: string): VNode => drawn(11, <MarkerIcon marker={kind as Marker} />);
const tile = (): VNode => drawn(27, <TileBack />);
const sized = (at: Spot | null, size: number): Spot | null => at && { ...at, size };

function globe({ picture }: Scene, id: string): VNode {
  return drawn(44, <Globe id={id} type={picture.box.planet[id]!.type} />);
}

// What happens

function pay(scene: Scene, amounts: Readonly<Record<Resource, number>>, to: Spot | null): void {
  const { stage, delay } = scene;
  RESOURCES.forEach((kind, place) => {
    const from = sized(stockOf(scene, kind), 26);
    const at = delay + place * 0.15;
    stage.flock(amounts[kind], resource(kind), {
      from,
      to: sized(to, 26),
      delay: at,
      vanishes: true,
    });
  });
}

function collect(scene: Scene, amounts: Readonly<Record<Resource, number>>): void {
  const { stage, delay } = scene;
  const source = birthplace(scene);
  RESOURCES.forEach((kind, place) => {
    const from = sized(source ?? cloudOf(scene, kind), 26);
    const to = sized(stockOf(scene, kind), 26);
    const at = delay + place * 0.15;
    stage.flock(amounts[kind], resource(kind), { from, to, delay: at, bend: -0.2, vanishes: true });
    if (amounts[kind] > 0) stage.flare(to, kind === "water" ? "#3aa6ff" : "#ffcb3a", at + 0.9, 2.2);
  });
}

/** A planet comes to the cradle, where it waits for its row. */
function bringPlanet(scene: Scene, id: string, from: Spot | null): void {
  const { stage, delay } = scene;
  const cradle = stage.find(`[data-thing="held/${id}"]`);
  const to = stage.at(cradle);
  const lands = stage.find(`.exo-held:has([data-thing="held/${id}"])`);
  stage.fly(globe(scene, id), { from, to, delay, lands, turns: 0.4 });
}

function swap(scene: Scene, given: Resource, taken: Resource): void {
  const { stage, delay } = scene;
  const [mine, cloud] = [stockOf(scene, given), cloudOf(scene, given)];
  const ends = { from: sized(mine, 26), to: sized(cloud, 26) };
  stage.fly(resource(given)(), { ...ends, delay, vanishes: true });
  const back = { from: sized(cloudOf(scene, taken), 26), to: sized(stockOf(scene, taken), 26) };
  stage.fly(resource(taken)(), { ...back, delay: delay + 0.6, vanishes: true });
}

const MOVES: Moves<ExoplanetsEvent, Scene> = {
  "planet-revealed": (scene, { planet }) =>
    bringPlanet(scene, planet, scene.stage.spot('[data-thing="bag"]', ".exo-supply")),
  "planet-taken": (scene, { planet, stack }) =>
    bringPlanet(scene, planet, scene.stage.spot(`[data-thing="stack/${stack}"]`)),
  "planet-shelved": (scene, { planet, stack }) => {
    const { stage, delay } = scene;
    const to = stage.spot(`[data-thing="stack/${stack}"]`);
    const from = stage.was(`held/${planet}`);
    stage.fly(globe(scene, planet), { from, to, delay, vanishes: true });
    stage.ring(to, delay + 0.8, 1.1);
  },
  "planet-placed": (scene, { planet }) => {
    const { stage, delay } = scene;
    const to = planetAt(scene, planet);
    const from = stage.was(`held/${planet}`) ?? stage.spot('[data-thing="bag"]', ".exo-supply");
    const lands = planetOf(scene, planet);
    stage.fly(globe(scene, planet), { from, to, delay, lands, turns: 0.5, hasTrail: true });
    const star = sized(stage.spot(".exo-star .number"), 26);
    stage.fly(resource("energy")(), {
      from: star,
      to: sized(to, 26),
      delay: delay + 0.5,
      vanishes: true,
    });
    stage.pulse(stage.find(".exo-star"), delay + 0.4, 0.94);
    stage.wave(to, "#ffd76a", delay + 0.9, 1.7);
    stage.ring(to, delay + 0.9, 1.08);
  },
  "tile-drawn": (scene, { tile: id }) => {
    const { stage, delay } = scene;
    const from = sized(birthplace(scene), 40) ?? stage.spot(".exo-star");
    const card = id === null ? null : stage.find(`.exo-slot[data-tile="${id}"] > *`);
    if (card) stage.bring(card, from, delay, true);
    else stage.fly(tile(), { from, to: sized(handOf(scene, id), 34), delay, vanishes: true });
  },
  "tile-returned": (scene, { tile: id }) => {
    const to = scene.stage.spot(".exo-planets", ".exo-star");
    const from = sized(handOf(scene, id), 40);
    scene.stage.fly(tile(), { from, to: sized(to, 30), delay: scene.delay, vanishes: true });
  },
  "tile-lost": (scene, { tile: id }) => {
    const from = sized(handOf(scene, id), 48);
    scene.stage.spiral(tile(), from, scene.stage.spot(".exo-star .number"), scene.delay);
  },
  "resources-gained": (scene, event) => collect(scene, event),
  "resources-paid": (scene, event) => pay(scene, event, planetAt(scene, event.planet)),
  "resources-swapped": (scene, { given, taken }) =>
    swap(scene, given as Resource, taken as Resource),
  "life-created": (scene, { planet }) => {
    const { stage, seat, delay } = scene;
    const at = planetAt(scene, planet);
    const from = sized(ownedBy(scene, "own/cube", "life"), 24);
    stage.fly(drawn(9, <Cube seat={seat} />), { from, to: sized(at, 24), delay, vanishes: true });
    stage.flare(at, seatColour(seat), delay + 0.8, 1.25);
    stage.wave(at, seatColour(seat), delay + 0.9, 1.15);
    stage.ring(at, delay + 0.9, 1.08);
  },
  "species-created": (scene, { planet }) => {
    const { stage, seat, delay } = scene;
    const at = planetAt(scene, planet);
    const from = sized(ownedBy(scene, "own/cylinder", "life"), 30);
    const piece = drawn(9, <Cylinder seat={seat} />);
    stage.fly(piece, { from, to: sized(at, 30), delay, vanishes: true });
    for (const turn of [0, 0.35, 0.7]) stage.wave(at, seatColour(seat), delay + 0.8 + turn, 1.3);
    stage.flare(at, seatColour(seat), delay + 0.9, 1.9);
    crownPlanet(scene, planetOf(scene, planet));
    stage.ring(at, delay + 1.5, 1.12);
  },
  "life-evicted": (scene, { planet, cubes }) => {
    const { stage, seat, delay } = scene;
    const to = sized(ownedBy(scene, "own/cube", "life"), 22);
    const from = sized(planetAt(scene, planet), 22);
    const cube = (): VNode => drawn(9, <Cube seat={seat} />);
    stage.flock(cubes, cube, { from, to, delay, vanishes: true });
    stage.flare(planetAt(scene, planet), "#6c7488", delay, 1.2);
  },
  "goal-claimed": (scene, { tile: id, points }) => {
    const { stage, delay } = scene;
    const from = handOf(scene, id);
    stage.flare(from, "#ffd76a", delay, 1.8);
    stage.points(`+${points}`, from, scoreOf(scene), delay + 0.2);
  },
  "tile-played": (scene, { tile: id, planet }) => {
    const { stage, delay } = scene;
    const to = planet === null ? stage.spot(".exo-star .number") : planetAt(scene, planet);
    const from = sized(handOf(scene, id), 48);
    stage.fly(tile(), { from, to: sized(to, 52), delay, turns: 1, vanishes: true, hasTrail: true });
    stage.flare(to, "#8ff0d0", delay + 0.9, planet === null ? 5 : 1.4);
    if (planet !== null) stage.ring(to, delay + 0.9, 1.12);
  },
  "marker-taken": (scene, { marker: kind }) => {
    const { stage, seat, delay } = scene;
    const gauge = stage.find(`[data-marker="${kind}"] svg`);
    const to = sized(stage.spot(plate(seat, "markers")) ?? stage.sign(), 26);
    stage.fly(marker(kind), {
      from: sized(stage.at(gauge), 26),
      to,
      delay,
      vanishes: true,
      hasTrail: true,
    });
    stage.pulse(gauge, delay, 1.1);
  },
  "markers-traded": (scene, { markers, resources }) => {
    const { stage, seat, delay } = scene;
    const from = sized(stage.spot(plate(seat, "markers")) ?? stage.sign(), 24);
    const gauge = sized(stage.spot('[data-marker="stimulation"] svg', ".exo-star"), 24);
    stage.flock(markers, () => marker("stimulation"), { from, to: gauge, delay, vanishes: true });
    if (resources > 0) stage.flare(from, "#8fdc9c", delay + 0.5, 3);
  },
  "particles-collided": ({ stage }) => collide(stage),
  "black-hole-opened": ({ stage }) => open(stage),
  "solar-storm-broke": ({ stage }) => storm(stage),
  "storm-suffered": (scene, { gas, water, energy }) => {
    const { stage, delay } = scene;
    blowOff(scene, "gas", gas);
    blowOff(scene, "water", water);
    const ends = {
      from: sized(cloudOf(scene, "energy"), 26),
      to: sized(stockOf(scene, "energy"), 26),
    };
    stage.flock(energy, resource("energy"), { ...ends, delay: delay + 0.8, vanishes: true });
  },
  "game-ended": ({ stage }) => stage.flare(stage.spot(".exo-star .number"), "#ff7a3a", 0, 9),
};

/** The crown falls onto a planet. */
function crownPlanet({ stage, delay }: Scene, planet: Element | null): void {
  const crown = planet?.querySelector(".exo-crown");
  const frames = [
    { transform: "translateY(-110px)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ];
  const fall = {
    fill: "backwards",
    composite: "add",
    easing: "cubic-bezier(.5, 0, .7, 1)",
  } as const;
  if (crown) stage.animate(crown, frames, { ...fall, delay: delay + 1.1, duration: 0.7 });
}

/** Resources are blown out of the picture. */
function blowOff(scene: Scene, kind: Resource, count: number): void {
  const from = sized(stockOf(scene, kind), 26);
  const to = from && { x: from.x + 260, y: from.y - 190, size: 14 };
  scene.stage.flock(count, resource(kind), {
    from,
    to,
    delay: scene.delay,
    turns: 1,
    vanishes: true,
  });
}
