/** The star that weakens, with a dial of the energy that is left in it. */
import type { VNode } from "preact";
import { pictureOf } from "./art/gallery";
import { CORONA, HEATS } from "./art/star";
import { usePicture } from "./context";
import { ResourceIcon } from "./icons";
import "./Star.css";

const DISC = 50;
const DIAL = 67;

export function Star({ energy, all }: { energy: number; all: number }): VNode {
  const { t } = usePicture().props;
  const heat = Math.ceil((Math.max(0, energy) / all) * HEATS);
  const picture = pictureOf({ kind: "star", heat, side: 300 });
  const size = DISC * (0.84 + (0.16 * energy) / all);
  const reach = size * CORONA;
  return (
    <g class={heat <= 2 ? "exo-star faded" : "exo-star"}>
      <circle class="glow" r={150} fill="url(#exo-glow)" opacity={0.35 + (0.65 * energy) / all} />
      {picture === null ? (
        <circle r={size} fill="url(#exo-star)" />
      ) : (
        <image href={picture} x={-reach} y={-reach} width={reach * 2} height={reach * 2} />
      )}
      <Dial energy={energy} all={all} />
      <text class="number" y="9">
        {energy}
      </text>
      <text class="of" y="26">
        {t("star-rest", { all })}
      </text>
    </g>
  );
}

/** One bolt for each energy that is left, an empty socket for each that has gone. */
function Dial({ energy, all }: { energy: number; all: number }): VNode {
  return (
    <g class="dial">
      <circle class="ring" r={DIAL} />
      {Array.from({ length: all }, (_, place) => {
        const turn = (place / all) * Math.PI * 2 - Math.PI / 2;
        const at = `translate(${DIAL * Math.cos(turn)} ${DIAL * Math.sin(turn)})`;
        return (
          <g key={place} transform={at}>
            {place < energy ? (
              <g transform={`scale(${all > 12 ? 0.62 : 0.74})`}>
                <ResourceIcon kind="energy" />
              </g>
            ) : (
              <circle class="empty" r={all > 12 ? 3.2 : 4} />
            )}
          </g>
        );
      })}
    </g>
  );
}
