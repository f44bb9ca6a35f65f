/** What a space tile looks like under a planet: a ring of dust where it changes the orbit, moons
 * along the row, a belt where it changes the neighbours, three bands where anything pays. */
import type { VNode } from "preact";
import type { Effect } from "./content";
import { changeText, ResourceIcon, ScopeGlyph } from "./icons";
import { RADIUS } from "./layout";
import "./Satellites.css";

type Look = "ring" | "moons" | "belt" | "bands";

function lookOf(effect: Effect): Look {
  if (effect.changes === "payment") return "bands";
  if (effect.scope.includes("orbit")) return "ring";
  return effect.scope.includes("row") ? "moons" : "belt";
}

/** Half of an ellipse: behind the planet or before it. */
function arc(radius: number, flat: number, isBack: boolean): string {
  return `M${-radius},0 A${radius},${radius * flat} 0 0 ${isBack ? 1 : 0} ${radius},0`;
}

const RINGS = [1.2, 1.25, 1.3, 1.36, 1.42, 1.48];

export function Satellites({ effect, isBack }: { effect: Effect; isBack: boolean }): VNode {
  const look = lookOf(effect);
  const tone = effect.amount > 0 ? "more" : "less";
  return (
    <g
      class={`exo-satellites ${look} ${effect.resource ?? tone}${isBack ? " back" : ""}`}
      transform="rotate(-17)"
    >
      {look === "ring" && RINGS.map((out) => <path key={out} d={arc(RADIUS * out, 0.3, isBack)} />)}
      {look === "belt" && (
        <>
          <path class="haze" d={arc(RADIUS * 1.29, 0.36, isBack)} />
          <path class="grains" d={arc(RADIUS * 1.24, 0.36, isBack)} />
          <path class="grains fine" d={arc(RADIUS * 1.35, 0.36, isBack)} />
        </>
      )}
      {look === "bands" &&
        ["energy", "water", "gas"].map((kind, place) => (
          <path key={kind} class={kind} d={arc(RADIUS * (1.2 + place * 0.09), 0.34, isBack)} />
        ))}
      {look === "moons" && (
        <>
          <path class="track" d={arc(RADIUS * 1.34, 0.3, isBack)} />
          {isBack ? (
            <circle cx={RADIUS * 1.03} cy={-RADIUS * 0.26} r="5.4" fill="url(#exo-moon)" />
          ) : (
            <circle cx={-RADIUS * 1.06} cy={RADIUS * 0.25} r="7" fill="url(#exo-moon)" />
          )}
        </>
      )}
    </g>
  );
}

export function badgeWidth({ changes, resource }: Effect): number {
  if (changes === "payment") return 66;
  return resource === null ? 46 : 60;
}

/** Says it in signs: which planets, how much, of what. */
export function TileBadge({ effect }: { effect: Effect }): VNode {
  const { resource, changes } = effect;
  const kinds = changes === "payment" ? (["energy", "water", "gas"] as const) : [];
  const width = badgeWidth(effect);
  const left = -width / 2;
  return (
    <g class={`exo-tile-badge of-${changes} ${effect.amount > 0 ? "more" : "less"}`}>
      <rect x={left} y="-10" width={width} height="20" rx="5" />
      <g transform={`translate(${left + 13} 0) scale(0.9)`}>
        <ScopeGlyph effect={effect} />
      </g>
      {changes !== "payment" && (
        <text x={left + 31} y="4.6">
          {changeText(effect)}
        </text>
      )}
      {kinds.map((kind, place) => (
        <g key={kind} transform={`translate(${left + 29 + place * 13} 0) scale(0.6)`}>
          <ResourceIcon kind={kind} />
        </g>
      ))}
      {resource !== null && (
        <g transform={`translate(${left + width - 12} 0) scale(0.74)`}>
          <ResourceIcon kind={resource} />
        </g>
      )}
    </g>
  );
}
