"""What the routes share: typed parameters, and the refusals in the OpenAPI description."""

import hmac
from typing import Annotated, Any, Final

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from orrery.core.game import SPECTATOR
from orrery.server.access.requests import token_of
from orrery.server.errors import NotForBots, NotYours
from orrery.server.http.services import Services
from orrery.server.protocol.bodies import Problem
from orrery.server.store import Guest, Session

_DESCRIPTIONS: Final = {
    400: "The request is malformed, or something it names does not exist",
    401: "No guest's token came with the request",
    403: "Only another role may do this",
    404: "There is no such thing",
    408: "The request did not arrive in time",
    409: "Not in this situation",
    413: "The body is too large",
    421: "For another host than this server",
    429: "Too many requests, connections or tables",
    431: "The head is too large",
    503: "Nothing has happened; try again later",
}
REFUSALS: Final = {
    status: ResponseSpec(Problem, description=description, generate_examples=False)
    for status, description in _DESCRIPTIONS.items()
}

CurrentGuest = NamedDependency[Guest]
CurrentSession = NamedDependency[Session]
AppServices = NamedDependency[Services]
PathText = FromPath[str]
SeatParameter = Annotated[int, QueryParameter(ge=SPECTATOR, le=1_000_000)]
PositionParameter = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
AnyRequest = Request[Any, Any, Any]


# Given to every route that a bot account may use; all the others are for people.
FOR_BOTS: Final = {"for_bots": True}


def check_for_bots(request: AnyRequest, guest: Guest) -> None:
    """Refuse a bot account what only people may do."""
    if guest.is_bot and not request.route_handler.opt.get("for_bots"):
        raise NotForBots


def check_token(request: AnyRequest, wanted: str, deed: str) -> None:
    """Refuse whoever does not have a token of the settings; where none is set, everyone."""
    given = token_of(request) or ""
    if not wanted or not hmac.compare_digest(wanted.encode(), given.encode()):
        raise NotYours(deed=deed)
