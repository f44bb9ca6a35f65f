/** The script of a lesson, written down shortly. */
import type { TutorialStep } from "./game";

/** What is said, what it is about, and the action that is then to be made. */
export type ScriptLine = readonly [key: string, refs: readonly string[], expect?: string];

/** Each action leads to the next recorded position, and so does a new chapter. */
export function stepsOf(...chapters: readonly (readonly ScriptLine[])[]): readonly TutorialStep[] {
  let frame = -1;
  return chapters.flatMap((lines) => {
    frame += 1;
    return lines.map(([key, refs, expect]) => {
      const action = expect === undefined ? {} : { expect };
      const step = { text: `tutorial-${key}`, refs, frame, ...action };
      if (expect !== undefined) frame += 1;
      return step;
    });
  });
}
