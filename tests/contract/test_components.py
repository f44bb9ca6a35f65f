"""What a game declares to be counted can be counted."""

from typing import Any

from orrery.core.events import Event
from orrery.core.game import NOBODY, Game
from tests.contract.cases import Case, choose_action, each_case, each_game


@each_game
def test_components_are_declared_once(game: Game[Any, Any]) -> None:
    kinds = game.component_kinds()
    assert len({kind.name for kind in kinds}) == len(kinds)
    for kind in kinds:
        assert kind.ids
        assert len(set(kind.ids)) == len(kind.ids)


@each_case
def test_events_name_only_components_that_are_declared(case: Case) -> None:
    state, rng = case.new(0), case.rng(0)
    events: list[Event] = []
    while case.game.to_act(state) != NOBODY:
        case.game.advance(state, choose_action(case.game, state, rng), events)
    for kind in case.game.component_kinds():
        sightings = [*kind.taken, kind.offered]
        named = {sighting.component(event) for event in events for sighting in sightings}
        assert named - {None} <= set(kind.ids), kind.name
        offered = [event for event in events if kind.offered.component(event) is not None]
        assert offered, kind.name
