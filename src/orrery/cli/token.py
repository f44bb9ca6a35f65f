"""`orrery token`: creates a guest on a server, for a bot or another program."""

import json
import urllib.error
import urllib.request
from typing import Annotated

import typer

from orrery.cli.output import TEXTS, fail, print_plain
from orrery.core.errors import OrreryError


class NoServer(OrreryError):
    code = "no-server"


def token(
    name: Annotated[str, typer.Argument(help=TEXTS.format("token-help-name"))],
    server: Annotated[
        str, typer.Option(help=TEXTS.format("token-help-server"))
    ] = "http://127.0.0.1:8000",
) -> None:
    try:
        print_plain(_new_token(server, name))
    except OrreryError as error:
        fail(error)


def _new_token(server: str, name: str) -> str:
    if not server.startswith(("http://", "https://")):
        raise NoServer(server=server, problem=server)
    body = json.dumps({"name": name, "token": True}).encode()
    request = urllib.request.Request(  # noqa: S310 - the scheme was checked above
        f"{server.rstrip('/')}/api/me", body, {"Content-Type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310
            return str(json.load(answer)["token"])
    except (OSError, ValueError, KeyError) as error:
        raise NoServer(server=server, problem=str(error)) from None
