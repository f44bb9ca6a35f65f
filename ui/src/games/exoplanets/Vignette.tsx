/** The picture on a space tile: a scene of its own for each goal. */
import type { VNode } from "preact";
import type { Resource } from "./content";
import { usePicture } from "./context";
import { ResourceIcon } from "./icons";
import { Crown } from "./life";
import { Globe } from "./planet";
import "./Vignette.css";

interface World {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly light?: number;
  readonly life?: readonly number[];
}

interface Scene {
  /** The colour of its sky. */
  readonly sky: "teal" | "violet" | "ember" | "deep" | "gold" | "dusk";
  /** Where the light stands, and how large it is. */
  readonly sun: readonly [number, number, number];
  readonly worlds: readonly World[];
  readonly crowns?: readonly (readonly [number, number, number])[];
  /** Lines of light: orbits, rows, paths. */
  readonly lines?: string;
  readonly spores?: boolean;
  readonly resources?: readonly Resource[];
}

const ring = (radius: number): string =>
  `M${85 - radius},46 a${radius},${radius * 0.4} 0 1 0 ${2 * radius},0 a${radius},${radius * 0.4} 0 1 0 ${-2 * radius},0`;

function rule(id: string, sky: Scene["sky"]): Scene {
  return {
    sky,
    sun: [85, 0, 92],
    worlds: [{ id, x: 85, y: 112, r: 76, light: 4, life: [4] }],
    crowns: [[85, 24, 1.05]],
  };
}

const SCENES: Readonly<Record<string, Scene>> = {
  "aggressive-parasites": {
    sky: "ember",
    sun: [18, 8, 70],
    worlds: [{ id: "P13", x: 112, y: 62, r: 54, light: 6, life: [3, 1] }],
  },
  "extreme-conditions": {
    sky: "ember",
    sun: [150, 10, 110],
    worlds: [
      { id: "P05", x: 52, y: 70, r: 44, light: 2, life: [2] },
      { id: "P19", x: 128, y: 46, r: 26, light: 3, life: [2] },
    ],
  },
  "stone-cradle": {
    sky: "dusk",
    sun: [14, 6, 80],
    worlds: [
      { id: "P04", x: 118, y: 66, r: 48, light: 6, life: [2] },
      { id: "P02", x: 48, y: 44, r: 21, light: 6, life: [1] },
    ],
  },
  "green-belt": {
    sky: "teal",
    sun: [12, 6, 88],
    worlds: [
      { id: "P09", x: 120, y: 76, r: 54, light: 6, life: [2] },
      { id: "P15", x: 46, y: 44, r: 19, light: 6, life: [1] },
    ],
  },
  "cloud-dwellers": {
    sky: "violet",
    sun: [16, 4, 84],
    worlds: [
      { id: "P17", x: 116, y: 70, r: 52, light: 6, life: [2] },
      { id: "P18", x: 44, y: 46, r: 21, light: 6, life: [1] },
    ],
  },
  "deep-sea": {
    sky: "deep",
    sun: [20, 2, 92],
    worlds: [
      { id: "P27", x: 118, y: 72, r: 52, light: 6, life: [2] },
      { id: "P24", x: 46, y: 46, r: 20, light: 6, life: [1] },
    ],
  },
  "lords-of-stone": rule("P03", "dusk"),
  "lords-of-the-green": rule("P10", "teal"),
  "lords-of-the-clouds": rule("P22", "violet"),
  "lords-of-the-deep": rule("P28", "deep"),
  biodiversity: {
    sky: "violet",
    sun: [85, -10, 84],
    worlds: [
      { id: "P06", x: 32, y: 52, r: 17, light: 3, life: [1] },
      { id: "P12", x: 66, y: 38, r: 20, light: 4, life: [1] },
      { id: "P17", x: 108, y: 40, r: 21, light: 4, life: [1] },
      { id: "P25", x: 146, y: 56, r: 19, light: 5, life: [1] },
    ],
  },
  seeding: {
    sky: "violet",
    sun: [24, 20, 54],
    worlds: [{ id: "P29", x: 142, y: 76, r: 50, light: 6, life: [2] }],
    spores: true,
  },
  "orbital-ring": {
    sky: "deep",
    sun: [85, 46, 60],
    lines: `${ring(38)} ${ring(62)} ${ring(82)}`,
    worlds: [
      { id: "P11", x: 136, y: 60, r: 13, light: 7, life: [1] },
      { id: "P28", x: 40, y: 62, r: 12, light: 2, life: [1] },
      { id: "P16", x: 62, y: 24, r: 11, light: 13, life: [1] },
    ],
  },
  "great-alignment": {
    sky: "ember",
    sun: [164, 4, 104],
    lines: "M170,0 L6,86",
    worlds: [
      { id: "P25", x: 128, y: 22, r: 11, light: 2, life: [1] },
      { id: "P18", x: 90, y: 42, r: 18, light: 2, life: [1] },
      { id: "P05", x: 36, y: 68, r: 28, light: 2, life: [1] },
    ],
  },
  "scorched-worlds": {
    sky: "gold",
    sun: [85, 106, 128],
    worlds: [
      { id: "P07", x: 52, y: 42, r: 19, light: 13, life: [1] },
      { id: "P20", x: 118, y: 38, r: 21, light: 11, life: [1] },
    ],
    lines: ring(120),
  },
  "outer-reaches": {
    sky: "deep",
    sun: [18, 22, 26],
    worlds: [
      { id: "P30", x: 134, y: 66, r: 36, light: 7, life: [1] },
      { id: "P08", x: 78, y: 40, r: 14, light: 7, life: [1] },
    ],
    lines: "M-20,150 A150,150 0 0 1 130,-40 M-20,190 A190,190 0 0 1 178,-30",
  },
  "primordial-soup": {
    sky: "teal",
    sun: [85, 10, 70],
    worlds: [{ id: "P14", x: 85, y: 128, r: 80, light: 4 }],
    resources: ["energy", "water", "gas"],
  },
  ascension: {
    sky: "gold",
    sun: [85, 40, 92],
    worlds: [
      { id: "P10", x: 56, y: 66, r: 30, light: 3, life: [4] },
      { id: "P23", x: 122, y: 62, r: 24, light: 5, life: [4] },
    ],
    crowns: [
      [56, 26, 0.9],
      [122, 27, 0.74],
    ],
  },
  symbiosis: {
    sky: "teal",
    sun: [85, -4, 80],
    worlds: [
      { id: "P26", x: 118, y: 64, r: 38, light: 5, life: [2, 2] },
      { id: "P12", x: 52, y: 52, r: 25, light: 3, life: [1, 1] },
    ],
  },
};

const ANY: Scene = {
  sky: "violet",
  sun: [20, 10, 80],
  worlds: [{ id: "P09", x: 112, y: 70, r: 48, light: 6, life: [1] }],
};

const SPORES = Array.from({ length: 26 }, (_, place) => {
  const share = place / 25;
  const stray = (((place * 61) % 17) / 17 - 0.5) * 30 * share;
  return { cx: 24 + share * 104, cy: 20 + Math.sin(share * 2.6) * 16 + stray, r: 1 + (place % 3) };
});

export function Vignette({ goal }: { goal: string }): VNode {
  const { box } = usePicture();
  const scene = SCENES[goal] ?? ANY;
  const [x, y, reach] = scene.sun;
  return (
    <svg
      class={`exo-vignette ${scene.sky}`}
      viewBox="0 0 170 100"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle class="sun" cx={x} cy={y} r={reach} fill="url(#exo-glow)" />
      <path class="dots" d="M12,30h0M31,12h0M58,22h0M74,8h0M99,16h0M128,10h0M150,28h0M160,8h0" />
      {scene.lines !== undefined && <path class="lines" d={scene.lines} />}
      {scene.worlds.map((world) => (
        <g key={world.id} transform={`translate(${world.x} ${world.y})`}>
          <Globe
            id={world.id}
            type={box.planet[world.id]?.type ?? "rocky"}
            r={world.r}
            {...(world.light === undefined ? {} : { light: world.light })}
            {...(world.life === undefined ? {} : { life: world.life })}
          />
        </g>
      ))}
      {scene.spores &&
        SPORES.map((spore, place) => <circle key={place} class="spore" {...spore} />)}
      {scene.crowns?.map(([cx, cy, size]) => (
        <g key={cx} transform={`translate(${cx} ${cy}) scale(${size})`}>
          <Crown />
        </g>
      ))}
      {scene.resources?.map((kind, place) => (
        <g
          key={kind}
          transform={`translate(${49 + place * 36} ${32 + (place % 2) * 5}) scale(1.35)`}
        >
          <ResourceIcon kind={kind} />
        </g>
      ))}
    </svg>
  );
}
