"""Hints for a seat that is to act. They take time, so they are found beside the mailbox; one that
nobody waits for any more, or whose position is past, is dropped."""

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from orrery.bots.hints import Hint
from orrery.games import reference_to
from orrery.play.table import STALE
from orrery.server.errors import Busy, Changed, NotToAct, ServerError
from orrery.server.protocol import messages
from orrery.server.protocol.bodies import HintList
from orrery.server.tables.broadcast import Connection
from orrery.server.tables.services import TableServices
from orrery.server.tables.state import TableState
from orrery.server.tables.timers import Timers
from orrery.server.thinking.jobs import hints
from orrery.server.thinking.queue import Asker, Urgency
from orrery.server.thinking.scheduler import Request

Reply = Callable[[messages.ServerSent], None]
_Search = Request[list[Hint]]


class Hints:
    """The hints of one table. Whose seat it is was checked before."""

    def __init__(self, state: TableState, timers: Timers, services: TableServices) -> None:
        self._state = state
        self._timers = timers
        self._services = services
        self._searches: dict[_Search, tuple[int, Connection | None]] = {}

    def start(self, connection: Connection, command: messages.AskHint, reply: Reply) -> None:
        """Answer a command of the socket, later."""
        self._check_to_act(command.seat)
        self._timers.spawn(self._answer(connection, command, reply))

    async def best_moves(
        self, guest: str, seat: int, connection: Connection | None = None
    ) -> HintList:
        """The best moves of a seat at this version."""
        self._check_to_act(seat)
        version = self._state.version
        with self._services.hints_of_guest.take(guest), self._search(guest, seat) as search:
            self._searches[search] = (version, connection)
            return HintList(version=version, seat=seat, moves=await search.wait())

    def drop_past(self) -> None:
        """The position has changed: what was asked about former ones is of no use."""
        for search, (version, _) in list(self._searches.items()):
            if version != self._state.version:
                search.drop(Changed(table=self._state.id))

    def drop_of(self, connection: Connection) -> None:
        """Nobody is there to read the answer; asked again, it is looked for again."""
        for search, (_, asker) in list(self._searches.items()):
            if asker is connection:
                search.drop(Busy())

    def _check_to_act(self, seat: int) -> None:
        if self._state.seat_to_act() != seat:
            raise NotToAct(seat=seat)

    @contextmanager
    def _search(self, guest: str, seat: int) -> Iterator[_Search]:
        game = self._state.require_game()
        update = game.update_for(seat)
        asker = Asker(Urgency.HINT, guest, self._state.id)
        level = self._services.hint_level
        what = (reference_to(game.game), level, secrets.token_hex(16), update.view, update.legal)
        search = self._services.scheduler.submit(asker, hints, *what)
        try:
            yield search
        finally:
            self._searches.pop(search, None)

    async def _answer(
        self, connection: Connection, command: messages.AskHint, reply: Reply
    ) -> None:
        try:
            found = await self.best_moves(connection.guest.id, command.seat, connection)
        except ServerError as error:
            code = STALE if isinstance(error, Changed) else error.code
            version = self._state.version
            reply(messages.Refused(id=command.id, code=code, version=version))
        else:
            reply(
                messages.Hints(
                    id=command.id, version=found.version, seat=found.seat, moves=found.moves
                )
            )
