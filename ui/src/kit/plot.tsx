/** Points over time, a line for each seat; each line has its own pattern and its letter. */
import type { VNode } from "preact";

import type { ScoreLine } from "../gen/messages";

const HEIGHT = 260;
const LEFT = 36;
const RIGHT = 42;
const BOTTOM = 24;
const DASHES = ["", "7 4", "2 4", "10 3 2 3", "1 3"];

/** A point of a seat's line that leads somewhere. */
export interface Mark {
  position: number;
  seat: number;
  label: string;
  href: string;
}

interface Props {
  lines: readonly ScoreLine[];
  names: readonly string[];
  label: string;
  marks?: readonly Mark[];
  /** On a phone the plot is drawn narrower, so that its letters stay large. */
  narrow?: boolean;
  /** How wide it is drawn where the room is known. */
  width?: number;
  /** How high, in the units of its width. */
  height?: number;
  /** The seat whose line stands above a filled ground. */
  filled?: number | undefined;
  /** The lines of the grid, up to the largest value; by default those of points. */
  steps?: readonly number[];
  /** A value in words; by default the number itself. */
  format?: (value: number) => string;
  onPick?: (position: number) => void;
}

/** Steps of a scale that reads well: 1, 2 or 5 times a power of ten. */
export function scale(most: number): readonly number[] {
  const rough = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough)!,
  );
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

/** The points of a seat at a position: those of the latest line up to it. */
export function pointsAt(lines: readonly ScoreLine[], position: number, seat: number): number {
  return lines.findLast((line) => line.position <= position)?.points[seat] ?? 0;
}

export function Plot(props: Props): VNode {
  const { lines, names, label, marks = [], narrow, format = String, onPick } = props;
  const width = props.width ?? (narrow ? 340 : 640);
  const height = props.height ?? HEIGHT;
  const ground = height - BOTTOM;
  const steps = props.steps ?? scale(Math.max(1, ...lines.flatMap((line) => line.points)));
  const top = steps.at(-1) || 1;
  const end = lines.at(-1)?.position || 1;
  const x = (position: number): number => LEFT + (position / end) * (width - LEFT - RIGHT);
  const y = (points: number): number => ground - (points / top) * (ground - 14);
  const path = (seat: number): string =>
    lines
      .map(
        (line, at) =>
          `${at ? "L" : "M"}${x(line.position).toFixed(1)} ${y(line.points[seat] ?? 0).toFixed(1)}`,
      )
      .join("");
  const pick = (event: MouseEvent): void => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * width;
    const near = lines.reduce((best, line) =>
      Math.abs(x(line.position) - at) < Math.abs(x(best.position) - at) ? line : best,
    );
    onPick?.(near.position);
  };
  const last = lines.at(-1)?.points ?? [];
  const letters = spread(
    names.map((_, seat) => y(last[seat] ?? 0)),
    LETTER,
    ground,
  );
  const places = apart(
    marks.map((mark) => ({
      x: x(mark.position),
      y: y(pointsAt(lines, mark.position, mark.seat)),
    })),
    height,
  );
  return (
    <div class="plot-box">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the mouse; the links beside it and the replay reach every position by keyboard. */}
      <svg
        class="plot"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
        onClick={pick}
      >
        <Grid {...{ steps, y, format }} end={width - RIGHT} />
        {props.filled !== undefined && (
          <path
            class="plot-ground"
            data-seat={props.filled}
            d={`${path(props.filled)}L${x(end)} ${ground}L${x(0)} ${ground}Z`}
          />
        )}
        {names.map((name, seat) => (
          <g key={seat} class="plot-seat" data-seat={seat}>
            <title>{name}</title>
            <path d={path(seat)} stroke-dasharray={DASHES[seat]} />
            <text class="plot-letter" x={width - 24} y={letters[seat]! + 4}>
              {String.fromCharCode(65 + seat)}
            </text>
          </g>
        ))}
      </svg>
      <Marks marks={marks} places={places} size={[width, height]} />
    </div>
  );
}

interface GridProps {
  steps: readonly number[];
  y(points: number): number;
  format(value: number): string;
  /** Where its lines end. */
  end: number;
}

function Grid({ steps, y, format, end }: GridProps): VNode {
  return (
    <>
      {steps.map((points) => (
        <g key={points}>
          <line class="plot-grid" x1={LEFT} x2={end} y1={y(points)} y2={y(points)} />
          <text class="plot-text" x={LEFT - 6} y={y(points) + 4} text-anchor="end">
            {format(points)}
          </text>
        </g>
      ))}
    </>
  );
}

interface MarksProps {
  marks: readonly Mark[];
  places: readonly Place[];
  size: readonly [number, number];
}

function Marks({ marks, places, size: [width, height] }: MarksProps): VNode {
  return (
    <>
      {marks.map((mark, at) => (
        <a
          key={mark.position}
          class="plot-mark"
          data-seat={mark.seat}
          href={mark.href}
          aria-label={`${at + 1}: ${mark.label}`}
          title={mark.label}
          style={{
            left: `${(places[at]!.x / width) * 100}%`,
            top: `${(places[at]!.y / height) * 100}%`,
          }}
        >
          {at + 1}
        </a>
      ))}
    </>
  );
}

/** The height of a letter, and the width of a mark with some room around it. */
const LETTER = 15;
const MARK = 30;

/** Heights moved so far that letters beside them do not touch; none below `lowest`. */
export function spread(heights: readonly number[], gap: number, lowest: number): readonly number[] {
  const order = heights.map((_, at) => at).sort((one, other) => heights[one]! - heights[other]!);
  const placed = [...heights];
  let above = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    placed[at] = Math.max(heights[at]!, above + gap);
    above = placed[at]!;
  }
  let below = lowest + gap;
  for (const at of order.reverse()) {
    placed[at] = Math.min(placed[at]!, below - gap);
    below = placed[at]!;
  }
  return placed;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Places moved up or down, away from those before them, until no two marks touch. */
export function apart(places: readonly Place[], lowest = HEIGHT): readonly Place[] {
  const placed: Place[] = [];
  for (const { x, y } of places) {
    const tries = [0, 1, -1, 2, -2, 3, -3, 4, -4].map((step) => y - step * MARK);
    const isFree = (height: number): boolean =>
      height > MARK / 2 &&
      height < lowest - MARK / 2 &&
      placed.every((other) => Math.hypot(other.x - x, other.y - height) >= MARK);
    placed.push({ x, y: tries.find(isFree) ?? y });
  }
  return placed;
}
