/** Outlines in board units around the origin: a hex side is 1. */
import type { Point } from "./content";

const TURN = Math.PI * 2;

export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The point at a radius, in turns clockwise from above. */
export function polar(radius: number, turn: number): Point {
  return { x: round(radius * Math.sin(turn * TURN)), y: round(-radius * Math.cos(turn * TURN)) };
}

export function at(radius: number, turn: number): string {
  const { x, y } = polar(radius, turn);
  return `${x},${y}`;
}

/** The corners of a star with a number of rays. */
export function rays(count: number, outer: number, inner: number, start = 0): string {
  const points: string[] = [];
  for (let place = 0; place < count; place += 1) {
    points.push(at(outer, start + place / count), at(inner, start + (place + 0.5) / count));
  }
  return points.join(" ");
}

export function hexagon(radius: number): string {
  return [0, 1, 2, 3, 4, 5].map((corner) => at(radius, corner / 6)).join(" ");
}

/** Needles of light, each tapering from the middle. */
export function needles(count: number, length: number, width: number, start = 0): string {
  return Array.from({ length: count }, (_, place) => {
    const turn = start + place / count;
    return `M${at(length, turn)}L${at(width, turn + 0.25)}L${at(width, turn - 0.25)}Z`;
  }).join("");
}

/** The directions of a tile's sockets: towards corners, so that they stay clear of life on the
 * sides. */
const DIRECTIONS: Readonly<Record<number, readonly number[]>> = {
  1: [0],
  2: [1, 4],
  3: [0, 2, 4],
  4: [1, 2, 4, 5],
  5: [0, 1, 2, 4, 5],
  6: [0, 1, 2, 3, 4, 5],
};

export function socketAt(place: number, count: number): Point {
  const direction = DIRECTIONS[count]?.[place];
  return polar(0.445, direction === undefined ? place / count : direction / 6);
}
