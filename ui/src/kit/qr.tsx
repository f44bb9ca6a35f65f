/** A QR code, drawn from its rows: `1` is dark. Dark on light in every theme, or no camera reads it. */
import type { VNode } from "preact";

/** The light margin that cameras need, in squares. */
const MARGIN = 4;

/** Each dark stretch of a row as one rectangle. */
export function pathOf(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(
        ({ 0: dark, index }) =>
          `M${index + MARGIN} ${y + MARGIN}h${dark.length}v1h${-dark.length}z`,
      ),
    )
    .join("");
}

export function QrCode({ rows, label }: { rows: readonly string[]; label: string }): VNode {
  const size = rows.length + 2 * MARGIN;
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(rows)} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
