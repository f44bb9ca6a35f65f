/** What Crafting the Cosmos offers to the browser. */
import type { CosmosFacts, CosmosView } from "../../gen/cosmos";
import type { GameParts } from "../../kit/game";

export const cosmos: GameParts<CosmosView, CosmosFacts> = {
  picture: async () => (await import("./picture")).default,
  tutorial: async () => (await import("./tutorial")).default,
  emblem: async () => (await import("./emblem")).Emblem,
  figures: async () => (await import("./figures")).figures,
};
