"""The contract of a game: who acts, what is legal, what chance can bring, what an action does,
what a seat sees, and what the scores are. Other code knows a game only through this class."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from orrery.core.action import Action, ActionTable, texts_of
from orrery.core.components import ComponentKind
from orrery.core.encoding import Part
from orrery.core.errors import (
    BadOptionValue,
    BadSeats,
    IllegalAction,
    UnknownGameRules,
    UnknownOption,
)
from orrery.core.events import Event
from orrery.core.features import Features
from orrery.core.net import Net
from orrery.core.offer import Offer
from orrery.core.presentation import Presentation
from orrery.core.rng import Rng
from orrery.core.svg import text_picture
from orrery.core.view import Facts, View

CHANCE: Final = -1
NOBODY: Final = -2
SPECTATOR: Final = -3
EVERYONE: Final = -1

Outcome = tuple[Action, int]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """One position: integers and masks, mutable, cheap to copy. Only the rules change it."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.events: list[Event] | None = None
        # What was asked about this position, kept until the next action; a copy begins without.
        self.legal: list[Action] | None = None
        self.outcomes: list[Outcome] | None = None
        self.offer: Offer | None = None
        self.is_offered: bool = False

    def _repr_svg_(self) -> str:
        """The position as a picture, as notebooks ask for it; a game may draw a better one."""
        return text_picture(str(self))

    def copy(self) -> "State":
        raise NotImplementedError

    def copy_over(self, old: "State | None") -> "State":
        """A copy that may be made of an old position which nobody needs any more: whoever looks at
        thousands of positions, one after the other, spares making thousands of objects."""
        return self.copy()

    def forget(self) -> None:
        """Drop the answers that were kept: the position changes."""
        self.legal = None
        self.outcomes = None
        self.is_offered = False

    def empty_offer(self) -> Offer:
        """The offer of this state with nothing in it, to be filled."""
        offer = self.offer
        if offer is None:
            offer = self.offer = Offer()
        else:
            offer.clear()
        return offer


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[S]):
    """Estimates what a position is worth to a seat, in points, from what that seat may know. A game
    may offer one to those who think about it; the rules do not need it."""

    def worth(self, state: S, seat: i64) -> float:
        """The sum of `appraise`, fast."""
        raise NotImplementedError

    def appraise(self, state: S, seat: i64) -> dict[str, float]:
        """What a position is worth, by source."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[S]):
    """Writes what one seat may know of a position as 32-bit floats from -1 to 1, for programs that
    learn. A version names the parts and their meaning for good; a change makes another one."""

    def __init__(self, version: int, parts: Sequence[Part]) -> None:
        self.version = version
        self.parts = tuple(parts)
        self.size = sum(part.length for part in parts)

    def write(self, state: S, seat: i64, out: BytesWriter) -> None:
        """Add the floats, little-endian."""
        raise NotImplementedError

    def encode(self, state: S, seat: i64) -> bytes:
        """The floats of a position as bytes."""
        out = BytesWriter()
        self.write(state, seat, out)
        return out.getvalue()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """The rules of one game. It holds no position: every method takes the state."""

    def __init__(  # noqa: PLR0913 - each is named where a game is made
        self,
        *,
        id: str,
        rules: int,
        seat_counts: tuple[int, ...],
        options: dict[str, tuple[str, ...]],
        longest: int,
        actions: ActionTable,
        view_type: type[View] = View,
        facts_type: type[Facts] = Facts,
        event_type: type[Event] = Event,
        former: "Sequence[Game[Any, Any]]" = (),
    ) -> None:
        self.id = id
        self.rules = rules
        self.seat_counts = seat_counts
        self.options = options
        self.longest = longest
        self.actions = actions
        self.view_type = view_type
        self.facts_type = facts_type
        self.event_type = event_type
        self.former: dict[int, Game[Any, Any]] = {game.rules: game for game in former}
        """The same game by rules that have changed since: what was begun by them goes on."""

    def with_rules(self, rules: int) -> "Game[Any, Any]":
        """This game by the rules of this number: its own, or former ones."""
        if rules == self.rules:
            return self
        if rules not in self.former:
            known = sorted([*self.former, self.rules])
            raise UnknownGameRules(game=self.id, rules=rules, known=known)
        return self.former[rules]

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
        """Do an action known to be legal in this position, without checking it again."""
        state.forget()
        state.events = events
        self.perform(state, action)
        state.events = None

    # What playouts and searches ask, answered from the methods below. A game may be faster.

    def count(self, state: S) -> i64:
        """How many actions the seat to act may choose from."""
        return len(self.legal_actions(state))

    def action_at(self, state: S, number: i64) -> Action:
        """One of them, numbered from 0 as in the legal list."""
        return self.legal_actions(state)[number]

    def pick(self, state: S, rng: Rng) -> Action:
        """One of them at random."""
        return self.action_at(state, rng.below(self.count(state)))

    def draw(self, state: S, rng: Rng) -> Action:
        """One of the outcomes of chance, each as likely as its weight."""
        return draw_outcome(self.chance_outcomes(state), rng)

    def mark_legal(self, state: S, out: BytesWriter, mark: u8) -> None:
        """Set the byte at the index of every legal action of the seat to act."""
        for action in self.legal_actions(state):
            out[action.index] = mark

    def redeal(self, state: S, viewer: i64, rng: Rng) -> S:
        """Another position that looks exactly like this to a viewer, hidden parts dealt anew."""
        return self.determinize(self.view(state, viewer), rng)

    def key(self, state: S) -> i64:
        """A number that is the same for positions that look the same to every seat, and differs
        for others as surely as 62 bits can tell."""
        views = repr([self.view(state, seat) for seat in range(state.seats)])
        return int.from_bytes(hashlib.sha256(views.encode()).digest()[:8], "little") >> 2

    def turn(self, state: S) -> i64:
        """A number that changes when a turn ends. Here it is whoever is to act; a game in which
        draws or decisions of others fall within a turn counts its turns instead."""
        return self.to_act(state)

    # What a game implements.

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
        """Change the state by a legal action, up to the next decision, draw or end of the game."""
        raise NotImplementedError

    def audience(self, state: S, action: Action) -> i64:
        """Who may see this action: EVERYONE or one seat. Asked before the action is done."""
        raise NotImplementedError

    def reveals(self, state: S, action: Action) -> bool:
        """Whether doing the action tells anyone else something that was hidden."""
        raise NotImplementedError

    def view(self, state: S, viewer: int) -> V:
        """What a seat, or SPECTATOR, may see."""
        raise NotImplementedError

    def facts(self, state: S, viewer: int) -> Facts:
        """What follows by the rules from what a seat, or SPECTATOR, sees."""
        return Facts()

    def determinize(self, view: V, rng: Rng) -> S:
        """A position that looks exactly like this to the viewer, hidden parts dealt at random."""
        raise NotImplementedError

    def scores(self, state: S) -> list[dict[str, int]]:
        """Points of each seat by source, as if the game were scored now."""
        raise NotImplementedError

    def standings(self, state: S) -> list[tuple[int, ...]]:
        """For each seat its points and then its tie-breakers, greater is better."""
        raise NotImplementedError

    def inventory(self, state: S) -> dict[str, int]:
        """How many there are of each component, wherever it is; constant during a game."""
        raise NotImplementedError

    def content(self) -> Any:
        """The content file as plain data for screens and tools."""
        raise NotImplementedError

    def component_kinds(self) -> tuple[ComponentKind, ...]:
        """The components whose use can be counted from events; a game need not declare any."""
        return ()

    def presentation(self) -> Presentation[V, Any]:
        """The texts, wording and drawing of the game, as far as it has them."""
        return Presentation()

    def encoding(self) -> Encoding[S] | None:
        """What writes positions of this game for programs that learn, if there is one."""
        return None

    def weights(self) -> dict[str, dict[str, float]]:
        """Sets of weights for the evaluator, by name; empty where the game has no evaluator."""
        return {}

    def evaluator(self, weights: Mapping[str, float]) -> Evaluator[S]:
        """What estimates positions of this game by such weights."""
        raise NotImplementedError

    def features(self) -> Features[S] | None:
        """What a value of positions of this game is learned from, if there is such a thing."""
        return None

    def net(self) -> Net | None:
        """What was learned from the features, if anything was."""
        return None


def draw_outcome(outcomes: list[Outcome], rng: Rng) -> Action:
    """Draw one of the outcomes, each as likely as its weight."""
    total: i64 = 0
    for _, weight in outcomes:
        total += weight
    place: i64 = 0
    rest = rng.below(total) - outcomes[0][1]
    while rest >= 0:
        place += 1
        rest -= outcomes[place][1]
    return outcomes[place][0]


def _is_listed(action: Action, legal: list[Any]) -> bool:
    # Any: entries are compared by identity, so mypyc need not check their type.
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
