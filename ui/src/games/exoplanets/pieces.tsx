/** The pieces, drawn in board units around the origin: two planets of a row are 100 apart. */
import type { VNode } from "preact";
import type { PlanetView } from "../../gen/exoplanets";
import type { Effect, Icon, Marker, Planet, PlanetType, Resource, Scope } from "./content";

export const RADIUS = 40;

const BOLT = "M2.4,-7.6 -5,1.4 H-0.6 L-2.4,7.6 5,-1.4 H0.6 Z";
const DROP =
  "M0,-9.5 C4.6,-4.2 7.6,-0.2 7.6,3.2 A7.6,6.8 0 0 1 -7.6,3.2 C-7.6,-0.2 -4.6,-4.2 0,-9.5 Z";
const PUFF =
  "M-5.6,6.4 A4.6,4.6 0 0 1 -6.6,-2.6 A6,6 0 0 1 4.2,-5.6 A5,5 0 0 1 8.6,0.6 A3.9,3.9 0 0 1 5.6,6.4 Z";

/** A resource: a bolt for energy, a drop for water, a puff for gas, half and half for either. */
export function ResourceIcon({ kind }: { kind: Icon }): VNode {
  switch (kind) {
    case "energy":
      return (
        <g class="exo-resource energy">
          <circle r="9.4" />
          <path class="inner" d={BOLT} />
        </g>
      );
    case "water":
      return (
        <g class="exo-resource water">
          <path d={DROP} />
          <path class="shine" d="M-4.2,3.4 A4.4,4 0 0 0 -0.6,6.8" />
        </g>
      );
    case "gas":
      return (
        <g class="exo-resource gas">
          <path d={PUFF} />
          <path class="inner line" d="M-4.5,2.6 Q-1.5,-0.6 1,1.6 T5.4,1.2" />
        </g>
      );
    case "water-or-gas":
      return (
        <g class="exo-resource either">
          <circle class="back" r="9.8" />
          <path class="drop" d={DROP} transform="translate(-4 -1) scale(0.6)" />
          <path class="puff" d={PUFF} transform="translate(3.6 3.4) scale(0.62)" />
          <path class="slash" d="M-4.6,8.4 4.6,-8.4" />
        </g>
      );
  }
}

const FUSION =
  "M-7,0 A7,7 0 0 1 7,0 M7,0 l-3,-2.4 M7,0 l1.6,-3.4 M7,0 A7,7 0 0 1 -7,0 M-7,0 l3,2.4 M-7,0 l-1.6,3.4";
const FLARE =
  "M0,-9.5 2.2,-3.2 8.6,-5 4.4,0 8.6,5 2.2,3.2 0,9.5 -2.2,3.2 -8.6,5 -4.4,0 -8.6,-5 -2.2,-3.2 Z";

export function MarkerIcon({ marker, isGone }: { marker: Marker; isGone?: boolean }): VNode {
  return (
    <g class={`exo-marker ${marker}${isGone ? " gone" : ""}`}>
      {marker === "stimulation" && <circle class="body" r="9" />}
      {marker === "fusion" && (
        <rect class="body" x="-8.6" y="-8.6" width="17.2" height="17.2" rx="3" />
      )}
      {marker === "flare" && <path class="body" d={FLARE} />}
      {marker === "stimulation" && (
        <path class="line" d="M-4.5,-4 Q0,0 4.5,-4 M-4.5,0 Q0,4 4.5,0 M-4.5,4 Q0,8 4.5,4" />
      )}
      {marker === "fusion" && <path class="line" d={FUSION} transform="scale(0.72)" />}
      {marker === "flare" && <circle class="dot" r="2.6" />}
    </g>
  );
}

/** The glyph of an effect: what it does, at a glance. */
const GLYPHS: Readonly<Record<string, string>> = {
  gain: "M0,-7 V7 M-7,0 H7",
  harvest: "M-7,-3 H7 M-7,3 H7 M-3,-7 V7 M3,-7 V7",
  swap: "M-7,-3 H6 l-4,-4 M7,3 H-6 l4,4",
  discount: "M-3,-8 V-2 L-7,6 H7 L3,-2 V-8 M-4,-8 H4",
  spark: "M0,-8 L2,-2 8,0 2,2 0,8 -2,2 -8,0 -2,-2 Z",
};

/** Which planets a tile under a planet changes, and above that whether there is more, less, or any
 * resource pays. */
const SCOPES: Readonly<Record<Scope, string>> = {
  planet: "M-3,6 a3,3 0 1 0 6,0 a3,3 0 1 0 -6,0",
  neighbours: "M-8,6 H8 M-8,6 l3,-3 M-8,6 l3,3 M8,6 l-3,-3 M8,6 l-3,3",
  row: "M-8,6 H8",
  orbit: "M-7,6 A9,9 0 0 1 7,6",
};
const MORE = "M0,-8 V0 M-4,-4 H4";
const LESS = "M-4,-4 H4";
const ANY = "M-4,-8 4,0 M4,-8 -4,0 M-5,-4 H5";

function glyphOf(effect: Effect): string {
  if (effect.changes === null) return GLYPHS[effect.does] ?? "";
  const change = effect.changes === "payment" ? ANY : effect.amount > 0 ? MORE : LESS;
  return [...effect.scope.map((scope) => SCOPES[scope]), change].join(" ");
}

export function EffectGlyph({ effect }: { effect: Effect }): VNode {
  return <path class="exo-glyph" d={glyphOf(effect)} />;
}

export const letterOf = (seat: number): string => String.fromCharCode(65 + seat);

/** Life of one player on a planet: a living cell with the letter of its owner, a nucleus for each
 * level. */
export function Colony({ seat, level }: { seat: number; level: number }): VNode {
  const nuclei = Array.from({ length: level }, (_, place) => (place - (level - 1) / 2) * 4.6);
  return (
    <g class="exo-cell" data-seat={seat}>
      <path
        class="membrane"
        d="M0,-11.5 C5,-12.4 11,-8 11.6,-1 C12,6 7,11.4 0.6,11.6 C-6,12 -11.6,7.4 -11.8,0.4 C-12,-6 -6,-10.6 0,-11.5 Z"
      />
      <text class="letter" y="2">
        {letterOf(seat)}
      </text>
      {nuclei.map((x) => (
        <circle key={x} class="nucleus" cx={x} cy="6.6" r="1.9" />
      ))}
    </g>
  );
}

/** A species: a grown organism, crowned, that keeps the planet to the end. */
export function Species({ seat }: { seat: number }): VNode {
  return (
    <g class="exo-cell species" data-seat={seat}>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((arm) => (
        <path
          key={arm}
          class="membrane"
          d="M-4,-10 C-6,-18 -3,-21 0,-21 C3,-21 6,-18 4,-10 Z"
          transform={`rotate(${arm * 45})`}
        />
      ))}
      <circle class="membrane core" r="13.4" />
      <path class="crown" d="M-6.6,-4 V-9.6 L-3.2,-6.6 0,-10.6 3.2,-6.6 6.6,-9.6 V-4 Z" />
      <text class="letter large" y="7.6">
        {letterOf(seat)}
      </text>
    </g>
  );
}

function turnOf(id: string): number {
  return (Number(id.slice(1)) * 47) % 360;
}

/** The face of a planet by its type: craters, continents, bands, waves. */
export function Surface({ id, type }: { id: string; type: PlanetType }): VNode {
  return (
    <g class={`exo-surface ${type}`} clip-path="url(#exo-disc)">
      <circle r={RADIUS} fill={`url(#exo-${type})`} />
      <Features type={type} turn={turnOf(id)} />
      <circle r={RADIUS} fill="url(#exo-shade)" />
      <circle class="rim" r={RADIUS - 0.7} />
    </g>
  );
}

function Features({ type, turn }: { type: PlanetType; turn: number }): VNode {
  switch (type) {
    case "rocky":
      return (
        <g class="features" transform={`rotate(${turn})`}>
          <circle cx="-17" cy="-14" r="8.5" />
          <circle cx="14" cy="-20" r="5.5" />
          <circle cx="19" cy="9" r="9.5" />
          <circle cx="-9" cy="16" r="6.5" />
          <circle cx="-27" cy="7" r="4.5" />
          <circle cx="3" cy="31" r="4.5" />
          <path class="ridge" d="M-6,-2 l6,-7 5,6 6,-5 M-24,-27 l5,-5 4,4" />
        </g>
      );
    case "super-earth":
      return (
        <g transform={`rotate(${turn % 60})`}>
          <path
            class="features"
            d="M-36,-16 C-24,-34 -8,-30 -6,-20 C-4,-10 -20,-8 -16,2 C-14,10 -24,16 -34,8 Z M6,-30 C18,-36 34,-24 36,-8 C30,2 22,-8 14,-6 C4,-6 -2,-22 6,-30 Z M-6,14 C6,6 22,10 24,20 C24,32 6,38 -4,34 C-14,28 -14,20 -6,14 Z"
          />
          <path
            class="cloud"
            d="M-34,-2 Q-20,-8 -6,-2 T22,0 M-12,24 Q4,18 16,26 M2,-22 Q14,-28 26,-20"
          />
        </g>
      );
    case "gas":
      return (
        <g transform={`rotate(${(turn % 24) - 12})`}>
          <path
            class="features"
            d="M-42,-26 Q-20,-30 0,-26 T42,-26 V-17 Q20,-13 0,-17 T-42,-17 Z"
          />
          <path class="features deep" d="M-42,-6 Q-20,-10 0,-6 T42,-6 V6 Q20,10 0,6 T-42,6 Z" />
          <path class="features" d="M-42,17 Q-20,13 0,17 T42,17 V25 Q20,29 0,25 T-42,25 Z" />
          <ellipse class="storm" cx="15" cy="14" rx="9" ry="5" />
        </g>
      );
    case "oceanic":
      return (
        <g transform={`rotate(${(turn % 30) - 15})`}>
          <path class="cap" d="M-22,-36 Q0,-26 22,-36 L14,-44 H-14 Z" />
          <path
            class="waves"
            d="M-38,-12 q6,-6 12,0 t12,0 12,0 12,0 12,0 12,0 M-38,4 q6,-6 12,0 t12,0 12,0 12,0 12,0 12,0 M-38,20 q6,-6 12,0 t12,0 12,0 12,0 12,0 12,0"
          />
          <path class="island" d="M-20,10 q6,-8 12,0 Z M12,-20 q4,-6 9,0 Z" />
        </g>
      );
  }
}

interface CostIcon {
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

/** What a step of life costs, on a dark band. */
export function Cost({ icons, anyPays }: { icons: readonly CostIcon[]; anyPays: boolean }): VNode {
  const gap = Math.min(20, 64 / Math.max(icons.length, 1));
  const width = gap * (icons.length - 1) + 25;
  return (
    <g class="exo-cost">
      <rect class="band" x={-width / 2} y="-12.5" width={width} height="25" rx="12.5" />
      {anyPays && <rect class="any" x={-width / 2} y="-12.5" width={width} height="25" rx="12.5" />}
      {icons.map(({ icon, state }, place) => (
        <g
          key={place}
          transform={`translate(${(place - (icons.length - 1) / 2) * gap} 0)`}
          class={state}
        >
          <ResourceIcon kind={icon} />
          {state === "added" && <path class="plus" d="M5,-10 h6 M8,-13 v6" />}
          {state === "gone" && <path class="strike" d="M-9,9 9,-9" />}
        </g>
      ))}
    </g>
  );
}

/** The icon at the edge of a planet, which counts when a planet is set against it. */
export function Dock({ kind, x, y }: { kind: Resource; x: number; y: number }): VNode {
  return (
    <g class="exo-dock" transform={`translate(${x} ${y})`}>
      <circle class="socket" r="9.8" />
      <g transform="scale(0.8)">
        <ResourceIcon kind={kind} />
      </g>
    </g>
  );
}

/** Where the two side icons of a planet are drawn: beside it, or above and below it. */
export type Axis = "across" | "up" | "down";

export function Docks({ planet, axis }: { planet: Planet; axis: Axis }): VNode {
  const reach = RADIUS + 1;
  if (axis === "across") {
    return (
      <>
        <Dock kind={planet.left} x={-reach} y={0} />
        <Dock kind={planet.right} x={reach} y={0} />
      </>
    );
  }
  const [upper, lower] =
    axis === "down" ? [planet.left, planet.right] : [planet.right, planet.left];
  return (
    <>
      <Dock kind={upper} x={0} y={-reach} />
      <Dock kind={lower} x={0} y={reach} />
    </>
  );
}

/** A planet that lies beside the system: printed side only. */
export function PlanetFace({ planet, axis = "across" }: { planet: Planet; axis?: Axis }): VNode {
  return (
    <g>
      <Surface id={planet.id} type={planet.type} />
      <g transform="translate(0 -6)">
        <Cost icons={costIcons(planet.cost, planet.cost)} anyPays={false} />
      </g>
      <Docks planet={planet} axis={axis} />
      <text class="exo-id" x="0" y="26">
        {planet.id}
      </text>
    </g>
  );
}

/** All life on a planet of the system. */
export function Life({ seen, fresh }: { seen: PlanetView; fresh: boolean }): VNode | null {
  if (seen.species !== null) {
    return (
      <g transform="translate(0 15)" class={fresh ? "fresh" : undefined}>
        <g class="pop">
          <Species seat={seen.species} />
        </g>
      </g>
    );
  }
  const colonies = seen.cubes.flatMap((level, seat) => (level > 0 ? [{ seat, level }] : []));
  const gap = colonies.length > 3 ? 19 : 23;
  const scale = colonies.length > 3 ? 0.82 : 1;
  return (
    <g class={fresh ? "fresh" : undefined}>
      {colonies.map(({ seat, level }, place) => (
        <g
          key={seat}
          transform={`translate(${(place - (colonies.length - 1) / 2) * gap} 16) scale(${scale})`}
        >
          <g class="pop">
            <Colony seat={seat} level={level} />
          </g>
        </g>
      ))}
    </g>
  );
}

const STOPS: Readonly<Record<PlanetType, string>> = {
  rocky: "rocky",
  "super-earth": "earth",
  gas: "giant",
  oceanic: "ocean",
};

/** Gradients every drawing refers to; once on a page. */
export function Defs(): VNode {
  return (
    <svg class="exo-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <clipPath id="exo-disc">
          <circle r={RADIUS} />
        </clipPath>
        {Object.entries(STOPS).map(([type, name]) => (
          <radialGradient key={type} id={`exo-${type}`} cx="0.38" cy="0.32" r="0.8">
            <stop offset="0" class={`exo-stop-${name}-light`} />
            <stop offset="1" class={`exo-stop-${name}`} />
          </radialGradient>
        ))}
        <radialGradient id="exo-shade" cx="0.36" cy="0.3" r="0.78">
          <stop offset="0.45" class="exo-stop-shade" stop-opacity="0" />
          <stop offset="1" class="exo-stop-shade" stop-opacity="0.62" />
        </radialGradient>
        <radialGradient id="exo-star">
          <stop offset="0" class="exo-stop-star-core" />
          <stop offset="0.6" class="exo-stop-star" />
          <stop offset="1" class="exo-stop-star-edge" />
        </radialGradient>
        <radialGradient id="exo-glow">
          <stop offset="0.3" class="exo-stop-star" stop-opacity="0.55" />
          <stop offset="0.6" class="exo-stop-star" stop-opacity="0.16" />
          <stop offset="1" class="exo-stop-star" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="exo-hole">
          <stop offset="0.35" class="exo-stop-hole" stop-opacity="1" />
          <stop offset="0.5" class="exo-stop-hole-ring" stop-opacity="0.9" />
          <stop offset="1" class="exo-stop-hole-ring" stop-opacity="0" />
        </radialGradient>
      </defs>
    </svg>
  );
}

/** The star with the energy still inside it. */
export function Star({ energy, all }: { energy: number; all: number }): VNode {
  const tokens = Array.from({ length: all }, (_, place) => {
    const turn = (place / all) * Math.PI * 2 - Math.PI / 2;
    return { x: 45 * Math.cos(turn), y: 45 * Math.sin(turn), isLeft: place < energy };
  });
  return (
    <g class="exo-star">
      <circle class="corona" r="120" fill="url(#exo-glow)" />
      <path class="rays" d={RAYS} />
      <circle r="58" fill="url(#exo-star)" />
      {tokens.map(({ x, y, isLeft }, place) => (
        <circle key={place} class={isLeft ? "token" : "token gone"} cx={x} cy={y} r="4.4" />
      ))}
      <text class="number" y="11">
        {energy}
      </text>
    </g>
  );
}

const RAYS = Array.from({ length: 24 }, (_, ray) => {
  const turn = (ray / 24) * Math.PI * 2;
  const reach = ray % 2 === 0 ? 80 : 70;
  const at = (radius: number): string =>
    `${(radius * Math.cos(turn)).toFixed(1)},${(radius * Math.sin(turn)).toFixed(1)}`;
  return `M${at(62)} L${at(reach)}`;
}).join(" ");
