/** The emblem of Crafting the Cosmos: a part of the chart, with the pieces of the table. */
import type { VNode } from "preact";
import type { Star } from "./content";
import { Defs } from "./defs";
import { AdvancedPiece, Painted, StablePiece, StarPiece, SupernovaPiece } from "./pieces";
import { hexagon } from "./shapes";
import "./cosmos.css";
import "./emblem.css";

const WIDE = Math.sqrt(3);

interface Tile {
  readonly x: number;
  readonly y: number;
  readonly cloud: string;
}

const TILES: readonly Tile[] = [
  { x: -WIDE, y: -1.5, cloud: "cloud/H-C/3.2/lit" },
  { x: 0, y: -1.5, cloud: "cloud/He-O-H/5.1/lit" },
  { x: WIDE, y: -1.5, cloud: "cloud/O-H/7.4/" },
  { x: -WIDE * 1.5, y: 0, cloud: "cloud/O-He/2.7/" },
  { x: -WIDE / 2, y: 0, cloud: "cloud/O-C-He/4.3/lit" },
  { x: WIDE / 2, y: 0, cloud: "cloud/C-He/6.6/lit" },
];

const STARS: readonly (readonly [Star, number, number])[] = [
  ["C", -WIDE / 2, -2],
  ["O", -WIDE / 2, -1],
  ["He", WIDE / 2, -1],
  ["H", -WIDE, -0.5],
  ["He", 0, 0.5],
];

const RADIUS = 4.06;

export function Emblem(): VNode {
  return (
    <g class="cosmos cosmos-emblem" transform="translate(100 84) scale(25)">
      <Defs />
      <circle class="dish" cy="1" r={RADIUS} />
      <g transform="translate(0 1)">
        <Painted name="dish" size={RADIUS} />
      </g>
      <circle class="rim" cy="1" r={RADIUS + 0.09} stroke="url(#cosmos-brass)" />
      {TILES.map(({ x, y, cloud }) => (
        <g key={cloud} transform={`translate(${x} ${y})`}>
          <polygon class="well" points={hexagon(0.94)} />
          <Painted name={cloud} size={1.12} />
          <polygon class="edge" points={hexagon(0.94)} />
        </g>
      ))}
      <Pieces />
    </g>
  );
}

function Pieces(): VNode {
  return (
    <>
      <g transform={`translate(${WIDE * 1.5} -2)`}>
        <SupernovaPiece kind="H" />
      </g>
      {STARS.map(([kind, x, y]) => (
        <g key={`${x}/${y}`} transform={`translate(${x} ${y})`}>
          <StarPiece kind={kind} />
        </g>
      ))}
      <g transform={`translate(0 -.5) scale(1.1)`}>
        <StablePiece />
      </g>
      <g transform={`translate(${-WIDE / 2} 0.05) scale(1.15)`}>
        <AdvancedPiece points={6} first />
      </g>
    </>
  );
}
