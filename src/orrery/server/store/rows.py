"""What is stored, as typed values. Times are milliseconds since 1970, handed in by the caller."""

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple, TypedDict

import msgspec

TableStatus = Literal["open", "running", "finished", "abandoned"]
StepKind = Literal["start", "act", "undo", "redo", "restart"]
Expiry = Literal["empty", "waiting", "running", "unstarted", "abandoned", "finished", "guest"]
AppendStatus = Literal["committed", "already", "conflict"]
QuotaHolder = Literal["guest", "address"]
ReportKind = Literal["chat", "player", "table"]
AuditRole = Literal["host", "operator"]
Deed = Literal[
    "remove",
    "readmit",
    "mute",
    "unmute",
    "close",
    "rename",
    "block",
    "unblock",
    "settle",
    "set-aside",
    "release",
    "repair",
    "delete",
]
Speed = Literal["live", "days", "untimed"]
# How lately people must have been at a waiting table for it to be found, by its speed.
SeenSince = Mapping[Speed, int]
InvitationStatus = Literal["pending", "accepted", "declined"]
InvitationOutcome = Literal["sent", "already", "not-met", "off", "too-many"]
Json = dict[str, Any]


class Guest(msgspec.Struct, frozen=True, kw_only=True):
    """A person without an account, or the bot account of one: then `owner` is their id, and
    `owner_name` their name, which is looked up and not stored here. `blocked` is since when the
    operator lets them neither play nor write, 0 for everybody else."""

    id: str
    name: str
    language: str = "en"
    created: int = 0
    seen: int = 0
    """When they were last here, to the hour."""
    blocked: int = 0
    owner: str = ""
    owner_name: str = ""

    @property
    def is_bot(self) -> bool:
        return bool(self.owner)


class BotAccount(msgspec.Struct, frozen=True, kw_only=True):
    """A bot account as its owner sees it; `tables` are the unfinished ones at which it sits,
    `seen` is when its program was last here, to the hour, 0 before it ever was."""

    id: str
    name: str
    added: int
    seen: int
    tables: list[str] = []


class Device(msgspec.Struct, frozen=True, kw_only=True):
    """A browser or program of a guest, with a token of its own, of which only the hash is stored.
    `label` names it for its owner; `seen` is when it was last used, to the hour."""

    id: str
    guest: str
    token_hash: str
    label: str = ""
    added: int = 0
    seen: int = 0


class Session(NamedTuple):
    """A guest at one of their devices."""

    guest: Guest
    device: Device


class DeviceCode(msgspec.Struct, frozen=True, kw_only=True):
    """Brings a guest to another device, once and until `expires`; only its hash is stored.
    `device` is the one it was made at."""

    code_hash: str
    guest: str
    device: str
    expires: int


class StoredTable(msgspec.Struct, frozen=True, kw_only=True):
    """The row of a table: its settings, its players, and how it ended.

    `players` holds one object per seat; one with a `guest` makes the table one of that guest's.
    `seed` is the secret seed of the deal: it leaves the server only once the game is finished;
    `given` counts the chance entries that were taken over from another game; `scheme` says how the
    nonces came about.
    `revision` counts the changes of this row, `version` the entries of the log.
    `address` is a hash of the network address that created it; empty where that is not counted.
    `moderation` is what the host and the operator decided; only they change it."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    settings: Json = {}
    players: list[Json] = []
    host: str = ""
    is_public: bool = False
    status: TableStatus = "open"
    created: int = 0
    updated: int = 0
    commitment: str = ""
    seed: str = ""
    nonces: list[str] = []
    given: int = 0
    scheme: str = "hmac-sha256/2"
    result: Json | None = None
    digest: str = ""
    next_table: str = ""
    revision: int = 0
    version: int = 0
    address: str = ""
    moderation: Json = {}


class TableChanges(TypedDict, total=False):
    """What may change about a table."""

    settings: Json
    players: list[Json]
    host: str
    is_public: bool
    status: TableStatus
    updated: int
    commitment: str
    seed: str
    nonces: list[str]
    given: int
    result: Json | None
    digest: str
    next_table: str
    moderation: Json


class TableQuota(NamedTuple):
    """How many unfinished tables one guest and one network address may have."""

    guest: int
    address: int


class StoredEntry(NamedTuple):
    """One line of play: a seat, or chance as -1, and the text of what was done."""

    actor: int
    text: str


class StoredStep(msgspec.Struct, frozen=True, kw_only=True):
    """One accepted command: it made this version of the table.

    `answer` is what the sender received; the same command sent again gets the same answer.
    `thought` is what a bot found before it moved, as JSON: nobody sees it before the game is
    over."""

    table: str
    version: int
    command: str
    kind: StepKind
    seat: int
    entries: list[StoredEntry] = []
    taken_back: int = 0
    answer: Json = {}
    guest: str = ""
    at: int = 0
    thought: str = ""


class StoredReview(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a finished game as JSON, by the level of play that judged it."""

    table: str
    level: str
    review: str
    at: int = 0


class Appended(msgspec.Struct, frozen=True, kw_only=True):
    """The result of an append.

    committed: it is this version now, on disk. already: it was this version before, with this
    answer. conflict: another command made that version, or it does not follow; `version` is the
    latest there is."""

    status: AppendStatus
    version: int
    answer: Json = {}


class StoredChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of chat; the store numbers the lines of a table from 1. `version` is what its
    sender received: the same command sent again gets the same answer."""

    table: str
    text: str
    name: str
    number: int = 0
    guest: str = ""
    at: int = 0
    command: str | None = None
    version: int | None = None


class Connected(NamedTuple):
    """Somebody with a seat who is connected to a table through a process."""

    process: str
    guest: str


class ChangeCounters(NamedTuple):
    """What tells that a table has changed: revision, version and number of chat lines rise with
    each change, and people with a seat come and go."""

    revision: int
    version: int
    lines: int
    connected: frozenset[Connected]


class SyncPoint(NamedTuple):
    """How far a process has read a table: its latest version and its latest line of chat."""

    table: str
    version: int
    last_chat: int


class Delta(NamedTuple):
    """The row of a table, its log from the version of a sync point on, that one included, the
    later chat, and who is connected to it through any process."""

    row: StoredTable
    steps: list[StoredStep]
    chat: list[StoredChatLine]
    connected: list[Connected]


# The version of a notification that is an invitation: before the first of any game.
INVITATION: Final = 0


class Webhook(msgspec.Struct, frozen=True, kw_only=True):
    """Where a player wants to be notified. `address` is a secret of that player; `site` is the
    address by which the player reached this server; `failures` counts failed notifications in a
    row."""

    guest: str
    address: str
    site: str
    failures: int = 0


class Notification(msgspec.Struct, frozen=True, kw_only=True):
    """A notification of the turn that began with this version, or an invitation; `due` is when to
    send it, null once it is sent or dropped."""

    guest: str
    table: str
    version: int
    seat: int
    asked: str
    sentence: str
    tries: int = 0
    due: int | None = None


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """A public table that waits for players; `seen` is when one of its people was last there."""

    table: str
    game: str
    seats: int
    free: int
    bots: int
    speed: Speed
    since: int
    seen: int


class WaitingTable(NamedTuple):
    row: StoredTable
    waiting: Waiting


class WaitingFilter(msgspec.Struct, frozen=True, kw_only=True):
    """Which waiting tables are looked for; what is None does not matter. `options` is for those
    with exactly these."""

    game: str | None = None
    seats: int | None = None
    speed: Speed | None = None
    bots: bool | None = None
    options: dict[str, str] | None = None


class Match(NamedTuple):
    """The table at which a guest sits now; or whose quota is full, and then there is no table."""

    table: str
    full: QuotaHolder | None = None


class StoredInvitation(msgspec.Struct, frozen=True, kw_only=True):
    """A guest is asked to sit down at a table. Invitations to a rematch are not limited: those
    people have just played together."""

    guest: str
    table: str
    sender: str
    is_rematch: bool = False
    status: InvitationStatus = "pending"
    at: int = 0


class Invited(NamedTuple):
    """An invitation with the table it leads to and the name of who sent it."""

    invitation: StoredInvitation
    row: StoredTable
    sender: str


class InvitationLimits(NamedTuple):
    """How many invitations one guest may send in an hour and to one person in a day, and how many
    one person may have at once."""

    hourly: int
    to_one: int = 3
    pending: int = 20


class Fellow(NamedTuple):
    """Somebody a guest has played with, or a bot account of theirs; `invitation` is to the table
    that was asked about, `owner` the name of the owner of a bot account, else None."""

    guest: str
    name: str
    games: int
    last: int
    invitation: InvitationStatus | None
    owner: str | None = None


class SetAside(msgspec.Struct, frozen=True, kw_only=True):
    """A table that is not served. `code` is that of the error which stopped it from being loaded,
    or `operator`; `problem` is for the operator to read."""

    table: str
    code: str
    problem: str = ""
    at: int = 0


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the operator's list; `reason` is why the table is set aside, else empty."""

    id: str
    game: str
    rules: int
    seats: int
    status: str
    updated: int
    version: int
    reason: str


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody reported: a line of chat (`line` is its number), a player, or a table. `quote`
    is the line or the name as it was then; `settled` is when the operator was done with it."""

    number: int = 0
    at: int
    reporter: str
    kind: ReportKind
    table_id: str
    guest_id: str = ""
    line: int = 0
    quote: str = ""
    reason: str = ""
    settled: int = 0


class AuditEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A deed of a host or an operator: who, when, what, why. `by` is the id of a host, `http` for
    whoever has the operator's token, or the name of the user at the shell."""

    number: int = 0
    at: int
    role: AuditRole
    by: str
    deed: Deed
    table_id: str = ""
    guest_id: str = ""
    reason: str = ""


class GuestSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A guest as the operator sees them: without the token, with the number of their tables."""

    id: str
    name: str
    created: int
    blocked: int
    tables: int


def line_of_play(log: list[StoredStep]) -> list[StoredEntry]:
    """The entries of a log without those that were taken back."""
    line: list[StoredEntry] = []
    for step in log:
        if step.taken_back:
            del line[-step.taken_back :]
        line.extend(step.entries)
    return line
