"""A table that cannot be loaded is set aside with the reason, and the rest is served. It is tried
again whenever somebody asks for it; only the operator sets a table aside until further notice."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import structlog

from orrery.server.errors import ServerError, TableSetAside
from orrery.server.store import SetAside, StoreError, StoreRefused
from orrery.server.store.errors import CorruptDatabase
from orrery.server.tables.repair import code_of
from orrery.server.tables.services import TableServices

_log = structlog.get_logger("table")


@asynccontextmanager
async def setting_aside(table_id: str, services: TableServices) -> AsyncIterator[None]:
    """Set the table aside if it cannot be read here, whatever the error: then TableSetAside is
    raised. A refusal, or a store that does not answer, says nothing about the table."""
    try:
        yield
    except (ServerError, StoreRefused):
        raise
    except Exception as error:
        code = code_of(error)
        # The whole problem may quote what is hidden in a running game: it goes to the store only.
        _log.error("set-aside", table=table_id, code=code, error=type(error).__name__)
        if not isinstance(error, CorruptDatabase):
            problem = f"{type(error).__name__}: {error}"[:500]
            entry = SetAside(table=table_id, code=code, problem=problem, at=services.now())
            await _save(services, entry)
        raise TableSetAside(reason=code) from error


async def _save(services: TableServices, entry: SetAside) -> None:
    before = None
    with suppress(StoreError):
        before = await services.store.set_aside_entry(entry.table)
        if before is None or (before.code, before.problem) != (entry.code, entry.problem):
            await services.store.set_aside(entry)
