"""Which roles may do what: one table for every route and every command of the socket."""

from typing import Final, Literal

from orrery.server.errors import NotForBots, NotYours, Removed

Role = Literal["guest", "seat", "host", "removed", "bot", "bot-seat"]
Roles = frozenset[Role]

_ANYONE: Final[Roles] = frozenset({"guest"})
_SEATED: Final[Roles] = frozenset({"seat"})
# A bot account has these instead of `guest` and `seat`: whatever does not name them is for people.
_BOT: Final[Roles] = frozenset({"bot"})
_SEATED_BOT: Final[Roles] = frozenset({"bot-seat"})
_HOST: Final[Roles] = frozenset({"host"})
_EVERYBODY: Final[Roles] = frozenset({"guest", "removed"})

# A stranger, who is no guest, is refused before this is looked up, and so is a blocked guest. Where
# a permission concerns one seat, that seat must also be one's own: `seating.py` and
# `live_table.py` check that.
PERMISSIONS: Final[dict[str, Roles]] = {
    # over HTTP
    "see-table": _ANYONE | _BOT,
    "sit": _ANYONE | _BOT,
    "join": _ANYONE | _BOT,
    "invite": _SEATED | _HOST,
    "leave": _SEATED | _SEATED_BOT,
    "bot": _HOST,
    "open": _HOST,
    "hand-over": _SEATED | _HOST,
    "take-back": _SEATED | _SEATED_BOT,
    "wait": _SEATED,
    "end": _SEATED,
    "stand-in": _SEATED,
    "start": _HOST,
    "rematch": _SEATED | _HOST,
    "see-record": _ANYONE | _SEATED_BOT,
    "see-log": _ANYONE | _SEATED_BOT,
    "see-replay": _ANYONE | _SEATED_BOT,
    "see-scores": _ANYONE | _SEATED_BOT,
    "see-review": _ANYONE,
    "see-chat": _ANYONE,
    "continue": _ANYONE,
    "remove": _HOST,
    "readmit": _HOST,
    "mute": _HOST,
    "unmute": _HOST,
    "close": _HOST,
    "see-people": _HOST,
    # Also for one who was removed: perhaps the host is to be reported.
    "report": _EVERYBODY,
    # over the socket
    "watch": _ANYONE | _SEATED_BOT,
    "act": _SEATED | _SEATED_BOT,
    "undo": _SEATED,
    "redo": _SEATED,
    "restart": _SEATED,
    "chat": _SEATED | _HOST,
    "hint": _SEATED,
}


def check_permission(permission: str, roles: Roles) -> None:
    """Refuse what none of these roles may do."""
    if not PERMISSIONS[permission] & roles:
        if "removed" in roles:
            raise Removed
        if "bot" in roles:
            raise NotForBots(deed=permission)
        raise NotYours(deed=permission)
