/** Resources, markers and the glyphs of effects, drawn around the origin, 20 units wide. */
import type { VNode } from "preact";
import type { Effect, Icon, Marker, Scope } from "./content";
import "./icons.css";

const BOLT = "M2.6,-8.2 -5.4,1.5 H-.8 L-2.6,8.2 5.4,-1.5 H.8 Z";
const DROP =
  "M0,-10.4 C4.9,-4.6 8.3,-.3 8.3,3.4 A8.3,7.4 0 0 1 -8.3,3.4 C-8.3,-.3 -4.9,-4.6 0,-10.4 Z";
const PUFF =
  "M-6.2,7 A5,5 0 0 1 -7.3,-2.8 A6.6,6.6 0 0 1 4.6,-6.2 A5.5,5.5 0 0 1 9.5,.6 A4.3,4.3 0 0 1 6.2,7 Z";

/** A resource: a bolt for energy, a drop for water, a puff for gas, half and half for either. */
export function ResourceIcon({ kind }: { kind: Icon }): VNode {
  switch (kind) {
    case "energy":
      return (
        <g class="exo-resource energy">
          <circle r="9.6" />
          <path class="inner" d={BOLT} />
        </g>
      );
    case "water":
      return (
        <g class="exo-resource water">
          <path d={DROP} />
          <path class="shine" d="M-4.6,3.6 A4.8,4.4 0 0 0 -0.8,7.2" />
        </g>
      );
    case "gas":
      return (
        <g class="exo-resource gas">
          <path d={PUFF} />
          <path class="inner line" d="M-4.8,2.6 Q-1.6,-0.8 1,1.6 T5.8,1.2" />
        </g>
      );
    case "water-or-gas":
      return (
        <g class="exo-resource either">
          <circle class="back" r="9.8" />
          <path class="drop" d={DROP} transform="translate(-4 -1) scale(0.56)" />
          <path class="puff" d={PUFF} transform="translate(3.6 3.6) scale(0.56)" />
          <path class="slash" d="M-4.6,8.4 4.6,-8.4" />
        </g>
      );
  }
}

const BURST =
  "M0,-9.5 2.2,-3.2 8.6,-5 4.4,0 8.6,5 2.2,3.2 0,9.5 -2.2,3.2 -8.6,5 -4.4,0 -8.6,-5 -2.2,-3.2 Z";

/** A round counter: ripples for stimulation, a swirl for fusion, a burst for a flare. */
export function MarkerIcon({ marker }: { marker: Marker }): VNode {
  return (
    <g class={`exo-marker ${marker}`}>
      <circle class="body" r="9.6" />
      {marker === "stimulation" && (
        <path class="line" d="M-5.4,-3.6 Q0,.6 5.4,-3.6 M-6,.4 Q0,4.8 6,.4 M-5,4.4 Q0,8 5,4.4" />
      )}
      {marker === "fusion" && (
        <path
          class="line"
          d="M0,-6 A6,6 0 0 1 6,0 M6,0 A6,6 0 1 1 -4.6,-3.9 M0,-2.6 A2.6,2.6 0 1 1 -2.6,0"
        />
      )}
      {marker === "flare" && <path class="burst" d={BURST} transform="scale(0.74)" />}
    </g>
  );
}

/** The glyph of an effect: what it does, at a glance. */
const GLYPHS: Readonly<Record<string, string>> = {
  gain: "M0,-7 V7 M-7,0 H7",
  harvest: "M-8,0 A8,8 0 0 1 8,0 M-3,-3 L0,1 L3,-3 M0,-8 V1 M-6,6 H6",
  swap: "M-7,-3 H6 l-4,-4 M7,3 H-6 l4,4",
  discount: "M-3,-8 V-2 L-7,6 H7 L3,-2 V-8 M-4,-8 H4",
  spark: "M0,-8 L2,-2 8,0 2,2 0,8 -2,2 -8,0 -2,-2 Z",
};

/** Which planets a tile under a planet changes. */
const SCOPES: Readonly<Record<Scope, string>> = {
  planet: "M-2.4,0 a2.4,2.4 0 1 0 4.8,0 a2.4,2.4 0 1 0 -4.8,0",
  neighbours:
    "M-8.6,0 a2.2,2.2 0 1 0 4.4,0 a2.2,2.2 0 1 0 -4.4,0 M4.2,0 a2.2,2.2 0 1 0 4.4,0 a2.2,2.2 0 1 0 -4.4,0",
  row: "M-8,0 H7 L3.4,-3.6 M7,0 L3.4,3.6",
  orbit: "M-8,2 A8.4,4.4 -14 1 1 8,-2 A8.4,4.4 -14 1 1 -8,2 M5,-4.4 h.1",
};

export function ScopeGlyph({ effect }: { effect: Effect }): VNode {
  const d = effect.scope.map((scope) => SCOPES[scope]).join(" ");
  return <path class="exo-glyph" d={d} />;
}

export function EffectGlyph({ effect }: { effect: Effect }): VNode {
  if (effect.changes !== null) return <ScopeGlyph effect={effect} />;
  return <path class="exo-glyph" d={GLYPHS[effect.does] ?? ""} />;
}

/** What a tile under a planet changes: one more, one less, or that anything pays. */
export function changeText(effect: Effect): string {
  if (effect.changes === "payment") return "∗";
  return effect.amount > 0 ? `+${effect.amount}` : `−${Math.abs(effect.amount)}`;
}
