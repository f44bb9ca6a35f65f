"""What is stored, as typed values. Times are milliseconds since 1970, handed in by the caller."""

from typing import Any, Literal, NamedTuple, TypedDict

import msgspec

Status = Literal["open", "running", "finished", "abandoned"]
Kind = Literal["start", "act", "undo", "redo", "restart"]
Outcome = Literal["committed", "already", "conflict"]
Json = dict[str, Any]


class Guest(msgspec.Struct, frozen=True, kw_only=True):
    """A person who came by; of the token only its hash is kept."""

    id: str
    token_hash: str
    name: str
    language: str = "en"
    created: int = 0


class StoredTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it stands: what was agreed, who sits where, and how it ended.

    `players` holds one object per seat; one with a `guest` makes the table one of that guest's.
    `seed` is the sealed seed of the deal: it leaves the server only once the game is finished;
    `given` counts the chance entries that were taken over from another game.
    `revision` counts the changes of this row, `version` the entries of the log."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    settings: Json = {}
    players: list[Json] = []
    host: str = ""
    is_public: bool = False
    status: Status = "open"
    created: int = 0
    updated: int = 0
    commitment: str = ""
    seed: str = ""
    nonces: list[str] = []
    given: int = 0
    result: Json | None = None
    digest: str = ""
    next_table: str = ""
    revision: int = 0
    version: int = 0


class TableChanges(TypedDict, total=False):
    """What may change about a table."""

    settings: Json
    players: list[Json]
    host: str
    is_public: bool
    status: Status
    updated: int
    commitment: str
    seed: str
    nonces: list[str]
    given: int
    result: Json | None
    digest: str
    next_table: str


class StoredEntry(NamedTuple):
    """One line of play: a seat, or chance as -1, and the text of what was done."""

    actor: int
    text: str


class Logged(msgspec.Struct, frozen=True, kw_only=True):
    """One accepted command: it made this version of the table.

    `answer` is what the sender was told; whoever sends the command again is told the same."""

    table: str
    version: int
    command: str
    kind: Kind
    seat: int
    entries: list[StoredEntry] = []
    taken_back: int = 0
    answer: Json = {}
    guest: str = ""
    at: int = 0


class Appended(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a command.

    committed: it is this version now, on disk. already: it was this version before, with this
    answer. conflict: another command made that version, or it does not follow; `version` is the
    latest there is."""

    outcome: Outcome
    version: int
    answer: Json = {}


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of chat; the store numbers the lines of a table from 1. `version` is what its
    sender was told: whoever sends the command again is told the same."""

    table: str
    text: str
    name: str
    number: int = 0
    guest: str = ""
    at: int = 0
    command: str | None = None
    version: int | None = None


class Known(NamedTuple):
    """What is known of a table: its latest version and its latest line of chat."""

    table: str
    version: int
    heard: int


class News(NamedTuple):
    """A table as it stands, and what came to its log and its chat since."""

    row: StoredTable
    steps: list[Logged]
    lines: list[ChatLine]


class Webhook(msgspec.Struct, frozen=True, kw_only=True):
    """Where a player wants to be told of a turn. `address` is a secret of that player; `site` is
    where the player found this server; `failures` counts what did not arrive in a row."""

    guest: str
    address: str
    site: str
    failures: int = 0


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """A player is to be told of a turn that began with this version; `due` is when, null once
    that is settled."""

    guest: str
    table: str
    version: int
    seat: int
    asked: str
    sentence: str
    tries: int = 0
    due: int | None = None


def surviving(log: list[Logged]) -> list[StoredEntry]:
    """The line of play that a log leads to, without what was taken back."""
    line: list[StoredEntry] = []
    for logged in log:
        if logged.taken_back:
            del line[-logged.taken_back :]
        line.extend(logged.entries)
    return line
