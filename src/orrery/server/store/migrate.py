"""Brings a database up to date with the migrations in this package."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from orrery.server.store.errors import (
    EmptyDatabase,
    ForeignDatabase,
    NewerDatabase,
    OldDatabase,
    UnknownRevision,
)

_POSTGRES_LOCK: Final = 0x0_88E8
HEAD: Final = "head"
BASE: Final = "base"
Before = Callable[[str], Any]


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", "orrery.server.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


@cache
def newest() -> str:
    """The revision this program works with."""
    return ScriptDirectory.from_config(_config()).get_current_head() or ""


def current(connection: Connection) -> str:
    """The revision of a database; empty for a new one."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def is_known(revision: str) -> bool:
    scripts = ScriptDirectory.from_config(_config())
    return not revision or any(s.revision == revision for s in scripts.walk_revisions())


def check(connection: Connection) -> None:
    """Refuse a database that is not up to date."""
    found = current(connection)
    if not is_known(found):
        raise NewerDatabase(revision=found, known=newest())
    if not found:
        check_new(connection)
        raise EmptyDatabase(path=str(connection.engine.url.database))
    if found != newest():
        raise OldDatabase(revision=found, known=newest())


def check_new(connection: Connection) -> None:
    """Refuse a SQLite file of another program; in PostgreSQL others may keep tables beside ours."""
    if connection.dialect.name == "sqlite" and _tables_of_others(connection):
        raise ForeignDatabase(path=str(connection.engine.url.database))


def _tables_of_others(connection: Connection) -> bool:
    return bool(set(inspect(connection).get_table_names()) - {"alembic_version"})


def upgrade(
    connection: Connection,
    revision: str = HEAD,
    before: Before | None = None,
) -> None:
    """Apply the missing migrations; several processes starting at once take turns. `before` is
    called with the old revision when there is something to apply."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_POSTGRES_LOCK})"))
    found = current(connection)
    if not is_known(found):
        raise NewerDatabase(revision=found, known=newest())
    if not found:
        check_new(connection)
    if revision != HEAD or found != newest():
        if found and before is not None:
            before(found)
        command.upgrade(_config(connection), revision)


def downgrade(
    connection: Connection,
    revision: str = BASE,
    before: Before | None = None,
) -> None:
    """Undo the migrations after a revision; `before` is called with the present one."""
    found = current(connection)
    if not is_known(found):
        raise NewerDatabase(revision=found, known=newest())
    if revision != BASE and revision not in older_than(found):
        raise UnknownRevision(revision=revision, known=older_than(found))
    if before is not None:
        before(found)
    command.downgrade(_config(connection), revision)


def older_than(revision: str) -> list[str]:
    """The revisions below this one, the newest first."""
    scripts = ScriptDirectory.from_config(_config())
    known = [script.revision for script in scripts.walk_revisions()]
    return known[known.index(revision) + 1 :] if revision in known else []
