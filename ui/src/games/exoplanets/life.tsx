/** Life: the sign of a player, cubes and cylinders in the player's colour, the crown of a species. */
import type { VNode } from "preact";
import type { PlanetView } from "../../gen/exoplanets";
import { RADIUS } from "./layout";
import "./life.css";

export const letterOf = (seat: number): string => String.fromCharCode(65 + seat);

const SHAPES: readonly string[] = [
  "M0,-10 A10,10 0 1 1 -.01,-10 Z",
  "M0,-11.2 9.7,-5.6 9.7,5.6 0,11.2 -9.7,5.6 -9.7,-5.6 Z",
  "M0,-12.2 Q5,-7 11.8,8.6 Q0,12.2 -11.8,8.6 Q-5,-7 0,-12.2 Z",
  "M-7,-9.5 H7 Q9.5,-9.5 9.5,-7 V7 Q9.5,9.5 7,9.5 H-7 Q-9.5,9.5 -9.5,7 V-7 Q-9.5,-9.5 -7,-9.5 Z",
];

/** The shape of a player with the letter: nobody is told apart by colour alone. */
export function Crest({ seat }: { seat: number }): VNode {
  return (
    <g class="exo-crest" data-seat={seat}>
      <path class="shape" d={SHAPES[seat % SHAPES.length]} />
      <text class="letter" y={seat % SHAPES.length === 2 ? 6.6 : 4.6}>
        {letterOf(seat)}
      </text>
    </g>
  );
}

/** A cube of life, 12 units wide. */
export function Cube({ seat }: { seat: number }): VNode {
  return (
    <g class="exo-cube" data-seat={seat}>
      <path class="top" d="M0,-7 6,-3.6 0,-.3 -6,-3.6 Z" />
      <path class="left" d="M-6,-3.6 0,-.3 V7.3 L-6,4 Z" />
      <path class="right" d="M6,-3.6 0,-.3 V7.3 L6,4 Z" />
    </g>
  );
}

/** The cylinder of a species, 14 units wide. */
export function Cylinder({ seat }: { seat: number }): VNode {
  return (
    <g class="exo-cube" data-seat={seat}>
      <path class="left" d="M-6.6,-5.4 V5 A6.6,3 0 0 0 6.6,5 V-5.4 Z" />
      <path class="right" d="M0,-5.4 V8 A6.6,3 0 0 0 6.6,5 V-5.4 Z" />
      <ellipse class="top" cy="-5.4" rx="6.6" ry="3" />
    </g>
  );
}

const CROWN = "M-14,8 L-16,-7 L-8,0 L0,-12 L8,0 L16,-7 L14,8 Z";

/** Without a seat it is gold. */
export function Crown({ seat }: { seat?: number }): VNode {
  return (
    <g class="exo-crown" data-seat={seat}>
      <path class="body" d={CROWN} />
      <path class="band" d="M-14,8 H14 V11.5 H-14 Z" />
      <circle class="pearl" cy="-13" r="2.4" />
      <circle class="pearl" cx="-16.4" cy="-8" r="2" />
      <circle class="pearl" cx="16.4" cy="-8" r="2" />
      {seat !== undefined && (
        <text class="letter" y="6.8">
          {letterOf(seat)}
        </text>
      )}
    </g>
  );
}

interface Pill {
  readonly seat: number;
  readonly pieces: number;
  readonly isSpecies: boolean;
  readonly width: number;
}

const PIECE = 10.5;

function pillsOf(seen: PlanetView): readonly Pill[] {
  if (seen.species !== null) {
    return [{ seat: seen.species, pieces: 1, isSpecies: true, width: 41 }];
  }
  return seen.cubes.flatMap((pieces, seat) =>
    pieces > 0 ? [{ seat, pieces, isSpecies: false, width: 25 + pieces * PIECE }] : [],
  );
}

/** The pills side by side, on as many lines as there is room. */
function linesOf(pills: readonly Pill[]): readonly (readonly Pill[])[] {
  const lines: Pill[][] = [];
  let room = 0;
  for (const pill of pills) {
    if (lines.length === 0 || room < pill.width) {
      lines.push([]);
      room = 2 * RADIUS + 16;
    }
    lines.at(-1)!.push(pill);
    room -= pill.width + 3;
  }
  return lines;
}

const PILL = 20;

/** Whose life there is on a planet, below it. */
export function Life({ seen }: { seen: PlanetView }): VNode {
  return (
    <g class="exo-life">
      {linesOf(pillsOf(seen)).map((line, row) => {
        const width = line.reduce((sum, pill) => sum + pill.width + 3, -3);
        let left = -width / 2;
        return line.map((pill) => {
          const at = left;
          left += pill.width + 3;
          return (
            <g key={pill.seat} transform={`translate(${at} ${row * (PILL + 1)})`}>
              <PillOf pill={pill} />
            </g>
          );
        });
      })}
    </g>
  );
}

function PillOf({ pill }: { pill: Pill }): VNode {
  const { seat, pieces, isSpecies, width } = pill;
  return (
    <>
      <rect class="exo-chip-back" width={width} height={PILL} rx={PILL / 2} />
      <g transform="translate(11 10) scale(0.9)">
        <Crest seat={seat} />
      </g>
      {isSpecies && (
        <g transform="translate(30 10)">
          <Cylinder seat={seat} />
        </g>
      )}
      {!isSpecies &&
        Array.from({ length: pieces }, (_, place) => (
          <g key={place} transform={`translate(${26.5 + place * PIECE} 10) scale(0.86)`}>
            <Cube seat={seat} />
          </g>
        ))}
    </>
  );
}
