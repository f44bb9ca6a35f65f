"""The two statements that every move runs on PostgreSQL, batched for many tables into one round
trip: each is a transaction of its own on a connection kept open. They are an optimisation only:
what fails here is tried again in the usual way, which also reports the error."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from orrery.server.store.rows import Json, StoredStep, SyncPoint

_TIMEOUT: Final = 10.0
_log = structlog.get_logger("store")

# In the order of the tables, so that two processes never wait for each other.
_APPEND: Final = """
WITH given AS (
    SELECT * FROM json_to_recordset($1::text::json) AS given(
        "table" text, version int, command text, kind text, seat int, entries text,
        taken_back int, answer text, guest text, at bigint, thought text,
        settings text, revision int
    )
), locked AS (
    SELECT tables.id FROM tables JOIN given ON tables.id = given."table"
    WHERE given.settings IS NOT NULL
    AND (given.revision IS NULL OR tables.revision = given.revision)
    ORDER BY tables.id
    FOR UPDATE OF tables
), added AS (
    INSERT INTO log (
        "table", version, command, kind, seat, entries, taken_back, answer, guest, at, thought
    )
    SELECT "table", version, command, kind, seat, entries, taken_back, answer, guest, at, thought
    FROM given
    WHERE version = 1 + (
        SELECT coalesce(max(log.version), 0) FROM log WHERE log."table" = given."table"
    ) AND CASE WHEN settings IS NOT NULL THEN "table" IN (SELECT id FROM locked)
    ELSE revision IS NULL OR revision = (
        SELECT tables.revision FROM tables WHERE tables.id = given."table"
    ) END
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
_CHANGES_SINCE: Final = """
SELECT asked.place, tables.*, (
    SELECT coalesce(max(log.version), 0) FROM log WHERE log."table" = tables.id
) AS version, (
    SELECT json_agg(log ORDER BY log.version)::text FROM log
    WHERE log."table" = tables.id AND log.version >= asked.version
) AS steps, (
    SELECT json_agg(chat ORDER BY chat.number)::text FROM chat
    WHERE chat."table" = tables.id AND chat.number > asked.last_chat
) AS lines, (
    SELECT json_agg(json_build_array(presence.process, presence.guest))::text FROM presence
    JOIN processes ON processes.id = presence.process
    JOIN sitters ON sitters."table" = presence."table" AND sitters.guest = presence.guest
    WHERE presence."table" = tables.id AND processes.until > extract(epoch FROM now()) * 1000
) AS connected
FROM unnest($1::text[], $2::int[], $3::int[])
    WITH ORDINALITY AS asked(id, version, last_chat, place)
JOIN tables ON tables.id = asked.id
"""


class EncodedStep(NamedTuple):
    """A step of one table, as JSON."""

    table: str
    text: bytes


def encode_step(
    step: StoredStep, settings: Json | None, revision: int | None = None
) -> EncodedStep:
    """A step, with the settings of its table if it changes them; only at that revision."""
    fields = {**msgspec.structs.asdict(step), "settings": settings, "revision": revision}
    return EncodedStep(step.table, msgspec.json.encode(fields))


class BatchConnection:
    """A connection kept open; it runs one statement at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._driver: Any = None

    async def append(self, moves: Sequence[EncodedStep]) -> list[bool]:
        """Whether each step was committed as the next version of its table."""
        # The statement sees the log as it was before, so only the first step of a table can fit.
        first = {move.table: move for move in reversed(moves)}
        given = b",".join(move.text for move in first.values()).decode()
        added = {row["table"] for row in await self._fetch(_APPEND, f"[{given}]")}
        return [move.table in added and first[move.table] is move for move in moves]

    async def changes_since(self, points: Sequence[SyncPoint]) -> list[Json | None]:
        """For each table its row with the rest of its delta, from one snapshot."""
        columns = [list(column) for column in zip(*points, strict=True)]
        found: list[Json | None] = [None] * len(points)
        for row in await self._fetch(_CHANGES_SINCE, *columns):
            fields = dict(row)
            found[fields.pop("place") - 1] = fields
        return found

    async def close(self) -> None:
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            await connection.close()

    async def _fetch(self, statement: str, *values: Any) -> list[Any]:
        """The rows of the result; none if the statement failed."""
        try:
            if self._driver is None or self._driver.is_closed():
                await self._connect()
            rows: list[Any] = await self._driver.fetch(statement, *values, timeout=_TIMEOUT)
        except Exception as error:  # noqa: BLE001 - the usual way reports it
            _log.warning("short-cut-failed", error=type(error).__name__)
            await self._drop_connection()
            return []
        return rows

    async def _connect(self) -> None:
        await self._drop_connection()
        self._connection = await self._engine.connect()
        self._driver = (await self._connection.get_raw_connection()).driver_connection

    async def _drop_connection(self) -> None:
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            with suppress(Exception):
                await connection.invalidate()
                await connection.close()
