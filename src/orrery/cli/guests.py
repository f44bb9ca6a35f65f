"""`orrery guests`: lists guests, renames, blocks and unblocks them, also while the server runs."""

from typing import TYPE_CHECKING, Annotated

import typer

from orrery.cli.database import WITH_ID, Data, Database, find_address, format_time, run_on_store
from orrery.cli.deeds import Reason, audit_entry, print_done
from orrery.cli.output import TEXTS, fail
from orrery.cli.pages import Limit, Page, print_page
from orrery.core.errors import OrreryError

if TYPE_CHECKING:
    from orrery.server.store import Deed, GuestSummary

GuestId = Annotated[str, typer.Argument(help=TEXTS.format("guests-help-id"))]
guests = typer.Typer(no_args_is_help=True, help=TEXTS.format("guests-help"))


class NoName(OrreryError):
    """Nothing is left of the name once it is cleaned."""

    code = "no-name"


@guests.command("list", help=TEXTS.format("guests-list-help"))
def list_(
    data: Data = None,
    database: Database = None,
    name: Annotated[str | None, typer.Option(help=TEXTS.format("guests-help-name"))] = None,
    blocked: Annotated[bool, typer.Option(help=TEXTS.format("guests-help-blocked"))] = False,
    limit: Limit = 50,
    page: Page = 1,
) -> None:
    from orrery.server.store.moderation import list_guests

    found = run_on_store(
        find_address(data, database),
        "read",
        lambda store: store.read(
            lambda connection: list_guests(
                connection,
                name=name,
                only_blocked=blocked,
                limit=limit + 1,
                offset=(page - 1) * limit,
            )
        ),
    )
    columns = ("id", "name", "created", "tables", "blocked")
    headings = [TEXTS.format(f"guests-column-{column}") for column in columns]
    print_page(headings, [_cells(guest) for guest in found], limit, page)


def _cells(guest: "GuestSummary") -> list[str]:
    blocked = format_time(guest.blocked) if guest.blocked else ""
    return [guest.id, guest.name, format_time(guest.created), str(guest.tables), blocked]


@guests.command(help=TEXTS.format("guests-rename-help"), context_settings=WITH_ID)
def rename(
    id: GuestId,
    name: Annotated[str, typer.Argument(help=TEXTS.format("guests-help-new-name"))],
    data: Data = None,
    database: Database = None,
    reason: Reason = "",
) -> None:
    from orrery.server.access.clean_text import clean_name
    from orrery.server.store.moderation import rename_guest

    cleaned = clean_name(name)
    if not cleaned:
        fail(NoName())
    entry = audit_entry("rename", reason, guest_id=id)
    run_on_store(
        find_address(data, database),
        "beside",
        lambda store: store.write_numbered(lambda c: rename_guest(c, entry, cleaned)),
    )
    print_done(TEXTS.format("guests-renamed", guest=id, name=cleaned))


@guests.command(help=TEXTS.format("guests-block-help"), context_settings=WITH_ID)
def block(id: GuestId, data: Data = None, database: Database = None, reason: Reason = "") -> None:
    _block(id, "block", find_address(data, database), reason)
    print_done(TEXTS.format("guests-blocked", guest=id))


@guests.command(help=TEXTS.format("guests-unblock-help"), context_settings=WITH_ID)
def unblock(id: GuestId, data: Data = None, database: Database = None, reason: Reason = "") -> None:
    _block(id, "unblock", find_address(data, database), reason)
    print_done(TEXTS.format("guests-unblocked", guest=id))


def _block(id: str, deed: "Deed", address: str, reason: str) -> None:
    from orrery.server.store.moderation import block_guest

    entry = audit_entry(deed, reason, guest_id=id)
    run_on_store(
        address,
        "beside",
        lambda store: store.write_numbered(lambda connection: block_guest(connection, entry)),
    )
