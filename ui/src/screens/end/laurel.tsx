/** The laurel below the winner's board, and the medal with the points. */
import type { VNode } from "preact";

const R = 352;
const CX = 355;
const CY = 326;
const TAU = Math.PI * 2;

interface Leaf {
  readonly at: string;
  readonly scale: number;
}

function leaf(angle: number, side: number, scale: number): Leaf {
  const x = CX + R * Math.sin(angle);
  const y = CY - R * Math.cos(angle);
  const way = angle > Math.PI ? 1 : -1;
  const turn = (angle / TAU) * 360 + way * 90 + side * 34 * way;
  return {
    at: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`,
    scale: Number(scale.toFixed(3)),
  };
}

const LEAVES: readonly Leaf[] = Array.from({ length: 11 }, (_, pair) =>
  [1, -1].flatMap((way) => {
    const angle = Math.PI + way * (0.19 + pair * 0.082);
    return [-1, 1].map((side) => leaf(angle, side, 1.12 - pair * 0.055));
  }),
).flat();

const TEETH = Array.from({ length: 48 }, (_, tooth) => {
  const r = tooth % 2 ? 51 : 57;
  const angle = (tooth / 48) * TAU;
  return `${(r * Math.sin(angle)).toFixed(1)},${(-r * Math.cos(angle)).toFixed(1)}`;
}).join(" ");

export function Laurel({ points, label }: { points: number; label: string }): VNode {
  return (
    <svg class="laurel" viewBox="0 0 710 740" aria-hidden="true">
      <defs>
        <linearGradient id="laurel-leaf" x1="0" x2="1">
          <stop offset="0" stop-color="#fbeec4" />
          <stop offset=".49" stop-color="#d8b468" />
          <stop offset=".51" stop-color="#96722f" />
          <stop offset="1" stop-color="#5a431f" />
        </linearGradient>
        <linearGradient id="laurel-rim" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#fff0c4" />
          <stop offset=".3" stop-color="#c79f58" />
          <stop offset=".52" stop-color="#6b5029" />
          <stop offset=".74" stop-color="#c09a54" />
          <stop offset="1" stop-color="#fbe6ae" />
        </linearGradient>
        <radialGradient id="laurel-disc" cx=".4" cy=".3">
          <stop offset="0" stop-color="#4a3412" />
          <stop offset="1" stop-color="#140c04" />
        </radialGradient>
      </defs>
      {LEAVES.map(({ at, scale }) => (
        <g key={at} transform={`${at} scale(${scale})`}>
          <path
            class="leaf"
            d="M0,0C7,-11 8,-26 0,-40C-8,-26 -7,-11 0,0Z"
            fill="url(#laurel-leaf)"
          />
          <path class="vein" d="M0,-2V-34" />
        </g>
      ))}
      <g transform={`translate(${CX} ${CY + R - 2})`}>
        <polygon points={TEETH} fill="url(#laurel-rim)" />
        <circle class="disc" r="47" fill="url(#laurel-disc)" />
        <circle class="line" r="42" />
        <text class="points" y="13">
          {points}
        </text>
        <text class="label" y="30" textLength={label.length > 11 ? 68 : undefined}>
          {label}
        </text>
      </g>
    </svg>
  );
}
