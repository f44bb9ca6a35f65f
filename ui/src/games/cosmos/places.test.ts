/** In the lesson's positions: what is told beat by beat, from how a position was to how it is. */
import { expect, test } from "vitest";
import type { CosmosEvent } from "../../gen/cosmos";
import type { GameEvent, TutorialFrame } from "../../kit/game";
import { toldSoFar } from "../../kit/telling";
import content from "./fixtures/content.json";
import lesson from "./lesson.json";
import { placesOf } from "./places";

const FRAMES = lesson as unknown as readonly TutorialFrame[];

/** The galaxy of the learner after so many events of a frame. */
function galaxyAfter(frame: number, told: number): Readonly<Record<string, unknown>> {
  const { view } = tableAfter(frame, told) as { view: { galaxies: readonly never[] } };
  return view.galaxies[0]!;
}

function tableAfter(frame: number, told: number): object {
  const [before, now] = [FRAMES[frame - 1]!, FRAMES[frame]!];
  const seen = ({ view, facts }: TutorialFrame): object => ({ view, facts, scores: [{}, {}] });
  const places = (event: GameEvent) => placesOf(event as unknown as CosmosEvent, content);
  return toldSoFar(seen(before), seen(now), now.events, told, places);
}

const frameOf = (...events: readonly string[]): number =>
  FRAMES.findIndex((frame) => `${frame.events.map(({ event }) => event)}` === `${events}`);

test("a nebula is completed before the star is given for it", () => {
  const frame = frameOf("nebula-completed", "star-discarded");
  const [was, between, is] = [0, 1, 2].map((told) => galaxyAfter(frame, told));
  expect(was!.stars).toHaveProperty("S14");
  expect(was!.nebulae).toHaveProperty("N5.complete", false);
  expect(was!.score).toHaveProperty("nebulae-1", 0);
  expect(between!.stars).toHaveProperty("S14");
  expect(between!.nebulae).toHaveProperty("N5.complete", true);
  expect(between!.score).toHaveProperty("nebulae-1", 3);
  expect(is!.stars).not.toHaveProperty("S14");
});

test("life goes piece by piece before advanced life stands there", () => {
  const gone = ["life-discarded", "life-discarded", "life-discarded"];
  const frame = frameOf(...gone, "advanced-life-created");
  const livesAfter = (told: number): number => {
    const { proto, stable } = galaxyAfter(frame, told);
    return (proto as readonly string[]).length + (stable as readonly string[]).length;
  };
  const first = livesAfter(0);
  expect([1, 2, 3].map(livesAfter)).toEqual([first - 1, first - 2, first - 3]);
  expect(galaxyAfter(frame, 3).nebulae).toHaveProperty("N9.advanced", []);
  expect(galaxyAfter(frame, 4).nebulae).toHaveProperty("N9.advanced.length", 1);
});

test("a goal stays on its track until it is scored and gone", () => {
  const last = [
    "life-stabilised",
    "goal-scored",
    "goal-discarded",
    "goal-revealed",
    "turn-started",
  ];
  const frame = frameOf(...last);
  const goals = (told: number): readonly { goal: string }[] =>
    (tableAfter(frame, told) as { facts: { goals: readonly { goal: string }[] } }).facts.goals;
  expect(goals(2).map(({ goal }) => goal)).toContain("supernovas");
  expect(goals(3).map(({ goal }) => goal)).not.toContain("supernovas");
  expect(galaxyAfter(frame, 1).score).toHaveProperty("goals", 0);
  expect(galaxyAfter(frame, 2).score).toHaveProperty("goals", 6);
});

test("the cards of a hand add up in every beat", () => {
  for (const [frame, { events }] of FRAMES.entries()) {
    if (frame === 0 || events.length < 2) continue;
    for (let told = 0; told < events.length; told += 1) {
      const { hand, hand_size } = galaxyAfter(frame, told) as {
        hand: Readonly<Record<string, number>>;
        hand_size: number;
      };
      const held = Object.values(hand).reduce((sum, count) => sum + count, 0);
      expect(`${frame}.${told}: ${held}`).toBe(`${frame}.${told}: ${hand_size}`);
    }
  }
});
