"""Routes of whoever looks after a table: the host's deeds, and reports to the operator."""

from typing import Final

from litestar import get, post
from litestar.params import JSONBody

from orrery.server.access.clean_text import clean_chat
from orrery.server.access.permissions import check_permission
from orrery.server.errors import BadRequest, NoSuchGuest, NoSuchLine
from orrery.server.http.routes.common import REFUSALS, AppServices, CurrentGuest, PathText
from orrery.server.http.services import Services
from orrery.server.protocol.bodies import TableDescription
from orrery.server.protocol.moderation import MakeReport, Moderate, People, ReportReceipt
from orrery.server.store import Report
from orrery.server.store.moderation import add_report
from orrery.server.tables.live_table import LiveTable


@post("/api/tables/{table_id:str}/moderation", status_code=200, responses=REFUSALS)
async def moderate(
    guest: CurrentGuest, services: AppServices, table_id: PathText, data: JSONBody[Moderate]
) -> TableDescription:
    """Remove or mute somebody, take that back, or close the table."""
    return await services.tables.call(table_id, lambda live: live.moderate(guest, data))


@get("/api/tables/{table_id:str}/people", responses=REFUSALS)
async def list_people(guest: CurrentGuest, services: AppServices, table_id: PathText) -> People:
    """Who watches, and whom you have removed or muted."""
    return await services.tables.read(table_id, lambda live: live.people_for(guest))


@post("/api/tables/{table_id:str}/reports", responses=REFUSALS)
async def report(
    guest: CurrentGuest, services: AppServices, table_id: PathText, data: JSONBody[MakeReport]
) -> ReportReceipt:
    """Report a line of chat, a player or the table to whoever runs this server."""

    def check(live: LiveTable) -> None:
        check_permission("report", live.roles_of(guest))

    await services.tables.read(table_id, check)
    services.reports_of_guest.check(guest.id)
    subject, quote = await _find_subject(services, table_id, data)
    made = Report(
        at=services.shared.now(),
        reporter=guest.id,
        kind=data.kind,
        table_id=table_id,
        guest_id=subject,
        line=(data.line or 0) if data.kind == "chat" else 0,
        quote=quote,
        reason=clean_chat(data.reason),
    )
    stored = await services.shared.store.write_numbered(lambda c: add_report(c, made))
    return ReportReceipt(number=stored.number)


async def _find_subject(services: Services, table_id: str, data: MakeReport) -> tuple[str, str]:
    """The guest whom a report is about, and what it quotes."""
    store = services.shared.store
    if data.kind == "chat":
        line = None if data.line is None else await store.chat_line(table_id, data.line)
        if line is None:
            raise NoSuchLine(line=data.line)
        return line.guest, line.text
    if data.kind == "table":
        return "", ""
    if data.player is None:
        raise BadRequest
    player = await store.guest(data.player)
    if player is None:
        raise NoSuchGuest(guest=data.player)
    return player.id, player.name


HANDLERS: Final = [moderate, list_people, report]
