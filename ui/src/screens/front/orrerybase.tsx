/** What lies still of the orrery: the table with its rim, orbits, ticks and the arch above it. */
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";

import { BrassGradient } from "../../kit/brass";
import { CX, CY, ORBITS, SQUASH, TAU } from "./orrerymotion";

const point = (r: number, turn: number): string =>
  `${(r * Math.sin(turn * TAU)).toFixed(2)},${(-r * Math.cos(turn * TAU)).toFixed(2)}`;

const TICKS = Array.from({ length: 240 }, (_, tick) => {
  const end = tick % 20 === 0 ? 282 : tick % 5 === 0 ? 289 : 294;
  return `M${point(300, tick / 240)}L${point(end, tick / 240)}`;
}).join("");

const LOZENGES = Array.from({ length: 12 }, (_, mark) => {
  const turn = mark / 12 + 1 / 24;
  return `M${point(281, turn)}L${point(272, turn + 0.006)}L${point(263, turn)}L${point(272, turn - 0.006)}Z`;
}).join("");

const SPOKES = Array.from(
  { length: 12 },
  (_, spoke) => `M${point(60, spoke / 12)}L${point(254, spoke / 12)}`,
).join("");

const ARCH_TICKS = Array.from({ length: 59 }, (_, tick) => {
  const angle = -Math.PI + ((tick + 1) / 60) * Math.PI;
  const length = (tick + 1) % 5 ? 6 : 11;
  const [across, up] = [Math.cos(angle), Math.sin(angle)];
  return `M${(CX + 281 * across).toFixed(1)},${(CY + 228 * up).toFixed(1)}L${(CX + (281 - length) * across).toFixed(1)},${(CY + (228 - length) * up).toFixed(1)}`;
}).join("");

const STARS = Array.from({ length: 110 }, (_, grain) => {
  const far = Math.sqrt(((grain * 2654435761) % 1009) / 1009) * 250;
  const bright = (((grain * 7919) % 97) / 97) ** 4;
  return { at: point(far, grain * 0.618034).split(","), r: 0.5 + bright * 1.2, bright };
});

const SPIKES = Array.from(
  { length: 8 },
  (_, spike) => `${point(20, spike / 8)} ${point(6, (spike + 0.5) / 8)}`,
).join(" ");

export function BrassDefs({ id }: { id: string }): VNode {
  return (
    <defs>
      <BrassGradient id={`${id}-brass`} />
      <linearGradient id={`${id}-worn`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#e9cf92" />
        <stop offset=".4" stop-color="#9c7638" />
        <stop offset="1" stop-color="#54401f" />
      </linearGradient>
      <linearGradient id={`${id}-post`} x1="0" x2="1">
        <stop offset="0" stop-color="#4c3818" />
        <stop offset=".3" stop-color="#f6e3b4" />
        <stop offset=".6" stop-color="#a8834a" />
        <stop offset="1" stop-color="#2b1d0b" />
      </linearGradient>
    </defs>
  );
}

function TableDefs(): VNode {
  return (
    <defs>
      <linearGradient id="orrery-rim" x1="0" y1="0" x2="1" y2=".5">
        <stop offset="0" stop-color="#8a6a38" />
        <stop offset=".2" stop-color="#e9cf92" />
        <stop offset=".38" stop-color="#8f6d38" />
        <stop offset=".55" stop-color="#5f4724" />
        <stop offset=".74" stop-color="#c9a25e" />
        <stop offset=".86" stop-color="#f3deaa" />
        <stop offset="1" stop-color="#7a5c2e" />
      </linearGradient>
      <linearGradient id="orrery-side" x1="0" x2="1">
        <stop offset="0" stop-color="#2b1d0b" />
        <stop offset=".18" stop-color="#a8834a" />
        <stop offset=".3" stop-color="#f0d9a0" />
        <stop offset=".42" stop-color="#7d5f30" />
        <stop offset=".68" stop-color="#3d2c12" />
        <stop offset=".85" stop-color="#b8924f" />
        <stop offset="1" stop-color="#241806" />
      </linearGradient>
      <radialGradient id="orrery-table">
        <stop offset="0" class="table-0" />
        <stop offset=".5" class="table-1" />
        <stop offset="1" class="table-2" />
      </radialGradient>
      <radialGradient id="orrery-glow">
        <stop offset="0" class="glow-0" />
        <stop offset=".4" class="glow-1" />
        <stop offset="1" class="glow-2" />
      </radialGradient>
      <radialGradient id="orrery-halo">
        <stop offset="0" class="halo-0" />
        <stop offset=".5" class="halo-1" />
        <stop offset="1" class="halo-2" />
      </radialGradient>
      <radialGradient id="orrery-shadow">
        <stop offset=".2" class="shadow-0" />
        <stop offset="1" class="shadow-1" />
      </radialGradient>
      <radialGradient id="orrery-sun" cx=".42" cy=".38">
        <stop offset="0" stop-color="#fff8d8" />
        <stop offset=".55" stop-color="#ffd667" />
        <stop offset="1" stop-color="#f08a2a" />
      </radialGradient>
      {PLAIN.map(([kind, light, dark]) => (
        <radialGradient key={kind} id={`orrery-${kind}`} cx=".8" cy=".5" r=".9">
          <stop offset="0" stop-color={light} />
          <stop offset="1" stop-color={dark} />
        </radialGradient>
      ))}
    </defs>
  );
}

/** Till the worlds are painted, and where nothing paints them. */
const PLAIN = [
  ["rocky", "#c9b8a0", "#1d1712"],
  ["super-earth", "#6fd0a0", "#06202e"],
  ["gas", "#f0d0a0", "#3a1c12"],
  ["oceanic", "#7cc4ff", "#061236"],
] as const;

const lower = (drop: number): string => `M${CX - 308},${CY + drop}a308,${308 * SQUASH} 0 0 0 616,0`;

const arch = (wide: number, high: number): string =>
  `M${CX - wide},${CY}A${wide},${high} 0 0 1 ${CX + wide},${CY}`;

export function Base(): VNode {
  return useMemo(
    () => (
      <svg class="orrery-base" viewBox="0 0 640 512">
        <TableDefs />
        <BrassDefs id="orrery" />
        <ellipse cx={CX} cy={CY + 78} rx="340" ry="140" fill="url(#orrery-shadow)" />
        <path
          d={`M${CX - 308},${CY}v26a308,${308 * SQUASH} 0 0 0 616,0v-26z`}
          fill="url(#orrery-side)"
        />
        <path class="rim-dark" d={lower(7) + lower(20)} />
        <path class="rim-light" d={lower(9) + lower(22)} />
        <path class="rim-notches" d={lower(14)} />
        <Table />
        <path class="arch-dark" d={arch(285, 232)} />
        <path class="arch" d={arch(285, 232)} stroke="url(#orrery-rim)" />
        <path class="arch-line" d={arch(281, 228) + ARCH_TICKS} />
        <path class="arch-light" d={arch(289.5, 236.5)} />
        <g transform={`translate(${CX} ${CY - 232})`}>
          <circle r="11" fill="url(#orrery-worn)" />
          <polygon points={SPIKES} fill="url(#orrery-brass)" />
          <circle class="arch-eye" r="4" />
        </g>
      </svg>
    ),
    [],
  );
}

function Table(): VNode {
  return (
    <g transform={`translate(${CX} ${CY}) scale(1 ${SQUASH})`}>
      <circle r="308" fill="url(#orrery-rim)" />
      <circle class="enamel" r="302" />
      <path class="table-ticks" d={TICKS} />
      <path class="table-marks" d={LOZENGES} />
      <circle r="262" fill="url(#orrery-rim)" />
      <circle r="256" cy="3" fill="url(#orrery-table)" />
      <circle r="250" fill="url(#orrery-glow)" />
      <g class="table-stars">
        {STARS.map(({ at: [x, y], r, bright }, grain) => (
          <circle key={grain} cx={x} cy={y} r={r} opacity={0.2 + bright * 0.6} />
        ))}
      </g>
      <g class="table-lines">
        <path d={SPOKES} />
        <ellipse rx="240" ry="120" transform="rotate(-28)" />
        <ellipse rx="240" ry="120" transform="rotate(38)" />
      </g>
      {ORBITS.map(({ name, radius }) => (
        <g key={name} class="table-orbit">
          <circle class="groove" r={radius} />
          <circle class="line" r={radius} />
          <circle
            class="degrees"
            r={radius - 4}
            stroke-dasharray={`1 ${((TAU * (radius - 4)) / 72 - 1).toFixed(2)}`}
          />
        </g>
      ))}
    </g>
  );
}
