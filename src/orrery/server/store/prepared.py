"""Statements run with every move. SQLAlchemy takes longer to run a statement than SQLite itself, so
for SQLite each is compiled to text once and handed to the driver."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from orrery.server.store.apsw_driver import ApswDialect, Error


class Prepared:
    """A statement that changes rows and returns none."""

    def __init__(self, statement: Any) -> None:
        self._statement = statement

    def execute(self, connection: Connection, values: Mapping[str, Any]) -> int:
        """Run it with these values; the number of rows changed."""
        if connection.dialect.name != ApswDialect.name:
            return connection.execute(self._statement, dict(values)).rowcount
        text, names, fixed = self._for_sqlite
        given = [values[name] if name in values else fixed[name] for name in names]
        driver: Any = connection.connection.dbapi_connection
        try:
            return int(driver.execute_update(text, given))
        except Error as error:
            raise DBAPIError.instance(text, None, error, Error) from error

    @cached_property
    def _for_sqlite(self) -> tuple[str, list[str], dict[str, Any]]:
        """The text, its parameter names in order, and the values of the constant ones."""
        made = self._statement.compile(dialect=ApswDialect(paramstyle="qmark"))
        return str(made), list(made.positiontup), dict(made.params)
