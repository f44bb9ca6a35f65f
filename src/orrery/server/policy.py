"""Who may do what: one table for every route and every message of the socket."""

from typing import Final, Literal

from orrery.server.errors import NotYours

Role = Literal["guest", "seat", "host"]
Roles = frozenset[Role]

_ANYONE: Final[Roles] = frozenset({"guest"})
_SEATED: Final[Roles] = frozenset({"seat"})
_HOST: Final[Roles] = frozenset({"host"})

# A stranger, who is no guest, is refused before a deed is looked up. Where a deed concerns one
# seat, the seat must besides be one's own; `seating.py` and `table.py` see to that.
POLICY: Final[dict[str, Roles]] = {
    # over HTTP
    "see-table": _ANYONE,
    "sit": _ANYONE,
    "leave": _SEATED,
    "bot": _HOST,
    "open": _HOST,
    "hand-over": _SEATED | _HOST,
    "take-back": _SEATED,
    "start": _HOST,
    "rematch": _SEATED | _HOST,
    "see-record": _ANYONE,
    "see-log": _ANYONE,
    "see-replay": _ANYONE,
    "see-scores": _ANYONE,
    "see-review": _ANYONE,
    "see-chat": _ANYONE,
    "continue": _ANYONE,
    # over the socket
    "watch": _ANYONE,
    "act": _SEATED,
    "undo": _SEATED,
    "redo": _SEATED,
    "restart": _SEATED,
    "chat": _SEATED | _HOST,
    "hint": _SEATED,
}


def permit(deed: str, roles: Roles) -> None:
    """Refuse what none of these roles may do."""
    if not POLICY[deed] & roles:
        raise NotYours(deed=deed)
