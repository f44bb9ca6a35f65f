/** Gradients every drawing refers to; once on a page. */
import type { VNode } from "preact";
import "./Defs.css";

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Balls of light: where the light falls on them, how far it reaches, its colours outwards. */
const BALLS: Readonly<Record<string, readonly [cx: number, cy: number, r: number, ...Stop[]]>> = {
  rocky: [0.3, 0.3, 0.85, [0, "rocky-light"], [1, "rocky"]],
  "super-earth": [0.3, 0.3, 0.85, [0, "earth-light"], [1, "earth"]],
  gas: [0.3, 0.3, 0.85, [0, "giant-light"], [1, "giant"]],
  oceanic: [0.3, 0.3, 0.85, [0, "ocean-light"], [1, "ocean"]],
  shade: [0.28, 0.28, 0.8, [0.45, "shade", 0], [1, "shade", 0.86]],
  star: [0.5, 0.5, 0.5, [0, "star-core"], [0.6, "star"], [1, "star-edge"]],
  glow: [0.5, 0.5, 0.5, [0, "star", 0.5], [0.35, "star-edge", 0.2], [1, "star-edge", 0]],
  hole: [0.5, 0.5, 0.5, [0.35, "hole"], [0.5, "hole-ring", 0.9], [1, "hole-ring", 0]],
  lens: [0.5, 0.3, 0.75, [0, "lens-light"], [1, "lens"]],
  limb: [0.5, 0.1, 0.9, [0, "star-core"], [0.3, "star"], [0.6, "star-edge"], [1, "limb"]],
  moon: [0.35, 0.3, 0.8, [0, "moon-light"], [0.5, "moon"], [1, "moon-dark"]],
  coin: [0.36, 0.28, 0.85, [0, "coin-light"], [0.45, "coin"], [1, "coin-dark"]],
  drop: [0.36, 0.62, 0.8, [0, "drop-light"], [0.42, "drop"], [1, "drop-dark"]],
  bag: [0.35, 0.3, 0.9, [0, "bag-light"], [1, "bag"]],
};

/** Washes of light in one direction. */
const WASHES: Readonly<Record<string, readonly [x2: number, y2: number, ...Stop[]]>> = {
  umbra: [1, 0, [0, "shade", 0.55], [1, "shade", 0]],
  disc: [
    1,
    0,
    [0, "disc-far", 0],
    [0.2, "disc"],
    [0.5, "star-core"],
    [0.8, "disc"],
    [1, "disc-far", 0],
  ],
  puff: [0, 1, [0, "puff-light"], [0.55, "puff"], [1, "puff-dark"]],
  brass: [0.3, 1, [0, "brass-bright"], [0.45, "brass"], [1, "brass-deep"]],
  back: [0.4, 1, [0, "back-light"], [1, "back"]],
};

function Stops({ of }: { of: readonly Stop[] }): VNode {
  return (
    <>
      {of.map(([offset, colour, opacity = 1]) => (
        <stop key={offset} offset={offset} class={`exo-stop-${colour}`} stop-opacity={opacity} />
      ))}
    </>
  );
}

export function Defs(): VNode {
  return (
    <svg class="exo-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {Object.entries(BALLS).map(([name, [cx, cy, r, ...stops]]) => (
          <radialGradient key={name} id={`exo-${name}`} {...{ cx, cy, r }}>
            <Stops of={stops} />
          </radialGradient>
        ))}
        {Object.entries(WASHES).map(([name, [x2, y2, ...stops]]) => (
          <linearGradient key={name} id={`exo-${name}`} {...{ x2, y2 }}>
            <Stops of={stops} />
          </linearGradient>
        ))}
      </defs>
    </svg>
  );
}
