/** A tile on the chart: its cloud, the sockets of the stars it asks for, the medal it becomes. */
import type { VNode } from "preact";
import type { LackFacts, NebulaView } from "../../gen/cosmos";
import { Chisel } from "./Chart";
import { STARS, type Star, type Tile } from "./content";
import { AdvancedPiece, Cloud, EmptySocket, StarMark } from "./pieces";
import { hexagon, needles, rays, round, socketAt } from "./shapes";
import "./Nebula.css";

export function needsOf(needs: Tile["needs"]): readonly Star[] {
  return STARS.flatMap((star) => Array.from({ length: needs[star] ?? 0 }, () => star));
}

interface TileProps {
  readonly tile: Tile;
  readonly nebula: NebulaView;
  /** What an open one lacks. */
  readonly lack: LackFacts | undefined;
  /** How many of its tokens are of the first group. */
  readonly first: number;
  readonly isCompact: boolean;
}

export function NebulaTile({ tile, nebula, lack, first, isCompact }: TileProps): VNode {
  const stars = needsOf(tile.needs);
  return (
    <g aria-hidden="true">
      <Cloud stars={stars} tile={tile.id} isLit={nebula.complete} />
      <Chisel />
      {nebula.complete ? (
        <Complete tile={tile} nebula={nebula} first={first} isCompact={isCompact} />
      ) : (
        <>
          {lack?.number === 0 && <Ready />}
          {!isCompact && lack !== undefined && <Sockets stars={stars} lack={lack} />}
          <Points tile={tile} isReady={lack?.number === 0} scale={isCompact ? 1.7 : 1} />
        </>
      )}
    </g>
  );
}

/** All its stars are there: it can be completed. */
function Ready(): VNode {
  return (
    <>
      <polygon class="ready-glow" points={hexagon(0.87)} />
      <polygon class="ready-edge" points={hexagon(0.86)} />
    </>
  );
}

function Points({ tile, isReady, scale }: { tile: Tile; isReady: boolean; scale: number }): VNode {
  return (
    <g class={isReady ? "worth-plate ready" : "worth-plate"} transform={`scale(${scale})`}>
      <circle r="0.24" />
      <text class="points" y="0.075" font-size="0.33">
        {tile.points}
      </text>
      <Pips size={tile.size} y={0.165} />
    </g>
  );
}

/** The size of a tile in diamonds. */
export function Pips({ size, y }: { size: number; y: number }): VNode {
  const places = Array.from({ length: size }, (_, place) => round((place - (size - 1) / 2) * 0.1));
  return (
    <g class="pips">
      {places.map((x) => (
        <path key={x} d={`M${x},${round(y - 0.042)}l.036,.042l-.036,.042l-.036,-.042Z`} />
      ))}
    </g>
  );
}

interface CompleteProps {
  readonly tile: Tile;
  readonly nebula: NebulaView;
  readonly first: number;
  readonly isCompact: boolean;
}

const GLARE = needles(6, 0.84, 0.03, 1 / 12);

function Complete({ tile, nebula, first, isCompact }: CompleteProps): VNode {
  const lives = nebula.advanced.length;
  const medal = lives === 0 ? { y: 0, scale: isCompact ? 1.55 : 1 } : { y: -0.36, scale: 0.8 };
  return (
    <g class="done">
      <polygon class="flame-glow" points={hexagon(0.86)} />
      <polygon class="flame" points={hexagon(0.885)} />
      <circle class="heart" r="0.6" fill="url(#cosmos-done)" />
      <path class="glare" d={GLARE} />
      {!(isCompact && lives > 0) && (
        <g class="points-medal" transform={`translate(0 ${medal.y}) scale(${medal.scale})`}>
          <circle r="0.3" fill="url(#cosmos-brass) #b58f4e" />
          <circle class="face" r="0.262" />
          <text class="points" y="0.08" font-size="0.34">
            {tile.points}
          </text>
          <Pips size={tile.size} y={0.175} />
        </g>
      )}
      {nebula.advanced.map((value, place) => (
        <g key={place} transform={tokenPlace(place, lives, isCompact)}>
          <AdvancedPiece points={isCompact ? null : value} first={place < first} />
        </g>
      ))}
    </g>
  );
}

function tokenPlace(place: number, count: number, isCompact: boolean): string {
  const x = round((place - (count - 1) / 2) * 0.54);
  if (isCompact) return `translate(${x * 1.5} 0) scale(${count > 1 ? 1.6 : 2.2})`;
  return `translate(${x} .22) scale(${count > 1 ? 1.2 : 1.45})`;
}

interface SocketsProps {
  readonly stars: readonly Star[];
  readonly lack: LackFacts;
}

const NOVA_RING = rays(10, 0.215, 0.165);

/** What the tile asks for: a star in the socket where one stands around, an empty socket where it
 * is missing, a burst where a supernova stands for it. */
function Sockets({ stars, lack }: SocketsProps): VNode {
  const { missing, number } = lack;
  const gaps = Object.values(missing).reduce((all, count) => all + count, 0);
  let novas = gaps - number;
  return (
    <g class="sockets">
      {stars.map((star, place) => {
        const { x, y } = socketAt(place, stars.length);
        const left = stars.slice(place).filter((other) => other === star).length;
        const isMissing = left <= (missing[star] ?? 0);
        const byNova = isMissing && novas > 0;
        if (byNova) novas -= 1;
        return (
          <g key={place} transform={`translate(${x} ${y})`}>
            {byNova && <polygon class="nova-ring" points={NOVA_RING} />}
            {isMissing && !byNova ? <EmptySocket kind={star} /> : <StarMark kind={star} />}
          </g>
        );
      })}
    </g>
  );
}

/** A tile off the board: its cloud, its points, the stars it asks for. */
export function TileIcon({ tile }: { tile: Tile }): VNode {
  const stars = needsOf(tile.needs);
  return (
    <svg class="tile-icon" viewBox="-0.95 -1.02 1.9 2.04" aria-hidden="true">
      <polygon class="tile-ground" points={hexagon(1)} />
      <Cloud stars={stars} tile={tile.id} />
      <polygon class="tile-edge" points={hexagon(0.97)} />
      {stars.map((star, place) => {
        const { x, y } = socketAt(place, stars.length);
        return (
          <g key={place} transform={`translate(${x * 1.22} ${y * 1.22}) scale(1.25)`}>
            <StarMark kind={star} />
          </g>
        );
      })}
      <Points tile={tile} isReady={false} scale={1.15} />
    </svg>
  );
}
