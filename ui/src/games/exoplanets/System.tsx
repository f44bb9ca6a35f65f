/** The star and its four rows of planets, the orbits as rings. */

import type { VNode } from "preact";
import type { ExoplanetsView, PlanetView, Resources } from "../../gen/exoplanets";
import { staticAttributes } from "../../kit/picture";
import { RESOURCES } from "./content";
import { PickableDrawing, usePicture } from "./context";
import {
  type Axis,
  Cost,
  costIcons,
  Docks,
  EffectGlyph,
  Life,
  PlanetFace,
  RADIUS,
  ResourceIcon,
  Star,
  Surface,
} from "./pieces";
import { Strike } from "./Strike";
import { offerText, planetText, signedPoints, whyNotLife } from "./words";

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly axis: Axis;
}

interface Layout {
  readonly viewBox: string;
  readonly star: { x: number; y: number };
  spot(row: number, orbit: number): Spot;
  /** The ring of an orbit around the star. */
  ring(orbit: number): { rx: number; ry: number };
  /** Where the number of an orbit stands on its ring. */
  numbers(orbit: number): readonly { x: number; y: number }[];
  /** Where the name of a row stands, next to the star. */
  name(row: number): { x: number; y: number };
  /** Where a planet waits that has no row yet. */
  cradle(place: number): { x: number; y: number };
}

type Direction = "left" | "right";

/** From one planet of a row to the next, in the wide layout. */
const STEP = 94;

/** The star in the middle, rows fanning out to the sides they are built on. */
export function wideLayout(rows: readonly Direction[], orbits: number): Layout {
  const half = 78 + (orbits - 1) * STEP + 56;
  const height = Math.max(316, half * 0.7);
  const lift = 76;
  const slope = (height / 2 - 50 - lift) / Math.max(1, orbits - 1);
  const places = rows.map((side, row) => {
    const same = rows.filter((other) => other === side).length;
    const before = rows.slice(0, row).filter((other) => other === side).length;
    return {
      sign: side === "right" ? 1 : -1,
      level: same === 1 ? 0 : (before / (same - 1)) * 2 - 1,
    };
  });
  const spot = (row: number, orbit: number): Spot => {
    const { sign, level } = places[row]!;
    return {
      x: sign * (78 + (orbit - 1) * STEP),
      y: level * (lift + slope * (orbit - 1)),
      axis: "across",
    };
  };
  const ring = (orbit: number): { rx: number; ry: number } => {
    const { x, y } = spot(0, orbit);
    const ratio = 0.62;
    const rx = Math.hypot(x, y / ratio);
    return { rx, ry: rx * ratio };
  };
  return {
    viewBox: `${-half} ${-height / 2} ${half * 2} ${height}`,
    star: { x: 0, y: 0 },
    spot,
    ring,
    numbers: (orbit) =>
      [-1, 1].map((side) => ({ x: side * Math.min(ring(orbit).rx, half - 9), y: 4 })),
    name: (row) => {
      const { sign, level } = places[row]!;
      return { x: sign * 112, y: level * 14 + 4 };
    },
    cradle: (place) => ({ x: 0, y: (place === 0 ? 1 : -1) * (height / 2 - 44) }),
  };
}

/** The star on top, rows hanging down side by side: for a narrow window. */
export function tallLayout(rows: readonly Direction[], orbits: number): Layout {
  const spot = (row: number, orbit: number): Spot => {
    const x = (row - (rows.length - 1) / 2) * 104;
    const sag = 26 * (1 - Math.abs(x) / 156);
    return { x, y: 104 * orbit + sag, axis: rows[row] === "right" ? "down" : "up" };
  };
  return {
    viewBox: `-214 -66 428 ${orbits * 104 + 150}`,
    star: { x: 0, y: 0 },
    spot,
    ring: (orbit) => {
      const ry = spot(1, orbit).y + 4;
      return { rx: ry * 1.12, ry };
    },
    numbers: (orbit) => [{ x: 0, y: 104 * orbit + 26 }],
    name: (row) => ({ x: spot(row, 1).x * 1.1, y: 52 }),
    cradle: (place) => ({ x: place === 0 ? 146 : -146, y: -8 }),
  };
}

const FEWEST = 4;

/** Orbits far beyond the outermost planet are left out, so that planets are large while they are
 * few. */
export function orbitsShown(view: Pick<ExoplanetsView, "rows" | "tiles_per_row">): number {
  const outermost = Math.max(...view.rows.map((planets) => planets.length));
  return Math.min(view.tiles_per_row + 1, Math.max(FEWEST, outermost + 1));
}

export function System({ isTall = false }: { isTall?: boolean }): VNode {
  const picture = usePicture();
  const { props, box } = picture;
  const { view, t } = props;
  const orbits = orbitsShown(view);
  const sides = box.rows.map((row) => row.direction);
  const layout = isTall ? tallLayout(sides, orbits) : wideLayout(sides, orbits);
  const all = box.setup[view.seats]!.star_energy;
  const rings = Array.from({ length: orbits }, (_, place) => place + 1);
  const star = { text: t("star-of", { count: view.star }), ref: "topic/star" };
  return (
    <div class="exo-system">
      <svg
        viewBox={layout.viewBox}
        preserveAspectRatio="xMidYMid meet"
        role="group"
        aria-label={t("title-system")}
      >
        <Stars viewBox={layout.viewBox} />
        {rings.map((orbit) => (
          <ellipse key={orbit} class="exo-ring" {...layout.ring(orbit)} />
        ))}
        <g transform={`translate(${layout.star.x} ${layout.star.y})`}>
          <g {...staticAttributes(picture, "star", star, ["star"])}>
            <g aria-hidden="true">
              <Star energy={view.star} all={all} />
            </g>
          </g>
        </g>
        <Labels layout={layout} rings={rings} />
        {view.rows.map((planets, row) =>
          rings.map((orbit) => {
            const seen = planets[orbit - 1];
            const spot = layout.spot(row, orbit);
            const key = `${row}-${orbit}`;
            if (seen) return <PlanetOf key={key} {...{ seen, row, orbit, spot }} />;
            const isNext = orbit === planets.length + 1;
            return <Place key={key} {...{ row, orbit, spot, isNext }} />;
          }),
        )}
        {view.turn.held.map((planet, place) => (
          <Held key={planet} planet={planet} at={layout.cradle(place)} />
        ))}
        <Strike />
      </svg>
    </div>
  );
}

/** The numbers of the orbits and the names of the rows. */
function Labels({ layout, rings }: { layout: Layout; rings: readonly number[] }): VNode {
  const { box, props } = usePicture();
  return (
    <g aria-hidden="true">
      {rings.flatMap((orbit) =>
        layout.numbers(orbit).map(({ x, y }) => (
          <text key={`${orbit} ${x}`} class="exo-label" x={x} y={y}>
            {orbit}
          </text>
        )),
      )}
      {box.rows.map(({ id }, row) => (
        <text key={id} class="exo-label" {...layout.name(row)}>
          {props.t("label-row", { row: id })}
        </text>
      ))}
    </g>
  );
}

/** A quiet sky: the same stars every time. */
function Stars({ viewBox }: { viewBox: string }): VNode {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  const stars = Array.from({ length: 70 }, (_, place) => ({
    cx: x + ((place * 61.8034 * 7.31) % 100) * 0.01 * width,
    cy: y + ((place * 38.1966 * 5.17) % 100) * 0.01 * height,
    r: 0.7 + ((place * 7) % 5) * 0.28,
  }));
  return (
    <g class="exo-sky" aria-hidden="true">
      {stars.map((star, place) => (
        <circle key={place} {...star} />
      ))}
    </g>
  );
}

const PAID = RESOURCES.map((kind) => `stock/${kind}`).join(" ");
const LIVING = "own/cube own/cylinder";

interface PlanetProps {
  seen: PlanetView;
  row: number;
  orbit: number;
  spot: Spot;
}

function PlanetOf({ seen, row, orbit, spot }: PlanetProps): VNode {
  const picture = usePicture();
  const { props, box, own, fresh, born } = picture;
  const { view, facts, t, names } = props;
  const planet = box.planet[seen.planet]!;
  const { cost, any_pays: anyPays, bonus } = facts.planets[seen.planet]!;
  const what = planetText(t, box, facts, names, { seen, row, orbit });
  const why = own === null ? "" : whyNotLife(t, facts, own.stock, seen.planet);
  const isFresh = fresh.has(seen.planet);
  const isAsked = view.settling.planet === seen.planet;
  const look = ["exo-planet", born.has(seen.planet) ? "born" : "", isAsked ? "asked" : ""].join(
    " ",
  );
  const less = facts.reductions[seen.planet] ?? 0;
  return (
    <g transform={`translate(${spot.x} ${spot.y})`} class={look}>
      <PickableDrawing
        thing={seen.planet}
        what={what}
        why={why}
        about={`planet/${seen.planet}`}
        takes={isAsked ? PAID : picture.pick.marks.has(seen.planet) ? LIVING : undefined}
        reach={RADIUS + 9}
      >
        {seen.tile !== null && <Beneath tile={seen.tile} />}
        <Surface id={planet.id} type={planet.type} />
        <Docks planet={planet} axis={spot.axis} />
        <g transform={seen.species === null ? "translate(0 -13)" : "translate(0 -19) scale(0.8)"}>
          <Cost icons={costIcons(planet.cost, cost)} anyPays={anyPays} />
        </g>
        <Life seen={seen} fresh={isFresh} />
        <text
          class="exo-id"
          {...(spot.axis === "across" ? { y: RADIUS + 7 } : { x: 8 - RADIUS, y: RADIUS - 3 })}
        >
          {seen.planet}
        </text>
        {bonus !== 0 && (
          <Badge x={32} y={32} text={signedPoints(bonus)} kind={bonus > 0 ? "good" : "bad"} />
        )}
        {less > 0 && <Badge x={-32} y={32} text={`−${less}`} kind="less" />}
      </PickableDrawing>
    </g>
  );
}

/** A planet drawn or taken that waits for its row, or to be shelved. */
function Held({ planet, at }: { planet: string; at: { x: number; y: number } }): VNode {
  const picture = usePicture();
  const { view, t } = picture.props;
  const isOther = view.turn.built !== null && view.turn.built !== planet;
  const what = `${t(isOther ? "label-shelve" : "label-held")}: ${offerText(t, picture.box, planet)}`;
  const thing = `held/${planet}`;
  return (
    <g transform={`translate(${at.x} ${at.y})`} class={isOther ? "exo-held other" : "exo-held"}>
      <PickableDrawing
        thing={thing}
        what={what}
        about={`planet/${planet}`}
        ids={[planet, thing]}
        reach={RADIUS + 6}
      >
        <circle class="halo" r={RADIUS + 6} />
        <PlanetFace planet={picture.box.planet[planet]!} />
      </PickableDrawing>
    </g>
  );
}

/** A space tile under a planet: its corner shows what it does. */
function Beneath({ tile }: { tile: string }): VNode {
  const { box } = usePicture();
  const effect = box.effect[box.tile[tile]!.effect]!;
  return (
    <g class="exo-beneath" transform="rotate(8)">
      <rect x="-8" y="-50" width="58" height="58" rx="7" />
      <g transform="translate(38 -38) scale(0.78)">
        <EffectGlyph effect={effect} />
        {effect.resource !== null && (
          <g transform="translate(8 8) scale(0.7)">
            <ResourceIcon kind={effect.resource} />
          </g>
        )}
      </g>
    </g>
  );
}

function Badge(given: { x: number; y: number; text: string; kind: string }): VNode {
  return (
    <g class={`exo-badge ${given.kind}`} transform={`translate(${given.x} ${given.y})`}>
      <rect x="-13" y="-9.5" width="26" height="19" rx="9.5" />
      <text y="5">{given.text}</text>
    </g>
  );
}

interface PlaceProps {
  row: number;
  orbit: number;
  spot: Spot;
  isNext: boolean;
}

/** A free place with its space tile face down; the next one of a row may be built on. */
function Place({ row, orbit, spot, isNext }: PlaceProps): VNode {
  const picture = usePicture();
  const { view, facts, t } = picture.props;
  const id = picture.box.rows[row]!.id;
  const what = t("place-of", { row: id, orbit });
  const at = `translate(${spot.x} ${spot.y})`;
  const card = <rect class="exo-back" x="-17" y="-22" width="34" height="44" rx="6" />;
  if (!isNext) {
    return (
      <g class="exo-place far" transform={at} aria-hidden="true">
        {card}
      </g>
    );
  }
  const brings = facts.brings[`place ${id}`];
  const ids = view.pending === "choose-row" ? [`row/${id}`, id] : [`row/${id}`];
  const thing = `row/${id}`;
  const isOffered = picture.pick.marks.has(thing);
  const takes = isOffered ? view.turn.held.map((planet) => `held/${planet}`).join(" ") : undefined;
  return (
    <g class="exo-place" transform={at}>
      <PickableDrawing
        thing={thing}
        what={what}
        about="topic/birth"
        ids={ids}
        takes={takes}
        reach={RADIUS + 6}
      >
        <circle class="exo-free" r={RADIUS - 3} />
        {card}
        {isOffered && brings && <Brings resources={brings} />}
        {!isOffered && <path class="exo-sign" d="M-6,0 H6 M0,-6 V6" />}
      </PickableDrawing>
    </g>
  );
}

/** What a planet placed here brings. */
function Brings({ resources }: { resources: Resources }): VNode {
  const icons = RESOURCES.flatMap((kind) => Array.from({ length: resources[kind] }, () => kind));
  return (
    <g class="exo-brings">
      <rect x="-36" y="-13" width="72" height="26" rx="13" />
      {icons.map((kind, place) => (
        <g key={place} transform={`translate(${(place - (icons.length - 1) / 2) * 22} 0)`}>
          <ResourceIcon kind={kind} />
        </g>
      ))}
    </g>
  );
}
