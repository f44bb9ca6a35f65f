"""A position for programs to which chance is a player of its own, as it is to OpenSpiel."""

from collections.abc import Mapping
from typing import Any, Final

from librt.strings import BytesWriter, read_f32_le, read_i64_le
from mypy_extensions import i64

from orrery.core.game import CHANCE, NOBODY, Encoding, Game, State
from orrery.games import game_of, reference_to
from orrery.rl.episode import encoding_of
from orrery.rl.history import HIDDEN, History

# Most floats of an encoding are 0 or 1, which need not be made anew each time, as a literal would
# be. There are many zeros: of a single one, each place of a list that is let go of would wait for
# the place before it to count down the same number.
_ZEROS: Final[list[object]] = [float(zero) for zero in ["0"] * 64]
_ONE: Final[object] = float("1")
_FLOAT: Final = 4


class Position:
    """A position and the entries that led to it: copied quickly, pickled by its entries."""

    def __init__(self, game: Game[Any, Any], state: State, options: Mapping[str, str]) -> None:
        self.game = game
        self.state = state
        self.options = options
        self.actor: i64 = game.to_act(state)
        self._encoding: Encoding[Any] = encoding_of(game)
        self._history = History()
        self._out = BytesWriter()

    @property
    def is_over(self) -> bool:
        return self.actor == NOBODY

    @property
    def is_up_to_chance(self) -> bool:
        return self.actor == CHANCE

    def act(self, index: int) -> None:
        """Do an action, or what chance brings, known to be legal."""
        game, state = self.game, self.state
        action = game.actions[index]
        self._history.add(self.actor, action.index, game.audience(state, action))
        game.advance(state, action)
        self.actor = game.to_act(state)

    def legal(self) -> list[int]:
        """The indices of what the actor may do, in their order."""
        indices = [int(action.index) for action in self.game.legal_actions(self.state)]
        indices.sort()
        return indices

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, with its chance."""
        outcomes = self.game.chance_outcomes(self.state)
        total: i64 = 0
        for _, weight in outcomes:
            total += weight
        found = [(int(action.index), weight / int(total)) for action, weight in outcomes]
        found.sort()
        return found

    def observation(self, seat: i64) -> bytes:
        """What a seat may know, as 32-bit floats."""
        out = self._out
        out.truncate(0)
        self._encoding.write(self.state, seat, out)
        return out.getvalue()

    def floats(self, seat: i64) -> list[object]:
        """The same as a list."""
        return _floats_of(self.observation(seat))

    def told(self, seat: i64) -> list[str]:
        """A line for every entry: who made it, and its text, or `?` where it is hidden."""
        lines: list[str] = []
        for entry in range(self._history.size()):
            index = self._history.read(entry, seat)
            text = "?" if index == HIDDEN else self.game.actions[index].text
            lines.append(f"{int(self._history.actors[entry])} {text}")
        return lines

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        clone = Position(self.game, self.state.copy(), self.options)
        clone._history = self._history.copy()
        return clone

    def __reduce__(self) -> tuple[Any, ...]:
        played = [int(index) for index in self._history.indices]
        seats = int(self.state.seats)
        return _replay, (reference_to(self.game), seats, dict(self.options), played)


def begin(game: Game[Any, Any], seats: int, options: Mapping[str, str]) -> Position:
    """The position before the first entry."""
    return Position(game, game.new(seats, options), options)


def _replay(reference: str, seats: int, options: dict[str, str], played: list[int]) -> Position:
    position = begin(game_of(reference), seats, options)
    for index in played:
        position.act(index)
    return position


def _floats_of(encoded: bytes) -> list[object]:
    """Encoded floats as a list. Two at a time are passed over where both are zero."""
    size: i64 = len(encoded) // _FLOAT
    found: list[object] = _ZEROS * (int(size) // len(_ZEROS) + 1)
    del found[int(size) :]
    place: i64 = 0
    while place + 1 < size:
        if read_i64_le(encoded, _FLOAT * place) != 0:
            _put(found, encoded, place)
            _put(found, encoded, place + 1)
        place += 2
    if place < size:
        _put(found, encoded, place)
    return found


def _put(found: list[object], encoded: bytes, place: i64) -> None:
    value = read_f32_le(encoded, _FLOAT * place)
    if value == 1.0:
        found[place] = _ONE
    elif value != 0.0:
        found[place] = value
