/** Lines of the log, the line of what is asked, what would be lost, what an action would bring. */
import type { ExoplanetsEvent, ExoplanetsView } from "../../gen/exoplanets";
import type { Argument, GameEvent, LogLine, Phrase, Translate } from "../../kit/game";
import { RESOURCES, type Resource } from "./content";
import { amountsOf, parse } from "./notation";
import { costText, phrase, stockText } from "./words";

const BIRTH: ReadonlySet<string> = new Set([
  "choose-birth",
  "draw-planet",
  "choose-planet",
  "choose-stack",
  "draw-refill",
  "choose-row",
  "draw-tile",
]);
const SETUP: ReadonlySet<string> = new Set([
  "draw-start-planet",
  "draw-start-tile",
  "choose-return",
]);
const LIFE: ReadonlySet<string> = new Set(["choose-deed", "choose-payment", "choose-swap"]);

export function phaseOf(view: ExoplanetsView): string {
  if (SETUP.has(view.pending)) return "setup";
  if (BIRTH.has(view.pending)) return "birth";
  return LIFE.has(view.pending) ? "life" : "event";
}

function leftOf(view: ExoplanetsView): number {
  const { settling, to_act: actor } = view;
  if (view.pending === "choose-swap") return settling.swaps;
  if (view.pending === "choose-resource") return settling.owed[actor] ?? 0;
  return view.pending === "choose-loss" ? (settling.losses[actor] ?? 0) : 0;
}

export function status(view: ExoplanetsView, seat: number, names: readonly string[]): Phrase {
  if (view.pending === "game-over") return phrase("status-over");
  const name = names[view.to_act];
  const args = { left: leftOf(view), planet: view.settling.planet ?? view.turn.held[0] ?? "" };
  const isOther = name !== undefined && view.to_act !== seat;
  const asked = isOther
    ? phrase(`other-${view.pending}`, { ...args, name })
    : phrase(`pending-${view.pending}`, args);
  const { round: turn, rounds: turns } = view.turn;
  return phrase("status", { turn, turns, phase: phrase(`phase-${phaseOf(view)}`), asked });
}

/** Phrases one after another, each an argument of the one before. */
function listed(parts: readonly Phrase[]): Argument {
  const [first, ...rest] = parts;
  if (first === undefined) return phrase("nothing");
  return rest.length === 0 ? first : phrase("list-and", { first, rest: listed(rest) });
}

function amounts(of: Readonly<Partial<Record<Resource, number>>>): Argument {
  const kinds = RESOURCES.filter((kind) => (of[kind] ?? 0) > 0);
  return listed(kinds.map((kind) => phrase(`gain-${kind}`, { count: of[kind]! })));
}

/** Met goals stay in the hand; in the last turn what is unspent is worth nothing. */
export function losses(view: ExoplanetsView, seat: number): readonly Phrase[] {
  const own = view.players[seat];
  if (own === undefined) return [];
  const { round, rounds, active } = view.turn;
  const isLast = round === rounds && active === seat;
  const total = RESOURCES.reduce((sum, kind) => sum + own.stock[kind], 0);
  const met = own.met ?? [];
  return [
    ...(met.length > 0 ? [phrase("caution-goals", { goals: listed(met.map(worded)) })] : []),
    ...(isLast && total > 0
      ? [phrase("caution-last", { resources: amounts(own.stock) })]
      : []),
  ];
}

function worded(id: string): Phrase {
  return phrase(`word-${id}`);
}

/** What an action would bring, in words. */
export function preview(view: ExoplanetsView, action: string, t: Translate): string {
  const { verb, args } = parse(action);
  const own = view.players[view.viewer];
  if (verb === "place") {
    const brings = view.turn.brings[Number(args[0]) - 1];
    return brings ? t("remark-brings", { resources: stockText(t, brings) }) : "";
  }
  if (verb === "pay" && own !== undefined) {
    const paid = amountsOf(action);
    const left = { energy: 0, water: 0, gas: 0 };
    for (const kind of RESOURCES) left[kind] = own.stock[kind] - paid[kind];
    return t("remark-left", { resources: stockText(t, left) });
  }
  if (verb === "life" || verb === "species") {
    const seen = view.rows.flat().find((each) => each.planet === args[0]);
    return seen ? t("why-price", { cost: costText(t, seen.cost) }) : "";
  }
  return verb === "take" ? takenPlanet(view, Number(args[0]), t) : "";
}

function takenPlanet(view: ExoplanetsView, stack: number, t: Translate): string {
  const top = view.stacks[stack - 1]?.at(-1);
  return top === undefined ? "" : t(`word-${top}`);
}

/** A line of the log, with the pieces it is about. */
export function describeEvent(given: GameEvent, names: readonly string[]): LogLine | null {
  const event = given as unknown as ExoplanetsEvent;
  const name = names[event.seat] ?? "";
  const line = (args: Phrase["args"], refs: readonly string[], suffix = ""): LogLine => ({
    key: `event-${event.event}${suffix}`,
    args: { name, ...args },
    refs,
  });
  switch (event.event) {
    case "planet-revealed":
      return line({ planet: event.planet }, [event.planet]);
    case "planet-taken":
    case "planet-shelved":
      return line({ planet: event.planet, stack: event.stack }, [event.planet]);
    case "planet-placed":
      return line({ planet: event.planet, row: event.row, orbit: event.orbit }, [event.planet]);
    case "tile-drawn":
    case "tile-returned":
    case "tile-lost":
      return event.tile === null
        ? line({}, [], "-hidden")
        : line({ tile: event.tile }, [event.tile]);
    case "resources-gained":
      return gained(event) ? line({ resources: amounts(event) }, kindsIn(event)) : null;
    case "resources-paid":
      return line({ planet: event.planet, resources: amounts(event) }, [
        event.planet,
        ...kindsIn(event),
      ]);
    case "resources-swapped":
      return line({ given: event.given, taken: event.taken }, [event.given, event.taken]);
    case "life-created":
      return line({ planet: event.planet, level: event.level }, [event.planet]);
    case "species-created":
      return line({ planet: event.planet }, [event.planet]);
    case "life-evicted":
      return line({ planet: event.planet, cubes: event.cubes }, [event.planet]);
    case "goal-claimed":
      return line({ goal: event.goal, points: event.points }, [event.tile]);
    case "tile-played":
      return event.planet === null
        ? line({ effect: event.effect }, [event.tile])
        : line({ effect: event.effect, planet: event.planet }, [event.planet, event.tile], "-on");
    case "marker-taken":
      return line({ marker: event.marker }, [event.marker]);
    case "markers-traded":
      return line({ markers: event.markers, resources: event.resources }, ["stimulation"]);
    case "storm-suffered":
      return line(
        { lost: amounts({ water: event.water, gas: event.gas }), energy: event.energy },
        ["flare"],
      );
    case "particles-collided":
      return line({}, ["stimulation"]);
    case "black-hole-opened":
      return line({}, ["fusion"]);
    case "solar-storm-broke":
      return line({}, ["flare"]);
    case "turn-ended":
    case "game-ended":
      return line({}, []);
  }
}

function gained(of: { energy: number; water: number; gas: number }): boolean {
  return of.energy + of.water + of.gas > 0;
}

function kindsIn(of: Readonly<Record<Resource, number>>): readonly string[] {
  return RESOURCES.filter((kind) => of[kind] > 0);
}
