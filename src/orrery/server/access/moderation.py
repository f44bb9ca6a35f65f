"""What the host and the operator decided about a table: who is removed, who is muted, who closed
it. The decisions are data in the row of the table, and every deed is a line in the audit log."""

from typing import Final

import msgspec
from msgspec import Struct

from orrery.server.access.clean_text import clean_chat
from orrery.server.errors import TooMany
from orrery.server.protocol.moderation import Moderate
from orrery.server.store import AuditEntry, AuditRole, Guest, StoredTable

_MOST: Final = 200


class Moderation(Struct, frozen=True, kw_only=True):
    """Who is removed and who is muted, by id with the name of then, and who closed the table."""

    removed: dict[str, str] = {}
    muted: dict[str, str] = {}
    closed: AuditRole | None = None


def moderation_of(row: StoredTable) -> Moderation:
    return msgspec.convert(row.moderation, Moderation)


def after_deed(before: Moderation, command: Moderate, subject: Guest) -> Moderation:
    """The decisions after a deed of the host about a guest."""
    fields = {"remove": "removed", "readmit": "removed", "mute": "muted", "unmute": "muted"}
    field = fields[command.do]
    people = {id: name for id, name in getattr(before, field).items() if id != subject.id}
    if command.do in ("remove", "mute"):
        if len(people) >= _MOST:
            raise TooMany
        people[subject.id] = subject.name
    return msgspec.structs.replace(before, **{field: people})


def audit_host(host: Guest, command: Moderate, table_id: str, at: int) -> AuditEntry:
    """The line in the audit log about a deed of the host."""
    return AuditEntry(
        at=at,
        role="host",
        by=host.id,
        deed=command.do,
        table_id=table_id,
        guest_id=command.player or "",
        reason=clean_chat(command.reason),
    )
