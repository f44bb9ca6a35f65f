/** The log: one line per effect, in the reader's language, made from event data. */
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";

import type { Step } from "../../app/table";
import { tell } from "../../kit/actions";
import type { LogLine } from "../../kit/game";
import { SeatSign } from "../../kit/parts";
import { type Commands, PieceIcon, type Scene } from "./scene";

interface Props {
  scene: Scene;
  commands: Pick<Commands, "highlight">;
  steps: readonly Step[];
  names: readonly string[];
  onJump?: ((position: number) => void) | undefined;
  current?: number | undefined;
  /** The seat of whoever reads. */
  reader?: number | undefined;
}

export interface LogRow {
  position: number;
  /** Who it is about; below 0 for nobody. */
  seat: number;
  line: LogLine;
  /** The first row of a step that a stand-in played. */
  isStandIn?: boolean;
}

/** A row for each event that needs one; for each entry where the game words no event. */
export function rowsOf(
  { module }: Pick<Scene, "module">,
  steps: readonly Step[],
  names: readonly string[],
): LogRow[] {
  return steps.flatMap(({ position, entries, events, stand_in }) => {
    const row = (seat: number, line: LogLine | null | undefined): LogRow[] =>
      line ? [{ position, seat, line }] : [];
    const rows = events.flatMap((event) => row(event.seat, module.describeEvent(event, names)));
    if (rows.length || !module.describeEntry) return marked(rows, stand_in);
    const told = entries.flatMap((entry) => row(entry.actor, module.describeEntry?.(entry, names)));
    return marked(told, stand_in);
  });
}

/** The pieces that are drawn beside a line. */
export const signsOf = ({ sign, refs }: LogLine): readonly string[] =>
  sign === undefined ? refs.slice(0, 2) : [sign];

const marked = (rows: readonly LogRow[], isStandIn = false): LogRow[] =>
  rows.map((row, index) => (isStandIn && index === 0 ? { ...row, isStandIn } : row));

export function LogLines({ scene, commands, steps, names, onJump, current, reader }: Props): VNode {
  const list = useRef<HTMLOListElement>(null);
  const { t } = scene;
  const rows = rowsOf(scene, steps, names);
  useEffect(() => {
    const box = list.current;
    const here = box?.querySelector<HTMLElement>(".current");
    if (box) box.scrollTop = here ? here.offsetTop - box.clientHeight / 2 : box.scrollHeight;
  }, [rows.length, current]);
  if (!rows.length) return <p class="help">{t("log-none")}</p>;
  const point = (line: LogLine): void => {
    commands.highlight.value = new Set(line.refs);
  };
  const leave = (): void => {
    commands.highlight.value = new Set();
  };
  return (
    <ol class="log" ref={list} tabIndex={0} aria-label={t("log")}>
      {rows.map(({ position, seat, line, isStandIn }, index) => (
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
            {seat >= 0 ? <SeatSign seat={seat} /> : <span class="seat-sign none" />}
            <span>
              {isStandIn && <span class="badge">{t("log-stand-in")}</span>}{" "}
              {tell(t, line, seat >= 0 && seat === reader)}
            </span>
            {signsOf(line).map((ref) => (
              <PieceIcon key={ref} scene={scene} piece={ref} />
            ))}
          </button>
        </li>
      ))}
    </ol>
  );
}
