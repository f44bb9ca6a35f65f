"""What commands write into the audit log, and what they say when a deed is done."""

import getpass
from typing import TYPE_CHECKING, Annotated

import typer

from orrery.cli.database import now
from orrery.cli.output import TEXTS, print_plain

if TYPE_CHECKING:
    from orrery.server.store import AuditEntry, Deed

Reason = Annotated[str, typer.Option(help=TEXTS.format("deed-help-reason"))]


def audit_entry(
    deed: "Deed", reason: str = "", *, table_id: str = "", guest_id: str = ""
) -> "AuditEntry":
    """A deed of the operator at the shell."""
    from orrery.server.access.clean_text import clean_chat
    from orrery.server.store import AuditEntry

    return AuditEntry(
        at=now(),
        role="operator",
        by=_user(),
        deed=deed,
        table_id=table_id,
        guest_id=guest_id,
        reason=clean_chat(reason),
    )


def _user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "?"


def print_done(sentence: str) -> None:
    """What was done, and that a running server acts on it."""
    print_plain(sentence)
    print_plain(TEXTS.format("deed-takes-effect"))
