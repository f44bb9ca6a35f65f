/** A drawn emblem for each game on the front page. */
import type { VNode } from "preact";

const GOLDEN = 137.508;
const GRAINS = 520;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function Stars({ seed, count }: { seed: number; count: number }): VNode {
  const points = Array.from({ length: count }, (_, index) => {
    const angle = radians(index * GOLDEN + seed);
    const far = 14 + Math.sqrt(index / count) * 150;
    return { x: 100 + Math.cos(angle) * far, y: 70 + Math.sin(angle) * far * 0.5, r: 0.22 + (index % 5) * 0.11 };
  });
  return (
    <g class="emblem-stars">
      {points.map((point, index) => (
        <circle key={index} cx={point.x} cy={point.y} r={point.r} />
      ))}
    </g>
  );
}

function Glow({ id, stops }: { id: string; stops: readonly (readonly [number, string, number])[] }): VNode {
  return (
    <radialGradient id={id}>
      {stops.map(([at, colour, opacity]) => (
        <stop key={at} offset={at} stop-color={colour} stop-opacity={opacity} />
      ))}
    </radialGradient>
  );
}

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

function Galaxy(): VNode {
  const hex = "M0-15 13-7.5V7.5L0 15-13 7.5V-7.5Z";
  const centres = [[100, 70], [126, 70], [74, 70], [113, 47.5], [87, 47.5], [113, 92.5], [87, 92.5]];
  const clouds = [[113, 47.5, "rose"], [74, 70, "cool"], [113, 92.5, "leaf"]] as const;
  const stars = [[100, 55, "h"], [126, 55, "o"], [87, 77.5, "he"], [126, 85, "c"], [100, 85, "h"]] as const;
  return (
    <g>
      <defs>
        <Glow id="emblem-disc" stops={[[0, "#8d7bff", 0.5], [0.5, "#4a55d8", 0.24], [1, "#2a3390", 0]]} />
        <Glow id="emblem-core" stops={[[0, "#fff8e2", 1], [0.25, "#ffe0a3", 0.85], [1, "#ff9d6b", 0]]} />
        <Glow id="emblem-rose" stops={[[0, "#ff8fc4", 0.75], [1, "#b04a9c", 0.05]]} />
        <Glow id="emblem-cool" stops={[[0, "#79c8ff", 0.75], [1, "#2f6fc0", 0.05]]} />
        <Glow id="emblem-leaf" stops={[[0, "#86f0b4", 0.65], [1, "#2c8f76", 0.05]]} />
      </defs>
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

function Planet({ kind, size }: { kind: string; size: number }): VNode {
  return (
    <g>
      <clipPath id={`emblem-disc-${kind}`}>
        <circle r={size} />
      </clipPath>
      <circle r={size} class={`emblem-planet ${kind}`} />
      <g clip-path={`url(#emblem-disc-${kind})`}>
        <g class={`emblem-surface ${kind}`} transform={`scale(${size / 8})`}>
          {kind === "rock" && <path d="M-5-3a2 2 0 1 0 .1 0M2 2a2.6 2.6 0 1 0 .1 0M3-5a1.3 1.3 0 1 0 .1 0" />}
          {kind === "green" && <path d="M-8-2c3-4 6 0 8-3s5-1 8-4v5c-4 1-5 5-9 3s-5 4-7-1ZM-3 8c1-4 5-5 9-3v4Z" />}
          {kind === "gas" && <path d="M-9-5H9v2H-9ZM-9-.5H9V2.5H-9ZM-9 5H9v1.5H-9Z" />}
          {kind === "sea" && <path d="M-9-3c3-2 4 1 6 0s4-2 6 0 4 0 6-1v1.5c-3 1-4 1-6 0s-4 1-6 1-4-1-6 .5ZM-4-9H4L2-6.5H-3Z" />}
        </g>
      </g>
      <circle r={size} fill="url(#emblem-shade)" />
    </g>
  );
}

function System(): VNode {
  const planets = [
    { r: 34, a: 52, size: 4.5, kind: "rock" },
    { r: 54, a: 205, size: 6.5, kind: "green" },
    { r: 76, a: 334, size: 9, kind: "gas" },
    { r: 98, a: 152, size: 7, kind: "sea" },
  ];
  const rays = Array.from({ length: 24 }, (_, index) => index * 15);
  return (
    <g>
      <defs>
        <Glow id="emblem-corona" stops={[[0, "#ffd98a", 0.9], [0.35, "#ff9b4a", 0.4], [1, "#ff7a3a", 0]]} />
        <Glow id="emblem-sun" stops={[[0, "#fffbe6", 1], [0.6, "#ffd667", 1], [1, "#ff9d3c", 1]]} />
        <radialGradient id="emblem-shade" cx=".34" cy=".3" r=".8">
          <stop offset="0" stop-color="#fff" stop-opacity=".45" />
          <stop offset=".45" stop-color="#fff" stop-opacity="0" />
          <stop offset="1" stop-color="#050718" stop-opacity=".75" />
        </radialGradient>
      </defs>
      {planets.map(({ r }) => (
        <ellipse key={r} class="emblem-orbit" cx="100" cy="70" rx={r} ry={r * 0.52} />
      ))}
      <circle cx="100" cy="70" r="44" fill="url(#emblem-corona)" />
      <g class="emblem-rays" transform="translate(100 70)">
        {rays.map((turn) => (
          <path key={turn} d="M0-17V-20.5" transform={`rotate(${turn})`} />
        ))}
      </g>
      <circle cx="100" cy="70" r="15" fill="url(#emblem-sun)" />
      {planets.map(({ r, a, size, kind }) => (
        <g
          key={r}
          transform={`translate(${100 + Math.cos(radians(a)) * r} ${70 + Math.sin(radians(a)) * r * 0.52})`}
        >
          <Planet kind={kind} size={size} />
        </g>
      ))}
    </g>
  );
}

export function Emblem({ game }: { game: string }): VNode {
  return (
    <svg class="emblem" viewBox="0 0 200 140" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <Stars seed={game.length * 31} count={150} />
      {game === "cosmos" ? <Galaxy /> : <System />}
    </svg>
  );
}
