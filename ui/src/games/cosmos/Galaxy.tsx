/** A galaxy: twelve nebula spaces, the stars at their corners, the life on their sides, with the
 * time chamber and the resource tracks in the corners of the sky. */

import type { VNode } from "preact";
import type { GalaxyFacts, GalaxyView, LackFacts, NebulaView } from "../../gen/cosmos";
import type { GameEvent } from "../../kit/game";
import type { Attributes } from "../../kit/picture";
import { type Board, type NebulaSpace, type Point, type Side, STARS, type Star } from "./content";
import { asThing, type CosmosPicture, usePicture, withTip } from "./context";
import { Chamber, Tracks } from "./Instruments";
import {
  AdvancedPiece,
  Cloud,
  hexagon,
  ProtoPiece,
  rays,
  StablePiece,
  StarMark,
  StarPiece,
  SupernovaPiece,
  socketAt,
} from "./pieces";
import { nebulaText, pieceText } from "./words";

const LARGE = "-4.6 -3.46 9.2 7.5";
const SMALL = "-3.85 -3.42 7.7 7.34";
const BARE = "-3.95 -3.45 7.9 7.4";
const INSTRUMENTS = "-4.7 0.32 4.9 3.66";

/** Faint stars of the sky, the same on every screen. */
const DUST: readonly (Point & { r: number })[] = Array.from({ length: 110 }, (_, n) => ({
  x: (((n * 2654435761) % 1000) / 1000) * 9.2 - 4.6,
  y: (((n * 40503 + 77) % 997) / 997) * 7.5 - 3.46,
  r: 0.008 + ((n * 7919) % 11) / 700,
}));

interface Drawn {
  readonly picture: CosmosPicture;
  readonly board: Board;
  readonly galaxy: GalaxyView;
  readonly facts: GalaxyFacts;
  readonly owner: number;
  readonly isOwn: boolean;
  readonly compact: boolean;
  readonly news: ReadonlyMap<string, News>;
}

interface News {
  readonly kind: string;
  readonly from: string | null;
}

/** large: with its instruments in the corners. bare: without. compact: small, nothing to pick. */
export type Manner = "large" | "bare" | "compact";

const VIEW_BOXES: Readonly<Record<Manner, string>> = { large: LARGE, bare: BARE, compact: SMALL };

interface GalaxyProps {
  readonly picture: CosmosPicture;
  readonly owner: number;
  readonly manner: Manner;
}

export function Galaxy({ picture, owner, manner }: GalaxyProps): VNode {
  const { board, props } = picture;
  const compact = manner === "compact";
  const isOwn = owner === picture.seat && !compact;
  const drawn: Drawn = {
    picture,
    board,
    galaxy: props.view.galaxies[owner]!,
    facts: props.facts.galaxies[owner]!,
    owner,
    isOwn,
    compact,
    news: newsOf(props.events, owner),
  };
  return (
    <svg
      class={`galaxy ${manner}`}
      viewBox={VIEW_BOXES[manner]}
      {...nameAttributes(picture, owner, compact)}
    >
      <rect class="sky" x="-4.6" y="-3.46" width="9.2" height="7.5" rx="0.25" />
      {!compact && <Backdrop />}
      <Web drawn={drawn} />
      {board.spaces.map((space) => (
        <Nebula key={space.id} drawn={drawn} space={space} />
      ))}
      {board.sides.map((side) => (
        <Life key={side.id} drawn={drawn} side={side} />
      ))}
      {board.corners.map((corner) => (
        <Corner key={corner.id} drawn={drawn} id={corner.id} />
      ))}
      {isOwn && <Landings />}
      {manner === "large" && <Chamber owner={owner} />}
      {manner === "large" && <Tracks owner={owner} />}
    </svg>
  );
}

/** The time chamber and the tracks by themselves, for a narrow screen. */
export function Instruments({ owner }: { owner: number }): VNode {
  return (
    <svg class="galaxy instruments" viewBox={INSTRUMENTS}>
      <Chamber owner={owner} />
      <g transform="translate(-4.4 -1.15)">
        <Tracks owner={owner} />
      </g>
    </svg>
  );
}

function nameAttributes(picture: CosmosPicture, owner: number, compact: boolean): Attributes {
  const { t, names } = picture.props;
  if (compact) return { "aria-hidden": "true" };
  return { role: "group", "aria-label": t("title-galaxy", { name: names[owner] ?? "" }) };
}

const SIGNS = [
  { sector: "delta", x: -3.38, y: -1.62 },
  { sector: "psi", x: 3.42, y: 1.45 },
  { sector: "phi", x: -2.6, y: 2.72 },
] as const;

/** Faint stars, and the letters of the sectors beside them. */
function Backdrop(): VNode {
  return (
    <g aria-hidden="true">
      {DUST.map((dot, place) => (
        <circle key={place} class="dust" cx={dot.x} cy={dot.y} r={dot.r} />
      ))}
      {SIGNS.map(({ sector, x, y }) => (
        <text key={sector} class={`letter-of-sector sector-${sector}`} x={x} y={y} font-size="0.62">
          {SECTOR_LETTERS[sector]}
        </text>
      ))}
    </g>
  );
}

/** Where the piece pointed at could go, jumps included. */
function Landings(): VNode {
  const { pointed, pick, props, board } = usePicture();
  const thing = pointed.value;
  const isPiece = thing !== null && /^[SLN]\d/.test(thing) && pick.chosen.length === 0;
  const moves = isPiece
    ? props.legal.filter(
        (text) => text.startsWith(`move ${thing} `) || text.startsWith(`carry ${thing} `),
      )
    : [];
  return (
    <g class="landings" aria-hidden="true">
      {moves.map((text) => {
        const end = text.split(" ")[2]!;
        const { x, y } = board.at[end]!;
        return <circle key={end} data-landing={end} cx={x} cy={y} r={LANDING[end[0]!]} />;
      })}
    </g>
  );
}

const LANDING: Readonly<Record<string, number>> = { S: 0.33, L: 0.215, N: 0.76 };

function newsOf(events: readonly GameEvent[], owner: number): ReadonlyMap<string, News> {
  const news = new Map<string, News>();
  for (const event of events) {
    if (event.seat !== owner) continue;
    const space = event.space ?? event.end;
    if (typeof space !== "string") continue;
    const from = typeof event.start === "string" ? event.start : null;
    news.set(space, { kind: event.event, from });
  }
  return news;
}

/** The attributes of a space or piece: pickable on the own galaxy, explained on every other. */
function attributes(drawn: Drawn, id: string, what: string, why = ""): Attributes {
  const { picture, owner } = drawn;
  if (drawn.isOwn) {
    const given = asThing(picture, id, what, why);
    const flash = picture.props.highlight.value.has(`${id}@${owner}`) ? "yes" : given["data-flash"];
    return { ...given, "data-flash": flash };
  }
  const flash = picture.props.highlight.value.has(`${id}@${owner}`);
  if (drawn.compact) return { "data-flash": flash ? "yes" : undefined };
  return {
    "data-flash": flash ? "yes" : undefined,
    ...withTip(picture, `${id}@${owner}`, () => what),
  };
}

/** A piece that just came moves in from where it was, or grows. */
function Piece({ drawn, id, children }: { drawn: Drawn; id: string; children: VNode }): VNode {
  const news = drawn.news.get(id);
  // From afar pieces are drawn larger than their places, so that they can still be told apart.
  const size = drawn.compact && !id.startsWith("N") ? "scale(1.45)" : undefined;
  if (news === undefined || drawn.picture.props.pace === "off") {
    return (
      <g class="piece" transform={size}>
        {children}
      </g>
    );
  }
  const at = drawn.board.at[id]!;
  const from = news.from === null ? null : (drawn.board.at[news.from] ?? null);
  const style =
    from === null ? {} : { "--from-x": `${from.x - at.x}px`, "--from-y": `${from.y - at.y}px` };
  return (
    <g key={`${id} ${news.kind}`} class={`piece news ${news.kind}`} style={style}>
      <g transform={size}>{children}</g>
    </g>
  );
}

/** The sides of the hexes, the borders of the sectors dashed. */
function Web({ drawn }: { drawn: Drawn }): VNode {
  const { board } = drawn;
  return (
    <g class="web">
      {board.spaces.map((space) => {
        const at = board.at[space.id]!;
        return (
          <polygon
            key={space.id}
            class={`field sector-${space.sector}`}
            points={hexagon(0.985)}
            transform={`translate(${at.x} ${at.y})`}
          />
        );
      })}
      {board.sides.map((side) => {
        const [start, end] = [board.at[side.ends[0]]!, board.at[side.ends[1]]!];
        const kind = side.isBorder ? "border" : "edge";
        return <line key={side.id} class={kind} x1={start.x} y1={start.y} x2={end.x} y2={end.y} />;
      })}
    </g>
  );
}

const SECTOR_LETTERS = { delta: "Δ", psi: "Ψ", phi: "Φ" } as const;

function Nebula({ drawn, space }: { drawn: Drawn; space: NebulaSpace }): VNode {
  const { board, galaxy, picture, compact } = drawn;
  const at = board.at[space.id]!;
  const nebula = galaxy.nebulae[space.id];
  const lack = drawn.facts.lacking[space.id];
  const what = compact ? "" : nebulaText(picture.props.t, board, galaxy, lack, space.id);
  return (
    <g class={`space nebula ${stateOf(nebula, lack)}`} transform={`translate(${at.x} ${at.y})`}>
      <g class="art" aria-hidden="true">
        {nebula === undefined ? (
          <FreeNebula space={space} compact={compact} />
        ) : (
          <Piece drawn={drawn} id={space.id}>
            <Tile drawn={drawn} space={space} nebula={nebula} />
          </Piece>
        )}
      </g>
      <g {...attributes(drawn, space.id, what, whyNebula(drawn, space))}>
        <polygon class="area" points={hexagon(0.8)} />
        <polygon class="mark" points={hexagon(0.76)} />
      </g>
    </g>
  );
}

function stateOf(nebula: NebulaView | undefined, lack: LackFacts | undefined): string {
  if (nebula === undefined) return "free";
  if (nebula.complete) return "complete";
  return lack?.number === 0 ? "ready" : "open";
}

/** What a completed nebula still needs for advanced life. */
function whyNebula({ facts, picture }: Drawn, space: NebulaSpace): string {
  const count = facts.empty_sides[space.id];
  return count === undefined ? "" : picture.props.t("why-advance", { count });
}

function FreeNebula({ space, compact }: { space: NebulaSpace; compact: boolean }): VNode {
  return (
    <g class={`free-space sector-${space.sector}`} aria-hidden="true">
      <text class="sector" y="0.2" font-size="0.62">
        {SECTOR_LETTERS[space.sector]}
      </text>
      {!compact && (
        <text class="id" y="0.48" font-size="0.17">
          {space.id}
        </text>
      )}
    </g>
  );
}

interface TileProps {
  readonly drawn: Drawn;
  readonly space: NebulaSpace;
  readonly nebula: NebulaView;
}

function Tile({ drawn, space, nebula }: TileProps): VNode {
  const { compact } = drawn;
  const tile = drawn.board.tile[nebula.tile]!;
  const stars = needsOf(tile.needs);
  const turn = (Number(tile.id.slice(2)) * 47) % 360;
  return (
    <g aria-hidden="true">
      <Cloud stars={stars} turn={turn} />
      {nebula.complete ? (
        <CompleteNebula
          nebula={nebula}
          first={drawn.galaxy.first_group[space.id] ?? 0}
          size={tile.size}
          points={tile.points}
          compact={compact}
        />
      ) : (
        <g>
          <text class="points" y={compact ? 0.24 : 0.09} font-size={compact ? 0.68 : 0.34}>
            {tile.points}
          </text>
          {!compact && <Pips size={tile.size} y={0.2} />}
          {!compact && <Sockets drawn={drawn} space={space.id} tile={nebula.tile} />}
        </g>
      )}
    </g>
  );
}

export function needsOf(needs: Readonly<Partial<Record<Star, number>>>): readonly Star[] {
  return STARS.flatMap((star) => Array.from({ length: needs[star] ?? 0 }, () => star));
}

/** The size of a tile in diamonds. */
export function Pips({ size, y }: { size: number; y: number }): VNode {
  const places = Array.from({ length: size }, (_, place) => (place - (size - 1) / 2) * 0.12);
  return (
    <g class="pips">
      {places.map((x) => (
        <path key={x} d={`M${x},${y - 0.055} l.045,.055 l-.045,.055 l-.045,-.055 Z`} />
      ))}
    </g>
  );
}

interface CompletedProps {
  readonly nebula: NebulaView;
  /** How many of its tokens are of the first group. */
  readonly first: number;
  readonly size: number;
  readonly points: number;
  readonly compact: boolean;
}

function CompleteNebula({ nebula, first, size, points, compact }: CompletedProps): VNode {
  const lives = nebula.advanced.length > 0;
  const text = {
    y: lives ? -0.06 : compact ? 0.24 : 0.08,
    size: lives ? 0.28 : compact ? 0.6 : 0.36,
  };
  return (
    <g class="done">
      <circle r="0.66" fill="url(#cosmos-done)" />
      <circle class="halo" r={compact ? 0.7 : 0.56} />
      <text class="points" y={text.y} font-size={text.size}>
        {points}
      </text>
      <path
        class="tick"
        transform={`translate(0 ${lives ? -0.4 : -0.34})`}
        d="M-.09,0 L-.02,.07 L.12,-.09"
      />
      {!compact && <Pips size={size} y={lives ? 0.02 : 0.22} />}
      {nebula.advanced.map((value, place) => (
        <g
          key={place}
          transform={`translate(${(place - (nebula.advanced.length - 1) / 2) * 0.44} 0.29)`}
        >
          <AdvancedPiece points={value} first={place < first} />
        </g>
      ))}
    </g>
  );
}

/** What the tile asks for: a star in the socket where one stands around, an empty socket where it
 * is missing, a burst where a supernova stands for it. */
function Sockets({ drawn, space, tile }: { drawn: Drawn; space: string; tile: string }): VNode {
  const { missing, number } = drawn.facts.lacking[space]!;
  const stars = needsOf(drawn.board.tile[tile]!.needs);
  const gaps = Object.values(missing).reduce((all, count) => all + count, 0);
  let novas = gaps - number;
  return (
    <g class="sockets">
      {stars.map((star, place) => {
        const at = socketAt(place, stars.length);
        const of = stars.slice(place).filter((other) => other === star).length;
        const isMissing = of <= (missing[star] ?? 0);
        const byNova = isMissing && novas > 0;
        if (byNova) novas -= 1;
        return (
          <g key={place} transform={`translate(${at.x} ${at.y})`}>
            <Socket star={star} state={byNova ? "nova" : isMissing ? "empty" : "filled"} />
          </g>
        );
      })}
    </g>
  );
}

const SMALL_BURST = rays(10, 0.19, 0.13);

function Socket({ star, state }: { star: Star; state: "nova" | "empty" | "filled" }): VNode {
  if (state === "filled") return <StarMark kind={star} />;
  return (
    <g class={`socket ${state} star-${star}`}>
      {state === "nova" ? <polygon points={SMALL_BURST} /> : <circle r="0.15" />}
      <text y="0.062" font-size={star === "He" ? 0.15 : 0.18}>
        {star}
      </text>
    </g>
  );
}

function Life({ drawn, side }: { drawn: Drawn; side: Side }): VNode {
  const { board, galaxy, picture } = drawn;
  const t = picture.props.t;
  const isProto = galaxy.proto.includes(side.id);
  const isLife = isProto || galaxy.stable.includes(side.id);
  const what = drawn.compact
    ? ""
    : t("see-space", { space: side.id, piece: pieceText(t, galaxy, side.id) });
  const kind = isLife ? (isProto ? "proto" : "stable") : "free";
  return (
    <g
      class={`space life-space ${kind}${side.id === board.startLife ? " start" : ""}`}
      transform={`translate(${side.x} ${side.y})`}
    >
      <g class="art" aria-hidden="true">
        {isLife ? (
          <Piece drawn={drawn} id={side.id}>
            {isProto ? <ProtoPiece /> : <StablePiece />}
          </Piece>
        ) : (
          <rect
            class="hole"
            x="-0.13"
            y="-0.055"
            width="0.26"
            height="0.11"
            rx="0.055"
            transform={`rotate(${side.angle})`}
          />
        )}
      </g>
      <g {...attributes(drawn, side.id, what, isLife ? whyLife(drawn, isProto) : "")}>
        <circle class="area" r="0.2" />
        <circle class="mark" r="0.215" />
      </g>
    </g>
  );
}

function whyLife(drawn: Drawn, isProto: boolean): string {
  const { galaxy, isOwn, picture } = drawn;
  if (!isOwn) return "";
  if (isProto && galaxy.dna === 0) return picture.props.t("why-stabilise");
  return galaxy.graviton === 0 ? picture.props.t("why-move") : "";
}

function Corner({ drawn, id }: { drawn: Drawn; id: string }): VNode {
  const { board, galaxy, picture, compact } = drawn;
  const t = picture.props.t;
  const at = board.at[id]!;
  const star = galaxy.stars[id] as Star | undefined;
  const isNova = galaxy.supernovas.includes(id);
  const what = compact ? "" : t("see-space", { space: id, piece: pieceText(t, galaxy, id) });
  return (
    <g
      class={`space corner ${star === undefined ? "free" : "held"}${id === board.centralStar ? " central" : ""}`}
      transform={`translate(${at.x} ${at.y})`}
    >
      <g class="art" aria-hidden="true">
        {star === undefined ? (
          <g class="hole" aria-hidden="true">
            <circle r={compact ? 0.09 : 0.15} />
            {!compact && (
              <text class="id" y="0.045" font-size="0.125">
                {id.slice(1)}
              </text>
            )}
          </g>
        ) : (
          <Piece drawn={drawn} id={id}>
            {isNova ? <SupernovaPiece kind={star} /> : <StarPiece kind={star} />}
          </Piece>
        )}
      </g>
      <g {...attributes(drawn, id, what, star === undefined ? "" : whyStar(drawn, isNova))}>
        <circle class="area" r="0.3" />
        <circle class="mark" r="0.33" />
      </g>
    </g>
  );
}

function whyStar(drawn: Drawn, isNova: boolean): string {
  const { galaxy, isOwn, picture } = drawn;
  if (!isOwn) return "";
  if (isNova) return picture.props.t("why-supernova-moves");
  return galaxy.graviton === 0 ? picture.props.t("why-move") : "";
}
