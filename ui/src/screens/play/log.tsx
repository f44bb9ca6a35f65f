/** The log: one line per effect, in the reader's language, made from event data. */
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";

import type { Step } from "../../app/table";
import { say } from "../../kit/actions";
import type { GameEvent, LogLine } from "../../kit/game";
import { SeatSign } from "../../kit/parts";
import type { Doing, Scene } from "./scene";

interface Props {
  scene: Scene;
  doing: Pick<Doing, "highlight">;
  steps: readonly Step[];
  names: readonly string[];
  onJump?: ((position: number) => void) | undefined;
  current?: number | undefined;
}

interface Line {
  position: number;
  event: GameEvent;
  line: LogLine;
}

export function linesOf(scene: Pick<Scene, "module">, steps: readonly Step[], names: readonly string[]): Line[] {
  return steps.flatMap(({ position, events }) =>
    events.flatMap((event) => {
      const line = scene.module.describeEvent(event, names);
      return line ? [{ position, event, line }] : [];
    }),
  );
}

export function LogLines({ scene, doing, steps, names, onJump, current }: Props): VNode {
  const list = useRef<HTMLOListElement>(null);
  const { t } = scene;
  const lines = linesOf(scene, steps, names);
  useEffect(() => {
    const box = list.current;
    const here = box?.querySelector<HTMLElement>(".current");
    if (box) box.scrollTop = here ? here.offsetTop - box.clientHeight / 2 : box.scrollHeight;
  }, [lines.length, current]);
  if (!lines.length) return <p class="help">{t("log-none")}</p>;
  const point = (line: LogLine): void => {
    doing.highlight.value = new Set(line.refs);
  };
  const leave = (): void => {
    doing.highlight.value = new Set();
  };
  return (
    <ol class="log" ref={list} tabIndex={0} aria-label={t("log")}>
      {lines.map(({ position, event, line }, index) => (
        <li key={index} class={position === current ? "current" : undefined}>
          <button
            type="button"
            class="log-line"
            title={onJump ? t("log-jump") : undefined}
            onMouseEnter={() => point(line)}
            onMouseLeave={leave}
            onFocus={() => point(line)}
            onBlur={leave}
            onClick={() => onJump?.(position)}
          >
            {event.seat >= 0 ? <SeatSign seat={event.seat} /> : <span class="seat-sign none" />}
            <span>{say(t, line)}</span>
            {line.refs.slice(0, 2).map((ref) => (
              <span key={ref} class={`log-icon ${scene.module.scope ?? scene.game}`} aria-hidden="true">
                {scene.module.icon(ref)}
              </span>
            ))}
          </button>
        </li>
      ))}
    </ol>
  );
}
