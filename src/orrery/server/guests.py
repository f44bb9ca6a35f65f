"""Guests: a name and a secret token of 256 bits, of which only the hash is kept."""

import hashlib
import secrets
from collections import OrderedDict
from typing import Final

from orrery.server.bodies import ChangeMe, Me
from orrery.server.store import Guest, Store
from orrery.server.texts import cleaned_name

SECURE_COOKIE: Final = "__Host-orrery"
PLAIN_COOKIE: Final = "orrery"
COOKIE_SECONDS: Final = 400 * 24 * 3600
_TOKEN_BYTES: Final = 32
_LONGEST_TOKEN: Final = 100
_MOST_REMEMBERED: Final = 10_000


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Guests:
    """Looks guests up by their token and keeps those lately seen at hand."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seen: OrderedDict[str, Guest] = OrderedDict()

    async def by_token(self, token: str | None) -> Guest | None:
        if not token or len(token) > _LONGEST_TOKEN:
            return None
        key = hash_of(token)
        guest = self._seen.pop(key, None) or await self._store.guest_by_token(key)
        if guest is not None:
            self._remember(guest)
        return guest

    async def create(self, wanted: ChangeMe, at: int) -> tuple[Guest, str]:
        """A new guest and the token, which is known here only now."""
        token = secrets.token_urlsafe(_TOKEN_BYTES)
        guest = Guest(
            id=secrets.token_urlsafe(12),
            token_hash=hash_of(token),
            name=cleaned_name(wanted.name or ""),
            language=wanted.language or "en",
            created=at,
        )
        await self._store.create_guest(guest)
        self._remember(guest)
        return guest, token

    async def change(self, guest: Guest, wanted: ChangeMe) -> Guest:
        name = guest.name if wanted.name is None else cleaned_name(wanted.name)
        language = wanted.language or guest.language
        await self._store.update_guest(guest.id, name=name, language=language)
        changed = Guest(
            id=guest.id,
            token_hash=guest.token_hash,
            name=name,
            language=language,
            created=guest.created,
        )
        self._remember(changed)
        return changed

    def _remember(self, guest: Guest) -> None:
        self._seen[guest.token_hash] = guest
        self._seen.move_to_end(guest.token_hash)
        if len(self._seen) > _MOST_REMEMBERED:
            self._seen.popitem(last=False)


def described(guest: Guest, token: str | None = None) -> Me:
    """A guest as told to that guest alone."""
    language = guest.language if guest.language in ("en", "pl", "fr", "es", "de") else "en"
    return Me(id=guest.id, name=guest.name, language=language, token=token)  # type: ignore[arg-type]
