"""Lines of play from one seat's view: the analyst's best one, and two of them compared by games
played to their end in the same dealings with the same luck."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from mypy_extensions import i64

from orrery.bots.analyst import Analyst, Worth, add, mean_of
from orrery.bots.pauses import Pauses
from orrery.core.action import Action
from orrery.core.game import Game, State, totals
from orrery.core.rng import Rng
from orrery.core.view import View

RIVALS: Final = "rivals"
"""The source of what the best rival loses."""


class Comparison(Struct, frozen=True, kw_only=True):
    """What one line is worth more than another: `margin` in points ahead of the best rival at the
    end of the game, by `sources` of points, and `chance` of the chance to win; each mean with its
    standard error."""

    margin: float
    margin_error: float
    chance: float
    chance_error: float
    sources: Worth


def best_line(analyst: Analyst, view: View, legal: Sequence[Action], place: int) -> list[str]:
    """The analyst's line, up to the first draw; seeded by its place in the record."""
    actions = legal if len(legal) == 1 else analyst.find_plan(view, place).actions
    return [action.text for action in actions]


def is_same_end(game: Game[Any, Any], view: View, one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether two lines lead to the same position, perhaps in another order."""
    root: State = game.determinize(view, Rng("same"))
    return int(game.key(_play(game, root, one))) == int(game.key(_play(game, root, other)))


def goes_on(game: Game[Any, Any], view: View, line: Sequence[str]) -> bool:
    """Whether the turn is not over after a line."""
    root: State = game.determinize(view, Rng("same"))
    return bool(game.turn(_play(game, root, line)) == game.turn(root))


def compare(
    analyst: Analyst,
    game: Game[Any, Any],
    view: View,
    lines: tuple[Sequence[str], Sequence[str]],
    playouts: int,
    seed: object,
) -> Pauses[Comparison]:
    """What the first line is worth more than the second, by so many games of each."""
    rng = Rng("compare", game.id, view.viewer, seed)
    root: State = game.determinize(view, rng)
    tally = _Tally()
    for _ in range(playouts):
        deal: State = game.redeal(root, i64(view.viewer), rng)
        luck = int(rng.word())
        ends: list[_End] = []
        for line in lines:
            yield
            state = _play(game, deal, line)
            analyst.policy.play_out(state, Rng(luck))
            ends.append(_End(game, state, view.viewer))
        tally.add(*ends)
    return tally.comparison()


def _play(game: Game[Any, Any], root: State, line: Sequence[str]) -> State:
    state: State = root.copy()
    for text in line:
        game.advance(state, game.actions.parse(text))
    return state


class _End:
    """How a game ended for a seat."""

    def __init__(self, game: Game[Any, Any], state: State, seat: int) -> None:
        scores = game.scores(state)
        points = totals(scores)
        rival = max(each for other, each in enumerate(points) if other != seat)
        self.margin = points[seat] - rival
        self.sources: Worth = {**scores[seat], RIVALS: -float(rival)}
        self.win = share_of_win(game, state, seat)


def share_of_win(game: Game[Any, Any], state: State, seat: int) -> float:
    """1 for the winner of a finished game, and for those who share the win their part."""
    standings = game.standings(state)
    best = max(standings)
    return 1.0 / standings.count(best) if standings[seat] == best else 0.0


class _Tally:
    """Adds up the differences between two lines."""

    def __init__(self) -> None:
        self._count = 0
        self._margins = [0.0, 0.0]
        self._wins = [0.0, 0.0]
        self._sources: Worth = {}

    def add(self, one: _End, other: _End) -> None:
        self._count += 1
        for sums, gain in (
            (self._margins, one.margin - other.margin),
            (self._wins, one.win - other.win),
        ):
            sums[0] += gain
            sums[1] += gain * gain
        less = {source: -points for source, points in other.sources.items()}
        self._sources = add(self._sources, add(one.sources, less))

    def comparison(self) -> Comparison:
        margin, margin_error = mean_of(self._margins[0], self._margins[1], self._count)
        chance, chance_error = mean_of(self._wins[0], self._wins[1], self._count)
        return Comparison(
            margin=margin,
            margin_error=margin_error,
            chance=chance,
            chance_error=chance_error,
            sources={name: gain / self._count for name, gain in self._sources.items() if gain},
        )
