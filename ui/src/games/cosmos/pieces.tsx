/** The pieces, drawn in board units around the origin: a hex side is 1. */
import type { VNode } from "preact";
import {
  ENERGIES,
  type Energy,
  type Passive,
  type Point,
  STARS,
  type Star,
  type Track,
} from "./content";

const TURN = Math.PI * 2;

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function ray(radius: number, turn: number): string {
  return `${round(radius * Math.sin(turn * TURN))},${round(-radius * Math.cos(turn * TURN))}`;
}

/** The corners of a star with a number of rays. */
export function rays(count: number, outer: number, inner: number, start = 0): string {
  const points: string[] = [];
  for (let place = 0; place < count; place += 1) {
    points.push(ray(outer, start + place / count), ray(inner, start + (place + 0.5) / count));
  }
  return points.join(" ");
}

export function hexagon(radius: number): string {
  return [0, 1, 2, 3, 4, 5].map((corner) => ray(radius, corner / 6)).join(" ");
}

const SHAPES: Readonly<Record<Star, string>> = {
  H: rays(4, 0.31, 0.17),
  He: rays(5, 0.3, 0.18),
  O: rays(6, 0.29, 0.195),
  C: rays(8, 0.29, 0.215),
};
const SMALL: Readonly<Record<Star, string>> = {
  H: rays(4, 0.185, 0.11),
  He: rays(5, 0.185, 0.115),
  O: rays(6, 0.18, 0.125),
  C: rays(8, 0.175, 0.135),
};
const BURST = rays(12, 0.37, 0.2);
const BURST_BACK = rays(12, 0.43, 0.17, 1 / 24);
const LETTER_SIZE: Readonly<Record<Star, number>> = { H: 0.24, He: 0.2, O: 0.24, C: 0.24 };

/** Gradients every drawing refers to; once on a page. */
export function Defs(): VNode {
  return (
    <svg class="cosmos-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {STARS.map((star) => (
          <g key={star}>
            <radialGradient id={`cosmos-glow-${star}`}>
              <stop offset="0.25" class={`stop-${star}`} stop-opacity="0.75" />
              <stop offset="0.55" class={`stop-${star}`} stop-opacity="0.22" />
              <stop offset="1" class={`stop-${star}`} stop-opacity="0" />
            </radialGradient>
            <radialGradient id={`cosmos-body-${star}`} cx="0.42" cy="0.36">
              <stop offset="0" class="stop-core" />
              <stop offset="0.75" class={`stop-${star}`} />
              <stop offset="1" class={`stop-${star}`} />
            </radialGradient>
            <radialGradient id={`cosmos-cloud-${star}`}>
              <stop offset="0" class={`stop-${star}`} stop-opacity="0.62" />
              <stop offset="0.55" class={`stop-${star}`} stop-opacity="0.28" />
              <stop offset="1" class={`stop-${star}`} stop-opacity="0" />
            </radialGradient>
          </g>
        ))}
        <radialGradient id="cosmos-sky" cx="0.5" cy="0.46" r="0.75">
          <stop offset="0" class="stop-sky-near" />
          <stop offset="0.6" class="stop-sky" />
          <stop offset="1" class="stop-sky-far" />
        </radialGradient>
        <radialGradient id="cosmos-proto">
          <stop offset="0.2" class="stop-proto" stop-opacity="0.15" />
          <stop offset="1" class="stop-proto" stop-opacity="0.6" />
        </radialGradient>
        <radialGradient id="cosmos-stable" cx="0.4" cy="0.35">
          <stop offset="0" class="stop-core" />
          <stop offset="0.6" class="stop-stable" />
          <stop offset="1" class="stop-stable" />
        </radialGradient>
        <radialGradient id="cosmos-dark" cx="0.36" cy="0.3">
          <stop offset="0" class="stop-dark-shine" />
          <stop offset="0.35" class="stop-dark" />
          <stop offset="1" class="stop-dark-rim" />
        </radialGradient>
        <radialGradient id="cosmos-shine" cx="0.35" cy="0.28" r="0.7">
          <stop offset="0" class="stop-core" stop-opacity="0.85" />
          <stop offset="0.4" class="stop-core" stop-opacity="0.1" />
          <stop offset="1" class="stop-core" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="cosmos-liquid" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" class="stop-O" stop-opacity="0.95" />
          <stop offset="1" class="stop-He" stop-opacity="0.55" />
        </linearGradient>
        <linearGradient id="cosmos-crystal" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" class="stop-core" />
          <stop offset="0.5" class="stop-O" />
          <stop offset="1" class="stop-He" />
        </linearGradient>
        <radialGradient id="cosmos-done">
          <stop offset="0" class="stop-done" stop-opacity="0.55" />
          <stop offset="0.6" class="stop-done" stop-opacity="0.22" />
          <stop offset="1" class="stop-done" stop-opacity="0" />
        </radialGradient>
      </defs>
    </svg>
  );
}

export function StarPiece({ kind }: { kind: Star }): VNode {
  return (
    <g class={`star star-${kind}`}>
      <circle class="glow" r="0.5" fill={`url(#cosmos-glow-${kind}) none`} />
      <polygon
        class="body"
        points={SHAPES[kind]}
        fill={`url(#cosmos-body-${kind}) var(--star-${kind})`}
      />
      <text class="letter" font-size={LETTER_SIZE[kind]} y="0.082">
        {kind}
      </text>
    </g>
  );
}

export function SupernovaPiece({ kind }: { kind: Star }): VNode {
  return (
    <g class={`star nova star-${kind}`}>
      <circle class="glow" r="0.62" fill={`url(#cosmos-glow-${kind}) none`} />
      <polygon class="burst-back" points={BURST_BACK} />
      <polygon class="burst" points={BURST} />
      <circle class="nova-core" r="0.175" />
      <text class="letter" font-size={LETTER_SIZE[kind] * 0.85} y="0.07">
        {kind}
      </text>
    </g>
  );
}

/** A small star without glow, as on tiles and in lists. */
export function StarMark({ kind }: { kind: Star }): VNode {
  return (
    <g class={`star star-${kind}`}>
      <polygon
        class="body"
        points={SMALL[kind]}
        fill={`url(#cosmos-body-${kind}) var(--star-${kind})`}
      />
      <text class="letter" font-size={kind === "He" ? 0.135 : 0.17} y="0.058">
        {kind}
      </text>
    </g>
  );
}

const CILIA = Array.from({ length: 9 }, (_, place) => place / 9);

/** Proto-life: an open purple cell with waving hairs. */
export function ProtoPiece(): VNode {
  return (
    <g class="life proto">
      {CILIA.map((turn) => (
        <line
          key={turn}
          x1={round(0.125 * Math.sin(turn * TURN))}
          y1={round(-0.125 * Math.cos(turn * TURN))}
          x2={round(0.185 * Math.sin((turn + 0.03) * TURN))}
          y2={round(-0.185 * Math.cos((turn + 0.03) * TURN))}
        />
      ))}
      <circle class="membrane" r="0.135" fill="url(#cosmos-proto) none" />
      <circle class="nucleus" r="0.045" cx="0.03" cy="-0.02" />
    </g>
  );
}

/** Stable life: a full green cell with two walls and a strand inside. */
export function StablePiece(): VNode {
  return (
    <g class="life stable">
      <polygon class="wall" points={hexagon(0.195)} />
      <polygon class="membrane" points={hexagon(0.15)} fill="url(#cosmos-stable) var(--stable)" />
      <path
        class="strand"
        d="M-.07,-.07 C.05,-.06 -.05,.06 .07,.07 M.07,-.07 C-.05,-.06 .05,.06 -.07,.07"
      />
    </g>
  );
}

/** A token of advanced life: a medal with its points, or a question where they are hidden. */
export function AdvancedPiece({ points, first }: { points: number | null; first: boolean }): VNode {
  return (
    <g class={first ? "advanced first" : "advanced"}>
      <circle class="medal" r="0.2" />
      <path
        class="sprout"
        d="M0,.17 V-.02 M0,.05 C-.14,.04 -.16,-.08 -.15,-.13 C-.06,-.13 0,-.06 0,.05 C0,-.06 .06,-.13 .15,-.13 C.16,-.08 .14,.04 0,.05"
      />
      <text class="value" y="0.075" font-size="0.22">
        {points ?? "?"}
      </text>
    </g>
  );
}

const PUFFS: readonly (readonly [number, number, number])[] = [
  [-0.26, -0.18, 0.48],
  [0.25, -0.22, 0.46],
  [0.02, 0.26, 0.5],
  [-0.34, 0.2, 0.4],
  [0.34, 0.16, 0.42],
  [0, -0.34, 0.4],
];

/** A cloud tinted by the stars a tile asks for. */
export function Cloud({ stars, turn }: { stars: readonly Star[]; turn: number }): VNode {
  return (
    <g class="cloud" transform={`rotate(${turn})`}>
      {PUFFS.map(([x, y, r], place) => (
        <circle
          key={place}
          cx={x}
          cy={y}
          r={r}
          fill={`url(#cosmos-cloud-${stars[place % stars.length] ?? "H"})`}
        />
      ))}
    </g>
  );
}

export function socketAt(place: number, count: number): Point {
  const radius = 0.435;
  const turn = place / count;
  return { x: round(radius * Math.sin(turn * TURN)), y: round(-radius * Math.cos(turn * TURN)) };
}

export function CrystalPiece({ r = 0.16 }: { r?: number }): VNode {
  const points = `0,${-r * 1.35} ${r * 0.8},${-r * 0.3} ${r * 0.55},${r} ${-r * 0.55},${r} ${-r * 0.8},${-r * 0.3}`;
  return (
    <g class="crystal">
      <polygon points={points} fill="url(#cosmos-crystal) var(--star-O)" />
      <path
        d={`M0,${-r * 1.35} L0,${r} M${-r * 0.8},${-r * 0.3} L0,${-r * 0.05} L${r * 0.8},${-r * 0.3}`}
      />
    </g>
  );
}

export const SEAT_LETTERS = "ABCD";

const SEAT_PATTERNS: readonly string[] = [
  "M-.8,.6 A1,1 0 0 0 .8,.6",
  "M-.62,-.78 V.78 M.62,-.78 V.78",
  "M0,-.92 V-.7 M0,.7 V.92 M-.92,0 H-.7 M.7,0 H.92 M-.62,-.62 L-.5,-.5 M.62,.62 L.5,.5 M-.62,.62 L-.5,.5 M.62,-.62 L.5,-.5",
  "M-.95,-.3 H-.6 M.6,-.3 H.95 M-.95,.3 H-.6 M.6,.3 H.95",
];

/** A marble of a seat, with its letter and pattern; in a circle of radius 1. */
export function Marble({ seat }: { seat: number }): VNode {
  return (
    <g class={`marble seat-${seat}`}>
      <circle class="ball" r="1" />
      <path class="pattern" d={SEAT_PATTERNS[seat] ?? ""} />
      <circle r="1" fill="url(#cosmos-shine) none" />
      <text class="letter" font-size="1.15" y="0.4">
        {SEAT_LETTERS[seat]}
      </text>
    </g>
  );
}

export function DarkMarble(): VNode {
  return (
    <g class="marble dark">
      <circle class="ball" r="1" fill="url(#cosmos-dark) #232848" />
      <path
        class="spiral"
        d="M-.1,.05 C.15,-.25 .5,0 .3,.3 C.05,.65 -.55,.5 -.55,0 C-.55,-.5 .1,-.75 .5,-.5"
      />
    </g>
  );
}

// Icons in a square of 2 around the origin.

const ENERGY_PATHS: Readonly<Record<Energy, string>> = {
  light:
    "M0,-.95 V-.62 M0,.62 V.95 M-.95,0 H-.62 M.62,0 H.95 M-.67,-.67 L-.44,-.44 M.44,.44 L.67,.67 M-.67,.67 L-.44,.44 M.44,-.44 L.67,-.67 M.42,0 A.42,.42 0 1 1 -.42,0 A.42,.42 0 1 1 .42,0 Z",
  time: "M-.55,-.85 H.55 M-.55,.85 H.55 M-.42,-.85 C-.42,-.2 .42,.2 .42,.85 M.42,-.85 C.42,-.2 -.42,.2 -.42,.85 M-.25,.62 H.25",
  gravity:
    "M.3,0 A.3,.3 0 1 1 -.3,0 A.3,.3 0 1 1 .3,0 Z M-.95,.35 C-.5,.95 .75,.45 .95,-.35 M-.95,.35 C-1.05,-.05 -.35,-.75 .35,-.8 M.95,-.35 C1,.2 .2,.8 -.35,.8",
  chemistry:
    "M-.25,-.85 H.25 M-.15,-.85 V-.2 L-.7,.7 Q-.75,.9 -.5,.9 H.5 Q.75,.9 .7,.7 L.15,-.2 V-.85 M-.45,.35 H.45",
};

export function EnergyMark({ energy }: { energy: Energy }): VNode {
  return <path class={`line-icon energy-${energy}`} d={ENERGY_PATHS[energy]} />;
}

export function PassiveMark({ passive }: { passive: Passive }): VNode {
  switch (passive) {
    case "energy-card":
      return (
        <g class="line-icon">
          <rect x="-.6" y="-.85" width="1.2" height="1.7" rx=".2" />
          <path d="M0,-.4 L.25,0 L0,.4 L-.25,0 Z" />
        </g>
      );
    case "crystal-step":
      return (
        <g transform="scale(4.6)">
          <CrystalPiece />
        </g>
      );
    case "graviton":
      return <TrackMark track="graviton" />;
    default:
      return (
        <g transform="scale(5)">
          <ProtoPiece />
        </g>
      );
  }
}

export function TrackMark({ track }: { track: Track }): VNode {
  if (track === "supernova") {
    return (
      <g class="track-icon supernova">
        <polygon points={rays(12, 0.98, 0.55)} />
        <circle r=".32" />
      </g>
    );
  }
  if (track === "dna") {
    return (
      <path
        class="track-icon dna"
        d="M-.45,-.95 C-.45,-.3 .45,-.3 .45,.3 C.45,.6 .2,.8 .1,.95 M.45,-.95 C.45,-.3 -.45,-.3 -.45,.3 C-.45,.6 -.2,.8 -.1,.95 M-.38,-.7 H.38 M-.38,.25 H.38 M-.28,.6 H.28"
      />
    );
  }
  return (
    <path
      class="track-icon graviton"
      d="M-.95,-.5 C-.3,-.5 -.45,.55 0,.55 C.45,.55 .3,-.5 .95,-.5 M-.95,0 C-.5,0 -.45,.95 0,.95 C.45,.95 .5,0 .95,0 M.22,-.5 A.22,.22 0 1 1 -.22,-.5 A.22,.22 0 1 1 .22,-.5 Z"
    />
  );
}

export function NebulaMark({ size }: { size: number }): VNode {
  return (
    <g class="nebula-icon">
      <path d="M-.75,.5 A.42,.42 0 0 1 -.65,-.3 A.55,.55 0 0 1 .4,-.45 A.45,.45 0 0 1 .75,.5 Z" />
      {size > 0 && (
        <text y=".36" font-size=".85">
          {size}
        </text>
      )}
    </g>
  );
}

/** A small square drawing, one line of text high. */
export function Icon({ children, scale = 1 }: { children: VNode; scale?: number }): VNode {
  return (
    <svg class="cosmos-icon" viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true" focusable="false">
      <g transform={`scale(${scale})`}>{children}</g>
    </svg>
  );
}

export function StarIcon({ kind, nova = false }: { kind: Star; nova?: boolean }): VNode {
  return (
    <Icon scale={nova ? 2.5 : 3.3}>
      {nova ? <SupernovaPiece kind={kind} /> : <StarPiece kind={kind} />}
    </Icon>
  );
}

const isEnergy = (id: string): id is Energy => (ENERGIES as readonly string[]).includes(id);
const isStar = (id: string): id is Star => (STARS as readonly string[]).includes(id);

/** The drawing of a piece, by its id or a reference such as "power/quasar". */
export function icon(ref: string): VNode {
  const id = ref.split("@")[0]!.split("/").at(-1)!;
  if (isStar(id)) return <StarIcon kind={id} />;
  if (isEnergy(id)) return <Icon>{<EnergyMark energy={id} />}</Icon>;
  if (id === "proto") return <Icon scale={5}>{<ProtoPiece />}</Icon>;
  if (id === "stable") return <Icon scale={5}>{<StablePiece />}</Icon>;
  if (id === "advanced")
    return <Icon scale={4.6}>{<AdvancedPiece points={null} first={false} />}</Icon>;
  if (id === "chamber" || id === "crystal") return <Icon scale={4.6}>{<CrystalPiece />}</Icon>;
  if (id === "supernova" || id === "dna" || id === "graviton")
    return <Icon>{<TrackMark track={id} />}</Icon>;
  if (id === "dark") return <Icon>{<DarkMarble />}</Icon>;
  if (ref.startsWith("goal/")) return <Icon>{<GoalMark />}</Icon>;
  if (/^[123]-\d\d$/.test(id)) return <Icon>{<NebulaMark size={Number(id[0])} />}</Icon>;
  if (/^N\d+$/.test(id)) return <Icon>{<NebulaMark size={0} />}</Icon>;
  if (/^S\d+$/.test(id))
    return <Icon>{<polygon class="space-icon" points={rays(4, 1, 0.4)} />}</Icon>;
  if (/^L\d+$/.test(id)) return <Icon>{<circle class="space-icon" r=".6" />}</Icon>;
  return <Icon>{<PassiveMark passive="energy-card" />}</Icon>;
}

export function GoalMark(): VNode {
  return (
    <g class="line-icon goal-icon">
      <circle r=".85" />
      <circle r=".4" />
      <path d="M0,-1 V-.6 M0,.6 V1 M-1,0 H-.6 M.6,0 H1" />
    </g>
  );
}
