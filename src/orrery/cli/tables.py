"""`orrery tables`: lists the stored tables, exports, closes, sets aside, repairs, removes them."""

import asyncio
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from orrery.cli.database import (
    WITH_ID,
    Data,
    Database,
    Yes,
    confirm,
    find_address,
    find_settings,
    format_time,
    now,
    run_on_store,
    settings_of,
)
from orrery.cli.deeds import Reason, audit_entry, print_done
from orrery.cli.output import (
    DOES_NOT_FIT,
    TEXTS,
    error_lines,
    fail,
    print_plain,
    print_table,
)
from orrery.cli.pages import Limit, Page, print_page
from orrery.core.errors import OrreryError

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from orrery.server.store import AuditEntry, Expiry, Store, TableSummary
    from orrery.server.tables.repair import Diagnosis

T = TypeVar("T")
TableId = Annotated[str, typer.Argument(help=TEXTS.format("tables-help-id"))]
tables = typer.Typer(no_args_is_help=True, help=TEXTS.format("tables-help"))


class Hidden(OrreryError):
    """The record of a running game holds what its players must not see."""

    code = "tables-hidden"


@tables.command("list", help=TEXTS.format("tables-list-help"))
def list_(
    data: Data = None,
    database: Database = None,
    status: Annotated[str | None, typer.Option(help=TEXTS.format("tables-help-status"))] = None,
    game: Annotated[str | None, typer.Option(help=TEXTS.format("tables-help-game"))] = None,
    guest: Annotated[str | None, typer.Option(help=TEXTS.format("tables-help-guest"))] = None,
    set_aside: Annotated[bool, typer.Option(help=TEXTS.format("tables-help-set-aside"))] = False,
    limit: Limit = 50,
    page: Page = 1,
) -> None:
    from orrery.server.store.set_aside import list_tables

    async def find(store: "Store") -> "list[TableSummary]":
        return await store.read(
            lambda connection: list_tables(
                connection,
                status=status,
                game=game,
                guest=guest,
                only_set_aside=set_aside,
                limit=limit + 1,
                offset=(page - 1) * limit,
            )
        )

    found = run_on_store(find_address(data, database), "read", find)
    columns = ("id", "game", "status", "seats", "version", "updated", "reason")
    headings = [TEXTS.format(f"tables-column-{column}") for column in columns]
    print_page(headings, [_cells(table) for table in found], limit, page)


def _cells(table: "TableSummary") -> list[str]:
    seats, version = str(table.seats), str(table.version)
    updated = format_time(table.updated)
    return [table.id, table.game, table.status, seats, version, updated, table.reason]


@tables.command(help=TEXTS.format("tables-expired-help"))
def expired(
    data: Data = None,
    database: Database = None,
    limit: Annotated[int, typer.Option(min=1, help=TEXTS.format("tables-help-each"))] = 50,
) -> None:
    from orrery.server.tables.clean_up import count_expired, list_expired

    settings = find_settings(data, database)

    async def find(store: "Store") -> "tuple[list[TableSummary], dict[Expiry, int]]":
        return (
            await list_expired(store, settings, now(), limit),
            await count_expired(store, settings, now()),
        )

    found, counts = run_on_store(settings.database_address, "read", find)
    columns = ("id", "game", "status", "seats", "version", "updated", "expiry")
    print_table(
        [TEXTS.format(f"tables-column-{column}") for column in columns],
        [[*_cells(table)[:-1], TEXTS.format(f"expiry-{table.reason}")] for table in found],
    )
    print_plain(TEXTS.format("tables-expired-guests", guests=counts.get("guest", 0)))


@tables.command(help=TEXTS.format("tables-export-help"), context_settings=WITH_ID)
def export(
    id: TableId,
    file: Annotated[Path, typer.Argument(help=TEXTS.format("tables-help-file"))],
    data: Data = None,
    database: Database = None,
    with_hidden: Annotated[bool, typer.Option(help=TEXTS.format("tables-help-hidden"))] = False,
) -> None:
    content = run_on_store(
        find_address(data, database), "read", lambda store: _record(store, id, with_hidden)
    )
    try:
        file.write_bytes(content)
    except OSError as error:
        fail(error)
    print_plain(TEXTS.format("tables-exported", table=id, path=str(file)))


async def _record(store: "Store", id: str, with_hidden: bool) -> bytes:
    from orrery.games import GAMES
    from orrery.play.verifiable import encode_with_deal
    from orrery.server.store import UnknownTable, line_of_play
    from orrery.server.store.digest import deal_of, record_of

    table = await store.table(id)
    if table is None:
        raise UnknownTable(table=id)
    if table.status != "finished" and not with_hidden:
        raise Hidden(table=id)
    record = record_of(table, line_of_play(await store.log(id)), GAMES)
    return encode_with_deal(record, deal_of(table))


@tables.command(help=TEXTS.format("tables-close-help"), context_settings=WITH_ID)
def close(id: TableId, data: Data = None, database: Database = None, reason: Reason = "") -> None:
    from orrery.server.store.moderation import close_table

    entry = audit_entry("close", reason, table_id=id)
    closed = _deed(data, database, lambda connection: close_table(connection, entry))
    if not closed:
        print_plain(TEXTS.format("tables-over", table=id))
        return
    print_done(TEXTS.format("tables-closed", table=id))


@tables.command("set-aside", help=TEXTS.format("tables-set-aside-help"), context_settings=WITH_ID)
def set_aside(
    id: TableId, data: Data = None, database: Database = None, reason: Reason = ""
) -> None:
    from orrery.server.store import SetAside
    from orrery.server.store.moderation import with_audit
    from orrery.server.store.set_aside import BY_OPERATOR, save

    audited = audit_entry("set-aside", reason, table_id=id)
    entry = SetAside(table=id, code=BY_OPERATOR, problem=reason, at=audited.at)
    _deed(data, database, with_audit(lambda connection: save(connection, entry), audited))
    print_done(TEXTS.format("tables-set-aside", table=id))


@tables.command(help=TEXTS.format("tables-release-help"), context_settings=WITH_ID)
def release(id: TableId, data: Data = None, database: Database = None, reason: Reason = "") -> None:
    from orrery.server.store.moderation import with_audit
    from orrery.server.store.set_aside import release as serve_again

    audited = audit_entry("release", reason, table_id=id)
    work = with_audit(lambda connection: serve_again(connection, id), audited)
    released = _deed(data, database, work)
    print_plain(TEXTS.format("tables-released" if released else "tables-not-aside", table=id))


def _deed(data: str | None, database: str | None, work: "Callable[[Connection], T]") -> T:
    """A small change, also while a server plays on the same database."""
    return run_on_store(
        find_address(data, database), "beside", lambda store: store.write_numbered(work)
    )


@tables.command(help=TEXTS.format("tables-repair-help"), context_settings=WITH_ID)
def repair(id: TableId, data: Data = None, database: Database = None, yes: Yes = False) -> None:
    from orrery.server.tables.repair import diagnose
    from orrery.server.tables.repair import repair as cut_off

    address = find_address(data, database)
    found: Diagnosis = run_on_store(address, "read", lambda store: diagnose(store, id))
    if found.problem is None:
        print_plain(TEXTS.format("tables-sound", table=id))
        return
    print_plain(TEXTS.format("tables-problem", table=id, problem=_sentence(found.problem)))
    if not found.can_be_repaired:
        print_plain(TEXTS.format("tables-beyond-repair", table=id))
        raise typer.Exit(DOES_NOT_FIT)
    sound, stored = str(found.sound), str(found.stored)
    confirm(TEXTS.format("tables-repair-ask", sound=sound, stored=stored), yes)

    async def work(store: "Store") -> Path:
        kept = await _keep_copy(store, id, _folder(data, database))
        await cut_off(store, id, found.sound, now())
        await _write_down(store, audit_entry("repair", table_id=id))
        return kept

    kept = run_on_store(address, "alone", work)
    print_plain(TEXTS.format("tables-repaired", table=id, version=found.sound, path=str(kept)))


@tables.command(help=TEXTS.format("tables-remove-help"), context_settings=WITH_ID)
def remove(id: TableId, data: Data = None, database: Database = None, yes: Yes = False) -> None:
    address = find_address(data, database)
    confirm(TEXTS.format("tables-remove-ask", table=id), yes)

    async def work(store: "Store") -> Path:
        kept = await _keep_copy(store, id, _folder(data, database))
        await store.remove_table(id)
        await _write_down(store, audit_entry("delete", table_id=id))
        return kept

    kept = run_on_store(address, "alone", work)
    print_plain(TEXTS.format("tables-removed", table=id, path=str(kept)))


async def _write_down(store: "Store", entry: "AuditEntry") -> None:
    from orrery.server.store.moderation import add_audit

    await store.write_numbered(lambda connection: add_audit(connection, entry))


async def _keep_copy(store: "Store", id: str, folder: Path) -> Path:
    """Every row of a table in a file that only its owner may read: it holds the seed."""
    from orrery.server.store.files import timestamp
    from orrery.server.store.set_aside import dump

    rows = await store.read(lambda connection: dump(connection, id))
    file = folder / f"table-{id}-{timestamp()}.json"
    return await asyncio.to_thread(_write_private, file, rows)


def _write_private(file: Path, rows: dict[str, Any]) -> Path:
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o600)
    with os.fdopen(opened, "w", encoding="utf-8") as written:
        json.dump(rows, written, indent=1)
        written.flush()
        os.fsync(written.fileno())
    return file


def _sentence(error: Exception) -> str:
    if isinstance(error, OrreryError | OSError):
        return error_lines(TEXTS, error)[0]
    return f"{type(error).__name__}: {error}"


def _folder(data: str | None, database: str | None) -> Path:
    from orrery.server.store import parse_address

    settings = settings_of(data, database)
    place = parse_address(settings.database_address)
    return (place.parent if isinstance(place, Path) else Path(settings.data)) / "backups"
