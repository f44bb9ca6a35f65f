/** The star and its four rows of planets, the orbits as rings. */

import type { VNode } from "preact";
import type { PlanetView, Resources } from "../../gen/exoplanets";
import { staticAttributes } from "../../kit/picture";
import { useSize } from "../../kit/size";
import { SPECIES } from "./art/planet";
import { RESOURCES } from "./content";
import { PickableDrawing, usePicture } from "./context";
import { ResourceIcon } from "./icons";
import {
  type Layout,
  lightAt,
  orbitsShown,
  RADIUS,
  type Spot,
  tallLayout,
  wideLayout,
} from "./layout";
import { Crown, Life } from "./life";
import { Clasp, Cost, costIcons, Dock, Globe, PlanetFace } from "./planet";
import { Satellites, TileBadge } from "./Satellites";
import { Star } from "./Star";
import { Strike } from "./Strike";
import { offerText, orbitSign, planetText, signedPoints, whyNotLife } from "./words";
import "./System.css";

export function System({ isTall = false }: { isTall?: boolean }): VNode {
  const { props, box } = usePicture();
  const { view, t } = props;
  const { ref, size } = useSize();
  const orbits = orbitsShown(view, isTall);
  const sides = box.rows.map((row) => row.direction);
  const ratio = size ? size.width / size.height : undefined;
  const layout = isTall
    ? tallLayout(sides, orbits, view.seats, ratio)
    : wideLayout(sides, orbits, ratio);
  const { left, top, width, height } = layout;
  const rings = Array.from({ length: orbits }, (_, place) => place + 1);
  // So many units are a pixel: what has to be read keeps its size on a small board.
  const unit = size ? Math.max(width / size.width, height / size.height) : 1;
  return (
    <div class={isTall ? "exo-system tall" : "exo-system"} ref={ref}>
      <svg
        viewBox={`${left} ${top} ${width} ${height}`}
        preserveAspectRatio="xMidYMid meet"
        role="group"
        aria-label={t("title-system")}
        style={{ "--unit": Math.min(2, unit).toFixed(3), "--sign": signScale(unit).toFixed(3) }}
      >
        <clipPath id={isTall ? "exo-tall" : "exo-wide"}>
          <rect x={2 * left} y={2 * top} width={2 * width} height={top + height - 2 * top} />
        </clipPath>
        <g clip-path={`url(#${isTall ? "exo-tall" : "exo-wide"})`}>
          <Orbits layout={layout} rings={rings} />
          <Shadows layout={layout} />
        </g>
        <Middle layout={layout} />
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
        <Seams layout={layout} />
        {view.turn.held.map((planet, place) => (
          <Held key={planet} planet={planet} at={layout.cradle(place)} />
        ))}
        <Strike />
      </svg>
    </div>
  );
}

const signScale = (unit: number): number => Math.min(1.25, Math.max(1, unit * 1.02));

function Middle({ layout }: { layout: Layout }): VNode {
  const picture = usePicture();
  const { view, t } = picture.props;
  const all = picture.box.setup[view.seats]!.star_energy;
  const star = { text: t("star-of", { count: view.star }), ref: "topic/star" };
  return (
    <g transform={`translate(${layout.star.x} ${layout.star.y})`}>
      <g {...staticAttributes(picture, "star", star, ["star"])}>
        <g aria-hidden="true">
          <Star energy={view.star} all={all} />
        </g>
      </g>
    </g>
  );
}

/** Orbits engraved into the dust, rows as rails of light. */
function Orbits({ layout, rings }: { layout: Layout; rings: readonly number[] }): VNode {
  const { box } = usePicture();
  return (
    <g class="exo-orbits" aria-hidden="true">
      {rings.map((orbit) => (
        <g key={orbit}>
          <ellipse class="groove" {...layout.ring(orbit)} />
          <ellipse class="line" {...layout.ring(orbit)} />
          <ellipse class="ticks" {...layout.ring(orbit)} />
        </g>
      ))}
      {box.rows.map(({ id }, row) => {
        const [first, last] = [layout.spot(row, 1), layout.spot(row, rings.length)];
        return (
          <path key={id} class="rail" d={`M0,0 L${first.x},${first.y} L${last.x},${last.y}`} />
        );
      })}
    </g>
  );
}

/** Shadows run away from the star. */
function Shadows({ layout }: { layout: Layout }): VNode {
  const { view } = usePicture().props;
  const reach = RADIUS * 2.6;
  return (
    <g class="exo-shadows" aria-hidden="true">
      {view.rows.flatMap((planets, row) =>
        planets.map((seen, place) => {
          const { x, y } = layout.spot(row, place + 1);
          const turn = (Math.atan2(y, x) * 180) / Math.PI;
          return (
            <path
              key={seen.planet}
              d={`M0,${-RADIUS} L${reach},${-RADIUS * 0.72} V${RADIUS * 0.72} L0,${RADIUS} Z`}
              transform={`translate(${x} ${y}) rotate(${turn})`}
              fill="url(#exo-umbra)"
            />
          );
        }),
      )}
    </g>
  );
}

/** The numbers of the orbits and the names of the rows. */
function Labels({ layout, rings }: { layout: Layout; rings: readonly number[] }): VNode {
  const { box, props } = usePicture();
  return (
    <g aria-hidden="true">
      {rings.flatMap((orbit) =>
        layout.numbers(orbit).map(({ x, y }) => (
          <g key={`${orbit} ${x}`} class="exo-orbit-number" transform={`translate(${x} ${y})`}>
            <circle r="10.5" />
            <text dy="0.36em">{orbitSign(orbit)}</text>
          </g>
        )),
      )}
      {box.rows.map(({ id }, row) => (
        <text key={id} class="exo-label" {...layout.name(row)} dy="0.36em">
          {props.t("label-row", { row: id })}
        </text>
      ))}
    </g>
  );
}

/** Where planets of a row have met: their icons in one clasp. */
function Seams({ layout }: { layout: Layout }): VNode {
  const { box, props } = usePicture();
  return (
    <g aria-hidden="true" class="exo-seams">
      {props.view.rows.flatMap((planets, row) =>
        planets.slice(1).map((outer, place) => {
          const inner = box.planet[planets[place]!.planet]!;
          const next = box.planet[outer.planet]!;
          const isRight = box.rows[row]!.direction === "right";
          const isUpright = layout.spot(row, 1).axis !== "across";
          const met = [inner, next].map((planet, order) =>
            (order === 0) === isRight ? planet.right : planet.left,
          );
          const [one, other] = isUpright || isRight ? met : met.toReversed();
          return (
            <Clasp
              key={outer.planet}
              kinds={[one!, other!]}
              {...layout.seam(row, place + 2)}
              isUpright={isUpright}
            />
          );
        }),
      )}
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
  const { props, box, own } = picture;
  const { view, facts, t, names } = props;
  const what = planetText(t, box, facts, names, { seen, row, orbit });
  const why = own === null ? "" : whyNotLife(t, facts, own.stock, seen.planet);
  const isAsked = view.settling.planet === seen.planet;
  const isShut = own !== null && facts.obstacles[seen.planet] === "cost";
  const look = ["exo-planet"];
  if (isAsked) look.push("asked");
  if (isShut) look.push("shut");
  return (
    <g transform={`translate(${spot.x} ${spot.y})`} class={look.join(" ")}>
      <PickableDrawing
        thing={seen.planet}
        what={what}
        why={why}
        about={`planet/${seen.planet}`}
        takes={isAsked ? PAID : picture.pick.marks.has(seen.planet) ? LIVING : undefined}
        reach={RADIUS + 4}
        signs={<Signs {...{ seen, row, orbit, spot }} />}
      >
        <World {...{ seen, row, orbit, spot }} />
      </PickableDrawing>
    </g>
  );
}

/** The globe with what circles it. */
function World({ seen, spot }: PlanetProps): VNode {
  const { box } = usePicture();
  const { type } = box.planet[seen.planet]!;
  const effect = seen.tile === null ? null : box.effect[box.tile[seen.tile]!.effect]!;
  const life = seen.cubes.map((level, seat) => (seen.species === seat ? SPECIES : level));
  return (
    <>
      {effect !== null && <Satellites effect={effect} isBack />}
      <Globe id={seen.planet} type={type} light={lightAt(spot)} life={life} />
      {effect !== null && <Satellites effect={effect} isBack={false} />}
      {seen.species !== null && <circle class="exo-halo" data-seat={seen.species} r={RADIUS + 2} />}
    </>
  );
}

/** What is written around a planet: price or crown above, tile, life and id below. */
function Signs({ seen, row, orbit, spot }: PlanetProps): VNode {
  const { props, box } = usePicture();
  const { view, facts } = props;
  const planet = box.planet[seen.planet]!;
  const { cost, any_pays: anyPays, bonus } = facts.planets[seen.planet]!;
  const effect = seen.tile === null ? null : box.effect[box.tile[seen.tile]!.effect]!;
  const less = facts.reductions[seen.planet] ?? 0;
  // One below another there is less room: what is written stands further inside.
  const inside = spot.axis === "across" ? 0 : 7;
  const above = -RADIUS - 5 + inside;
  const below = RADIUS + (effect === null ? -4 : 5) - inside;
  // Towards the star: farther out the next planet of the row is in front.
  const free = spot.axis === "across" && spot.x > 0 ? -33 : 33;
  return (
    <>
      <Ends {...{ planet, spot }} isFirst={orbit === 1} isLast={orbit === view.rows[row]!.length} />
      {seen.species === null ? (
        <g class="exo-price" transform={`translate(0 ${above})`}>
          <g class="exo-signs">
            <Cost icons={costIcons(planet.cost, cost)} anyPays={anyPays} />
          </g>
        </g>
      ) : (
        <g transform={`translate(0 ${above}) scale(1.08)`}>
          <g class="exo-signs">
            <Crown seat={seen.species} />
          </g>
        </g>
      )}
      {effect !== null && (
        <g transform={`translate(0 ${RADIUS - 7 - inside})`}>
          <g class="exo-signs">
            <TileBadge effect={effect} />
          </g>
        </g>
      )}
      <g transform={`translate(0 ${below})`}>
        <g class="exo-signs">
          <Life seen={seen} />
        </g>
      </g>
      <text class="exo-id" y={RADIUS - inside - (effect === null ? 9 : 21)}>
        {seen.planet}
      </text>
      {bonus !== 0 && (
        <Badge x={free} y={-30} text={signedPoints(bonus)} kind={bonus > 0 ? "good" : "bad"} />
      )}
      {less > 0 && <Badge x={-free} y={-30} text={`−${less}`} kind="less" />}
    </>
  );
}

/** The icons of a planet that have met no other one: towards the star, and outwards. */
function Ends(given: {
  planet: { left: (typeof RESOURCES)[number]; right: (typeof RESOURCES)[number] };
  spot: Spot;
  isFirst: boolean;
  isLast: boolean;
}): VNode {
  const { planet, spot, isFirst, isLast } = given;
  const out = RADIUS + 2;
  const isRight = spot.axis === "across" ? spot.x > 0 : spot.axis === "down";
  const inner = isRight ? planet.left : planet.right;
  const outer = isRight ? planet.right : planet.left;
  const sign = isRight ? 1 : -1;
  const isUpright = spot.axis !== "across";
  const [first, last] = isUpright
    ? [
        { x: -33, y: -24 },
        { x: 33, y: 24 },
      ]
    : [
        { x: -sign * out, y: 0 },
        { x: sign * out, y: 0 },
      ];
  return (
    <>
      {isFirst && <Dock kind={inner} {...first} />}
      {isLast && <Dock kind={outer} {...last} isOpen />}
    </>
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
    <g
      transform={`translate(${at.x} ${at.y}) scale(0.76)`}
      class={isOther ? "exo-held other" : "exo-held"}
    >
      <PickableDrawing
        thing={thing}
        what={what}
        about={`planet/${planet}`}
        ids={[planet, thing]}
        reach={RADIUS + 4}
      >
        <circle class="halo" r={RADIUS + 5} />
        <PlanetFace planet={picture.box.planet[planet]!} />
      </PickableDrawing>
    </g>
  );
}

function Badge(given: { x: number; y: number; text: string; kind: string }): VNode {
  return (
    <g class={`exo-badge ${given.kind}`} transform={`translate(${given.x} ${given.y})`}>
      <g class="exo-signs">
        <rect x="-14" y="-9.5" width="28" height="19" rx="9.5" />
        <text y="4.8">{given.text}</text>
      </g>
    </g>
  );
}

interface PlaceProps {
  row: number;
  orbit: number;
  spot: Spot;
  isNext: boolean;
}

/** The back of a space tile. */
export function TileBack(): VNode {
  return (
    <g class="exo-back">
      <rect class="edge" x="-18" y="-25" width="36" height="50" rx="5" />
      <rect class="frame" x="-15" y="-22" width="30" height="44" rx="3.4" />
      <ellipse rx="11" ry="4.2" transform="rotate(-26)" />
      <ellipse rx="11" ry="4.2" transform="rotate(34)" />
      <path d="M0,-17 v4 M0,17 v-4 M-10,-16 l2,3 M10,-16 l-2,3 M-10,16 l2,-3 M10,16 l-2,-3" />
      <circle class="core" r="3" />
    </g>
  );
}

/** A free place with its space tile face down; the next one of a row may be built on. */
function Place({ row, orbit, spot, isNext }: PlaceProps): VNode {
  const picture = usePicture();
  const { view, facts, t } = picture.props;
  const id = picture.box.rows[row]!.id;
  const what = t("place-of", { row: id, orbit: orbitSign(orbit) });
  const at = `translate(${spot.x} ${spot.y})`;
  const lean = `rotate(${Math.sign(spot.x) * Math.sign(spot.y) * 7})`;
  const card = (
    <g transform={lean}>
      <TileBack />
    </g>
  );
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
        reach={RADIUS}
        signs={isOffered && brings && <Brings resources={brings} />}
      >
        {card}
      </PickableDrawing>
    </g>
  );
}

/** What a planet placed here brings. */
function Brings({ resources }: { resources: Resources }): VNode {
  const icons = RESOURCES.flatMap((kind) => Array.from({ length: resources[kind] }, () => kind));
  const width = icons.length * 21 + 11;
  return (
    <g class="exo-brings">
      <rect x={-width / 2} y="-13" width={width} height="26" rx="13" />
      {icons.map((kind, place) => (
        <g key={place} transform={`translate(${(place - (icons.length - 1) / 2) * 21} 0)`}>
          <ResourceIcon kind={kind} />
        </g>
      ))}
    </g>
  );
}
