"""`orrery ladder`: measures the levels of play and writes the tables of the documents."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from orrery.bots.contestants import split_names
from orrery.bots.ladder import FILE, Ladder, ladder_pairings, rate_ladder
from orrery.bots.match_log import MatchLog
from orrery.bots.matches import MatchGame, introduce_pairings, play_match_game, schedule
from orrery.bots.ratings import report
from orrery.bots.stdio import SECONDS
from orrery.bots.work import Workers, run_each
from orrery.cli.arena_page import headings as arena_headings
from orrery.cli.arena_page import remark_lines
from orrery.cli.arena_page import rows_of as arena_rows
from orrery.cli.ladder_page import caption_of, headings, markdown, rows_of, write_between_marks
from orrery.cli.output import DOES_NOT_FIT, TEXTS, fail, print_plain, print_table, progress_bar
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
        kept = MatchLog(log)
        is_whole = _play(tasks, kept, workers_of(jobs, ray), log)
        command = f"orrery ladder {' '.join(names)} --seats {seats} --games {games} --seed {seed}"
        found = [_show(name, tasks, kept, programs, command) for name in names]
        if write and is_whole:
            _write_data([ladder for ladder in found if ladder is not None])
    except (OrreryError, OSError) as error:
        fail(error)
    if not is_whole:
        raise typer.Exit(DOES_NOT_FIT)


def _play(tasks: Sequence[MatchGame], kept: MatchLog, workers: Workers, log: Path) -> bool:
    """Play what is missing, and keep each game as it ends; whether all of it was played."""
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
        count = len(kept.results(tasks))
        print_plain(TEXTS.format("ladder-stopped", done=count, total=len(tasks), file=str(log)))
        return False
    return True


def _show(
    name: str, tasks: Sequence[MatchGame], kept: MatchLog, programs: dict[str, str], command: str
) -> Ladder | None:
    """Print the ladder of one game as far as it was played."""
    results = kept.results([task for task in tasks if task.game == name])
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


def _read_data() -> dict[str, Ladder]:
    try:
        return msgspec.json.decode(Path(_DATA).read_bytes(), type=dict[str, Ladder])
    except FileNotFoundError:
        raise NoSources(folder=str(Path.cwd()), file=_DATA) from None


def _write_data(found: Sequence[Ladder]) -> None:
    ladders = _read_data() | {ladder.game: ladder for ladder in found}
    ordered = {name: ladders[name] for name in sorted(ladders)}
    Path(_DATA).write_bytes(msgspec.json.format(msgspec.json.encode(ordered)) + b"\n")
    _write_pages(ordered)


def _write_pages(ladders: dict[str, Ladder]) -> None:
    for name in PAGES:
        page = Path(name)
        written = write_between_marks(page.read_text("utf-8"), markdown(ladders.values()))
        page.write_text(written, "utf-8")
        print_plain(TEXTS.format("ladder-written", file=name))
