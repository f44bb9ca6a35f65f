"""`orrery serve`: the table server, for a browser or for programs."""

import os
from typing import TYPE_CHECKING, Annotated

import typer

from orrery.cli.output import TEXTS, fail, print_plain
from orrery.core.errors import OrreryError

if TYPE_CHECKING:
    from orrery.server.http.screen import Screen


def serve(
    host: Annotated[str | None, typer.Option(help=TEXTS.format("serve-help-host"))] = None,
    port: Annotated[int | None, typer.Option(help=TEXTS.format("serve-help-port"))] = None,
    data: Annotated[str | None, typer.Option(help=TEXTS.format("serve-help-data"))] = None,
) -> None:
    from orrery.server.serve import start
    from orrery.server.settings import load

    try:
        start(load(os.environ, {"host": host, "port": port, "data": data}), _announce)
        print_plain(TEXTS.format("serve-stopped"))
    except (OrreryError, OSError) as error:
        fail(error)


def _announce(addresses: list[str], screen: "Screen") -> None:
    print_plain(TEXTS.format("serve-address", address=addresses[0]))
    for address in addresses[1:]:
        print_plain(TEXTS.format("serve-network", address=address))
    if not screen.is_built:
        print_plain(TEXTS.format("serve-unbuilt"))
