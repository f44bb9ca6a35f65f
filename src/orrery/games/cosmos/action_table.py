"""Every action of the game once, in one table that the rules index by number."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.action import Action, ActionTable, read_numbering
from orrery.core.offer import Layout
from orrery.games.cosmos import actions as a
from orrery.games.cosmos.board import (
    CORNERS,
    LIFE_SPACES,
    NEBULA_SPACES,
    STAR_SPACES,
    TILES,
)
from orrery.games.cosmos.cards import (
    COST_END,
    COST_FIRST,
    EDITIONS,
    PAYMENTS,
    POWERS,
    is_discharge,
)
from orrery.games.cosmos.galaxy import SLOTS, STAR_KINDS
from orrery.games.cosmos.state import ADVANCED_VALUES, CONTROLS, DARK, LOWEST_ADVANCED

_ENERGIES: Final = range(CONTROLS)
_KINDS: Final = range(STAR_KINDS)
_STARS: Final = range(STAR_SPACES)
_LIFE: Final = range(LIFE_SPACES)
_NEBULAE: Final = range(NEBULA_SPACES)
_POWERS: Final = range(POWERS)

_LAYOUT: Final = Layout()

# Where the actions of each verb begin in the one table of all of them, `ACTION`. Pairs are laid out
# row by row: the first argument times the number of seconds, plus the second.
GOAL: Final[i64] = _LAYOUT.lay(a.DrawGoal(goal) for goal in range(len(a.GOAL_IDS)))
ROW: Final[i64] = _LAYOUT.lay(a.DrawRow(energy) for energy in _ENERGIES)
TILE: Final[i64] = _LAYOUT.lay(a.DrawTile(tile) for tile in range(TILES))
HAND: Final[i64] = _LAYOUT.lay(a.DrawHand(energy) for energy in _ENERGIES)
TOKEN: Final[i64] = _LAYOUT.lay(a.DrawToken(seat) for seat in range(DARK + 1))
POWER: Final[i64] = _LAYOUT.lay(a.DrawPower(card) for card in _POWERS)
ADVANCED: Final[i64] = _LAYOUT.lay(
    a.DrawAdvanced(LOWEST_ADVANCED + kind) for kind in range(ADVANCED_VALUES)
)
SHIFT_OWN: Final[i64] = _LAYOUT.lay([a.ShiftOwn("shift own")])
SHIFT_DARK: Final[i64] = _LAYOUT.lay(a.ShiftDark(control) for control in _ENERGIES)
COLLECT: Final[i64] = _LAYOUT.lay([a.Collect("collect")])
STACK: Final[i64] = _LAYOUT.lay(a.ChooseStack(size) for size in (1, 2, 3))
TAKE: Final[i64] = _LAYOUT.lay(a.TakeCard(energy) for energy in _ENERGIES)
TAKE_DECK: Final[i64] = _LAYOUT.lay([a.TakeDeck("take deck")])
PLACE_STAR: Final[i64] = _LAYOUT.lay(
    a.PlaceStar(kind, space) for kind in _KINDS for space in _STARS
)
PLACE_PROTO: Final[i64] = _LAYOUT.lay(a.PlaceProto(space) for space in _LIFE)
PLACE_STABLE: Final[i64] = _LAYOUT.lay(a.PlaceStable(space) for space in _LIFE)
PLACE_NEBULA: Final[i64] = _LAYOUT.lay(
    a.PlaceNebula(tile, space) for tile in range(TILES) for space in _NEBULAE
)
COMPLETE: Final[i64] = _LAYOUT.lay(
    a.CompleteNebula(space, star) for space in _NEBULAE for star in _STARS
)
DISCHARGE: Final[i64] = _LAYOUT.lay(a.DischargeStar(kind) for kind in _KINDS)
DISCHARGE_CARD: Final[i64] = _LAYOUT.lay(a.DischargeCard(card) for card in _POWERS)
DISCHARGE_NONE: Final[i64] = _LAYOUT.lay([a.DischargeNone("discharge none")])
ADVANCE: Final[i64] = _LAYOUT.lay(a.AdvanceLife(space) for space in _NEBULAE)
BUY: Final[i64] = _LAYOUT.lay(
    a.BuyPower(slot, energy) for slot in range(SLOTS) for energy in _ENERGIES
)
KEEP: Final[i64] = _LAYOUT.lay(a.KeepPower(card) for card in _POWERS)
BOTTOM: Final[i64] = _LAYOUT.lay(a.BottomPower(card) for card in _POWERS)
USE: Final[i64] = _LAYOUT.lay(
    a.UsePower(card, payment) for card in _POWERS for payment in range(PAYMENTS)
)
CASH_SET: Final[i64] = _LAYOUT.lay(a.CashSet(energy) for energy in _ENERGIES)
SUPERNOVA: Final[i64] = _LAYOUT.lay(a.MakeSupernova(space) for space in _STARS)
STABILISE: Final[i64] = _LAYOUT.lay(a.Stabilise(space) for space in _LIFE)
MOVE_STAR: Final[i64] = _LAYOUT.lay(a.MoveStar(start, end) for start in _STARS for end in _STARS)
MOVE_LIFE: Final[i64] = _LAYOUT.lay(a.MoveLife(start, end) for start in _LIFE for end in _LIFE)
END_NEBULA: Final[i64] = _LAYOUT.lay([a.EndNebula("end nebula", ends_turn=True)])
END_STABILISE: Final[i64] = _LAYOUT.lay(a.EndStabilise(space) for space in _LIFE)
END_PASS: Final[i64] = _LAYOUT.lay([a.EndPass("end pass", ends_turn=True)])
DISCARD: Final[i64] = _LAYOUT.lay(a.DiscardCard(energy) for energy in _ENERGIES)
FLIP: Final[i64] = _LAYOUT.lay(a.FlipStar(space) for space in _STARS)
STEPS: Final[i64] = _LAYOUT.lay([a.TakeSteps("steps")])
PROTOS: Final[i64] = _LAYOUT.lay([a.TakeProtos("protos")])
REMOVE: Final[i64] = _LAYOUT.lay(a.RemoveStar(space) for space in _STARS)
GAIN: Final[i64] = _LAYOUT.lay(a.GainStar(kind) for kind in _KINDS)
TARGET: Final[i64] = _LAYOUT.lay(a.TargetSupernova(space) for space in _STARS)
SPEND_LIFE: Final[i64] = _LAYOUT.lay(a.SpendLife(space) for space in _LIFE)
SPEND_SUPERNOVA: Final[i64] = _LAYOUT.lay(a.SpendSupernova(space) for space in _STARS)
RESTORE: Final[i64] = _LAYOUT.lay(a.RestoreStar(space) for space in _STARS)
REPLACE: Final[i64] = _LAYOUT.lay(a.ReplaceNebula(space) for space in _NEBULAE)
CARRY_STAR: Final[i64] = _LAYOUT.lay(a.CarryStar(start, end) for start in _STARS for end in _STARS)
CARRY_LIFE: Final[i64] = _LAYOUT.lay(a.CarryLife(start, end) for start in _LIFE for end in _LIFE)
CARRY_NEBULA: Final[i64] = _LAYOUT.lay(
    a.CarryNebula(start, end) for start in _NEBULAE for end in _NEBULAE
)
DONE: Final[i64] = _LAYOUT.lay([a.Done("done")])


def _possible(action: Action) -> bool:
    """The tables are rectangular; what no position can ever offer is left out."""
    if isinstance(action, (a.MoveStar, a.MoveLife, a.CarryStar, a.CarryLife, a.CarryNebula)):
        return action.start != action.end
    if isinstance(action, a.CompleteNebula):
        return CORNERS[action.space] >> action.star & 1 == 1
    if isinstance(action, a.DischargeCard):
        return is_discharge(action.card)
    if isinstance(action, a.UsePower):
        return not is_discharge(action.card) and _payable(action)
    return True


def _payable(action: a.UsePower) -> bool:
    """Whether the card asks for such a payment in any edition."""
    for edition in range(EDITIONS):
        cost = edition * POWERS + action.card
        if COST_FIRST[cost] <= action.payment < COST_END[cost]:
            return True
    return False


ACTION: Final = vec[Action](_LAYOUT.actions)
ACTIONS: Final = ActionTable(
    (action for action in _LAYOUT.actions if _possible(action)),
    read_numbering("orrery.games.cosmos"),
)
INDEX: Final = vec[i64]([action.index for action in _LAYOUT.actions])
