"""Brings a database to the form this program knows, by the migrations in the package."""

from functools import cache
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from orrery.server.store.errors import NewerDatabase, OldDatabase

_POSTGRES_LOCK: Final = 0x0_88E8
HEAD: Final = "head"
BASE: Final = "base"


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", "orrery.server:migrations")
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
    """Refuse a database that is not in the form this program knows."""
    found = current(connection)
    if not is_known(found):
        raise NewerDatabase(revision=found, known=newest())
    if found != newest():
        raise OldDatabase(revision=found or BASE, known=newest())


def upgrade(connection: Connection, revision: str = HEAD) -> None:
    """Apply what is missing; several processes starting at once do it one after another."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_POSTGRES_LOCK})"))
    found = current(connection)
    if not is_known(found):
        raise NewerDatabase(revision=found, known=newest())
    if revision != HEAD or found != newest():
        command.upgrade(_config(connection), revision)


def downgrade(connection: Connection, revision: str = BASE) -> None:
    command.downgrade(_config(connection), revision)
