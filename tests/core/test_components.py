"""Components are recognised in events."""

from orrery.core.components import Sighting
from orrery.core.events import Event


class Found(Event, frozen=True):
    thing: str | None


def test_an_event_names_a_component() -> None:
    sighting = Sighting(Found, "thing")
    assert sighting.component(Found(0, "ace")) == "ace"
    assert sighting.component(Event(0)) is None


def test_an_event_may_name_what_the_component_came_with() -> None:
    sighting = Sighting(Found, "thing", {"box": "ace"})
    assert sighting.component(Found(0, "box")) == "ace"
    assert sighting.component(Found(0, "two")) == "two"


def test_a_blanked_event_names_nothing() -> None:
    assert Sighting(Found, "thing").component(Found(0, None)) is None
