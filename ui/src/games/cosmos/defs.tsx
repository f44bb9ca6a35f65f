/** Gradients every drawing refers to; once on a page. */
import type { VNode } from "preact";
import { STARS, type Star } from "./content";

type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

/** From the brightest to the darkest tone of a stone. */
const TONES: Readonly<Record<Star, readonly [string, string, string]>> = {
  H: ["#ffd9cf", "#ff8a73", "#f4513a"],
  He: ["#d9efff", "#7cc0ff", "#3f8ff0"],
  O: ["#dcffe9", "#7beaa6", "#2fbf74"],
  C: ["#f0e0ff", "#c79bff", "#9a5cf0"],
};

const SECTORS = { delta: "#e9c46a", psi: "#45cfc4", phi: "#f07fb4" } as const;

const SEATS: readonly (readonly [string, string, string, string])[] = [
  ["#fff3d6", "#ffc15a", "#d97a10", "#6d3402"],
  ["#e4f6ff", "#5cc3ff", "#1878c8", "#07315e"],
  ["#ffe6f8", "#ff8ed8", "#c53a9a", "#560b42"],
  ["#ffffff", "#e8edf8", "#9aa5bf", "#3f475c"],
];

const BRASS: Stops = [
  [0, "#f6e3b4"],
  [0.28, "#b58f4e"],
  [0.5, "#6b5029"],
  [0.72, "#b08a4a"],
  [1, "#efd79c"],
];

function Stop({ stops }: { stops: Stops }): VNode {
  return (
    <>
      {stops.map(([offset, colour, opacity = 1]) => (
        <stop key={offset} offset={offset} stop-color={colour} stop-opacity={opacity} />
      ))}
    </>
  );
}

interface Radial {
  readonly id: string;
  readonly stops: Stops;
  readonly cx?: number;
  readonly cy?: number;
  readonly r?: number;
}

function Radial({ id, stops, cx = 0.5, cy = 0.5, r = 0.5 }: Radial): VNode {
  return (
    <radialGradient id={`cosmos-${id}`} cx={cx} cy={cy} r={r}>
      <Stop stops={stops} />
    </radialGradient>
  );
}

function Linear({
  id,
  stops,
  to,
}: {
  id: string;
  stops: Stops;
  to: readonly [number, number];
}): VNode {
  return (
    <linearGradient id={`cosmos-${id}`} x1="0" y1="0" x2={to[0]} y2={to[1]}>
      <Stop stops={stops} />
    </linearGradient>
  );
}

function starLight(star: Star): readonly Radial[] {
  const [bright, middle, deep] = TONES[star];
  return [
    {
      id: `glow-${star}`,
      stops: [
        [0, "#ffffff", 0.75],
        [0.24, middle, 0.6],
        [0.55, deep, 0.22],
        [1, deep, 0],
      ],
    },
    {
      id: `core-${star}`,
      cx: 0.42,
      cy: 0.36,
      stops: [
        [0, "#ffffff"],
        [0.5, bright],
        [1, middle],
      ],
    },
  ];
}

const ROUND: readonly Radial[] = [
  ...STARS.flatMap(starLight),
  ...Object.entries(SECTORS).map(([sector, colour]) => ({
    id: `pit-${sector}`,
    cy: 0.42,
    r: 0.62,
    stops: [
      [0, "#04060f", 0.5],
      [0.7, "#0a0e22", 0.36],
      [1, colour, 0.26],
    ] as Stops,
  })),
  ...SEATS.map((tones, seat) => ({
    id: `marble-${seat}`,
    cx: 0.36,
    cy: 0.3,
    r: 0.8,
    stops: tones.map((tone, place) => [[0, 0.3, 0.72, 1][place]!, tone] as const),
  })),
  {
    id: "marble-dark",
    cx: 0.36,
    cy: 0.3,
    r: 0.85,
    stops: [
      [0, "#7b7fb0"],
      [0.22, "#34375f"],
      [0.65, "#14152b"],
      [1, "#04040b"],
    ],
  },
  {
    id: "dish",
    stops: [
      [0, "#141a3c"],
      [0.62, "#0a0f24"],
      [1, "#060814"],
    ],
  },
  {
    id: "edge",
    stops: [
      [0.86, "#000000", 0],
      [1, "#000000", 0.6],
    ],
  },
  {
    id: "dimple",
    stops: [
      [0, "#02030a"],
      [0.62, "#070a1c"],
      [0.86, "#12183a"],
      [1, "#2d376b"],
    ],
  },
  {
    id: "done",
    stops: [
      [0, "#fff4d0", 0.9],
      [0.45, "#ffd27a", 0.4],
      [1, "#ffb648", 0],
    ],
  },
  {
    id: "proto",
    cx: 0.4,
    cy: 0.34,
    stops: [
      [0, "#f3e6ff", 0.95],
      [0.5, "#b98af5", 0.8],
      [1, "#5d2bb8", 0.92],
    ],
  },
  {
    id: "proto-glow",
    stops: [
      [0, "#d9b8ff", 0.6],
      [0.5, "#9a5cf0", 0.26],
      [1, "#7a3be0", 0],
    ],
  },
  {
    id: "stable",
    cx: 0.4,
    cy: 0.32,
    stops: [
      [0, "#f2fff0"],
      [0.45, "#8df2a0"],
      [1, "#178a48"],
    ],
  },
  {
    id: "stable-glow",
    stops: [
      [0, "#c8ffd0", 0.7],
      [0.45, "#48e07a", 0.3],
      [1, "#1fbf5a", 0],
    ],
  },
  {
    id: "medal",
    cx: 0.4,
    cy: 0.32,
    r: 0.8,
    stops: [
      [0, "#1f7a4a"],
      [0.6, "#0d4a30"],
      [1, "#05261a"],
    ],
  },
  {
    id: "face",
    stops: [
      [0, "#1c2450"],
      [0.7, "#0e1330"],
      [1, "#080b1d"],
    ],
  },
];

export function Defs(): VNode {
  return (
    <svg class="cosmos-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {ROUND.map((gradient) => (
          <Radial key={gradient.id} {...gradient} />
        ))}
        <Linear id="brass" stops={BRASS} to={[1, 1]} />
        <Linear
          id="brass-down"
          stops={[
            [0, "#f4dfab"],
            [0.45, "#a8834a"],
            [1, "#5a431f"],
          ]}
          to={[0, 1]}
        />
        <Linear
          id="liquid"
          stops={[
            [0, "#a8ffd0", 0.95],
            [0.12, "#4fe39a", 0.85],
            [1, "#0e5f6b", 0.75],
          ]}
          to={[0, 1]}
        />
        <Linear
          id="glass"
          stops={[
            [0, "#cfe6ff", 0.4],
            [0.2, "#cfe6ff", 0.05],
            [0.8, "#cfe6ff", 0.04],
            [1, "#cfe6ff", 0.24],
          ]}
          to={[1, 0]}
        />
      </defs>
    </svg>
  );
}
