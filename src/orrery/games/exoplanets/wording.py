"""Facts of a view put into texts: what a turn asks for, what a choice is worth, what would be
lost, what a tile or goal does. The sentences themselves are in the locale files."""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from orrery.core.game import CHANCE
from orrery.games.exoplanets.content import (
    RESOURCES,
    Effect,
    Goal,
    Planet,
    Tile,
    load,
)
from orrery.games.exoplanets.view import ExoplanetsView, PlanetView, Resources


class Texts(Protocol):
    """Where sentences come from."""

    def has(self, key: str) -> bool: ...

    def format(self, key: str, /, **args: str | float) -> str: ...


_CONTENT: Final = load()
_NUMBERS: Final = _CONTENT.numbers
PLANETS: Final[dict[str, Planet]] = {planet.id: planet for planet in _CONTENT.planet}
TILES: Final[dict[str, Tile]] = {tile.id: tile for tile in _CONTENT.tile}
GOALS: Final[dict[str, Goal]] = {goal.id: goal for goal in _CONTENT.goal}
EFFECTS: Final[dict[str, Effect]] = {effect.id: effect for effect in _CONTENT.effect}
_MARKER_OF: Final = {tile.effect: tile.marker for tile in _CONTENT.tile}
_SPECIES_LEVEL: Final = 4

_SETUP: Final = ("draw-start-planet", "draw-start-tile", "choose-return")
_BIRTH: Final = (
    "choose-birth", "draw-planet", "choose-planet", "choose-stack", "draw-refill", "choose-row",
    "draw-tile",
)  # fmt: skip
_LIFE: Final = ("choose-deed", "choose-payment", "choose-swap")


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
    parts = [texts.format(f"gain-{kind}", count=stock[kind]) for kind in RESOURCES if stock[kind]]
    return ", ".join(parts) if parts else texts.format("nothing")


def counts(resources: Resources) -> dict[str, int]:
    return {"energy": resources.energy, "water": resources.water, "gas": resources.gas}


def planets_of(view: ExoplanetsView) -> dict[str, PlanetView]:
    """The planets of the system by id."""
    return {seen.planet: seen for row in view.rows for seen in row}


def _price(view: ExoplanetsView, planet: PlanetView, texts: Texts) -> str:
    cost = cost_text(texts, planet.cost)
    less = view.turn.catalysed.get(planet.planet, 0)
    return texts.format("cost-discount", cost=cost, count=less) if less else cost


# What is asked, what a choice means, what would be lost


def status(view: ExoplanetsView, texts: Texts, names: Sequence[str]) -> str:
    """One line: the turn, the phase, and what is asked of whom."""
    if view.pending == "game-over":
        return texts.format("status-over")
    is_other = view.to_act not in (CHANCE, view.viewer)
    planet = view.settling.planet or next(iter(view.turn.held), "")
    asked = texts.format(
        f"other-{view.pending}" if is_other else f"pending-{view.pending}",
        name=names[view.to_act] if is_other else "",
        left=_left(view),
        planet=word(texts, planet),
    )
    turn = view.turn
    phase = texts.format(f"phase-{phase_of(view)}")
    return texts.format("status", turn=turn.round, turns=turn.rounds, phase=phase, asked=asked)


def phase_of(view: ExoplanetsView) -> str:
    if view.pending in _SETUP:
        return "setup"
    if view.pending in _BIRTH:
        return "birth"
    return "life" if view.pending in _LIFE else "event"


def _left(view: ExoplanetsView) -> int:
    """How many of the same choice the actor still has."""
    if view.pending == "choose-swap":
        return view.settling.swaps
    if view.pending == "choose-resource":
        return view.settling.owed[view.to_act]
    return view.settling.losses[view.to_act] if view.pending == "choose-loss" else 0


def remark(view: ExoplanetsView, text: str, texts: Texts) -> str:
    """What a choice is about beyond its words: the planet, the price, the points, the rest."""
    verb, *rest = text.split()
    if verb in ("take", "shelve"):
        return _stack_remark(view, verb, int(rest[0]) - 1, texts)
    if verb == "build":
        return planet_text(texts, rest[0])
    if verb == "place":
        return _place_remark(view, rest[0], texts)
    if verb in ("life", "species"):
        return _life_remark(view, verb, rest[0], texts)
    if verb == "pay":
        return _pay_remark(view, [int(amount) for amount in rest], texts)
    if verb == "claim":
        return goal_text(texts, TILES[rest[0]].goal)
    if verb == "play":
        return _effect_remark(texts, TILES[rest[0]].effect)
    return ""


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


def _place_remark(view: ExoplanetsView, row: str, texts: Texts) -> str:
    place = [entry.id for entry in _CONTENT.row].index(row)
    brings = view.turn.brings[place]
    if brings is None:
        return ""
    return texts.format("remark-brings", resources=stock_text(texts, counts(brings)))


def _life_remark(view: ExoplanetsView, verb: str, id: str, texts: Texts) -> str:
    seen = planets_of(view)[id]
    size = len(PLANETS[id].cost)
    level = seen.cubes[view.turn.active]
    cost = _price(view, seen, texts)
    if verb == "species":
        points = size * _NUMBERS.species_points
        steps = _SPECIES_LEVEL - level
        return texts.format("remark-species", steps=steps, points=points, cost=cost)
    points = size * _NUMBERS.cube_points
    return texts.format("remark-life", level=level + 1, points=points, cost=cost)


def _pay_remark(view: ExoplanetsView, paid: list[int], texts: Texts) -> str:
    stock = counts(view.players[view.turn.active].stock)
    left = {kind: stock[kind] - amount for kind, amount in zip(stock, paid, strict=True)}
    return texts.format("remark-left", resources=stock_text(texts, left))


def _effect_remark(texts: Texts, effect: str) -> str:
    marker = word(texts, _MARKER_OF[effect])
    return texts.format("remark-effect", effect=effect_text(texts, effect), marker=marker)


def caution(view: ExoplanetsView, text: str, texts: Texts) -> str:
    """What would be lost by ending the turn now; empty where nothing would."""
    if text != "end":
        return ""
    seat = view.players[view.turn.active]
    goals = [word(texts, goal) for goal in seat.met or []]
    lines = [texts.format("caution-goals", goals=", ".join(goals))] if goals else []
    stock = counts(seat.stock)
    if view.turn.round == view.turn.rounds and any(stock.values()):
        lines.append(texts.format("caution-last", resources=stock_text(texts, stock)))
    return "\n".join(lines)


# The two halves of a tile


def effect_text(texts: Texts, id: str) -> str:
    effect = EFFECTS[id]
    return texts.format(
        f"effect-{id}",
        any=effect.any,
        energy=effect.energy,
        water=effect.water,
        gas=effect.gas,
        swaps=effect.swaps,
        size=effect.largest_cost,
        points=abs(effect.points),
        resource=word(texts, effect.resource or ""),
    )


def condition_text(texts: Texts, id: str) -> str:
    goal = GOALS[id]
    facts = {"count": goal.count, "level": goal.level or 0, "cost": goal.cost or 0}
    return texts.format(f"goal-{id}", **facts, **{"from": goal.from_orbit or 0})


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


def explain(topic: str, view: ExoplanetsView, texts: Texts) -> str:  # noqa: ARG001
    """A planet, a tile, a goal, an effect or a topic of the rules; empty where it is unknown."""
    id = topic.upper() if topic.upper() in {*PLANETS, *TILES} else topic
    if id in PLANETS:
        return f"{_explained_planet(id, texts)} {_source(texts, PLANETS[id].source)}"
    if id in TILES:
        tile = TILES[id]
        goal, effect = goal_text(texts, tile.goal), _explained_effect(tile.effect, texts)
        return texts.format("rules-tile", tile=id, goal=goal, effect=effect)
    if id in GOALS:
        return f"{goal_text(texts, id)} {_source(texts, GOALS[id].source)}"
    if id in EFFECTS:
        return f"{_explained_effect(id, texts)} {_source(texts, EFFECTS[id].source)}"
    return texts.format(f"rules-{id}") if id in TOPICS else ""


def _source(texts: Texts, source: str) -> str:
    known = source == "rulebook"
    return texts.format("rules-printed" if known else "rules-reconstructed-entry")


def _explained_planet(id: str, texts: Texts) -> str:
    planet = PLANETS[id]
    size = len(planet.cost)
    return texts.format(
        "rules-planet",
        planet=id,
        type=texts.format(f"type-{planet.type}"),
        cost=", ".join(word(texts, icon) for icon in planet.cost),
        points=size * _NUMBERS.cube_points,
        most=size * _NUMBERS.species_points,
        left=word(texts, planet.left),
        right=word(texts, planet.right),
    )


def _explained_effect(id: str, texts: Texts) -> str:
    return texts.format(
        "rules-effect",
        name=word(texts, id),
        effect=effect_text(texts, id),
        marker=word(texts, _MARKER_OF[id]),
    )
