import { expect, test } from "vitest";
import { strict } from "./fixtures/positions";
import { clicksOf } from "./notation";
import tutorial from "./tutorial";

test("every step has a text and shows what it asks to click", () => {
  for (const { text, refs = [], expect: action } of tutorial.steps) {
    expect(strict(text)).not.toBe("");
    if (typeof action === "string")
      expect(refs).toEqual(expect.arrayContaining([...clicksOf(action).things]));
  }
});

test("every action asked for is legal where it is asked for", async () => {
  const frames = await tutorial.frames();
  for (const { expect: action, frame } of tutorial.steps) {
    if (typeof action === "string") expect(frames[frame!]!.legal).toContain(action);
  }
  expect(tutorial.steps.at(-1)!.frame).toBe(frames.length - 1);
});
