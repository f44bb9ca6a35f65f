/** Lines of the log, the line of what is asked, what would be lost, what an action would bring. */
import type { ExoplanetsEvent, ExoplanetsFacts, ExoplanetsView } from "../../gen/exoplanets";
import type {
  Argument,
  GameEvent,
  LogLine,
  Phrase,
  Round,
  Seen,
  Stage,
  Translate,
} from "../../kit/game";
import { phrase } from "../../kit/notation";
import { RESOURCES, type Resource } from "./content";
import { parse } from "./notation";
import { orbitSign, priceText, stockText } from "./words";

type Position = Seen<ExoplanetsView, ExoplanetsFacts>;

export function status({ view, facts }: Position, seat: number, names: readonly string[]): Phrase {
  if (view.pending === "game-over") return phrase("status-over");
  const name = names[view.to_act];
  const { left, cause } = facts;
  const args = { left, cause, planet: view.settling.planet ?? view.turn.held[0] ?? "" };
  const isOther = name !== undefined && view.to_act !== seat;
  return isOther
    ? phrase(`other-${view.pending}`, { ...args, name })
    : phrase(`pending-${view.pending}`, args);
}

/** How far the game is. */
export function stage({ facts }: Position): Stage {
  const { round: turn, rounds: turns } = facts;
  const steps = Array.from({ length: turns }, (_, place) =>
    place + 1 === turn ? "now" : place < turn ? "past" : "ahead",
  );
  return {
    title: turn === turns ? phrase("banner-last") : phrase("banner-round", { turn, turns }),
    part: phrase(`phase-${facts.phase}`),
    steps,
  };
}

/** The turn that everyone takes now; in the set-up there is none. */
export function round({ view, facts }: Position): Round | null {
  if (facts.phase === "setup" || view.pending === "game-over") return null;
  const { round: turn, rounds: turns } = facts;
  const note = turn === turns ? phrase("banner-last") : undefined;
  return { id: String(turn), title: phrase("banner-round", { turn, turns }), note };
}

/** Phrases one after another, each an argument of the one before. */
function listPhrases(parts: readonly Phrase[]): Argument {
  const [first, ...rest] = parts;
  if (first === undefined) return phrase("nothing");
  return rest.length === 0 ? first : phrase("list-and", { first, rest: listPhrases(rest) });
}

function amounts(of: Readonly<Partial<Record<Resource, number>>>): Argument {
  const kinds = RESOURCES.filter((kind) => (of[kind] ?? 0) > 0);
  return listPhrases(kinds.map((kind) => phrase(`gain-${kind}`, { count: of[kind]! })));
}

/** What ending the turn now would lose. */
export function losses({ facts }: Position): readonly Phrase[] {
  const { unclaimed, unspent } = facts;
  const isWaste = unspent !== null && kindsIn(unspent).length > 0;
  return [
    ...(unclaimed.length > 0
      ? [phrase("caution-goals", { goals: listPhrases(unclaimed.map(nameOf)) })]
      : []),
    ...(isWaste ? [phrase("caution-last", { resources: amounts(unspent) })] : []),
  ];
}

function nameOf(id: string): Phrase {
  return phrase(`word-${id}`);
}

/** What an action would cost, bring or leave, and what it sets off, in words. */
export function preview(position: Position, action: string, t: Translate): string {
  const { completes, takes_last: takesLast } = position.facts;
  const said = remark(position, action, t);
  return [
    ...(said === "" ? [] : [said]),
    ...(completes[action] ?? []).map((goal) => t("note-completes", { goal: nameOf(goal) })),
    ...(takesLast[action] ?? []).map((marker) => t(`note-last-${marker}`)),
  ].join("; ");
}

function remark({ view, facts }: Position, action: string, t: Translate): string {
  const { verb, args } = parse(action);
  const brings = facts.brings[action];
  if (brings !== undefined) return t("remark-brings", { resources: stockText(t, brings) });
  const step = facts.steps[action];
  if (step !== undefined) {
    const { level, steps, points } = step;
    return t(`remark-${verb}`, { level, steps, points, cost: priceText(t, facts, args[0]!) });
  }
  const leaves = facts.leaves[action];
  if (leaves !== undefined) return t("remark-left", { resources: stockText(t, leaves) });
  return verb === "take" ? topPlanet(view, Number(args[0]), t) : "";
}

function topPlanet(view: ExoplanetsView, stack: number, t: Translate): string {
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
      return line({ planet: event.planet, row: event.row, orbit: orbitSign(event.orbit) }, [
        event.planet,
      ]);
    case "tile-drawn":
    case "tile-returned":
    case "tile-lost":
      return event.tile === null
        ? line({}, [], "-hidden")
        : line({ tile: event.tile }, [event.tile]);
    case "resources-gained":
      return hasGain(event) ? line({ resources: amounts(event) }, kindsIn(event)) : null;
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
      return line({ lost: amounts({ water: event.water, gas: event.gas }), energy: event.energy }, [
        "flare",
      ]);
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

function hasGain(of: { energy: number; water: number; gas: number }): boolean {
  return of.energy + of.water + of.gas > 0;
}

function kindsIn(of: Readonly<Record<Resource, number>>): readonly string[] {
  return RESOURCES.filter((kind) => of[kind] > 0);
}
