"""The lobby: tables that wait for players, the quick match, and invitations."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from orrery.play.table import UndoPolicy
from orrery.server.protocol.bodies import Clock, SeatKind

Speed = Literal["live", "days", "untimed"]
SeatCount = Annotated[int, Meta(ge=1, le=8)]
GameId = Annotated[str, Meta(max_length=40)]
GuestId = Annotated[str, Meta(max_length=64)]


class WaitingSeat(Struct, frozen=True, kw_only=True):
    """A seat of a waiting table; an open one with a name is kept for that person. `owner` is the
    name of the owner of a bot account, null for everybody else."""

    kind: SeatKind
    name: str
    player: str | None
    bot: str | None
    owner: str | None


class OpenTable(Struct, frozen=True, kw_only=True):
    """A table that waits for players. `speed` is `live` (a clock for one sitting), `days` (a clock
    of an hour a move or more) or `untimed`; `present` says that one of its people is there now;
    `quick` that it was made by a quick match, and starts by itself; `welcomes_bots` that bot
    accounts may sit down uninvited."""

    id: str
    game: str
    seats: list[WaitingSeat]
    free: int
    options: dict[str, str]
    clock: Clock | None
    undo: UndoPolicy
    speed: Speed
    since: int
    present: bool
    quick: bool
    welcomes_bots: bool


class LobbyPage(Struct, frozen=True, kw_only=True):
    """Tables that wait for players, the latest first; `next` leads to the page after this."""

    tables: list[OpenTable]
    next: str | None


class LobbyFilter(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which tables you want to see in the lobby; what is left out does not matter. `bots` is true
    for tables with bots, false for tables without."""

    game: GameId | None = None
    seats: SeatCount | None = None
    speed: Speed | None = None
    bots: bool | None = None


class QuickMatch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Play with whoever wants to: at a table that is waiting, or else at a new one. Without a
    number of seats or a speed any will do; a new table is then live and for two."""

    game: GameId
    seats: SeatCount | None = None
    speed: Speed | None = None


class FellowPlayer(Struct, frozen=True, kw_only=True):
    """Somebody you have played with, or a bot account of yours; `invitation` is yours to this
    table, or anybody else's; `owner` is the name of the owner of a bot account, else null."""

    player: str
    name: str
    games: int
    last: int
    invitation: Literal["pending", "accepted", "declined"] | None
    owner: str | None


class SendInvitation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Invite somebody you have played with, or a bot account of yours."""

    player: GuestId


class Invitation(Struct, frozen=True, kw_only=True):
    """Somebody asks you to sit down at a table."""

    table: OpenTable
    name: str
    rematch: bool
    at: int


class InvitationList(Struct, frozen=True, kw_only=True):
    """The invitations that wait for your answer, and whether you take any."""

    accepts: bool
    invitations: list[Invitation]


class AcceptInvitations(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether others may invite you."""

    accepts: bool


class LobbySent(Struct, frozen=True, kw_only=True, tag_field="type"):
    """What the socket of the lobby sends."""


class LobbyTables(LobbySent, frozen=True, kw_only=True, tag="tables"):
    """The first tables that fit your filter; `more` says that there are others."""

    tables: list[OpenTable]
    more: bool


class LobbyYou(LobbySent, frozen=True, kw_only=True, tag="you"):
    """Your invitations, and the tables at which you are waiting for players."""

    invitations: list[Invitation]
    waiting: list[str]
