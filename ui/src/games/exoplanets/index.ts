/** What Exoplanets offers to the browser. */
import type { ExoplanetsFacts, ExoplanetsView } from "../../gen/exoplanets";
import type { GameParts } from "../../kit/game";

export const exoplanets: GameParts<ExoplanetsView, ExoplanetsFacts> = {
  picture: async () => (await import("./picture")).default,
  tutorial: async () => (await import("./tutorial")).default,
  emblem: async () => (await import("./emblem")).Emblem,
  worlds: async () => (await import("./worlds")).worlds,
  figures: async () => (await import("./figures")).figures,
};
