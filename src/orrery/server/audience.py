"""Who is connected to a table, and what each of them is sent: everything from a view of theirs."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from orrery.core.game import SPECTATOR
from orrery.server import messages
from orrery.server.bodies import TableDescription
from orrery.server.guests import described
from orrery.server.live import LiveGame
from orrery.server.store import Guest

CLOSE_REPLACED: Final = 4001
CLOSE_RESTART: Final = 1012
_WATCHING: Final = (SPECTATOR,)
SeatsOf = Callable[[str], Sequence[int]]


class Connection(Protocol):
    """A socket of a guest at this table. Sending never waits."""

    @property
    def guest(self) -> Guest: ...

    def send(self, frame: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class Audience:
    """The guests at one table, each with one socket at a time."""

    def __init__(self, seats_of: SeatsOf) -> None:
        self._seats_of = seats_of
        self._connections: dict[str, Connection] = {}

    def __len__(self) -> int:
        return len(self._connections)

    def __contains__(self, guest_id: str) -> bool:
        return guest_id in self._connections

    def take_in(self, connection: Connection) -> bool:
        """Whether the guest is new here; an older socket of the same guest is closed."""
        before = self._connections.get(connection.guest.id)
        self._connections[connection.guest.id] = connection
        if before is not None:
            before.send(messages.encoded(messages.Replaced()))
            before.close(CLOSE_REPLACED)
        return before is None

    def let_go(self, connection: Connection) -> bool:
        """Whether the guest is gone with this socket."""
        if self._connections.get(connection.guest.id) is not connection:
            return False
        del self._connections[connection.guest.id]
        return True

    def dismiss(self) -> None:
        """Tell everyone to come back later."""
        self.tell(messages.Closing())
        for connection in list(self._connections.values()):
            connection.close(CLOSE_RESTART)

    def welcome(self, connection: Connection, table: TableDescription) -> None:
        guest = connection.guest
        own = list(self._seats_of(guest.id))
        welcome = messages.Welcome(me=described(guest), seats=own, table=table)
        connection.send(messages.encoded(welcome))

    def show_whole(self, guest_id: str, game: LiveGame, clocks: messages.Clocks | None) -> None:
        """The whole position, to one guest, if connected."""
        connection = self._connections.get(guest_id)
        if connection is not None:
            for viewer in self._viewers(guest_id):
                connection.send(messages.encoded(game.message_for(viewer, clocks, whole=True)))

    def tell_change(self, game: LiveGame, clocks: messages.Clocks | None) -> None:
        """The latest change, to every viewer as that viewer may see it."""
        frames: dict[int, bytes] = {}
        for guest_id, connection in list(self._connections.items()):
            for viewer in self._viewers(guest_id):
                frame = frames.get(viewer)
                if frame is None:
                    frame = messages.encoded(game.message_for(viewer, clocks, whole=False))
                    frames[viewer] = frame
                connection.send(frame)

    def tell_table(self, table: TableDescription, besides: str = "") -> None:
        """How the table stands, and to each which seats are theirs."""
        for guest_id, connection in list(self._connections.items()):
            if guest_id != besides:
                own = list(self._seats_of(guest_id))
                connection.send(messages.encoded(messages.TableChanged(seats=own, table=table)))

    def tell(self, message: messages.ServerSent) -> None:
        frame = messages.encoded(message)
        for connection in list(self._connections.values()):
            connection.send(frame)

    def _viewers(self, guest_id: str) -> Sequence[int]:
        return self._seats_of(guest_id) or _WATCHING
