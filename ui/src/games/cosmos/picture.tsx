/** The screen of Crafting the Cosmos. */
import type { CosmosFacts, CosmosView } from "../../gen/cosmos";
import type { GameModule } from "../../kit/game";
import { cues } from "./cues";
import { Finale, scored } from "./Finale";
import { describeEvent } from "./log";
import { describe, parse } from "./notation";
import { preview } from "./preview";
import { icon } from "./signs";
import { Table, tabs } from "./Table";
import { losses, status } from "./turn";

const GROUPS: Readonly<Record<string, string>> = {
  "shift-own": "shift",
  "shift-dark": "shift",
  "take-deck": "take",
  "discharge-none": "discharge",
  "end-nebula": "end",
  "end-stabilise": "end",
  "end-pass": "end",
  keep: "power",
  bottom: "power",
  buy: "power",
  use: "power",
};

const cosmos: GameModule<CosmosView, CosmosFacts> = {
  Table,
  tabs,
  describe,
  describeEvent,
  status: ({ view }, ...rest) => status(view, ...rest),
  losses: ({ facts }) => losses(facts),
  preview,
  icon,
  Finale,
  scored,
  cues,
  group: (action) => {
    const { verb } = parse(action);
    return `group-${GROUPS[verb] ?? verb}`;
  },
};

export default cosmos;
