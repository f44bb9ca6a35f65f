"""`orrery check-bot`: play games with a program and report every breach of the protocol."""

import shlex
import sys
from typing import Annotated, Any

import msgspec
import typer

from orrery.bots.checking import GAMES, Breach, CheckReport, check_bot, check_tasks
from orrery.bots.stdio import SECONDS
from orrery.cli.output import DOES_NOT_FIT, TEXTS, fail, print_plain, progress_bar
from orrery.cli.workers import Jobs, Seconds, workers_of
from orrery.core.errors import BadSeats, OrreryError
from orrery.core.game import Game

_SENT = 200


def check(
    command: Annotated[list[str], typer.Argument(help=TEXTS.format("check-help-command"))],
    game: Annotated[list[str] | None, typer.Option(help=TEXTS.format("check-help-game"))] = None,
    seats: Annotated[list[int] | None, typer.Option(help=TEXTS.format("check-help-seats"))] = None,
    games: Annotated[int, typer.Option(min=1, help=TEXTS.format("check-help-games"))] = GAMES,
    seed: Annotated[int, typer.Option(help=TEXTS.format("check-help-seed"))] = 0,
    seconds: Seconds = SECONDS,
    jobs: Jobs = 1,
    as_json: Annotated[bool, typer.Option("--json", help=TEXTS.format("check-help-json"))] = False,
) -> None:
    # One word is a whole command line, as after `cmd:`; several are its words.
    line = command[0] if len(command) == 1 else shlex.join(command)
    try:
        chosen = _games_named(game or [])
        counts = _seat_counts(chosen, seats or [])
        tasks = check_tasks(line, chosen, counts, games, seed, seconds)
        with progress_bar(TEXTS.format("check-progress")) as shown:
            report = check_bot(tasks, workers_of(jobs, ""), shown)
    except OrreryError as error:
        fail(error)
    if as_json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        _print_report(report, games)
    if report.breaches:
        raise typer.Exit(DOES_NOT_FIT)


def _games_named(names: list[str]) -> list[Game[Any, Any]]:
    from orrery.games import GAMES as ALL
    from orrery.games import game_named

    return [game_named(name) for name in names] or list(ALL.values())


def _seat_counts(games: list[Game[Any, Any]], wanted: list[int]) -> list[int]:
    """The numbers of seats to play with: 2 to 4 unless told, as far as the games have them."""
    known = sorted({count for game in games for count in game.seat_counts})
    for count in wanted:
        if count not in known:
            raise BadSeats(game=", ".join(game.id for game in games), seats=count, known=known)
    return wanted or [count for count in known if 2 <= count <= 4] or known


def _print_report(report: CheckReport, wanted: int) -> None:
    counts = {"games": report.games, "finished": report.finished, "moves": report.moves}
    print_plain(TEXTS.format("check-done", name=report.name or report.command, **counts))
    for alike in _alike([*report.breaches, *report.warnings]):
        _print_breach(alike[0])
        if len(alike) > 1:
            _print_indented("check-again", count=len(alike) - 1)
    if report.games < wanted:
        print_plain(TEXTS.format("check-stopped", left=wanted - report.games))
    if not report.breaches:
        print_plain(TEXTS.format("check-good"))


def _alike(breaches: list[Breach]) -> list[list[Breach]]:
    """Breaches of one kind with the same answer, each told once."""
    found: dict[tuple[str, int | None, str], list[Breach]] = {}
    for breach in breaches:
        found.setdefault((breach.kind, breach.status, breach.heard), []).append(breach)
    return list(found.values())


def _print_breach(breach: Breach) -> None:
    print_plain("")
    kind = TEXTS.format(f"check-{breach.kind}", **_facts_of(breach))
    print_plain(TEXTS.format("check-warning" if breach.is_warning else "check-breach", text=kind))
    where = {name: getattr(breach, name) for name in ("number", "game", "seats", "seat", "entry")}
    _print_indented("check-where", **where)
    for name in ("sent", "heard", "said"):
        if text := getattr(breach, name):
            shown = text if len(text) <= _SENT else f"{text[:_SENT]}…"
            _print_indented(f"check-{name}", text=shown)
    _print_indented("check-advice", text=TEXTS.format(f"check-do-{breach.kind}"))


def _print_indented(key: str, **facts: str | float) -> None:
    print_plain(f"  {TEXTS.format(key, **facts)}")


def _facts_of(breach: Breach) -> dict[str, str | float]:
    """What the sentence of a breach names."""
    status = "?" if breach.status is None else str(breach.status)
    return {"seconds": breach.seconds or 0, "status": status}
