"""Every action of the game: one class per verb, each action existing once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.action import Action, ActionTable, read_numbering
from orrery.core.offer import Layout
from orrery.games.exoplanets.content import load
from orrery.games.exoplanets.planets import (
    KINDS,
    LARGEST_COST,
    PLANET_IDS,
    PLANETS,
    RESOURCE_IDS,
    SMALLEST_COST,
)
from orrery.games.exoplanets.state import STACKS
from orrery.games.exoplanets.system import NONE, ORBITS, ROWS
from orrery.games.exoplanets.tiles import (
    AMOUNT,
    CHANGE,
    COST_CHANGE,
    SCOPE,
    SCOPE_COUNT,
    TILE_IDS,
    TILES,
    names_planet,
)


class RevealPlanet(Action):
    """Chance: a planet comes out of the bag."""

    def __init__(self, planet: i64) -> None:
        super().__init__(f"planet {PLANET_IDS[planet]}")
        self.planet: i64 = planet


class DealTile(Action):
    """Chance: a space tile comes into a hand."""

    def __init__(self, tile: i64) -> None:
        super().__init__(f"tile {TILE_IDS[tile]}")
        self.tile: i64 = tile


class ReturnTile(Action):
    def __init__(self, tile: i64) -> None:
        super().__init__(f"return {TILE_IDS[tile]}")
        self.tile: i64 = tile


class DrawPlanets(Action):
    def __init__(self) -> None:
        super().__init__("draw")


class BuildPlanet(Action):
    def __init__(self, planet: i64) -> None:
        super().__init__(f"build {PLANET_IDS[planet]}")
        self.planet: i64 = planet


class ShelvePlanet(Action):
    def __init__(self, stack: i64) -> None:
        super().__init__(f"shelve {stack + 1}")
        self.stack: i64 = stack


class TakePlanet(Action):
    def __init__(self, stack: i64) -> None:
        super().__init__(f"take {stack + 1}")
        self.stack: i64 = stack


class PlacePlanet(Action):
    def __init__(self, row: i64) -> None:
        super().__init__(f"place {_ROW_IDS[row]}")
        self.row: i64 = row


class CreateLife(Action):
    def __init__(self, planet: i64) -> None:
        super().__init__(f"life {PLANET_IDS[planet]}")
        self.planet: i64 = planet


class CreateSpecies(Action):
    def __init__(self, planet: i64) -> None:
        super().__init__(f"species {PLANET_IDS[planet]}")
        self.planet: i64 = planet


class Pay(Action):
    def __init__(self, energy: i64, water: i64, gas: i64) -> None:
        super().__init__(f"pay {energy} {water} {gas}")
        self.energy: i64 = energy
        self.water: i64 = water
        self.gas: i64 = gas


class ClaimGoal(Action):
    def __init__(self, tile: i64) -> None:
        super().__init__(f"claim {TILE_IDS[tile]}")
        self.tile: i64 = tile


class PlayTile(Action):
    """Use the effect of a tile, with the planet it names or NONE."""

    def __init__(self, tile: i64, planet: i64) -> None:
        where = "" if planet == NONE else f" {PLANET_IDS[planet]}"
        super().__init__(f"play {TILE_IDS[tile]}{where}")
        self.tile: i64 = tile
        self.planet: i64 = planet


class GainResource(Action):
    def __init__(self, kind: i64) -> None:
        super().__init__(f"gain {RESOURCE_IDS[kind]}")
        self.kind: i64 = kind


class SwapResources(Action):
    def __init__(self, given: i64, taken: i64) -> None:
        super().__init__(f"swap {RESOURCE_IDS[given]} {RESOURCE_IDS[taken]}")
        self.given: i64 = given
        self.taken: i64 = taken


class FinishSwaps(Action):
    def __init__(self) -> None:
        super().__init__("done")


class LoseTile(Action):
    def __init__(self, tile: i64) -> None:
        super().__init__(f"lose {TILE_IDS[tile]}")
        self.tile: i64 = tile


class EndTurn(Action):
    def __init__(self) -> None:
        super().__init__("end", ends_turn=True)


_ROW_IDS: Final = [row.id for row in load().row]

_LAYOUT: Final = Layout()

# Where the actions of each verb begin in the one table of all of them, `ACTION`. Pairs are laid out
# row by row: the first argument times the number of seconds, plus the second.
REVEAL: Final[i64] = _LAYOUT.lay(RevealPlanet(planet) for planet in range(PLANETS))
DEAL: Final[i64] = _LAYOUT.lay(DealTile(tile) for tile in range(TILES))
RETURN: Final[i64] = _LAYOUT.lay(ReturnTile(tile) for tile in range(TILES))
DRAW: Final[i64] = _LAYOUT.lay([DrawPlanets()])
BUILD: Final[i64] = _LAYOUT.lay(BuildPlanet(planet) for planet in range(PLANETS))
SHELVE: Final[i64] = _LAYOUT.lay(ShelvePlanet(stack) for stack in range(STACKS))
TAKE: Final[i64] = _LAYOUT.lay(TakePlanet(stack) for stack in range(STACKS))
PLACE: Final[i64] = _LAYOUT.lay(PlacePlanet(row) for row in range(ROWS))
LIFE: Final[i64] = _LAYOUT.lay(CreateLife(planet) for planet in range(PLANETS))
SPECIES: Final[i64] = _LAYOUT.lay(CreateSpecies(planet) for planet in range(PLANETS))
CLAIM: Final[i64] = _LAYOUT.lay(ClaimGoal(tile) for tile in range(TILES))
PLAY: Final[i64] = _LAYOUT.lay(PlayTile(tile, NONE) for tile in range(TILES))
PLAY_ON: Final[i64] = _LAYOUT.lay(
    PlayTile(tile, planet) for tile in range(TILES) for planet in range(PLANETS)
)
GAIN_ONE: Final[i64] = _LAYOUT.lay(GainResource(kind) for kind in range(KINDS))
SWAP_ONE: Final[i64] = _LAYOUT.lay(
    SwapResources(given, taken) for given in range(KINDS) for taken in range(KINDS)
)
DONE: Final[i64] = _LAYOUT.lay([FinishSwaps()])
LOSE: Final[i64] = _LAYOUT.lay(LoseTile(tile) for tile in range(TILES))
END: Final[i64] = _LAYOUT.lay([EndTurn()])


# How many planets a planet has in each scope, in the order of content.SCOPES.
_REACH: Final = (1, 2, ORBITS, ROWS)


def _most_paid() -> int:
    """Three steps on the dearest planet under all the tiles that can make it dearer at once."""
    dearer = [t for t in range(TILES) if CHANGE[t] == COST_CHANGE and AMOUNT[t] > 0]
    more = 0
    for scope in {SCOPE[tile] for tile in dearer}:
        reach = sum(_REACH[place] for place in range(SCOPE_COUNT) if (scope >> place) & 1)
        more += sum(sorted(AMOUNT[tile] for tile in dearer if SCOPE[tile] == scope)[-reach:])
    return 3 * (LARGEST_COST + more)


MOST_PAID: Final = _most_paid()
_SPAN: Final = _most_paid() + 1


def _payments() -> list[Pay]:
    supply = load().supply
    return [
        Pay(energy, water, gas)
        for energy in range(min(MOST_PAID, supply.energy) + 1)
        for water in range(min(MOST_PAID - energy, supply.water) + 1)
        for gas in range(min(MOST_PAID - energy - water, supply.gas) + 1)
        if energy + water + gas >= min(1, SMALLEST_COST)
    ]


_PAYMENTS: Final = _payments()
_PAY: Final[i64] = _LAYOUT.lay(_PAYMENTS)


def _payment_places() -> list[int]:
    places = [0] * (_SPAN * _SPAN * _SPAN)
    for number, pay in enumerate(_PAYMENTS):
        places[(pay.energy * _SPAN + pay.water) * _SPAN + pay.gas] = _PAY + number
    return places


_PAYMENT_AT: Final = vec[i64](_payment_places())


def payment_at(energy: i64, water: i64, gas: i64) -> i64:
    """The place of a payment in the table."""
    return _PAYMENT_AT[(energy * _SPAN + water) * _SPAN + gas]


def _is_possible(action: Action) -> bool:
    """The table is rectangular; what no position can ever offer is left out."""
    if isinstance(action, PlayTile):
        return names_planet(action.tile) == (action.planet != NONE)
    return not isinstance(action, SwapResources) or action.given != action.taken


ACTION: Final = vec[Action](_LAYOUT.actions)
ACTIONS: Final = ActionTable(
    (action for action in _LAYOUT.actions if _is_possible(action)),
    read_numbering("orrery.games.exoplanets"),
)
INDEX: Final = vec[i64]([action.index for action in _LAYOUT.actions])
