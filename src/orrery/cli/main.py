"""The `orrery` command: one file per command, registered here."""

import os
import sys
from typing import Annotated

import typer
from rich.console import Console

from orrery import __version__
from orrery.bots import ANCHOR
from orrery.cli.arena import arena
from orrery.cli.audit import audit
from orrery.cli.backup import backup
from orrery.cli.balance import balance
from orrery.cli.check_bot import check
from orrery.cli.dataset import dataset
from orrery.cli.doctor import doctor
from orrery.cli.downgrade import downgrade
from orrery.cli.export import export
from orrery.cli.guests import guests
from orrery.cli.ladder import ladder
from orrery.cli.output import TEXTS, WRONG_USAGE, error_lines, print_plain
from orrery.cli.play import play
from orrery.cli.replay import replay
from orrery.cli.reports import reports
from orrery.cli.restore import restore
from orrery.cli.review import review
from orrery.cli.serve import serve
from orrery.cli.simulate import simulate
from orrery.cli.tables import tables
from orrery.cli.token import token
from orrery.cli.train import train
from orrery.cli.verify import verify
from orrery.cli.verify_deal import verify_deal

app = typer.Typer(
    help=TEXTS.format("app-help"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command(help=TEXTS.format("command-play"))(play)
app.command(help=TEXTS.format("serve-help"))(serve)
app.command(help=TEXTS.format("token-help"))(token)
app.command(help=TEXTS.format("simulate-help"))(simulate)
app.command(help=TEXTS.format("arena-help"))(arena)
app.command(help=TEXTS.format("ladder-help", anchor=ANCHOR))(ladder)
app.command(help=TEXTS.format("balance-help"))(balance)
app.command(help=TEXTS.format("dataset-help"))(dataset)
app.command(help=TEXTS.format("train-help"))(train)
app.command("check-bot", help=TEXTS.format("check-help"))(check)
app.command(help=TEXTS.format("replay-help"))(replay)
app.command(help=TEXTS.format("export-help"))(export)
app.command(help=TEXTS.format("review-help"))(review)
app.command("verify-deal", help=TEXTS.format("verify-deal-help"))(verify_deal)
app.command(help=TEXTS.format("backup-help"))(backup)
app.command(help=TEXTS.format("restore-help"))(restore)
app.command(help=TEXTS.format("verify-help"))(verify)
app.command(help=TEXTS.format("doctor-help"))(doctor)
app.command(help=TEXTS.format("downgrade-help"))(downgrade)
app.command(help=TEXTS.format("audit-help"))(audit)
app.add_typer(tables, name="tables")
app.add_typer(guests, name="guests")
app.add_typer(reports, name="reports")


def _print_version(wanted: bool) -> None:
    if wanted:
        print_plain(TEXTS.format("version", version=__version__))
        raise typer.Exit


@app.callback()
def _orrery(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_print_version,
            is_eager=True,
            help=TEXTS.format("help-version"),
        ),
    ] = False,
) -> None:
    pass


def main() -> None:
    """Run the command, and say so where its output cannot be written."""
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except OSError as error:
        _drop_output()
        if error.filename:
            message = error_lines(TEXTS, error)[0]
        else:
            message = TEXTS.format("error-output", problem=error.strerror or str(error))
        print_plain(message, Console(stderr=True, soft_wrap=True))
        sys.exit(WRONG_USAGE)


def _drop_output() -> None:
    """What could not be written would be tried again, and complained about, at the exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
