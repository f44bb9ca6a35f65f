"""The best few moves of the bot at hand, each with what it gains and from which sources."""

from typing import Any, Final

from mypy_extensions import i64

from orrery.bots.greedy import GreedyBot, Line
from orrery.core.action import Action
from orrery.core.game import Game, State
from orrery.core.rng import Rng
from orrery.core.view import View

_NOTHING: Final = 1e-9
# What the draws of a line brought above their mean is no merit of the move.
LUCK: Final = "luck"

Move = tuple[str, float, dict[str, float]]


def best_moves(
    game: Game[Any, Any], view: View, legal: list[Action], rng: Rng, count: int
) -> list[Move]:
    """The best moves first: text, gain in points, and the gain by source."""
    bot = GreedyBot(game, rng)
    root: State = game.determinize(view, rng)
    seat = i64(view.viewer)
    start = game.worth(root, seat)
    lines = _lines(bot, root, seat, [action for action in legal if not action.ends_turn])
    # As the bot itself: the turn is given up only where nothing helps any more.
    if not lines or lines[0].worth <= start + _NOTHING:
        lines = _lines(bot, root, seat, [action for action in legal if action.ends_turn]) + lines
    before = game.appraise(root, seat)
    moves: list[Move] = []
    told: set[str] = set()
    for line in lines:
        if len(moves) == count:
            break
        gains = _gains(game, line, seat, before)
        # The same deed elsewhere with the same outcome tells nothing new.
        tale = f"{line.first.text.split(' ')[0]} {_rounded(gains)}"
        if tale not in told:
            told.add(tale)
            moves.append((line.first.text, line.worth - start, gains))
    return moves


def _rounded(gains: dict[str, float]) -> str:
    return " ".join([f"{source} {gain:.1f}" for source, gain in gains.items()])


def _lines(bot: GreedyBot, root: State, seat: i64, actions: list[Action]) -> list[Line]:
    return bot.best_lines(root, seat, actions) if actions else []


def _gains(
    game: Game[Any, Any], line: Line, seat: i64, before: dict[str, float]
) -> dict[str, float]:
    after = game.appraise(line.state, seat)
    after[LUCK] = -line.luck
    gains: dict[str, float] = {}
    for source in sorted(set(before) | set(after)):
        gain = after.get(source, 0.0) - before.get(source, 0.0)
        if abs(gain) > _NOTHING:
            gains[source] = gain
    return gains
