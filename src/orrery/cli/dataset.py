"""`orrery dataset`: games between bots as tables of Parquet, for programs that learn."""

from pathlib import Path
from typing import Annotated

import typer

from orrery.bots.arena import Series
from orrery.bots.contestants import split_names
from orrery.bots.stdio import SECONDS
from orrery.cli.output import DOES_NOT_FIT, TEXTS, fail, print_plain, progress_bar
from orrery.cli.series import Bots, GameName, GameOptions, Seats, parse_options
from orrery.cli.workers import Jobs, Ray, Seconds, workers_of
from orrery.core.errors import OrreryError


class NoPyArrow(OrreryError):
    """What datasets need is not installed."""

    code = "no-pyarrow"


class Unencodable(OrreryError):
    """The game has no encoding."""

    code = "no-encoding"


def dataset(
    game: GameName,
    out: Annotated[Path, typer.Option(help=TEXTS.format("dataset-help-out"))],
    bots: Bots = "random",
    games: Annotated[int, typer.Option(min=1, help=TEXTS.format("simulate-help-games"))] = 100,
    seats: Seats = 2,
    seed: Annotated[int, typer.Option(help=TEXTS.format("dataset-help-seed"))] = 0,
    option: GameOptions = None,
    games_per_shard: Annotated[
        int, typer.Option(min=1, help=TEXTS.format("dataset-help-shard"))
    ] = 20,
    jobs: Jobs = 0,
    ray: Ray = "",
    seconds: Seconds = SECONDS,
) -> None:
    from orrery.games import game_named

    try:
        from orrery.rl import collect as c
    except ImportError as error:
        fail(NoPyArrow(module=error.name or ""))
    try:
        rules = game_named(game)
        if rules.encoding() is None:
            raise Unencodable(game=game)
        options = parse_options(option or [])
        series = Series(rules, seats, options, split_names(bots), seed, seconds)
        recipe = c.recipe_of(series, games, games_per_shard)
        c.open_folder(recipe, out)
        with progress_bar(TEXTS.format("simulate-progress")) as shown:
            digest = c.collect(series, recipe, out, workers_of(jobs, ray), shown)
    except KeyboardInterrupt:
        print_plain(TEXTS.format("dataset-stopped", folder=str(out)))
        raise typer.Exit(DOES_NOT_FIT) from None
    except (OrreryError, OSError) as error:
        fail(error)
    decisions = sum(
        found.rows for name, found in digest.files.items() if name.startswith("decisions/")
    )
    print_plain(TEXTS.format("dataset-done", games=games, decisions=decisions, folder=str(out)))
    print_plain(TEXTS.format("dataset-digest", digest=digest.sha256))
