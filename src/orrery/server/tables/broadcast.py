"""Broadcasts what happens at a table to its subscribers: each gets it as their own seats, or a
spectator, may see it."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from orrery.core.game import SPECTATOR
from orrery.server.access.guests import describe_guest
from orrery.server.protocol import messages
from orrery.server.protocol.bodies import TableDescription
from orrery.server.store import Guest
from orrery.server.tables.state import TableState

CLOSE_REPLACED: Final = 4001
CLOSE_RESTART: Final = 1012
CLOSE_DISMISSED: Final = 4403
CLOSE_SET_ASIDE: Final = 4410
_SPECTATING: Final = (SPECTATOR,)


class Connection(Protocol):
    """A guest's socket at this table; `address` is the network address as it is limited. Sending
    never waits."""

    @property
    def guest(self) -> Guest: ...

    @property
    def address(self) -> str: ...

    def send(self, frame: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class Broadcast:
    """The subscribers of one table, one connection for each guest."""

    def __init__(
        self,
        state: TableState,
        describe: Callable[[], TableDescription],
        ticks: Callable[[], int],
    ) -> None:
        self._state = state
        self._describe = describe
        self._ticks = ticks
        self._connections: dict[str, Connection] = {}
        self._sent_version = state.version
        self._sent_status = state.row.status

    def __len__(self) -> int:
        return len(self._connections)

    def __contains__(self, guest_id: str) -> bool:
        return guest_id in self._connections

    def guests(self) -> list[str]:
        return list(self._connections)

    def subscribe(self, connection: Connection) -> bool:
        """Whether the guest is new here; an older connection of the same guest is closed."""
        before = self._connections.get(connection.guest.id)
        self._connections[connection.guest.id] = connection
        if before is not None:
            before.send(messages.encode(messages.Replaced()))
            before.close(CLOSE_REPLACED)
        return before is None

    def unsubscribe(self, connection: Connection) -> bool:
        """Whether this was the guest's current connection."""
        if self._connections.get(connection.guest.id) is not connection:
            return False
        del self._connections[connection.guest.id]
        return True

    def close_all(self) -> None:
        """Close every connection and ask the clients to come back later."""
        self.send(messages.Closing())
        for connection in list(self._connections.values()):
            connection.close(CLOSE_RESTART)

    def dismiss(self, guest_id: str, error: str, close: int = CLOSE_DISMISSED) -> None:
        """Tell a guest why they have to go, and close their connection."""
        connection = self._connections.get(guest_id)
        if connection is not None:
            connection.send(messages.encode(messages.Malformed(code=error)))
            connection.close(close)

    def dismiss_all(self, error: str) -> None:
        """Tell everyone that the table is served no longer."""
        for guest_id in list(self._connections):
            self.dismiss(guest_id, error, CLOSE_SET_ASIDE)

    def renew(self, guest_id: str) -> None:
        """Let a guest connect again: something about them has changed."""
        connection = self._connections.get(guest_id)
        if connection is not None:
            connection.close(CLOSE_RESTART)

    def people(self) -> list[Guest]:
        return [connection.guest for connection in self._connections.values()]

    # To one guest

    def send_welcome(self, connection: Connection) -> None:
        guest = connection.guest
        welcome = messages.Welcome(
            me=describe_guest(guest),
            seats=list(self._state.seats_of(guest.id)),
            table=self._describe(),
        )
        connection.send(messages.encode(welcome))

    def send_position(self, guest_id: str) -> None:
        """The whole position, if the game has started and the guest is connected."""
        connection = self._connections.get(guest_id)
        if connection is not None and self._state.game is not None:
            clocks = self._state.clock_times(self._ticks())
            for viewer in self._viewers(guest_id):
                message = self._state.game.message_for(viewer, clocks, whole=True)
                connection.send(messages.encode(message))

    # To everyone

    def send_positions(self) -> None:
        """The whole position to everyone: clocks have changed without a step."""
        for guest_id in list(self._connections):
            self.send_position(guest_id)

    def send_changes(self) -> None:
        """The latest version, and the table if it started or ended, unless sent before."""
        self.send_update()
        if self._sent_status != self._state.row.status:
            self.send_table()

    def send_update(self) -> None:
        """The latest version, unless sent before."""
        game = self._state.game
        if game is None or game.version == self._sent_version:
            return
        self._sent_version = game.version
        clocks = self._state.clock_times(self._ticks())
        frames: dict[int, bytes] = {}
        for guest_id, connection in list(self._connections.items()):
            for viewer in self._viewers(guest_id):
                if viewer not in frames:
                    message = game.message_for(viewer, clocks, whole=False)
                    frames[viewer] = messages.encode(message)
                connection.send(frames[viewer])

    def send_table(self, *, except_guest: str = "") -> None:
        """The description of the table, and to each guest which seats are theirs; who was removed
        has to go instead."""
        for guest_id in self._state.moderation.removed:
            self.dismiss(guest_id, "removed")
        self._sent_status = self._state.row.status
        table = self._describe()
        for guest_id, connection in list(self._connections.items()):
            if guest_id != except_guest:
                seats = list(self._state.seats_of(guest_id))
                connection.send(messages.encode(messages.TableChanged(seats=seats, table=table)))

    def send(self, message: messages.ServerSent) -> None:
        frame = messages.encode(message)
        for connection in list(self._connections.values()):
            connection.send(frame)

    def _viewers(self, guest_id: str) -> Sequence[int]:
        return self._state.seats_of(guest_id) or _SPECTATING
