/** The brass orrery of the front page. What lies still is drawn once; arms, posts and worlds go
 * round a few times a second, and not at all where nobody looks or motion is unwanted. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { worldsOf } from "../../app/games";
import { pace } from "../../app/settings";
import type { Worlds } from "../../kit/game";
import { Base, BrassDefs } from "./orrerybase";
import { type Body, bodiesAt, CX, CY, SQUASH, STAR, TAU } from "./orrerymotion";
import "./orrery.css";

/** Milliseconds from one drawing to the next: slow enough for a machine that paints by itself. */
const BEAT = 90;
/** A drawing may take so small a share of the time at most. */
const SHARE = 1 / 12;

export function Orrery(): VNode {
  const box = useRef<HTMLDivElement>(null);
  const time = useTime(box);
  const worlds = useSignal<Worlds | null>(null);
  useEffect(() => {
    void worldsOf().then((found) => {
      worlds.value = found;
    });
  }, []);
  return (
    <div class="orrery" ref={box} aria-hidden="true">
      <Base />
      <svg class="orrery-moving" viewBox="0 0 640 512">
        <BrassDefs id="moving" />
        <Moving time={time.value} worlds={worlds.value} />
      </svg>
    </div>
  );
}

/** Seconds that the orrery has turned. */
function useTime(box: { current: HTMLDivElement | null }): { readonly value: number } {
  const time = useSignal(0);
  const moves = pace.value !== "off";
  useEffect(() => {
    if (!moves || typeof IntersectionObserver === "undefined") return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isSeen = false;
    const beat = (): void => {
      const began = performance.now();
      requestAnimationFrame(() => {
        time.value += BEAT / 1000;
        setTimeout(() => {
          const cost = performance.now() - began;
          if (timer !== undefined) timer = setTimeout(beat, Math.max(BEAT, cost / SHARE / 4));
        });
      });
    };
    const decide = (): void => {
      clearTimeout(timer);
      timer = isSeen && !document.hidden ? setTimeout(beat, BEAT) : undefined;
    };
    const seen = new IntersectionObserver(([entry]) => {
      isSeen = entry?.isIntersecting ?? false;
      decide();
    });
    seen.observe(box.current!);
    document.addEventListener("visibilitychange", decide);
    return () => {
      clearTimeout(timer);
      timer = undefined;
      seen.disconnect();
      document.removeEventListener("visibilitychange", decide);
    };
  }, [moves]);
  return time;
}

interface MovingProps {
  time: number;
  worlds: Worlds | null;
}

function Moving({ time, worlds }: MovingProps): VNode {
  const bodies = bodiesAt(time);
  const behind = bodies.filter(({ depth }) => depth < 0);
  const before = bodies.filter(({ depth }) => depth >= 0);
  return (
    <>
      <g transform={`translate(${CX} ${CY}) scale(1 ${SQUASH})`}>
        {bodies.map((body) => (
          <circle
            key={body.name}
            cx={body.shadow.x}
            cy={body.shadow.y}
            r={body.size * 1.3}
            fill="url(#orrery-shadow)"
          />
        ))}
        <Gear size={50} teeth={26} x={0} y={0} turn={time * 3} />
        <Gear size={24} teeth={13} x={72} y={34} turn={-time * 6} />
        <Gear size={17} teeth={9} x={-66} y={16} turn={-time * 8.7} />
      </g>
      {bodies.map((body) => (
        <Arm key={body.name} body={body} />
      ))}
      <Post />
      {behind.map((body) => (
        <World key={body.name} {...{ body, worlds }} />
      ))}
      <Sun worlds={worlds} />
      {before.map((body) => (
        <World key={body.name} {...{ body, worlds }} />
      ))}
    </>
  );
}

interface GearProps {
  size: number;
  teeth: number;
  x: number;
  y: number;
  /** In degrees. */
  turn: number;
}

const point = (r: number, turn: number): string =>
  `${(r * Math.sin(turn * TAU)).toFixed(1)},${(-r * Math.cos(turn * TAU)).toFixed(1)}`;

const outlines = new Map<string, string>();

function outline(size: number, teeth: number): string {
  const key = `${size}/${teeth}`;
  const known = outlines.get(key);
  if (known !== undefined) return known;
  const edge = [
    [-0.3, size],
    [-0.18, size + 7],
    [0.18, size + 7],
    [0.3, size],
  ] as const;
  const drawn = Array.from({ length: teeth }, (_, tooth) =>
    edge.map(([off, r]) => point(r, (tooth + off) / teeth)).join(" "),
  ).join(" ");
  outlines.set(key, drawn);
  return drawn;
}

function Gear({ size, teeth, x, y, turn }: GearProps): VNode {
  const points = outline(size, teeth);
  return (
    <g transform={`translate(${x} ${y})`}>
      <polygon class="gear-side" points={points} transform="translate(0 12)" />
      <g transform={`rotate(${turn.toFixed(1)})`}>
        <polygon class="gear" points={points} fill="url(#moving-worn)" />
        <circle class="gear-line" r={size * 0.8} />
        {[0, 72, 144, 216, 288].map((angle) => (
          <ellipse
            key={angle}
            class="gear-hole"
            cy={-size * 0.5}
            rx={size * 0.17}
            ry={size * 0.22}
            transform={`rotate(${angle})`}
          />
        ))}
        <circle class="gear-hub" r={size * 0.16} />
      </g>
    </g>
  );
}

function Arm({ body }: { body: Body }): VNode {
  const { from, to } = body.arm;
  const line = `M${from.x},${from.y}L${to.x},${to.y}`;
  return (
    <g class="arm">
      <path class="arm-dark" d={line} />
      <path class="arm-metal" d={line} />
      <path class="arm-light" d={line} transform="translate(0 -1.2)" />
      <circle cx={from.x} cy={from.y} r="5" fill="url(#moving-worn)" />
      <circle cx={to.x} cy={to.y} r="5.5" fill="url(#moving-worn)" />
    </g>
  );
}

function Post(): VNode {
  const top = STAR.y + 38;
  return (
    <g class="post">
      <path
        d={`M${CX - 9},${CY}C${CX - 9},${CY - 30} ${CX - 4},${CY - 40} ${CX - 4},${top}h8C${CX + 4},${CY - 40} ${CX + 9},${CY - 30} ${CX + 9},${CY}A9,4 0 0 1 ${CX - 9},${CY}z`}
        fill="url(#moving-post)"
      />
      {[0, 1, 2, 3, 4].map((ring) => (
        <ellipse
          key={ring}
          cx={CX}
          cy={CY - 10 - ring * 7}
          rx={12 - ring}
          ry={4.5 - ring * 0.4}
          fill="url(#moving-post)"
        />
      ))}
    </g>
  );
}

const RAYS = Array.from({ length: 24 }, (_, ray) => {
  const [from, to] = [point(47, (ray - 0.3) / 24), point(47, (ray + 0.3) / 24)];
  return `M${from}L${point(ray % 2 ? 74 : 94, ray / 24)}L${to}Z`;
}).join("");

function Sun({ worlds }: { worlds: Worlds | null }): VNode {
  const picture = worlds?.star() ?? null;
  const reach = 47 * (worlds?.corona ?? 1);
  return (
    <g transform={`translate(${STAR.x} ${STAR.y})`}>
      <circle class="sun-halo" r="150" fill="url(#orrery-halo)" />
      <path class="sun-rays" d={RAYS} />
      <circle class="sun-disc" r="45" fill="url(#orrery-sun)" />
      {picture !== null && (
        <image href={picture} x={-reach} y={-reach} width={reach * 2} height={reach * 2} />
      )}
    </g>
  );
}

function World({ body, worlds }: { body: Body; worlds: Worlds | null }): VNode {
  const { name, kind, size, place, scale, facing, dark } = body;
  const picture = worlds?.planet(kind, name === "ringed" ? 1 : 0) ?? null;
  const reach = size * (worlds?.margin ?? 1);
  return (
    <>
      <path
        class="stalk"
        d={`M${place.x},${body.arm.to.y}V${place.y + size * 0.8}`}
        stroke="url(#moving-brass)"
      />
      <g transform={`translate(${place.x} ${place.y}) scale(${scale})`}>
        {name === "ringed" && <Ring isBehind />}
        <g transform={`rotate(${facing})`}>
          {picture === null ? (
            <circle r={size} fill={`url(#orrery-${kind})`} />
          ) : (
            <image href={picture} x={-reach} y={-reach} width={reach * 2} height={reach * 2} />
          )}
        </g>
        <circle class="world-dark" r={size} opacity={dark} />
        {name === "ringed" && <Ring isBehind={false} />}
      </g>
    </>
  );
}

function Ring({ isBehind }: { isBehind: boolean }): VNode {
  const sweep = isBehind ? 1 : 0;
  return (
    <g class={isBehind ? "ring behind" : "ring"} transform="rotate(-14)">
      <path d={`M-62,0A62,20 0 0 ${sweep} 62,0`} stroke-width="6" />
      <path class="inner" d={`M-51,0A51,15.5 0 0 ${sweep} 51,0`} stroke-width="3" />
    </g>
  );
}
