"""Nobody sees what is hidden: the swap test over all games, and leaks planted for it to catch."""

from collections.abc import Callable
from typing import Any

import pytest

from orrery.core.action import Action
from orrery.core.events import Event
from orrery.core.game import EVERYONE, SPECTATOR, Game, State
from orrery.core.rng import Rng
from orrery.core.view import Facts, View
from tests.contract.cases import DEAR, Case, each_case
from tests.contract.mirror import Mirror
from tests.contract.worlds import Leak, swap


@each_case
def test_what_a_viewer_receives_does_not_depend_on_what_is_hidden(case: Case) -> None:
    compared = sum(swap(case, number) for number in range(DEAR))
    assert compared > DEAR, "the worlds were hardly compared"


class Spoiled(View, frozen=True, kw_only=True):
    view: View
    extra: list[int]


class Leaked(Event, frozen=True):
    secret: str


class ExtraField(Mirror):
    """The view has a field too many."""

    def view(self, state: State, viewer: int) -> View:
        return Spoiled(
            viewer=viewer,
            seats=state.seats,
            options={},
            to_act=self.to_act(state),
            view=self.game.view(state, viewer),
            extra=self.too_much(state, viewer),
        )

    def too_much(self, state: State, viewer: int) -> list[int]:
        return [self.secret(state, viewer)]

    def determinize(self, view: View, rng: Rng) -> State:
        assert isinstance(view, Spoiled)
        return super().determinize(view.view, rng)


class TellingOrder(ExtraField):
    """The same things every time, but in an order that tells."""

    def too_much(self, state: State, viewer: int) -> list[int]:
        return [0, 1] if self.secret(state, viewer) % 2 else [1, 0]


class SpoiledFacts(Facts, frozen=True, kw_only=True):
    facts: Facts
    extra: int


class HiddenFact(Mirror):
    """The facts say something that does not follow from the view."""

    def facts(self, state: State, viewer: int) -> Facts:
        facts = self.game.facts(state, viewer)
        return SpoiledFacts(facts=facts, extra=self.secret(state, viewer) % 2)


class HiddenLegality(Mirror):
    """What is legal depends on the hands of the others."""

    def choices(self, state: State) -> list[Action]:
        legal = self.game.choices(state)
        return legal[1:] if len(legal) > 1 and self._odd(state) else legal

    def _odd(self, state: State) -> bool:
        return self.secret(state, self.to_act(state)) % 2 == 1


class TellingLegalOrder(HiddenLegality):
    """The right list, in an order that tells."""

    def choices(self, state: State) -> list[Action]:
        legal = self.game.choices(state)
        return legal[::-1] if self._odd(state) else legal


class TalkativeEvent(Mirror):
    """An event says to all what only one may know."""

    def perform(self, state: State, action: Action) -> None:
        events = state.events
        self.game.perform(state, action)
        if events is not None:
            secret = str(self.secret(state, SPECTATOR))
            events.append(Leaked(seat=SPECTATOR, secret=secret))


class OpenSecrets(Mirror):
    """Events forget which of their fields are secret."""

    def perform(self, state: State, action: Action) -> None:
        events = state.events
        self.game.perform(state, action)
        if events is not None:
            events[:] = [Leaked(seat=event.seat, secret=repr(event)) for event in events]


class OpenDraws(Mirror):
    """Everyone reads every entry."""

    def audience(self, state: State, action: Action) -> int:
        return EVERYONE


LEAKS: list[Callable[[Game[Any, Any]], Game[Any, Any]]] = [
    ExtraField,
    TellingOrder,
    HiddenFact,
    HiddenLegality,
    TellingLegalOrder,
    TalkativeEvent,
    OpenSecrets,
    OpenDraws,
]


@each_case
def test_a_mirror_without_a_leak_passes(case: Case) -> None:
    for number in range(2):
        swap(Case(Mirror(case.game), case.seats), number)


@pytest.mark.parametrize("leak", LEAKS)
@each_case
def test_a_planted_leak_is_caught(
    case: Case, leak: Callable[[Game[Any, Any]], Game[Any, Any]]
) -> None:
    spoiled = Case(leak(case.game), case.seats)
    with pytest.raises(Leak):
        sum(swap(spoiled, number) for number in range(40))
