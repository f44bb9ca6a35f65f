"""Who sits where: the changes of a seat, as functions that return the new seats."""

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from orrery.bots import BOTS, UnknownBot
from orrery.server.access.clean_text import clean_name
from orrery.server.errors import (
    AlreadyStarted,
    NoSuchSeat,
    NotAway,
    NotHandedOver,
    NotOverdue,
    NotStarted,
    NotYours,
    OtherCommitment,
    SeatTaken,
    TableFull,
)
from orrery.server.protocol.bodies import BotTrouble, Seat, SeatCommand, SeatKind, SeatRequest
from orrery.server.store import Guest

# Plays for people who are out of time or gone, and where no level was named: sensible and quick,
# and not so strong that anybody would gain by letting their time run out.
DEFAULT_BOT = "wanderer"


class Player(Struct, frozen=True, kw_only=True):
    """A seat as it is stored. The seat of a person who has a `bot` is played by it for now; since
    `stand_in`, if that is set, and to the end of this turn only."""

    kind: SeatKind
    name: str = ""
    guest: str = ""
    bot: str = ""
    nonce: str = ""
    left: bool = False
    stand_in: int = 0
    missed: int = 0
    """How many turns in a row a stand-in played."""
    is_fresh: bool = False
    """Whether fresh time was given in the present turn."""
    wants_end: bool = False
    wants_stand_in: bool = False
    reserved: str = ""
    """The guest for whom an open seat is kept."""
    owner: str | None = None
    """The name of the owner of a bot account; None for everybody else."""

    @property
    def is_guest(self) -> bool:
        """Whether a person or a bot account has this seat; they keep to clocks, and a stand-in
        plays for them."""
        return self.kind == "person" or self.owner is not None

    def is_gone(self, patience: int) -> bool:
        return self.missed >= patience and not self.bot

    def plays(self, patience: int) -> bool:
        """Whether this person or bot account is there to act."""
        return bool(self.guest) and not (self.bot or self.left or self.is_gone(patience))

    def decides(self, patience: int) -> bool:
        """Whether this person is there to decide how to go on; programs decide nothing."""
        return self.kind == "person" and self.plays(patience)


OPEN = Player(kind="open")


@dataclass(frozen=True)
class SeatChange:
    """A requested change of one seat, and what decides whether it is allowed."""

    players: Sequence[Player]
    seat: int
    command: SeatCommand
    guest: Guest
    is_open: bool
    is_away: bool
    commitment: str
    is_overdue: bool = False
    has_failed: bool = False
    patience: int = 3

    @property
    def player(self) -> Player:
        return self.players[self.seat]

    @property
    def is_own(self) -> bool:
        return self.player.guest == self.guest.id


def seat_players(requests: Sequence[SeatRequest], guest: Guest) -> list[Player]:
    """The seats of a new table."""
    return [_player_for(request, guest) for request in requests]


def _player_for(request: SeatRequest, guest: Guest) -> Player:
    if request.kind == "bot":
        return Player(kind="bot", bot=bot_or_default(request.bot))
    if request.kind == "open":
        return OPEN
    name = clean_name(request.name or "") or guest.name
    return Player(kind="person", name=name, guest=guest.id)


def bot_or_default(name: str | None) -> str:
    """The name of a bot, checked; without one the default."""
    if name is not None and name not in BOTS:
        raise UnknownBot(bot=name, known=list(BOTS))
    return name or DEFAULT_BOT


def change_seats(change: SeatChange) -> list[Player]:
    """The seats after a change, or an error that says why it is not allowed."""
    if not 0 <= change.seat < len(change.players):
        raise NoSuchSeat(seat=change.seat, seats=len(change.players))
    if change.command.do == "end":
        return _wish_to_end(change)
    if change.command.do == "stand-in":
        return _wish_stand_in(change)
    players = list(change.players)
    players[change.seat] = _CHANGES[change.command.do](change)
    if change.player.is_gone(change.patience):
        return [msgspec.structs.replace(player, wants_end=False) for player in players]
    return players


def _wish_to_end(change: SeatChange) -> list[Player]:
    _check_gone(change)
    return [
        msgspec.structs.replace(player, wants_end=True)
        if player.guest == change.guest.id and player.decides(change.patience)
        else player
        for player in change.players
    ]


def _wish_stand_in(change: SeatChange) -> list[Player]:
    if not change.is_overdue or change.is_own:
        raise NotOverdue(seat=change.seat)
    return [
        msgspec.structs.replace(player, wants_stand_in=True)
        if player.guest == change.guest.id and player.decides(change.patience)
        else player
        for player in change.players
    ]


def without_wishes(players: Sequence[Player]) -> list[Player]:
    """The players once nobody needs a stand-in any more."""
    return [
        msgspec.structs.replace(player, wants_stand_in=False) if player.wants_stand_in else player
        for player in players
    ]


def is_agreed(
    players: Sequence[Player], overdue: int, patience: int, is_connected: Callable[[int], bool]
) -> bool:
    """Whether everyone else who is there wants a stand-in for somebody overdue."""
    wishes = [
        player.wants_stand_in
        for seat, player in enumerate(players)
        if player.decides(patience)
        and player.guest != players[overdue].guest
        and (player.wants_stand_in or is_connected(seat))
    ]
    return bool(wishes) and all(wishes)


def without_person(players: Sequence[Player], guest_id: str, *, is_open: bool) -> list[Player]:
    """The seats after the host has removed somebody: open before the start, a bot's after it."""
    return [
        player if player.guest != guest_id else OPEN if is_open else _played_by_bot(player)
        for player in players
    ]


def _played_by_bot(player: Player) -> Player:
    bot = player.bot or DEFAULT_BOT
    return msgspec.structs.replace(player, bot=bot, stand_in=0, wants_end=False)


def is_given_up(players: Sequence[Player], patience: int) -> bool:
    """Whether everyone who is still there wants to end the game."""
    wishes = [player.wants_end for player in players if player.decides(patience)]
    return bool(wishes) and all(wishes)


def stand_in_for(player: Player, at: int) -> Player:
    """A person is out of time: a bot plays this turn, or all of them for one who has left."""
    since = 0 if player.left else at
    return msgspec.structs.replace(player, bot=DEFAULT_BOT, stand_in=since)


def after_action(player: Player, *, ends_turn: bool) -> Player:
    """The player of a seat that has acted: a person who does is there, and a stand-in gives the
    seat back at the end of the turn."""
    if not player.is_guest:
        return player
    is_fresh = player.is_fresh and not ends_turn
    if not player.bot:
        return msgspec.structs.replace(player, missed=0, wants_end=False, is_fresh=is_fresh)
    if not (player.stand_in and ends_turn):
        return player
    missed = player.missed + 1
    return msgspec.structs.replace(player, bot="", stand_in=0, missed=missed, is_fresh=False)


def _sit(change: SeatChange) -> Player:
    if change.is_own:
        nonce = _nonce_of(change) or change.player.nonce
        return msgspec.structs.replace(change.player, nonce=nonce)
    is_kept = change.player.reserved not in ("", change.guest.id)
    if not change.is_open or change.player.kind != "open" or is_kept:
        raise SeatTaken(seat=change.seat)
    if change.guest.is_bot:
        _check_one_seat(change)
        return _guest_player(change.guest, change.guest.name, _nonce_of(change))
    name = clean_name(change.command.name or "") or change.guest.name
    return _guest_player(change.guest, name, _nonce_of(change))


def _check_one_seat(change: SeatChange) -> None:
    """A bot account plays one seat of a table, so that nobody meets it twice."""
    own = [seat for seat, each in enumerate(change.players) if each.guest == change.guest.id]
    if own:
        raise SeatTaken(seat=own[0])


def _nonce_of(change: SeatChange) -> str:
    """The nonce that was sent, if any; it must have been made for this deal, before the start."""
    nonce = change.command.nonce
    if nonce is None:
        return ""
    _check_not_started(change)
    if nonce.commitment != change.commitment:
        raise OtherCommitment(commitment=change.commitment)
    return nonce.value


def join_seats(players: Sequence[Player], guest: Guest) -> list[Player]:
    """Seat a guest, unless they sit there: on the seats kept for them, or else on the first that
    is kept for nobody."""
    if any(player.guest == guest.id for player in players):
        return list(players)
    is_free = [player.kind == "open" and not player.reserved for player in players]
    kept = [seat for seat, player in enumerate(players) if player.reserved == guest.id]
    if not kept and True not in is_free:
        raise TableFull(seats=len(players))
    joined = list(players)
    for seat in kept or [is_free.index(True)]:
        joined[seat] = _guest_player(guest, joined[seat].name)
    return joined


def _guest_player(guest: Guest, name: str, nonce: str = "") -> Player:
    """The seat of a person, or of a bot account, which is never shown as one."""
    owner = guest.owner_name if guest.is_bot else None
    kind: SeatKind = "bot" if guest.is_bot else "person"
    return Player(kind=kind, name=name or guest.name, guest=guest.id, nonce=nonce, owner=owner)


def reserve_seats(players: Sequence[Player], guest: Guest, removed: Container[str]) -> list[Player]:
    """The seats of a rematch: the one who asks and the bots sit, the others' seats are kept. Those
    of people who were removed or forgotten are open."""
    return [_rematch_player(player, guest, removed) for player in players]


def _rematch_player(player: Player, guest: Guest, removed: Container[str]) -> Player:
    if player.kind == "bot" and not player.guest:
        return Player(kind="bot", bot=player.bot or DEFAULT_BOT)
    if player.guest == guest.id:
        return _guest_player(guest, player.name)
    if not player.guest or player.guest in removed:
        return OPEN
    return Player(kind="open", name=player.name, reserved=player.guest, owner=player.owner)


def release_seats(players: Sequence[Player], guest_id: str) -> list[Player]:
    """Keep no seat for a guest any more."""
    return [OPEN if player.reserved == guest_id else player for player in players]


def _leave(change: SeatChange) -> Player:
    if not change.is_own:
        raise NotYours(seat=change.seat)
    return OPEN if change.is_open else msgspec.structs.replace(change.player, left=True)


def _seat_bot(change: SeatChange) -> Player:
    """In a running game only instead of a bot that failed."""
    if not change.has_failed or change.player.is_guest:
        _check_not_started(change)
    return Player(kind="bot", bot=bot_or_default(change.command.bot))


def _open(change: SeatChange) -> Player:
    _check_not_started(change)
    return OPEN


def _hand_over(change: SeatChange) -> Player:
    if change.is_open:
        raise NotStarted(seat=change.seat)
    if not change.player.is_guest:
        raise SeatTaken(seat=change.seat)
    is_gone = change.is_away or change.player.is_gone(change.patience)
    if not change.is_own and not is_gone:
        raise NotAway(seat=change.seat)
    bot = bot_or_default(change.command.bot)
    return msgspec.structs.replace(change.player, bot=bot, stand_in=0)


def _take_back(change: SeatChange) -> Player:
    if not change.is_own:
        raise NotYours(seat=change.seat)
    if not change.player.bot:
        raise NotHandedOver(seat=change.seat)
    return msgspec.structs.replace(change.player, bot="", left=False, stand_in=0, missed=0)


def _wait(change: SeatChange) -> Player:
    _check_gone(change)
    return msgspec.structs.replace(change.player, missed=0)


def _check_gone(change: SeatChange) -> None:
    if not change.player.is_gone(change.patience):
        raise NotAway(seat=change.seat)


def _check_not_started(change: SeatChange) -> None:
    if not change.is_open:
        raise AlreadyStarted(seat=change.seat)


_CHANGES: dict[str, Callable[[SeatChange], Player]] = {
    "sit": _sit,
    "leave": _leave,
    "bot": _seat_bot,
    "open": _open,
    "hand-over": _hand_over,
    "take-back": _take_back,
    "wait": _wait,
}


def seats_by_guest(players: Sequence[Player]) -> dict[str, list[int]]:
    """The seats of each guest at the table."""
    seats: dict[str, list[int]] = {}
    for seat, player in enumerate(players):
        if player.guest:
            seats.setdefault(player.guest, []).append(seat)
    return seats


def people_at(players: Sequence[Player]) -> list[str]:
    """The guests at a table, without bot accounts: one of them can be its host."""
    return [player.guest for player in players if player.guest and player.kind == "person"]


def player_names(players: Sequence[Player]) -> tuple[str, ...]:
    """The names for the record."""
    return tuple(player.name or player.bot or f"{seat}" for seat, player in enumerate(players))


def describe_seat(
    seat: int,
    player: Player,
    *,
    connected: bool,
    away: bool,
    overdue: bool,
    trouble: BotTrouble | None,
    patience: int,
) -> Seat:
    """A seat as everyone sees it."""
    return Seat(
        seat=seat,
        kind=player.kind,
        name=player.name,
        player=player.guest or None,
        bot=player.bot or None,
        connected=connected,
        away=away,
        stand_in=player.stand_in or None,
        missed=player.missed,
        gone=player.is_gone(patience),
        wants_end=player.wants_end,
        has_nonce=bool(player.nonce),
        overdue=overdue,
        wants_stand_in=player.wants_stand_in,
        bot_trouble=trouble,
        reserved=player.reserved or None,
        owner=player.owner,
    )
