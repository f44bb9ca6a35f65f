/** The screen of Crafting the Cosmos. */
import type { CosmosEvent, CosmosFacts, CosmosView } from "../../gen/cosmos";
import type { GameModule } from "../../kit/game";
import { cues } from "./cues";
import { Finale, scored } from "./Finale";
import { describeEvent } from "./log";
import { describe, parse } from "./notation";
import { placesOf } from "./places";
import { gain, preview } from "./preview";
import { icon } from "./signs";
import { Table, tabs } from "./Table";
import { losses, round, stage, status } from "./turn";

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

/** What energy brings comes together. */
const INCOME: ReadonlySet<string> = new Set([
  "stars-gained",
  "protos-gained",
  "track-raised",
  "crystal-stepped",
  "nebula-drawn",
]);

/** What is worth a longer look. */
const WEIGHTS: Readonly<Record<string, number>> = {
  "nebula-completed": 2.2,
  "chamber-discharged": 1.9,
  "advanced-life-created": 1.8,
  "power-kept": 1.5,
  "goal-scored": 1.5,
};

const cosmos: GameModule<CosmosView, CosmosFacts> = {
  Table,
  tabs,
  describe,
  describeEvent,
  status: ({ view }, ...rest) => status(view, ...rest),
  losses: ({ facts }) => losses(facts),
  round,
  stage,
  weight: ({ event }) => WEIGHTS[event] ?? 1,
  places: (event, content) => placesOf(event as unknown as CosmosEvent, content),
  beat: (event) => `${INCOME.has(event.event) ? "income" : event.event} ${event.seat}`,
  suggestions: ({ facts }) => facts.suggested,
  preview,
  hasPlates: true,
  gain,
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
