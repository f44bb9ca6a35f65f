"""APSW, and with it a recent SQLite, as the DB-API module that SQLAlchemy asks for."""

from collections.abc import Iterable, Sequence
from types import TracebackType
from typing import Any, Final

import apsw
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.base import SQLiteDialect
from sqlalchemy.engine import URL
from sqlalchemy.pool import NullPool, Pool

OLDEST: Final = (3, 51, 3)

Row = tuple[Any, ...]
Description = tuple[tuple[str, str, None, None, None, None, None], ...]


class Error(Exception):
    """The base of the DB-API errors; the cause is the error of APSW."""


class InterfaceError(Error):
    pass


class DatabaseError(Error):
    pass


class OperationalError(DatabaseError):
    pass


class IntegrityError(DatabaseError):
    pass


class ProgrammingError(DatabaseError):
    pass


def version_info() -> tuple[int, ...]:
    return tuple(int(part) for part in apsw.sqlite_lib_version().split("."))


def dotted(version: Iterable[int]) -> str:
    return ".".join(map(str, version))


class Cursor:
    """Runs a statement to its end at once: results here are small, and no read stays open."""

    arraysize = 1

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection
        self._rows: list[Row] = []
        self._place = 0
        self.description: Description | None = None
        self.rowcount = -1

    @property
    def lastrowid(self) -> int:
        return self._connection.last_insert_rowid()

    def execute(self, statement: str, parameters: Sequence[Any] = ()) -> "Cursor":
        cursor = self._connection.cursor()
        cursor.exec_trace = self._describe
        self.description = None
        try:
            self._rows = list(cursor.execute(statement, tuple(parameters)))
        except apsw.ConstraintError as error:
            raise IntegrityError(str(error)) from error
        except (apsw.Error, UnicodeDecodeError) as error:
            raise OperationalError(str(error)) from error
        finally:
            cursor.close(True)
        self._place = 0
        self.rowcount = self._connection.changes()
        return self

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]]) -> "Cursor":
        execute_update = 0
        for parameters in rows:
            execute_update += self.execute(statement, parameters).rowcount
        self.rowcount = execute_update
        return self

    def fetchone(self) -> Row | None:
        if self._place >= len(self._rows):
            return None
        self._place += 1
        return self._rows[self._place - 1]

    def fetchmany(self, size: int | None = None) -> list[Row]:
        first, self._place = self._place, self._place + (size or self.arraysize)
        return self._rows[first : self._place]

    def fetchall(self) -> list[Row]:
        first, self._place = self._place, len(self._rows)
        return self._rows[first:]

    def close(self) -> None:
        self._rows = []

    def _describe(self, cursor: apsw.Cursor, _statement: str, _parameters: object) -> bool:
        columns = cursor.get_description()
        if columns:
            self.description = tuple(
                (name, kind, None, None, None, None, None) for name, kind, *_ in columns
            )
        return True


class Connection:
    """A connection whose transactions begin when SQLAlchemy says so."""

    def __init__(self, connection: apsw.Connection, begin: str) -> None:
        self.apsw = connection
        self._begin = begin

    def cursor(self) -> Cursor:
        return Cursor(self.apsw)

    def begin(self) -> None:
        if not self.apsw.in_transaction:
            self._run(self._begin)

    def commit(self) -> None:
        if self.apsw.in_transaction:
            self._run("COMMIT")

    def rollback(self) -> None:
        if self.apsw.in_transaction:
            self._run("ROLLBACK")

    def close(self) -> None:
        self.apsw.close(True)

    def execute_update(self, statement: str, values: Sequence[Any]) -> int:
        """Run a statement that returns no rows; the number of rows changed."""
        try:
            self.apsw.execute(statement, values)
        except apsw.ConstraintError as error:
            raise IntegrityError(str(error)) from error
        except apsw.Error as error:
            raise OperationalError(str(error)) from error
        return self.apsw.changes()

    def _run(self, statement: str) -> None:
        try:
            self.apsw.execute(statement)
        except apsw.Error as error:
            raise OperationalError(str(error)) from error


class Savepoint:
    """A savepoint within a transaction, without the cost of SQLAlchemy's own."""

    def __init__(self, connection: Connection) -> None:
        self._apsw = connection.apsw

    def __enter__(self) -> None:
        self._apsw.execute("SAVEPOINT piece")

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        # A full disk or a failed read may have ended the whole transaction already.
        if self._apsw.in_transaction:
            if error is not None:
                self._apsw.execute("ROLLBACK TO piece")
            self._apsw.execute("RELEASE piece")


class ApswModule:
    """Looks like a DB-API module to SQLAlchemy."""

    apilevel = "2.0"
    threadsafety = 1
    paramstyle = "qmark"
    sqlite_version_info = version_info()
    Error = Error
    InterfaceError = InterfaceError
    DatabaseError = DatabaseError
    OperationalError = OperationalError
    IntegrityError = IntegrityError
    ProgrammingError = ProgrammingError

    @staticmethod
    def connect(
        path: str,
        *,
        pragmas: Sequence[str] = (),
        begin: str = "BEGIN",
        vfs: str | None = None,
        creates: bool = True,
    ) -> Connection:
        flags = apsw.SQLITE_OPEN_READWRITE | (apsw.SQLITE_OPEN_CREATE if creates else 0)
        try:
            connection = apsw.Connection(path, flags=flags, vfs=vfs)
            connection.set_busy_timeout(5000)
            for pragma in pragmas:
                connection.execute(f"PRAGMA {pragma}")
        except apsw.Error as error:
            raise OperationalError(str(error)) from error
        return Connection(connection, begin)


class ApswDialect(SQLiteDialect):
    driver = "apsw"
    supports_statement_cache = True

    @classmethod
    def import_dbapi(cls) -> Any:
        return ApswModule

    @classmethod
    def get_pool_class(cls, url: URL) -> type[Pool]:  # noqa: ARG003 - the same for every file
        return NullPool

    def create_connect_args(self, url: URL) -> Any:
        return [url.database], {}

    def do_begin(self, dbapi_connection: Any) -> None:
        dbapi_connection.begin()

    def _get_server_version_info(self, _connection: Any) -> tuple[int, ...]:
        return version_info()


registry.register("sqlite.apsw", __name__, "ApswDialect")
