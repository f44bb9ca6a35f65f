/** A line of the log for every event that is worth one. */
import type { CosmosEvent } from "../../gen/cosmos";
import type { Arguments, GameEvent, LogLine } from "../../kit/game";

/** What a line says of an event, and the things it is about; null where there is no line. */
interface Row {
  /** Where its text is not named after the event. */
  key?: string;
  args?: Arguments;
  refs?: readonly string[];
  /** What is drawn beside it, where that is not the first of them. */
  sign?: string;
}

type Rows = {
  [Name in CosmosEvent["event"]]: (event: Extract<CosmosEvent, { event: Name }>) => Row | null;
};

export function describeEvent(event: GameEvent, names: readonly string[]): LogLine | null {
  const row = ROWS[event.event as CosmosEvent["event"]](event as never);
  if (row === null) return null;
  const name = names[event.seat] ?? "";
  const refs = (row.refs ?? []).map((ref) => (isSpace(ref) ? `${ref}@${event.seat}` : ref));
  const key = `event-${row.key ?? event.event}`;
  return { key, args: { name, ...row.args }, refs, sign: row.sign };
}

function isSpace(ref: string): boolean {
  return /^[SLN]\d+$/.test(ref) || ref === "chamber" || ref.startsWith("track/");
}

const ofGoal = ({ goal }: { goal: string }): Row => ({ args: { goal }, refs: [`goal/${goal}`] });
const ofRow = ({ card }: { card: string }): Row => ({ args: { card }, refs: [`row/${card}`] });
const ofHand = ({ card }: { card: string }): Row => ({ args: { card }, refs: [`hand/${card}`] });
const ofPower = ({ card }: { card: string }): Row => ({ args: { card }, refs: [`power/${card}`] });
const ofSpace = ({ space }: { space: string }): Row => ({ args: { space }, refs: [space] });
const ofStar = ({ star, space }: { star: string; space: string }): Row => ({
  args: { star, space },
  refs: [space],
  sign: star,
});
const ofDrawn = ({ event, card }: { event: string; card: string | null }): Row =>
  card === null
    ? { key: `${event}-hidden`, sign: "card" }
    : { args: { card }, refs: [`drawn/${card}`] };

const ROWS: Rows = {
  "goal-revealed": ofGoal,
  "goal-discarded": ofGoal,
  "goal-scored": ({ goal, points }) => ({ args: { goal, points }, refs: [`goal/${goal}`] }),
  "row-filled": ofRow,
  "card-taken": ofRow,
  "token-placed": ({ seat, control }) => ofToken(seat, control),
  "energy-shifted": ({ dark, start, end }) => ({
    key: dark ? "dark-shifted" : "own-shifted",
    args: { start, end },
    refs: [`control/${end}`],
  }),
  "card-drawn": ({ card }) =>
    card === null ? { key: "card-drawn-hidden", sign: "card" } : ofHand({ card }),
  "nebula-drawn": ({ tile }) => ({ args: { tile }, refs: [`waiting/${tile}`] }),
  "stars-gained": ({ star, count }) => ({ args: { star, count }, refs: [`waiting/${star}`] }),
  "protos-gained": ({ count }) => ({ args: { count }, refs: ["waiting/proto"] }),
  "track-raised": ({ track, count }) => ({
    key: `raised-${track}`,
    args: { count },
    refs: [`track/${track}`],
  }),
  "crystal-stepped": ({ steps, filled }) => ({ args: { steps, filled }, refs: ["chamber"] }),
  "star-placed": ofStar,
  "star-discarded": ofStar,
  "life-placed": ({ stable, space }) => ({
    key: stable ? "stable-placed" : "proto-placed",
    ...ofSpace({ space }),
    sign: stable ? "stable" : "proto",
  }),
  "nebula-placed": ({ tile, space }) => ({ args: { tile, space }, refs: [space], sign: tile }),
  "nebula-completed": ({ tile, space, points }) => ({
    args: { space, points },
    refs: [space],
    sign: tile,
  }),
  "chamber-discharged": ({ points }) => ({ args: { points }, refs: ["chamber"] }),
  "advanced-life-created": ({ space, points }) =>
    points === null
      ? { key: "advanced-life-hidden", ...ofSpace({ space }), sign: "advanced" }
      : { args: { space, points }, refs: [space], sign: "advanced" },
  "cards-paid": ({ card, count }) => ({ args: { card, count }, refs: [`hand/${card}`] }),
  "power-drawn": ofDrawn,
  "power-returned": ofDrawn,
  "power-kept": ({ card, slot }) => ({ args: { card, slot }, refs: [`power/${card}`] }),
  "power-used": ofPower,
  "points-scored": ({ points }) => ({ args: { points } }),
  "supernova-made": (event) => ({ ...ofSpace(event), sign: "supernova" }),
  "supernova-restored": (event) => ({ ...ofSpace(event), sign: "supernova" }),
  "life-stabilised": (event) => ({ ...ofSpace(event), sign: "stable" }),
  "life-discarded": (event) => ({ ...ofSpace(event), sign: "proto" }),
  "piece-moved": ({ start, end }) => ({ args: { start, end }, refs: [end] }),
  "nebula-replaced": ({ old, new: tile, space }) => ({
    args: { old, new: tile, space },
    refs: [space],
    sign: tile,
  }),
  "pieces-lost": ({ stars, protos, tiles }) => ofLost(stars + protos + tiles),
  "card-discarded": ofHand,
  "turn-started": ({ round, seat }) => ({ args: { round }, refs: [`seat/${seat}`] }),
  "game-ended": () => ({}),
};

function ofLost(count: number): Row | null {
  return count === 0 ? null : { args: { count } };
}

function ofToken(seat: number, control: string): Row | null {
  const key = seat < 0 ? "dark-placed" : "token-placed";
  return { key, args: { control }, refs: [`control/${control}`] };
}
