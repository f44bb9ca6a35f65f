"""`orrery ladder`: measures the levels of play and writes the tables of the documents."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from orrery.bots.contestants import split_names
from orrery.bots.ladder import FILE, Ladder, ladder_pairings, rate_ladder, read_ladders
from orrery.bots.matches import MatchResult, introduce_pairings, schedule
from orrery.bots.ratings import report
from orrery.bots.stdio import SECONDS
from orrery.cli.arena_page import headings as arena_headings
from orrery.cli.arena_page import remark_lines
from orrery.cli.arena_page import rows_of as arena_rows
from orrery.cli.ladder_page import caption_of, headings, markdown, rows_of, write_between_marks
from orrery.cli.matches import play_matches
from orrery.cli.output import DOES_NOT_FIT, TEXTS, fail, print_plain, print_table
from orrery.cli.series import Seats
from orrery.cli.workers import Jobs, Ray, Seconds, workers_of
from orrery.core.errors import OrreryError

PAGES: Final = ("README.md", "docs/ladder.md")
_DATA: Final = f"src/orrery/bots/{FILE}"


class NoSources(OrreryError):
    """The folder holds no sources of the program."""

    code = "no-sources"


def ladder(
    game: Annotated[list[str] | None, typer.Argument(help=TEXTS.format("ladder-help-game"))] = None,
    seats: Seats = 2,
    games: Annotated[int, typer.Option(min=1, help=TEXTS.format("arena-help-games"))] = 400,
    bots: Annotated[str, typer.Option(help=TEXTS.format("ladder-help-bots"))] = "",
    jobs: Jobs = 0,
    ray: Ray = "",
    seed: Annotated[int, typer.Option(help=TEXTS.format("arena-help-seed"))] = 0,
    seconds: Seconds = SECONDS,
    log: Annotated[Path, typer.Option(help=TEXTS.format("ladder-help-log"))] = Path("ladder.jsonl"),
    write: Annotated[bool, typer.Option("--write", help=TEXTS.format("ladder-help-write"))] = False,
    tables: Annotated[
        bool, typer.Option("--tables", help=TEXTS.format("ladder-help-tables"))
    ] = False,
) -> None:
    from orrery.games import GAMES

    names = game or list(GAMES)
    try:
        if write or tables:
            _read_data()
        if tables:
            _write_pages(_read_data())
            return
        pairings = ladder_pairings(split_names(bots))
        tasks = [
            task
            for pairing in pairings
            for name in names
            for task in schedule(name, [pairing], seats, games, seed, seconds)
        ]
        programs = introduce_pairings(names[0], pairings)
        results, is_whole = play_matches(tasks, workers_of(jobs, ray), log)
        command = f"orrery ladder {' '.join(names)} --seats {seats} --games {games} --seed {seed}"
        found = [_show(name, results, programs, command) for name in names]
        if write and is_whole:
            _write_data([ladder for ladder in found if ladder is not None])
    except (OrreryError, OSError) as error:
        fail(error)
    if not is_whole:
        raise typer.Exit(DOES_NOT_FIT)


def _show(
    name: str, played: Sequence[MatchResult], programs: dict[str, str], command: str
) -> Ladder | None:
    """Print the ladder of one game as far as it was played."""
    results = [each for each in played if each.played.game == name]
    if not results:
        return None
    found = rate_ladder(results, command)
    print_plain(caption_of(found, TEXTS))
    print_table(headings(TEXTS), rows_of(found))
    if programs:
        whole = report(results, programs)
        guests = [row for row in arena_rows(whole) if row[0] in programs]
        print_table(arena_headings(TEXTS), guests)
        for line in remark_lines(whole, TEXTS):
            print_plain(line)
    return found


def _read_data() -> list[Ladder]:
    try:
        return read_ladders(Path(_DATA).read_bytes())
    except FileNotFoundError:
        raise NoSources(folder=str(Path.cwd()), file=_DATA) from None


def _write_data(found: Sequence[Ladder]) -> None:
    new = {(ladder.game, ladder.seats): ladder for ladder in found}
    ladders = {(ladder.game, ladder.seats): ladder for ladder in _read_data()} | new
    ordered = [ladders[key] for key in sorted(ladders)]
    Path(_DATA).write_bytes(msgspec.json.format(msgspec.json.encode(ordered)) + b"\n")
    _write_pages(ordered)


def _write_pages(ladders: Sequence[Ladder]) -> None:
    for name in PAGES:
        page = Path(name)
        written = write_between_marks(page.read_text("utf-8"), markdown(ladders))
        page.write_text(written, "utf-8")
        print_plain(TEXTS.format("ladder-written", file=name))
