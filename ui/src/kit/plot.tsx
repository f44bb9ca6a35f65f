/** Points over time, a line for each seat; each line has its own pattern and its letter. */
import type { VNode } from "preact";

import type { ScoreLine } from "../gen/messages";

const WIDTH = 640;
const HEIGHT = 260;
const LEFT = 36;
const BOTTOM = 24;
const DASHES = ["", "7 4", "2 4", "10 3 2 3", "1 3"];

interface Props {
  lines: readonly ScoreLine[];
  names: readonly string[];
  label: string;
  onPick?: (position: number) => void;
}

/** Steps of a scale that reads well: 1, 2 or 5 times a power of ten. */
export function scale(most: number): readonly number[] {
  const rough = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough)!);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

export function Plot({ lines, names, label, onPick }: Props): VNode {
  const steps = scale(Math.max(1, ...lines.flatMap((line) => line.points)));
  const top = steps.at(-1) || 1;
  const end = lines.at(-1)?.position || 1;
  const x = (position: number): number => LEFT + (position / end) * (WIDTH - LEFT - 30);
  const y = (points: number): number => HEIGHT - BOTTOM - (points / top) * (HEIGHT - BOTTOM - 14);
  const path = (seat: number): string =>
    lines.map((line, at) => `${at ? "L" : "M"}${x(line.position).toFixed(1)} ${y(line.points[seat] ?? 0).toFixed(1)}`).join("");
  const pick = (event: MouseEvent): void => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * WIDTH;
    const near = lines.reduce((best, line) =>
      Math.abs(x(line.position) - at) < Math.abs(x(best.position) - at) ? line : best,
    );
    onPick?.(near.position);
  };
  const last = lines.at(-1)?.points ?? [];
  return (
    <svg class="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} onClick={pick}>
      {steps.map((points) => (
        <g key={points}>
          <line class="plot-grid" x1={LEFT} x2={WIDTH - 30} y1={y(points)} y2={y(points)} />
          <text class="plot-text" x={LEFT - 6} y={y(points) + 4} text-anchor="end">
            {points}
          </text>
        </g>
      ))}
      {names.map((name, seat) => (
        <g key={seat} class="plot-seat" data-seat={seat}>
          <title>{name}</title>
          <path d={path(seat)} stroke-dasharray={DASHES[seat]} />
          <text class="plot-letter" x={WIDTH - 24} y={y(last[seat] ?? 0) + 4 + clash(last, seat) * 13}>
            {String.fromCharCode(65 + seat)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** How many seats before this one ended with nearly as many points. */
function clash(points: readonly number[], seat: number): number {
  return points.slice(0, seat).filter((other) => Math.abs(other - points[seat]!) < 4).length;
}
