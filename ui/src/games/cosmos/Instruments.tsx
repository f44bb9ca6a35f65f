/** The time chamber and the three resource tracks, drawn in the corners of a galaxy. */

import type { VNode } from "preact";
import type { Attributes } from "../../kit/picture";
import { TRACKS } from "./content";
import { asThing, usePicture, withTip } from "./context";
import { CrystalPiece, TrackMark } from "./pieces";

const TOP = 1.02;
const STEP = 0.36;
const TUBE_X = -4.08;

/** A vessel that fills: the crystal climbs from 0 to the top, those at the top wait, those
 * discharged lie on the scoring spaces, the last one to be filled at the left. */
export function Chamber({ owner }: { owner: number }): VNode {
  const picture = usePicture();
  const { props, board } = picture;
  const { t } = props;
  const galaxy = props.view.galaxies[owner]!;
  const { position, ready, scored, aside } = galaxy.chamber;
  const top = board.numbers.chamber_top;
  const level = (step: number): number => TOP + (top - step) * STEP;
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
        <text class="caption" x={TUBE_X - 0.3} y={TOP - 0.32} font-size="0.17">
          {t("label-chamber")}
        </text>
        <rect
          class="glass"
          x={TUBE_X - 0.2}
          y={TOP - 0.18}
          width="0.4"
          height={STEP * top + 0.4}
          rx="0.2"
        />
        <rect
          class="liquid"
          x={TUBE_X - 0.15}
          y={level(position)}
          width="0.3"
          height={STEP * position + 0.16}
          rx="0.13"
          fill="url(#cosmos-liquid)"
        />
        {Array.from({ length: top + 1 }, (_, step) => (
          <g key={step} class="level">
            <line x1={TUBE_X + 0.12} x2={TUBE_X + 0.2} y1={level(step)} y2={level(step)} />
            <text x={TUBE_X + 0.4} y={level(step) + 0.05} font-size="0.15">
              {step}
            </text>
          </g>
        ))}
        <g class="climber" style={{ transform: `translate(${TUBE_X}px, ${level(position)}px)` }}>
          <CrystalPiece r={0.14} />
        </g>
        {Array.from({ length: Math.min(ready, 3) }, (_, place) => (
          <g
            key={`ready${place}`}
            class="ready"
            transform={`translate(${TUBE_X + 0.62 + place * 0.26} ${TOP})`}
          >
            <CrystalPiece r={0.15} />
          </g>
        ))}
      </g>
      <g {...given}>
        <rect
          class="area"
          x={TUBE_X - 0.36}
          y={TOP - 0.62}
          width="0.95"
          height={STEP * top + 0.95}
          rx="0.2"
        />
        <rect
          class="mark"
          x={TUBE_X - 0.28}
          y={TOP - 0.26}
          width="0.56"
          height={STEP * top + 0.56}
          rx="0.28"
        />
      </g>
    </g>
  );
}

function Scoring({ scored, aside }: { scored: number; aside: number }): VNode {
  const { board } = usePicture();
  const spaces = board.numbers.scoring_spaces;
  return (
    <g class="scoring">
      {spaces.map((points, place) => {
        const x = -2.0 - place * 0.42;
        return (
          <g
            key={points}
            transform={`translate(${x} 3.66)`}
            class={place < scored ? "held" : place === scored ? "next" : ""}
          >
            <rect x="-0.19" y="-0.24" width="0.38" height="0.48" rx="0.08" />
            {place < scored && (
              <g transform="translate(0 -0.06)">
                <CrystalPiece r={0.11} />
              </g>
            )}
            <text y={place < scored ? 0.2 : 0.07} font-size={place < scored ? 0.13 : 0.2}>
              {points}
            </text>
          </g>
        );
      })}
      {aside > 0 && (
        <text class="aside" x="-2.0" y="3.34" font-size="0.15">
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
            transform={`translate(3.02 ${2.2 + place * 0.6})`}
          >
            <g class="art" aria-hidden="true">
              <rect class="base" x="-0.36" y="-0.26" width="1.78" height="0.52" rx="0.26" />
              <g transform="scale(0.17)">
                <TrackMark track={track} />
              </g>
              <text class="amount" x="0.38" y="0.1" font-size="0.29">
                {count}
              </text>
              {Array.from({ length: Math.min(count, 5) }, (_, pip) => (
                <circle key={pip} class="pip" cx={0.66 + pip * 0.14} r="0.05" />
              ))}
            </g>
            <g {...given}>
              <rect class="area" x="-0.36" y="-0.26" width="1.78" height="0.52" rx="0.26" />
              <rect class="mark" x="-0.36" y="-0.26" width="1.78" height="0.52" rx="0.26" />
            </g>
          </g>
        );
      })}
    </g>
  );
}
