/** The medal of a level: enamel with an emblem in lines, in a brass rim. */
import type { VNode } from "preact";

import { BrassGradient } from "../../kit/brass";

const TAU = Math.PI * 2;

const point = (r: number, turn: number): string =>
  `${(r * Math.sin(turn * TAU)).toFixed(1)},${(-r * Math.cos(turn * TAU)).toFixed(1)}`;

function star(count: number, outer: number, inner: number, turn = 0): string {
  return Array.from(
    { length: count },
    (_, ray) => `${point(outer, turn + ray / count)} ${point(inner, turn + (ray + 0.5) / count)}`,
  ).join(" ");
}

const spark = (count: number, outer: number, inner: number): string =>
  `M${star(count, outer, inner).replaceAll(" ", "L")}Z`;

interface Emblem {
  readonly light: string;
  readonly deep: string;
  readonly lines: string;
  readonly spark: string;
  /** Where the spark is. */
  readonly at: readonly [number, number];
}

const PLAIN: Emblem = {
  light: "#3a4474",
  deep: "#0b1433",
  lines: "M-12,0A12,12 0 1 0 12,0A12,12 0 1 0 -12,0M-19,6C-8,12 8,-12 19,-6",
  spark: spark(4, 7, 2),
  at: [0, 0],
};

/** An eye, a comet, a compass, a dome with its telescope, a pair of dividers. */
const EMBLEMS: Readonly<Record<string, Emblem>> = {
  stargazer: {
    light: "#27407e",
    deep: "#0b1433",
    lines:
      "M-17,6C-9,-7 9,-7 17,6C9,15 -9,15 -17,6ZM-6.5,5A6.5,6.5 0 1 0 6.5,5A6.5,6.5 0 1 0 -6.5,5M-13,-6l-3,-5M-5,-11l-1.5,-6M5,-11l1.5,-6M13,-6l3,-5",
    spark: spark(4, 5.5, 1.7),
    at: [0, 5],
  },
  wanderer: {
    light: "#1d6260",
    deep: "#072223",
    lines: "M-1,1C6,-4 11,-10 16,-18M-4,-1C0,-8 4,-13 7,-18M3,5C9,2 15,-3 19,-9",
    spark: spark(8, 8, 4.5),
    at: [-7, 7],
  },
  navigator: {
    light: "#5a3f86",
    deep: "#1a1036",
    lines:
      "M-14,0A14,14 0 1 0 14,0A14,14 0 1 0 -14,0M0,20L4,4L0,0L-4,4ZM-20,0L-4,-4L0,0L-4,4ZM20,0L4,-4L0,0L4,4Z",
    spark: "M0,-20L4,-4L0,0L-4,-4Z",
    at: [0, 0],
  },
  astronomer: {
    light: "#7c4328",
    deep: "#2b0f08",
    lines:
      "M-16,16H16M-12,16V9H12V16M-12,9C-12,-5 12,-5 12,9M-3,-2L6,-16L11,-13L4,1M-17,-10h.1M-9,-15h.1M-16,-1h.1",
    spark: spark(4, 5, 1.3),
    at: [15, -18],
  },
  architect: {
    light: "#7e6420",
    deep: "#271c05",
    lines:
      "M-3.5,-14A3.5,3.5 0 1 0 3.5,-14A3.5,3.5 0 1 0 -3.5,-14M-1.5,-11L-11,15M1.5,-11L11,15M-6,2C-3,4.5 3,4.5 6,2M-18,8A19,19 0 0 0 18,8",
    spark: `M${[0, 1, 2, 3, 4, 5].map((corner) => point(6, corner / 6)).join("L")}Z`,
    at: [0, 11],
  },
};

export function Medal({ name, rank }: { name: string; rank: number }): VNode {
  const { light, deep, lines, spark: bright, at } = EMBLEMS[name] ?? PLAIN;
  return (
    <svg class="medal" viewBox="-38 -38 76 76" aria-hidden="true">
      <defs>
        <radialGradient id={`enamel-${name}`} cx=".4" cy=".3" r=".85">
          <stop offset="0" stop-color={light} />
          <stop offset="1" stop-color={deep} />
        </radialGradient>
        <BrassGradient id={`rim-${name}`} />
      </defs>
      <Teeth rank={rank} fill={`url(#rim-${name})`} />
      <circle r="28.5" fill={`url(#enamel-${name})`} />
      <Rim rank={rank} stroke={`url(#rim-${name})`} />
      <g transform="scale(.86)">
        <path class="medal-lines" d={lines} />
        <path class="medal-spark" d={bright} transform={`translate(${at[0]} ${at[1]})`} />
      </g>
    </svg>
  );
}

function Teeth({ rank, fill }: { rank: number; fill: string }): VNode | null {
  if (rank < 3) return null;
  if (rank === 3) return <polygon points={star(24, 33, 29.5)} fill={fill} />;
  return (
    <>
      <polygon points={star(16, 38, 29)} fill={fill} />
      <polygon class="medal-teeth" points={star(16, 34, 29, 1 / 32)} />
    </>
  );
}

function Rim({ rank, stroke }: { rank: number; stroke: string }): VNode {
  return (
    <g fill="none" stroke={stroke}>
      <circle r="29" stroke-width={2.4 + Math.min(rank, 2) * 0.8} />
      {rank === 2 && (
        <circle class="medal-notches" r="29" stroke-width="2" stroke-dasharray="1 4.06" />
      )}
      {rank > 0 && <circle r="25" stroke-width="1.1" />}
    </g>
  );
}
