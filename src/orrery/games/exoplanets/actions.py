"""Every action of the game: one class per verb, each action existing once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.action import Action, ActionTable
from orrery.core.game import Outcome
from orrery.games.exoplanets.content import load
from orrery.games.exoplanets.planets import KINDS, LARGEST_COST, PLANET_IDS, PLANETS, RESOURCE_IDS
from orrery.games.exoplanets.state import STACKS
from orrery.games.exoplanets.system import NONE, ROWS
from orrery.games.exoplanets.tiles import DOES, ORBIT_COSTS_MORE, TILE_IDS, TILES, names_planet


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

REVEAL: Final = [RevealPlanet(planet) for planet in range(PLANETS)]
DEAL: Final = [DealTile(tile) for tile in range(TILES)]
REVEAL_OUTCOME: Final[list[Outcome]] = [(action, 1) for action in REVEAL]
DEAL_OUTCOME: Final[list[Outcome]] = [(action, 1) for action in DEAL]
RETURN: Final = [ReturnTile(tile) for tile in range(TILES)]
DRAW: Final = DrawPlanets()
BUILD: Final = [BuildPlanet(planet) for planet in range(PLANETS)]
SHELVE: Final = [ShelvePlanet(stack) for stack in range(STACKS)]
TAKE: Final = [TakePlanet(stack) for stack in range(STACKS)]
PLACE: Final = [PlacePlanet(row) for row in range(ROWS)]
LIFE: Final = [CreateLife(planet) for planet in range(PLANETS)]
SPECIES: Final = [CreateSpecies(planet) for planet in range(PLANETS)]
CLAIM: Final = [ClaimGoal(tile) for tile in range(TILES)]
PLAY: Final = [PlayTile(tile, NONE) for tile in range(TILES)]
PLAY_ON: Final = [[PlayTile(tile, planet) for planet in range(PLANETS)] for tile in range(TILES)]
GAIN_OF: Final = [GainResource(kind) for kind in range(KINDS)]
SWAP_OF: Final = [[SwapResources(given, taken) for taken in range(KINDS)] for given in range(KINDS)]
DONE: Final = FinishSwaps()
LOSE: Final = [LoseTile(tile) for tile in range(TILES)]
END: Final = EndTurn()


def _most_paid() -> int:
    """Three steps on the dearest planet in an orbit with a dearer-orbit tile on every row."""
    tiles = sum(1 for tile in range(TILES) if DOES[tile] == ORBIT_COSTS_MORE)
    return 3 * (LARGEST_COST + min(tiles, ROWS))


MOST_PAID: Final = _most_paid()
_SPAN: Final = _most_paid() + 1


def _payments() -> list[Pay]:
    supply = load().supply
    return [
        Pay(energy, water, gas)
        for energy in range(min(MOST_PAID, supply.energy) + 1)
        for water in range(min(MOST_PAID - energy, supply.water) + 1)
        for gas in range(min(MOST_PAID - energy - water, supply.gas) + 1)
        if energy + water + gas > 0
    ]


def _payment_places() -> list[int]:
    places = [0] * (_SPAN * _SPAN * _SPAN)
    for place, pay in enumerate(_PAYMENTS):
        places[(pay.energy * _SPAN + pay.water) * _SPAN + pay.gas] = place
    return places


_PAYMENTS: Final = _payments()
_PAYMENT_AT: Final = vec[i64](_payment_places())


def payment(energy: i64, water: i64, gas: i64) -> Pay:
    return _PAYMENTS[_PAYMENT_AT[(energy * _SPAN + water) * _SPAN + gas]]


def _plays() -> list[Action]:
    plays: list[Action] = []
    for tile in range(TILES):
        if names_planet(tile):
            plays.extend(PLAY_ON[tile])
        else:
            plays.append(PLAY[tile])
    return plays


def _swaps() -> list[Action]:
    return [swap for row in SWAP_OF for swap in row if swap.given != swap.taken]


def _table() -> ActionTable:
    everything: list[Action] = [DRAW, DONE, END]
    everything.extend(REVEAL)
    everything.extend(DEAL)
    everything.extend(RETURN)
    everything.extend(BUILD)
    everything.extend(SHELVE)
    everything.extend(TAKE)
    everything.extend(PLACE)
    everything.extend(LIFE)
    everything.extend(SPECIES)
    everything.extend(CLAIM)
    everything.extend(GAIN_OF)
    everything.extend(LOSE)
    everything.extend(_PAYMENTS)
    everything.extend(_plays())
    everything.extend(_swaps())
    return ActionTable(everything)


ACTIONS: Final = _table()
