"""Why the server refuses something: a code, a status for HTTP, the facts, and no sentence."""

from typing import ClassVar

from orrery.core.errors import OrreryError


class ServerError(OrreryError):
    """The base of these errors; `status` is the one of the HTTP answer."""

    status: ClassVar[int] = 409


class NoGuest(ServerError):
    """No token, or an unknown one."""

    code: ClassVar[str] = "no-guest"
    status: ClassVar[int] = 401


class NotYours(ServerError):
    """Somebody else's seat, or something only another role may do."""

    code: ClassVar[str] = "not-yours"
    status: ClassVar[int] = 403


class NotForBots(ServerError):
    """Only a person may do this, not a bot account."""

    code: ClassVar[str] = "not-for-bots"
    status: ClassVar[int] = 403


class BotsNotWelcome(ServerError):
    """A bot account sits down where it is invited, or where the table welcomes bots."""

    code: ClassVar[str] = "bots-not-welcome"
    status: ClassVar[int] = 403


class Blocked(ServerError):
    """The operator lets this guest neither play nor write here."""

    code: ClassVar[str] = "blocked"
    status: ClassVar[int] = 403


class Removed(ServerError):
    """The host has removed this guest from the table."""

    code: ClassVar[str] = "removed"
    status: ClassVar[int] = 403


class Muted(ServerError):
    """The host lets this guest not write at the table."""

    code: ClassVar[str] = "muted"
    status: ClassVar[int] = 403


class ForeignOrigin(ServerError):
    """The request came from a page of another site."""

    code: ClassVar[str] = "foreign-origin"
    status: ClassVar[int] = 403


class NoSuchTable(ServerError):
    code: ClassVar[str] = "unknown-table"
    status: ClassVar[int] = 404


class TableSetAside(ServerError):
    """The table cannot be served; `reason` is the code of what is wrong with it."""

    code: ClassVar[str] = "table-set-aside"


class NoSuchSeat(ServerError):
    code: ClassVar[str] = "unknown-seat"
    status: ClassVar[int] = 404


class NoSuchGuest(ServerError):
    code: ClassVar[str] = "unknown-guest"
    status: ClassVar[int] = 404


class NoSuchLine(ServerError):
    """The chat has no line of this number."""

    code: ClassVar[str] = "unknown-line"
    status: ClassVar[int] = 404


class NoSuchReport(ServerError):
    code: ClassVar[str] = "unknown-report"
    status: ClassVar[int] = 404


class NoWebhook(ServerError):
    """The guest has given no address."""

    code: ClassVar[str] = "no-webhook"
    status: ClassVar[int] = 404


class NoSuchDevice(ServerError):
    code: ClassVar[str] = "unknown-device"
    status: ClassVar[int] = 404


class NoSuchBot(ServerError):
    """This guest has no such bot account."""

    code: ClassVar[str] = "unknown-bot-account"
    status: ClassVar[int] = 404


class BadCode(ServerError):
    """The code that leads to another device is unknown, was used, or has expired."""

    code: ClassVar[str] = "bad-code"
    status: ClassVar[int] = 404


class AlreadyHere(ServerError):
    """The code is one of the guest who is at this device."""

    code: ClassVar[str] = "already-here"


class BadWebhook(ServerError):
    """The server never sends to such an address; `reason` says why."""

    code: ClassVar[str] = "bad-webhook"
    status: ClassVar[int] = 400


class BadRequest(ServerError):
    """What was sent is no request that could be understood."""

    code: ClassVar[str] = "malformed"
    status: ClassVar[int] = 400


class WrongHost(ServerError):
    """The request is for another host than the address of this server."""

    code: ClassVar[str] = "wrong-host"
    status: ClassVar[int] = 421


class TooSlow(ServerError):
    """The request did not arrive in time."""

    code: ClassVar[str] = "too-slow"
    status: ClassVar[int] = 408


class BadPosition(ServerError):
    code: ClassVar[str] = "bad-position"
    status: ClassVar[int] = 400


class TooMany(ServerError):
    code: ClassVar[str] = "too-many"
    status: ClassVar[int] = 429


class TooManyTables(ServerError):
    """The guest has so many unfinished tables that there may be no further one."""

    code: ClassVar[str] = "too-many-tables"
    status: ClassVar[int] = 429


class TooManyTablesHere(ServerError):
    """From the guest's network address so many tables were created that are not finished."""

    code: ClassVar[str] = "too-many-tables-here"
    status: ClassVar[int] = 429


class TooManyHints(ServerError):
    """The guest waits for so many hints that there may be no further one."""

    code: ClassVar[str] = "too-many-hints"
    status: ClassVar[int] = 429


class TooManyReviews(ServerError):
    """So many reviews for this guest are under way that there may be no further one."""

    code: ClassVar[str] = "too-many-reviews"
    status: ClassVar[int] = 429


class TooManyDevices(ServerError):
    """The guest is signed in at so many devices that there may be no further one."""

    code: ClassVar[str] = "too-many-devices"
    status: ClassVar[int] = 429


class TooManyBots(ServerError):
    """The guest has as many bot accounts as one may have."""

    code: ClassVar[str] = "too-many-bots"
    status: ClassVar[int] = 429


class TooManyInvitations(ServerError):
    """You have sent too many of late, or this person has had too many."""

    code: ClassVar[str] = "too-many-invitations"
    status: ClassVar[int] = 429


class NotMet(ServerError):
    """Only people one has played with can be invited."""

    code: ClassVar[str] = "not-met"
    status: ClassVar[int] = 403


class NotInvitable(ServerError):
    """This person takes no invitations."""

    code: ClassVar[str] = "not-invitable"


class TableFull(ServerError):
    """No seat is open that is not kept for somebody."""

    code: ClassVar[str] = "table-full"


class SeatTaken(ServerError):
    code: ClassVar[str] = "seat-taken"


class AlreadyStarted(ServerError):
    code: ClassVar[str] = "already-started"


class OtherCommitment(ServerError):
    """The nonce was made for the commitment of another deal."""

    code: ClassVar[str] = "other-commitment"


class NotStarted(ServerError):
    code: ClassVar[str] = "not-started"


class NotFinished(ServerError):
    code: ClassVar[str] = "not-finished"


class SeatsOpen(ServerError):
    """The game cannot start while a seat is open."""

    code: ClassVar[str] = "seats-open"


class NotAway(ServerError):
    """The person of the seat is connected, or the grace time is not over."""

    code: ClassVar[str] = "not-away"


class NotOverdue(ServerError):
    """The person of the seat is not to act, or has not been for long enough."""

    code: ClassVar[str] = "not-overdue"


class TableOver(ServerError):
    """There is nothing left to close or to moderate at this table."""

    code: ClassVar[str] = "table-over"


class NotHandedOver(ServerError):
    code: ClassVar[str] = "not-handed-over"


class NotToAct(ServerError):
    code: ClassVar[str] = "not-to-act"


class Changed(ServerError):
    """Somebody else changed the table at the same moment; look again and try again."""

    code: ClassVar[str] = "changed"


class Busy(ServerError):
    """There is no room for it at the moment."""

    code: ClassVar[str] = "busy"
    status: ClassVar[int] = 503


class ThinkingFailed(ServerError):
    """A bot, a hint or a review failed again and again."""

    code: ClassVar[str] = "thinking-failed"
    status: ClassVar[int] = 503
