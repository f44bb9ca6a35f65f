"""The data card of a dataset: what it is, how it was made, what its columns mean."""

import json
import re
import shlex
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from orrery import __version__
from orrery.games import game_named
from orrery.rl.recipe import Digest, Recipe
from orrery.rl.returns import returns_by_rank
from orrery.rl.shards import GAMES_SCHEMA, RECORDS_SCHEMA, TABLES, decisions_schema


def describe(recipe: Recipe, digest: Digest, folder: Path) -> str:
    """The card as Markdown."""
    games = pq.read_table(folder / "games")
    game = game_named(recipe.game)
    schemas = {
        "decisions": decisions_schema(game),
        "games": GAMES_SCHEMA,
        "records": RECORDS_SCHEMA,
    }
    files = digest.files.items()
    names = ", ".join(dict.fromkeys(recipe.bots))
    template = (resources.files("orrery.rl") / "data_card.template.md").read_text("utf-8")
    title = f"Orrery: {recipe.game}, {recipe.seats} seats, {names}"
    return template.format(
        title=title,
        quoted=json.dumps(title),
        configs="\n".join(_config(table) for table in sorted(TABLES)),
        games=recipe.games,
        decisions=sum(found.rows for name, found in files if name.startswith("decisions/")),
        megabytes=f"{sum(found.bytes for _, found in files) / 1e6:.1f}",
        version=__version__,
        rules=recipe.rules,
        encoding=recipe.encoding,
        actions=recipe.actions,
        program=recipe.program,
        pyarrow=pa.__version__,
        command=command_of(recipe),
        digest=digest.sha256,
        results="\n".join(_results(recipe, games)),
        forfeits=_forfeits(games),
        tables="\n".join(line for name in schemas for line in _columns(name, schemas[name])),
        indices=game.actions.size,
    )


def command_of(recipe: Recipe) -> str:
    """The command that makes this dataset."""
    words = ["orrery", "dataset", recipe.game, "--bots", ",".join(recipe.bots)]
    words += ["--games", str(recipe.games), "--seats", str(recipe.seats)]
    words += ["--seed", str(recipe.seed), "--games-per-shard", str(recipe.games_per_shard)]
    for name, value in recipe.options.items():
        words += ["--option", f"{name}={value}"]
    return shlex.join([*words, "--out", "DIR"])


def _config(table: str) -> str:
    default = "\n    default: true" if table == "decisions" else ""
    return f"  - config_name: {table}\n    data_files: {table}/*.parquet{default}"


def _results(recipe: Recipe, games: Any) -> Iterator[str]:
    finished = games.filter(games["points"].is_valid())
    points = np.array(finished["points"].to_pylist()).reshape(-1, recipe.seats)
    places = finished["ranks"].to_pylist()
    returns = np.array([returns_by_rank(ranks) for ranks in places]).reshape(-1, recipe.seats)
    for seat, bot in enumerate(recipe.bots):
        means = f"{points[:, seat].mean():.2f} | {returns[:, seat].mean():+.3f}" if places else "|"
        yield f"| {seat} | {bot} | {len(points)} | {means} |"


def _forfeits(games: Any) -> str:
    count = games["forfeited_by"].is_valid().to_pylist().count(True)
    return f"\n{count} more were forfeited by a program that failed.\n" if count else ""


def _columns(name: str, schema: Any) -> Iterator[str]:
    yield f"\n`{name}/*.parquet`\n"
    yield "| column | type | meaning |"
    yield "|---|---|---|"
    for field in schema:
        kind = re.sub(r"^extension<arrow\.(.*)>$", r"\1", str(field.type))
        yield f"| `{field.name}` | {kind} | {field.metadata[b'meaning'].decode()} |"
    yield ""
