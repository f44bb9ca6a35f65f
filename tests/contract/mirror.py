"""A game that mirrors another, for planting mistakes that the suite must catch."""

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from orrery.core.action import Action
from orrery.core.game import Game, Outcome, State
from orrery.core.rng import Rng
from orrery.core.view import Facts, View


class Mirror(Game[Any, Any]):
    """Does just what another game does; a subclass spoils one thing."""

    def __init__(self, game: Game[Any, Any]) -> None:
        super().__init__(
            id=game.id,
            rules=game.rules,
            seat_counts=game.seat_counts,
            options=game.options,
            longest=game.longest,
            actions=game.actions,
        )
        self.game = game

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        state: State = self.game.start(seats, options)
        return state

    def to_act(self, state: State) -> int:
        return self.game.to_act(state)

    def choices(self, state: State) -> list[Action]:
        return self.game.choices(state)

    def draws(self, state: State) -> list[Outcome]:
        return self.game.draws(state)

    def perform(self, state: State, action: Action) -> None:
        self.game.perform(state, action)

    def audience(self, state: State, action: Action) -> int:
        return self.game.audience(state, action)

    def view(self, state: State, viewer: int) -> View:
        view: View = self.game.view(state, viewer)
        return view

    def facts(self, state: State, viewer: int) -> Facts:
        return self.game.facts(state, viewer)

    def determinize(self, view: View, rng: Rng) -> State:
        state: State = self.game.determinize(view, rng)
        return state

    def scores(self, state: State) -> list[dict[str, int]]:
        return self.game.scores(state)

    def standings(self, state: State) -> list[tuple[int, ...]]:
        return self.game.standings(state)

    def inventory(self, state: State) -> dict[str, int]:
        return self.game.inventory(state)

    def secret(self, state: State, viewer: int) -> int:
        """A number that depends on what the other seats alone know."""
        others = [seat for seat in range(state.seats) if seat != viewer]
        views = [self.game.view(state, other) for other in others]
        return hashlib.sha256(msgspec.json.encode(views)).digest()[0]
