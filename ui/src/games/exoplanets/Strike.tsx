/** The three events, shown on the system when they strike. */
import type { VNode } from "preact";
import type { GameEvent } from "../../kit/game";
import { usePicture } from "./context";
import "./Strike.css";

const STRIKES: Readonly<Record<string, string>> = {
  "particles-collided": "collision",
  "black-hole-opened": "hole",
  "solar-storm-broke": "storm",
};

/** The events that struck in the latest update, in order. */
export function strikesIn(events: readonly GameEvent[]): readonly string[] {
  return events.flatMap(({ event }) => STRIKES[event] ?? []);
}

/** Drawn over the system; it never catches a click. */
export function Strike(): VNode | null {
  const { events } = usePicture().props;
  const strike = strikesIn(events).at(-1);
  if (strike === undefined) return null;
  const turns = Array.from({ length: 12 }, (_, place) => place * 30);
  return (
    <g key={events.length} class={`exo-strike ${strike}`} aria-hidden="true">
      {strike === "hole" && <circle r="150" fill="url(#exo-hole)" />}
      {strike !== "hole" &&
        turns.map((turn) => (
          <path key={turn} d="M0,-64 Q14,-120 0,-190" transform={`rotate(${turn})`} />
        ))}
      {strike === "collision" && <circle class="wave" r="120" />}
    </g>
  );
}

/** The same in words. */
export function StrikeBanner(): VNode | null {
  const { t, events } = usePicture().props;
  const strikes = strikesIn(events);
  if (strikes.length === 0) return null;
  return (
    <div class="exo-banner" role="status">
      {strikes.map((strike, place) => (
        <p key={place} class={strike}>
          <strong>{t(`event-title-${strike}`)}</strong> {t(`event-tells-${strike}`)}
        </p>
      ))}
    </div>
  );
}
