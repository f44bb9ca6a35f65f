"""Bot accounts: a guest makes one for each program of theirs, and gets its token, once."""

import secrets
from collections.abc import Callable

import msgspec

from orrery.server.access.clean_text import clean_name
from orrery.server.access.guests import new_device
from orrery.server.errors import BadRequest, NoSuchBot, TooManyBots
from orrery.server.protocol.bodies import BotDescription, BotToken
from orrery.server.store import BotAccount, Device, Guest, Store


class Bots:
    """`on_sign_out` is told of every token that is void."""

    def __init__(
        self, store: Store, now: Callable[[], int], most: int, on_sign_out: Callable[[str], None]
    ) -> None:
        self._store = store
        self._now = now
        self._most = most
        self._report_sign_out = on_sign_out

    async def describe(self, owner: Guest) -> list[BotDescription]:
        return [_describe(bot) for bot in await self._store.bots(owner.id)]

    async def create(self, owner: Guest, wanted: str) -> BotToken:
        """A new bot account and its token, which is not stored."""
        name = clean_name(wanted)
        if not name:
            raise BadRequest
        at = self._now()
        bot = Guest(
            id=secrets.token_urlsafe(12),
            name=name,
            language=owner.language,
            created=at,
            owner=owner.id,
        )
        device, token = _new_token(bot.id, at)
        if not await self._store.create_bot(bot, device, self._most):
            raise TooManyBots(most=self._most)
        described = BotDescription(id=bot.id, name=name, added=at, seen=None, tables=[])
        return BotToken(bot=described, token=token)

    async def renew_token(self, owner: Guest, bot_id: str) -> BotToken:
        """Another token in place of the former one, which is void at once."""
        device, token = _new_token(bot_id, self._now())
        void = await self._store.replace_bot_token(owner.id, bot_id, device)
        if void is None:
            raise NoSuchBot
        for device_id in void:
            self._report_sign_out(device_id)
        return BotToken(bot=_describe(await self.find(owner, bot_id)), token=token)

    async def find(self, owner: Guest, bot_id: str) -> BotAccount:
        for bot in await self._store.bots(owner.id):
            if bot.id == bot_id:
                return bot
        raise NoSuchBot

    async def void_token(self, bot_id: str) -> None:
        """The program is signed out, and its sockets are closed."""
        for device in await self._store.devices(bot_id):
            if await self._store.remove_device(bot_id, device.id):
                self._report_sign_out(device.id)


def _new_token(bot_id: str, at: int) -> tuple[Device, str]:
    """A token that nobody has used yet."""
    device, token = new_device(bot_id, "", at)
    return msgspec.structs.replace(device, seen=0), token


def _describe(bot: BotAccount) -> BotDescription:
    return BotDescription(
        id=bot.id, name=bot.name, added=bot.added, seen=bot.seen or None, tables=bot.tables
    )
