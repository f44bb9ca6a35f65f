/** Signs in one line weight, in a square of 2 around the origin, and pieces as small as a line. */
import type { VNode } from "preact";
import { pictureOf } from "./art/gallery";
import {
  ENERGIES,
  type Energy,
  type Passive,
  type Sector,
  STARS,
  type Star,
  type Track,
} from "./content";
import {
  AdvancedPiece,
  CrystalPiece,
  DarkMarble,
  Marble,
  ProtoPiece,
  StablePiece,
  StarSign,
} from "./pieces";
import { rays } from "./shapes";

const ENERGY_PATHS: Readonly<Record<Energy, string>> = {
  light:
    "M0,-.95 V-.62 M0,.62 V.95 M-.95,0 H-.62 M.62,0 H.95 M-.67,-.67 L-.44,-.44 M.44,.44 L.67,.67 M-.67,.67 L-.44,.44 M.44,-.44 L.67,-.67 M.4,0 A.4,.4 0 1 1 -.4,0 A.4,.4 0 1 1 .4,0 Z",
  time: "M-.55,-.88 H.55 M-.55,.88 H.55 M-.42,-.85 C-.42,-.2 .42,.2 .42,.85 M.42,-.85 C.42,-.2 -.42,.2 -.42,.85 M-.25,.62 H.25",
  gravity:
    "M.3,0 A.3,.3 0 1 1 -.3,0 A.3,.3 0 1 1 .3,0 Z M-.95,.35 C-.5,.95 .75,.45 .95,-.35 M-.95,.35 C-1.05,-.05 -.35,-.75 .35,-.8 M.95,-.35 C1,.2 .2,.8 -.35,.8",
  chemistry:
    "M-.25,-.88 H.25 M-.15,-.85 V-.2 L-.7,.7 Q-.75,.9 -.5,.9 H.5 Q.75,.9 .7,.7 L.15,-.2 V-.85 M-.45,.35 H.45",
};

export function EnergyMark({ energy }: { energy: Energy }): VNode {
  return <path class={`line-icon energy-${energy}`} d={ENERGY_PATHS[energy]} />;
}

export function CardMark(): VNode {
  return (
    <g class="line-icon">
      <rect x="-.6" y="-.85" width="1.2" height="1.7" rx=".2" />
      <path class="solid" d="M0,-.4 L.25,0 L0,.4 L-.25,0 Z" />
    </g>
  );
}

export function PassiveMark({ passive }: { passive: Passive }): VNode {
  switch (passive) {
    case "energy-card":
      return <CardMark />;
    case "crystal-step":
      return (
        <g transform="scale(4.2)">
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

const SECTOR_PATHS: Readonly<Record<Sector, string>> = {
  delta: "M0,-.8 L.78,.68 H-.78 Z",
  psi: "M0,-.85 V.85 M-.35,.85 H.35 M-.72,-.75 C-.72,.1 -.5,.32 0,.32 C.5,.32 .72,.1 .72,-.75",
  phi: "M0,-.88 V.88 M.68,0 A.68,.5 0 1 1 -.68,0 A.68,.5 0 1 1 .68,0 Z",
};

/** The letter of a sector. */
export function SectorMark({ sector }: { sector: Sector }): VNode {
  return <path class={`sector-mark sector-${sector}`} d={SECTOR_PATHS[sector]} />;
}

/** A nebula; a size is told by its diamonds. */
export function NebulaMark({ size }: { size: number }): VNode {
  return (
    <g class="nebula-icon">
      <path d="M-.72,.42 A.42,.42 0 0 1 -.65,-.38 A.55,.55 0 0 1 .4,-.53 A.45,.45 0 0 1 .72,.42 Z" />
      {Array.from({ length: size }, (_, place) => (
        <path
          key={place}
          class="solid"
          d={`M${(place - (size - 1) / 2) * 0.42},-.28 l.18,.22 l-.18,.22 l-.18,-.22 Z`}
        />
      ))}
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

export function StarIcon({ kind }: { kind: Star }): VNode {
  return (
    <Icon>
      <StarSign kind={kind} />
    </Icon>
  );
}

export function SeatMark({ seat }: { seat: number }): VNode {
  return (
    <Icon>
      <Marble seat={seat} />
    </Icon>
  );
}

const isEnergy = (id: string): id is Energy => (ENERGIES as readonly string[]).includes(id);
const isStar = (id: string): id is Star => (STARS as readonly string[]).includes(id);

/** Pieces that are drawn the same wherever they are. */
const PIECES: Readonly<Record<string, { readonly scale: number; readonly drawing: VNode }>> = {
  proto: { scale: 5, drawing: <ProtoPiece /> },
  stable: { scale: 5, drawing: <StablePiece /> },
  advanced: { scale: 4.4, drawing: <AdvancedPiece points={null} first={false} /> },
  chamber: { scale: 4.2, drawing: <CrystalPiece /> },
  crystal: { scale: 4.2, drawing: <CrystalPiece /> },
  supernova: { scale: 1, drawing: <TrackMark track="supernova" /> },
  dna: { scale: 1, drawing: <TrackMark track="dna" /> },
  graviton: { scale: 1, drawing: <TrackMark track="graviton" /> },
  dark: { scale: 1, drawing: <DarkMarble /> },
};

/** The drawing of a piece, by its id or a reference such as "power/quasar". */
export function icon(ref: string): VNode {
  const id = ref.split("@")[0]!.split("/").at(-1)!;
  if (isStar(id)) return <StarIcon kind={id} />;
  if (isEnergy(id)) return <Icon>{<EnergyMark energy={id} />}</Icon>;
  const piece = PIECES[id];
  if (piece !== undefined) return <Icon scale={piece.scale}>{piece.drawing}</Icon>;
  if (ref.startsWith("seat/")) return <SeatMark seat={Number(id)} />;
  if (/^(power|drawn)\//.test(ref)) return <Icon>{<PowerMark card={id} />}</Icon>;
  if (ref.startsWith("goal/")) return <Icon>{<GoalMark />}</Icon>;
  if (/^[123]-\d\d$/.test(id)) return <Icon>{<NebulaMark size={Number(id[0])} />}</Icon>;
  if (/^N\d+$/.test(id)) return <Icon>{<NebulaMark size={0} />}</Icon>;
  if (/^S\d+$/.test(id))
    return <Icon>{<polygon class="space-icon" points={rays(4, 1, 0.4)} />}</Icon>;
  if (/^L\d+$/.test(id)) return <Icon>{<circle class="space-icon" r=".6" />}</Icon>;
  return <Icon>{<CardMark />}</Icon>;
}

/** The picture of a power, as small as a line of text. */
function PowerMark({ card }: { card: string }): VNode {
  const address = pictureOf(`power/${card}`).value;
  if (address === null) return <CardMark />;
  return (
    <g class="power-mark">
      <image href={address} x="-1.1" y="-.75" width="2.2" height="1.5" />
      <rect x="-1.05" y="-.7" width="2.1" height="1.4" rx=".2" />
    </g>
  );
}

function GoalMark(): VNode {
  return (
    <g class="line-icon goal-icon">
      <circle r=".85" />
      <circle r=".4" />
      <path d="M0,-1 V-.6 M0,.6 V1 M-1,0 H-.6 M.6,0 H1" />
    </g>
  );
}
