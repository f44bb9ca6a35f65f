/** The emblem of Exoplanets: the star with planets of all kinds around it. */
import type { VNode } from "preact";

import { pictureOf } from "./art/gallery";
import { MARGIN } from "./art/planet";
import { CORONA, HEATS } from "./art/star";
import type { PlanetType } from "./content";
import { Defs } from "./Defs";
import { Ball } from "./planet";
import "./colours.css";
import "./emblem.css";

interface Place {
  readonly id: string;
  readonly type: PlanetType;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** In sixteenths of a turn, where the star stands. */
  readonly light: number;
  readonly life?: readonly number[];
}

const PLANETS: readonly Place[] = [
  { id: "P02", type: "rocky", x: 44, y: 28, size: 18, light: 14 },
  { id: "P09", type: "super-earth", x: 153, y: 28, size: 20, light: 10, life: [0, 3] },
  { id: "P18", type: "gas", x: 1, y: 42, size: 22, light: 15 },
  { id: "P21", type: "gas", x: 199, y: 40, size: 22, light: 9 },
  { id: "P27", type: "oceanic", x: 34, y: 112, size: 22, light: 2 },
  { id: "P11", type: "super-earth", x: 164, y: 112, size: 22, light: 6, life: [2] },
];

const STAR = { x: 100, y: 66, size: 21 };

export function Emblem(): VNode {
  return (
    <g class="exo-emblem">
      <Defs />
      {[46, 72, 104].map((r) => (
        <ellipse key={r} class="ring" cx={STAR.x} cy={STAR.y} rx={r} ry={r * 0.5} />
      ))}
      <circle class="haze" cx={STAR.x} cy={STAR.y} r="78" fill="url(#exo-glow)" />
      <Star />
      {PLANETS.map((planet) => (
        <Planet key={planet.id} {...planet} />
      ))}
    </g>
  );
}

function Star(): VNode {
  const picture = pictureOf({ kind: "star", heat: HEATS, side: 300 });
  const reach = STAR.size * CORONA;
  if (picture === null) {
    return <circle cx={STAR.x} cy={STAR.y} r={STAR.size} fill="url(#exo-star)" />;
  }
  return (
    <image
      href={picture}
      x={STAR.x - reach}
      y={STAR.y - reach}
      width={reach * 2}
      height={reach * 2}
    />
  );
}

function Planet({ id, type, x, y, size, light, life = [] }: Place): VNode {
  const picture = pictureOf({ kind: "planet", id, type, light, life, side: 184 });
  const reach = size * MARGIN;
  if (picture === null) {
    return (
      <g transform={`translate(${x} ${y})`}>
        <Ball {...{ type, light }} r={size} />
      </g>
    );
  }
  return <image href={picture} x={x - reach} y={y - reach} width={reach * 2} height={reach * 2} />;
}
