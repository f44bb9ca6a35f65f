/** What emblems are drawn with. */
import type { VNode } from "preact";

/** Each step turns by the golden angle, so that nothing lines up. */
export const GOLDEN = 137.508;

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

export function Glow({
  id,
  stops,
}: {
  id: string;
  stops: readonly (readonly [number, string, number])[];
}): VNode {
  return (
    <radialGradient id={id}>
      {stops.map(([at, colour, opacity]) => (
        <stop key={at} offset={at} stop-color={colour} stop-opacity={opacity} />
      ))}
    </radialGradient>
  );
}
