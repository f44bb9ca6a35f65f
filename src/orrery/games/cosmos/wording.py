"""Facts of a view put into texts: what a turn asks for, what a choice is worth, what would be
lost, what a card or goal does. The sentences themselves are in the locale files."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from orrery.core.game import CHANCE
from orrery.games.cosmos import content
from orrery.games.cosmos.content import (
    Active,
    Control,
    Cost,
    Goal,
    NebulaSpace,
    Power,
    Tile,
    load,
)
from orrery.games.cosmos.view import CosmosView, GalaxyView


class Texts(Protocol):
    """Where sentences come from."""

    def has(self, key: str) -> bool: ...

    def format(self, key: str, /, **args: str | float) -> str: ...


STARS: Final[tuple[str, ...]] = content.STARS
ENERGIES: Final[tuple[str, ...]] = content.ENERGIES
SECTORS: Final[tuple[str, ...]] = content.SECTORS
_CONTENT: Final = load()
_NUMBERS: Final = _CONTENT.numbers
TILES: Final[dict[str, Tile]] = {tile.id: tile for tile in _CONTENT.tile}
POWERS: Final[dict[str, Power]] = {power.id: power for power in _CONTENT.power}
GOALS: Final[dict[str, Goal]] = {goal.id: goal for goal in _CONTENT.goal}
SPACES: Final[dict[str, NebulaSpace]] = {space.id: space for space in _CONTENT.nebula_space}
ENDS: Final[dict[str, tuple[str, str]]] = {side.id: side.ends for side in _CONTENT.life_space}
SIDES_IN: Final[dict[str, set[str]]] = {
    sector: {id for space in _CONTENT.nebula_space if space.sector == sector for id in space.life}
    for sector in SECTORS
}
_CONTROLS: Final[dict[str, Control]] = {control.id: control for control in _CONTENT.control}
_EDITIONS: Final = {edition.id: edition for edition in _CONTENT.edition}
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


# What the board shows


def lacking(space: str, galaxy: GalaxyView, tile: str) -> tuple[dict[str, int], int]:
    """The stars a tile would lack on a space, and how many of them in the end: each supernova
    around stands for one star of any type."""
    around = [id for id in SPACES[space].stars if id in galaxy.stars]
    novas = [id for id in around if id in galaxy.supernovas]
    have = Counter(galaxy.stars[id] for id in around if id not in novas)
    needs = needs_of(tile)
    gaps = {star: needs.get(star, 0) - have[star] for star in STARS}
    missing = {star: count for star, count in gaps.items() if count > 0}
    return missing, max(0, sum(missing.values()) - len(novas))


def ready_spaces(galaxy: GalaxyView) -> list[str]:
    """The nebulae that could be completed now."""
    return [
        space
        for space, nebula in galaxy.nebulae.items()
        if not nebula.complete and lacking(space, galaxy, nebula.tile)[1] == 0
    ]


def goal_count(id: str, galaxy: GalaxyView) -> int:
    """How much of a goal's thing a galaxy shows."""
    goal = GOALS[id]
    novas = galaxy.supernovas
    standard = [star for space, star in galaxy.stars.items() if space not in novas]
    sizes = [TILES[n.tile].size for n in galaxy.nebulae.values() if n.complete]
    found = {
        "stable-life": len(galaxy.stable),
        "proto-life": len(galaxy.proto),
        "supernovas": len(novas),
        "stars": sum(star == goal.star for star in standard),
        "largest-star-group": _largest_group(set(galaxy.stars)),
        "completed-nebulae": sum(size == goal.size for size in sizes),
        "scored-crystals": galaxy.chamber.scored,
        "stars-beside-advanced-life": len(_beside_advanced(galaxy)),
        "life": sum(life_in(sector, galaxy) for sector in SECTORS if sector == goal.sector),
        "nebula-sizes": sum(sizes_in(s, galaxy) for s in SECTORS if s == goal.sector),
    }
    return found[goal.counts]


def life_in(sector: str, galaxy: GalaxyView) -> int:
    """Proto-life and stable life in a sector, its borders included."""
    return len(SIDES_IN[sector] & {*galaxy.proto, *galaxy.stable})


def sizes_in(sector: str, galaxy: GalaxyView) -> int:
    """The sizes of the completed nebulae of a sector, added up."""
    return sum(
        TILES[nebula.tile].size
        for space, nebula in galaxy.nebulae.items()
        if nebula.complete and SPACES[space].sector == sector
    )


def _largest_group(stars: set[str]) -> int:
    largest = 0
    while stars:
        edge = {stars.pop()}
        size = 0
        while edge:
            size += len(edge)
            edge = {end for ends in ENDS.values() if edge & set(ends) for end in ends} & stars
            stars -= edge
        largest = max(largest, size)
    return largest


def _beside_advanced(galaxy: GalaxyView) -> set[str]:
    living = [space for space, nebula in galaxy.nebulae.items() if nebula.advanced]
    return {corner for space in living for corner in SPACES[space].stars} & set(galaxy.stars)


# Income, costs, effects


def tokens_at(view: CosmosView, control: str) -> int:
    """Energy tokens of any colour on a control."""
    return view.own_tokens.count(control) + view.dark_tokens.get(control, 0)


def income(view: CosmosView, galaxy: GalaxyView, control: str) -> int:
    """The passive reward of a control as the tokens stand, bonus resources included."""
    passive = _CONTROLS[control].passive
    cards = [POWERS[card] for card in galaxy.slots if card is not None]
    return tokens_at(view, control) + sum(card.bonus == passive for card in cards)


def passive_text(texts: Texts, control: str, count: int) -> str:
    return texts.format(f"gain-{_CONTROLS[control].passive}", count=count)


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


def cost_of(card: str, options: Mapping[str, str]) -> Cost:
    """What a power card costs in the edition of the table."""
    return _EDITIONS[options["edition"]].costs.get(card, POWERS[card].cost)


def cost_text(texts: Texts, card: str, options: Mapping[str, str]) -> str:
    cost = cost_of(card, options)
    if cost.discharge:
        return texts.format("cost-discharge")
    cards = {"light": cost.light, "time": cost.time, "gravity": cost.gravity}
    cards["chemistry"] = cost.chemistry
    parts = [
        texts.format("cost-energy", count=count, energy=word(texts, id))
        for id, count in cards.items()
        if count
    ]
    token = options["event-horizon"] == "token"
    others = {
        "any": cost.any,
        "same": cost.same,
        "graviton": cost.graviton,
        "supernova-token" if token else "supernova": cost.supernova,
        "stable": cost.stable,
        "proto": cost.proto,
    }
    parts += [texts.format(f"cost-{id}", count=count) for id, count in others.items() if count]
    return " + ".join(parts)


def power_text(texts: Texts, card: str, options: Mapping[str, str]) -> str:
    """A power card in one line: name, cost, effect."""
    return texts.format("power-line", **_power_facts(texts, card, options))


def _power_facts(texts: Texts, card: str, options: Mapping[str, str]) -> dict[str, str]:
    return {
        "name": word(texts, card),
        "cost": cost_text(texts, card, options),
        "effect": texts.format(f"effect-{card}", edition=options["edition"]),
    }


# What is asked, what a choice means, what would be lost


def status(view: CosmosView, texts: Texts, names: Sequence[str]) -> str:
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
        card=_effect_name(view, texts),
    )
    phase = texts.format(f"phase-{view.phase}")
    return texts.format("status", round=view.round, phase=phase, asked=asked)


def _effect_name(view: CosmosView, texts: Texts) -> str:
    if view.effect is None or view.effect.card is None:
        return ""
    return word(texts, view.effect.card)


def remark(view: CosmosView, text: str, texts: Texts) -> str:
    """What a choice is about beyond its words: points, the piece on a space, a destination."""
    words = text.split()
    galaxy = view.galaxies[view.active]
    if words[0] == "shift":
        return _shift_remark(view, words, texts)
    if words[:2] == ["place", "nebula"]:
        return _tile_remark(galaxy, words[2], words[3], texts)
    if words[:2] == ["place", "star"]:
        return _star_remark(galaxy, words[2], words[3], texts)
    if words[0] in ("keep", "bottom", "use"):
        return _card_remark(view, words[1], texts)
    if words[0] in _ABOUT_PIECES:
        return _piece(galaxy, words[1], texts)
    if words[0] == "complete":
        return f"{_points_remark(galaxy, words, texts)}, {_piece(galaxy, words[2], texts)}"
    return _points_remark(galaxy, words, texts)


_ABOUT_PIECES: Final = (
    "supernova", "move", "flip", "remove", "target", "spend", "restore", "replace", "carry",
)  # fmt: skip


def _points_remark(galaxy: GalaxyView, words: list[str], texts: Texts) -> str:
    if words[0] == "buy":
        return texts.format("remark-slot", price=_NUMBERS.slot_prices[int(words[1]) - 1])
    points = {"set": _NUMBERS.set_points, "discharge": _discharge_points(galaxy)}
    if words[0] == "complete":
        points["complete"] = TILES[galaxy.nebulae[words[1]].tile].points
    if words[0] not in points:
        return ""
    return texts.format("remark-points", points=points[words[0]])


def _discharge_points(galaxy: GalaxyView) -> int:
    spaces, scored = _NUMBERS.scoring_spaces, galaxy.chamber.scored
    return spaces[scored] if scored < len(spaces) else 0


def _shift_remark(view: CosmosView, words: list[str], texts: Texts) -> str:
    start = (view.own_tokens[view.active] or "") if words[1] == "own" else words[2]
    clockwise: list[str] = [*ENERGIES, *ENERGIES]
    order = clockwise[clockwise.index(start) + 1 :]
    end = next(id for id in order if tokens_at(view, id) < _NUMBERS.control_capacity)
    return texts.format("remark-from-to", **{"from": word(texts, start), "to": word(texts, end)})


def _tile_remark(galaxy: GalaxyView, tile: str, space: str, texts: Texts) -> str:
    missing, number = lacking(space, galaxy, tile)
    points = texts.format("remark-points", points=TILES[tile].points)
    if number == 0:
        return f"{texts.format('ready')}, {points}"
    return f"{texts.format('lacks', stars=stars_short(missing))}, {points}"


def _star_remark(galaxy: GalaxyView, star: str, corner: str, texts: Texts) -> str:
    """The unfinished nebulae around that lack this star."""
    helped = [
        space
        for space, nebula in galaxy.nebulae.items()
        if corner in SPACES[space].stars
        and not nebula.complete
        and star in lacking(space, galaxy, nebula.tile)[0]
    ]
    return texts.format("remark-helps", spaces=" ".join(helped)) if helped else ""


def _card_remark(view: CosmosView, card: str, texts: Texts) -> str:
    facts = _power_facts(texts, card, view.options)
    return f"{facts['cost']}: {facts['effect']}"


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
    parts = [f"{waiting.stars[star]} {star}" for star in STARS if waiting.stars.get(star, 0) > 0]
    if waiting.protos:
        parts.append(texts.format("gain-proto-life", count=waiting.protos))
    parts += [
        texts.format("piece-nebula", tile=f"{tile} ({stars_short(needs_of(tile))})")
        for tile in waiting.tiles
    ]
    return ", ".join(parts)


def caution(view: CosmosView, text: str, texts: Texts) -> str:
    """What would be lost by ending the turn now; empty where nothing would."""
    if not text.startswith("end "):
        return ""
    galaxy = view.galaxies[view.active]
    waiting = waiting_text(galaxy, texts)
    tracks = {"supernova": galaxy.supernova, "dna": galaxy.dna, "graviton": galaxy.graviton}
    unspent = [texts.format(f"gain-{id}", count=n) for id, n in tracks.items() if n]
    lines = []
    if waiting:
        lines.append(texts.format("caution-waiting", pieces=waiting))
    if unspent:
        lines.append(texts.format("caution-tracks", tracks=", ".join(unspent)))
    return "\n".join(lines)


# Explanations


def explain(topic: str, view: CosmosView, texts: Texts) -> str:
    """A card, a goal, a control, a tile or a topic of the rules; empty where it is unknown."""
    if topic in POWERS:
        return _explained_power(topic, view, texts)
    if topic in GOALS:
        return _explained_goal(topic, view, texts)
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
            passive=passive_text(texts, topic, 1),
        )
    key = f"rules-{topic}"
    return texts.format(key) if topic in TOPICS and texts.has(key) else ""


TOPICS: Final = ("turn", "end", "star", "life", "reconstructed", "topics")


def topics() -> list[str]:
    """Everything that can be explained."""
    return [*TOPICS, *_CONTROLS, *POWERS, *GOALS, *TILES]


def _explained_power(card: str, view: CosmosView, texts: Texts) -> str:
    power = POWERS[card]
    facts = _power_facts(texts, card, view.options)
    bonus = texts.format(f"gain-{power.bonus}", count=1)
    sentence = texts.format("power-rules", deck=word(texts, power.deck), bonus=bonus, **facts)
    if power.bonus_source == "rulebook":
        return sentence
    return f"{sentence} {texts.format('bonus-reconstructed')}"


def _explained_goal(goal: str, view: CosmosView, texts: Texts) -> str:
    most, second = _NUMBERS.goal_points
    return texts.format(
        "goal-rules",
        seats=view.seats,
        name=word(texts, goal),
        counted=texts.format(f"goal-{goal}"),
        most=most,
        second=second,
    )
