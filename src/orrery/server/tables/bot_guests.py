"""Where bot accounts may sit down: at tables they are invited to or that welcome bots, and at so
many at once."""

from orrery.server.errors import BotsNotWelcome, TooManyTables
from orrery.server.store import Guest
from orrery.server.tables.services import TableServices
from orrery.server.tables.state import TableState


async def check_bot(state: TableState, guest: Guest, services: TableServices) -> None:
    """Refuse a bot account that wants to sit down where it may not; people always may."""
    if not guest.is_bot or state.seats_of(guest.id):
        return
    is_expected = any(player.reserved == guest.id for player in state.players)
    if not (is_expected or state.terms.welcomes_bots):
        is_expected = await services.store.is_invited(guest.id, state.id)
        if not is_expected:
            raise BotsNotWelcome(table=state.id)
    if await services.store.is_bot_busy(guest.id, services.bot_tables):
        raise TooManyTables(most=services.bot_tables)
