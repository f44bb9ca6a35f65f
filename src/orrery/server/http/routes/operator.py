"""Routes of the operator, who has the token of the settings: reports, tables, guests, audit log."""

from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy import Connection

from orrery.server.access.clean_text import clean_chat, clean_name
from orrery.server.errors import BadRequest, NoSuchGuest, NoSuchReport, NoSuchTable, TableOver
from orrery.server.http.routes.common import (
    REFUSALS,
    AnyRequest,
    AppServices,
    PathText,
    PositionParameter,
    check_token,
)
from orrery.server.http.services import Services
from orrery.server.protocol.moderation import ChangeGuest, OperatorReason
from orrery.server.store import (
    AuditEntry,
    Deed,
    GuestSummary,
    Report,
    UnknownGuest,
    UnknownReport,
    UnknownTable,
    moderation,
)

T = TypeVar("T")
_PAGE: Final = 100
TextParameter = Annotated[str | None, QueryParameter(max_length=64)]


def _entry(
    services: Services, deed: Deed, reason: str, *, table_id: str = "", guest_id: str = ""
) -> AuditEntry:
    return AuditEntry(
        at=services.shared.now(),
        role="operator",
        by="http",
        deed=deed,
        table_id=table_id,
        guest_id=guest_id,
        reason=clean_chat(reason),
    )


async def _do(services: Services, entry: AuditEntry, work: Callable[[Connection], T]) -> T:
    """Do something with its line in the audit log, and let it take effect here at once."""
    try:
        done = await services.shared.store.write_numbered(work)
    except UnknownTable as error:
        raise NoSuchTable from error
    except UnknownGuest as error:
        raise NoSuchGuest(guest=entry.guest_id) from error
    except UnknownReport as error:
        raise NoSuchReport(**error.facts) from error
    services.notice_deed(entry)
    return done


@get("/api/operator/reports", responses=REFUSALS)
async def list_reports(
    request: AnyRequest,
    services: AppServices,
    settled: FromQuery[bool] = False,
    offset: PositionParameter = 0,
) -> list[Report]:
    """What players have reported, the oldest first, a hundred at a time; with `settled` also what
    is done with."""
    check_token(request, services.settings.operator_token, "reports")
    return await services.shared.store.read(
        lambda c: moderation.list_reports(c, with_settled=settled, limit=_PAGE, offset=offset)
    )


@post("/api/operator/reports/{number:int}", status_code=200, responses=REFUSALS)
async def settle_report(
    request: AnyRequest,
    services: AppServices,
    number: FromPath[int],
    data: JSONBody[OperatorReason],
) -> Report:
    """Be done with a report."""
    check_token(request, services.settings.operator_token, "settle")
    if not 0 < number < 2**31:
        raise NoSuchReport(number=str(number))
    entry = _entry(services, "settle", data.reason)
    return await _do(services, entry, lambda c: moderation.settle_report(c, number, entry))


@post("/api/operator/tables/{table_id:str}/close", status_code=200, responses=REFUSALS)
async def close_table(
    request: AnyRequest, services: AppServices, table_id: PathText, data: JSONBody[OperatorReason]
) -> AuditEntry:
    """End whatever goes on at a table."""
    check_token(request, services.settings.operator_token, "close")
    entry = _entry(services, "close", data.reason, table_id=table_id)
    if not await _do(services, entry, lambda c: moderation.close_table(c, entry)):
        raise TableOver(table=table_id)
    return entry


@get("/api/operator/guests", responses=REFUSALS)
async def list_guests(
    request: AnyRequest,
    services: AppServices,
    name: TextParameter = None,
    blocked: FromQuery[bool] = False,
    offset: PositionParameter = 0,
) -> list[GuestSummary]:
    """Guests, the newest first, a hundred at a time: those whose name contains a text, or those who
    are blocked."""
    check_token(request, services.settings.operator_token, "guests")
    return await services.shared.store.read(
        lambda c: moderation.list_guests(
            c, name=name, only_blocked=blocked, limit=_PAGE, offset=offset
        )
    )


@post("/api/operator/guests/{guest_id:str}", status_code=200, responses=REFUSALS)
async def change_guest(
    request: AnyRequest, services: AppServices, guest_id: PathText, data: JSONBody[ChangeGuest]
) -> AuditEntry:
    """Rename, block or unblock a guest."""
    check_token(request, services.settings.operator_token, data.do)
    entry = _entry(services, data.do, data.reason, guest_id=guest_id)
    await _do(services, entry, _guest_work(entry, clean_name(data.name or "")))
    return entry


def _guest_work(entry: AuditEntry, name: str) -> Callable[[Connection], Any]:
    if entry.deed != "rename":
        return lambda c: moderation.block_guest(c, entry)
    if not name:
        raise BadRequest
    return lambda c: moderation.rename_guest(c, entry, name)


@get("/api/operator/audit", responses=REFUSALS)
async def show_audit(
    request: AnyRequest,
    services: AppServices,
    after: PositionParameter = 0,
    table: TextParameter = None,
    player: TextParameter = None,
) -> list[AuditEntry]:
    """What hosts and operators did, from a number on, a hundred at a time; of one table or one
    guest."""
    check_token(request, services.settings.operator_token, "audit")
    return await services.shared.store.read(
        lambda c: moderation.read_audit(c, after, _PAGE, table_id=table, guest_id=player)
    )


HANDLERS: Final = [
    list_reports,
    settle_report,
    close_table,
    list_guests,
    change_guest,
    show_audit,
]
