/** The worlds of the orrery, painted as those of the table are. */
import type { Worlds } from "../../kit/game";
import { pictureOf } from "./art/gallery";
import { MARGIN } from "./art/planet";
import { CORONA, HEATS } from "./art/star";

/** Planets whose faces look well side by side. */
const FACES = {
  rocky: ["P02"],
  "super-earth": ["P09"],
  gas: ["P21", "P18"],
  oceanic: ["P27"],
} as const;

export const worlds: Worlds = {
  planet: (type, which) => {
    const id = FACES[type][which] ?? FACES[type][0];
    return pictureOf({ kind: "planet", id, type, light: 0, life: [], side: 184 });
  },
  star: () => pictureOf({ kind: "star", heat: HEATS, side: 300 }),
  margin: MARGIN,
  corona: CORONA,
};
