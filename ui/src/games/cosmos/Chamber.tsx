/** The time chamber as a vessel of glass and brass in the corner of a galaxy, and the spaces on which
 * its crystals score. */

import type { VNode } from "preact";
import type { Attributes } from "../../kit/picture";
import { asThing, usePicture, withTip } from "./context";
import { CrystalPiece } from "./pieces";
import { hexagon } from "./shapes";
import "./Chamber.css";

/** Where the tube stands, where its uppermost level is, how far one level is from the next. */
const TUBE = { x: -4.36, top: -0.72, step: 0.42, half: 0.25 };
/** The lip of brass above it, and the middle of the bell of glass in which crystals wait. */
const LIP = TUBE.top - 0.2;
const BELL = LIP - 0.34;

/** How low the scoring spaces lie: below them something is said. */
const SCORING = 2.95;

/** A vessel that fills: the crystal climbs from 0 to the top, those at the top wait, those
 * discharged lie on the scoring spaces, the last one to be filled at the left. */
export function Chamber({ owner }: { owner: number }): VNode {
  const picture = usePicture();
  const { props, board } = picture;
  const { t } = props;
  const galaxy = props.view.galaxies[owner]!;
  const { position, ready, scored, aside } = galaxy.chamber;
  const top = board.numbers.chamber_top;
  const what = t("see-chamber", {
    position,
    top,
    ready,
    next: props.facts.galaxies[owner]!.discharge,
  });
  const why = ready === 0 ? t("why-discharge", { count: top - position }) : "";
  const given: Attributes =
    owner === picture.seat
      ? asThing(picture, "chamber", what, why)
      : withTip(picture, `chamber@${owner}`, () => what);
  return (
    <g>
      <Scoring scored={scored} aside={aside} />
      <g class={ready > 0 ? "art chamber full" : "art chamber"} aria-hidden="true">
        <text class="caption" x="-4.88" y={BELL - 0.44} font-size="0.2">
          {t("label-chamber")}
        </text>
        <g transform={`translate(${TUBE.x} 0)`}>
          <Tube top={top} position={position} clip={`cosmos-tube-${owner}`} />
          <Bell ready={ready} />
        </g>
      </g>
      <g {...given}>
        <rect
          class="area"
          x={TUBE.x - 0.5}
          y={BELL - 0.36}
          width="0.98"
          height={TUBE.step * top + 1.55}
          rx="0.2"
        />
        <rect
          class="mark"
          x={TUBE.x - 0.36}
          y={BELL - 0.36}
          width="0.72"
          height={TUBE.step * top + 1.55}
          rx="0.34"
        />
      </g>
    </g>
  );
}

/** Bubbles below the surface: how far across, how deep, how large. */
const BUBBLES: readonly (readonly [number, number, number])[] = [
  [-0.1, 0.34, 0.026],
  [0.09, 0.62, 0.02],
  [-0.03, 0.95, 0.016],
  [0.12, 1.3, 0.022],
  [-0.12, 1.62, 0.018],
  [0.03, 2.05, 0.024],
];

interface TubeProps {
  readonly top: number;
  readonly position: number;
  readonly clip: string;
}

/** The glass, what has risen in it, the crystal that rides on it, the scale beside it. */
function Tube({ top, position, clip }: TubeProps): VNode {
  const level = (step: number): number => TUBE.top + (top - step) * TUBE.step;
  const foot = level(0) + 0.2;
  const glass = {
    x: -TUBE.half,
    y: LIP,
    width: TUBE.half * 2,
    height: foot - LIP,
    rx: TUBE.half,
  };
  const risen = { transform: `translate(0px, ${level(position)}px)` };
  return (
    <>
      <clipPath id={clip}>
        <rect {...glass} />
      </clipPath>
      <rect class="tube" {...glass} />
      <g clip-path={`url(#${clip})`}>
        <g class="liquid" style={risen}>
          <rect x="-0.3" width="0.6" height={TUBE.step * top + 1} fill="url(#cosmos-liquid) none" />
          {BUBBLES.map(([x, y, r]) => (
            <circle key={y} class="bubble" cx={x} cy={y} r={r} />
          ))}
          <ellipse class="surface" rx={TUBE.half - 0.02} ry="0.05" />
        </g>
      </g>
      <g class="climber" style={risen}>
        <circle class="glow" r="0.36" fill="url(#cosmos-glow-O) none" />
        <CrystalPiece r={0.19} />
      </g>
      <Scale top={top} position={position} level={level} />
      <rect {...glass} fill="url(#cosmos-glass) none" />
      <rect class="rim-of-glass" {...glass} />
      <path class="gleam" d={`M-.16,${LIP + 0.42}V${foot - 0.4}M.17,${LIP + 0.5}v.7`} />
      <path class="fitting" d={`M-.19,${foot - 0.13}H.19L.3,${foot}H.36v.1H-.36v-.1H-.3Z`} />
    </>
  );
}

interface ScaleProps {
  readonly top: number;
  readonly position: number;
  level(step: number): number;
}

/** What is engraved beside the glass; the last step of the crystal is lit. */
function Scale({ top, position, level }: ScaleProps): VNode {
  return (
    <>
      {Array.from({ length: top + 1 }, (_, step) => (
        <g key={step} class={step === position ? "level now" : "level"}>
          <path d={`M-${TUBE.half},${level(step)}h${step % 3 === 0 ? -0.1 : -0.06}`} />
          <text x="-0.44" y={level(step) + 0.068} font-size="0.2">
            {step}
          </text>
        </g>
      ))}
    </>
  );
}

/** At most so many of the crystals that wait are drawn. */
const SEEN = 3;

/** The brass bowl at the top and the bell of glass in which full crystals wait. */
function Bell({ ready }: { ready: number }): VNode {
  const seen = Math.min(ready, SEEN);
  return (
    <>
      <circle class="cup" cy={BELL} r="0.32" />
      <path class="gleam" d={`M-.2,${BELL - 0.1}A.23,.23 0 0 1 -.04,${BELL - 0.22}`} />
      {Array.from({ length: seen }, (_, place) => (
        <g
          key={place}
          class="waiting-crystal"
          transform={`translate(${(place - (seen - 1) / 2) * 0.17} ${BELL + 0.02})`}
        >
          <circle class="glow" r="0.34" fill="url(#cosmos-glow-O) none" />
          <CrystalPiece r={seen > 1 ? 0.16 : 0.2} />
        </g>
      ))}
      <path
        class="fitting"
        d={`M-.37,${LIP - 0.05}H.37C.37,${LIP + 0.09} .22,${LIP + 0.17} 0,${LIP + 0.17}S-.37,${LIP + 0.09} -.37,${LIP - 0.05}Z`}
      />
      <path class="lip-light" d={`M-.36,${LIP - 0.04}H.36`} />
    </>
  );
}

const POCKET = hexagon(0.25);

function Scoring({ scored, aside }: { scored: number; aside: number }): VNode {
  const { board } = usePicture();
  const spaces = board.numbers.scoring_spaces;
  return (
    <g class="scoring">
      {spaces.map((points, place) => (
        <Pocket key={points} points={points} place={place} scored={scored} />
      ))}
      {aside > 0 && (
        <text class="aside" x="-2.56" y={SCORING + 0.08} font-size="0.2">
          +{aside}
        </text>
      )}
    </g>
  );
}

interface PocketProps {
  readonly points: number;
  readonly place: number;
  readonly scored: number;
}

/** A hollow in the brass with the points that a crystal brings there. */
function Pocket({ points, place, scored }: PocketProps): VNode {
  const isHeld = place < scored;
  const state = isHeld ? "held" : place === scored ? "next" : "";
  return (
    <g transform={`translate(${-2.9 - place * 0.445} ${SCORING})`} class={state}>
      <polygon class="pocket" points={POCKET} />
      {isHeld && (
        <g transform="translate(0 -.1)">
          <CrystalPiece r={0.105} />
        </g>
      )}
      <text y={isHeld ? 0.19 : 0.07} font-size="0.2">
        {points}
      </text>
    </g>
  );
}
