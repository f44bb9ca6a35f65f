"""What the HTTP interface takes and gives, as typed values with whole-word fields."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from orrery.core.events import Event
from orrery.core.view import View
from orrery.play.record import Result
from orrery.play.review import Review, TurningPoint
from orrery.play.table import SeenEntry, UndoPolicy
from orrery.play.verifiable import Deal

Name = Annotated[str, Meta(max_length=40)]
Language = Literal["en", "pl", "fr", "es", "de"]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{32,64}$")]
BotName = Annotated[str, Meta(max_length=40)]
ActionLine = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=60)]
Status = Literal["open", "running", "finished"]
SeatKind = Literal["open", "person", "bot"]
NotDelivered = Literal["private", "unreachable", "answer"]


class Problem(Struct, frozen=True, kw_only=True):
    """Every refusal over HTTP: a code, and the facts a sentence in any language needs."""

    code: str
    facts: dict[str, Any] = {}


class GameDescription(Struct, frozen=True, kw_only=True):
    """A game that can be played here; the first value of each option is its default."""

    id: str
    rules: int
    seat_counts: list[int]
    options: dict[str, list[str]]
    bots: list[str]


class Me(Struct, frozen=True, kw_only=True):
    """Who is asking. `token` is shown once, and only to a new guest that asked for it."""

    id: str
    name: str
    language: Language
    token: str | None = None


class ChangeMe(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new guest, or a new name or language; what is left out stays as it is."""

    name: Name | None = None
    language: Language | None = None
    token: bool = False


class SetWebhook(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where you want to be told that you are to act while you are away."""

    address: Annotated[str, Meta(max_length=500, pattern=r"^https?://[!-~]+$")]


class WebhookState(Struct, frozen=True, kw_only=True):
    """Whether this server calls players at all, the machine it calls for you (the address itself
    is never shown again), and how many calls in a row did not arrive; after ten it gives up."""

    offered: bool
    host: str | None
    failures: int


class WebhookTest(Struct, frozen=True, kw_only=True):
    """What became of a test: `private` (an address of a private network), `unreachable`, or
    `answer` (somebody answered, but did not accept it)."""

    delivered: bool
    reason: NotDelivered | None


class Notice(Struct, frozen=True, kw_only=True):
    """What is posted to a webhook. `text` and `content` are the same sentence, under the names
    that chat services read; `asked` is a code of the game. Nothing in it is hidden from anyone
    who has the link."""

    event: Literal["turn", "test"]
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
    `increment` more after each action. A seat out of time is played by a bot."""

    kind: Literal["move", "bank"]
    seconds: Annotated[int, Meta(ge=5, le=1_209_600)]
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


class SeatRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit on a seat of a new table: the one who asks (several seats of `me` share
    one screen), anyone with the link, or a bot. `name` is for a further person at `me`."""

    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None
    name: Name | None = None


class CreateTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table. `grace` is how many seconds a gone person's seat waits before the others may
    hand it to a bot. `start` begins at once where no seat is open."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Annotated[str, Meta(max_length=40)]], Meta(max_length=16)] = {}
    clock: Clock | None = None
    undo: UndoPolicy = "strict"
    public: bool = False
    grace: Annotated[int, Meta(ge=0, le=1_209_600)] = 120
    nonce: Nonce | None = None
    start: bool = False


class SeatCommand(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is to happen with a seat. `bot` names a level for `bot` and `hand-over`; `name` and
    `nonce` belong to `sit`."""

    do: Literal["sit", "leave", "bot", "open", "hand-over", "take-back"]
    bot: BotName | None = None
    name: Name | None = None
    nonce: Nonce | None = None


class ContinueFrom(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Play on from a position of a finished game: the seat of the one who asks, and the bot
    of all the others. `line` is what the seat does first, instead of what was played."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    bot: BotName = "greedy"
    line: ActionLine = []


class TryLine(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Actions of a seat in a row from a position of a finished game."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    line: ActionLine


class AskHints(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The best moves of a seat of one's own at a table."""

    table: Annotated[str, Meta(max_length=64)]
    seat: Annotated[int, Meta(ge=0, le=7)]


class Seat(Struct, frozen=True, kw_only=True):
    """A seat as everyone sees it. A person's seat with a `bot` is played by that bot until the
    person takes it back; `away` says that the grace time of a gone person is over."""

    seat: int
    kind: SeatKind
    name: str
    player: str | None
    bot: str | None
    connected: bool
    away: bool


class Origin(Struct, frozen=True, kw_only=True):
    """The finished game a table was continued from."""

    table: str
    position: int


class TableDescription(Struct, frozen=True, kw_only=True):
    """A table as everyone who has its link sees it. `to_act` is a seat, or null where nobody
    is to act; `next` is the table of a rematch. The commitment of `deal` is there before the
    first draw, the nonces from the start, the seed when the game is over."""

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
    created: int
    version: int
    to_act: int | None
    result: Result | None
    deal: Deal | None
    origin: Origin | None
    next: str | None


class TableList(Struct, frozen=True, kw_only=True):
    """The tables one has a seat at or has made, and the public ones."""

    mine: list[TableDescription]
    public: list[TableDescription]


class LogStep(Struct, frozen=True, kw_only=True):
    """One step of the log: an action with the draws that followed, and what they brought about.
    `position` counts the entries up to the end of it, so it names the position after it."""

    position: int
    entries: list[SeenEntry]
    events: list[Event]


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
    legal: list[str]
    entry: SeenEntry | None
    events: list[Event]
    scores: list[dict[str, int]]


class ScoreLine(Struct, frozen=True, kw_only=True):
    """The points of all seats after so many entries, for a plot of the game."""

    position: int
    points: list[int]


class ScoreHistory(Struct, frozen=True, kw_only=True):
    """The points over the whole game, at each end of an action, the final ones by source, and
    the turns that changed the lead most."""

    lines: list[ScoreLine]
    scores: list[dict[str, int]]
    turning: list[TurningPoint]


class ReviewProgress(Struct, frozen=True, kw_only=True):
    """How far the review of a finished game is: `done` of about `total` parts, which is 0 before
    it is known. `review` is there when all is done."""

    table: str
    done: int
    total: int
    review: Review | None


class ChatLine(Struct, frozen=True, kw_only=True):
    """Something said at a table; `seat` is null where the one who said it has no seat."""

    number: int
    at: int
    player: str
    seat: int | None
    name: str
    text: str


class Hint(Struct, frozen=True, kw_only=True):
    """A good move: what it gains in points as the bot sees it, and from which sources."""

    action: str
    gain: float
    sources: dict[str, float]


class HintList(Struct, frozen=True, kw_only=True):
    version: int
    seat: int
    moves: list[Hint]


class Health(Struct, frozen=True, kw_only=True):
    """Whether the server is ready, and each thing that has to be."""

    ready: bool
    checks: dict[str, bool]
