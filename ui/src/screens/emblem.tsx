/** A drawn emblem for each game on the front page. */
import { useSignal } from "@preact/signals";
import type { ComponentType, VNode } from "preact";
import { useEffect } from "preact/hooks";

import { emblemOf } from "../app/games";
import { GOLDEN, radians } from "../kit/emblem";

function Stars({ seed, count }: { seed: number; count: number }): VNode {
  const points = Array.from({ length: count }, (_, index) => {
    const angle = radians(index * GOLDEN + seed);
    const far = 14 + Math.sqrt(index / count) * 150;
    return {
      x: 100 + Math.cos(angle) * far,
      y: 70 + Math.sin(angle) * far * 0.5,
      r: 0.22 + (index % 5) * 0.11,
    };
  });
  return (
    <g class="emblem-stars">
      {points.map((point, index) => (
        <circle key={index} cx={point.x} cy={point.y} r={point.r} />
      ))}
    </g>
  );
}

/** For a game without an emblem: orbits with nothing on them yet. */
function Orbits(): VNode {
  return (
    <g>
      {[34, 54, 76, 98].map((r) => (
        <ellipse key={r} class="emblem-orbit" cx="100" cy="70" rx={r} ry={r * 0.52} />
      ))}
    </g>
  );
}

export function Emblem({ game }: { game: string }): VNode {
  const drawing = useSignal<ComponentType | null>(null);
  useEffect(() => {
    void emblemOf(game).then((found) => {
      drawing.value = found ?? Orbits;
    });
  }, [game]);
  const Drawing = drawing.value;
  return (
    <svg
      class="emblem"
      viewBox="0 0 200 140"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <Stars seed={game.length * 31} count={150} />
      {Drawing && <Drawing />}
    </svg>
  );
}
