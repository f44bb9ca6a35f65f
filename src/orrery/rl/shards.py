"""The shards of a dataset: some games each, played by bots and written as three tables of Parquet.
What a shard holds follows from its task alone, wherever and in whichever order it is made."""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from orrery.bots.arena import Forfeit, SeriesGame
from orrery.core.game import Game
from orrery.games import game_named
from orrery.play.record import Record, encode
from orrery.rl.decisions import Decision, WatchedGame, decisions_of, play_watched
from orrery.rl.episode import encoding_of
from orrery.rl.returns import returns_by_rank

TABLES: Final = ("games", "decisions", "records")
_COMPRESSION: Final = "zstd"


@dataclass(frozen=True)
class ShardTask:
    """The games of one shard."""

    number: int
    games: tuple[SeriesGame, ...]


@dataclass(frozen=True)
class Shard:
    """A finished shard: the content of its file in each table."""

    number: int
    games: int
    files: dict[str, bytes]


def file_name(table: str, number: int) -> str:
    """Where in the folder of a dataset a shard of a table lies."""
    return f"{table}/{number:05}.parquet"


def play_shard(task: ShardTask) -> Shard:
    """Play the games of a shard and write its tables."""
    game = game_named(task.games[0].game)
    rows: list[dict[str, Any]] = []
    records: list[dict[str, Any]] = []
    out = io.BytesIO()
    with pq.ParquetWriter(out, decisions_schema(game), **_decision_options()) as writer:
        for asked in task.games:
            row, record, batch = _play(asked, game)
            rows.append(row)
            records.append({"game": asked.number, "record": encode(record).decode()})
            if batch is not None:
                # A row group for each game: one game can be read without the others.
                writer.write_batch(batch)
    files = {
        "games": _write(rows, GAMES_SCHEMA),
        "decisions": out.getvalue(),
        "records": _write(records, RECORDS_SCHEMA),
    }
    return Shard(task.number, len(task.games), files)


def _play(asked: SeriesGame, game: Game[Any, Any]) -> tuple[dict[str, Any], Record, Any]:
    """A row about the game, its record, and its decisions; a forfeited game has none."""
    try:
        watched = play_watched(asked, game)
    except Forfeit as forfeit:
        row = _game_row(asked, forfeit.record) | {"forfeited_by": forfeit.seat}
        return row, forfeit.record, None
    batch = _batch(asked, game, watched)
    row = _game_row(asked, watched.record) | {"decisions": batch.num_rows}
    return row, watched.record, batch


def _game_row(asked: SeriesGame, record: Record) -> dict[str, Any]:
    result = record.result
    return {
        "game": asked.number,
        "bots": asked.bots,
        "points": result and result.scores,
        "ranks": result and result.ranks,
        "returns": result and returns_by_rank(result.ranks),
        "entries": len(record.entries),
        "decisions": 0,
        "forfeited_by": None,
    }


def _field(name: str, kind: Any, meaning: str, *, nullable: bool = False) -> Any:
    return pa.field(name, kind, nullable=nullable, metadata={"meaning": meaning})


GAMES_SCHEMA: Final = pa.schema(
    [
        _field("game", pa.int32(), "the number of the game, from 1"),
        _field("bots", pa.list_(pa.string()), "who played, by seat"),
        _field("points", pa.list_(pa.int32()), "points at the end, by seat", nullable=True),
        _field("ranks", pa.list_(pa.int8()), "ranks at the end, 1 the first", nullable=True),
        _field("returns", pa.list_(pa.float32()), "returns by rank, by seat", nullable=True),
        _field("entries", pa.int32(), "how many entries the record has, draws included"),
        _field("decisions", pa.int32(), "how many decisions of it are in the dataset"),
        _field(
            "forfeited_by",
            pa.int8(),
            "the seat whose program failed; such a game has no result and no decisions",
            nullable=True,
        ),
    ]
)
RECORDS_SCHEMA: Final = pa.schema(
    [
        _field("game", pa.int32(), "the number of the game"),
        _field("record", pa.string(), "its record, as `orrery replay` reads it"),
    ]
)


def decisions_schema(game: Game[Any, Any]) -> Any:
    """The columns of a game's decisions, each with its meaning."""
    size, actions = encoding_of(game).size, game.actions.size
    return pa.schema(
        [
            _field("game", pa.int32(), "the number of the game"),
            _field("entry", pa.int32(), "the place among the entries of its record, from 0"),
            _field("seat", pa.int8(), "the seat that decided"),
            _field("bot", pa.dictionary(pa.int8(), pa.string()), "who played that seat"),
            _field(
                "observation",
                pa.fixed_shape_tensor(pa.float32(), [size]),
                "the encoding of what the seat could know",
            ),
            _field(
                "mask",
                pa.fixed_shape_tensor(pa.uint8(), [-(-actions // 8)]),
                f"a bit for each of {actions:,} action indices, lowest bit first: 1 where legal",
            ),
            _field("action", pa.int32(), "the index of the action that was taken"),
            _field(
                "value_chance",
                pa.float32(),
                "the chance to win by the search of the bot; null where it did not search",
                nullable=True,
            ),
            _field(
                "value_margin",
                pa.float32(),
                "by the same search, how many points ahead of the best rival it ends",
                nullable=True,
            ),
            _field(
                "value_playouts",
                pa.int32(),
                "how many playouts of the search these are the mean of",
                nullable=True,
            ),
            _field("return_rank", pa.float32(), "1 if the seat became first, -1 if last"),
            _field("return_points", pa.float32(), "the points of the seat at the end"),
        ]
    )


def _decision_options() -> dict[str, Any]:
    return {
        "compression": _COMPRESSION,
        "use_dictionary": ["bot", "mask.list.element"],
        "use_byte_stream_split": ["observation.list.element"],
    }


def _batch(asked: SeriesGame, game: Game[Any, Any], watched: WatchedGame) -> Any:
    made = list(decisions_of(watched))
    schema = decisions_schema(game)
    thoughts = [decision.thought for decision in made]
    columns = {
        "game": [asked.number] * len(made),
        "entry": [decision.entry for decision in made],
        "seat": [decision.seat for decision in made],
        "bot": _bots(asked, made),
        "observation": _tensors(
            np.frombuffer(b"".join(decision.observation for decision in made), "<f4"),
            schema.field("observation").type,
        ),
        "mask": _tensors(_pack(made), schema.field("mask").type),
        "action": [decision.action for decision in made],
        "value_chance": [thought and thought.chance for thought in thoughts],
        "value_margin": [thought and thought.margin for thought in thoughts],
        "value_playouts": [thought and thought.visits for thought in thoughts],
        "return_rank": [decision.by_rank for decision in made],
        "return_points": [decision.by_points for decision in made],
    }
    arrays = [
        column if isinstance(column, pa.Array) else pa.array(column, schema.field(name).type)
        for name, column in columns.items()
    ]
    return pa.record_batch(arrays, schema=schema)


def _bots(asked: SeriesGame, made: Sequence[Decision]) -> Any:
    """The same dictionary for every game, so that all row groups of a file agree."""
    names = list(dict.fromkeys(asked.bots))
    places = [names.index(asked.bots[decision.seat]) for decision in made]
    return pa.DictionaryArray.from_arrays(pa.array(places, pa.int8()), pa.array(names))


def _pack(made: Sequence[Decision]) -> Any:
    masks = np.frombuffer(b"".join(decision.mask for decision in made), np.uint8)
    return np.packbits(masks.reshape(len(made), -1), axis=1, bitorder="little").reshape(-1)


def _tensors(values: Any, kind: Any) -> Any:
    rows = pa.FixedSizeListArray.from_arrays(pa.array(values), kind.shape[0])
    return pa.ExtensionArray.from_storage(kind, rows)


def _write(rows: list[dict[str, Any]], schema: Any) -> bytes:
    out = io.BytesIO()
    pq.write_table(pa.Table.from_pylist(rows, schema), out, compression=_COMPRESSION)
    return out.getvalue()
