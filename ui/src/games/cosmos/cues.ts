/** How the events of Crafting the Cosmos sound. */
import type { CueTable } from "../../kit/cues";

export const cues: CueTable = {
  "energy-shifted": "shift",
  "star-placed": "star",
  "supernova-made": "star",
  "piece-moved": "piece",
  "nebula-placed": "piece",
  "life-placed": "piece",
  "stars-gained": "gain",
  "protos-gained": "gain",
  "card-taken": "card",
  "power-kept": "card",
  "power-used": "card",
  "goal-scored": "goal",
  "life-stabilised": "life",
  "advanced-life-created": "species",
  "nebula-completed": "complete",
  "chamber-discharged": "discharge",
};
