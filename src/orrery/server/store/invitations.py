"""Invitations to tables, and the people a guest has played with."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, and_, delete, func, insert, literal, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from orrery.server.store.bots import is_bot_of
from orrery.server.store.rows import (
    Fellow,
    InvitationLimits,
    InvitationOutcome,
    InvitationStatus,
    Invited,
    StoredInvitation,
)
from orrery.server.store.schema import (
    GUESTS,
    INVITATIONS,
    INVITATIONS_OFF,
    SET_ASIDE,
    SITTERS,
    TABLES,
)
from orrery.server.store.statements import to_readable, with_version

_INSERT: Final[Mapping[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
_HOUR: Final = 3_600_000
_DAY: Final = 24 * _HOUR
# How many of the latest games the people one has played with are looked for in.
_GAMES: Final = 200
_PREFIX: Final = "invitation_"
_OWNERS: Final = GUESTS.alias("owners")
_PENDING: Final = INVITATIONS.join(TABLES, TABLES.c.id == INVITATIONS.c.table)
_IS_PENDING: Final = (INVITATIONS.c.status == "pending", TABLES.c.status == "open")


def add_invitation(
    connection: Connection, given: StoredInvitation, limits: InvitationLimits
) -> InvitationOutcome:
    """Invite somebody the sender has played with, unless that is too much for either of them, or
    a bot account of the sender, which may be invited again after every answer."""
    is_own = is_bot_of(connection, given.sender, given.guest)
    if not is_own and not has_met(connection, given.sender, given.guest):
        return "not-met"
    if is_off(connection, given.guest):
        return "off"
    if is_own:
        return _invite_own(connection, given)
    if not given.is_rematch and _is_too_many(connection, given, limits):
        return "too-many"
    added = _INSERT[connection.dialect.name](INVITATIONS).values(msgspec.structs.asdict(given))
    is_new = connection.execute(added.on_conflict_do_nothing()).rowcount == 1
    return "sent" if is_new else "already"


def _invite_own(connection: Connection, given: StoredInvitation) -> InvitationOutcome:
    is_same = and_(INVITATIONS.c.guest == given.guest, INVITATIONS.c.table == given.table)
    if is_pending(connection, given.guest, given.table):
        return "already"
    connection.execute(delete(INVITATIONS).where(is_same))
    connection.execute(insert(INVITATIONS), msgspec.structs.asdict(given))
    return "sent"


def _is_too_many(connection: Connection, given: StoredInvitation, limits: InvitationLimits) -> bool:
    sent = and_(INVITATIONS.c.sender == given.sender, INVITATIONS.c.is_rematch.is_(False))
    to_one = and_(sent, INVITATIONS.c.guest == given.guest, INVITATIONS.c.at > given.at - _DAY)
    pending = select(func.count()).select_from(_PENDING).where(*_IS_PENDING)
    pending = pending.where(INVITATIONS.c.guest == given.guest)
    return (
        _count(connection, _all(and_(sent, INVITATIONS.c.at > given.at - _HOUR))) >= limits.hourly
        or _count(connection, _all(to_one)) >= limits.to_one
        or _count(connection, _all(and_(to_one, INVITATIONS.c.status == "declined"))) > 0
        or _count(connection, pending) >= limits.pending
    )


def _all(condition: Any) -> Select[Any]:
    return select(func.count()).select_from(INVITATIONS).where(condition)


def _count(connection: Connection, found: Select[Any]) -> int:
    return int(connection.execute(found).scalar_one())


def has_met(connection: Connection, guest: str, other: str) -> bool:
    """Whether two guests have sat at a table whose game began."""
    mine, theirs = SITTERS.alias(), SITTERS.alias()
    joined = mine.join(theirs, mine.c.table == theirs.c.table).join(
        TABLES, TABLES.c.id == mine.c.table
    )
    found = select(mine.c.table).select_from(joined)
    found = found.where(mine.c.guest == guest, theirs.c.guest == other, TABLES.c.status != "open")
    return guest != other and connection.execute(found.limit(1)).first() is not None


def find_invitations(connection: Connection, guests: Sequence[str], limit: int) -> list[Invited]:
    """The invitations of these guests that they have not answered, the latest first; only to
    tables that have not begun."""
    columns = [column.label(_PREFIX + column.name) for column in INVITATIONS.c]
    joined = _PENDING.outerjoin(GUESTS, GUESTS.c.id == INVITATIONS.c.sender)
    found = with_version().add_columns(GUESTS.c.name.label("sender"), *columns)
    found = found.select_from(joined).where(INVITATIONS.c.guest.in_(guests), *_IS_PENDING)
    found = found.where(TABLES.c.id.not_in(select(SET_ASIDE.c.table)))
    rows = connection.execute(found.order_by(INVITATIONS.c.at.desc()).limit(limit)).mappings()
    return [
        Invited(_to_invitation(row), table, row["sender"] or "")
        for row in rows
        if (table := to_readable(row)) is not None
    ]


def _to_invitation(row: Mapping[Any, Any]) -> StoredInvitation:
    fields = StoredInvitation.__struct_fields__
    return StoredInvitation(**{name: row[_PREFIX + name] for name in fields})


def invitations_of(connection: Connection, guest: str) -> list[StoredInvitation]:
    """All that a guest has sent or received, the oldest first."""
    is_theirs = or_(INVITATIONS.c.guest == guest, INVITATIONS.c.sender == guest)
    found = select(INVITATIONS).where(is_theirs).order_by(INVITATIONS.c.at, INVITATIONS.c.table)
    return [StoredInvitation(**row) for row in connection.execute(found).mappings()]


def is_pending(connection: Connection, guest: str, table: str) -> bool:
    """Whether an invitation waits for its answer."""
    found = select(INVITATIONS.c.table).select_from(_PENDING).where(*_IS_PENDING)
    found = found.where(INVITATIONS.c.guest == guest, INVITATIONS.c.table == table)
    return connection.execute(found).first() is not None


def answer_invitation(
    connection: Connection, guest: str, table: str, status: InvitationStatus
) -> bool:
    """False: there was none."""
    answered = update(INVITATIONS).where(INVITATIONS.c.guest == guest, INVITATIONS.c.table == table)
    return connection.execute(answered.values(status=status)).rowcount == 1


def set_off(connection: Connection, guest: str, off: bool) -> None:
    """Take no invitations any more, or take them again."""
    connection.execute(delete(INVITATIONS_OFF).where(INVITATIONS_OFF.c.guest == guest))
    if off:
        added = _INSERT[connection.dialect.name](INVITATIONS_OFF).values(guest=guest)
        connection.execute(added.on_conflict_do_nothing())


def is_off(connection: Connection, guest: str) -> bool:
    found = select(INVITATIONS_OFF.c.guest).where(INVITATIONS_OFF.c.guest == guest)
    return connection.execute(found).first() is not None


def find_fellows(connection: Connection, guest: str, table: str, limit: int) -> list[Fellow]:
    """The bot accounts of a guest, then the people and bots they have played with, the latest
    first; without those who sit at the table."""
    here = select(SITTERS.c.guest).where(SITTERS.c.table == table)
    is_invited = and_(INVITATIONS.c.guest == GUESTS.c.id, INVITATIONS.c.table == table)
    own = (
        select(GUESTS.c.id, GUESTS.c.name, literal(0), GUESTS.c.seen, INVITATIONS.c.status)
        .add_columns(_OWNERS.c.name)
        .join(_OWNERS, _OWNERS.c.id == GUESTS.c.owner)
        .outerjoin(INVITATIONS, is_invited)
        .where(GUESTS.c.owner == guest, GUESTS.c.id.not_in(here))
        .order_by(GUESTS.c.created, GUESTS.c.id)
    )
    bots = [Fellow(*row) for row in connection.execute(own)]
    return bots + _find_met(connection, guest, table, limit)


def _find_met(connection: Connection, guest: str, table: str, limit: int) -> list[Fellow]:
    own = (
        select(SITTERS.c.table)
        .join(TABLES, TABLES.c.id == SITTERS.c.table)
        .where(SITTERS.c.guest == guest, TABLES.c.status != "open")
        .order_by(TABLES.c.updated.desc())
        .limit(_GAMES)
    )
    here = select(SITTERS.c.guest).where(SITTERS.c.table == table)
    last, games = func.max(TABLES.c.updated).label("last"), func.count().label("games")
    found = (
        select(SITTERS.c.guest, GUESTS.c.name, games, last, INVITATIONS.c.status, _OWNERS.c.name)
        .join(TABLES, TABLES.c.id == SITTERS.c.table)
        .join(GUESTS, GUESTS.c.id == SITTERS.c.guest)
        .outerjoin(_OWNERS, _OWNERS.c.id == GUESTS.c.owner)
        .outerjoin(
            INVITATIONS,
            and_(INVITATIONS.c.guest == SITTERS.c.guest, INVITATIONS.c.table == table),
        )
        .where(SITTERS.c.table.in_(own), SITTERS.c.guest != guest, SITTERS.c.guest.not_in(here))
        .where(GUESTS.c.owner != guest)
        .group_by(SITTERS.c.guest, GUESTS.c.name, INVITATIONS.c.status, _OWNERS.c.name)
        .order_by(last.desc(), SITTERS.c.guest)
        .limit(limit)
    )
    return [Fellow(*row) for row in connection.execute(found)]
