/** The three resource tracks, drawn in a corner of a galaxy. */

import type { VNode } from "preact";
import type { Attributes } from "../../kit/picture";
import { TRACKS } from "./content";
import { asThing, usePicture, withTip } from "./context";
import { TrackMark } from "./signs";
import "./Instruments.css";

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
