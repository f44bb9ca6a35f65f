/** The first game that teaches: every step can be read, shown and done. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { bundleOf, translator } from "../../locale/texts";
import { sectionFor, sectionsOf } from "../../screens/rules";
import content from "./fixtures/content.json";
import { thingsOf } from "./notation";
import tutorial from "./tutorial";

const LOCALE = `${process.cwd()}/../src/orrery/games/exoplanets/locale`;
const BUNDLE = bundleOf("en", [readFileSync(`${LOCALE}/en.ftl`, "utf8")]);

it("says every step and shows what it asks to click", () => {
  for (const { text, refs = [], expect: action } of tutorial.steps) {
    expect(BUNDLE.hasMessage(text), text).toBe(true);
    const things = typeof action === "string" ? thingsOf(action) : [];
    const clicked = things.filter((thing) => thing !== "end" && thing !== "pay");
    expect(refs).toEqual(expect.arrayContaining(clicked));
  }
});

it("asks for what is legal, in the recorded order", async () => {
  const frames = await tutorial.frames();
  for (const { expect: action, frame } of tutorial.steps) {
    if (typeof action === "string") expect(frames[frame!]!.legal).toContain(action);
  }
  expect(tutorial.steps.at(-1)!.frame).toBe(frames.length - 1);
});

it("opens the rules at a paragraph for everything that is pointed at", () => {
  const rules = bundleOf("en", [readFileSync(`${LOCALE}/rules.en.ftl`, "utf8")]);
  const sections = sectionsOf([...rules._messages.keys()], translator([rules]));
  const topics = ["star", "birth", "resources", "life", "stimulation", "tiles", "goals"];
  const refs = [
    ...content.planet.map(({ id }) => `planet/${id}`),
    ...content.goal.map(({ id }) => `goal/${id}`),
    ...content.effect.map(({ id }) => `effect/${id}`),
    ...["energy", "water", "gas"].map((id) => `resource/${id}`),
    ...["fusion", "flare", "stimulation"].map((id) => `marker/${id}`),
    ...topics.map((id) => `topic/${id}`),
  ];
  for (const ref of refs) expect(sectionFor(sections, ref), ref).toBeDefined();
});
