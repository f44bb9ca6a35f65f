"""The bodies of HTTP requests and answers, as typed values."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from orrery.bots.analyst import Thought
from orrery.bots.decided import Decided
from orrery.bots.hints import Hint
from orrery.bots.ladder import LadderEntry
from orrery.bots.review import Review, TurningPoint
from orrery.core.events import Event
from orrery.core.view import Facts, View
from orrery.play.observation import SeenEntry
from orrery.play.record import Result
from orrery.play.table import UndoPolicy
from orrery.play.verifiable import Deal

LARGEST_BODY = 64 * 1024
# Where `$` ends a pattern, Python would allow a line break after it.
END = r"$(?!\n)"

Name = Annotated[str, Meta(max_length=40)]
Language = Literal["en", "pl", "fr", "es", "de"]
Commitment = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}" + END)]
NonceText = Annotated[str, Meta(pattern=r"^[0-9a-f]{32,64}" + END)]
DeviceCodeText = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}" + END)]
BotName = Annotated[str, Meta(max_length=40)]
ActionLine = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=60)]
Status = Literal["open", "running", "finished", "abandoned"]
SeatKind = Literal["open", "person", "bot"]
BotTrouble = Literal["waiting", "failed"]
NotDelivered = Literal["private", "unreachable", "answer"]


class Problem(Struct, frozen=True, kw_only=True):
    """Every refusal over HTTP: a code, and the facts a sentence in any language needs."""

    code: str
    facts: dict[str, Any] = {}


class LevelDescription(Struct, frozen=True, kw_only=True):
    """A level of play. `measured` holds its rating and the milliseconds of its thinking, null where
    nothing was measured."""

    name: str
    measured: LadderEntry | None


class GameDescription(Struct, frozen=True, kw_only=True):
    """A game that can be played here; the first value of each option is its default. `levels` are
    the opponents for people, the weakest first, rated by games with `rated_seats` seats; `bots` are
    all names that a seat takes. `minutes` is how long a game among people takes, from and to, and
    `weight` how much there is to it, from 1 to 5; null where the game does not say."""

    id: str
    rules: int
    seat_counts: list[int]
    options: dict[str, list[str]]
    bots: list[str]
    levels: list[LevelDescription]
    rated_seats: int | None
    minutes: tuple[int, int] | None
    weight: int | None


class Me(Struct, frozen=True, kw_only=True):
    """Who is asking. `token` is shown once, and only to a new guest that asked for it. Whoever is
    `blocked` by the operator may look, and do nothing else. `owner` is the name of the owner of a
    bot account, null for a person."""

    id: str
    name: str
    language: Language
    token: str | None = None
    blocked: bool = False
    owner: str | None = None


class ChangeMe(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new guest, or a new name or language; what is left out stays as it is."""

    name: Name | None = None
    language: Language | None = None
    token: bool = False


class DeviceDescription(Struct, frozen=True, kw_only=True):
    """A device at which you are signed in: browser and system as far as they are known, since when,
    and when it was last used, to the hour. `here` is the one that asks."""

    id: str
    label: str
    added: int
    seen: int
    here: bool


class BotDescription(Struct, frozen=True, kw_only=True):
    """A bot account of yours: since when, when its program was last here, to the hour, null before
    it ever was, and the unfinished tables at which it sits."""

    id: str
    name: str
    added: int
    seen: int | None
    tables: list[str]


class CreateBot(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new bot account, under the name by which others see it."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class BotToken(Struct, frozen=True, kw_only=True):
    """A bot account and the token of its program, which is shown this once."""

    bot: BotDescription
    token: str


class DeviceLink(Struct, frozen=True, kw_only=True):
    """Brings you to another device: once, within `seconds`, and until you make another. `picture`
    is the link as a QR code, row by row, where `1` is dark."""

    code: str
    link: str
    seconds: int
    picture: list[str]


class LookAtCode(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A code that brings somebody to this device."""

    code: DeviceCodeText


class UseCode(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same, to be used. A program asks for its `token`; a browser gets a cookie."""

    code: DeviceCodeText
    token: bool = False


class GuestHere(Struct, frozen=True, kw_only=True):
    """Who is at this device already: with so many tables of their own, and signed in at so many
    other devices. `same` says that the code is theirs."""

    name: str
    tables: int
    devices: int
    same: bool


class CodeOffer(Struct, frozen=True, kw_only=True):
    """Whose code it is, and who would be signed out here by using it."""

    name: str
    here: GuestHere | None


class SetWebhook(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where you want to be notified of your turn while you are away."""

    address: Annotated[str, Meta(max_length=500, pattern=r"^https?://[!-~]+" + END)]


class WebhookState(Struct, frozen=True, kw_only=True):
    """Whether this server sends notifications at all, the host of your address (the address itself
    is never shown again), and how many failed in a row; after ten the server stops."""

    offered: bool
    host: str | None
    failures: int


class WebhookTest(Struct, frozen=True, kw_only=True):
    """The result of a test: `private` (an address of a private network), `unreachable`, or
    `answer` (the host answered, but did not accept it)."""

    delivered: bool
    reason: NotDelivered | None


class Notice(Struct, frozen=True, kw_only=True):
    """What is posted to a webhook. `text` and `content` are the same sentence, under the names
    that chat services read; `asked` is a code of the game. Nothing in it is hidden from anyone
    who has the link."""

    event: Literal["turn", "invitation", "test"]
    text: str
    content: str
    link: str
    game: str | None = None
    table: str | None = None
    seat: int | None = None
    version: int | None = None
    asked: str | None = None


class Clock(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`move`: so many seconds for each action. `bank`: so many for the whole game, and
    `increment` more for each action that can no longer be taken back. A stand-in plays the turn of
    a seat that is out of time."""

    kind: Literal["move", "bank"]
    seconds: Annotated[int, Meta(ge=5, le=1_209_600)]
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


class SeatRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who gets a seat of a new table: you (several seats of `me` share one screen), anyone with the
    link, or a bot. `name` is for a second person at `me`."""

    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None
    name: Name | None = None


class CreateTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table. `grace` is how many seconds after a person disconnects the others may hand the
    seat to a bot. A person for whom a stand-in played `patience` turns in a row is gone: then the
    others decide. Without a clock a person who has not acted for `overdue` seconds is overdue: then
    the others may agree on a stand-in. With `welcomes_bots` bot accounts may sit down uninvited."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Annotated[str, Meta(max_length=40)]], Meta(max_length=16)] = {}
    clock: Clock | None = None
    undo: UndoPolicy = "strict"
    public: bool = False
    grace: Annotated[int, Meta(ge=0, le=1_209_600)] = 120
    patience: Annotated[int, Meta(ge=1, le=20)] = 3
    overdue: Annotated[int, Meta(ge=5, le=1_209_600)] = 600
    welcomes_bots: bool = False


class BoundNonce(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A nonce for the deal, and the commitment it was made for, which the table shows."""

    commitment: Commitment
    value: NonceText


class SeatCommand(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A change of a seat. `bot` names a level for `bot` and `hand-over`; `name` and `nonce` belong
    to `sit`, which on your own seat sends the nonce alone. Where a person is gone, the others
    `hand-over` the seat to a bot, `wait`, which gives it fresh time, or `end` the game, which takes
    all of them. Where a person is overdue, a `stand-in` plays the turn when all others who are
    there have asked for it."""

    do: Literal["sit", "leave", "bot", "open", "hand-over", "take-back", "wait", "end", "stand-in"]
    bot: BotName | None = None
    name: Name | None = None
    nonce: BoundNonce | None = None


class ContinueFrom(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Continue from a position of a finished game: your seat, and the bot for all the others.
    `line` is what your seat does first, instead of what was played."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    bot: BotName | None = None
    line: ActionLine = []


class TryLine(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Actions of a seat in a row from a position of a finished game."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    line: ActionLine


class AskHints(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks for the best moves of a seat of yours."""

    table: Annotated[str, Meta(max_length=64)]
    seat: Annotated[int, Meta(ge=0, le=7)]


class Seat(Struct, frozen=True, kw_only=True):
    """A seat as everyone sees it. A seat of kind `bot` with a `player` belongs to a bot account: a
    program of its `owner`, named here, that came with a token. A person's seat, or that of a bot
    account, with a `bot` is played by that bot until the
    person takes it back. With `stand_in`, the time since when, it plays the present turn only, for
    a person out of time; `missed` counts such turns in a row, and `gone` says that they are too
    many. An open seat that is `reserved` is kept for that guest. `away` says that the person is
    not connected and the grace time is over; `wants_end` that they wish to end the game of somebody
    gone; `has_nonce` that their nonce is there. `overdue` says that the person keeps the others
    waiting for too long, `wants_stand_in` that they wish a stand-in for somebody overdue.
    `bot_trouble` says why a bot has not moved: `waiting` for its turn to think, since the server is
    busy, or `failed`, which is tried again; then the host may seat another one."""

    seat: int
    kind: SeatKind
    name: str
    player: str | None
    bot: str | None
    connected: bool
    away: bool
    stand_in: int | None
    missed: int
    gone: bool
    wants_end: bool
    has_nonce: bool
    overdue: bool
    wants_stand_in: bool
    bot_trouble: BotTrouble | None
    reserved: str | None
    owner: str | None


class Origin(Struct, frozen=True, kw_only=True):
    """The finished game a table was continued from."""

    table: str
    position: int


class TableDescription(Struct, frozen=True, kw_only=True):
    """A table as everyone who has its link sees it. `quick` says that it was made by a quick match,
    `starts_full` that it starts as soon as no seat is open. `to_act` is a seat, or null where
    nobody is to act; `next` is the table of a rematch. The commitment of `deal` is there from the
    beginning, the nonces from the start, the seed when the game is over. `points` are those of
    each seat at the latest move, empty before the first; `updated` is when something last changed.
    `expired` says that an
    abandoned table was closed because nobody touched it; at version 0 its game never began. `muted`
    are the ids of people whom the host lets not write; `closed` says who closed the table,
    `welcomes_bots` that bot accounts may sit down uninvited."""

    id: str
    game: str
    rules: int
    status: Status
    host: str
    seats: list[Seat]
    options: dict[str, str]
    clock: Clock | None
    undo: UndoPolicy
    public: bool
    grace: int
    patience: int
    overdue: int
    quick: bool
    starts_full: bool
    created: int
    updated: int
    version: int
    to_act: int | None
    points: list[int]
    result: Result | None
    deal: Deal | None
    origin: Origin | None
    next: str | None
    muted: list[str]
    closed: Literal["host", "operator"] | None
    expired: bool = False
    welcomes_bots: bool = False


class TableList(Struct, frozen=True, kw_only=True):
    """The tables at which you have a seat or which you created, and the public ones."""

    mine: list[TableDescription]
    public: list[TableDescription]


class LogStep(Struct, frozen=True, kw_only=True):
    """One step of the log: an action with the draws that followed, and their events. `position`
    counts the entries up to its end, so it names the position after it. `stand_in` says that a
    stand-in played it for a person."""

    position: int
    entries: list[SeenEntry]
    events: list[Event]
    stand_in: bool = False


class Log(Struct, frozen=True, kw_only=True):
    """The log as one viewer may read it, from `since` on."""

    seat: int
    since: int
    length: int
    version: int
    steps: list[LogStep]


class Replay(Struct, frozen=True, kw_only=True):
    """A position of a game as one viewer sees it: after `position` of `length` entries. `entry`
    led to it, with `events`; `scores` are the points of each seat by source."""

    seat: int
    position: int
    length: int
    view: View
    facts: Facts
    legal: list[str]
    entry: SeenEntry | None
    events: list[Event]
    scores: list[dict[str, int]]


class ScoreLine(Struct, frozen=True, kw_only=True):
    """The points of all seats after so many entries, for a plot of the game."""

    position: int
    points: list[int]


class StandInTurn(Struct, frozen=True, kw_only=True):
    """The entries from `start` up to `end` were played by a stand-in for a seat."""

    seat: int
    start: int
    end: int


class ScoreHistory(Struct, frozen=True, kw_only=True):
    """The points over the whole game, at each end of an action, the final ones by source, the
    turns that changed the lead most, what decided the game unless the victory is shared, the luck
    of each seat in points of worth, and the turns that a stand-in played."""

    lines: list[ScoreLine]
    scores: list[dict[str, int]]
    turning: list[TurningPoint]
    decided: Decided | None
    luck: list[float]
    stand_ins: list[StandInTurn]


class ReviewProgress(Struct, frozen=True, kw_only=True):
    """How far the review of a finished game is: `done` of about `total` parts, which is 0 before
    it is known. `review` is there when all is done."""

    table: str
    done: int
    total: int
    review: Review | None


class BotThought(Struct, frozen=True, kw_only=True):
    """What a bot found before it moved: the step from `start` to `position` entries was its move.
    Told once the game is over."""

    seat: int
    start: int
    position: int
    thought: Thought


class BotThoughts(Struct, frozen=True, kw_only=True):
    """The thoughts of all bots of a finished game, in order."""

    thoughts: list[BotThought]


class ExportedGuest(Struct, frozen=True, kw_only=True):
    """Who you are, and since when."""

    id: str
    name: str
    language: str
    created: int


class ExportedChatLine(Struct, frozen=True, kw_only=True):
    """A line of chat of yours, with the name you had then."""

    at: int
    name: str
    text: str


class ExportedTable(Struct, frozen=True, kw_only=True):
    """A table of yours: the record as far as you may see it, null before the start; the review if
    the server has one; and what you said there."""

    table: TableDescription
    record: str | None
    review: Review | None
    chat: list[ExportedChatLine]


class ExportedReport(Struct, frozen=True, kw_only=True):
    """Something you reported to the operator: `quote` is the line or the name as it was then."""

    at: int
    table: str
    quote: str
    reason: str


class ExportedInvitation(Struct, frozen=True, kw_only=True):
    """An invitation to a table that you sent, or that somebody sent you."""

    at: int
    table: str
    sent: bool
    status: Literal["pending", "accepted", "declined"]


class Export(Struct, frozen=True, kw_only=True):
    """Everything of yours that is stored. Tables that are set aside are named in `left_out`."""

    format: str
    at: int
    guest: ExportedGuest
    devices: list[DeviceDescription]
    bots: list[BotDescription]
    webhook: WebhookState
    tables: list[ExportedTable]
    reports: list[ExportedReport]
    invitations: list[ExportedInvitation]
    left_out: list[str]


class ChatLine(Struct, frozen=True, kw_only=True):
    """A line of chat; `seat` is null if its author has no seat."""

    number: int
    at: int
    player: str
    seat: int | None
    name: str
    text: str


class HintList(Struct, frozen=True, kw_only=True):
    version: int
    seat: int
    moves: list[Hint]


class Health(Struct, frozen=True, kw_only=True):
    """Whether the server is ready, and each thing that has to be."""

    ready: bool
    checks: dict[str, bool]
