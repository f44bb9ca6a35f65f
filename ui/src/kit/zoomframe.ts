/** Where a picture is moved and how much it is enlarged: pure sums, for `zoom.tsx`. */

export interface Frame {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Frame = { scale: 1, x: 0, y: 0 };
export const MOST = 4;
/** So much a tap enlarges: the smallest place of a board on a phone is then as wide as a finger. */
export const STEP = 2.6;
/** What a finger meets surely, in pixels. */
export const FINGER = 40;

/** The picture always fills its frame. */
export function keepWithin({ scale, x, y }: Frame, { width, height }: Size): Frame {
  const most = Math.min(MOST, Math.max(1, scale));
  const within = (at: number, length: number): number =>
    Math.min(0, Math.max(length * (1 - most), at));
  return { scale: most, x: within(x, width), y: within(y, height) };
}

/** Enlarged so that the point of the frame stays where it is. */
export function zoomAt(frame: Frame, scale: number, at: Point, size: Size): Frame {
  const most = Math.min(MOST, Math.max(1, scale));
  const factor = most / frame.scale;
  return keepWithin(
    { scale: most, x: at.x - (at.x - frame.x) * factor, y: at.y - (at.y - frame.y) * factor },
    size,
  );
}

export const distance = (one: Point, other: Point): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

export const middle = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
