/** The picture of every power card: brushes one after another, the farthest first. */
import {
  AQUA,
  type Brush,
  ball,
  beam,
  type Colour,
  cell,
  disc,
  EMBER,
  GOLD,
  gas,
  glow,
  helix,
  hole,
  LEAF,
  leaf,
  line,
  night,
  ROSE,
  rays,
  ring,
  rush,
  SKY,
  scatter,
  shell,
  spark,
  streak,
  tunnel,
  VIOLET,
  WHITE,
  well,
  wind,
} from "./brushes";

const DEEP: Colour = [0.04, 0.06, 0.14];

const circle = (radius: number, x: number, y: number): readonly (readonly [number, number])[] =>
  Array.from({ length: 25 }, (_, place) => {
    const angle = (place / 24) * Math.PI * 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });

/** The letters of the sectors as constellations, each by its strokes. */
const DELTA = [
  [
    [0, -0.5],
    [0.5, 0.42],
    [-0.5, 0.42],
    [0, -0.5],
  ],
] as const;
const PSI = [
  [
    [0, -0.55],
    [0, 0.55],
  ],
  [
    [-0.45, -0.45],
    [-0.43, -0.05],
    [-0.25, 0.17],
    [0, 0.23],
    [0.25, 0.17],
    [0.43, -0.05],
    [0.45, -0.45],
  ],
] as const;
const PHI = [
  [
    [0, -0.58],
    [0, 0.58],
  ],
  circle(0.34, 0, 0),
] as const;

/** Light of any kind that is bent towards a constellation. */
function relativity(
  strokes: readonly (readonly (readonly [number, number])[])[],
  tint: Colour,
  seed: number,
): readonly Brush[] {
  const ends = strokes.flatMap((stroke) => [stroke[0]!, stroke.at(-1)!]);
  return [
    night(tint, seed, 0.4),
    well(tint, 0.3, { y: 0.1 }),
    ...strokes.map((stroke) => line(stroke, 0.022, tint, 1.1)),
    ...ends.map(([x, y]) => spark(0.13, tint, { x, y })),
  ];
}

const CUBE = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;
const box = (size: number, x: number, y: number): readonly (readonly [number, number])[] =>
  CUBE.map(([u, v]) => [x + u * size, y + v * size * 0.86] as const);

/** A cube within a cube, their corners joined. */
function tesseract(): readonly Brush[] {
  const outer = box(0.6, 0.08, -0.02);
  const inner = box(0.28, -0.1, 0.06);
  return [
    line(outer, 0.018, AQUA, 0.8),
    line(inner, 0.016, LEAF, 0.9),
    ...[0, 1, 2, 3].map((corner) => line([outer[corner]!, inner[corner]!], 0.012, SKY, 0.6)),
    ...[0, 1, 2, 3].map((corner) =>
      spark(0.09, AQUA, { x: outer[corner]![0], y: outer[corner]![1] }),
    ),
  ];
}

/** A tree that forks from below, a light at the end of every branch. */
function tree(): readonly Brush[] {
  const brushes: Brush[] = [];
  const grow = (x: number, y: number, angle: number, length: number, left: number): void => {
    const [u, v] = [x + Math.sin(angle) * length, y - Math.cos(angle) * length];
    brushes.push(
      line(
        [
          [x, y],
          [u, v],
        ],
        0.008 + left * 0.007,
        left > 2 ? GOLD : LEAF,
        0.75,
      ),
    );
    if (left === 0)
      brushes.push(glow(0.09, LEAF, 1.1, { x: u, y: v }), glow(0.03, WHITE, 1.2, { x: u, y: v }));
    else
      for (const side of [-1, 1])
        grow(u, v, angle + side * (0.5 - left * 0.03), length * 0.74, left - 1);
  };
  grow(0, 0.9, 0, 0.52, 3);
  return brushes;
}

const ATOMS: readonly (readonly [number, number, number])[] = [
  [-0.75, 0.2, 0.17],
  [-0.38, -0.12, 0.21],
  [0.05, 0.12, 0.2],
  [0.42, -0.18, 0.23],
  [0.8, 0.1, 0.17],
  [0.05, 0.52, 0.14],
  [-0.42, -0.52, 0.13],
  [0.5, -0.58, 0.13],
];

function molecule(): readonly Brush[] {
  const bonds = [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [2, 5],
    [1, 6],
    [3, 7],
  ] as const;
  const colours: readonly Colour[] = [SKY, VIOLET, VIOLET, ROSE, LEAF, WHITE, WHITE, EMBER];
  return [
    ...bonds.map(([one, other]) =>
      line(
        [
          [ATOMS[one]![0], ATOMS[one]![1]],
          [ATOMS[other]![0], ATOMS[other]![1]],
        ],
        0.035,
        WHITE,
        0.35,
      ),
    ),
    ...ATOMS.map(([x, y, r], place) => {
      const colour = colours[place]!;
      const dark: Colour = [colour[0] * 0.6, colour[1] * 0.6, colour[2] * 0.6];
      return ball(r, dark, colour, { x, y, rough: 0.2, heat: 0.25, seed: place });
    }),
  ];
}

const spiral = (x: number, y: number, size: number, tint: Colour): readonly Brush[] => [
  disc(size * 0.12, size, 0.45, x * 2 + y, tint, 0.9),
];

const place = (x: number, y: number): { x: number; y: number } => ({ x, y });

export const VIGNETTES: Readonly<Record<string, readonly Brush[]>> = {
  generations: [
    night(LEAF, 1, 0.35),
    line(
      [
        [-1.1, 0.35],
        [-0.5, 0.2],
        [0.1, 0.05],
        [1, -0.25],
      ],
      0.02,
      LEAF,
      0.5,
    ),
    cell(0.18, AQUA, { x: -0.95, y: 0.3 }),
    cell(0.3, LEAF, { x: -0.32, y: 0.14 }),
    cell(0.48, LEAF, { x: 0.65, y: -0.12 }, 1.15),
  ],
  "expanding-universe": [
    night(VIOLET, 2, 0.25),
    rush([0.6, 0.75, 1]),
    glow(0.32, WHITE, 1.5),
    ring(0.5, 0.03, GOLD, { gain: 0.7 }),
    ring(0.85, 0.04, ROSE, { gain: 0.4 }),
    ...[
      [-0.9, -0.5],
      [0.95, -0.45],
      [-0.85, 0.55],
      [0.9, 0.5],
    ].map(([x, y]) => spark(0.14, SKY, { x: x!, y: y! })),
  ],
  "black-hole": [
    night(EMBER, 3, 0.2),
    ring(0.46, 0.05, GOLD, { gain: 1.1 }),
    ring(0.52, 0.16, EMBER, { gain: 0.5 }),
    hole(0.41),
    disc(0.5, 1.45, 0.2, -0.28, EMBER, 1.25),
  ],
  "event-horizon": [
    night(SKY, 4, 0.35),
    ...[-0.9, -0.45, 0.1, 0.6, 1.05].map((x, row) =>
      streak(place(x * 1.5, -0.9), place(x * 0.8, 0.15), 0.03 + row * 0.004, row % 2 ? SKY : GOLD),
    ),
    ring(1.5, 0.1, GOLD, { y: 1.65, gain: 0.9 }),
    ring(1.5, 0.025, WHITE, { y: 1.65, gain: 1.1 }),
    hole(1.46, { y: 1.65 }),
  ],
  "fourth-dimension": [night(AQUA, 5, 0.35), glow(0.6, AQUA, 0.25), ...tesseract()],
  "special-relativity": [
    night(SKY, 6, 0.25),
    beam(Math.PI / 2, 0.5, GOLD, 0.75),
    beam(Math.PI / 2, 0.1, WHITE, 0.7),
    ring(0.4, 0.03, GOLD, { flat: 0.25, y: -0.72 }),
    ring(0.4, 0.03, GOLD, { flat: 0.25, y: 0.72 }),
    ring(1.15, 0.02, SKY, { flat: 0.22, gain: 0.7 }),
    spark(0.2, WHITE),
  ],
  quasar: [
    night(VIOLET, 7, 0.25),
    beam(-1.05, 0.05, SKY, 1.5),
    beam(-1.05, 0.14, VIOLET, 0.7),
    disc(0.16, 1.15, 0.3, 0.5, GOLD, 1.1),
    glow(0.2, WHITE, 2),
  ],
  "nuclear-fusion": [
    night(ROSE, 8, 0.3),
    rays(0.9, GOLD, 4, 1.1),
    ball(0.36, EMBER, GOLD, { x: -0.72, y: 0.2, heat: 0.8, seed: 3 }),
    ball(0.36, ROSE, EMBER, { x: 0.72, y: -0.2, heat: 0.8, seed: 8 }),
    glow(0.42, GOLD, 0.6, { x: -0.72, y: 0.2 }),
    glow(0.42, ROSE, 0.6, { x: 0.72, y: -0.2 }),
    ring(0.46, 0.02, WHITE, { gain: 0.8 }),
    glow(0.24, WHITE, 2.2),
  ],
  "genetic-drift": [
    night(VIOLET, 9, 0.45),
    helix(0.42, VIOLET, LEAF),
    cell(0.17, VIOLET, { x: -1.2, y: -0.5 }),
    cell(0.2, VIOLET, { x: 1.2, y: 0.6 }),
  ],
  "ionizing-radiation": [
    night(SKY, 10, 0.2),
    rays(1.9, SKY, 7, 1.4, { x: -1.2, y: -0.75 }),
    rays(1.1, WHITE, 2, 1, { x: -1.2, y: -0.75 }),
    glow(0.4, WHITE, 1.6, { x: -1.2, y: -0.75 }),
    cell(0.22, VIOLET, { x: 0.25, y: 0.35 }),
    cell(0.27, LEAF, { x: 0.85, y: -0.1 }),
    cell(0.16, VIOLET, { x: 1.15, y: 0.62 }),
  ],
  evolution: [night(LEAF, 11, 0.4), glow(0.8, LEAF, 0.18), ...tree()],
  abiogenesis: [
    gas([0.1, 0.3, 0.5], 12, 0.35),
    (_x, y, light) => {
      light[0]! += 0.015;
      light[1]! += 0.05 + 0.06 * y;
      light[2]! += 0.12 + 0.06 * y;
    },
    glow(0.75, EMBER, 0.9, { x: -0.1, y: 1.15 }),
    wind(EMBER, place(-0.1, 1.5), 0.8),
    scatter(
      [
        [-0.7, 0.1, 0.06],
        [-0.45, -0.45, 0.09],
        [0.55, -0.55, 0.07],
        [0.9, 0.2, 0.1],
        [0.35, 0.55, 0.05],
        [-1.05, -0.15, 0.05],
        [1.2, -0.4, 0.06],
      ],
      (r, at) => ring(r, r * 0.2, AQUA, { ...at, gain: 0.8 }),
    ),
    cell(0.34, LEAF, { x: 0.05, y: -0.05 }, 1.1),
  ],
  "survival-of-the-fittest": [
    night(VIOLET, 13, 0.35),
    scatter(
      [
        [-1.1, -0.4, 0.15],
        [-0.85, 0.45, 0.18],
        [1.05, -0.5, 0.14],
        [1.15, 0.4, 0.19],
      ],
      (r, at) => cell(r, VIOLET, at, 0.4),
    ),
    rays(0.8, GOLD, 5, 0.7),
    cell(0.46, LEAF, {}, 1.2),
  ],
  speciation: [
    night(AQUA, 14, 0.4),
    cell(0.4, LEAF, { x: -0.36 }),
    cell(0.4, VIOLET, { x: 0.36 }),
    line(
      [
        [-0.1, -0.35],
        [-0.02, 0],
        [-0.1, 0.35],
      ],
      0.02,
      WHITE,
      0.5,
    ),
    glow(0.3, WHITE, 0.3),
  ],
  photosynthesis: [
    gas(LEAF, 15, 0.3),
    glow(0.5, GOLD, 1.2, { x: 1.1, y: -0.75 }),
    rays(1.9, GOLD, 6, 1.1, { x: 1.1, y: -0.75 }),
    leaf(-0.75, 0.95, LEAF, { x: -0.25, y: 0.2 }),
    leaf(0.35, 0.5, LEAF, { x: 0.75, y: 0.62 }),
  ],
  "water-rich-comets": [
    night(SKY, 16, 0.3),
    ball(0.95, [0.05, 0.14, 0.35], [0.2, 0.5, 0.85], {
      x: 1.2,
      y: 1,
      rough: 0.8,
      seed: 4,
      lit: [-0.7, -0.6],
    }),
    streak(place(-1.6, -1), place(0.1, 0.05), 0.17, SKY),
    streak(place(-1.6, -0.8), place(0.1, 0.05), 0.06, WHITE),
    spark(0.2, AQUA, { x: 0.1, y: 0.05 }),
    streak(place(-1.5, 0.05), place(-0.6, 0.62), 0.06, SKY),
  ],
  "molecular-cloud": [
    gas(ROSE, 17, 0.6, 0.9),
    gas(SKY, 3, 0.4, 1.1),
    gas(GOLD, 9, 0.3, 1.5),
    ...[
      [-0.7, -0.3, 0.16],
      [0.2, 0.25, 0.22],
      [0.85, -0.4, 0.14],
      [-0.25, 0.6, 0.1],
      [1.1, 0.5, 0.1],
    ].map(([x, y, r]) => spark(r!, WHITE, { x: x!, y: y! })),
  ],
  "amino-acids": [night(ROSE, 18, 0.35), glow(0.9, VIOLET, 0.2), ...molecule()],
  "speed-of-light": [
    night(ROSE, 19, 0.15),
    rush([1, 0.62, 0.45], place(-0.3, 0.05)),
    rush([0.6, 0.75, 1], place(-0.26, 0.02)),
    glow(0.5, EMBER, 0.5, { x: -0.3, y: 0.05 }),
    glow(0.18, WHITE, 2, { x: -0.3, y: 0.05 }),
  ],
  "time-dilation": [
    night(GOLD, 20, 0.25),
    ...[0, 1, 2, 3, 4].map((n) =>
      ring(0.22 + n * 0.2, 0.018, n % 2 ? ROSE : GOLD, {
        x: 0.5 - n * 0.17,
        flat: 1 - n * 0.08,
        gain: 0.9,
      }),
    ),
    line(
      [
        [0.5, 0],
        [0.5, -0.2],
      ],
      0.02,
      WHITE,
      1,
    ),
    line(
      [
        [0.5, 0],
        [0.68, 0.08],
      ],
      0.016,
      WHITE,
      1,
    ),
    glow(0.14, WHITE, 0.9, { x: 0.5, y: 0 }),
    spark(0.18, GOLD, { x: -0.85, y: -0.2 }),
  ],
  "relativity-delta": relativity(DELTA, GOLD, 21),
  "relativity-psi": relativity(PSI, AQUA, 22),
  "relativity-phi": relativity(PHI, [1, 0.5, 0.72], 23),
  "nuclear-fission": [
    night(EMBER, 24, 0.3),
    rays(1.2, ROSE, 9, 1),
    ball(0.4, EMBER, GOLD, { x: -0.5, y: 0.1, heat: 0.7, seed: 11 }),
    ball(0.4, EMBER, GOLD, { x: 0.5, y: -0.1, heat: 0.7, seed: 15 }),
    line(
      [
        [0.12, -0.62],
        [-0.06, -0.2],
        [0.08, 0.1],
        [-0.1, 0.6],
      ],
      0.035,
      WHITE,
      1.2,
    ),
    ...[
      [-0.1, -0.6, -0.4, -0.95],
      [0.12, 0.55, 0.5, 0.95],
      [-0.8, 0.4, -1.4, 0.8],
      [0.8, -0.4, 1.4, -0.8],
    ].map(([x, y, u, v]) => streak(place(x!, y!), place(u!, v!), 0.03, GOLD)),
  ],
  "binary-star": [
    night(SKY, 25, 0.3),
    ring(0.72, 0.018, GOLD, { flat: 0.42, turn: 0.3, gain: 0.6 }),
    glow(0.5, SKY, 0.8, { x: -0.66, y: -0.2 }),
    glow(0.55, EMBER, 0.8, { x: 0.68, y: 0.22 }),
    ball(0.26, SKY, WHITE, { x: -0.66, y: -0.2, heat: 0.9, seed: 2 }),
    ball(0.38, EMBER, GOLD, { x: 0.68, y: 0.22, heat: 0.9, seed: 5 }),
    line(
      [
        [-0.42, -0.14],
        [-0.1, 0.02],
        [0.32, 0.1],
      ],
      0.04,
      WHITE,
      0.4,
    ),
  ],
  "core-collapse": [
    night(ROSE, 26, 0.25),
    shell(0.82, 0.2, ROSE, 3),
    shell(0.5, 0.12, GOLD, 7),
    rays(0.9, SKY, 8, 1.1),
    glow(0.13, WHITE, 2.6),
    ring(0.22, 0.03, SKY, { gain: 0.8 }),
  ],
  stardust: [
    night(GOLD, 27, 0.15),
    gas(GOLD, 5, 0.45, 1.6),
    beam(-0.45, 0.12, GOLD, 0.35),
    ...Array.from({ length: 26 }, (_, n) => {
      const x = ((n * 0.618) % 1) * 3 - 1.5;
      return spark(0.05 + ((n * 7) % 5) * 0.014, n % 3 ? WHITE : SKY, {
        x,
        y: -x * 0.48 + (((n * 0.37) % 1) - 0.5) * 0.9,
      });
    }),
  ],
  "shooting-star": [
    night(SKY, 28, 0.4),
    streak(place(-1.5, 0.75), place(0.62, -0.3), 0.09, SKY),
    streak(place(-1.1, 0.55), place(0.62, -0.3), 0.04, WHITE),
    spark(0.3, WHITE, { x: 0.62, y: -0.3 }),
    rays(0.45, GOLD, 3, 0.9, { x: 0.62, y: -0.3 }),
  ],
  "solar-wind": [
    night(EMBER, 29, 0.15),
    wind(EMBER, place(-1.75, 0.25), 1.9),
    glow(1.25, EMBER, 0.55, { x: -1.75, y: 0.25 }),
    ball(1.02, EMBER, GOLD, { x: -1.75, y: 0.25, heat: 0.95, rough: 0.9, seed: 6 }),
    ball(0.17, [0.05, 0.16, 0.4], [0.5, 0.8, 0.95], {
      x: 0.95,
      y: -0.2,
      rough: 0.9,
      seed: 9,
      lit: [-0.9, 0.2],
    }),
    (x, y, light) => {
      const r = Math.hypot(x - 1.02 - (y + 0.2) ** 2 * 0.9, (y + 0.2) * 0.72);
      const arc = Math.exp(-(((r - 0.36) / 0.03) ** 2)) * (x < 1 ? 1 : 0);
      light[0]! += arc * 0.4;
      light[1]! += arc * 0.8;
      light[2]! += arc;
    },
  ],
  pulsar: [
    night(SKY, 30, 0.25),
    beam(-0.64, 0.2, SKY, 0.9),
    beam(-0.64, 0.06, WHITE, 0.9),
    ring(0.62, 0.03, SKY, { flat: 0.4, turn: 0.93, gain: 0.6 }),
    ring(0.95, 0.035, VIOLET, { flat: 0.4, turn: 0.93, gain: 0.35 }),
    glow(0.14, WHITE, 2.6),
    glow(0.36, SKY, 0.6),
  ],
  "white-dwarf": [
    night(ROSE, 31, 0.15),
    shell(0.66, 0.2, [1, 0.4, 0.36], 4),
    shell(0.38, 0.14, AQUA, 9),
    spark(0.2, WHITE),
  ],
  wormhole: [
    tunnel(SKY, { x: -0.1 }),
    hole(0.34, { x: -0.1 }),
    (x, y, light) => {
      if (Math.hypot(x + 0.1, y) < 0.34) night(ROSE, 32, 0.6)(x * 2, y * 2, light);
    },
    ring(0.36, 0.04, WHITE, { x: -0.1, gain: 1.2 }),
    ring(0.39, 0.14, SKY, { x: -0.1, gain: 0.7 }),
  ],
};

/** What a card without a picture of its own shows. */
export const BLANK: readonly Brush[] = [
  night(SKY, 40, 0.4),
  ...spiral(0, 0, 1.1, GOLD),
  glow(0.2, WHITE, 1.4),
  ring(1, 0.01, DEEP),
];
