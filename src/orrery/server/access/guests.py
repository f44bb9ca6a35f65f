"""Guests: a name, and at each device a secret token of 256 bits, stored as its hash only."""

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec

from orrery.server.access.clean_text import clean_name
from orrery.server.errors import Blocked
from orrery.server.protocol.bodies import ChangeMe, Me
from orrery.server.store import Device, Guest, Session, Store, StoreRefused

SECURE_COOKIE: Final = "__Host-orrery"
PLAIN_COOKIE: Final = "orrery"
COOKIE_SECONDS: Final = 400 * 24 * 3600
_TOKEN_BYTES: Final = 32
_LONGEST_TOKEN: Final = 100
_MOST_CACHED: Final = 10_000
_HOUR: Final = 3600 * 1000


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_device(guest_id: str, label: str, at: int) -> tuple[Device, str]:
    """A device and its token, which is not stored."""
    token = secrets.token_urlsafe(_TOKEN_BYTES)
    device = Device(
        id=secrets.token_urlsafe(12),
        guest=guest_id,
        token_hash=hash_token(token),
        label=label,
        added=at,
        seen=_hour_of(at),
    )
    return device, token


def _hour_of(at: int) -> int:
    return at - at % _HOUR


class Guests:
    """Finds guests by their token, with a cache of recent ones where no other process changes
    them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._recent: OrderedDict[str, Session] = OrderedDict()
        self._changes = 0

    async def by_token(self, token: str | None, at: int) -> Session | None:
        """The guest and the device of a token, seen now; None also for one who was removed or
        signed out."""
        if not token or len(token) > _LONGEST_TOKEN:
            return None
        key = hash_token(token)
        while True:
            changes = self._changes
            session = self._recent.get(key) or await self._store.session(key)
            if session is not None:
                session = await self._mark_seen(session, at)
            # What was read before a change may be out of date.
            if changes == self._changes:
                break
        if session is not None:
            self._cache(session)
        return session

    async def _mark_seen(self, session: Session, at: int) -> Session | None:
        """Once in an hour; a store that refuses it keeps nobody from looking."""
        hour = _hour_of(at)
        if session.device.seen >= hour:
            return session
        with suppress(StoreRefused):
            if not await self._store.mark_seen(session, hour):
                return None
        guest = msgspec.structs.replace(session.guest, seen=hour)
        return Session(guest, msgspec.structs.replace(session.device, seen=hour))

    async def create(self, wanted: ChangeMe, at: int, label: str = "") -> tuple[Guest, str]:
        """A new guest at a first device, and its token."""
        guest = Guest(
            id=secrets.token_urlsafe(12),
            name=clean_name(wanted.name or ""),
            language=wanted.language or "en",
            created=at,
            seen=at,
        )
        device, token = new_device(guest.id, label, at)
        await self._store.create_guest(guest, device)
        self._cache(Session(guest, device))
        return guest, token

    async def change(self, guest: Guest, wanted: ChangeMe) -> Guest:
        if guest.blocked and wanted.name is not None:
            raise Blocked
        name = guest.name if wanted.name is None else clean_name(wanted.name)
        language = wanted.language or guest.language
        await self._store.update_guest(guest.id, name=name, language=language)
        self.forget(guest.id)
        return msgspec.structs.replace(guest, name=name, language=language)

    def forget(self, guest_id: str) -> None:
        """Read this guest and their bot accounts from the store again: something has changed."""
        self._drop(lambda session: guest_id in (session.guest.id, session.guest.owner))

    def sign_out(self, device_id: str) -> None:
        """The device was removed from the store."""
        self._drop(lambda session: session.device.id == device_id)

    def _cache(self, session: Session) -> None:
        if self._store.is_shared:
            return
        self._recent[session.device.token_hash] = session
        self._recent.move_to_end(session.device.token_hash)
        if len(self._recent) > _MOST_CACHED:
            self._recent.popitem(last=False)

    def _drop(self, is_changed: Callable[[Session], bool]) -> None:
        self._changes += 1
        for key in [key for key, session in self._recent.items() if is_changed(session)]:
            del self._recent[key]


def describe_guest(guest: Guest, token: str | None = None) -> Me:
    """A guest as only that guest sees it."""
    language = guest.language if guest.language in ("en", "pl", "fr", "es", "de") else "en"
    return Me(
        id=guest.id,
        name=guest.name,
        language=language,  # type: ignore[arg-type]
        token=token,
        blocked=bool(guest.blocked),
        owner=guest.owner_name if guest.is_bot else None,
    )
