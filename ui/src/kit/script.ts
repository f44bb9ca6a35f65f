/** The script of a lesson, written down shortly. */
import type { TutorialStep } from "./game";

/** What is said, what it is about, and the action that is then to be made. */
export type ScriptLine = readonly [key: string, refs: readonly string[], expect?: string];

/** Each action leads to the next recorded position. */
export function stepsOf(lines: readonly ScriptLine[]): readonly TutorialStep[] {
  let frame = 0;
  return lines.map(([key, refs, expect]) => {
    const step = { text: `tutorial-${key}`, refs, frame, ...(expect !== undefined && { expect }) };
    if (expect !== undefined) frame += 1;
    return step;
  });
}
