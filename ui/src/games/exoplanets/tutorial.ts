/** Two first turns that teach: the learner builds planets, creates life, meets a goal, uses an
 * effect and brings forth a species. */
import type { Tutorial, TutorialFrame } from "../../kit/game";
import { type ScriptLine, stepsOf } from "../../kit/script";

const SCRIPT: readonly ScriptLine[] = [
  ["welcome", ["star"]],
  ["return", ["T24"], "return T24"],
  ["draw", ["bag"], "draw"],
  ["build", ["held/P12"], "build P12"],
  ["shelve", ["stack/1"], "shelve 1"],
  ["place", ["row/1"], "place 1"],
  ["life", ["P09"], "life P09"],
  ["either", ["P24"], "life P24"],
  ["pay", ["stock/water"], "pay 0 1 0"],
  ["claim", ["claim/T29"], "claim T29"],
  ["play", ["play/T09", "flare"], "play T09"],
  ["end", ["stimulation", "fusion", "flare"], "end"],
  ["take", ["stack/1"], "take 1"],
  ["place-again", ["row/2"], "place 2"],
  ["species", ["P09"], "species P09"],
  ["collision", ["cloud/energy", "stimulation"], "gain energy"],
  ["finish", ["P09", "star"]],
];

const tutorial: Tutorial = {
  seat: 0,
  names: ["Ada", "Bo"],
  steps: stepsOf(SCRIPT),
  frames: async () =>
    (await import("./lesson.json")).default as unknown as readonly TutorialFrame[],
};

export default tutorial;
