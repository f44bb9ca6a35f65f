"""Routes of the bot accounts of a guest: make one, list them, renew a token, remove one."""

from typing import Final

from litestar import delete, get, post
from litestar.params import JSONBody

from orrery.server.http.account import delete_bot
from orrery.server.http.routes.common import (
    REFUSALS,
    AppServices,
    CurrentGuest,
    PathText,
)
from orrery.server.protocol.bodies import BotDescription, BotToken, CreateBot


@get("/api/me/bots", responses=REFUSALS)
async def list_bots(guest: CurrentGuest, services: AppServices) -> list[BotDescription]:
    """Your bot accounts, the oldest first."""
    return await services.bots.describe(guest)


@post("/api/me/bots", responses=REFUSALS)
async def create_bot(
    guest: CurrentGuest, services: AppServices, data: JSONBody[CreateBot]
) -> BotToken:
    """Make a bot account; its token is shown this once."""
    services.codes.check(guest.id)
    return await services.bots.create(guest, data.name)


@post("/api/me/bots/{bot_id:str}/token", status_code=200, responses=REFUSALS)
async def renew_bot_token(guest: CurrentGuest, services: AppServices, bot_id: PathText) -> BotToken:
    """Another token for a bot account, shown this once; the former one is void, and the sockets of
    its program are closed."""
    services.codes.check(guest.id)
    return await services.bots.renew_token(guest, bot_id)


@delete("/api/me/bots/{bot_id:str}", status_code=200, responses=REFUSALS)
async def remove_bot(
    guest: CurrentGuest, services: AppServices, bot_id: PathText
) -> list[BotDescription]:
    """Remove a bot account: its token is void, and bots of the server play on in its seats."""
    await delete_bot(services, (await services.bots.find(guest, bot_id)).id)
    return await services.bots.describe(guest)


HANDLERS: Final = [list_bots, create_bot, renew_bot_token, remove_bot]
