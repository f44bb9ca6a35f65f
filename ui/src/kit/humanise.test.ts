import { expect, it } from "vitest";

import { humanise, textFromId } from "./humanise";

const said = (key: string, args = {}): string | null => textFromId("star-wars", key, args);

it("makes readable words of ids", () => {
  expect(humanise("place-star")).toBe("Place star");
  expect(humanise("hand_sizes")).toBe("Hand sizes");
  expect(humanise("S5")).toBe("S5");
});

it("stands in for the texts a game lacks", () => {
  expect(said("game-name")).toBe("Star wars");
  expect(said("about")).toBe("");
  expect(said("option-goal-help")).toBe("");
  expect(said("option-goal")).toBe("Goal");
  expect(said("seat-field-hand_sizes")).toBe("Hand sizes");
  expect(said("action-launch", { words: "ice-5 S1" })).toBe("Launch ice 5 S1");
  expect(said("action-wait")).toBe("Wait");
});

it("leaves keys of the shell visible", () => {
  expect(said("trouble-unheard-of")).toBeNull();
});
