"""Leads a database back to an earlier revision, after a backup of it as it is."""

import asyncio
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from orrery.server.store import migrate, parse_address, postgres
from orrery.server.store.errors import MissingDatabase
from orrery.server.store.postgres import PostgresStore
from orrery.server.store.sqlite import (
    BACKUPS,
    FileLock,
    backing_up,
    make_engine,
    translate_error,
)


async def downgrade(database: str, revision: str, backups: Path | None) -> Path | None:
    """The backup that was made before; on PostgreSQL only where a folder is given."""
    place = parse_address(database)
    if isinstance(place, Path):
        folder = backups or place.parent / BACKUPS
        return await asyncio.to_thread(_downgrade_sqlite, place, revision, folder)
    store = PostgresStore(postgres.make_engine(place))
    kept: list[Path] = []
    try:
        await store.write(
            lambda connection: migrate.downgrade(
                connection, revision, _noting(kept, postgres.backing_up(connection, backups))
            )
        )
    finally:
        await store.close()
    return kept[0] if kept else None


def _downgrade_sqlite(path: Path, revision: str, backups: Path) -> Path | None:
    if not path.is_file():
        raise MissingDatabase(path=str(path))
    kept: list[Path] = []
    engine = make_engine(path, writes=True)
    with FileLock(path):
        try:
            with engine.begin() as connection:
                before = _noting(kept, backing_up(path, backups))
                migrate.downgrade(connection, revision, before)
        except DBAPIError as error:
            raise translate_error(error, path) from error
        finally:
            engine.dispose()
    return kept[0] if kept else None


def _noting(kept: list[Path], back_up: migrate.Before | None) -> migrate.Before:
    def before(revision: str) -> None:
        if back_up is not None:
            kept.append(back_up(revision))

    return before
