"""What a game may offer to the people who play it: texts, sentences about a position, a drawing for
the terminal. All of it is optional, and all of it only shows what view and facts say."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, Generic, Protocol, TypeVar

from orrery.core.view import Facts, View

V = TypeVar("V", bound=View)
F = TypeVar("F", bound=Facts)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)
F_contra = TypeVar("F_contra", bound=Facts, contravariant=True)


class Texts(Protocol):
    """Messages in one language, by key."""

    def has(self, key: str) -> bool: ...

    def format(self, key: str, /, **args: str | float) -> str: ...


class Wording(Protocol[V_contra, F_contra]):
    """Puts a position into sentences. A module with these functions will do; a class that derives
    from this one needs only what it says differently."""

    def status(self, view: V_contra, facts: F_contra, texts: Texts, names: Sequence[str]) -> str:
        """One line: whose turn it is and what is asked."""
        is_own = view.to_act == view.viewer
        return texts.format("play-your-turn" if is_own else "play-other-turn")

    def remark(self, view: V_contra, facts: F_contra, action_text: str, texts: Texts) -> str:
        """What a choice means beyond its name; empty where there is nothing to add."""
        return ""

    def caution(self, view: V_contra, facts: F_contra, action_text: str, texts: Texts) -> str:
        """What a choice would lose; empty where it loses nothing."""
        return ""

    def explain(self, topic: str, view: V_contra, facts: F_contra, texts: Texts) -> str:
        """What the rules say about a topic; empty where the topic is unknown."""
        return ""

    def topics(self) -> Sequence[str]:
        """Every topic that can be explained."""
        return ()


class Drawing(Protocol[V_contra, F_contra]):
    """Draws a position for the terminal. A module with this function will do."""

    def draw(
        self, view: V_contra, facts: F_contra, texts: Texts, names: Sequence[str], seat: int | None
    ) -> Any:
        """Anything rich can print; `seat` is whose board is shown large, the viewer's if None."""


class PlainWording(Wording[View, Facts]):
    """For a game without a wording of its own."""


@dataclass(frozen=True)
class Presentation(Generic[V, F]):
    """What one game offers. `locale` is the folder of its Fluent files, one for each language.
    `minutes` is how long a game among people takes, the shortest and the longest; `weight` says how
    much there is to it, from 1 to 5. `means` are the sources of the game's evaluation that a turn
    is there to spend, such as pieces that wait: to have spent them is no reason against a move.
    `hopes` names for sources that are only hoped for the one in which they come true: a goal in
    reach, once it is claimed, is not lost."""

    locale: Traversable | None = None
    wording: Wording[V, F] = field(default_factory=PlainWording)
    drawing: Drawing[V, F] | None = None
    minutes: tuple[int, int] | None = None
    weight: int | None = None
    means: frozenset[str] = frozenset()
    hopes: Mapping[str, str] = field(default_factory=dict)
