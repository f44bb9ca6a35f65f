"""Everything of one guest: exported as one file, or deleted."""

import secrets
from collections import defaultdict

from orrery.core.errors import OrreryError
from orrery.server.errors import NotStarted
from orrery.server.http.services import Services
from orrery.server.protocol.bodies import (
    Export,
    ExportedChatLine,
    ExportedGuest,
    ExportedInvitation,
    ExportedReport,
    ExportedTable,
    TableDescription,
)
from orrery.server.store import Session
from orrery.server.store.invitations import invitations_of
from orrery.server.store.moderation import reports_by
from orrery.server.tables.live_table import LiveTable
from orrery.server.tables.records import finished_record, record_for
from orrery.server.tables.table_row import describe_table

FORMAT = "orrery-export 1"


async def delete_guest(services: Services, session: Session) -> None:
    """Remove a guest. Running games go on with a bot in their seat, finished ones keep a pseudonym;
    nobody can be this guest again."""
    guest_id = session.guest.id
    for bot in await services.bots.describe(session.guest):
        await delete_bot(services, bot.id)
    await services.devices.sign_out_others(session)
    await services.tables.forget_guest(guest_id, f"Guest {secrets.token_hex(2).upper()}")
    services.devices.report_sign_out(session.device.id)


async def delete_bot(services: Services, bot_id: str) -> None:
    """Remove a bot account; the server's own bots play on in its seats."""
    await services.bots.void_token(bot_id)
    await services.tables.forget_guest(bot_id, f"Bot {secrets.token_hex(2).upper()}")


async def export_guest(services: Services, session: Session) -> Export:
    """Everything that is stored of a guest; of running games what they may see."""
    store, guest = services.shared.store, session.guest
    chat = defaultdict(list)
    for line in await store.chat_of(guest.id):
        chat[line.table].append(ExportedChatLine(at=line.at, name=line.name, text=line.text))
    tables: list[ExportedTable] = []
    left_out: list[str] = []
    for table_id in sorted({*chat, *await store.tables_of(guest.id)}):
        try:
            tables.append(await _export_table(services, session, table_id, chat[table_id]))
        except OrreryError:
            left_out.append(table_id)
    return Export(
        format=FORMAT,
        at=services.now(),
        guest=ExportedGuest(
            id=guest.id, name=guest.name, language=guest.language, created=guest.created
        ),
        devices=await services.devices.describe(session),
        bots=await services.bots.describe(guest),
        webhook=await services.webhooks.state(guest),
        tables=tables,
        reports=[
            ExportedReport(
                at=report.at, table=report.table_id, quote=report.quote, reason=report.reason
            )
            for report in await store.read(lambda c: reports_by(c, guest.id))
        ],
        invitations=[
            ExportedInvitation(
                at=each.at, table=each.table, sent=each.sender == guest.id, status=each.status
            )
            for each in await store.read(lambda c: invitations_of(c, guest.id))
        ],
        left_out=left_out,
    )


async def _export_table(
    services: Services, session: Session, table_id: str, chat: list[ExportedChatLine]
) -> ExportedTable:
    store = services.shared.store
    row = await store.table(table_id)
    if row is not None and row.status == "finished":
        # Not loaded into memory: a finished game hides nothing.
        table = describe_table(row)
        record = finished_record(row, await store.log(table_id))
    else:
        table, record = await services.tables.read(table_id, lambda live: _look(live, session))
    review = await services.reviews.find(table_id)
    return ExportedTable(table=table, record=record.decode() or None, review=review, chat=chat)


def _look(live: LiveTable, session: Session) -> tuple[TableDescription, bytes]:
    try:
        return live.describe(), record_for(live, session.guest)
    except NotStarted:
        return live.describe(), b""
