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
        <circle class="bezel" r="43" />
        <circle class="glass" r="37" />
        <Face marker={marker} share={1 - left / all} />
        <Sockets marker={marker} left={left} all={all} />
        <circle class="edge" r="45.5" />
      </svg>
      <span class="name" aria-hidden="true">
        {t(`event-title-${STRIKES[marker]}`)}
      </span>
      <span class="left" aria-hidden="true">{`${left}/${all}`}</span>
    </div>
  );
}

const at = (turn: number, radius: number): string =>
  `${(Math.cos(turn) * radius).toFixed(1)},${(Math.sin(turn) * radius).toFixed(1)}`;

/** What the instrument measures: the larger its share, the nearer the event. */
function Face({ marker, share }: { marker: Marker; share: number }): VNode {
  if (marker === "stimulation") {
    const half = Math.PI * (0.1 + 0.8 * share);
    const top = -Math.PI / 2;
    return (
      <g class="beams">
        <circle class="tube" r="24" />
        <path class="one" d={`M${at(top, 24)} A24,24 0 0 1 ${at(top + half, 24)}`} />
        <path class="other" d={`M${at(top, 24)} A24,24 0 0 0 ${at(top - half, 24)}`} />
        {[1, -1].map((side) => {
          const [cx, cy] = at(top + side * half, 24).split(",");
          return <circle key={side} class="spark" cx={cx} cy={cy} r="4" />;
        })}
      </g>
    );
  }
  if (marker === "fusion") {
    const hole = 8 + 12 * share;
    return (
      <g class="hole">
        <circle class="glow" r={hole + 14} fill="url(#exo-hole)" />
        <ellipse class="disc far" rx={hole + 14} ry="7" transform="rotate(-16)" />
        <circle class="horizon" r={hole} />
        <path
          class="disc"
          d={`M${-hole - 14},0 A${hole + 14},7 0 0 0 ${hole + 14},0`}
          transform="rotate(-16)"
        />
      </g>
    );
  }
  const needle = Math.PI * (1.2 + 0.6 * share);
  return (
    <g class="storm">
      <path class="limb" d="M-37,14 Q0,-8 37,14 A37,37 0 0 1 -37,14 Z" />
      <path
        class="loops"
        d="M-22,10 C-24,-6 -8,-6 -9,6 M-4,4 C-6,-16 14,-14 11,4 M16,8 C15,-2 26,0 24,11"
      />
      <path class="scale" d={`M${at(Math.PI * 1.2, 30)} A30,30 0 0 1 ${at(Math.PI * 1.8, 30)}`} />
      <path class="needle" d={`M0,12 L${at(needle, 30)}`} />
      <circle class="pin" cy="12" r="4" />
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
