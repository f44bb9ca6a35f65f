"""Matches played for a command: what is kept in a file is not played again, and what was finished
before Ctrl-C still counts."""

from collections.abc import Sequence
from pathlib import Path

from orrery.bots.match_log import MatchLog
from orrery.bots.matches import MatchGame, MatchResult, play_match_game
from orrery.bots.work import Workers, run_each
from orrery.cli.output import TEXTS, print_plain, progress_bar


def play_matches(
    tasks: Sequence[MatchGame], workers: Workers, log: Path | None
) -> tuple[list[MatchResult], bool]:
    """Play what is missing and keep each game as it ends; all that is known, and whether that is
    the whole."""
    kept = MatchLog(log)
    is_whole = _play(tasks, kept, workers, log)
    return kept.results(tasks), is_whole


def _play(tasks: Sequence[MatchGame], kept: MatchLog, workers: Workers, log: Path | None) -> bool:
    missing = kept.missing(tasks)
    done = len(tasks) - len(missing)
    if done:
        print_plain(TEXTS.format("ladder-resumed", done=done, total=len(tasks), file=str(log)))
    try:
        with progress_bar(TEXTS.format("simulate-progress")) as shown:
            for number, (_, result) in enumerate(run_each(missing, play_match_game, workers), 1):
                kept.add(result)
                shown(done + number, len(tasks))
    except KeyboardInterrupt:
        _say_stopped(len(kept.results(tasks)), len(tasks), log)
        return False
    return True


def _say_stopped(done: int, total: int, log: Path | None) -> None:
    key = "arena-stopped" if log is None else "ladder-stopped"
    print_plain(TEXTS.format(key, done=done, total=total, file=str(log)))
