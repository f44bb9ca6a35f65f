/** The end of the log as signs at the edge of the picture, one for each beat: pointed at, a sign says
 * its lines; pressed, it leads to the position. */
import { type Signal, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";

import type { Step, TableStore } from "../../app/table";
import { tell } from "../../kit/actions";
import type { LogLine } from "../../kit/game";
import { Button, SeatSign } from "../../kit/parts";
import { together } from "./beats";
import { signsOf } from "./log";
import { PieceIcon, type Scene } from "./scene";
import "./rail.css";

interface Props {
  store: TableStore;
  scene: Scene;
  names: readonly string[];
  highlight: Signal<ReadonlySet<string>>;
  /** The position that is looked at. */
  current: number | undefined;
  onJump(position: number): void;
  /** Opens the log in words. */
  onOpen(): void;
}

export interface Glyph {
  readonly position: number;
  readonly seat: number;
  readonly lines: readonly LogLine[];
}

/** So many steps back there are signs. */
const BACK = 40;

export function glyphsOf(
  { module }: Pick<Scene, "module">,
  steps: readonly Step[],
  names: readonly string[],
): readonly Glyph[] {
  return steps.flatMap(({ position, events }) =>
    together(module, events).flatMap((group) => {
      const lines = group.flatMap((event) => module.describeEvent(event, names) ?? []);
      return lines.length ? [{ position, seat: group[0]!.seat, lines }] : [];
    }),
  );
}

export function Rail({ store, scene, names, highlight, current, onJump, onOpen }: Props): VNode {
  const { t } = scene;
  const list = useRef<HTMLOListElement>(null);
  const pointed = useSignal<{ glyph: Glyph; top: number } | null>(null);
  const glyphs = glyphsOf(scene, store.logShown.value.slice(-BACK), names);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [glyphs.length]);
  const point = (glyph: Glyph, { currentTarget }: { currentTarget: HTMLElement }): void => {
    const { offsetTop, scrollTop } = list.current!;
    const top = offsetTop - scrollTop + currentTarget.offsetTop + currentTarget.offsetHeight / 2;
    pointed.value = { glyph, top };
    highlight.value = new Set(glyph.lines.flatMap(({ refs }) => refs));
  };
  const leave = (): void => {
    pointed.value = null;
    highlight.value = new Set();
  };
  const words = (glyph: Glyph): readonly string[] =>
    glyph.lines.map((line) => tell(t, line, glyph.seat === store.viewer.value));
  return (
    <nav class="rail" aria-label={t("log")}>
      <Button sign="log" kind="tool" label={t("log-toggle")} onClick={onOpen} />
      <ol ref={list}>
        {glyphs.map((glyph, place) => (
          <li key={place}>
            <button
              type="button"
              class="glyph-button"
              data-seat={glyph.seat}
              tabIndex={place === glyphs.length - 1 ? 0 : -1}
              aria-current={glyph.position === current ? "true" : undefined}
              aria-label={words(glyph).join(" · ")}
              onMouseEnter={(event) => point(glyph, event)}
              onMouseLeave={leave}
              onFocus={(event) => point(glyph, event)}
              onBlur={leave}
              onClick={() => onJump(glyph.position)}
            >
              <Picture scene={scene} glyph={glyph} />
            </button>
          </li>
        ))}
      </ol>
      {pointed.value && (
        <div class="rail-words" style={{ top: `${pointed.value.top}px` }} aria-hidden="true">
          {pointed.value.glyph.seat >= 0 && <SeatSign seat={pointed.value.glyph.seat} />}
          <div>
            {words(pointed.value.glyph).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      )}
    </nav>
  );
}

/** The first piece the lines are about; a point where there is none. */
function Picture({ scene, glyph }: { scene: Scene; glyph: Glyph }): VNode {
  const [piece] = glyph.lines.flatMap(signsOf);
  return piece === undefined ? <i /> : <PieceIcon scene={scene} piece={piece} />;
}
