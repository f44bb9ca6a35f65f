"""Bot accounts, as functions of a connection."""

import msgspec
from sqlalchemy import Connection, delete, insert, select

from orrery.server.store.devices import add_guest, devices_of
from orrery.server.store.rows import BotAccount, Device, Guest
from orrery.server.store.schema import DEVICES, GUESTS, SITTERS, TABLES
from orrery.server.store.statements import has_unfinished, is_of


def bot_ids(connection: Connection, owner: str) -> list[str]:
    """The bot accounts of a guest, the oldest first."""
    found = select(GUESTS.c.id).where(GUESTS.c.owner == owner)
    return list(connection.execute(found.order_by(GUESTS.c.created, GUESTS.c.id)).scalars())


def bots_of(connection: Connection, owner: str) -> list[BotAccount]:
    """The same, as their owner sees them."""
    found = select(GUESTS).where(GUESTS.c.owner == owner).order_by(GUESTS.c.created, GUESTS.c.id)
    return [
        BotAccount(
            id=row["id"],
            name=row["name"],
            added=row["created"],
            seen=row["seen"],
            tables=_unfinished(connection, row["id"]),
        )
        for row in connection.execute(found).mappings().all()
    ]


def _unfinished(connection: Connection, bot: str) -> list[str]:
    found = select(TABLES.c.id).join(SITTERS, SITTERS.c.table == TABLES.c.id)
    found = found.where(SITTERS.c.guest == bot, TABLES.c.status.in_(("open", "running")))
    return list(connection.execute(found.order_by(TABLES.c.created, TABLES.c.id)).scalars())


def add_bot(connection: Connection, bot: Guest, device: Device, most: int) -> bool:
    """Add a bot account with its token; False: its owner has so many already, or is gone."""
    owner = select(GUESTS.c.id).where(GUESTS.c.id == bot.owner).with_for_update()
    if connection.execute(owner).first() is None or len(bot_ids(connection, bot.owner)) >= most:
        return False
    add_guest(connection, bot, device)
    return True


def is_bot_of(connection: Connection, owner: str, bot: str) -> bool:
    found = select(GUESTS.c.id).where(GUESTS.c.id == bot, GUESTS.c.owner == owner)
    return bool(owner) and connection.execute(found).first() is not None


def replace_token(connection: Connection, owner: str, bot: str, device: Device) -> list[str] | None:
    """Give a bot account another token; the devices whose tokens are void now. None: this guest
    has no such bot."""
    if not is_bot_of(connection, owner, bot):
        return None
    void = [former.id for former in devices_of(connection, bot)]
    connection.execute(delete(DEVICES).where(DEVICES.c.guest == bot))
    connection.execute(insert(DEVICES), msgspec.structs.asdict(device))
    return void


def is_busy(connection: Connection, bot: str, most: int) -> bool:
    """Whether a bot account sits at so many unfinished tables."""
    return has_unfinished(connection, is_of(bot), most)
