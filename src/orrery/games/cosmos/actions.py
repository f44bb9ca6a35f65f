"""Every action and chance entry of Crafting the Cosmos, one class per verb."""

from typing import Final

from mypy_extensions import i64

from orrery.core.action import Action
from orrery.games.cosmos.board import (
    LIFE_IDS,
    NEBULA_IDS,
    STAR_IDS,
    TILE_IDS,
)
from orrery.games.cosmos.cards import PAYMENT_TYPES, POWER_IDS
from orrery.games.cosmos.content import ENERGIES, STARS, load

GOAL_IDS: Final[list[str]] = [goal.id for goal in load().goal]


class DrawGoal(Action):
    def __init__(self, goal: i64) -> None:
        super().__init__(f"goal {GOAL_IDS[goal]}")
        self.goal = goal


class DrawRow(Action):
    def __init__(self, energy: i64) -> None:
        super().__init__(f"row {ENERGIES[energy]}")
        self.energy = energy


class DrawTile(Action):
    def __init__(self, tile: i64) -> None:
        super().__init__(f"tile {TILE_IDS[tile]}")
        self.tile = tile


class DrawHand(Action):
    def __init__(self, energy: i64) -> None:
        super().__init__(f"hand {ENERGIES[energy]}")
        self.energy = energy


class DrawToken(Action):
    """A seat's energy token, or a dark one for seat 4."""

    def __init__(self, seat: i64) -> None:
        super().__init__("token dark" if seat == 4 else f"token {seat}")
        self.seat = seat


class DrawPower(Action):
    def __init__(self, card: i64) -> None:
        super().__init__(f"power {POWER_IDS[card]}")
        self.card = card


class DrawAdvanced(Action):
    def __init__(self, points: i64) -> None:
        super().__init__(f"advanced {points}")
        self.points = points


class ShiftOwn(Action):
    pass


class ShiftDark(Action):
    def __init__(self, control: i64) -> None:
        super().__init__(f"shift dark {ENERGIES[control]}")
        self.control = control


class Collect(Action):
    pass


class ChooseStack(Action):
    def __init__(self, size: i64) -> None:
        super().__init__(f"stack {size}")
        self.size = size


class TakeCard(Action):
    def __init__(self, energy: i64) -> None:
        super().__init__(f"take {ENERGIES[energy]}")
        self.energy = energy


class TakeDeck(Action):
    pass


class PlaceStar(Action):
    def __init__(self, kind: i64, space: i64) -> None:
        super().__init__(f"place star {STARS[kind]} {STAR_IDS[space]}")
        self.kind = kind
        self.space = space


class PlaceProto(Action):
    def __init__(self, space: i64) -> None:
        super().__init__(f"place proto {LIFE_IDS[space]}")
        self.space = space


class PlaceStable(Action):
    def __init__(self, space: i64) -> None:
        super().__init__(f"place stable {LIFE_IDS[space]}")
        self.space = space


class PlaceNebula(Action):
    def __init__(self, tile: i64, space: i64) -> None:
        super().__init__(f"place nebula {TILE_IDS[tile]} {NEBULA_IDS[space]}")
        self.tile = tile
        self.space = space


class CompleteNebula(Action):
    def __init__(self, space: i64, star: i64) -> None:
        super().__init__(f"complete {NEBULA_IDS[space]} {STAR_IDS[star]}")
        self.space = space
        self.star = star


class DischargeStar(Action):
    def __init__(self, kind: i64) -> None:
        super().__init__(f"discharge {STARS[kind]}")
        self.kind = kind


class DischargeCard(Action):
    def __init__(self, card: i64) -> None:
        super().__init__(f"discharge {POWER_IDS[card]}")
        self.card = card


class DischargeNone(Action):
    pass


class AdvanceLife(Action):
    def __init__(self, space: i64) -> None:
        super().__init__(f"advance {NEBULA_IDS[space]}")
        self.space = space


class BuyPower(Action):
    def __init__(self, slot: i64, energy: i64) -> None:
        super().__init__(f"buy {slot + 1} {ENERGIES[energy]}")
        self.slot = slot
        self.energy = energy


class KeepPower(Action):
    def __init__(self, card: i64) -> None:
        super().__init__(f"keep {POWER_IDS[card]}")
        self.card = card


class BottomPower(Action):
    def __init__(self, card: i64) -> None:
        super().__init__(f"bottom {POWER_IDS[card]}")
        self.card = card


class UsePower(Action):
    """Activate a card; the payment names types where the cost leaves them open."""

    def __init__(self, card: i64, payment: i64) -> None:
        types = [ENERGIES[energy] for energy in PAYMENT_TYPES[payment]]
        super().__init__(" ".join(["use", POWER_IDS[card], *types]))
        self.card = card
        self.payment = payment


class CashSet(Action):
    def __init__(self, energy: i64) -> None:
        super().__init__(f"set {ENERGIES[energy]}")
        self.energy = energy


class MakeSupernova(Action):
    def __init__(self, space: i64) -> None:
        super().__init__(f"supernova {STAR_IDS[space]}")
        self.space = space


class Stabilise(Action):
    def __init__(self, space: i64) -> None:
        super().__init__(f"stabilise {LIFE_IDS[space]}")
        self.space = space


class MoveStar(Action):
    def __init__(self, start: i64, end: i64) -> None:
        super().__init__(f"move {STAR_IDS[start]} {STAR_IDS[end]}")
        self.start = start
        self.end = end


class MoveLife(Action):
    def __init__(self, start: i64, end: i64) -> None:
        super().__init__(f"move {LIFE_IDS[start]} {LIFE_IDS[end]}")
        self.start = start
        self.end = end


class EndNebula(Action):
    pass


class EndStabilise(Action):
    def __init__(self, space: i64) -> None:
        super().__init__(f"end stabilise {LIFE_IDS[space]}", ends_turn=True)
        self.space = space


class EndPass(Action):
    pass


class DiscardCard(Action):
    def __init__(self, energy: i64) -> None:
        super().__init__(f"discard {ENERGIES[energy]}")
        self.energy = energy


class FlipStar(Action):
    def __init__(self, space: i64) -> None:
        super().__init__(f"flip {STAR_IDS[space]}")
        self.space = space


class TakeSteps(Action):
    pass


class TakeProtos(Action):
    pass


class RemoveStar(Action):
    def __init__(self, space: i64) -> None:
        super().__init__(f"remove {STAR_IDS[space]}")
        self.space = space


class GainStar(Action):
    def __init__(self, kind: i64) -> None:
        super().__init__(f"gain {STARS[kind]}")
        self.kind = kind


class TargetSupernova(Action):
    def __init__(self, space: i64) -> None:
        super().__init__(f"target {STAR_IDS[space]}")
        self.space = space


class SpendLife(Action):
    def __init__(self, space: i64) -> None:
        super().__init__(f"spend {LIFE_IDS[space]}")
        self.space = space


class SpendSupernova(Action):
    def __init__(self, space: i64) -> None:
        super().__init__(f"spend {STAR_IDS[space]}")
        self.space = space


class RestoreStar(Action):
    def __init__(self, space: i64) -> None:
        super().__init__(f"restore {STAR_IDS[space]}")
        self.space = space


class ReplaceNebula(Action):
    def __init__(self, space: i64) -> None:
        super().__init__(f"replace {NEBULA_IDS[space]}")
        self.space = space


class CarryStar(Action):
    def __init__(self, start: i64, end: i64) -> None:
        super().__init__(f"carry {STAR_IDS[start]} {STAR_IDS[end]}")
        self.start = start
        self.end = end


class CarryLife(Action):
    def __init__(self, start: i64, end: i64) -> None:
        super().__init__(f"carry {LIFE_IDS[start]} {LIFE_IDS[end]}")
        self.start = start
        self.end = end


class CarryNebula(Action):
    def __init__(self, start: i64, end: i64) -> None:
        super().__init__(f"carry {NEBULA_IDS[start]} {NEBULA_IDS[end]}")
        self.start = start
        self.end = end


class Done(Action):
    pass
