"""Who sits where: what may happen with a seat, as functions of the seats before."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from orrery.bots import BOTS, UnknownBot
from orrery.server.bodies import Seat, SeatCommand, SeatKind, SeatRequest
from orrery.server.errors import (
    AlreadyStarted,
    NoSuchSeat,
    NotAway,
    NotHandedOver,
    NotStarted,
    NotYours,
    SeatTaken,
)
from orrery.server.store import Guest
from orrery.server.texts import cleaned_name

STAND_IN = "greedy"


class Player(Struct, frozen=True, kw_only=True):
    """What is kept of a seat. A person's seat with a bot is played by it for the time being."""

    kind: SeatKind
    name: str = ""
    guest: str = ""
    bot: str = ""
    nonce: str = ""
    left: bool = False


OPEN = Player(kind="open")


@dataclass(frozen=True)
class Asked:
    """A change of one seat: who asks for it, at what table, in what circumstances."""

    players: Sequence[Player]
    seat: int
    command: SeatCommand
    guest: Guest
    is_host: bool
    is_open: bool
    is_away: bool

    @property
    def player(self) -> Player:
        return self.players[self.seat]

    @property
    def is_own(self) -> bool:
        return self.player.guest == self.guest.id


def seated(requests: Sequence[SeatRequest], guest: Guest, nonce: str) -> list[Player]:
    """The seats of a new table."""
    return [_requested(request, guest, nonce) for request in requests]


def _requested(request: SeatRequest, guest: Guest, nonce: str) -> Player:
    if request.kind == "bot":
        return Player(kind="bot", bot=known_bot(request.bot))
    if request.kind == "open":
        return OPEN
    name = cleaned_name(request.name or "") or guest.name
    return Player(kind="person", name=name, guest=guest.id, nonce=nonce)


def known_bot(name: str | None) -> str:
    """A bot's name that exists; without one the usual bot."""
    if name is not None and name not in BOTS:
        raise UnknownBot(bot=name, known=list(BOTS))
    return name or STAND_IN


def changed(asked: Asked) -> list[Player]:
    """The seats after a change that may happen; an error that says why otherwise."""
    if not 0 <= asked.seat < len(asked.players):
        raise NoSuchSeat(seat=asked.seat, seats=len(asked.players))
    players = list(asked.players)
    players[asked.seat] = _CHANGES[asked.command.do](asked)
    return players


def _sit(asked: Asked) -> Player:
    nonce = asked.command.nonce or ""
    if asked.is_own:
        return msgspec.structs.replace(asked.player, nonce=nonce) if nonce else asked.player
    if not asked.is_open or asked.player.kind != "open":
        raise SeatTaken(seat=asked.seat)
    name = cleaned_name(asked.command.name or "") or asked.guest.name
    return Player(kind="person", name=name, guest=asked.guest.id, nonce=nonce)


def _leave(asked: Asked) -> Player:
    if not asked.is_own:
        raise NotYours(seat=asked.seat)
    return OPEN if asked.is_open else msgspec.structs.replace(asked.player, left=True)


def _seat_bot(asked: Asked) -> Player:
    _before_start(asked)
    return Player(kind="bot", bot=known_bot(asked.command.bot))


def _open(asked: Asked) -> Player:
    _before_start(asked)
    return OPEN


def _hand_over(asked: Asked) -> Player:
    if asked.is_open:
        raise NotStarted(seat=asked.seat)
    if asked.player.kind != "person":
        raise SeatTaken(seat=asked.seat)
    if not asked.is_own and not asked.is_away:
        raise NotAway(seat=asked.seat)
    return msgspec.structs.replace(asked.player, bot=known_bot(asked.command.bot))


def _take_back(asked: Asked) -> Player:
    if not asked.is_own:
        raise NotYours(seat=asked.seat)
    if not asked.player.bot:
        raise NotHandedOver(seat=asked.seat)
    return msgspec.structs.replace(asked.player, bot="", left=False)


def _before_start(asked: Asked) -> None:
    if not asked.is_open:
        raise AlreadyStarted(seat=asked.seat)


_CHANGES: dict[str, Callable[[Asked], Player]] = {
    "sit": _sit,
    "leave": _leave,
    "bot": _seat_bot,
    "open": _open,
    "hand-over": _hand_over,
    "take-back": _take_back,
}


def by_guest(players: Sequence[Player]) -> dict[str, list[int]]:
    """The seats of each guest who has any."""
    seats: dict[str, list[int]] = {}
    for seat, player in enumerate(players):
        if player.guest:
            seats.setdefault(player.guest, []).append(seat)
    return seats


def names_of(players: Sequence[Player]) -> tuple[str, ...]:
    """The names that go into the record."""
    return tuple(player.name or player.bot or f"{seat}" for seat, player in enumerate(players))


def described(seat: int, player: Player, connected: bool, away: bool) -> Seat:
    """A seat as everyone sees it."""
    return Seat(
        seat=seat,
        kind=player.kind,
        name=player.name,
        player=player.guest or None,
        bot=player.bot or None,
        connected=connected,
        away=away,
    )
