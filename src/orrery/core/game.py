"""The contract of a game: who acts, what is legal, what chance can bring, what an action does,
what a seat sees, and what the scores are. Nothing above this line knows any game by name."""

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from orrery.core.action import Action, ActionTable, texts_of
from orrery.core.errors import BadOptionValue, BadSeats, IllegalAction, UnknownOption
from orrery.core.events import Event
from orrery.core.rng import Rng
from orrery.core.view import View

CHANCE: Final = -1
NOBODY: Final = -2
SPECTATOR: Final = -3
EVERYONE: Final = -1

Outcome = tuple[Action, int]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position: integers and masks, mutable, cheap to copy. Only the rules change it."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.events: list[Event] | None = None
        self.legal: list[Action] | None = None
        self.outcomes: list[Outcome] | None = None

    def copy(self) -> "State":
        raise NotImplementedError


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """The rules of one game. Holds no position: every method is told the state."""

    def __init__(
        self,
        *,
        id: str,
        rules: int,
        seat_counts: tuple[int, ...],
        options: dict[str, tuple[str, ...]],
        longest: int,
        actions: ActionTable,
    ) -> None:
        self.id = id
        self.rules = rules
        self.seat_counts = seat_counts
        self.options = options
        self.longest = longest
        self.actions = actions

    def new(self, seats: int, options: Mapping[str, str] | None = None) -> S:
        """The position before the first entry; refuses seats and options it does not know."""
        if seats not in self.seat_counts:
            raise BadSeats(game=self.id, seats=seats, known=list(self.seat_counts))
        return self.start(seats, self.full_options(options or {}))

    def full_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """The options with their defaults; the first value of each is the default."""
        for name, value in given.items():
            if name not in self.options:
                raise UnknownOption(game=self.id, option=name, known=sorted(self.options))
            if value not in self.options[name]:
                raise BadOptionValue(
                    game=self.id, option=name, value=value, known=list(self.options[name])
                )
        return {name: given.get(name, values[0]) for name, values in self.options.items()}

    def legal_actions(self, state: S) -> list[Action]:
        """What the actor may do, or what chance may bring. The list belongs to the state."""
        legal = state.legal
        if legal is None:
            if self.to_act(state) == CHANCE:
                legal = [action for action, _ in self.chance_outcomes(state)]
            else:
                legal = self.choices(state)
            state.legal = legal
        return legal

    def chance_outcomes(self, state: S) -> list[Outcome]:
        """What chance may bring, each with its integer weight; empty where chance is not to act."""
        outcomes = state.outcomes
        if outcomes is None:
            outcomes = self.draws(state) if self.to_act(state) == CHANCE else []
            state.outcomes = outcomes
        return outcomes

    def apply(self, state: S, action: Action, events: list[Event] | None = None) -> None:
        """Do a legal action; anything else is refused and changes nothing."""
        if not _is_listed(action, self.legal_actions(state)):
            raise IllegalAction(action.text, texts_of(self.legal_actions(state)))
        self.advance(state, action, events)

    def advance(self, state: S, action: Action, events: list[Event] | None = None) -> None:
        """Do an action taken from the legal list of this very position: not checked again."""
        state.legal = None
        state.outcomes = None
        state.events = events
        self.perform(state, action)
        state.events = None

    # What a game writes.

    def start(self, seats: i64, options: Mapping[str, str]) -> S:
        raise NotImplementedError

    def to_act(self, state: S) -> i64:
        """The seat to act, CHANCE, or NOBODY when the game is over."""
        raise NotImplementedError

    def choices(self, state: S) -> list[Action]:
        """The legal actions of the seat to act; empty when the game is over."""
        raise NotImplementedError

    def draws(self, state: S) -> list[Outcome]:
        """The outcomes of chance where chance is to act."""
        raise NotImplementedError

    def perform(self, state: S, action: Action) -> None:
        """Change the state by a legal action, through to the next decision, draw, or the end."""
        raise NotImplementedError

    def audience(self, state: S, action: Action) -> i64:
        """Who sees an action before it is done: EVERYONE or the one seat."""
        raise NotImplementedError

    def reveals(self, state: S, action: Action) -> bool:
        """Whether doing the action tells anyone else something that was hidden."""
        raise NotImplementedError

    def view(self, state: S, viewer: int) -> V:
        """What a seat, or SPECTATOR, may see."""
        raise NotImplementedError

    def determinize(self, view: V, rng: Rng) -> S:
        """A position that looks exactly like this to the viewer, hidden parts dealt at random."""
        raise NotImplementedError

    def scores(self, state: S) -> list[dict[str, int]]:
        """Points of each seat by source, as if the game were scored now."""
        raise NotImplementedError

    def standings(self, state: S) -> list[tuple[int, ...]]:
        """For each seat its points and then its tie-breakers, greater is better."""
        raise NotImplementedError

    def appraise(self, state: S, seat: i64) -> dict[str, float]:
        """What a position is worth to a seat, by source, from what that seat may know."""
        raise NotImplementedError

    def worth(self, state: S, seat: i64) -> float:
        """The sum of `appraise`, fast."""
        raise NotImplementedError

    def inventory(self, state: S) -> dict[str, int]:
        """Every component counted wherever it is; the same at each step of a game."""
        raise NotImplementedError

    def content(self) -> Any:
        """The content file as plain data for screens and tools."""
        raise NotImplementedError


def _is_listed(action: Action, legal: list[Any]) -> bool:
    # Any: compared by identity, the entries need no check of their type.
    for listed in legal:  # noqa: SIM110 - a loop is compiled, a generator is not
        if listed is action:
            return True
    return False


def totals(scores: list[dict[str, int]]) -> list[int]:
    """Points of each seat over all sources."""
    return [sum(score.values()) for score in scores]


def ranks(standings: list[tuple[int, ...]]) -> list[int]:
    """1 plus the number of seats strictly better after all tie-breakers."""
    return [1 + sum(other > own for other in standings) for own in standings]
