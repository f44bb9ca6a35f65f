"""The bodies of requests about moderation: those of hosts, of whoever reports something, and of the
operator."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from orrery.server.protocol.bodies import Name

LONGEST_REASON = 200

Reason = Annotated[str, Meta(max_length=LONGEST_REASON)]
GuestId = Annotated[str, Meta(max_length=64)]


class Moderate(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deed of the host: `remove` a person from the table or `readmit` them, `mute` them in the
    chat or `unmute` them, or `close` the table. `player` is the id of the person."""

    do: Literal["remove", "readmit", "mute", "unmute", "close"]
    player: GuestId | None = None
    reason: Reason = ""


class Person(Struct, frozen=True, kw_only=True):
    """Somebody at a table, by id and name."""

    player: str
    name: str


class People(Struct, frozen=True, kw_only=True):
    """Who watches a table, and whom the host has removed or muted."""

    spectators: list[Person]
    removed: list[Person]
    muted: list[Person]


class MakeReport(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Tell the operator of a line of chat (`line` is its number), a player (`player` is their id)
    or the table as such."""

    kind: Literal["chat", "player", "table"]
    player: GuestId | None = None
    line: Annotated[int, Meta(ge=1, le=2**31 - 1)] | None = None
    reason: Reason = ""


class ReportReceipt(Struct, frozen=True, kw_only=True):
    """The number under which the operator finds the report."""

    number: int


class OperatorReason(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Why the operator does something, for the audit log."""

    reason: Reason = ""


class ChangeGuest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the operator does to a guest; `name` belongs to `rename`."""

    do: Literal["rename", "block", "unblock"]
    name: Name | None = None
    reason: Reason = ""
