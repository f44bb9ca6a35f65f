"""A SQLite file beside the server that plays on it, for a small change: SQLite lets one process
after another write, and the server reads of it in the audit log."""

import asyncio
from pathlib import Path
from typing import TypeVar

from sqlalchemy.exc import DBAPIError

from orrery.server.store.sqlite import SqliteReader, make_engine, translate_error
from orrery.server.store.store import Work

T = TypeVar("T")


class SqliteBeside(SqliteReader):
    """Reads and writes without the lock of the server; opened by `open_existing`."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._writer = make_engine(path, writes=True)

    async def write(self, work: Work[T]) -> T:
        return await asyncio.to_thread(self._write, work)

    def _write(self, work: Work[T]) -> T:
        try:
            with self._writer.begin() as connection:
                return work(connection)
        except DBAPIError as error:
            raise translate_error(error, self.path) from error

    def _close(self) -> None:
        super()._close()
        self._writer.dispose()
