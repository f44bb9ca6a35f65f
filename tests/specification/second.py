"""What a second implementation of the rules is: a game that asks one question after another.

It is written from docs/specification and docs/notation.md alone, for clarity and not for speed, and
shares no code and no content with the engine."""

from collections.abc import Generator, Iterable, Mapping
from typing import NamedTuple, TypeVar

CHANCE = "chance"


class Question(NamedTuple):
    """Who is to act, and every possible text with its weight, 1 for the choices of a seat."""

    actor: int | str
    options: Mapping[str, int]


Answer = TypeVar("Answer")
Play = Generator[Question, str, Answer]


def ask(seat: int, texts: Iterable[str]) -> Play[list[str]]:
    """The words of the action a seat chooses."""
    answer = yield Question(seat, dict.fromkeys(texts, 1))
    return answer.split()


def draw(weights: Mapping[str, int]) -> Play[str]:
    """The last word of what chance brings, of outcomes with a weight above 0."""
    answer = yield Question(CHANCE, {text: weight for text, weight in weights.items() if weight})
    return answer.split()[-1]


class SecondGame:
    """A running game. `question` is None when it is over."""

    def __init__(self) -> None:
        self._play = self.play()
        self.question: Question | None = next(self._play)

    def play(self) -> Play[None]:
        raise NotImplementedError

    def scores(self) -> list[int]:
        raise NotImplementedError

    def standings(self) -> list[tuple[int, ...]]:
        raise NotImplementedError

    def answer(self, text: str) -> None:
        try:
            self.question = self._play.send(text)
        except StopIteration:
            self.question = None

    def ranks(self) -> list[int]:
        standings = self.standings()
        return [1 + sum(other > own for other in standings) for own in standings]
