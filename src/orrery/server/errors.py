"""Why the server refuses something: a code, a status for HTTP, the facts, and no sentence."""

from typing import ClassVar

from orrery.core.errors import OrreryError


class ServerError(OrreryError):
    """The family; `status` is the one of the HTTP answer."""

    status: ClassVar[int] = 409


class NoGuest(ServerError):
    """No token, or one nobody was given."""

    code: ClassVar[str] = "no-guest"
    status: ClassVar[int] = 401


class NotYours(ServerError):
    """Somebody else's seat, or something only another role may do."""

    code: ClassVar[str] = "not-yours"
    status: ClassVar[int] = 403


class ForeignOrigin(ServerError):
    """A page of another site asked."""

    code: ClassVar[str] = "foreign-origin"
    status: ClassVar[int] = 403


class NoSuchTable(ServerError):
    code: ClassVar[str] = "unknown-table"
    status: ClassVar[int] = 404


class NoSuchSeat(ServerError):
    code: ClassVar[str] = "unknown-seat"
    status: ClassVar[int] = 404


class NoWebhook(ServerError):
    """The guest has given no address."""

    code: ClassVar[str] = "no-webhook"
    status: ClassVar[int] = 404


class BadWebhook(ServerError):
    """Nothing is ever sent to such an address; `reason` says why."""

    code: ClassVar[str] = "bad-webhook"
    status: ClassVar[int] = 400


class BadPosition(ServerError):
    code: ClassVar[str] = "bad-position"
    status: ClassVar[int] = 400


class BadRequest(ServerError):
    """Well formed, but without something that is needed."""

    code: ClassVar[str] = "malformed"
    status: ClassVar[int] = 400


class TooMany(ServerError):
    code: ClassVar[str] = "too-many"
    status: ClassVar[int] = 429


class SeatTaken(ServerError):
    code: ClassVar[str] = "seat-taken"


class AlreadyStarted(ServerError):
    code: ClassVar[str] = "already-started"


class NotStarted(ServerError):
    code: ClassVar[str] = "not-started"


class NotFinished(ServerError):
    code: ClassVar[str] = "not-finished"


class IsFinished(ServerError):
    code: ClassVar[str] = "over"


class SeatsOpen(ServerError):
    """The game cannot start while a seat is open."""

    code: ClassVar[str] = "seats-open"


class NotAway(ServerError):
    """The seat's person is here, or the grace time is not over."""

    code: ClassVar[str] = "not-away"


class NotHandedOver(ServerError):
    code: ClassVar[str] = "not-handed-over"


class NotToAct(ServerError):
    code: ClassVar[str] = "not-to-act"


class Changed(ServerError):
    """Somebody else changed the table at the same moment; look again and try again."""

    code: ClassVar[str] = "changed"


class Busy(ServerError):
    """No worker is free."""

    code: ClassVar[str] = "busy"
    status: ClassVar[int] = 503
