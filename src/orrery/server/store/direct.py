"""What every move asks of PostgreSQL, for many tables in one round trip: each statement is a
transaction of its own, on a connection that is kept. It is a short cut and no more: what it could
not do is asked for again in the usual way, which also says why."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from orrery.server.store.rows import Json, Known, Logged

_PATIENCE: Final = 10.0
_log = structlog.get_logger("store")

# In the order of the tables, so that two processes never wait for each other.
_APPEND: Final = """
WITH given AS (
    SELECT * FROM json_to_recordset($1::text::json) AS given(
        "table" text, version int, command text, kind text, seat int, entries text,
        taken_back int, answer text, guest text, at bigint, settings text
    )
), added AS (
    INSERT INTO log (
        "table", version, command, kind, seat, entries, taken_back, answer, guest, at
    )
    SELECT "table", version, command, kind, seat, entries, taken_back, answer, guest, at
    FROM given
    WHERE version = 1 + (
        SELECT coalesce(max(log.version), 0) FROM log WHERE log."table" = given."table"
    )
    ORDER BY "table"
    ON CONFLICT DO NOTHING
    RETURNING "table"
), changed AS (
    UPDATE tables SET settings = given.settings, revision = tables.revision + 1
    FROM given JOIN added USING ("table")
    WHERE tables.id = given."table" AND given.settings IS NOT NULL
)
SELECT "table" FROM added
"""
_NEWS: Final = """
SELECT asked.place, tables.*, (
    SELECT coalesce(max(log.version), 0) FROM log WHERE log."table" = tables.id
) AS version, (
    SELECT json_agg(log ORDER BY log.version)::text FROM log
    WHERE log."table" = tables.id AND log.version > asked.version
) AS steps, (
    SELECT json_agg(chat ORDER BY chat.number)::text FROM chat
    WHERE chat."table" = tables.id AND chat.number > asked.heard
) AS lines
FROM unnest($1::text[], $2::int[], $3::int[])
    WITH ORDINALITY AS asked(id, version, heard, place)
JOIN tables ON tables.id = asked.id
"""


class Move(NamedTuple):
    """A step as JSON."""

    table: str
    text: bytes


def move_of(step: Logged, settings: Json | None) -> Move:
    """With the settings of its table where it changes them."""
    fields = {**msgspec.structs.asdict(step), "settings": settings}
    return Move(step.table, msgspec.json.encode(fields))


class Direct:
    """A connection of one's own; one statement at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._driver: Any = None

    async def append(self, moves: Sequence[Move]) -> list[bool]:
        """Which of these steps were committed as the next version of their tables."""
        # Of two steps of one table the second does not follow what the statement sees.
        first = {move.table: move for move in reversed(moves)}
        given = b",".join(move.text for move in first.values()).decode()
        added = {row["table"] for row in await self._fetch(_APPEND, f"[{given}]")}
        return [move.table in added and first[move.table] is move for move in moves]

    async def news(self, known: Sequence[Known]) -> list[Json | None]:
        """For each table its row with what came since, all of one moment."""
        columns = [list(column) for column in zip(*known, strict=True)]
        found: list[Json | None] = [None] * len(known)
        for row in await self._fetch(_NEWS, *columns):
            fields = dict(row)
            found[fields.pop("place") - 1] = fields
        return found

    async def close(self) -> None:
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            await connection.close()

    async def _fetch(self, statement: str, *values: Any) -> list[Any]:
        """The rows it gives; none where it failed."""
        try:
            if self._driver is None or self._driver.is_closed():
                await self._connect()
            rows: list[Any] = await self._driver.fetch(statement, *values, timeout=_PATIENCE)
        except Exception as error:  # noqa: BLE001 - the usual way meets it again and tells
            _log.warning("short-cut-failed", error=type(error).__name__)
            await self._give_up()
            return []
        return rows

    async def _connect(self) -> None:
        await self._give_up()
        self._connection = await self._engine.connect()
        self._driver = (await self._connection.get_raw_connection()).driver_connection

    async def _give_up(self) -> None:
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            with suppress(Exception):
                await connection.invalidate()
                await connection.close()
