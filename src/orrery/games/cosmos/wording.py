"""Facts put into texts: what a turn asks for, what a choice is worth, what would be lost, what a
card or goal does. The sentences themselves are in the locale files."""

from collections.abc import Mapping, Sequence
from typing import Final

from orrery.core.game import CHANCE
from orrery.core.presentation import Texts
from orrery.games.cosmos import content
from orrery.games.cosmos.content import Active, Control, Goal, Power, Tile, load
from orrery.games.cosmos.facts import parts_of
from orrery.games.cosmos.view import CosmosFacts, CosmosView, GalaxyView, LackFacts

STARS: Final[tuple[str, ...]] = content.STARS
ENERGIES: Final[tuple[str, ...]] = content.ENERGIES
_CONTENT: Final = load()
_NUMBERS: Final = _CONTENT.numbers
TILES: Final[dict[str, Tile]] = {tile.id: tile for tile in _CONTENT.tile}
POWERS: Final[dict[str, Power]] = {power.id: power for power in _CONTENT.power}
GOALS: Final[dict[str, Goal]] = {goal.id: goal for goal in _CONTENT.goal}
_CONTROLS: Final[dict[str, Control]] = {control.id: control for control in _CONTENT.control}
_TRACKS: Final = ("supernova", "dna", "graviton")


def word(texts: Texts, id: str) -> str:
    """The name of a thing, or its id where it has none."""
    key = f"word-{id}"
    return texts.format(key) if texts.has(key) else id


def needs_of(tile: str) -> dict[str, int]:
    """The stars a tile asks for."""
    return dict(TILES[tile].needs.items())


def stars_short(stars: Mapping[str, int]) -> str:
    """Stars as on a tile: 2H He C."""
    present = [star for star in STARS if stars.get(star, 0) > 0]
    return " ".join(f"{stars[star]}{star}" if stars[star] > 1 else star for star in present)


# Income, costs, effects


def income_text(texts: Texts, income: Mapping[str, int]) -> str:
    """What is gained, by resource."""
    return " + ".join(texts.format(f"gain-{id}", count=count) for id, count in income.items())


def active_text(texts: Texts, control: str) -> str:
    """What the player's own token brings on a control."""
    active: Active = _CONTROLS[control].active
    stars = {"H": active.H, "He": active.He, "O": active.O, "C": active.C}
    parts = [
        texts.format("gain-stars", count=count, star=star) for star, count in stars.items() if count
    ]
    others = {"dna": active.dna, "supernova": active.supernova, "nebula": active.nebula}
    parts += [texts.format(f"gain-{id}", count=count) for id, count in others.items() if count]
    return " + ".join(parts)


def cost_text(texts: Texts, card: str, facts: CosmosFacts) -> str:
    """What a power card costs at this table."""
    parts = facts.costs.get(card) or parts_of(POWERS[card].cost, False)
    return " + ".join(_cost_part(texts, part, count) for part, count in parts.items())


def _cost_part(texts: Texts, part: str, count: int) -> str:
    if part in ENERGIES:
        return texts.format("cost-energy", count=count, energy=word(texts, part))
    return texts.format(f"cost-{part}", count=count)


def power_text(texts: Texts, card: str, view: CosmosView, facts: CosmosFacts) -> str:
    """A power card in one line: name, cost, effect."""
    return texts.format("power-line", **_power_parts(texts, card, view, facts))


def _power_parts(texts: Texts, card: str, view: CosmosView, facts: CosmosFacts) -> dict[str, str]:
    return {
        "name": word(texts, card),
        "cost": cost_text(texts, card, facts),
        "effect": texts.format(f"effect-{card}", edition=view.options["edition"]),
    }


# What is asked, what a choice means, what would be lost


def status(view: CosmosView, facts: CosmosFacts, texts: Texts, names: Sequence[str]) -> str:  # noqa: ARG001
    """One line: the round, the phase, and what is asked of whom."""
    if view.pending == "game-over":
        return texts.format("status-over")
    is_other = view.to_act not in (CHANCE, view.viewer)
    left = view.owed_cards if view.pending == "choose-card" else view.shifts_left
    asked = texts.format(
        f"other-{view.pending}" if is_other else f"pending-{view.pending}",
        name=names[view.to_act] if is_other else "",
        left=left,
        all=_NUMBERS.shifts,
        moved="yes" if view.own_moved else "no",
        phase=view.phase,
        card=_effect_name(view, texts),
    )
    phase = texts.format(f"phase-{view.phase}")
    return texts.format("status", round=view.round, phase=phase, asked=asked)


def _effect_name(view: CosmosView, texts: Texts) -> str:
    if view.effect is None or view.effect.card is None:
        return ""
    return word(texts, view.effect.card)


def remark(view: CosmosView, facts: CosmosFacts, action_text: str, texts: Texts) -> str:
    """What a choice is about beyond its words: points, the piece on a space, a destination."""
    words = action_text.split()
    galaxy = view.galaxies[view.active]
    if words[0] == "shift":
        start = words[2] if words[1] == "dark" else view.own_tokens[view.active] or ""
        ends = {"from": word(texts, start), "to": word(texts, facts.shifts[action_text].to)}
        return texts.format("remark-from-to", **ends)
    if words[:2] == ["place", "nebula"]:
        return _tile_remark(facts, words[2], words[3], texts)
    if words[:2] == ["place", "star"]:
        served = facts.serves.get(words[2], {}).get(words[3], [])
        return texts.format("remark-helps", spaces=" ".join(served)) if served else ""
    if words[0] in ("keep", "bottom", "use"):
        parts = _power_parts(texts, words[1], view, facts)
        return f"{parts['cost']}: {parts['effect']}"
    if words[0] in _ABOUT_PIECES:
        return _piece(galaxy, words[1], texts)
    if words[0] == "complete":
        points = TILES[galaxy.nebulae[words[1]].tile].points
        scored = texts.format("remark-points", points=points)
        return f"{scored}, {_piece(galaxy, words[2], texts)}"
    return _price_or_points(view, facts, words, texts)


_ABOUT_PIECES: Final = (
    "supernova", "move", "flip", "remove", "target", "spend", "restore", "replace", "carry",
)  # fmt: skip


def _price_or_points(view: CosmosView, facts: CosmosFacts, words: list[str], texts: Texts) -> str:
    if words[0] == "buy":
        return texts.format("remark-slot", price=_NUMBERS.slot_prices[int(words[1]) - 1])
    if words[0] == "set":
        return texts.format("remark-points", points=_NUMBERS.set_points)
    if words[0] == "discharge":
        return texts.format("remark-points", points=facts.galaxies[view.active].discharge)
    return ""


def _tile_remark(facts: CosmosFacts, tile: str, space: str, texts: Texts) -> str:
    points = texts.format("remark-points", points=TILES[tile].points)
    lack = facts.placing.get(tile, {}).get(space)
    return f"{lack_text(texts, lack, tile)}, {points}"


def lack_text(texts: Texts, lack: LackFacts | None, tile: str) -> str:
    """What a tile lacks; all it asks for where nothing is there yet."""
    if lack is None:
        return texts.format("lacks", stars=stars_short(needs_of(tile)))
    if lack.number == 0:
        return texts.format("ready")
    return texts.format("lacks", stars=stars_short(lack.missing))


def _piece(galaxy: GalaxyView, space: str, texts: Texts) -> str:
    if space in galaxy.stars:
        key = "piece-supernova" if space in galaxy.supernovas else "piece-star"
        return texts.format(key, star=galaxy.stars[space])
    if space in galaxy.nebulae:
        return texts.format("piece-nebula", tile=galaxy.nebulae[space].tile)
    return texts.format("piece-proto" if space in galaxy.proto else "piece-stable")


def waiting_text(galaxy: GalaxyView, texts: Texts) -> str:
    """The pieces that wait beside the board."""
    waiting = galaxy.waiting
    pieces = {star: waiting.stars.get(star, 0) for star in STARS}
    pieces["proto-life"] = waiting.protos
    pieces.update(dict.fromkeys(waiting.tiles, 1))
    return _things_text({id: count for id, count in pieces.items() if count}, texts)


def _things_text(counts: Mapping[str, int], texts: Texts) -> str:
    return ", ".join(_thing_text(id, count, texts) for id, count in counts.items())


def _thing_text(id: str, count: int, texts: Texts) -> str:
    if id in STARS:
        return f"{count} {id}"
    if id in TILES:
        return texts.format("piece-nebula", tile=f"{id} ({stars_short(needs_of(id))})")
    return texts.format(f"gain-{id}", count=count)


def caution(view: CosmosView, facts: CosmosFacts, action_text: str, texts: Texts) -> str:  # noqa: ARG001
    """What would be lost by ending the turn now; empty where nothing would."""
    if not action_text.startswith("end "):
        return ""
    unspent = {id: count for id, count in facts.losses.items() if id in _TRACKS}
    waiting = {id: count for id, count in facts.losses.items() if id not in _TRACKS}
    lines = []
    if waiting:
        lines.append(texts.format("caution-waiting", pieces=_things_text(waiting, texts)))
    if unspent:
        lines.append(texts.format("caution-tracks", tracks=_things_text(unspent, texts)))
    return "\n".join(lines)


# Explanations


def explain(topic: str, view: CosmosView, facts: CosmosFacts, texts: Texts) -> str:
    """A card, a goal, a control, a tile or a topic of the rules; empty where it is unknown."""
    if topic in POWERS:
        return _explain_power(topic, view, facts, texts)
    if topic in GOALS:
        return _explain_goal(topic, view, texts)
    if topic in TILES:
        tile = TILES[topic]
        needs = stars_short(needs_of(topic))
        return texts.format(
            "rules-tile", tile=tile.id, size=tile.size, needs=needs, points=tile.points
        )
    if topic in _CONTROLS:
        return texts.format(
            "rules-control",
            name=word(texts, topic),
            active=active_text(texts, topic),
            passive=income_text(texts, {_CONTROLS[topic].passive: 1}),
        )
    key = f"rules-{topic}"
    return texts.format(key) if topic in TOPICS and texts.has(key) else ""


TOPICS: Final = ("turn", "end", "star", "life", "reconstructed", "topics")


def topics() -> list[str]:
    """Everything that can be explained."""
    return [*TOPICS, *_CONTROLS, *POWERS, *GOALS, *TILES]


def _explain_power(card: str, view: CosmosView, facts: CosmosFacts, texts: Texts) -> str:
    power = POWERS[card]
    parts = _power_parts(texts, card, view, facts)
    bonus = income_text(texts, {power.bonus: 1})
    sentence = texts.format("power-rules", deck=word(texts, power.deck), bonus=bonus, **parts)
    if power.bonus_source == "rulebook":
        return sentence
    return f"{sentence} {texts.format('bonus-reconstructed')}"


def _explain_goal(goal: str, view: CosmosView, texts: Texts) -> str:
    most, second = _NUMBERS.goal_points
    return texts.format(
        "goal-rules",
        seats=view.seats,
        name=texts.format(f"goal-title-{goal}"),
        counted=texts.format(f"goal-{goal}"),
        most=most,
        second=second,
    )
