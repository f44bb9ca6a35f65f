/** The three resource tracks, drawn in a corner of a galaxy; for a narrow screen they stand in one line
 * with the time chamber and the hand. */

import type { VNode } from "preact";
import type { Attributes } from "../../kit/picture";
import { TRACKS } from "./content";
import { asThing, type CosmosPicture, Thing, usePicture, withTip } from "./context";
import { CrystalPiece } from "./pieces";
import { CardMark, Icon, TrackMark } from "./signs";
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

/** What a galaxy has besides its chart, in one line. */
export function Strip({ owner }: { owner: number }): VNode {
  const picture = usePicture();
  const { t, view } = picture.props;
  const galaxy = view.galaxies[owner]!;
  return (
    <div class="strip" role="group" aria-label={t("label-tracks")}>
      <ChamberCell picture={picture} owner={owner} />
      {TRACKS.map((track) => (
        <Thing
          key={track}
          class={galaxy[track] > 0 ? "cell" : "cell void"}
          thing={thingOf(picture, `track/${track}`, owner)}
          what={t(`see-track-${track}`, { count: galaxy[track] })}
          why={galaxy[track] === 0 ? t("why-track") : ""}
        >
          <Icon>
            <TrackMark track={track} />
          </Icon>
          <b>{galaxy[track]}</b>
        </Thing>
      ))}
      <div class="cell" aria-hidden="true">
        <Icon>
          <CardMark />
        </Icon>
        <b>{galaxy.hand_size}</b>
      </div>
    </div>
  );
}

const thingOf = ({ seat }: CosmosPicture, thing: string, owner: number): string =>
  owner === seat ? thing : `${thing}@${owner}`;

function ChamberCell({ picture, owner }: { picture: CosmosPicture; owner: number }): VNode {
  const { board, props } = picture;
  const { t, view, facts } = props;
  const { position, ready } = view.galaxies[owner]!.chamber;
  const top = board.numbers.chamber_top;
  const next = facts.galaxies[owner]!.discharge;
  return (
    <Thing
      class={ready > 0 ? "cell full" : "cell"}
      thing={thingOf(picture, "chamber", owner)}
      what={t("see-chamber", { position, top, ready, next })}
      why={ready === 0 ? t("why-discharge", { count: top - position }) : ""}
    >
      <Icon scale={4.2}>
        <CrystalPiece />
      </Icon>
      <b>
        {position}/{top}
      </b>
      {ready > 0 && <small>+{ready}</small>}
    </Thing>
  );
}
