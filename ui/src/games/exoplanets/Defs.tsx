/** Gradients every drawing refers to; once on a page. */
import type { VNode } from "preact";
import type { PlanetType } from "./content";
import "./Defs.css";

const BALLS: Readonly<Record<PlanetType, string>> = {
  rocky: "rocky",
  "super-earth": "earth",
  gas: "giant",
  oceanic: "ocean",
};

function Stops({ of }: { of: readonly (readonly [number, string, number?])[] }): VNode {
  return (
    <>
      {of.map(([offset, name, opacity = 1]) => (
        <stop key={offset} offset={offset} class={`exo-stop-${name}`} stop-opacity={opacity} />
      ))}
    </>
  );
}

export function Defs(): VNode {
  return (
    <svg class="exo-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {Object.entries(BALLS).map(([type, name]) => (
          <radialGradient key={type} id={`exo-${type}`} cx="0.3" cy="0.3" r="0.85">
            <Stops
              of={[
                [0, `${name}-light`],
                [1, name],
              ]}
            />
          </radialGradient>
        ))}
        <radialGradient id="exo-shade" cx="0.28" cy="0.28" r="0.8">
          <Stops
            of={[
              [0.45, "shade", 0],
              [1, "shade", 0.86],
            ]}
          />
        </radialGradient>
        <linearGradient id="exo-umbra">
          <Stops
            of={[
              [0, "shade", 0.55],
              [1, "shade", 0],
            ]}
          />
        </linearGradient>
        <radialGradient id="exo-star">
          <Stops
            of={[
              [0, "star-core"],
              [0.6, "star"],
              [1, "star-edge"],
            ]}
          />
        </radialGradient>
        <radialGradient id="exo-glow">
          <Stops
            of={[
              [0, "star", 0.5],
              [0.35, "star-edge", 0.2],
              [1, "star-edge", 0],
            ]}
          />
        </radialGradient>
        <radialGradient id="exo-hole">
          <Stops
            of={[
              [0.35, "hole"],
              [0.5, "hole-ring", 0.9],
              [1, "hole-ring", 0],
            ]}
          />
        </radialGradient>
        <radialGradient id="exo-moon" cx="0.35" cy="0.3" r="0.8">
          <Stops
            of={[
              [0, "moon-light"],
              [0.5, "moon"],
              [1, "moon-dark"],
            ]}
          />
        </radialGradient>
        <radialGradient id="exo-coin" cx="0.36" cy="0.28" r="0.85">
          <Stops
            of={[
              [0, "coin-light"],
              [0.45, "coin"],
              [1, "coin-dark"],
            ]}
          />
        </radialGradient>
        <radialGradient id="exo-drop" cx="0.36" cy="0.62" r="0.8">
          <Stops
            of={[
              [0, "drop-light"],
              [0.42, "drop"],
              [1, "drop-dark"],
            ]}
          />
        </radialGradient>
        <linearGradient id="exo-puff" x2="0" y2="1">
          <Stops
            of={[
              [0, "puff-light"],
              [0.55, "puff"],
              [1, "puff-dark"],
            ]}
          />
        </linearGradient>
        <linearGradient id="exo-brass" x2="0.3" y2="1">
          <Stops
            of={[
              [0, "brass-bright"],
              [0.45, "brass"],
              [1, "brass-deep"],
            ]}
          />
        </linearGradient>
        <radialGradient id="exo-bag" cx="0.35" cy="0.3" r="0.9">
          <Stops
            of={[
              [0, "bag-light"],
              [1, "bag"],
            ]}
          />
        </radialGradient>
        <linearGradient id="exo-back" x2="0.4" y2="1">
          <Stops
            of={[
              [0, "back-light"],
              [1, "back"],
            ]}
          />
        </linearGradient>
      </defs>
    </svg>
  );
}
