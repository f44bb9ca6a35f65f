/** A brass dial whose needle leans to the one who had more luck. */
import type { VNode } from "preact";

/** So much luck, in points, turns the needle as far as it goes. */
const FULL = 12;
const MOST_LEAN = 72;
const TICKS = 24;
const RADIUS = 74;

interface Props {
  /** How much more luck the second of the seats had. */
  luck: number;
  seats: readonly [number, number];
}

export function LuckDial({ luck, seats }: Props): VNode {
  const lean = Math.max(-1, Math.min(1, luck / FULL)) * MOST_LEAN;
  return (
    <svg class="luck-dial" viewBox="0 0 180 94" aria-hidden="true" focusable="false">
      <path class="rim" d="M8,86 A82,82 0 0 1 172,86 Z" />
      <path class="face" d={`M${90 - RADIUS},86 A${RADIUS},${RADIUS} 0 0 1 ${90 + RADIUS},86 Z`} />
      <path class="ticks" d={ticks()} />
      {seats.map((seat, side) => (
        <text key={seat} data-seat={seat} x={side ? 142 : 38} y="80">
          {String.fromCharCode(65 + seat)}
        </text>
      ))}
      <g transform={`rotate(${lean} 90 86)`}>
        <path class="needle" d="M87.5,86 L90,22 L92.500,86 Z" />
      </g>
      <circle class="hub" cx="90" cy="86" r="7" />
    </svg>
  );
}

function ticks(): string {
  return Array.from({ length: TICKS + 1 }, (_, at) => {
    const angle = Math.PI * (1 + at / TICKS);
    const length = at % (TICKS / 2) ? (at % 4 ? 4 : 7) : 11;
    return `${point(angle, RADIUS, "M")}${point(angle, RADIUS - length, "L")}`;
  }).join("");
}

function point(angle: number, radius: number, pen: string): string {
  const [x, y] = [90 + radius * Math.cos(angle), 86 + radius * Math.sin(angle)];
  return `${pen}${x.toFixed(1)},${y.toFixed(1)}`;
}
