"""Facts of a view put into texts: what a turn asks for, what a choice is worth, what would be
lost, what a tile or goal does. The sentences themselves are in the locale files."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import asdict

from orrery.core.game import CHANCE
from orrery.core.presentation import Texts
from orrery.games.exoplanets.content import (
    RESOURCES,
    Effect,
    Goal,
    Piece,
    Planet,
    Tile,
    load,
)
from orrery.games.exoplanets.planets import PLANET_IDS
from orrery.games.exoplanets.scoring import printed_points
from orrery.games.exoplanets.state import SPECIES_LEVEL
from orrery.games.exoplanets.view import ExoplanetsFacts, ExoplanetsView, Resources

_CONTENT: Final = load()
PLANETS: Final[dict[str, Planet]] = {planet.id: planet for planet in _CONTENT.planet}
TILES: Final[dict[str, Tile]] = {tile.id: tile for tile in _CONTENT.tile}
GOALS: Final[dict[str, Goal]] = {goal.id: goal for goal in _CONTENT.goal}
EFFECTS: Final[dict[str, Effect]] = {effect.id: effect for effect in _CONTENT.effect}


def word(texts: Texts, id: str) -> str:
    """The name of a thing, or its id where it has none."""
    key = f"word-{id}"
    return texts.format(key) if texts.has(key) else id


# Costs, resources, planets


def cost_text(texts: Texts, icons: Sequence[str]) -> str:
    """A cost in letters: E E G."""
    return " ".join(texts.format(f"letter-{icon}") for icon in icons)


def stock_text(texts: Texts, stock: Mapping[str, int]) -> str:
    """Resources in words: 2 energy, 1 gas."""
    parts = [texts.format(f"gain-{kind}", count=count) for kind, count in stock.items() if count]
    return ", ".join(parts) if parts else texts.format("nothing")


# What is asked, what a choice means, what would be lost


def status(view: ExoplanetsView, facts: ExoplanetsFacts, texts: Texts, names: Sequence[str]) -> str:
    """One line: the turn, the phase, and what is asked of whom."""
    if view.pending == "game-over":
        return texts.format("status-over")
    is_other = view.to_act not in (CHANCE, view.viewer)
    planet = view.settling.planet or next(iter(view.turn.held), "")
    asked = texts.format(
        f"other-{view.pending}" if is_other else f"pending-{view.pending}",
        name=names[view.to_act] if is_other else "",
        left=facts.left,
        planet=word(texts, planet),
        cause=word(texts, facts.cause),
    )
    phase = texts.format(f"phase-{facts.phase}")
    return texts.format("status", turn=facts.round, turns=facts.rounds, phase=phase, asked=asked)


def remark(view: ExoplanetsView, facts: ExoplanetsFacts, action_text: str, texts: Texts) -> str:
    """What a choice is about beyond its words: the planet, the price, the points, the rest, and
    what it sets off."""
    said = _remark(view, facts, action_text, texts)
    return "; ".join([*([said] if said else []), *_consequences(facts, action_text, texts)])


def _consequences(facts: ExoplanetsFacts, action_text: str, texts: Texts) -> list[str]:
    completed = [
        texts.format("note-completes", goal=word(texts, goal))
        for goal in facts.completes.get(action_text, ())
    ]
    taken = facts.takes_last.get(action_text, ())
    return completed + [texts.format(f"note-last-{marker}") for marker in taken]


def _remark(view: ExoplanetsView, facts: ExoplanetsFacts, action_text: str, texts: Texts) -> str:
    verb, *rest = action_text.split()
    if verb in ("take", "shelve"):
        return _stack_remark(view, verb, int(rest[0]) - 1, texts)
    if verb == "build":
        return planet_text(texts, rest[0])
    if verb == "place":
        return _brings_text(facts.brings[action_text], texts)
    if verb in ("life", "species"):
        return _step_remark(facts, verb, rest[0], texts)
    if verb == "pay":
        leaves = facts.leaves[action_text]
        return texts.format("remark-left", resources=stock_text(texts, asdict(leaves)))
    if verb == "claim":
        return goal_text(texts, TILES[rest[0]].goal)
    return _play_remark(facts, action_text, texts) if verb == "play" else ""


def planet_text(texts: Texts, id: str) -> str:
    """Type, printed cost and side icons of a planet."""
    planet = PLANETS[id]
    return texts.format(
        "remark-planet",
        type=texts.format(f"type-{planet.type}"),
        cost=cost_text(texts, planet.cost),
        left=word(texts, planet.left),
        right=word(texts, planet.right),
    )


def _stack_remark(view: ExoplanetsView, verb: str, place: int, texts: Texts) -> str:
    stack = view.stacks[place]
    if not stack:
        return ""
    if verb == "take":
        return f"{stack[-1]}: {planet_text(texts, stack[-1])}"
    return texts.format("remark-covers", planet=word(texts, stack[-1]))


def _brings_text(brings: Resources, texts: Texts) -> str:
    return texts.format("remark-brings", resources=stock_text(texts, asdict(brings)))


def _play_remark(facts: ExoplanetsFacts, action_text: str, texts: Texts) -> str:
    tile = TILES[action_text.split()[1]]
    effect, marker = effect_text(texts, tile.effect), word(texts, tile.marker)
    said = texts.format("remark-effect", effect=effect, marker=marker)
    brings = facts.brings.get(action_text)
    return said if brings is None else f"{said}; {_brings_text(brings, texts)}"


def _step_remark(facts: ExoplanetsFacts, verb: str, planet: str, texts: Texts) -> str:
    step = facts.steps[f"{verb} {planet}"]
    cost = cost_text(texts, facts.planets[planet].cost)
    less = facts.reductions.get(planet, 0)
    price = texts.format("cost-discount", cost=cost, count=less) if less else cost
    return texts.format(
        f"remark-{verb}", level=step.level, steps=step.steps, points=step.points, cost=price
    )


def caution(
    view: ExoplanetsView,  # noqa: ARG001
    facts: ExoplanetsFacts,
    action_text: str,
    texts: Texts,
) -> str:
    """What would be lost by ending the turn now; empty where nothing would."""
    if action_text != "end":
        return ""
    goals = [word(texts, goal) for goal in facts.unclaimed]
    lines = [texts.format("caution-goals", goals=", ".join(goals))] if goals else []
    unspent = {} if facts.unspent is None else asdict(facts.unspent)
    if any(unspent.values()):
        lines.append(texts.format("caution-last", resources=stock_text(texts, unspent)))
    return "\n".join(lines)


# The two halves of a tile


def effect_text(texts: Texts, id: str) -> str:
    """What an effect does, from its entry in the content file alone."""
    effect = EFFECTS[id]
    given = {kind: getattr(effect, kind) for kind in (*RESOURCES, "any")}
    if effect.resource is not None:
        given[effect.resource] = abs(effect.amount)
    scope = [texts.format(f"scope-{scope}") for scope in effect.scope]
    return texts.format(
        f"effect-{effect.changes or effect.does}",
        resources=stock_text(texts, given),
        swaps=effect.swaps,
        size=effect.largest_cost,
        smallest=_CONTENT.cost.smallest,
        scope=", ".join(scope),
        change="more" if effect.amount > 0 else "less",
        points=texts.format("remark-points", points=abs(effect.amount)),
    )


def condition_text(texts: Texts, id: str) -> str:
    goal = GOALS[id]
    numbers = {"count": goal.count, "level": goal.level or 0, "cost": goal.cost or 0}
    return texts.format(f"goal-{id}", **numbers, **{"from": goal.from_orbit or 0})


def goal_text(texts: Texts, id: str) -> str:
    """A goal in one line: name, points, condition."""
    return texts.format(
        "rules-goal",
        name=word(texts, id),
        points=GOALS[id].points,
        condition=condition_text(texts, id),
    )


# Explanations


TOPICS: Final = (
    "turn", "life", "tile-use", "fusion", "flare", "stimulation", "end", "reconstructed", "topics",
)  # fmt: skip


def topics() -> list[str]:
    """Everything that can be explained."""
    return [*TOPICS, *PLANETS, *TILES, *GOALS, *EFFECTS]


def explain(
    topic: str,
    view: ExoplanetsView,  # noqa: ARG001
    facts: ExoplanetsFacts,  # noqa: ARG001
    texts: Texts,
) -> str:
    """A planet, a tile, a goal, an effect or a topic of the rules; empty where it is unknown."""
    id = topic.upper() if topic.upper() in {*PLANETS, *TILES} else topic
    if id in PLANETS:
        return f"{_explain_planet(id, texts)} {source_text(texts, PLANETS[id])}"
    if id in TILES:
        return _explain_tile(TILES[id], texts)
    if id in GOALS:
        return f"{goal_text(texts, id)} {source_text(texts, GOALS[id])}"
    if id in EFFECTS:
        return f"{_explain_effect(id, texts)} {source_text(texts, EFFECTS[id])}"
    return texts.format(f"rules-{id}") if id in TOPICS else ""


def source_text(texts: Texts, *pieces: Piece) -> str:
    """What of the pieces is known from the rulebook, and what is reconstructed."""
    facts = list(dict.fromkeys(fact for piece in pieces for fact in piece.from_rulebook))
    if not facts or all(piece.source == "rulebook" for piece in pieces):
        return texts.format(f"source-{pieces[0].source}")
    return texts.format(
        "source-partly", facts=", ".join(texts.format(f"fact-{fact}") for fact in facts)
    )


def _explain_planet(id: str, texts: Texts) -> str:
    planet = PLANETS[id]
    place = PLANET_IDS.index(id)
    return texts.format(
        "rules-planet",
        planet=id,
        type=texts.format(f"type-{planet.type}"),
        cost=", ".join(word(texts, icon) for icon in planet.cost),
        points=int(printed_points(place, 1)),
        most=int(printed_points(place, SPECIES_LEVEL)),
        left=word(texts, planet.left),
        right=word(texts, planet.right),
    )


def _explain_effect(id: str, texts: Texts) -> str:
    return f"{word(texts, id)}: {effect_text(texts, id)}."


def _explain_tile(tile: Tile, texts: Texts) -> str:
    effect = texts.format(
        "rules-effect",
        name=word(texts, tile.effect),
        effect=effect_text(texts, tile.effect),
        marker=word(texts, tile.marker),
    )
    said = texts.format("rules-tile", tile=tile.id, goal=goal_text(texts, tile.goal), effect=effect)
    return f"{said} {source_text(texts, tile, GOALS[tile.goal], EFFECTS[tile.effect])}"
