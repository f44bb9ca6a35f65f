"""How good are the turns that a search chooses? In positions of games between quick bots each
search names a turn, and these are played out in the same dealings with the same luck: much finer
than whole games, but judged by the same value that the searches go by.

    python -m bench.choices cosmos --search wide:turns=240,kept=16 --search deep:ahead=8
"""

import argparse
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from math import sqrt
from statistics import mean, stdev
from typing import Any, Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

from orrery.bots.analyst import WEIGHTS, Analyst
from orrery.bots.evaluation import evaluator_of
from orrery.bots.garbage import collect_rarely
from orrery.bots.levels import LEVELS, Level
from orrery.bots.policy import Policy
from orrery.bots.search import Plan, Search
from orrery.bots.value import value_of
from orrery.core.game import CHANCE, NOBODY, Game
from orrery.core.rng import Rng
from orrery.core.view import View
from orrery.games import GAMES, game_named

_PLAYERS: Final = "navigator"
_STAGES: Final = 4


@dataclass
class Searcher:
    """One way to search, and what was found of its choices: points ahead of the turn that the
    players themselves would choose, a win counting extra, and the processor time of a decision."""

    name: str
    analyst: Analyst
    points: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)


def main() -> None:
    asked = _arguments()
    collect_rarely()
    game = game_named(asked.game)
    level = LEVELS[asked.level]
    searchers = [Searcher(level.name, Analyst(game, level))]
    searchers += [_searcher(game, level, text) for text in asked.search]
    judge = _judge(game, replace(level, ahead=asked.ahead))
    players = Analyst(game, LEVELS[_PLAYERS])
    views = _positions(game, asked.seats, players, asked.seed)
    for number in track(range(asked.positions), description="Positions"):
        _choose(game, searchers, players, judge, next(views), number, asked.deals)
    _show(searchers)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.choices", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--level", choices=list(LEVELS), default="architect")
    parser.add_argument("--search", action="append", default=[], help="NAME:turns=240,kept=16")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--deals", type=int, default=96, help="playouts of each turn")
    parser.add_argument("--ahead", type=int, default=6, help="turns of these playouts")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def _searcher(game: Game[Any, Any], level: Level, text: str) -> Searcher:
    name, _, changes = text.partition(":")
    known = {each.name for each in fields(Level)} - {"name", "errors"}
    numbers = {key: int(number) for key, number in _pairs(changes)}
    if not numbers or numbers.keys() - known:
        raise SystemExit(f"--search {text}: name some of {', '.join(sorted(known))}")
    changed: Mapping[str, Any] = numbers
    return Searcher(name, Analyst(game, replace(level, **changed)))


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    for pair in text.split(","):
        key, _, number = pair.partition("=")
        if not number.isdecimal():
            raise SystemExit(f"--search: {pair!r} is no setting like turns=240")
        yield key, number


def _judge(game: Game[Any, Any], level: Level) -> Search:
    evaluator = evaluator_of(game, WEIGHTS)
    return Search(Policy(game, evaluator), evaluator, level, value_of(game))


def _positions(game: Game[Any, Any], seats: int, players: Analyst, seed: int) -> Iterator[View]:
    """Views at the beginning of a turn, as many of each quarter of a game."""
    number = 0
    while True:
        rng = Rng("choices", seed, number)
        views = _views(game, seats, players, rng)
        part = max(1, len(views) // _STAGES)
        for stage in range(_STAGES):
            yield views[min(len(views) - 1, stage * part + rng.below(part))]
        number += 1


def _views(game: Game[Any, Any], seats: int, players: Analyst, rng: Rng) -> list[View]:
    state = game.new(seats)
    views: list[View] = []
    turn = -1
    while (actor := game.to_act(state)) != NOBODY:
        if actor == CHANCE:
            game.advance(state, game.draw(state, rng))
            continue
        view = game.view(state, actor)
        if game.turn(state) != turn:
            turn = game.turn(state)
            views.append(view)
        for action in players.find_plan(view, rng.word()).actions:
            game.advance(state, action)
    return views


def _choose(
    game: Game[Any, Any],
    searchers: list[Searcher],
    players: Analyst,
    judge: Search,
    view: View,
    number: int,
    deals: int,
) -> None:
    plain = Plan(players.find_plan(view, number).actions)
    plans: dict[frozenset[int], Plan] = {}
    chosen: list[Plan] = []
    for searcher in searchers:
        begun = time.process_time()
        actions = searcher.analyst.find_plan(view, number).actions
        searcher.seconds.append(time.process_time() - begun)
        done = frozenset(int(action.index) for action in actions)
        chosen.append(plans.setdefault(done, Plan(actions)))
    rng = Rng("judge", number)
    root = game.determinize(view, rng)
    for _ in range(deals):
        judge.play_deal(root, [plain, *plans.values()], view.viewer, rng)
    for searcher, plan in zip(searchers, chosen, strict=True):
        searcher.points.append(plan.value() - plain.value())


def _show(searchers: list[Searcher]) -> None:
    table = Table("search", "points", "beside the first", "ms a decision")
    first = searchers[0]
    for searcher in searchers:
        beside = [ours - theirs for ours, theirs in zip(searcher.points, first.points, strict=True)]
        table.add_row(
            searcher.name,
            _with_error(searcher.points),
            "" if searcher is first else _with_error(beside),
            f"{1000 * mean(searcher.seconds):.0f}",
        )
    Console().print(table)


def _with_error(numbers: list[float]) -> str:
    error = stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return f"{mean(numbers):+.2f} ± {error:.2f}"


if __name__ == "__main__":
    main()
