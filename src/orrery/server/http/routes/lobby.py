"""Routes of the lobby: waiting tables, the quick match, joining, invitations."""

from typing import Annotated, Final

from litestar import delete, get, post
from litestar.params import JSONBody, QueryParameter

from orrery.server.http.routes.common import (
    FOR_BOTS,
    REFUSALS,
    AnyRequest,
    AppServices,
    CurrentGuest,
    PathText,
)
from orrery.server.protocol.bodies import TableDescription
from orrery.server.protocol.lobby import (
    AcceptInvitations,
    FellowPlayer,
    InvitationList,
    LobbyFilter,
    LobbyPage,
    QuickMatch,
    SendInvitation,
    Speed,
)
from orrery.server.tables.joining import invite, join, list_fellows
from orrery.server.tables.matching import find_match

GameParameter = Annotated[str | None, QueryParameter(max_length=40)]
SeatsParameter = Annotated[int | None, QueryParameter(ge=1, le=8)]
SpeedParameter = Annotated[Speed | None, QueryParameter()]
BotsParameter = Annotated[bool | None, QueryParameter()]
AfterParameter = Annotated[str | None, QueryParameter(max_length=100)]


@get("/api/lobby", responses=REFUSALS, opt=FOR_BOTS)
async def list_waiting(
    guest: CurrentGuest,  # noqa: ARG001 - only guests may ask
    services: AppServices,
    game: GameParameter = None,
    seats: SeatsParameter = None,
    speed: SpeedParameter = None,
    bots: BotsParameter = None,
    after: AfterParameter = None,
) -> LobbyPage:
    """Public tables that wait for players, the latest first; `after` is `next` of a page."""
    wanted = LobbyFilter(game=game, seats=seats, speed=speed, bots=bots)
    return await services.lobby.page(wanted, after)


@post("/api/match", status_code=200, responses=REFUSALS)
async def quick_match(
    request: AnyRequest, guest: CurrentGuest, services: AppServices, data: JSONBody[QuickMatch]
) -> TableDescription:
    """Sit down at a waiting table that fits, or at a new one; leave it to call it off."""
    address = services.addresses.of(request.scope["client"])
    return await find_match(services.tables, services.shared, guest, data, address)


@post("/api/tables/{table_id:str}/join", status_code=200, responses=REFUSALS, opt=FOR_BOTS)
async def join_table(
    guest: CurrentGuest, services: AppServices, table_id: PathText
) -> TableDescription:
    """Sit down wherever there is room."""
    return await services.tables.call(table_id, lambda live: join(live, guest, services.shared))


@get("/api/tables/{table_id:str}/fellows", responses=REFUSALS)
async def show_fellows(
    guest: CurrentGuest, services: AppServices, table_id: PathText
) -> list[FellowPlayer]:
    """The people you have played with lately, and whether they are invited to this table."""
    return await services.tables.call(
        table_id, lambda live: list_fellows(live, guest, services.shared)
    )


@post("/api/tables/{table_id:str}/invitations", status_code=200, responses=REFUSALS)
async def send_invitation(
    guest: CurrentGuest, services: AppServices, table_id: PathText, data: JSONBody[SendInvitation]
) -> list[FellowPlayer]:
    """Invite somebody you have played with to this table."""
    return await services.tables.call(
        table_id, lambda live: invite(live, guest, data.player, services.shared)
    )


@get("/api/invitations", responses=REFUSALS, opt=FOR_BOTS)
async def show_invitations(guest: CurrentGuest, services: AppServices) -> InvitationList:
    """The invitations that wait for your answer."""
    return await services.lobby.invitations(guest)


@post("/api/invitations", status_code=200, responses=REFUSALS, opt=FOR_BOTS)
async def accept_invitations(
    guest: CurrentGuest, services: AppServices, data: JSONBody[AcceptInvitations]
) -> InvitationList:
    """Say whether others may invite you."""
    return await services.lobby.accept_invitations(guest, data.accepts)


@delete("/api/invitations/{table_id:str}", status_code=200, responses=REFUSALS, opt=FOR_BOTS)
async def decline_invitation(
    guest: CurrentGuest, services: AppServices, table_id: PathText
) -> InvitationList:
    """Decline an invitation; to accept one, join the table."""
    return await services.lobby.decline(guest, table_id)


HANDLERS: Final = [
    list_waiting,
    quick_match,
    join_table,
    show_fellows,
    send_invitation,
    show_invitations,
    accept_invitations,
    decline_invitation,
]
