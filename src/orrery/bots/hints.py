"""Hints: the bot's best few moves, each with what it gains and from which sources."""

from typing import Any, Final

from mypy_extensions import i64

from orrery.bots.evaluation import evaluator_of
from orrery.bots.greedy import Candidate, GreedyBot
from orrery.core.action import Action
from orrery.core.game import Evaluator, Game, State
from orrery.core.rng import Rng
from orrery.core.view import View

_NOTHING: Final = 1e-9
# Draws that were better than average do not make a move better.
LUCK: Final = "luck"

RankedMove = tuple[str, float, dict[str, float]]


def best_moves(
    game: Game[Any, Any], view: View, legal: list[Action], rng: Rng, count: int
) -> list[RankedMove]:
    """The best moves first: text, gain in points, and the gain by source."""
    bot = GreedyBot(game, rng)
    root: State = game.determinize(view, rng)
    seat = i64(view.viewer)
    evaluator: Evaluator[Any] = evaluator_of(game)
    start = evaluator.worth(root, seat)
    going_on = [action for action in legal if not action.ends_turn]
    ending = [action for action in legal if action.ends_turn]
    candidates = _candidates(bot, root, seat, going_on)
    # Like the bot itself, advise ending the turn only where nothing else helps.
    if not candidates or candidates[0].worth <= start + _NOTHING:
        candidates = _candidates(bot, root, seat, ending) + candidates
    before = evaluator.appraise(root, seat)
    moves: list[RankedMove] = []
    summaries: set[str] = set()
    for candidate in candidates:
        if len(moves) == count:
            break
        gains = _gains(evaluator, candidate, seat, before)
        # The same verb with the same gains in another place tells the player nothing new.
        summary = f"{candidate.first.text.split(' ')[0]} {_summary_of(gains)}"
        if summary not in summaries:
            summaries.add(summary)
            moves.append((candidate.first.text, candidate.worth - start, gains))
    return moves


def _summary_of(gains: dict[str, float]) -> str:
    return " ".join([f"{source} {gain:.1f}" for source, gain in gains.items()])


def _candidates(bot: GreedyBot, root: State, seat: i64, actions: list[Action]) -> list[Candidate]:
    return bot.best_candidates(root, seat, actions) if actions else []


def _gains(
    evaluator: Evaluator[Any], candidate: Candidate, seat: i64, before: dict[str, float]
) -> dict[str, float]:
    after = evaluator.appraise(candidate.state, seat)
    after[LUCK] = -candidate.luck
    gains: dict[str, float] = {}
    for source in sorted(set(before) | set(after)):
        gain = after.get(source, 0.0) - before.get(source, 0.0)
        if abs(gain) > _NOTHING:
            gains[source] = gain
    return gains
