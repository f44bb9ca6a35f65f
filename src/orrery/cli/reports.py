"""`orrery reports`: what players have reported, and being done with it."""

from typing import TYPE_CHECKING, Annotated

import typer

from orrery.cli.database import Data, Database, find_address, format_time, run_on_store
from orrery.cli.deeds import Reason, audit_entry
from orrery.cli.output import TEXTS, print_plain
from orrery.cli.pages import Limit, Page, print_page

if TYPE_CHECKING:
    from orrery.server.store import Report

reports = typer.Typer(no_args_is_help=True, help=TEXTS.format("reports-help"))


@reports.command("list", help=TEXTS.format("reports-list-help"))
def list_(
    data: Data = None,
    database: Database = None,
    settled: Annotated[bool, typer.Option(help=TEXTS.format("reports-help-settled"))] = False,
    limit: Limit = 50,
    page: Page = 1,
) -> None:
    from orrery.server.store.moderation import list_reports

    found = run_on_store(
        find_address(data, database),
        "read",
        lambda store: store.read(
            lambda connection: list_reports(
                connection,
                with_settled=settled,
                limit=limit + 1,
                offset=(page - 1) * limit,
            )
        ),
    )
    columns = ("number", "at", "kind", "table", "guest", "quote", "reason", "reporter")
    headings = [TEXTS.format(f"reports-column-{column}") for column in columns]
    print_page(headings, [_cells(report) for report in found], limit, page)


def _cells(report: "Report") -> list[str]:
    kind = TEXTS.format(f"reports-kind-{report.kind}")
    what = [str(report.number), format_time(report.at), kind, report.table_id, report.guest_id]
    return [*what, report.quote, report.reason, report.reporter]


@reports.command(help=TEXTS.format("reports-settle-help"))
def settle(
    number: Annotated[int, typer.Argument(min=1, help=TEXTS.format("reports-help-number"))],
    data: Data = None,
    database: Database = None,
    reason: Reason = "",
) -> None:
    from orrery.server.store.moderation import settle_report

    entry = audit_entry("settle", reason)
    run_on_store(
        find_address(data, database),
        "beside",
        lambda store: store.write_numbered(lambda c: settle_report(c, number, entry)),
    )
    print_plain(TEXTS.format("reports-settled", number=str(number)))
