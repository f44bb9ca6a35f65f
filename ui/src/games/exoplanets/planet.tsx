/** Planets with their faces, prices and side icons; drawn around the origin. */
import type { VNode } from "preact";
import { pictureOf } from "./art/gallery";
import { MARGIN } from "./art/planet";
import type { Icon, Planet, PlanetType, Resource } from "./content";
import { ResourceIcon } from "./icons";
import { LOWEST, RADIUS, widthOf } from "./layout";
import "./planet.css";

/** How many orbits the system has now: the more, the smaller its planets. */
let orbits = 0;

export function fitPictures(shown: number): void {
  orbits = shown;
}

/** Pixels of a picture: enough for how large planets are shown on this screen. */
function sideOfPicture(): number {
  const across = widthOf(orbits);
  const unit = Math.min(innerWidth / across, (innerHeight * 0.58) / LOWEST);
  const shown = innerWidth < 700 ? 37 : RADIUS * unit;
  const wanted = shown * devicePixelRatio * 2 * MARGIN;
  return wanted < 165 ? 144 : wanted < 210 ? 184 : 240;
}

interface GlobeProps {
  id: string;
  type: PlanetType;
  /** In sixteenths of a turn, from the right upwards. */
  light?: number;
  /** The level of each seat. */
  life?: readonly number[];
  r?: number;
}

const UPPER_LEFT = 6;

/** The globe as it is painted; till then a plain ball. */
export function Globe({ id, type, light = UPPER_LEFT, life = [], r = RADIUS }: GlobeProps): VNode {
  const wish = { kind: "planet", id, type, light, life, side: sideOfPicture() } as const;
  const picture = pictureOf(wish);
  if (picture === null) return <Ball {...{ type, light, r }} />;
  const reach = r * MARGIN;
  return (
    <image
      class="exo-globe"
      href={picture}
      x={-reach}
      y={-reach}
      width={reach * 2}
      height={reach * 2}
    />
  );
}

/** A plain ball, lit. */
export function Ball({ type, light, r }: { type: PlanetType; light: number; r: number }): VNode {
  return (
    <g transform={`rotate(${135 - (light / 16) * 360})`}>
      <circle r={r} fill={`url(#exo-${type})`} />
      <circle r={r} fill="url(#exo-shade)" />
    </g>
  );
}

export interface CostIcon {
  readonly icon: Icon;
  /** Printed and still asked for, added by a tile, or taken away by one. */
  readonly state: "printed" | "added" | "gone";
}

/** The printed icons and those that tiles have added or taken away. */
export function costIcons(printed: readonly Icon[], now: readonly string[]): readonly CostIcon[] {
  const left = [...now] as Icon[];
  const kept = printed.map((icon): CostIcon => {
    const place = left.indexOf(icon);
    if (place < 0) return { icon, state: "gone" };
    left.splice(place, 1);
    return { icon, state: "printed" };
  });
  return [...kept, ...left.map((icon): CostIcon => ({ icon, state: "added" }))];
}

const GAP = 19;

/** What a step of life costs. */
export function Cost(given: { icons: readonly CostIcon[]; anyPays: boolean }): VNode {
  const { icons, anyPays } = given;
  const width = GAP * icons.length + 9;
  return (
    <g class="exo-cost">
      <rect class="exo-chip-back" x={-width / 2} y="-11.5" width={width} height="23" rx="11.5" />
      {anyPays && <rect class="any" x={-width / 2} y="-11.5" width={width} height="23" rx="11.5" />}
      {icons.map(({ icon, state }, place) => (
        <g
          key={place}
          transform={`translate(${(place - (icons.length - 1) / 2) * GAP} 0)`}
          class={state}
        >
          <g transform="scale(0.86)">
            <ResourceIcon kind={icon} />
          </g>
          {state === "gone" && <path class="strike" d="M-8,8 8,-8" />}
          {state === "added" && (
            <g transform="translate(7.5 -8)">
              <circle class="more" r="5" />
              <path class="plus" d="M-2.6,0 H2.6 M0,-2.6 V2.6" />
            </g>
          )}
        </g>
      ))}
    </g>
  );
}

/** A side icon that stands by itself: bright where the next planet will meet it. */
export function Dock(given: { kind: Resource; x: number; y: number; isOpen?: boolean }): VNode {
  return (
    <g
      class={given.isOpen ? "exo-dock open" : "exo-dock"}
      transform={`translate(${given.x} ${given.y})`}
    >
      <circle class="socket" r="10.5" />
      <g transform="scale(0.8)">
        <ResourceIcon kind={given.kind} />
      </g>
    </g>
  );
}

/** Two side icons that have met, in one clasp. */
export function Clasp(given: {
  kinds: readonly [Resource, Resource];
  x: number;
  y: number;
  isUpright: boolean;
}): VNode {
  const { kinds, x, y, isUpright } = given;
  return (
    <g class="exo-clasp" transform={`translate(${x} ${y})`}>
      <rect
        class="socket"
        {...(isUpright
          ? { x: -9.5, y: -17.5, width: 19, height: 35 }
          : { x: -19, y: -10, width: 38, height: 20 })}
        rx="9.6"
      />
      {kinds.map((kind, place) => {
        const off = (place - 0.5) * 16;
        return (
          <g
            key={place}
            transform={`translate(${isUpright ? 0 : off} ${isUpright ? off : 0}) scale(0.72)`}
          >
            <ResourceIcon kind={kind} />
          </g>
        );
      })}
    </g>
  );
}

/** A planet that lies beside the system: printed side only. */
export function PlanetFace({ planet }: { planet: Planet }): VNode {
  return (
    <g>
      <Globe id={planet.id} type={planet.type} />
      <Dock kind={planet.left} x={-RADIUS - 1} y={0} isOpen />
      <Dock kind={planet.right} x={RADIUS + 1} y={0} isOpen />
      <g transform={`translate(0 ${-RADIUS - 4})`}>
        <Cost icons={costIcons(planet.cost, planet.cost)} anyPays={false} />
      </g>
      <text class="exo-id" y={RADIUS - 9}>
        {planet.id}
      </text>
    </g>
  );
}
