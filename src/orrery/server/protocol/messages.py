"""The messages of a table's socket: commands from a client, and what the server sends. Each is one
JSON object; `type` says which. Every command carries an `id` of the client's choice and gets
exactly one answer; the same `id` again gets the same answer."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from orrery.bots.hints import Hint
from orrery.core.events import Event
from orrery.core.view import Facts, View
from orrery.play.observation import SeenEntry
from orrery.play.table import UndoStop
from orrery.server.protocol.bodies import END, ChatLine, Me, TableDescription

LARGEST_FRAME = 16 * 1024
LONGEST_CHAT = 500

CommandId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}" + END)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
UpdateKind = Literal["whole", "set-up", "act", "undo", "redo"]


class Command(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower
):
    """What a client may send."""

    id: CommandId


class Act(Command, frozen=True, kw_only=True):
    """Do a legal action, given by its text, for the version it was chosen at."""

    version: Version
    seat: SeatNumber
    action: Annotated[str, Meta(max_length=200)]


class Undo(Command, frozen=True, kw_only=True):
    """Take back your latest action."""

    version: Version
    seat: SeatNumber


class Redo(Command, frozen=True, kw_only=True):
    """Do again what was taken back last."""

    version: Version
    seat: SeatNumber


class Restart(Command, frozen=True, kw_only=True):
    """Take back everything in your turn that can be taken back."""

    version: Version
    seat: SeatNumber


class Chat(Command, frozen=True, kw_only=True):
    """Post a line of chat to everyone at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class AskHint(Command, frozen=True, kw_only=True, tag="hint"):
    """Ask for the best moves of a seat of yours that is to act."""

    version: Version
    seat: SeatNumber


ClientMessage = Act | Undo | Redo | Restart | Chat | AskHint


class ServerSent(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """What the server may send."""


class Welcome(ServerSent, frozen=True, kw_only=True):
    """The first message: who you are, which seats are yours, the table. If the game has started,
    an `update` for each of your seats follows, or one with seat -3 for a spectator."""

    me: Me
    seats: list[int]
    table: TableDescription


class Clocks(Struct, frozen=True, kw_only=True):
    """Milliseconds left to each seat when this was sent, and whose clock runs."""

    remaining: list[int]
    running: int | None


class Update(ServerSent, frozen=True, kw_only=True):
    """The whole position as one seat sees it, and what led to it. `kind` is `whole` right after
    connecting, with no entries and events; `position` counts the entries of the log;
    `undo_stop` is why the seat cannot take anything back, null where it can; `stand_in` says that
    a stand-in made the latest step for a person."""

    seat: int
    version: int
    kind: UpdateKind
    position: int
    view: View
    facts: Facts
    legal: list[str]
    entries: list[SeenEntry]
    events: list[Event]
    taken_back: int
    undo_stop: UndoStop | None
    can_redo: bool
    scores: list[dict[str, int]]
    clock: Clocks | None
    stand_in: bool = False


class Done(ServerSent, frozen=True, kw_only=True):
    """The command is done and committed; `version` is the one it led to."""

    id: str
    version: int


class Refused(ServerSent, frozen=True, kw_only=True):
    """The command changed nothing: why, the version now, and what was legal for the seat."""

    id: str
    code: str
    version: int
    text: str = ""
    legal: list[str] = []
    reason: UndoStop | None = None


class Hints(ServerSent, frozen=True, kw_only=True):
    """The answer to `hint`: the best moves first."""

    id: str
    version: int
    seat: int
    moves: list[Hint]


class Malformed(ServerSent, frozen=True, kw_only=True, tag="error"):
    """A frame that is no command: what is wrong with it. `id` is given where it could be read."""

    code: str
    id: str | None = None
    text: str = ""


class TableChanged(ServerSent, frozen=True, kw_only=True, tag="table"):
    """Something about the table itself changed: seats, names, bots, connections, start, end,
    rematch. `seats` are yours now."""

    seats: list[int]
    table: TableDescription


class Chatted(ServerSent, frozen=True, kw_only=True, tag="chat"):
    """A new line of chat."""

    line: ChatLine


class Replaced(ServerSent, frozen=True, kw_only=True):
    """The same guest connected again to this table; this socket is closed with code 4001."""


class Closing(ServerSent, frozen=True, kw_only=True):
    """The server is about to stop; connect again later. The socket is closed with 1012."""


_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_ENCODER = msgspec.json.Encoder()


def decode(frame: str | bytes) -> ClientMessage:
    """The command in a frame; msgspec.DecodeError where there is none."""
    return _DECODER.decode(frame)


def encode(message: ServerSent) -> bytes:
    return _ENCODER.encode(message)


def read_id(frame: str | bytes) -> str | None:
    """The id of a frame that is no command, where one can be read."""
    try:
        found: Any = msgspec.json.decode(frame)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    known = found.get("id") if isinstance(found, dict) else None
    return known if isinstance(known, str) and len(known) <= 64 else None
