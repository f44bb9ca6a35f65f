"""The lobby: the tables that wait for players, as a page or as a list that is kept up to date, and
the invitations of whoever looks at it."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
import structlog

from orrery.server.protocol.lobby import (
    Invitation,
    InvitationList,
    LobbyFilter,
    LobbyPage,
    LobbyTables,
    LobbyYou,
    OpenTable,
    WaitingSeat,
)
from orrery.server.store import (
    Guest,
    Invited,
    SeenSince,
    StoredTable,
    StoreError,
    WaitingFilter,
    WaitingTable,
)
from orrery.server.store.waiting import speed_of
from orrery.server.tables.broadcast import Connection
from orrery.server.tables.joining import release
from orrery.server.tables.matching import SEEN_SECONDS
from orrery.server.tables.registry import TableRegistry
from orrery.server.tables.seating import Player
from orrery.server.tables.services import TableServices
from orrery.server.tables.table_row import players_of, terms_of

LOBBY: Final = "lobby"
"""The name under which processes tell each other that the lobby has changed."""

PAGE: Final = 30
_MINUTE: Final = 60_000
_DAY: Final = 24 * 60 * _MINUTE
_GUESTS_AT_ONCE: Final = 500
_log = structlog.get_logger("lobby")


@dataclass(frozen=True)
class Intervals:
    """Seconds between two looks at the store: at least, at most, at most where other processes
    cannot say that something has changed; and between two notes of who is there."""

    least: float = 0.5
    most: float = 10.0
    alone: float = 3.0
    seen: float = 15.0


@dataclass(eq=False)
class Subscriber:
    """Somebody who looks at the lobby, and what they were sent last."""

    connection: Connection
    filter: LobbyFilter = field(default_factory=LobbyFilter)
    sent: dict[str, bytes] = field(default_factory=dict)

    @property
    def guest(self) -> str:
        return self.connection.guest.id

    def send(self, name: str, frame: bytes) -> None:
        """Send a frame unless it says what the last one said."""
        if self.sent.get(name) != frame:
            self.sent[name] = frame
            self.connection.send(frame)


class Lobby:
    """One for each process. It looks at the store when something has changed, and now and then."""

    def __init__(
        self,
        services: TableServices,
        tables: TableRegistry,
        is_told: Callable[[], bool],
        intervals: Intervals,
    ) -> None:
        self._services = services
        self._store = services.store
        self._tables = tables
        self._is_told = is_told
        self._intervals = intervals
        self._subscribers: set[Subscriber] = set()
        self._changed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._services.is_in_lobby = self.is_present
        self._tasks = [
            asyncio.create_task(_forever(self._follow)),
            asyncio.create_task(_forever(self._mark_seen)),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Requests

    async def page(self, wanted: LobbyFilter, after: str | None) -> LobbyPage:
        """The tables that fit a filter, one page of them."""
        found = await self._find(wanted, _parse(after))
        last = found[PAGE - 1].waiting if len(found) > PAGE else None
        return LobbyPage(
            tables=self._describe(found[:PAGE]),
            next=None if last is None else f"{last.since}.{last.table}",
        )

    async def invitations(self, guest: Guest) -> InvitationList:
        found = await self._store.invitations([guest.id])
        return InvitationList(
            accepts=not await self._store.are_invitations_off(guest.id),
            invitations=self._describe_invitations(found),
        )

    async def accept_invitations(self, guest: Guest, accepts: bool) -> InvitationList:
        await self._store.set_invitations_off(guest.id, not accepts)
        return await self.invitations(guest)

    async def decline(self, guest: Guest, table_id: str) -> InvitationList:
        """Say no; a seat that was kept for the guest is free then."""
        if await self._store.answer_invitation(guest.id, table_id, "declined"):
            await self._tables.call(table_id, lambda live: release(live, guest))
            self._services.notify_lobby()
        return await self.invitations(guest)

    # Whoever looks at it

    def is_present(self, guest_id: str) -> bool:
        return any(subscriber.guest == guest_id for subscriber in self._subscribers)

    async def subscribe(self, connection: Connection) -> Subscriber:
        subscriber = Subscriber(connection)
        self._subscribers.add(subscriber)
        await self._send([subscriber])
        return subscriber

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self._subscribers.discard(subscriber)

    def set_filter(self, subscriber: Subscriber, wanted: LobbyFilter) -> None:
        """Answered with the next look, even if it finds what was sent before."""
        subscriber.filter = wanted
        subscriber.sent.pop("tables", None)
        self.check_for_changes()

    def check_for_changes(self) -> None:
        """Something has changed, here or at another process."""
        self._changed.set()

    async def _follow(self) -> None:
        is_deaf = self._store.is_shared and not self._is_told()
        longest = self._intervals.alone if is_deaf else self._intervals.most
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), longest)
        self._changed.clear()
        await self._send(list(self._subscribers))
        await asyncio.sleep(self._intervals.least)

    async def _mark_seen(self) -> None:
        tables = self._tables.attended_tables()
        guests = {subscriber.guest for subscriber in self._subscribers}
        if tables or guests:
            await self._store.mark_waiting(tables, sorted(guests), self._services.now())
        await asyncio.sleep(self._intervals.seen)

    async def _send(self, subscribers: Sequence[Subscriber]) -> None:
        await self._send_tables(subscribers)
        for start in range(0, len(subscribers), _GUESTS_AT_ONCE):
            await self._send_own(subscribers[start : start + _GUESTS_AT_ONCE])

    async def _send_tables(self, subscribers: Sequence[Subscriber]) -> None:
        """One query for all who look for the same."""
        for wanted in {subscriber.filter for subscriber in subscribers}:
            found = await self._find(wanted)
            tables = self._describe(found[:PAGE])
            frame = msgspec.json.encode(LobbyTables(tables=tables, more=len(found) > PAGE))
            for subscriber in subscribers:
                if subscriber.filter == wanted:
                    subscriber.send("tables", frame)

    async def _send_own(self, subscribers: Sequence[Subscriber]) -> None:
        guests = sorted({subscriber.guest for subscriber in subscribers})
        waiting = await self._store.waiting_tables_of(guests)
        invited: dict[str, list[Invited]] = {}
        for each in await self._store.invitations(guests, 20 * len(guests)):
            invited.setdefault(each.invitation.guest, []).append(each)
        for subscriber in subscribers:
            invitations = self._describe_invitations(invited.get(subscriber.guest, ()))
            own = LobbyYou(invitations=invitations, waiting=waiting.get(subscriber.guest, []))
            subscriber.send("you", msgspec.json.encode(own))

    # What is shown

    async def _find(
        self, wanted: LobbyFilter, after: tuple[int, str] | None = None
    ) -> list[WaitingTable]:
        now = self._services.now()
        # A table for one sitting is gone soon after its people are.
        seen: SeenSince = {
            "live": now - 2 * _MINUTE,
            "days": now - 14 * _DAY,
            "untimed": now - _DAY,
        }
        fitting = WaitingFilter(
            game=wanted.game, seats=wanted.seats, speed=wanted.speed, bots=wanted.bots
        )
        return await self._store.waiting_tables(fitting, seen, PAGE + 1, after)

    def _describe(self, found: Sequence[WaitingTable]) -> list[OpenTable]:
        present = self._services.now() - SEEN_SECONDS * 1000
        return [describe(row, present=waiting.seen >= present) for row, waiting in found]

    def _describe_invitations(self, found: Sequence[Invited]) -> list[Invitation]:
        return [
            Invitation(
                table=table,
                name=each.sender,
                rematch=each.invitation.is_rematch,
                at=each.invitation.at,
            )
            for each in found
            if _has_room(table := describe(each.row, present=False), each)
        ]


def _has_room(table: OpenTable, invited: Invited) -> bool:
    kept = any(player.reserved == invited.invitation.guest for player in players_of(invited.row))
    return kept or table.free > 0


def describe(row: StoredTable, *, present: bool) -> OpenTable:
    """A waiting table as the lobby shows it."""
    terms, players = terms_of(row), players_of(row)
    return OpenTable(
        id=row.id,
        game=row.game,
        seats=[_describe_seat(player) for player in players],
        free=sum(player.kind == "open" and not player.reserved for player in players),
        options=row.options,
        clock=terms.clock,
        undo=terms.undo,
        speed=speed_of(row.settings.get("clock")),
        since=row.created,
        present=present,
        quick=terms.is_quick,
        welcomes_bots=terms.welcomes_bots,
    )


def _describe_seat(player: Player) -> WaitingSeat:
    return WaitingSeat(
        kind=player.kind,
        name=player.name,
        player=player.guest or None,
        bot=player.bot or None,
        owner=player.owner,
    )


def _parse(after: str | None) -> tuple[int, str] | None:
    since, _, table = (after or "").partition(".")
    return (int(since), table) if since.isdecimal() else None


async def _forever(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    while True:
        try:
            await work()
        except StoreError as error:
            _log.warning("not-read", code=error.code)
            await asyncio.sleep(1)
        except Exception as error:  # noqa: BLE001 - the next look may succeed
            _log.error("failed", error=type(error).__name__)
            await asyncio.sleep(1)
