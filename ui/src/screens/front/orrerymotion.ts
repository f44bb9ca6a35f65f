/** Where the worlds of the orrery are at a moment. */

export const TAU = Math.PI * 2;
export const CX = 320;
export const CY = 330;
/** How flat the table is seen. */
export const SQUASH = 0.43;
export const STAR = { x: 320, y: 218 };

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type WorldKind = "rocky" | "super-earth" | "gas" | "oceanic";

interface Orbit {
  readonly name: string;
  readonly kind: WorldKind;
  readonly radius: number;
  readonly size: number;
  /** In turns at the beginning. */
  readonly phase: number;
  /** In turns within 260 seconds. */
  readonly speed: number;
}

export const ORBITS: readonly Orbit[] = [
  { name: "inner", kind: "rocky", radius: 92, size: 16, phase: 0.1, speed: 1.9 },
  { name: "sea", kind: "oceanic", radius: 133, size: 25, phase: 0.66, speed: 1.25 },
  { name: "earth", kind: "super-earth", radius: 172, size: 28, phase: 0.3, speed: 0.86 },
  { name: "giant", kind: "gas", radius: 212, size: 40, phase: 0.905, speed: 0.55 },
  { name: "ringed", kind: "gas", radius: 250, size: 33, phase: 0.47, speed: 0.36 },
];

export interface Body {
  readonly name: string;
  readonly kind: WorldKind;
  readonly size: number;
  readonly place: Point;
  readonly scale: number;
  /** Degrees from the right to the star. */
  readonly facing: number;
  /** How much of the side that is turned to us is in the shade. */
  readonly dark: number;
  readonly arm: { readonly from: Point; readonly to: Point };
  /** On the flat table. */
  readonly shadow: Point;
  /** Below zero behind the star, above it in front. */
  readonly depth: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;
const at = (x: number, y: number): Point => ({ x: round(x), y: round(y) });

/** The worlds after so many seconds, the farthest first. */
export function bodiesAt(time: number): readonly Body[] {
  return ORBITS.map((orbit, place) => bodyAt(orbit, place, time)).sort(
    (one, other) => one.depth - other.depth,
  );
}

function bodyAt(
  { name, kind, radius, size, phase, speed }: Orbit,
  place: number,
  time: number,
): Body {
  const turn = (phase + (time * speed) / 260) * TAU;
  const [across, along] = [Math.cos(turn), Math.sin(turn)];
  const lift = 10 + place * 7;
  const foot = at(CX + radius * across, CY + radius * along * SQUASH);
  const head = at(foot.x, foot.y - 104 + place * 3);
  return {
    name,
    kind,
    size,
    place: head,
    scale: round(1 + (0.14 * along * radius) / 250),
    facing: round((Math.atan2(STAR.y - head.y, STAR.x - head.x) / TAU) * 360),
    dark: round(Math.max(0, along) * 0.26),
    arm: {
      from: at(CX - across * 26, CY - along * 26 * SQUASH - lift),
      to: at(foot.x, foot.y - lift),
    },
    shadow: at(radius * across * 1.05, radius * along * 1.05 + 8),
    depth: radius * along,
  };
}
