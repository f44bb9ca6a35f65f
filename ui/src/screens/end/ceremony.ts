/** The scoring, source by source: how far it has come, and what is counted so far. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import type { Pace } from "../../kit/game";

export type Scores = readonly Readonly<Record<string, number>>[];

/** Milliseconds for one source. */
const BEAT: Readonly<Record<Pace, number>> = { off: 0, fast: 450, normal: 1100, slow: 1900 };
/** Before the first source is counted. */
const OPENING = 700;

/** The sources from which anybody has points, in the order of the game. */
export function sourcesIn(scores: Scores): readonly string[] {
  const sources = Object.keys(scores[0] ?? {});
  return sources.filter((source) => scores.some((score) => score[source] !== 0));
}

/** The points of a seat from the first so many sources. */
export function pointsUpTo(
  score: Readonly<Record<string, number>>,
  sources: readonly string[],
  count: number,
): number {
  return sources.slice(0, count).reduce((sum, source) => sum + (score[source] ?? 0), 0);
}

export interface Ceremony {
  /** How many sources are counted. */
  readonly counted: ReadonlySignal<number>;
  skip(): void;
  again(): void;
}

/** Counts one source after another; what is not to be shown is counted at once. */
export function useCeremony(all: number, pace: Pace, isShown: boolean): Ceremony {
  const counted = useSignal(isShown && pace !== "off" ? 0 : all);
  const at = counted.value;
  useEffect(() => {
    if (at >= all) return undefined;
    const beat = BEAT[pace] || BEAT.fast;
    const timer = setTimeout(
      () => {
        counted.value = at + 1;
      },
      at === 0 ? OPENING : beat,
    );
    return () => clearTimeout(timer);
  }, [at, all, pace]);
  return {
    counted,
    skip: () => {
      counted.value = all;
    },
    again: () => {
      counted.value = 0;
    },
  };
}
