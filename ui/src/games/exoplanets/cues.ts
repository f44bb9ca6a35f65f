/** How the events of Exoplanets sound. */
import type { CueTable } from "../../kit/cues";

export const cues: CueTable = {
  "planet-placed": "star",
  "planet-taken": "piece",
  "planet-shelved": "piece",
  "resources-gained": "gain",
  "tile-drawn": "card",
  "tile-played": "card",
  "goal-claimed": "goal",
  "life-created": "life",
  "species-created": "species",
  "particles-collided": "collision",
  "solar-storm-broke": "storm",
  "black-hole-opened": "hole",
};
