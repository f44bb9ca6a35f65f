"""What a game may declare about its components, so that anybody can count from its events who took
what, without knowing the game."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from orrery.core.events import Event


@dataclass(frozen=True)
class Sighting:
    """An event that tells of a component, and its field with the component's id. Where the field
    names something else, `means` leads from there to the component."""

    event: type[Event]
    named_by: str
    means: Mapping[str, str] = field(default_factory=dict)

    def component(self, event: Event) -> str | None:
        """The component that an event tells of, if it tells of one."""
        if not isinstance(event, self.event):
            return None
        named: str | None = getattr(event, self.named_by)
        return named if named is None else self.means.get(named, named)


@dataclass(frozen=True)
class ComponentKind:
    """Components of one kind: `ids` are all there are, `taken` tells which seat took one, `offered`
    that one could be had in this game."""

    name: str
    ids: tuple[str, ...]
    taken: Sighting
    offered: Sighting
