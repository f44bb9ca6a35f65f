"""The whole action universe, each action once, in tables the rules index by number."""

from typing import Final

from librt.vecs import vec

from orrery.core.action import Action, ActionTable
from orrery.games.cosmos import actions as a
from orrery.games.cosmos.board import (
    CORNERS,
    LIFE_SPACES,
    NEBULA_SPACES,
    STAR_SPACES,
    TILES,
)
from orrery.games.cosmos.cards import COST_ENERGY, COST_OPEN, EDITIONS, POWERS, is_discharge
from orrery.games.cosmos.galaxy import SLOTS, STAR_KINDS
from orrery.games.cosmos.state import ADVANCED_VALUES, CONTROLS, DARK, LOWEST_ADVANCED

_ENERGIES: Final = range(CONTROLS)
_KINDS: Final = range(STAR_KINDS)
_STARS: Final = range(STAR_SPACES)
_LIFE: Final = range(LIFE_SPACES)
_NEBULAE: Final = range(NEBULA_SPACES)
_POWERS: Final = range(POWERS)

GOAL: Final = vec[Action]([a.DrawGoal(goal) for goal in range(len(a.GOAL_IDS))])
ROW: Final = vec[Action]([a.DrawRow(energy) for energy in _ENERGIES])
TILE: Final = vec[Action]([a.DrawTile(tile) for tile in range(TILES)])
HAND: Final = vec[Action]([a.DrawHand(energy) for energy in _ENERGIES])
TOKEN: Final = vec[Action]([a.DrawToken(seat) for seat in range(DARK + 1)])
POWER: Final = vec[Action]([a.DrawPower(card) for card in _POWERS])
ADVANCED: Final = vec[Action](
    [a.DrawAdvanced(LOWEST_ADVANCED + kind) for kind in range(ADVANCED_VALUES)]
)
SHIFT_OWN: Final = a.ShiftOwn("shift own")
SHIFT_DARK: Final = vec[Action]([a.ShiftDark(control) for control in _ENERGIES])
COLLECT: Final = a.Collect("collect")
STACK: Final = vec[Action]([a.ChooseStack(size) for size in (1, 2, 3)])
TAKE: Final = vec[Action]([a.TakeCard(energy) for energy in _ENERGIES])
TAKE_DECK: Final = a.TakeDeck("take deck")
# Pairs are laid out row by row: first argument times the number of seconds, plus the second.
PLACE_STAR: Final = vec[Action]([a.PlaceStar(kind, space) for kind in _KINDS for space in _STARS])
PLACE_PROTO: Final = vec[Action]([a.PlaceProto(space) for space in _LIFE])
PLACE_STABLE: Final = vec[Action]([a.PlaceStable(space) for space in _LIFE])
PLACE_NEBULA: Final = vec[Action](
    [a.PlaceNebula(tile, space) for tile in range(TILES) for space in _NEBULAE]
)
COMPLETE: Final = vec[Action](
    [a.CompleteNebula(space, star) for space in _NEBULAE for star in _STARS]
)
DISCHARGE: Final = vec[Action]([a.DischargeStar(kind) for kind in _KINDS])
DISCHARGE_CARD: Final = vec[Action]([a.DischargeCard(card) for card in _POWERS])
DISCHARGE_NONE: Final = a.DischargeNone("discharge none")
ADVANCE: Final = vec[Action]([a.AdvanceLife(space) for space in _NEBULAE])
BUY: Final = vec[Action](
    [a.BuyPower(slot, energy) for slot in range(SLOTS) for energy in _ENERGIES]
)
KEEP: Final = vec[Action]([a.KeepPower(card) for card in _POWERS])
BOTTOM: Final = vec[Action]([a.BottomPower(card) for card in _POWERS])
USE: Final = vec[Action]([a.UsePower(card, -1) for card in _POWERS])
USE_WITH: Final = vec[Action](
    [a.UsePower(card, energy) for card in _POWERS for energy in _ENERGIES]
)
CASH_SET: Final = vec[Action]([a.CashSet(energy) for energy in _ENERGIES])
SUPERNOVA: Final = vec[Action]([a.MakeSupernova(space) for space in _STARS])
STABILISE: Final = vec[Action]([a.Stabilise(space) for space in _LIFE])
MOVE_STAR: Final = vec[Action]([a.MoveStar(start, end) for start in _STARS for end in _STARS])
MOVE_LIFE: Final = vec[Action]([a.MoveLife(start, end) for start in _LIFE for end in _LIFE])
END_NEBULA: Final = a.EndNebula("end nebula", ends_turn=True)
END_STABILISE: Final = vec[Action]([a.EndStabilise(space) for space in _LIFE])
END_PASS: Final = a.EndPass("end pass", ends_turn=True)
DISCARD: Final = vec[Action]([a.DiscardCard(energy) for energy in _ENERGIES])
FLIP: Final = vec[Action]([a.FlipStar(space) for space in _STARS])
STEPS: Final = a.TakeSteps("steps")
PROTOS: Final = a.TakeProtos("protos")
REMOVE: Final = vec[Action]([a.RemoveStar(space) for space in _STARS])
GAIN: Final = vec[Action]([a.GainStar(kind) for kind in _KINDS])
TARGET: Final = vec[Action]([a.TargetSupernova(space) for space in _STARS])
SPEND_LIFE: Final = vec[Action]([a.SpendLife(space) for space in _LIFE])
SPEND_SUPERNOVA: Final = vec[Action]([a.SpendSupernova(space) for space in _STARS])
RESTORE: Final = vec[Action]([a.RestoreStar(space) for space in _STARS])
REPLACE: Final = vec[Action]([a.ReplaceNebula(space) for space in _NEBULAE])
CARRY_STAR: Final = vec[Action]([a.CarryStar(start, end) for start in _STARS for end in _STARS])
CARRY_LIFE: Final = vec[Action]([a.CarryLife(start, end) for start in _LIFE for end in _LIFE])
CARRY_NEBULA: Final = vec[Action](
    [a.CarryNebula(start, end) for start in _NEBULAE for end in _NEBULAE]
)
DONE: Final = a.Done("done")


def _possible(action: Action) -> bool:
    """The tables are rectangular; what no position can ever offer stays out of the universe."""
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
    for edition in range(EDITIONS):
        kind = COST_ENERGY[edition * POWERS + action.card]
        if (kind == COST_OPEN) == (action.energy >= 0):
            return True
    return False


_TABLES: Final = (
    GOAL, ROW, TILE, HAND, TOKEN, POWER, ADVANCED, SHIFT_DARK, STACK, TAKE, PLACE_STAR,
    PLACE_PROTO, PLACE_STABLE, PLACE_NEBULA, COMPLETE, DISCHARGE, DISCHARGE_CARD, ADVANCE, BUY,
    KEEP, BOTTOM, USE, USE_WITH, CASH_SET, SUPERNOVA, STABILISE, MOVE_STAR, MOVE_LIFE,
    END_STABILISE, DISCARD, FLIP, REMOVE, GAIN, TARGET, SPEND_LIFE, SPEND_SUPERNOVA, RESTORE,
    REPLACE, CARRY_STAR, CARRY_LIFE, CARRY_NEBULA,
)  # fmt: skip
_SINGLE: Final[list[Action]] = [
    SHIFT_OWN, COLLECT, TAKE_DECK, DISCHARGE_NONE, END_NEBULA, END_PASS, STEPS, PROTOS, DONE,
]  # fmt: skip


def _everything() -> list[Action]:
    found = list(_SINGLE)
    for table in _TABLES:
        found.extend(action for action in table if _possible(action))
    return found


ACTIONS: Final = ActionTable(_everything())
