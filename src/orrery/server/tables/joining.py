"""How people come to a table: they join, accept or decline an invitation, or ask for a rematch.
Everything here runs in the mailbox of the table."""

from orrery.server.access.permissions import check_permission
from orrery.server.errors import (
    AlreadyStarted,
    NotInvitable,
    NotMet,
    ServerError,
    TooManyInvitations,
)
from orrery.server.protocol.bodies import TableDescription
from orrery.server.protocol.lobby import FellowPlayer
from orrery.server.store import Guest, StoredInvitation
from orrery.server.tables.live_table import LiveTable
from orrery.server.tables.seating import join_seats, release_seats
from orrery.server.tables.services import InvitationNotice, TableServices

_FELLOWS = 30
_REFUSALS: dict[str, type[ServerError]] = {
    "not-met": NotMet,
    "off": NotInvitable,
    "too-many": TooManyInvitations,
}


async def join(live: LiveTable, guest: Guest, services: TableServices) -> TableDescription:
    """Sit down wherever there is room; who sits there already stays."""
    check_permission("join", live.roles_of(guest))
    if live.roles_of(guest) & {"seat", "bot-seat"}:
        return live.describe()
    if live.row.status != "open":
        raise AlreadyStarted(table=live.id)
    await live.check_bot(guest)
    described = await live.reseat(guest, lambda players: join_seats(players, guest))
    if await services.store.answer_invitation(guest.id, live.id, "accepted"):
        services.notify_lobby()
    return described


async def rejoin(live: LiveTable, guest: Guest, services: TableServices) -> TableDescription:
    """Take the seats that a rematch keeps for a guest."""
    if live.row.status != "open":
        return live.describe()
    if any(player.reserved == guest.id for player in live.players):
        return await join(live, guest, services)
    return await live.reseat(guest, list)


async def release(live: LiveTable, guest: Guest) -> None:
    """A guest has declined: their seats are free for others."""
    if any(player.reserved == guest.id for player in live.players):
        await live.reseat(guest, lambda players: release_seats(players, guest.id))


async def call_off(live: LiveTable, guest: Guest) -> None:
    """A guest looks for another game: leave a quick match for which nobody has come."""
    people = {player.guest for player in live.players if player.guest}
    if live.row.status == "open" and live.describe().quick and people == {guest.id}:
        await live.leave(guest)


# Invitations


async def list_fellows(
    live: LiveTable, guest: Guest, services: TableServices
) -> list[FellowPlayer]:
    """The people a guest has played with lately and could invite to this table."""
    check_permission("invite", live.roles_of(guest))
    return [
        FellowPlayer(
            player=fellow.guest,
            name=fellow.name,
            games=fellow.games,
            last=fellow.last,
            invitation=fellow.invitation,
            owner=fellow.owner,
        )
        for fellow in await services.store.fellows(guest.id, live.id, _FELLOWS)
    ]


async def invite(
    live: LiveTable, guest: Guest, player: str, services: TableServices
) -> list[FellowPlayer]:
    """Invite somebody, who is shown the invitation until the game starts."""
    check_permission("invite", live.roles_of(guest))
    if live.row.status != "open":
        raise AlreadyStarted(table=live.id)
    await _send(live, guest, player, services, is_rematch=False)
    return await list_fellows(live, guest, services)


async def invite_reserved(live: LiveTable, guest: Guest, services: TableServices) -> None:
    """Tell those for whom seats are kept; who takes no invitations finds the table by the old."""
    for player in sorted({each.reserved for each in live.players if each.reserved}):
        try:
            await _send(live, guest, player, services, is_rematch=True)
        except NotInvitable:
            continue


async def _send(
    live: LiveTable, guest: Guest, player: str, services: TableServices, *, is_rematch: bool
) -> None:
    given = StoredInvitation(
        guest=player, table=live.id, sender=guest.id, is_rematch=is_rematch, at=services.now()
    )
    outcome = await services.store.add_invitation(given, services.invitations)
    refusal = _REFUSALS.get(outcome)
    if refusal is not None:
        raise refusal(player=player)
    if outcome == "sent":
        services.notify_invitation(
            InvitationNotice(table=live.id, game=live.row.game, guest=player)
        )
        services.notify_lobby()
