import { describe, expect, it } from "vitest";

import type { Decided } from "../../gen/messages";
import type { Arguments } from "../../kit/game";
import type { Scene } from "../play/scene";
import { gainsText, luckText, reasonsIn } from "./decided";

const NAMES = ["Ada", "Bo"];
/** Every text with its facts in brackets; those that begin a source's name end in it. */
const t = (key: string, args: Arguments = {}): string =>
  key.startsWith("score-") ? key.slice(6) : `${key}(${Object.values(args).join(" ")})`;
const scene = { t } as unknown as Scene;

const turn = { seat: 0, turn: 3, start: 20, position: 31, gains: { life: -2, species: 10 } };
const decided: Decided = {
  winner: 0,
  rival: 1,
  margin: 7,
  more: { source: "species", winner: 20, rival: 5 },
  less: { source: "goals", winner: 2, rival: 6 },
  lead: { turn, before: 1, last: false },
  best: turn,
};

describe("what decided a game", () => {
  const told = (facts: Partial<Decided>, own?: number): readonly string[] =>
    reasonsIn({ ...decided, ...facts }, NAMES, scene, own).map((reason) => reason.text);

  it("is told by sources and turns, each once", () => {
    expect(told({})).toEqual([
      "end-decided-more(species 20 5)",
      "end-decided-best(Ada 3 8)",
      "end-decided-lead(Ada 3)",
      "end-decided-less(goals 2 6)",
    ]);
  });

  it("speaks to whoever it is about", () => {
    expect(told({}, 0)[1]).toBe("end-decided-best-you(Ada 3 8)");
    expect(told({}, 1)[1]).toBe("end-decided-best(Ada 3 8)");
  });

  it("names who was ahead until the last turn", () => {
    expect(told({ lead: { turn, before: 1, last: true } }, 1)[2]).toBe("end-decided-last-you(Bo)");
  });

  it("says nothing of what there was not", () => {
    expect(told({ more: null, less: null, lead: null, best: null })).toEqual([]);
  });

  it("says of a turn what it consists of", () => {
    expect(gainsText(scene, turn.gains)).toBe("hint-gain(species +10) and hint-gain(life −2)");
    expect(gainsText(scene, {})).toBeUndefined();
  });
});

describe("luck", () => {
  it("leans to the winner, to the other, or to nobody", () => {
    expect(luckText(t, 2.34, [1, 0], NAMES, undefined)).toBe("end-luck(Ada 2.3 2.3)");
    expect(luckText(t, -2.34, [1, 0], NAMES, 1)).toBe("end-luck-you(Bo 2.3 2.3)");
    expect(luckText(t, 0.2, [1, 0], NAMES, undefined)).toBe("end-luck-even()");
  });
});
