/** A line of the log for every event that is worth one. */
import type { CosmosEvent } from "../../gen/cosmos";
import type { Arguments, GameEvent, LogLine } from "../../kit/game";

/** The facts of an event as text arguments, and the things it is about. Null: no line. */
type Told = { key?: string; args?: Arguments; refs?: readonly string[] } | null;

export function describeEvent(event: GameEvent, names: readonly string[]): LogLine | null {
  const told = facts(event as unknown as CosmosEvent);
  if (told === null) return null;
  const name = names[event.seat] ?? "";
  const refs = (told.refs ?? []).map((ref) => (isSpace(ref) ? `${ref}@${event.seat}` : ref));
  return { key: `event-${told.key ?? event.event}`, args: { name, ...told.args }, refs };
}

function isSpace(ref: string): boolean {
  return /^[SLN]\d+$/.test(ref) || ref === "chamber" || ref.startsWith("track/");
}

function facts(event: CosmosEvent): Told {
  switch (event.event) {
    case "goal-revealed":
    case "goal-discarded":
      return { args: { goal: event.goal }, refs: [`goal/${event.goal}`] };
    case "goal-scored":
      return { args: { goal: event.goal, points: event.points }, refs: [`goal/${event.goal}`] };
    case "row-filled":
    case "card-taken":
      return { args: { card: event.card }, refs: [`row/${event.card}`] };
    case "token-placed":
      return tokenPlaced(event.seat, event.control);
    case "energy-shifted":
      return {
        key: event.dark ? "dark-shifted" : "own-shifted",
        args: { start: event.start, end: event.end },
        refs: [`control/${event.end}`],
      };
    case "card-drawn":
      return event.card === null
        ? { key: "card-drawn-hidden" }
        : { args: { card: event.card }, refs: [`hand/${event.card}`] };
    case "nebula-drawn":
      return { args: { tile: event.tile }, refs: [`waiting/${event.tile}`] };
    case "stars-gained":
      return { args: { star: event.star, count: event.count }, refs: [`waiting/${event.star}`] };
    case "protos-gained":
      return { args: { count: event.count }, refs: ["waiting/proto"] };
    case "track-raised":
      return {
        key: `raised-${event.track}`,
        args: { count: event.count },
        refs: [`track/${event.track}`],
      };
    case "crystal-stepped":
      return { args: { steps: event.steps, filled: event.filled }, refs: ["chamber"] };
    case "star-placed":
    case "star-discarded":
      return { args: { star: event.star, space: event.space }, refs: [event.space] };
    case "life-placed":
      return {
        key: event.stable ? "stable-placed" : "proto-placed",
        args: { space: event.space },
        refs: [event.space],
      };
    case "nebula-placed":
      return { args: { tile: event.tile, space: event.space }, refs: [event.space] };
    case "nebula-completed":
      return { args: { space: event.space, points: event.points }, refs: [event.space] };
    case "chamber-discharged":
      return { args: { points: event.points }, refs: ["chamber"] };
    case "advanced-life-created":
      return event.points === null
        ? { key: "advanced-life-hidden", args: { space: event.space }, refs: [event.space] }
        : { args: { space: event.space, points: event.points }, refs: [event.space] };
    case "cards-paid":
      return { args: { card: event.card, count: event.count }, refs: [`hand/${event.card}`] };
    case "power-drawn":
    case "power-returned":
      return event.card === null
        ? { key: `${event.event}-hidden` }
        : { args: { card: event.card }, refs: [`drawn/${event.card}`] };
    case "power-kept":
      return { args: { card: event.card, slot: event.slot }, refs: [`power/${event.card}`] };
    case "power-used":
      return { args: { card: event.card }, refs: [`power/${event.card}`] };
    case "points-scored":
      return { args: { points: event.points } };
    case "supernova-made":
    case "supernova-restored":
    case "life-stabilised":
    case "life-discarded":
      return { args: { space: event.space }, refs: [event.space] };
    case "piece-moved":
      return { args: { start: event.start, end: event.end }, refs: [event.end] };
    case "nebula-replaced":
      return { args: { old: event.old, new: event.new, space: event.space }, refs: [event.space] };
    case "pieces-lost":
      return lost(event.stars + event.protos + event.tiles);
    case "card-discarded":
      return { args: { card: event.card }, refs: [`hand/${event.card}`] };
    case "turn-started":
      return { args: { round: event.round }, refs: [`seat/${event.seat}`] };
    case "game-ended":
      return {};
  }
}

function lost(count: number): Told {
  return count === 0 ? null : { args: { count } };
}

function tokenPlaced(seat: number, control: string): Told {
  const key = seat < 0 ? "dark-placed" : "token-placed";
  return { key, args: { control }, refs: [`control/${control}`] };
}
