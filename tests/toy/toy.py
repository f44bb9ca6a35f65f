"""Comets, the toy game of docs/adding-a-game.md: a hidden deck, hidden hands, one goal. Each seat
has four turns of two actions: draw a comet, launch one from the hand, or wait. A comet launched
is worth its size, and as much again where its tail is the goal."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from orrery.core.action import Action, ActionTable
from orrery.core.bits import BIT, members, size_of
from orrery.core.events import Event
from orrery.core.game import CHANCE, EVERYONE, NOBODY, Evaluator, Game, Outcome, State
from orrery.core.presentation import Presentation
from orrery.core.rng import Rng
from orrery.core.view import Facts
from tests.toy.events import CometDrawn, CometLaunched, GoalTurned, TurnWaited
from tests.toy.view import CometsView

TAILS: Final = ("dust", "ice", "iron")
SIZES: Final = 5
COUNT: Final = len(TAILS) * SIZES
DEALT: Final = 2
ACTIONS_PER_TURN: Final = 2
TURNS: Final = 4
NO_SEAT: Final = -1


def comet_name(comet: int) -> str:
    return f"{TAILS[comet // SIZES]}-{comet % SIZES + 1}"


COMET_NUMBERS: Final = {comet_name(comet): comet for comet in range(COUNT)}


def names_in(comets: int) -> list[str]:
    return [comet_name(comet) for comet in members(comets)]


def mask_of(names: list[str]) -> int:
    return sum(BIT[COMET_NUMBERS[name]] for name in names)


class Turn(Action):
    """Chance: the goal is turned over."""

    def __init__(self, goal: str) -> None:
        super().__init__(f"goal {goal}")
        self.goal = goal


class Deal(Action):
    """Chance: a comet comes into a hand."""

    def __init__(self, comet: i64) -> None:
        super().__init__(f"comet {comet_name(comet)}")
        self.comet = comet


class Launch(Action):
    def __init__(self, comet: i64) -> None:
        super().__init__(f"launch {comet_name(comet)}")
        self.comet = comet


TURN: Final = [Turn(goal) for goal in TAILS]
DEAL: Final = [Deal(comet) for comet in range(COUNT)]
LAUNCH: Final = [Launch(comet) for comet in range(COUNT)]
DRAW: Final = Action("draw")
WAIT: Final = Action("wait")
ALL_COMETS: Final = 2**COUNT - 1


class CometsState(State):
    """Sets of comets are masks; `drawing` is the seat a comet is owed to."""

    def __init__(self, seats: i64, goal: str) -> None:
        super().__init__(seats)
        self.goal = goal
        self.deck: int = ALL_COMETS
        self.hands: list[int] = [0] * seats
        self.rows: list[int] = [0] * seats
        self.drawing: int = NO_SEAT
        self.actions_left: int = seats * TURNS * ACTIONS_PER_TURN

    def copy(self) -> "CometsState":
        clone = CometsState(self.seats, self.goal)
        clone.deck = self.deck
        clone.hands = self.hands[:]
        clone.rows = self.rows[:]
        clone.drawing = self.drawing
        clone.actions_left = self.actions_left
        return clone

    def tell(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)

    def active(self) -> int:
        """The seat whose turn it is, by the actions still to come."""
        played = int(self.seats) * TURNS * ACTIONS_PER_TURN - self.actions_left
        return played // ACTIONS_PER_TURN % int(self.seats)

    def points(self, comets: int) -> dict[str, int]:
        sizes = [comet % SIZES + 1 for comet in members(comets)]
        tails = [TAILS[comet // SIZES] for comet in members(comets)]
        again = [size for size, tail in zip(sizes, tails, strict=True) if tail == self.goal]
        return {"comets": sum(sizes), "goal": sum(again)}


class CometsEvaluator(Evaluator[CometsState]):
    """A comet in hand is worth a part of what it would score."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._share = weights["hand"]

    def worth(self, state: CometsState, seat: i64) -> float:
        return sum(self.appraise(state, seat).values())

    def appraise(self, state: CometsState, seat: i64) -> dict[str, float]:
        hand = sum(state.points(state.hands[seat]).values())
        return {**state.points(state.rows[seat]), "hand": hand * self._share}


class Comets(Game[CometsState, CometsView]):
    def __init__(self) -> None:
        super().__init__(
            id="comets",
            rules=1,
            seat_counts=(2, 3),
            options={"goal": ("turned", "none")},
            longest=1 + 3 * DEALT + 3 * TURNS * ACTIONS_PER_TURN * 2,
            actions=ActionTable([*TURN, *DEAL, *LAUNCH, DRAW, WAIT]),
        )

    def start(self, seats: i64, options: Mapping[str, str]) -> CometsState:
        state = CometsState(seats, "" if options["goal"] == "turned" else "none")
        state.drawing = 0
        return state

    def to_act(self, state: CometsState) -> i64:
        if not state.goal or state.drawing != NO_SEAT:
            return CHANCE
        return NOBODY if state.actions_left == 0 else state.active()

    def choices(self, state: CometsState) -> list[Action]:
        if state.actions_left == 0:
            return []
        legal: list[Action] = [LAUNCH[comet] for comet in members(state.hands[state.active()])]
        return [*legal, DRAW, WAIT] if state.deck else [*legal, WAIT]

    def draws(self, state: CometsState) -> list[Outcome]:
        if not state.goal:
            return [(turn, 1) for turn in TURN]
        return [(DEAL[comet], 1) for comet in members(state.deck)]

    def perform(self, state: CometsState, action: Action) -> None:
        if isinstance(action, Turn):
            state.goal = action.goal
            state.tell(GoalTurned(seat=NO_SEAT, goal=action.goal))
        elif isinstance(action, Deal):
            self._deal(state, action.comet)
        else:
            self._act(state, action)

    def _deal(self, state: CometsState, comet: i64) -> None:
        seat = state.drawing
        state.deck &= ~BIT[comet]
        state.hands[seat] |= BIT[comet]
        state.tell(CometDrawn(seat=seat, comet=comet_name(comet)))
        dealt = COUNT - size_of(state.deck)
        is_set_up = dealt < state.seats * DEALT
        state.drawing = dealt // DEALT if is_set_up else NO_SEAT

    def _act(self, state: CometsState, action: Action) -> None:
        seat = state.active()
        state.actions_left -= 1
        if isinstance(action, Launch):
            state.hands[seat] &= ~BIT[action.comet]
            state.rows[seat] |= BIT[action.comet]
            state.tell(CometLaunched(seat=seat, comet=comet_name(action.comet)))
        elif action is DRAW:
            state.drawing = seat
        else:
            state.tell(TurnWaited(seat=seat))

    def audience(self, state: CometsState, action: Action) -> i64:
        return state.drawing if isinstance(action, Deal) else EVERYONE

    def reveals(self, state: CometsState, action: Action) -> bool:
        return isinstance(action, Launch)

    def view(self, state: CometsState, viewer: int) -> CometsView:
        return CometsView(
            viewer=viewer,
            seats=state.seats,
            options={"goal": "none" if state.goal == "none" else "turned"},
            to_act=self.to_act(state),
            hand=names_in(state.hands[viewer]) if viewer >= 0 else [],
            hand_sizes=[size_of(hand) for hand in state.hands],
            deck_size=size_of(state.deck),
            rows=[names_in(row) for row in state.rows],
            goal=state.goal,
            actions_left=state.actions_left,
            drawing=state.drawing,
        )

    def determinize(self, view: CometsView, rng: Rng) -> CometsState:
        state = CometsState(view.seats, view.goal)
        state.rows = [mask_of(row) for row in view.rows]
        state.drawing = view.drawing
        state.actions_left = view.actions_left
        own = mask_of(view.hand)
        unseen = rng.shuffle(members(ALL_COMETS & ~(own | sum(state.rows))))
        for seat in range(view.seats):
            size = 0 if seat == view.viewer else view.hand_sizes[seat]
            state.hands[seat] = sum(BIT[comet] for comet in unseen[:size])
            unseen = unseen[size:]
        if view.viewer >= 0:
            state.hands[view.viewer] = own
        state.deck = sum(BIT[comet] for comet in unseen)
        return state

    def scores(self, state: CometsState) -> list[dict[str, int]]:
        return [state.points(row) for row in state.rows]

    def standings(self, state: CometsState) -> list[tuple[int, ...]]:
        return [(sum(state.points(row).values()), size_of(row)) for row in state.rows]

    def weights(self) -> dict[str, dict[str, float]]:
        return {"hand": {"hand": 0.5}}

    def evaluator(self, weights: Mapping[str, float]) -> "CometsEvaluator":
        return CometsEvaluator(weights)

    def inventory(self, state: CometsState) -> dict[str, int]:
        counts = {comet_name(comet): 0 for comet in range(COUNT)}
        for mask in [state.deck, *state.hands, *state.rows]:
            for comet in members(mask):
                counts[comet_name(comet)] += 1
        return counts

    def content(self) -> Any:
        return {"comets": [comet_name(comet) for comet in range(COUNT)], "tails": list(TAILS)}

    def presentation(self) -> Presentation[CometsView, Facts]:
        return Presentation(locale=files("tests.toy") / "locale")


TOY: Final = Comets()
