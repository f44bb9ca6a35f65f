"""The open sockets of this process by device; those of a device that is signed out are ended."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Protocol

CLOSE_NO_GUEST: Final = 4401


class Droppable(Protocol):
    """A socket that can be ended at once."""

    def drop(self, code: int) -> None: ...


class OpenSockets:
    """`on_open` is called with the first socket of a device, `on_close` after the last."""

    def __init__(self) -> None:
        self._by_device: dict[str, list[Droppable]] = {}
        self.on_open: Callable[[str], None] = _ignore
        self.on_close: Callable[[str], None] = _ignore

    @contextmanager
    def keep(self, device_id: str, socket: Droppable) -> Iterator[None]:
        """Count a socket among those of a device for as long as the block lasts."""
        if device_id not in self._by_device:
            self.on_open(device_id)
        self._by_device.setdefault(device_id, []).append(socket)
        try:
            yield
        finally:
            self._by_device[device_id].remove(socket)
            if not self._by_device[device_id]:
                del self._by_device[device_id]
                self.on_close(device_id)

    def close(self, device_id: str) -> None:
        """The device was signed out: its token opens nothing any more."""
        for socket in self._by_device.get(device_id, ()):
            socket.drop(CLOSE_NO_GUEST)


def _ignore(_device_id: str) -> None:
    """No other process."""
