"""Collects a dataset in a folder, shard by shard. A run that was stopped goes on where it was; a
finished shard is never written again."""

import hashlib
from collections.abc import Callable
from pathlib import Path

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq
from msgspec import Struct

from orrery.bots.arena import Series
from orrery.bots.match_log import program_digest
from orrery.bots.work import Workers, run_each
from orrery.core.errors import OrreryError
from orrery.games import game_named
from orrery.play.record import write_whole
from orrery.rl.data_card import describe
from orrery.rl.episode import encoding_of
from orrery.rl.recipe import (
    CARD,
    DIGEST,
    RECIPE,
    Digest,
    FileDigest,
    NoDataset,
    Recipe,
    read_recipe,
)
from orrery.rl.shards import TABLES, ShardTask, file_name, play_shard


class OtherDataset(OrreryError):
    """The folder holds a dataset made otherwise."""

    code = "other-dataset"


def recipe_of(series: Series, games: int, games_per_shard: int) -> Recipe:
    """The recipe of so many games of a series."""
    task = series.task(1)
    game = game_named(task.game)
    return Recipe(
        game=game.id,
        rules=game.rules,
        seats=task.seats,
        options=game.full_options(task.options),
        bots=task.bots,
        games=games,
        seed=task.seed,
        games_per_shard=games_per_shard,
        seconds=task.seconds,
        encoding=encoding_of(game).version,
        actions=game.actions.version,
        program=program_digest(game.id),
    )


def open_folder(recipe: Recipe, folder: Path) -> None:
    """Begin a dataset in the folder, or go on with the one that is there."""
    file = folder / RECIPE
    if file.exists():
        found = read_recipe(folder)
        if found != recipe:
            fields = recipe.__struct_fields__
            differ = [name for name in fields if getattr(found, name) != getattr(recipe, name)]
            raise OtherDataset(folder=str(folder), settings=differ)
        return
    if folder.exists() and any(folder.iterdir()):
        raise NoDataset(folder=str(folder), file=RECIPE)
    for table in TABLES:
        (folder / table).mkdir(parents=True, exist_ok=True)
    write_whole(file, _json(recipe))


def shard_tasks(series: Series, recipe: Recipe) -> list[ShardTask]:
    """All shards of a dataset."""
    size = recipe.games_per_shard
    firsts = range(1, recipe.games + 1, size)
    return [
        ShardTask(
            number,
            tuple(series.task(game) for game in range(first, min(first + size, recipe.games + 1))),
        )
        for number, first in enumerate(firsts)
    ]


def is_finished(folder: Path, number: int) -> bool:
    """Whether all tables of a shard are there and whole."""
    return all(_is_whole(folder / file_name(table, number)) for table in TABLES)


def _is_whole(file: Path) -> bool:
    try:
        pq.read_metadata(file)
    except (OSError, pa.ArrowInvalid):
        return False
    return True


def collect(
    series: Series,
    recipe: Recipe,
    folder: Path,
    workers: Workers,
    progress: Callable[[int, int], None],
) -> Digest:
    """Play what is missing, then write the digest and the data card."""
    tasks = shard_tasks(series, recipe)
    missing = [task for task in tasks if not is_finished(folder, task.number)]
    done = recipe.games - sum(len(task.games) for task in missing)
    progress(done, recipe.games)
    for _, shard in run_each(missing, play_shard, workers):
        for table, content in shard.files.items():
            write_whole(folder / file_name(table, shard.number), content)
        done += shard.games
        progress(done, recipe.games)
    digest = digest_of(folder)
    write_whole(folder / DIGEST, _json(digest))
    write_whole(folder / CARD, describe(recipe, digest, folder).encode())
    return digest


def digest_of(folder: Path) -> Digest:
    sums = sums_of(folder)
    lines = "".join(f"{sha256}  {name}\n" for name, sha256 in sums.items())
    files = {name: _describe(folder / name, sha256) for name, sha256 in sums.items()}
    return Digest(sha256=hashlib.sha256(lines.encode()).hexdigest(), files=files)


def sums_of(folder: Path) -> dict[str, str]:
    """The SHA-256 of the files of all tables, in the order in which a shell lists them."""
    files = [
        file for table in sorted(TABLES) for file in sorted((folder / table).glob("*.parquet"))
    ]
    return {f"{file.parent.name}/{file.name}": _sum(file) for file in files}


def _sum(file: Path) -> str:
    with file.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()


def _describe(file: Path, sha256: str) -> FileDigest:
    rows = pq.read_metadata(file).num_rows
    return FileDigest(sha256=sha256, bytes=file.stat().st_size, rows=rows)


def _json(value: Struct) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value)) + b"\n"
