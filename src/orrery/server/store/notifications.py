"""Webhooks and the notifications sent to them, as functions of a connection. Several processes may
add the notification of the same turn: the version keeps it from being added twice."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import RowMapping

from orrery.server.store.invitations import is_pending
from orrery.server.store.rows import INVITATION, Notification, Webhook
from orrery.server.store.schema import CALLS, LOG, TABLES, WEBHOOKS

_INSERT: Final[Mapping[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def _plain(row: RowMapping) -> dict[str, Any]:
    return {str(name): value for name, value in row.items()}


def save_webhook(connection: Connection, webhook: Webhook) -> None:
    fields = msgspec.structs.asdict(webhook)
    added = _INSERT[connection.dialect.name](WEBHOOKS).values(fields)
    connection.execute(added.on_conflict_do_update(index_elements=["guest"], set_=fields))


def find_webhook(connection: Connection, guest_id: str) -> Webhook | None:
    found = select(WEBHOOKS).where(WEBHOOKS.c.guest == guest_id)
    row = connection.execute(found).mappings().first()
    return None if row is None else msgspec.convert(_plain(row), Webhook)


def remove_webhook(connection: Connection, guest_id: str) -> None:
    connection.execute(delete(CALLS).where(CALLS.c.guest == guest_id))
    connection.execute(delete(WEBHOOKS).where(WEBHOOKS.c.guest == guest_id))


def set_webhook_failures(connection: Connection, webhook: Webhook, failures: int) -> None:
    """Only for this address: the player may have set another one meanwhile."""
    same = and_(WEBHOOKS.c.guest == webhook.guest, WEBHOOKS.c.address == webhook.address)
    connection.execute(update(WEBHOOKS).where(same).values(failures=failures))


def add_notification(connection: Connection, notification: Notification) -> bool:
    """Add it, unless that turn or a later one of the player at the table was added before."""
    fields = msgspec.structs.asdict(notification)
    added = _INSERT[connection.dialect.name](CALLS).values(fields)
    upserted = added.on_conflict_do_update(
        index_elements=["guest", "table"], set_=fields, where=CALLS.c.version < notification.version
    )
    return connection.execute(upserted).rowcount == 1


def due_notifications(connection: Connection, until: int, limit: int) -> list[Notification]:
    """The notifications due until then, the earliest first."""
    found = select(CALLS).where(CALLS.c.due <= until).order_by(CALLS.c.due).limit(limit)
    return [
        msgspec.convert(_plain(row), Notification) for row in connection.execute(found).mappings()
    ]


def claim_notification(connection: Connection, notification: Notification, until: int) -> bool:
    """Reserve it for this process until then; of several processes one gets it."""
    claimed = update(CALLS).where(_is(notification), CALLS.c.due == notification.due)
    return connection.execute(claimed.values(due=until, tries=notification.tries + 1)).rowcount == 1


def reschedule_notification(
    connection: Connection, notification: Notification, due: int | None
) -> None:
    """Send it again then; without a time it is finished."""
    connection.execute(update(CALLS).where(_is(notification)).values(due=due))


def is_notification_current(connection: Connection, notification: Notification) -> bool:
    """Whether nobody has acted at the table since, and its game is running; of an invitation,
    whether it has no answer yet."""
    if notification.version == INVITATION:
        return is_pending(connection, notification.guest, notification.table)
    found = select(TABLES.c.status).where(TABLES.c.id == notification.table)
    if connection.execute(found).scalar() != "running":
        return False
    return last_step(connection, notification.table)[0] == notification.version


def last_step(connection: Connection, table_id: str) -> tuple[int, str]:
    """The latest version of a table and the guest who made it."""
    steps = select(LOG.c.version, LOG.c.guest).where(LOG.c.table == table_id)
    row = connection.execute(steps.order_by(LOG.c.version.desc()).limit(1)).first()
    return (0, "") if row is None else (row.version, row.guest)


def _is(notification: Notification) -> ColumnElement[bool]:
    return and_(
        CALLS.c.guest == notification.guest,
        CALLS.c.table == notification.table,
        CALLS.c.version == notification.version,
    )
