/** What a turn asks for and what ending it would lose, as texts to be. */
import type { CosmosFacts, CosmosView } from "../../gen/cosmos";
import type { Phrase, Round, Seen, Stage } from "../../kit/game";
import { boardOf, STARS, type Star, TRACKS, type Track } from "./content";

type Names = readonly string[];

export function status(view: CosmosView, seat: number, names: Names, content: unknown): Phrase {
  if (view.pending === "game-over") return { key: "status-over", args: {} };
  return askedOf(view, seat, names, boardOf(content).numbers.shifts);
}

function askedOf(view: CosmosView, seat: number, names: Names, all: number): Phrase {
  const left = view.pending === "choose-card" ? view.owed_cards : view.shifts_left;
  const card = view.effect?.card ?? "";
  const name = names[view.to_act];
  const { phase } = view;
  const args = { left, all, card, phase, moved: view.own_moved ? "yes" : "no" };
  if (name !== undefined && view.to_act !== seat)
    return { key: `other-${view.pending}`, args: { ...args, name } };
  const step = view.pending === "choose-effect" ? effectStep(view) : null;
  const asked = hasWaiting(view) ? "place-waiting" : view.pending;
  return step === null
    ? { key: `pending-${asked}`, args }
    : { key: "pending-step", args: { ...args, step } };
}

/** Whether whoever crafts has pieces that are lost if they are not placed. */
function hasWaiting({ pending, galaxies, to_act }: CosmosView): boolean {
  const waiting = pending === "choose-craft" ? galaxies[to_act]?.waiting : undefined;
  if (waiting === undefined) return false;
  const stars = Object.values(waiting.stars).reduce((all, count) => all + count, 0);
  return stars + waiting.protos + waiting.tiles.length > 0;
}

/** Which choice of a card's effect comes next. */
function effectStep(view: CosmosView): Phrase | null {
  const effect = view.effect;
  if (effect === null) return null;
  if (effect.costs > 0) return { key: "step-pay", args: { count: effect.costs } };
  return { key: "step-choose", args: { count: Math.max(1, effect.left) } };
}

/** The round that is played; before the first one there is none. */
export function round({ view, facts }: Seen<CosmosView, CosmosFacts>): Round | null {
  if (view.phase === "setup" || view.pending === "game-over") return null;
  const id = `${view.round}${facts.last_round ? " last" : ""}`;
  const note = facts.last_round ? { key: "banner-last", args: {} } : undefined;
  return { id, title: { key: "banner-round", args: { round: view.round } }, note };
}

/** The goals are the clock of the game: those scored, those on the track, those to come. */
export function stage(seen: Seen<CosmosView, CosmosFacts>): Stage | null {
  const { view, facts } = seen;
  const played = round(seen);
  if (!played) return null;
  const counts = {
    past: view.goals_scored.length,
    now: facts.goals.length,
    ahead: view.goals_left,
  };
  const steps = (["past", "now", "ahead"] as const).flatMap((step) =>
    Array.from({ length: counts[step] }, () => step),
  );
  return {
    title: played.note ?? played.title,
    part: { key: `phase-${view.phase}`, args: {} },
    steps,
    said: { key: "goals-clock", args: counts },
  };
}

/** What ending the turn now would lose. */
export function losses(facts: CosmosFacts): readonly Phrase[] {
  return Object.entries(facts.losses).map(([id, count]): Phrase => {
    if (STARS.includes(id as Star)) return { key: "loss-stars", args: { star: id, count } };
    if (TRACKS.includes(id as Track)) return { key: `loss-${id}`, args: { count } };
    if (id === "proto-life") return { key: "loss-protos", args: { count } };
    return { key: "loss-nebula", args: { tile: id } };
  });
}
