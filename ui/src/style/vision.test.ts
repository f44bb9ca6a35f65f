/** What is told by colour stays apart for every colour vision, in every theme: players, elements,
 * energies, and the marks of what may be done. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Colour = readonly [number, number, number];
type Matrix = readonly [Colour, Colour, Colour];

/** How the three kinds of cones that may be missing change linear light (Machado, Oliveira and
 * Fernandes 2009, full severity). */
const VISIONS: Readonly<Record<string, Matrix>> = {
  "all cones": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const THEMES = ["dark", "light", "contrast"] as const;
/** A difference in CIE Lab that is seen at a glance between small things; just noticeable is 2. */
const APART = 11;

const FILES = ["style/theme.css", "games/cosmos/cosmos.css"];
const STYLE = FILES.map((path) => readFileSync(`src/${path}`, "utf8")).join("\n");

/** The value of a variable in a theme; where it has none of its own, that of the first one. */
function colourOf(name: string, theme: string): string {
  const found = (text: string): string | undefined =>
    [...text.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, "g"))].at(-1)?.[1];
  const rules = [...STYLE.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const inTheme = rules.filter(([, selector]) => selector!.includes(`data-theme="${theme}"`));
  const plain = rules.filter(([, selector]) => !selector!.includes("data-theme"));
  const bodyOf = (some: typeof rules): string => some.map(([, , body]) => body).join("\n");
  const value = found(bodyOf(inTheme)) ?? found(bodyOf(plain));
  if (value === undefined) throw new Error(`no colour --${name}`);
  return value;
}

function lightOf(hex: string): Colour {
  const part = (at: number): number => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const times = (matrix: Matrix, [r, g, b]: Colour): Colour => {
  const [one, two, three] = matrix.map(([x, y, z]) => x * r + y * g + z * b);
  return [one!, two!, three!];
};

const TO_XYZ: Matrix = [
  [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
];

function labOf(light: Colour): Colour {
  const clipped = light.map((part) => Math.min(1, Math.max(0, part))) as unknown as Colour;
  const [x, y, z] = times(TO_XYZ, clipped).map((value) =>
    value > 216 / 24389 ? Math.cbrt(value) : (value * 24389) / 27 / 116 + 16 / 116,
  );
  return [116 * y! - 16, 500 * (x! - y!), 200 * (y! - z!)];
}

function apart(one: string, other: string, vision: string): number {
  const seen = (hex: string): Colour => labOf(times(VISIONS[vision]!, lightOf(hex)));
  const [a, b] = [seen(one), seen(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The pairs that can hardly be told from each other, each with how far they are apart. */
function alike(names: readonly string[], theme: string): readonly string[] {
  return Object.keys(VISIONS).flatMap((vision) =>
    names.flatMap((one, at) =>
      names.slice(at + 1).flatMap((other) => {
        const way = apart(colourOf(one, theme), colourOf(other, theme), vision);
        return way < APART ? [`${vision}: ${one} and ${other} ${way.toFixed(1)}`] : [];
      }),
    ),
  );
}

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  players: ["seat-0", "seat-1", "seat-2", "seat-3"],
  elements: ["star-H", "star-He", "star-O", "star-C"],
  energies: ["energy-light", "energy-time", "energy-gravity", "energy-chemistry"],
  "what is possible, suggested or neither, on paper and cards": ["legal", "selected", "panel"],
  "what is possible, suggested or neither, on the chart": ["sky-legal", "sky-selected", "sky-edge"],
  "what was pointed at in the log": ["sky-flash", "sky-legal", "sky-edge"],
};

for (const theme of THEMES) {
  test.each(Object.entries(GROUPS))(`${theme}: %s`, (_, names) => {
    expect(alike(names, theme)).toEqual([]);
  });
}
