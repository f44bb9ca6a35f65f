"""Guests, their devices and the codes that lead to another device, as functions of a connection."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, and_, delete, func, insert, select, update
from sqlalchemy.engine import RowMapping

from orrery.server.store.rows import Device, DeviceCode, Guest, Session
from orrery.server.store.schema import CODES, DEVICES, GUESTS

# The owners of bot accounts, whose names are shown with them.
_OWNERS: Final = GUESTS.alias("owners")
_OWNER_NAME: Final = func.coalesce(_OWNERS.c.name, "").label("owner_name")


def _guests() -> Select[Any]:
    joined = GUESTS.outerjoin(_OWNERS, _OWNERS.c.id == GUESTS.c.owner)
    return select(GUESTS, _OWNER_NAME).select_from(joined)


def _to_guest(row: RowMapping) -> Guest:
    return Guest(**{name: row[name] for name in Guest.__struct_fields__})


def guest_values(guest: Guest) -> dict[str, Any]:
    """The row of a guest."""
    values = msgspec.structs.asdict(guest)
    del values["owner_name"]
    return values


def _to_device(row: RowMapping) -> Device:
    return Device(**{name: row[name] for name in Device.__struct_fields__})


# Guests


def add_guest(connection: Connection, guest: Guest, device: Device) -> None:
    connection.execute(insert(GUESTS), guest_values(guest))
    connection.execute(insert(DEVICES), msgspec.structs.asdict(device))


def find_guest(connection: Connection, guest_id: str) -> Guest | None:
    row = connection.execute(_guests().where(GUESTS.c.id == guest_id)).mappings().first()
    return None if row is None else _to_guest(row)


def update_guest(connection: Connection, guest_id: str, changes: Mapping[str, str]) -> bool:
    changed = update(GUESTS).where(GUESTS.c.id == guest_id).values(**changes)
    return connection.execute(changed).rowcount == 1


def find_session(connection: Connection, token_hash: str) -> Session | None:
    """The guest and the device of a token."""
    owner = [column.label(f"guest_{column.name}") for column in GUESTS.c]
    joined = DEVICES.join(GUESTS, GUESTS.c.id == DEVICES.c.guest)
    joined = joined.outerjoin(_OWNERS, _OWNERS.c.id == GUESTS.c.owner)
    found = select(DEVICES, *owner, _OWNER_NAME.label("guest_owner_name")).select_from(joined)
    row = connection.execute(found.where(DEVICES.c.token_hash == token_hash)).mappings().first()
    if row is None:
        return None
    guest = Guest(**{name: row[f"guest_{name}"] for name in Guest.__struct_fields__})
    return Session(guest, _to_device(row))


# Devices


def devices_of(connection: Connection, guest_id: str) -> list[Device]:
    """The devices of a guest, the oldest first."""
    found = select(DEVICES).where(DEVICES.c.guest == guest_id)
    rows = connection.execute(found.order_by(DEVICES.c.added, DEVICES.c.id)).mappings()
    return [_to_device(row) for row in rows]


def known_devices(connection: Connection, device_ids: Sequence[str]) -> set[str]:
    """Those of these devices that are signed in."""
    found = select(DEVICES.c.id).where(DEVICES.c.id.in_(device_ids))
    return set(connection.execute(found).scalars())


def mark_seen(connection: Connection, session: Session, at: int) -> bool:
    """False: the device was signed out, or its guest was removed."""
    guest, device = session
    connection.execute(update(GUESTS).where(GUESTS.c.id == guest.id).values(seen=at))
    seen = update(DEVICES).where(DEVICES.c.id == device.id).values(seen=at)
    return connection.execute(seen).rowcount == 1


def remove_device(connection: Connection, guest_id: str, device_id: str) -> bool:
    """Sign out a device of a guest, with the code it made; False: the guest has no such device."""
    own = and_(DEVICES.c.id == device_id, DEVICES.c.guest == guest_id)
    connection.execute(delete(CODES).where(CODES.c.device == device_id, CODES.c.guest == guest_id))
    return connection.execute(delete(DEVICES).where(own)).rowcount == 1


# Codes


def save_code(connection: Connection, code: DeviceCode, at: int) -> None:
    """Replace the code that the guest had; codes that have expired by then are dropped."""
    connection.execute(delete(CODES).where((CODES.c.guest == code.guest) | (CODES.c.expires <= at)))
    connection.execute(insert(CODES), msgspec.structs.asdict(code))


def find_code(connection: Connection, code_hash: str, at: int) -> Guest | None:
    """The guest whose code this is, unless it has expired."""
    found = (
        _guests()
        .join(CODES, CODES.c.guest == GUESTS.c.id)
        .where(CODES.c.code_hash == code_hash, CODES.c.expires > at)
    )
    row = connection.execute(found).mappings().first()
    return None if row is None else _to_guest(row)


def use_code(
    connection: Connection, code_hash: str, device: Device, former: Device | None
) -> Guest | None:
    """Make this one a device of the guest whose code it is, in place of the `former` owner's.
    None: the code is unknown, was used or has expired. Of two who use it at once one succeeds."""
    guest = find_code(connection, code_hash, device.added)
    used = connection.execute(delete(CODES).where(CODES.c.code_hash == code_hash)).rowcount
    if guest is None or used != 1:
        return None
    if former is not None:
        remove_device(connection, former.guest, former.id)
    own: dict[str, Any] = msgspec.structs.asdict(device) | {"guest": guest.id}
    connection.execute(insert(DEVICES), own)
    return guest
