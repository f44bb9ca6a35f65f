/** The sky behind the whole table: nebulae, stars, and below the night side of one's own world. */
import type { VNode } from "preact";
import { pictureOf } from "./art/gallery";
import "./Sky.css";

/** The same stars every time: dots of three sizes, each size one path. */
const STARS = [0, 1, 2].map((size) => {
  let seed = 7 + size;
  const next = (): number => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return (seed >> 8) / 0x7fffff;
  };
  const dots = Array.from(
    { length: [150, 70, 22][size]! },
    () => `M${(next() * 1000).toFixed(0)},${(next() * 640).toFixed(0)}h0`,
  );
  return dots.join("");
});

export function Sky({ hasHorizon = true }: { hasHorizon?: boolean }): VNode {
  const picture = pictureOf({ kind: "sky", width: 256, height: 160 });
  return (
    <div class="exo-sky" aria-hidden="true">
      {picture !== null && <img class="nebulae" src={picture} alt="" />}
      <svg viewBox="0 0 1000 640" preserveAspectRatio="xMidYMid slice" focusable="false">
        {STARS.map((dots, size) => (
          <path key={size} class={`stars size-${size}`} d={dots} />
        ))}
      </svg>
      {hasHorizon && <div class="horizon" />}
    </div>
  );
}
