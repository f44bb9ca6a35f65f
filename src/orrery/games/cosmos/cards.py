"""The power cards as tables: what each costs in each edition and what it does."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.cosmos.content import (
    EFFECTS,
    ENERGIES,
    POWERS_PER_DECK,
    SECTORS,
    STARS,
    Cost,
    load,
)

_CONTENT: Final = load()

# Cards are numbered deck by deck, in the order of the content file.
PER_DECK: Final = POWERS_PER_DECK
_CARDS: Final = [card for energy in ENERGIES for card in _CONTENT.power if card.deck == energy]
POWER_IDS: Final[list[str]] = [card.id for card in _CARDS]
POWERS: Final = len(_CARDS)
EDITION_IDS: Final[list[str]] = [edition.id for edition in _CONTENT.edition]
EDITIONS: Final = len(EDITION_IDS)

# The vocabulary of effects.
STEPS: Final = 0
GAIN_STAR: Final = 1
GAIN_ANY_STAR: Final = 2
STAR_IN_SECTOR: Final = 3
EXCHANGE_STAR: Final = 4
PLACE_STABLE: Final = 5
FLIP: Final = 6
RESTORE: Final = 7
STABILISE: Final = 8
STABILISE_BESIDE: Final = 9
IRRADIATE: Final = 10
DRIFT: Final = 11
SPECIATE: Final = 12
EVOLVE: Final = 13
STEPS_OR_PROTOS: Final = 14
STARDUST: Final = 15
RELOCATE: Final = 16
WORMHOLE: Final = 17

EFFECT: Final = vec[i64]([EFFECTS.index(card.effect) for card in _CARDS])
TIMES: Final = vec[i64]([card.times for card in _CARDS])
STAR: Final = vec[i64]([STARS.index(card.star) if card.star else -1 for card in _CARDS])
SECTOR: Final = vec[i64]([SECTORS.index(card.sector) if card.sector else -1 for card in _CARDS])
POINTS: Final = vec[i64]([card.points for card in _CARDS])
THEN_STEPS: Final = vec[i64]([card.then_steps for card in _CARDS])
THEN_IRRADIATE: Final = vec[i64]([int(card.then_irradiate) for card in _CARDS])

ENERGY_CARD: Final = 0
CRYSTAL_STEP: Final = 1
GRAVITON: Final = 2
PROTO_LIFE: Final = 3
PASSIVES: Final = ("energy-card", "crystal-step", "graviton", "proto-life")
BONUS: Final = vec[i64]([PASSIVES.index(card.bonus) for card in _CARDS])

# Costs, laid out edition by edition: edition * POWERS + card.
COST_OPEN: Final = 4
COST_DISCHARGE: Final = 5


def _cost_in(edition: int, card: int) -> Cost:
    return _CONTENT.edition[edition].costs.get(POWER_IDS[card], _CARDS[card].cost)


_COSTS: Final = [_cost_in(edition, card) for edition in range(EDITIONS) for card in range(POWERS)]


def _typed(cost: Cost) -> list[int]:
    return [cost.light, cost.time, cost.gravity, cost.chemistry]


def _energy(cost: Cost) -> int:
    if cost.discharge:
        return COST_DISCHARGE
    if cost.any or cost.same:
        return COST_OPEN
    return _typed(cost).index(max(_typed(cost)))


COST_ENERGY: Final = vec[i64]([_energy(cost) for cost in _COSTS])
COST_CARDS: Final = vec[i64]([max(*_typed(cost), cost.any, cost.same) for cost in _COSTS])
COST_GRAVITON: Final = vec[i64]([cost.graviton for cost in _COSTS])
COST_SUPERNOVA: Final = vec[i64]([cost.supernova for cost in _COSTS])
COST_STABLE: Final = vec[i64]([cost.stable for cost in _COSTS])
COST_PROTO: Final = vec[i64]([cost.proto for cost in _COSTS])
STARDUST_REPLACES_ANY: Final = vec[i64](
    [int(edition.stardust_replaces_any) for edition in _CONTENT.edition]
)
EXCHANGE_TAKES_SUPERNOVA: Final = vec[i64](
    [int(edition.exchange_takes_supernova) for edition in _CONTENT.edition]
)


def is_discharge(card: i64) -> bool:
    """Whether a card is used in place of the star of a discharge."""
    return COST_ENERGY[card] == COST_DISCHARGE
