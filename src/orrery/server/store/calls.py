"""Webhooks and the calls to them, as functions of a connection. A call is settled for good by
whoever sees its player at the table, sends it, or gives it up; the version decides between
processes that note the same turn."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import RowMapping

from orrery.server.store.rows import Call, Webhook
from orrery.server.store.schema import CALLS, LOG, TABLES, WEBHOOKS

_INSERTS: Final[Mapping[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def _plain(row: RowMapping) -> dict[str, Any]:
    return {str(name): value for name, value in row.items()}


def keep_webhook(connection: Connection, webhook: Webhook) -> None:
    fields = msgspec.structs.asdict(webhook)
    added = _INSERTS[connection.dialect.name](WEBHOOKS).values(fields)
    connection.execute(added.on_conflict_do_update(index_elements=["guest"], set_=fields))


def webhook_of(connection: Connection, guest_id: str) -> Webhook | None:
    found = select(WEBHOOKS).where(WEBHOOKS.c.guest == guest_id)
    row = connection.execute(found).mappings().first()
    return None if row is None else msgspec.convert(_plain(row), Webhook)


def remove_webhook(connection: Connection, guest_id: str) -> None:
    connection.execute(delete(CALLS).where(CALLS.c.guest == guest_id))
    connection.execute(delete(WEBHOOKS).where(WEBHOOKS.c.guest == guest_id))


def count_failures(connection: Connection, webhook: Webhook, failures: int) -> None:
    """Of this address: a player may have given another one meanwhile."""
    same = and_(WEBHOOKS.c.guest == webhook.guest, WEBHOOKS.c.address == webhook.address)
    connection.execute(update(WEBHOOKS).where(same).values(failures=failures))


def place_call(connection: Connection, call: Call) -> bool:
    """Note a turn, unless it or a later one of that player at that table was noted before."""
    fields = msgspec.structs.asdict(call)
    added = _INSERTS[connection.dialect.name](CALLS).values(fields)
    noted = added.on_conflict_do_update(
        index_elements=["guest", "table"], set_=fields, where=CALLS.c.version < call.version
    )
    return connection.execute(noted).rowcount == 1


def waiting_calls(connection: Connection, until: int, limit: int) -> list[Call]:
    """The calls due until then, the most urgent first."""
    found = select(CALLS).where(CALLS.c.due <= until).order_by(CALLS.c.due).limit(limit)
    return [msgspec.convert(_plain(row), Call) for row in connection.execute(found).mappings()]


def take_call(connection: Connection, call: Call, until: int) -> bool:
    """Have a call to oneself until then; of several processes one gets it."""
    taken = update(CALLS).where(_is(call), CALLS.c.due == call.due)
    return connection.execute(taken.values(due=until, tries=call.tries + 1)).rowcount == 1


def put_off(connection: Connection, call: Call, due: int | None) -> None:
    """Try again then; without a time the call is settled."""
    connection.execute(update(CALLS).where(_is(call)).values(due=due))


def is_current(connection: Connection, call: Call) -> bool:
    """Whether nobody has acted at the table since, and its game is running."""
    found = select(TABLES.c.status).where(TABLES.c.id == call.table)
    if connection.execute(found).scalar() != "running":
        return False
    return last_step(connection, call.table)[0] == call.version


def last_step(connection: Connection, table_id: str) -> tuple[int, str]:
    """The latest version of a table and the guest who made it."""
    steps = select(LOG.c.version, LOG.c.guest).where(LOG.c.table == table_id)
    row = connection.execute(steps.order_by(LOG.c.version.desc()).limit(1)).first()
    return (0, "") if row is None else (row.version, row.guest)


def _is(call: Call) -> ColumnElement[bool]:
    return and_(
        CALLS.c.guest == call.guest,
        CALLS.c.table == call.table,
        CALLS.c.version == call.version,
    )
