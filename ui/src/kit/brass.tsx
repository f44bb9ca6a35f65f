import type { VNode } from "preact";

/** Polished brass from the upper left to the lower right, to fill or stroke with. */
export function BrassGradient({ id }: { id: string }): VNode {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#f6e3b4" />
      <stop offset=".3" stop-color="#b58f4e" />
      <stop offset=".52" stop-color="#6b5029" />
      <stop offset=".74" stop-color="#b08a4a" />
      <stop offset="1" stop-color="#efd79c" />
    </linearGradient>
  );
}
