/** A galaxy: twelve nebula spaces, the stars at their corners, the life on their sides, with the
 * time chamber and the resource tracks in the corners of the sky. */

import type { JSX, VNode } from "preact";
import type { GalaxyFacts, GalaxyView, LackFacts, NebulaView } from "../../gen/cosmos";
import type { Attributes } from "../../kit/picture";
import { useSize } from "../../kit/size";
import { Chamber } from "./Chamber";
import { Chart, EmptyWell } from "./Chart";
import { type Board, type NebulaSpace, type Sector, type Side, STARS, type Star } from "./content";
import { asThing, type CosmosPicture, usePicture, withTip } from "./context";
import { Tracks } from "./Instruments";
import { NebulaTile } from "./Nebula";
import { ProtoPiece, StablePiece, StarPiece, SupernovaPiece } from "./pieces";
import { hexagon } from "./shapes";
import { nebulaText, pieceText } from "./words";
import "./Galaxy.css";

const LARGE = "-4.92 -3.44 9.84 7.34";
const SMALL = "-4.22 -3.97 8.44 8.44";
const BARE = "-4.18 -3.93 8.36 8.36";
const INSTRUMENTS = "-4.95 -1.8 2.85 5.2";

interface Drawn {
  readonly picture: CosmosPicture;
  readonly board: Board;
  readonly galaxy: GalaxyView;
  readonly facts: GalaxyFacts;
  readonly owner: number;
  readonly isOwn: boolean;
  readonly compact: boolean;
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
  };
  const { ref, style } = useUnits(VIEW_BOXES[manner]);
  return (
    <svg
      ref={ref}
      class={`galaxy ${manner}`}
      style={style}
      viewBox={VIEW_BOXES[manner]}
      data-owner={owner}
      {...nameAttributes(picture, owner, compact)}
    >
      <Chart board={board} names={sectorNames(picture)} isPlain={compact} />
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

function sectorNames({ props: { t } }: CosmosPicture): Readonly<Record<Sector, string>> {
  return { delta: t("sector-delta"), psi: t("sector-psi"), phi: t("sector-phi") };
}

/** The time chamber and the tracks by themselves, for a narrow screen. */
export function Instruments({ owner }: { owner: number }): VNode {
  const { ref, style } = useUnits(INSTRUMENTS);
  return (
    <svg ref={ref} style={style} class="galaxy instruments" viewBox={INSTRUMENTS}>
      <Chamber owner={owner} />
      <g transform="translate(-6.9 -3.1)">
        <Tracks owner={owner} />
      </g>
    </svg>
  );
}

/** How many units of the board are a pixel: letters keep their size on a small one. */
function useUnits(viewBox: string): {
  ref: { current: SVGSVGElement | null };
  style: JSX.CSSProperties;
} {
  const { ref, size } = useSize<SVGSVGElement>();
  const [, , width, height] = viewBox.split(" ").map(Number);
  const unit = size ? Math.max(width! / size.width, height! / size.height) : 0;
  return { ref, style: { "--pixel": `${unit.toFixed(4)}px` } };
}

function nameAttributes(picture: CosmosPicture, owner: number, compact: boolean): Attributes {
  const { t, names } = picture.props;
  if (compact) return { "aria-hidden": "true" };
  return { role: "group", "aria-label": t("title-galaxy", { name: names[owner] ?? "" }) };
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

const SIZES_AFAR: Readonly<Record<string, string>> = { S: "scale(1.6)", L: "scale(1.3)" };

function Piece({ drawn, id, children }: { drawn: Drawn; id: string; children: VNode }): VNode {
  // From afar pieces are drawn larger than their places, so that they can still be told apart.
  const size = drawn.compact ? SIZES_AFAR[id[0]!] : undefined;
  return (
    <g class="piece" data-piece={id} transform={size}>
      {children}
    </g>
  );
}

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
          <EmptyWell space={space} isPlain={compact} />
        ) : (
          <Piece drawn={drawn} id={space.id}>
            <NebulaTile
              tile={board.tile[nebula.tile]!}
              nebula={nebula}
              lack={lack}
              first={galaxy.first_group[space.id] ?? 0}
              isCompact={compact}
            />
          </Piece>
        )}
      </g>
      <g {...attributes(drawn, space.id, what, whyNebula(drawn, space))}>
        <polygon class="area" points={hexagon(0.8)} />
        <polygon class="mark" points={hexagon(0.76)} />
        <Darts drawn={drawn} id={space.id} reach={0.74} />
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
          <g class="slot" transform={`rotate(${side.angle})`}>
            <rect class="hole" x="-0.18" y="-0.05" width="0.36" height="0.1" rx="0.05" />
            <path class="lip" d="M-.135,.056H.135" />
          </g>
        )}
      </g>
      <g {...attributes(drawn, side.id, what, isLife ? whyLife(drawn, isProto) : "")}>
        <circle class="area" r="0.2" />
        <circle class="mark" r="0.215" />
        <Darts drawn={drawn} id={side.id} reach={0.22} />
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
          <g class="dimple">
            <circle r={compact ? 0.13 : 0.15} fill="url(#cosmos-dimple) #070a1c" />
            <path class="lip" d="M-.11,.105A.152,.152 0 0 0 .11,.105" />
            <Ghost drawn={drawn} id={id} />
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
        <Darts drawn={drawn} id={id} reach={0.34} />
      </g>
    </g>
  );
}

/** The star in hand, where it is suggested to lie. */
function Ghost({ drawn, id }: { drawn: Drawn; id: string }): VNode | null {
  const { pick } = drawn.picture;
  const kind = pick.chosen[0]?.replace("waiting/", "") ?? "";
  if (!isSuggested(drawn, id) || !STARS.includes(kind as Star)) return null;
  return (
    <g class="ghost">
      <StarPiece kind={kind as Star} />
    </g>
  );
}

function isSuggested({ picture, isOwn }: Drawn, id: string): boolean {
  return isOwn && picture.pick.suggested.has(id);
}

/** Four points towards what is suggested. */
function Darts({ drawn, id, reach }: { drawn: Drawn; id: string; reach: number }): VNode | null {
  if (!isSuggested(drawn, id)) return null;
  return (
    <g class="darts" aria-hidden="true">
      {[0, 90, 180, 270].map((turn) => (
        <path
          key={turn}
          d={`M-.07,${-reach - 0.09}L.07,${-reach - 0.09}L0,${-reach + 0.05}Z`}
          transform={`rotate(${turn})`}
        />
      ))}
    </g>
  );
}

function whyStar(drawn: Drawn, isNova: boolean): string {
  const { galaxy, isOwn, picture } = drawn;
  if (!isOwn) return "";
  if (isNova) return picture.props.t("why-supernova-moves");
  return galaxy.graviton === 0 ? picture.props.t("why-move") : "";
}
