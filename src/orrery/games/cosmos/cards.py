"""The power cards as tables: what each costs in each edition."""

from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.bits import ONE, pack
from orrery.games.cosmos.content import ENERGIES, MOST_ANY, POWERS_PER_DECK, Cost, load

_CONTENT: Final = load()

# Cards are numbered deck by deck, in the order of the content file.
PER_DECK: Final = POWERS_PER_DECK
CARDS: Final = [card for energy in ENERGIES for card in _CONTENT.power if card.deck == energy]
POWER_IDS: Final[list[str]] = [card.id for card in CARDS]
POWERS: Final = len(CARDS)
EDITION_IDS: Final[list[str]] = [edition.id for edition in _CONTENT.edition]
EDITIONS: Final = len(EDITION_IDS)

ENERGY_CARD: Final = 0
CRYSTAL_STEP: Final = 1
GRAVITON: Final = 2
PROTO_LIFE: Final = 3
PASSIVES: Final = ("energy-card", "crystal-step", "graviton", "proto-life")
BONUS: Final = vec[i64]([PASSIVES.index(card.bonus) for card in CARDS])

# What the player names where a price leaves the types of the cards open: nothing, one type, or one
# type for each card.
PAYMENT_TYPES: Final[list[tuple[int, ...]]] = [
    types
    for size in range(MOST_ANY + 1)
    for types in combinations_with_replacement(range(len(ENERGIES)), size)
]
PAYMENTS: Final = len(PAYMENT_TYPES)


def _first_payment(size: int) -> int:
    """Payments of fewer types come before those of this many."""
    return sum(len(types) < size for types in PAYMENT_TYPES)


def _pack_types(types: tuple[int, ...]) -> i64:
    packed: i64 = 0
    for energy in types:
        packed += ONE[energy]
    return packed


_PAYMENT: Final = vec[i64]([_pack_types(types) for types in PAYMENT_TYPES])

# Costs, laid out edition by edition: edition * POWERS + card.


def cost_in(edition: int, card: int) -> Cost:
    return _CONTENT.edition[edition].costs.get(POWER_IDS[card], CARDS[card].cost)


_COSTS: Final = [cost_in(edition, card) for edition in range(EDITIONS) for card in range(POWERS)]


def _named_types(cost: Cost) -> int:
    return cost.any or (1 if cost.same else 0)


def _typed_cards(cost: Cost) -> i64:
    return pack([cost.light, cost.time, cost.gravity, cost.chemistry])


# The cards of given types; then which payments are possible and how often each counts.
_COST_TYPED: Final = vec[i64]([_typed_cards(cost) for cost in _COSTS])
COST_FIRST: Final = vec[i64]([_first_payment(_named_types(cost)) for cost in _COSTS])
COST_END: Final = vec[i64]([_first_payment(_named_types(cost) + 1) for cost in _COSTS])
_COST_EACH: Final = vec[i64]([max(1, cost.same) for cost in _COSTS])
COST_GRAVITON: Final = vec[i64]([cost.graviton for cost in _COSTS])
COST_SUPERNOVA: Final = vec[i64]([cost.supernova for cost in _COSTS])
COST_STABLE: Final = vec[i64]([cost.stable for cost in _COSTS])
COST_PROTO: Final = vec[i64]([cost.proto for cost in _COSTS])
STARDUST_REPLACES_ANY: Final = vec[i64](
    [int(edition.stardust_replaces_any) for edition in _CONTENT.edition]
)
LAST_HAND_LIMIT: Final = vec[i64]([int(edition.last_hand_limit) for edition in _CONTENT.edition])


_DISCHARGE: Final = vec[i64]([int(cost.discharge) for cost in _COSTS])


def price_of(cost: i64, payment: i64) -> i64:
    """The energy cards of a price by type, packed."""
    return _COST_TYPED[cost] + _PAYMENT[payment] * _COST_EACH[cost]


def is_discharge(card: i64) -> bool:
    """Whether a card is used in place of the star of a discharge."""
    return _DISCHARGE[card] > 0
