"""Routes of the lobby and of one table: create, sit down, start, chat, hints."""

from typing import Final

from litestar import get, post
from litestar.params import FromPath, JSONBody

from orrery.server.access.permissions import check_permission
from orrery.server.http.routes.common import (
    FOR_BOTS,
    REFUSALS,
    AnyRequest,
    AppServices,
    CurrentGuest,
    PathText,
    PositionParameter,
)
from orrery.server.protocol.bodies import (
    AskHints,
    ChatLine,
    ContinueFrom,
    CreateTable,
    HintList,
    SeatCommand,
    TableDescription,
    TableList,
)
from orrery.server.tables.live_table import LiveTable


@get("/api/tables", responses=REFUSALS, opt=FOR_BOTS)
async def list_tables(guest: CurrentGuest, services: AppServices) -> TableList:
    """The tables at which you have a seat or which you created, and the public ones."""
    return await services.tables.list_for(guest)


@post("/api/tables", responses=REFUSALS)
async def create_table(
    request: AnyRequest, guest: CurrentGuest, services: AppServices, data: JSONBody[CreateTable]
) -> TableDescription:
    """Create a table; you are its host."""
    address = services.addresses.of(request.scope["client"])
    return await services.tables.create(guest, data, address)


@get("/api/tables/{table_id:str}", responses=REFUSALS, opt=FOR_BOTS)
async def show_table(
    guest: CurrentGuest, services: AppServices, table_id: PathText
) -> TableDescription:
    """A table as everyone who has its link sees it."""

    def read(live: LiveTable) -> TableDescription:
        check_permission("see-table", live.roles_of(guest))
        return live.describe()

    return await services.tables.read(table_id, read)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}", status_code=200, responses=REFUSALS, opt=FOR_BOTS
)
async def change_seat(
    guest: CurrentGuest,
    services: AppServices,
    table_id: PathText,
    seat: FromPath[int],
    data: JSONBody[SeatCommand],
) -> TableDescription:
    """Sit down, leave, seat a bot, open a seat, hand it over to a bot, take it back."""
    return await services.tables.call(table_id, lambda live: live.change_seat(guest, seat, data))


@post("/api/tables/{table_id:str}/start", status_code=200, responses=REFUSALS)
async def start_table(
    guest: CurrentGuest, services: AppServices, table_id: PathText
) -> TableDescription:
    """Start the game; no seat may be open."""
    return await services.tables.call(table_id, lambda live: live.start(guest))


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=REFUSALS, opt=FOR_BOTS)
async def leave_table(
    guest: CurrentGuest, services: AppServices, table_id: PathText
) -> TableDescription:
    """Leave all your seats."""
    return await services.tables.call(table_id, lambda live: live.leave(guest))


@post("/api/tables/{table_id:str}/rematch", responses=REFUSALS)
async def rematch(
    request: AnyRequest, guest: CurrentGuest, services: AppServices, table_id: PathText
) -> TableDescription:
    """The table of the next game with the same people."""
    address = services.addresses.of(request.scope["client"])
    return await services.tables.rematch(guest, table_id, address)


@post("/api/tables/{table_id:str}/continue", responses=REFUSALS)
async def continue_table(
    request: AnyRequest,
    guest: CurrentGuest,
    services: AppServices,
    table_id: PathText,
    data: JSONBody[ContinueFrom],
    position: PositionParameter,
) -> TableDescription:
    """A new table from a position of a finished game, against bots."""
    address = services.addresses.of(request.scope["client"])
    return await services.tables.continue_from(guest, table_id, position, data, address)


@get("/api/tables/{table_id:str}/chat", responses=REFUSALS)
async def show_chat(
    guest: CurrentGuest, services: AppServices, table_id: PathText, after: PositionParameter = 0
) -> list[ChatLine]:
    """The chat of a table, the latest 200 lines."""

    async def read(live: LiveTable) -> list[ChatLine]:
        check_permission("see-chat", live.roles_of(guest))
        lines = await services.shared.store.chat(live.id, after)
        return [live.chat.describe(line) for line in lines]

    return await services.tables.call(table_id, read)


@post("/api/hints", status_code=200, responses=REFUSALS)
async def ask_hints(
    guest: CurrentGuest, services: AppServices, data: JSONBody[AskHints]
) -> HintList:
    """The best few moves of a seat of yours that is to act."""
    live = await services.tables.current(data.table)
    return await live.hints_for(guest, data.seat)


HANDLERS: Final = [
    list_tables,
    create_table,
    show_table,
    change_seat,
    start_table,
    leave_table,
    rematch,
    continue_table,
    show_chat,
    ask_hints,
]
