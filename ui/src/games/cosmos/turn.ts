/** What a turn asks for and what ending it would lose, as texts to be. */
import type { CosmosView } from "../../gen/cosmos";
import type { Phrase } from "../../kit/game";
import { STARS, TRACKS } from "./content";

const SHIFTS = 3;

export function status(view: CosmosView, seat: number, names: readonly string[]): Phrase {
  if (view.pending === "game-over") return { key: "status-over", args: {} };
  return {
    key: "status",
    args: { round: view.round, phase: { key: `phase-${view.phase}`, args: {} }, asked: asked(view, seat, names) },
  };
}

function asked(view: CosmosView, seat: number, names: readonly string[]): Phrase {
  const isMine = view.to_act === seat;
  const name = names[view.to_act] ?? "";
  const who: Phrase = isMine ? { key: "status-you", args: {} } : { key: "status-other", args: { name } };
  const left = view.pending === "choose-card" ? view.owed_cards : view.shifts_left;
  const args = { who, left, all: SHIFTS, moved: view.own_moved ? "yes" : "no" };
  if (view.pending !== "choose-effect") return { key: `pending-${view.pending}`, args: { ...args, card: "" } };
  const card = view.effect?.card ?? "";
  const step = isMine ? effectStep(view) : null;
  return { key: step === null ? "pending-choose-effect" : "pending-step", args: { ...args, card, step: step ?? "" } };
}

/** Which choice of a card's effect comes next. */
function effectStep(view: CosmosView): Phrase | null {
  const effect = view.effect;
  if (effect === null) return null;
  if (effect.costs > 0) return { key: "step-pay", args: { count: effect.costs } };
  return { key: "step-choose", args: { count: Math.max(1, effect.left) } };
}

export function losses(view: CosmosView, seat: number): readonly Phrase[] {
  const galaxy = view.galaxies[seat];
  if (galaxy === undefined || view.active !== seat || view.phase !== "craft") return [];
  const { stars, protos, tiles } = galaxy.waiting;
  return [
    ...STARS.filter((star) => (stars[star] ?? 0) > 0).map((star) => ({
      key: "loss-stars",
      args: { star, count: stars[star]! },
    })),
    ...(protos > 0 ? [{ key: "loss-protos", args: { count: protos } }] : []),
    ...tiles.map((tile) => ({ key: "loss-nebula", args: { tile } })),
    ...TRACKS.filter((track) => galaxy[track] > 0).map((track) => ({
      key: `loss-${track}`,
      args: { count: galaxy[track] },
    })),
  ];
}
