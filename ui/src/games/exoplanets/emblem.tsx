/** The emblem of Exoplanets: a star with four planets. */
import type { VNode } from "preact";

import { Glow, radians } from "../../kit/emblem";

function Planet({ kind, size }: { kind: string; size: number }): VNode {
  return (
    <g>
      <clipPath id={`emblem-disc-${kind}`}>
        <circle r={size} />
      </clipPath>
      <circle r={size} class={`emblem-planet ${kind}`} />
      <g clip-path={`url(#emblem-disc-${kind})`}>
        <g class={`emblem-surface ${kind}`} transform={`scale(${size / 8})`}>
          {kind === "rock" && (
            <path d="M-5-3a2 2 0 1 0 .1 0M2 2a2.6 2.6 0 1 0 .1 0M3-5a1.3 1.3 0 1 0 .1 0" />
          )}
          {kind === "green" && (
            <path d="M-8-2c3-4 6 0 8-3s5-1 8-4v5c-4 1-5 5-9 3s-5 4-7-1ZM-3 8c1-4 5-5 9-3v4Z" />
          )}
          {kind === "gas" && <path d="M-9-5H9v2H-9ZM-9-.5H9V2.5H-9ZM-9 5H9v1.5H-9Z" />}
          {kind === "sea" && (
            <path d="M-9-3c3-2 4 1 6 0s4-2 6 0 4 0 6-1v1.5c-3 1-4 1-6 0s-4 1-6 1-4-1-6 .5ZM-4-9H4L2-6.5H-3Z" />
          )}
        </g>
      </g>
      <circle r={size} fill="url(#emblem-shade)" />
    </g>
  );
}

export function Emblem(): VNode {
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
        <Glow
          id="emblem-corona"
          stops={[
            [0, "#ffd98a", 0.9],
            [0.35, "#ff9b4a", 0.4],
            [1, "#ff7a3a", 0],
          ]}
        />
        <Glow
          id="emblem-sun"
          stops={[
            [0, "#fffbe6", 1],
            [0.6, "#ffd667", 1],
            [1, "#ff9d3c", 1],
          ]}
        />
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
