/** A drawn emblem for each game on the front page. */
import { useSignal } from "@preact/signals";
import type { ComponentType, VNode } from "preact";
import { useEffect } from "preact/hooks";

import { emblemOf } from "../../app/games";
import "./emblem.css";

/** Each step turns by the golden angle, so that nothing lines up. */
const GOLDEN = 137.508;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

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

interface Props {
  game: string;
  /** In a list, round. */
  isSmall?: boolean;
}

export function Emblem({ game, isSmall }: Props): VNode {
  const drawing = useSignal<ComponentType | null>(null);
  useEffect(() => {
    void emblemOf(game).then((found) => {
      drawing.value = found ?? Orbits;
    });
  }, [game]);
  const Drawing = drawing.value;
  return (
    <svg
      class={isSmall ? "emblem small" : "emblem"}
      viewBox={isSmall ? "60 30 80 80" : "0 0 200 140"}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <Stars seed={game.length * 31} count={150} />
      {Drawing && <Drawing />}
    </svg>
  );
}
