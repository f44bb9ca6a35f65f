/** The emblem of Crafting the Cosmos: a part of the chart, with the pieces of the table. */
import type { VNode } from "preact";
import type { Sector, Star } from "./content";
import { Defs } from "./defs";
import { AdvancedPiece, Painted, StablePiece, StarPiece, SupernovaPiece } from "./pieces";
import { hexagon } from "./shapes";
import { SectorMark } from "./signs";
import "./cosmos.css";
import "./Nebula.css";
import "./emblem.css";

const WIDE = Math.sqrt(3);

interface Place {
  readonly x: number;
  readonly y: number;
  /** What lies there; an empty well shows the mark of its sector. */
  readonly cloud?: string;
  readonly points?: number;
  readonly sector?: Sector;
}

const PLACES: readonly Place[] = [
  { x: -WIDE, y: -1.5, cloud: "cloud/He-O-C/3.2/lit", points: 5 },
  { x: 0, y: -1.5, cloud: "cloud/H-O-C-He/5.1/lit", points: 6 },
  { x: WIDE, y: -1.5, sector: "psi" },
  { x: -WIDE * 1.5, y: 0, sector: "phi" },
  { x: -WIDE / 2, y: 0, cloud: "cloud/O-C-He-H/4.3/lit" },
  { x: WIDE / 2, y: 0, cloud: "cloud/C-He-H/6.6/lit", points: 7 },
  { x: WIDE * 1.5, y: 0, cloud: "cloud/O-H-He/7.4/" },
];

const STARS: readonly (readonly [Star, number, number])[] = [
  ["C", -WIDE / 2, -2],
  ["O", -WIDE / 2, -1],
  ["He", WIDE / 2, -1],
  ["H", -WIDE, -0.5],
  ["He", 0, 0.5],
];
const LIFE: readonly (readonly [number, number])[] = [
  [0, 0],
  [-WIDE / 4, -0.75],
];
const DIMPLES: readonly (readonly [number, number])[] = [
  [-WIDE * 1.5, -2],
  [-WIDE * 1.5, -1],
  [0, -2.5],
  [-WIDE, -2.5],
  [WIDE, -2.5],
  [WIDE * 1.5, -1],
  [0, -0.5],
  [-WIDE * 2, -0.5],
  [-WIDE, 0.5],
  [WIDE, 0.5],
];

const RADIUS = 4.06;

export function Emblem(): VNode {
  return (
    <g class="cosmos cosmos-emblem" transform="translate(100 81) scale(29)">
      <Defs />
      <circle class="dish" cy="1" r={RADIUS} />
      <g transform="translate(0 1)">
        <Painted name="dish" size={RADIUS} />
      </g>
      <circle class="rim" cy="1" r={RADIUS + 0.09} stroke="url(#cosmos-brass)" />
      {PLACES.map((place) => (
        <Well key={`${place.x}/${place.y}`} place={place} />
      ))}
      {DIMPLES.map(([x, y]) => (
        <circle key={`${x}/${y}`} class="dimple" cx={x} cy={y} r="0.15" />
      ))}
      <Pieces />
    </g>
  );
}

function Well({ place }: { place: Place }): VNode {
  const { x, y, cloud, points, sector } = place;
  return (
    <g class={sector && `sector-${sector}`} transform={`translate(${x} ${y})`}>
      <polygon class="well" points={hexagon(0.94)} />
      {cloud !== undefined && <Painted name={cloud} size={1.12} />}
      <polygon class={cloud === undefined ? "edge free" : "edge"} points={hexagon(0.94)} />
      {sector !== undefined && (
        <g class="engraved" transform="scale(.34)">
          <SectorMark sector={sector} />
        </g>
      )}
      {points !== undefined && (
        <g class="points-medal">
          <circle r="0.34" fill="url(#cosmos-brass) #b58f4e" />
          <circle class="face" r="0.3" />
          <text class="points" y="0.14" font-size="0.4">
            {points}
          </text>
        </g>
      )}
    </g>
  );
}

function Pieces(): VNode {
  return (
    <>
      {LIFE.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(1.1)`}>
          <StablePiece />
        </g>
      ))}
      <g transform={`translate(${-WIDE / 2} 0) scale(1.7)`}>
        <AdvancedPiece points={null} first />
      </g>
      {STARS.map(([kind, x, y]) => (
        <g key={`${x}/${y}`} transform={`translate(${x} ${y}) scale(1.1)`}>
          <StarPiece kind={kind} />
        </g>
      ))}
      <g transform={`translate(${WIDE} -.5) scale(1.1)`}>
        <SupernovaPiece kind="O" />
      </g>
    </>
  );
}
