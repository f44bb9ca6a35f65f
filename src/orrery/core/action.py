"""Actions: typed verbs, each existing once, with one text and one index."""

import re
from collections.abc import Iterable, Iterator

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


class ActionTable:
    """Every action of a game; the index is the rank of the text by code point."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self._actions = sorted(actions, key=_text_of)
        self._by_text: dict[str, Action] = {}
        for index, action in enumerate(self._actions):
            action.index = index
            self._by_text[action.text] = action
        if len(self._by_text) != len(self._actions):
            raise ValueError("two actions share a text")

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __getitem__(self, index: int) -> Action:
        return self._actions[index]

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
