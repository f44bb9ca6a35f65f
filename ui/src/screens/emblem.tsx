/** A drawn emblem for each game on the front page. */
import type { VNode } from "preact";

function Stars({ seed, count }: { seed: number; count: number }): VNode {
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index * 137.508 + seed) * (Math.PI / 180);
    const far = 12 + Math.sqrt(index / count) * 92;
    return { x: 100 + Math.cos(angle) * far, y: 70 + Math.sin(angle) * far * 0.72, r: 0.5 + (index % 4) * 0.3 };
  });
  return (
    <g class="emblem-stars">
      {points.map((point, index) => (
        <circle key={index} cx={point.x} cy={point.y} r={point.r} />
      ))}
    </g>
  );
}

function Galaxy(): VNode {
  const hex = "M0-15 13-7.5V7.5L0 15-13 7.5V-7.5Z";
  const centres = [[100, 70], [126, 70], [74, 70], [113, 47.5], [87, 47.5], [113, 92.5], [87, 92.5]];
  return (
    <g>
      <ellipse class="emblem-haze" cx="100" cy="70" rx="86" ry="46" transform="rotate(-18 100 70)" />
      {centres.map(([x, y], index) => (
        <path key={index} class={`emblem-hex h${index % 4}`} d={hex} transform={`translate(${x} ${y})`} />
      ))}
      {[[100, 55], [113, 62.5], [87, 77.5], [126, 85], [74, 55]].map(([x, y], index) => (
        <g key={index} transform={`translate(${x} ${y})`} class={`emblem-star s${index % 4}`}>
          <circle r="6" class="glow" />
          <circle r="2.8" />
        </g>
      ))}
    </g>
  );
}

function System(): VNode {
  const planets = [
    { r: 26, a: 40, size: 4, kind: "rock" },
    { r: 44, a: 200, size: 6, kind: "green" },
    { r: 62, a: 320, size: 8, kind: "gas" },
    { r: 82, a: 150, size: 5, kind: "sea" },
  ];
  return (
    <g>
      <circle class="emblem-haze" cx="100" cy="70" r="30" />
      {planets.map(({ r }) => (
        <ellipse key={r} class="emblem-orbit" cx="100" cy="70" rx={r} ry={r * 0.62} />
      ))}
      <circle class="emblem-sun" cx="100" cy="70" r="13" />
      {planets.map(({ r, a, size, kind }) => (
        <circle
          key={r}
          class={`emblem-planet ${kind}`}
          cx={100 + Math.cos((a * Math.PI) / 180) * r}
          cy={70 + Math.sin((a * Math.PI) / 180) * r * 0.62}
          r={size}
        />
      ))}
    </g>
  );
}

export function Emblem({ game }: { game: string }): VNode {
  return (
    <svg class="emblem" viewBox="0 0 200 140" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <Stars seed={game.length * 31} count={60} />
      {game === "cosmos" ? <Galaxy /> : <System />}
    </svg>
  );
}
