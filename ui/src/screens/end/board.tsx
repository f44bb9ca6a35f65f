/** The board of a seat at the end, as the game draws it; what scores just now is lit. */
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";

import type { Position } from "../../app/table";
import { gameProps, type Scene } from "../play/scene";

const selection = signal<string | null>(null);
const highlight = signal<ReadonlySet<string>>(new Set());

interface Props {
  scene: Scene;
  position: Position;
  names: readonly string[];
  /** Whose board it is. */
  of: number;
  /** The source that is being counted. */
  source: string | null;
}

export function FinalBoard({ scene, position, names, of, source }: Props): VNode | null {
  const { Finale, scored } = scene.module;
  const { view, facts } = position;
  useEffect(() => {
    const lit = source === null ? [] : (scored?.({ view, facts }, source, of, scene.content) ?? []);
    highlight.value = new Set(lit);
  }, [source, of, view]);
  if (!Finale) return null;
  const shown = { view, facts, seat: position.seat, legal: [], events: [], names };
  const commands = { act: () => {}, explain: () => {}, selection, highlight, pace: "off" } as const;
  return (
    <div class="final-board" inert>
      <Finale {...gameProps(scene, shown, commands)} of={of} />
    </div>
  );
}
