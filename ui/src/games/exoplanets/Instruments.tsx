/** Three instruments: how near the collision, the black hole and the solar storm are. */
import type { VNode } from "preact";
import { word } from "../../kit/notation";
import { staticAttributes } from "../../kit/picture";
import { MARKERS, type Marker } from "./content";
import { usePicture } from "./context";
import { MarkerIcon } from "./icons";
import "./Instruments.css";

const STRIKES: Readonly<Record<Marker, string>> = {
  stimulation: "collision",
  fusion: "hole",
  flare: "storm",
};

export function Instruments(): VNode {
  const { t } = usePicture().props;
  return (
    <div class="exo-instruments" role="group" aria-label={t("title-markers")}>
      {MARKERS.map((marker) => (
        <Instrument key={marker} marker={marker} />
      ))}
    </div>
  );
}

function Instrument({ marker }: { marker: Marker }): VNode {
  const picture = usePicture();
  const { view, t } = picture.props;
  const left = view.markers[marker];
  const all = picture.box.setup[view.seats]![marker];
  const text = `${word(t, marker)}: ${t(`marker-${marker}`, { left, all })}`;
  const tip = { text, ref: `marker/${marker}` };
  return (
    <div
      class={left === 1 ? "exo-instrument near" : "exo-instrument"}
      data-marker={marker}
      {...staticAttributes(picture, `marker/${marker}`, tip, [marker])}
    >
      <svg viewBox="-48 -48 96 96" aria-hidden="true" focusable="false">
        <circle class="bezel" r="42.5" />
        <circle class="bevel" r="45.4" />
        <circle class="rivets" r="42.5" />
        <circle class="glass" r="38" />
        <Face marker={marker} share={1 - left / all} />
        <path class="shine" d="M-30,-18 A35,35 0 0 1 22,-27 A46,46 0 0 0 -30,-18 Z" />
        <Sockets marker={marker} left={left} all={all} />
        <circle class="edge" r="46" />
      </svg>
      <span class="name" aria-hidden="true">
        {t(`event-title-${STRIKES[marker]}`)}
      </span>
      <span class="left" aria-hidden="true">
        {left === 1 ? t("marker-next") : t("marker-in", { left })}
      </span>
    </div>
  );
}

const at = (turn: number, radius: number): string =>
  `${(Math.cos(turn) * radius).toFixed(1)},${(Math.sin(turn) * radius).toFixed(1)}`;

interface FaceProps {
  share: number;
}

/** What the instrument measures: the larger its share, the nearer the event. */
function Face({ marker, share }: FaceProps & { marker: Marker }): VNode {
  if (marker === "stimulation") return <Beams share={share} />;
  return marker === "fusion" ? <Hole share={share} /> : <Storm share={share} />;
}

/** Two beams run round a tube till they meet below. */
function Beams({ share }: FaceProps): VNode {
  const half = Math.PI * (0.1 + 0.8 * share);
  const top = -Math.PI / 2;
  return (
    <g class="beams">
      <circle class="tube" r="25" />
      <circle class="wall" r="30" />
      <circle class="wall" r="20" />
      {[1, -1].map((side) => {
        const arc = `M${at(top, 25)} A25,25 0 0 ${side > 0 ? 1 : 0} ${at(top + side * half, 25)}`;
        const [cx, cy] = at(top + side * half, 25).split(",");
        const look = side > 0 ? "one" : "other";
        return (
          <g key={side} class={look}>
            <path class="halo" d={arc} />
            <path d={arc} />
            <circle class="halo" cx={cx} cy={cy} r="6" />
            <circle class="spark" cx={cx} cy={cy} r="3.2" />
          </g>
        );
      })}
      <path
        class="burst"
        style={{ opacity: 0.35 + 0.65 * share }}
        d="M0,-13 L2.4,-2.6 L13,0 L2.4,2.6 L0,13 L-2.4,2.6 L-13,0 L-2.4,-2.6 Z"
      />
    </g>
  );
}

/** A horizon that widens within its bright disc. */
function Hole({ share }: FaceProps): VNode {
  const hole = 9 + 10 * share;
  const reach = hole + 16;
  return (
    <g class="hole">
      <circle r={reach + 2} fill="url(#exo-hole)" />
      <g transform="rotate(-16)">
        <ellipse class="haze" rx={reach} ry={hole * 0.62} />
        <path class="disc far" d={`M${-reach},0 A${reach},${hole * 1.25} 0 0 1 ${reach},0`} />
        <circle class="ring" r={hole + 2} />
        <circle class="horizon" r={hole} />
        <path class="disc" d={`M${-reach},0 A${reach},${hole * 0.5} 0 0 0 ${reach},0`} />
        <path class="disc thin" d={`M${-reach},0 A${reach},${hole * 0.86} 0 0 0 ${reach},0`} />
      </g>
    </g>
  );
}

/** A needle that climbs towards red over the restless limb of the star. */
function Storm({ share }: FaceProps): VNode {
  const needle = Math.PI * (1.2 + 0.6 * share);
  return (
    <g class="storm">
      <path class="scale" d={`M${at(Math.PI * 1.16, 31)} A31,31 0 0 1 ${at(Math.PI * 1.84, 31)}`} />
      <path
        class="danger"
        d={`M${at(Math.PI * 1.64, 31)} A31,31 0 0 1 ${at(Math.PI * 1.84, 31)}`}
      />
      <path class="limb" d="M-37.4,8 Q0,-6 37.4,8 A38,38 0 0 1 -37.4,8 Z" fill="url(#exo-limb)" />
      {["M-24,5 C-27,-12 -8,-13 -10,1", "M-5,0 C-9,-20 16,-19 10,0", "M15,2 C13,-9 27,-8 26,6"].map(
        (loop) => (
          <g key={loop} class="loops">
            <path class="halo" d={loop} />
            <path d={loop} />
          </g>
        ),
      )}
      <path class="needle" d={`M0,16 L${at(needle, 31)}`} />
      <circle class="pin" cy="16" r="4.4" />
    </g>
  );
}

/** The markers that are left lie in sockets of the rim. */
function Sockets({ marker, left, all }: { marker: Marker; left: number; all: number }): VNode {
  const step = Math.min(0.46, 3.3 / all);
  return (
    <g class="sockets">
      {Array.from({ length: all }, (_, place) => {
        const turn = Math.PI / 2 - (place - (all - 1) / 2) * step;
        return (
          <g key={place} transform={`translate(${at(turn, 40)})`}>
            {place < left ? (
              <g transform="scale(0.8)">
                <MarkerIcon marker={marker} />
              </g>
            ) : (
              <circle class="empty" r="6.4" />
            )}
          </g>
        );
      })}
    </g>
  );
}
