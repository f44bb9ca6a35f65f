/** The chart without pieces: dark glass in a brass rim, engraved circles, the wells of the nebulae
 * and the borders of the sectors. */
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { pictureOf } from "./art/gallery";
import type { Board, NebulaSpace, Sector, Side } from "./content";
import { at, hexagon, polar } from "./shapes";
import { SectorMark } from "./signs";
import "./Chart.css";

/** The dish lies a little below the middle of the coordinates. */
export const MIDDLE = 0.25;
const RADIUS = 4.06;
const WELL = hexagon(0.9);

interface ChartProps {
  readonly board: Board;
  /** The names of the sectors, engraved along the rim. */
  readonly names: Readonly<Record<Sector, string>>;
  /** From afar the engraving would only be noise. */
  readonly isPlain: boolean;
}

export function Chart({ board, names, isPlain }: ChartProps): VNode {
  return useMemo(
    () => (
      <g class="chart" aria-hidden="true">
        <Dish isPlain={isPlain} names={names} />
        <Borders sides={board.sides} board={board} />
        {board.spaces.map((space) => (
          <Well key={space.id} board={board} space={space} />
        ))}
      </g>
    ),
    [board, isPlain, ...Object.values(names)],
  );
}

/** Ticks around the rim, longer every fifth and fifteenth. */
const TICKS = Array.from({ length: 180 }, (_, tick) => {
  const length = tick % 15 === 0 ? 0.17 : tick % 5 === 0 ? 0.12 : 0.075;
  return `M${at(RADIUS - 0.02, tick / 180)}L${at(RADIUS - length, tick / 180)}`;
}).join("");

const SPOKES = Array.from(
  { length: 12 },
  (_, spoke) => `M${at(0.5, spoke / 12)}L${at(RADIUS - 0.2, spoke / 12)}`,
).join("");

/** Faint stars of the sky, the same on every screen. */
const DUST = Array.from({ length: 130 }, (_, grain) => {
  const distance = Math.sqrt(((grain * 2654435761) % 1009) / 1009) * (RADIUS - 0.25);
  const bright = (((grain * 7919) % 97) / 97) ** 4;
  return { ...polar(distance, grain * 0.618034), r: 0.008 + bright * 0.016, bright };
});

function Dish({ isPlain, names }: Pick<ChartProps, "isPlain" | "names">): VNode {
  const address = pictureOf("dish").value;
  return (
    <g transform={`translate(0 ${MIDDLE})`}>
      <circle class="rim-shadow" r={RADIUS + 0.2} />
      <circle class="rim" r={RADIUS + 0.09} stroke="url(#cosmos-brass)" />
      <circle class="glass" r={RADIUS} fill="url(#cosmos-dish) #0a0f24" />
      {address !== null && (
        <image
          class="dish-picture"
          href={address}
          x={-RADIUS}
          y={-RADIUS}
          width={RADIUS * 2}
          height={RADIUS * 2}
        />
      )}
      <circle class="shade" r={RADIUS} fill="url(#cosmos-edge) none" />
      <circle class="groove" r={RADIUS + 0.045} />
      {!isPlain && <Engraving />}
      {!isPlain && <SectorNames names={names} />}
    </g>
  );
}

/** Where the name of a sector is engraved, in turns from above; below the middle it reads the other
 * way round. */
const ARCS: readonly (readonly [Sector, number])[] = [
  ["delta", 0.85],
  ["psi", 0.172],
  ["phi", 0.617],
];
const REACH = 0.06;

function SectorNames({ names }: Pick<ChartProps, "names">): VNode {
  return (
    <>
      {ARCS.map(([sector, turn]) => {
        const isBelow = turn > 0.25 && turn < 0.75;
        const radius = RADIUS - (isBelow ? 0.36 : 0.5);
        const [start, end] = isBelow ? [turn + REACH, turn - REACH] : [turn - REACH, turn + REACH];
        const path = `cosmos-arc-${sector}`;
        const arc = `M${at(radius, start)}A${radius},${radius} 0 0 ${isBelow ? 0 : 1} ${at(radius, end)}`;
        return (
          <g key={sector} class={`sector-name sector-${sector}`}>
            <path id={path} d={arc} />
            <text>
              <textPath href={`#${path}`} startOffset="50%">
                {names[sector]}
              </textPath>
            </text>
          </g>
        );
      })}
    </>
  );
}

function Engraving(): VNode {
  return (
    <>
      <g class="atlas">
        {[1.16, 2.32, 3.48, RADIUS - 0.2].map((r) => (
          <circle key={r} r={r} />
        ))}
        <path d={SPOKES} />
        <ellipse rx="3.7" ry="1.9" transform="rotate(-24)" />
        <ellipse rx="3.7" ry="1.9" transform="rotate(36)" />
      </g>
      <g class="dust">
        {DUST.map(({ x, y, r, bright }, grain) => (
          <circle key={grain} cx={x} cy={y} r={r} opacity={0.3 + bright * 0.6} />
        ))}
      </g>
      <path class="ticks" d={TICKS} />
    </>
  );
}

function Borders({ sides, board }: { sides: readonly Side[]; board: Board }): VNode {
  const path = (of: readonly Side[]): string =>
    of
      .map(({ ends: [start, end] }) => {
        const [one, other] = [board.at[start]!, board.at[end]!];
        return `M${one.x},${one.y}L${other.x},${other.y}`;
      })
      .join("");
  const between = path(sides.filter((side) => side.isBorder));
  return (
    <>
      <path class="web" d={path(sides)} />
      <path class="border shadow" d={between} />
      <path class="border metal" d={between} />
      <path class="border" d={between} />
    </>
  );
}

/** A hexagon cut into the glass: shadow on the upper left, light on the lower right. */
function Well({ board, space }: { board: Board; space: NebulaSpace }): VNode {
  const { x, y } = board.at[space.id]!;
  return (
    <g class={`well sector-${space.sector}`} transform={`translate(${x} ${y})`}>
      <polygon points={WELL} fill={`url(#cosmos-pit-${space.sector}) none`} />
      <Chisel />
    </g>
  );
}

/** The edge of a well, repeated over the cloud that fills it. */
export function Chisel(): VNode {
  return (
    <>
      <polygon class="chisel-light" points={WELL} transform="translate(.012 .016)" />
      <polygon class="chisel-dark" points={WELL} transform="translate(-.008 -.012)" />
    </>
  );
}

/** What is engraved in an empty well: the letter of its sector, and its own name. */
export function EmptyWell({ space, isPlain }: { space: NebulaSpace; isPlain: boolean }): VNode {
  const { sector } = space;
  return (
    <g class={`empty-well sector-${sector}`} aria-hidden="true">
      <g class="glyph" transform={isPlain ? "scale(.36)" : "translate(0 -.06) scale(.3)"}>
        <g class="cut" transform="translate(-.04 -.05)">
          <SectorMark sector={sector} />
        </g>
        <SectorMark sector={sector} />
      </g>
      {!isPlain && (
        <text class="id" y="0.56" font-size="0.19">
          {space.id}
        </text>
      )}
    </g>
  );
}
