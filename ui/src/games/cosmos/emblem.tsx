/** The emblem of Crafting the Cosmos: hexagons of a galaxy with two arms. */
import type { VNode } from "preact";

import { Glow, GOLDEN, radians } from "../../kit/emblem";

const GRAINS = 520;

/** The dust of two arms that wind outwards, denser and warmer near the core. */
function Arms(): VNode {
  const grains = Array.from({ length: GRAINS }, (_, index) => {
    const along = Math.sqrt((index + 1) / GRAINS);
    const winding = radians((index % 2) * 180 + along * 430);
    const scatter = radians(index * GOLDEN);
    const off = (3 + along * 15) * (((index * 7919) % 101) / 101) ** 1.5;
    return {
      x: Math.cos(winding) * along * 92 + Math.cos(scatter) * off,
      y: Math.sin(winding) * along * 92 + Math.sin(scatter) * off,
      r: 0.3 + ((index * 31) % 7) * 0.13,
      tint: along < 0.35 ? "warm" : index % 3 === 0 ? "rose" : "cool",
    };
  });
  return (
    <g transform="translate(100 70) rotate(-14) scale(1 .5)">
      <circle r="98" fill="url(#emblem-disc)" />
      <g class="emblem-dust">
        {grains.map(({ x, y, r, tint }, index) => (
          <circle key={index} class={tint} cx={x} cy={y} r={r} />
        ))}
      </g>
      <circle r="34" fill="url(#emblem-core)" />
    </g>
  );
}

function GalaxyGlows(): VNode {
  return (
    <defs>
      <Glow
        id="emblem-disc"
        stops={[
          [0, "#8d7bff", 0.5],
          [0.5, "#4a55d8", 0.24],
          [1, "#2a3390", 0],
        ]}
      />
      <Glow
        id="emblem-core"
        stops={[
          [0, "#fff8e2", 1],
          [0.25, "#ffe0a3", 0.85],
          [1, "#ff9d6b", 0],
        ]}
      />
      <Glow
        id="emblem-rose"
        stops={[
          [0, "#ff8fc4", 0.75],
          [1, "#b04a9c", 0.05],
        ]}
      />
      <Glow
        id="emblem-cool"
        stops={[
          [0, "#79c8ff", 0.75],
          [1, "#2f6fc0", 0.05],
        ]}
      />
      <Glow
        id="emblem-leaf"
        stops={[
          [0, "#86f0b4", 0.65],
          [1, "#2c8f76", 0.05],
        ]}
      />
    </defs>
  );
}

export function Emblem(): VNode {
  const hex = "M0-15 13-7.5V7.5L0 15-13 7.5V-7.5Z";
  const centres = [
    [100, 70],
    [126, 70],
    [74, 70],
    [113, 47.5],
    [87, 47.5],
    [113, 92.5],
    [87, 92.5],
  ];
  const clouds = [
    [113, 47.5, "rose"],
    [74, 70, "cool"],
    [113, 92.5, "leaf"],
  ] as const;
  const stars = [
    [100, 55, "h"],
    [126, 55, "o"],
    [87, 77.5, "he"],
    [126, 85, "c"],
    [100, 85, "h"],
  ] as const;
  return (
    <g>
      <GalaxyGlows />
      <Arms />
      {clouds.map(([x, y, tint]) => (
        <circle key={tint} cx={x} cy={y} r="11.5" fill={`url(#emblem-${tint})`} />
      ))}
      {centres.map(([x, y], index) => (
        <path key={index} class="emblem-hex" d={hex} transform={`translate(${x} ${y})`} />
      ))}
      {stars.map(([x, y, element], index) => (
        <g key={index} transform={`translate(${x} ${y})`} class={`emblem-star ${element}`}>
          <circle r="6" class="glow" />
          <path d="M0-7 1.3-1.3 7 0 1.3 1.3 0 7-1.3 1.3-7 0-1.3-1.3Z" />
        </g>
      ))}
    </g>
  );
}
