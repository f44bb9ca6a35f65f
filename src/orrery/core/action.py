"""Actions: typed verbs, each existing once, with one text and one index."""

import re
from collections.abc import Iterable, Iterator
from importlib.resources import files

from mypy_extensions import i64, mypyc_attr

from orrery.core.errors import MalformedAction, UnknownAction

_CANONICAL = re.compile(r"[A-Za-z0-9-]+(?: [A-Za-z0-9-]+)*")
LONGEST_TEXT = 80


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Something a seat may do or chance may bring. A game has one class per verb and marks the
    actions that end a turn."""

    def __init__(self, text: str, ends_turn: bool = False) -> None:
        self.text: str = text
        self.index: i64 = -1
        self.ends_turn: bool = ends_turn

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Numbering:
    """Texts in the order of their indices, as a game has published them: `version` rises with each
    addition, and an addition comes after all that was there."""

    def __init__(self, text: str = "") -> None:
        lines = text.splitlines()
        self.texts = [line for line in lines if not line.startswith("#")]
        self.version = max(1, len(lines) - len(self.texts))


def read_numbering(package: str) -> Numbering:
    """The numbering in `actions.txt` beside a game: a line `# version N` before what it added."""
    return Numbering((files(package) / "actions.txt").read_text("utf-8"))


class ActionTable:
    """Every action of a game, in the order of their texts. An index once published stays with its
    text; what has none yet follows, in the order of the texts."""

    def __init__(self, actions: Iterable[Action], numbering: Numbering | None = None) -> None:
        self._actions = sorted(actions, key=_text_of)
        self._by_text: dict[str, Action] = {action.text: action for action in self._actions}
        if len(self._by_text) != len(self._actions):
            raise ValueError("two actions share a text")
        numbering = numbering or Numbering()
        self.version = numbering.version
        published = set(numbering.texts)
        self.unpublished = [a.text for a in self._actions if a.text not in published]
        self._by_index: list[Action | None] = []
        for index, text in enumerate([*numbering.texts, *self.unpublished]):
            action = self._by_text.get(text)
            self._by_index.append(action)
            if action is not None:
                action.index = index
        self.size = len(self._by_index)
        """How many indices there are: a changed content may leave some without an action."""

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __getitem__(self, index: int) -> Action:
        action = self._by_index[index]
        if action is None:
            raise IndexError(index)
        return action

    def parse(self, text: str) -> Action:
        """Find the action with exactly this text."""
        action = self._by_text.get(text)
        if action is not None:
            return action
        if len(text) > LONGEST_TEXT or _CANONICAL.fullmatch(text) is None:
            raise MalformedAction(text)
        raise UnknownAction(text)


def _text_of(action: Action) -> str:
    return action.text


def texts_of(actions: Iterable[Action]) -> list[str]:
    """Texts in the order of the notation: by code point."""
    return sorted(action.text for action in actions)
