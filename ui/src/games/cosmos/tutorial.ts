/** Two turns that teach: in the first the learner shifts, collects, places, completes, buys a power
 * and uses it; in one some rounds later the learner discharges, creates advanced life and wins a
 * goal. */
import type { Tutorial, TutorialFrame } from "../../kit/game";
import { type ScriptLine, stepsOf } from "../../kit/script";

const FIRST: readonly ScriptLine[] = [
  ["welcome", []],
  ["galaxy", ["N5", "N6", "N9", "S19", "L28"]],
  ["goal", ["goal/supernovas"]],
  ["shift-own", ["token/own", "control/gravity"], "shift own"],
  ["shift-dark", ["token/light", "control/time"], "shift dark light"],
  ["collect", ["collect"], "collect"],
  ["take", ["row/time"], "take time"],
  ["place", ["waiting/He", "S14"], "place star He S14"],
  ["place-again", ["waiting/He", "S23"], "place star He S23"],
  ["supernova", ["S23", "track/supernova"], "supernova S23"],
  ["complete", ["N5", "S14"], "complete N5 S14"],
  ["move", ["S19", "S24", "track/graviton"], "move S19 S24"],
  ["proto", ["waiting/proto", "L21"], "place proto L21"],
  ["buy", ["slot/1", "hand/time"], "buy 1 time"],
  ["keep", ["drawn/fourth-dimension"], "keep fourth-dimension"],
  ["use", ["power/fourth-dimension", "chamber"], "use fourth-dimension"],
  ["end", ["end/stabilise", "L28"], "end stabilise L28"],
  ["first-done", ["seat/1"]],
];

const LATER: readonly ScriptLine[] = [
  ["later", ["chamber", "N9"]],
  ["discharge", ["chamber", "supply/O"], "discharge O"],
  ["place-discharged", ["waiting/O", "S19"], "place star O S19"],
  ["advance", ["N9"], "advance N9"],
  ["goal-due", ["goal/supernovas"]],
  ["end-round", ["end/stabilise", "L21"], "end stabilise L21"],
  ["goal-won", ["goal/life-psi", "goal/stable-life"]],
  ["finish", ["seat/1"]],
];

const tutorial: Tutorial = {
  seat: 0,
  names: ["Ada", "Bo"],
  steps: stepsOf(FIRST, LATER),
  frames: async () =>
    (await import("./lesson.json")).default as unknown as readonly TutorialFrame[],
};

export default tutorial;
