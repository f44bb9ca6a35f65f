"""The `orrery` command: one file per command, registered here."""

from typing import Annotated

import typer

from orrery import __version__
from orrery.cli.backup import backup
from orrery.cli.doctor import doctor
from orrery.cli.output import TEXTS, print_plain
from orrery.cli.play import play
from orrery.cli.replay import replay
from orrery.cli.restore import restore
from orrery.cli.review import review
from orrery.cli.serve import serve
from orrery.cli.simulate import simulate
from orrery.cli.token import token
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
app.command(help=TEXTS.format("replay-help"))(replay)
app.command(help=TEXTS.format("review-help"))(review)
app.command("verify-deal", help=TEXTS.format("verify-deal-help"))(verify_deal)
app.command(help=TEXTS.format("backup-help"))(backup)
app.command(help=TEXTS.format("restore-help"))(restore)
app.command(help=TEXTS.format("verify-help"))(verify)
app.command(help=TEXTS.format("doctor-help"))(doctor)


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
    """The entry point of the installed command."""
    app()
