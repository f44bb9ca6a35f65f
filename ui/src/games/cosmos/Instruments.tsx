/** The time chamber and the three resource tracks, drawn in the corners of a galaxy. */

import type { VNode } from "preact";
import type { Attributes } from "../../kit/picture";
import { TRACKS } from "./content";
import { asThing, usePicture, withTip } from "./context";
import { CrystalPiece } from "./pieces";
import { round } from "./shapes";
import { TrackMark } from "./signs";
import "./Instruments.css";

/** Where the tube of the chamber stands, where its uppermost level is, how far one level is from the
 * next. */
const TUBE = { x: -4.42, top: -0.72, step: 0.42 };

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
        <text class="caption" x="-4.88" y={TUBE.top - 0.72} font-size="0.2">
          {t("label-chamber")}
        </text>
        <Tube top={top} position={position} ready={ready} />
      </g>
      <g {...given}>
        <rect
          class="area"
          x={TUBE.x - 0.46}
          y={TUBE.top - 0.95}
          width="0.9"
          height={TUBE.step * top + 1.5}
          rx="0.2"
        />
        <rect
          class="mark"
          x={TUBE.x - 0.28}
          y={TUBE.top - 0.62}
          width="0.56"
          height={TUBE.step * top + 1.1}
          rx="0.28"
        />
      </g>
    </g>
  );
}

interface TubeProps {
  readonly top: number;
  readonly position: number;
  readonly ready: number;
}

/** The glass, what has risen in it, the crystal that climbs and those in the cup above. */
function Tube({ top, position, ready }: TubeProps): VNode {
  const level = (step: number): number => TUBE.top + (top - step) * TUBE.step;
  const bottom = level(0) + 0.2;
  return (
    <g transform={`translate(${TUBE.x} 0)`}>
      <rect
        class="tube"
        x="-0.23"
        y={TUBE.top - 0.2}
        width="0.46"
        height={bottom - TUBE.top + 0.2}
      />
      <rect
        class="liquid"
        x="-0.21"
        y={TUBE.top}
        width="0.42"
        height={bottom - TUBE.top}
        fill="url(#cosmos-liquid)"
        style={{
          transform: `scaleY(${round((bottom - level(position)) / (bottom - TUBE.top))})`,
          transformOrigin: `0 ${bottom}px`,
        }}
      />
      <rect
        x="-0.23"
        y={TUBE.top - 0.2}
        width="0.46"
        height={bottom - TUBE.top + 0.2}
        fill="url(#cosmos-glass)"
      />
      {Array.from({ length: top + 1 }, (_, step) => (
        <g key={step} class="level">
          <line x1="-0.23" x2="-0.12" y1={level(step)} y2={level(step)} />
          <text x="-0.36" y={level(step) + 0.068} font-size="0.2">
            {step}
          </text>
        </g>
      ))}
      <rect class="fitting" x="-0.31" y={bottom} width="0.62" height="0.12" rx="0.04" />
      <rect class="fitting" x="-0.29" y={TUBE.top - 0.28} width="0.58" height="0.1" rx="0.04" />
      <circle class="cup" cy={TUBE.top - 0.46} r="0.27" />
      <g class="climber" style={{ transform: `translate(0px, ${level(position)}px)` }}>
        <CrystalPiece r={0.19} />
      </g>
      {Array.from({ length: Math.min(ready, 3) }, (_, place) => (
        <g
          key={place}
          class="waiting-crystal"
          transform={`translate(${(place - (Math.min(ready, 3) - 1) / 2) * 0.15} ${TUBE.top - 0.46})`}
        >
          <CrystalPiece r={0.15} />
        </g>
      ))}
    </g>
  );
}

function Scoring({ scored, aside }: { scored: number; aside: number }): VNode {
  const { board } = usePicture();
  const spaces = board.numbers.scoring_spaces;
  return (
    <g class="scoring">
      {spaces.map((points, place) => {
        const x = -2.98 - place * 0.42;
        return (
          <g
            key={points}
            transform={`translate(${x} ${SCORING})`}
            class={place < scored ? "held" : place === scored ? "next" : ""}
          >
            <rect x="-0.19" y="-0.24" width="0.38" height="0.48" rx="0.08" />
            {place < scored && (
              <g transform="translate(0 -0.08)">
                <CrystalPiece r={0.1} />
              </g>
            )}
            <text y={place < scored ? 0.205 : 0.07} font-size={place < scored ? 0.185 : 0.2}>
              {points}
            </text>
          </g>
        );
      })}
      {aside > 0 && (
        <text class="aside" x="-2.6" y={SCORING + 0.08} font-size="0.2">
          +{aside}
        </text>
      )}
    </g>
  );
}

export function Tracks({ owner }: { owner: number }): VNode {
  const picture = usePicture();
  const { t } = picture.props;
  const galaxy = picture.props.view.galaxies[owner]!;
  return (
    <g class="tracks">
      {TRACKS.map((track, place) => {
        const count = galaxy[track];
        const what = t(`see-track-${track}`, { count });
        const given: Attributes =
          owner === picture.seat
            ? asThing(picture, `track/${track}`, what, count === 0 ? t("why-track") : "")
            : withTip(picture, `track/${track}@${owner}`, () => what);
        return (
          <g
            key={track}
            class={`track ${count > 0 ? "some" : "void"}`}
            transform={`translate(3.34 ${1.66 + place * 0.62})`}
          >
            <g class="art" aria-hidden="true">
              <rect class="base" x="-0.3" y="-0.25" width="1.72" height="0.5" rx="0.25" />
              <circle class="badge-rim" r="0.25" stroke="url(#cosmos-brass)" />
              <g transform="scale(0.145)">
                <TrackMark track={track} />
              </g>
              {Array.from({ length: 4 }, (_, pip) => (
                <circle
                  key={pip}
                  class={pip < count ? "pip on" : "pip"}
                  cx={0.42 + pip * 0.17}
                  r="0.06"
                />
              ))}
              <text class="amount" x="1.2" y="0.1" font-size="0.3">
                {count}
              </text>
            </g>
            <g {...given}>
              <rect class="area" x="-0.3" y="-0.27" width="1.72" height="0.54" rx="0.27" />
              <rect class="mark" x="-0.3" y="-0.27" width="1.72" height="0.54" rx="0.27" />
            </g>
          </g>
        );
      })}
    </g>
  );
}
