/** Pieces in board units around the origin: a hex side is 1. */
import type { VNode } from "preact";
import { pictureOf } from "./art/gallery";
import type { Star } from "./content";
import { at, hexagon, needles, rays, round } from "./shapes";
import "./pieces.css";

interface Stone {
  readonly points: number;
  readonly outer: number;
  readonly inner: number;
}

/** Number of points, shape, letter and colour of an element all say the same. */
const STONES: Readonly<Record<Star, Stone>> = {
  H: { points: 4, outer: 0.335, inner: 0.165 },
  He: { points: 5, outer: 0.325, inner: 0.175 },
  O: { points: 6, outer: 0.315, inner: 0.19 },
  C: { points: 8, outer: 0.31, inner: 0.215 },
};

const LETTER = { size: 0.25, drop: 0.086 };
const BURST = rays(12, 0.37, 0.21);
const BURST_WITHIN = rays(12, 0.29, 0.19, 1 / 24);

/** How bright a facet is that looks in a direction: light comes from the upper left. */
function tone(turn: number): number {
  const facing = Math.cos((turn - 0.9) * Math.PI * 2);
  return facing > 0.3 ? 3 : facing > -0.4 ? 2 : 1;
}

/** A cut stone: every ray has a lit and a shaded facet. Facets of one tone are one path. */
function facetsOf({ points, outer, inner }: Stone): readonly string[] {
  const tones = ["", "", "", ""];
  for (let ray = 0; ray < points; ray += 1) {
    const turn = ray / points;
    const lit = tone(turn);
    tones[lit] += `M0,0L${at(inner, turn - 0.5 / points)}L${at(outer, turn)}Z`;
    tones[lit - 1] += `M0,0L${at(outer, turn)}L${at(inner, turn + 0.5 / points)}Z`;
  }
  return tones;
}

const byStar = <V,>(make: (stone: Stone) => V): Readonly<Record<Star, V>> => ({
  H: make(STONES.H),
  He: make(STONES.He),
  O: make(STONES.O),
  C: make(STONES.C),
});
const FACETS = byStar(facetsOf);
const EDGES = byStar(({ points, outer, inner }) => rays(points, outer, inner));
const SPIKES = byStar(({ points, outer }) => needles(points, outer + 0.1, 0.03));
const SMALL = byStar(({ points, outer, inner }) => rays(points, outer * 0.56, inner * 0.68));
const WANTED = byStar(({ points, outer, inner }) => rays(points, outer * 0.45, inner * 0.54));

function Letter({ kind }: { kind: Star }): VNode {
  return (
    <text class="letter" font-size={LETTER.size} y={LETTER.drop}>
      {kind}
    </text>
  );
}

export function StarPiece({ kind }: { kind: Star }): VNode {
  return (
    <g class={`star star-${kind}`}>
      <circle class="glow" r="0.46" fill={`url(#cosmos-glow-${kind}) none`} />
      <path class="spikes" d={SPIKES[kind]} />
      {FACETS[kind].map((d, place) => (
        <path key={place} class={`facet-${place}`} d={d} />
      ))}
      <polygon class="edge-light" points={EDGES[kind]} />
      <circle class="pupil" r="0.165" fill={`url(#cosmos-core-${kind}) var(--star-${kind})`} />
      <Letter kind={kind} />
    </g>
  );
}

export function SupernovaPiece({ kind }: { kind: Star }): VNode {
  return (
    <g class={`star nova star-${kind}`}>
      <circle class="glow" r="0.48" fill={`url(#cosmos-glow-${kind}) none`} />
      <Painted name={`nova/${kind}`} size={0.54} />
      <polygon class="burst" points={BURST} />
      <polygon class="burst-within" points={BURST_WITHIN} />
      <circle class="pupil" r="0.18" fill={`url(#cosmos-core-${kind}) var(--star-${kind})`} />
      <circle class="pupil-ring" r="0.18" />
      <Letter kind={kind} />
    </g>
  );
}

/** A picture of the gallery around the origin, as soon as it is painted. */
export function Painted({ name, size }: { name: string; size: number }): VNode | null {
  const address = pictureOf(name).value;
  if (address === null) return null;
  return (
    <image class="painted" href={address} x={-size} y={-size} width={size * 2} height={size * 2} />
  );
}

/** A small star without glow, as on tiles and in lists. */
export function StarMark({ kind }: { kind: Star }): VNode {
  return (
    <g class={`star small star-${kind}`}>
      <polygon class="flat" points={SMALL[kind]} />
      <text class="letter" font-size="0.19" y="0.066">
        {kind}
      </text>
    </g>
  );
}

/** A star as a sign among text: flat, with a letter that stays readable. */
export function StarSign({ kind }: { kind: Star }): VNode {
  const { points, outer, inner } = STONES[kind];
  return (
    <g class={`star small star-${kind}`}>
      <polygon class="flat" points={rays(points, outer * 3.3, inner * 3.9)} />
      <text class="letter" font-size="1.45" y="0.5">
        {kind}
      </text>
    </g>
  );
}

/** Where a star is missing: its outline in a hole. */
export function EmptySocket({ kind }: { kind: Star }): VNode {
  return (
    <g class={`socket star-${kind}`}>
      <circle class="pit" r="0.15" />
      <polygon class="wanted" points={WANTED[kind]} />
      <text font-size="0.19" y="0.066">
        {kind}
      </text>
    </g>
  );
}

const CILIA = Array.from({ length: 11 }, (_, place) => {
  const turn = place / 11;
  return `M${at(0.14, turn)}Q${at(0.175, turn - 0.012)} ${at(0.2, turn + 0.035)}`;
}).join("");

/** Proto-life: an open purple cell with waving hairs. */
export function ProtoPiece(): VNode {
  return (
    <g class="life proto">
      <circle class="glow" r="0.27" fill="url(#cosmos-proto-glow) none" />
      <path class="cilia" d={CILIA} />
      <circle class="membrane" r="0.148" fill="url(#cosmos-proto) var(--proto)" />
      <circle class="nucleus" r="0.055" cx="0.035" cy="-0.03" />
      <circle class="vacuole" r="0.022" cx="-0.06" cy="0.05" />
    </g>
  );
}

/** Stable life: a full green cell with two walls and a strand inside. */
export function StablePiece(): VNode {
  return (
    <g class="life stable">
      <circle class="glow" r="0.3" fill="url(#cosmos-stable-glow) none" />
      <polygon class="wall" points={hexagon(0.195)} />
      <polygon class="membrane" points={hexagon(0.15)} fill="url(#cosmos-stable) var(--stable)" />
      <path
        class="strand"
        d="M-.06,-.1C.1,-.03 -.1,.03 .06,.1M.06,-.1C-.1,-.03 .1,.03 -.06,.1M-.035,-.07H.035M-.035,.07H.035"
      />
    </g>
  );
}

const SCALLOPS = rays(18, 0.225, 0.204);
const TREE =
  "M0,.15V-.02M0,.075C-.022,.022 -.082,.022 -.09,-.022M0,.045C.022,0 .082,0 .09,-.045M0,-.01C-.015,-.045 -.04,-.06 -.04,-.1M0,-.01C.015,-.045 .04,-.06 .04,-.105M-.1,.15Q0,.112 .1,.15";
const LEAVES: readonly (readonly [number, number])[] = [
  [-0.098, -0.045],
  [-0.038, -0.12],
  [0.038, -0.128],
  [0.098, -0.068],
  [-0.07, -0.083],
  [0.07, -0.105],
  [0, -0.142],
];

/** A token of advanced life: a tree on a medal, with its points where they are known. */
export function AdvancedPiece({ points, first }: { points: number | null; first: boolean }): VNode {
  return (
    <g class={first ? "advanced first" : "advanced"}>
      <circle class="glow" r="0.34" fill="url(#cosmos-stable-glow) none" />
      <polygon class="rim" points={SCALLOPS} fill="url(#cosmos-brass) #b58f4e" />
      <circle class="medal" r="0.188" fill="url(#cosmos-medal) #0d4a30" />
      <path class="tree" d={TREE} />
      {LEAVES.map(([x, y]) => (
        <circle key={x} class="leaf" cx={x} cy={y} r="0.031" />
      ))}
      {points !== null && (
        <g class="worth" transform="translate(.16 .15)">
          <circle r="0.12" />
          <text y="0.062" font-size="0.18">
            {points}
          </text>
        </g>
      )}
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

interface CloudProps {
  readonly stars: readonly Star[];
  readonly tile: string;
  readonly isLit?: boolean;
}

/** A cloud tinted by the stars a tile asks for: a simple one at once, the painted one in its place
 * when it is there. */
export function Cloud({ stars, tile, isLit = false }: CloudProps): VNode {
  const seed = Number(tile.slice(0, 1)) * 1.7 + Number(tile.slice(2)) * 0.83;
  const name = `cloud/${stars.join("-")}/${round(seed)}/${isLit ? "lit" : ""}`;
  if (pictureOf(name).value !== null) return <Painted name={name} size={1.12} />;
  return (
    <g class="cloud">
      {PUFFS.map(([x, y, r], place) => (
        <circle
          key={place}
          cx={x}
          cy={y}
          r={r}
          fill={`url(#cosmos-glow-${stars[place % stars.length] ?? "H"})`}
        />
      ))}
    </g>
  );
}

/** A time crystal: three faces of cut glass. */
export function CrystalPiece({ r = 0.16 }: { r?: number }): VNode {
  return (
    <g class="crystal" transform={`scale(${round(r / 0.16)})`}>
      <path class="facet-back" d="M0,-.23L.115,-.09L.09,.15L0,.22L-.09,.15L-.115,-.09Z" />
      <path class="facet-front" d="M0,-.23L.02,-.055L0,.22L-.09,.15L-.115,-.09Z" />
      <path class="facet-top" d="M0,-.23L.115,-.09L.02,-.055L-.115,-.09Z" />
    </g>
  );
}

export const SEAT_LETTERS = "ABCD";

/** A marble of a seat, with its letter; in a circle of radius 1. */
export function Marble({ seat }: { seat: number }): VNode {
  return (
    <g class={`marble seat-${seat}`}>
      <circle class="ball" r="1" fill={`url(#cosmos-marble-${seat}) var(--seat-${seat})`} />
      <text class="letter" font-size="1.6" y="0.56">
        {SEAT_LETTERS[seat]}
      </text>
      <Shine />
    </g>
  );
}

export function DarkMarble(): VNode {
  return (
    <g class="marble dark">
      <circle class="ball" r="1" fill="url(#cosmos-marble-dark) #232848" />
      <path
        class="spiral"
        d="M-.54,.17C-.33,-.5 .42,-.5 .47,-.05C.5,.3 .02,.38 -.03,.12C-.07,-.05 .17,-.08 .17,0"
      />
      <Shine />
    </g>
  );
}

function Shine(): VNode {
  return (
    <>
      <ellipse class="shine" cx="-.34" cy="-.5" rx=".36" ry=".2" transform="rotate(-36 -.34 -.5)" />
      <path class="under-light" d="M-.7,.55A.9,.9 0 0 0 .7,.55" />
    </>
  );
}
