"""Routes of the guest who asks: name, language, webhook, everything stored, and the end of it."""

from typing import Final

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from orrery.server.access.guests import describe_guest
from orrery.server.access.requests import site_of
from orrery.server.access.user_agent import device_label
from orrery.server.http.account import delete_guest, export_guest
from orrery.server.http.routes.common import (
    FOR_BOTS,
    REFUSALS,
    AnyRequest,
    AppServices,
    CurrentGuest,
    CurrentSession,
    check_for_bots,
)
from orrery.server.http.routes.cookies import token_cookies, void_cookies
from orrery.server.protocol.bodies import (
    ChangeMe,
    DeviceDescription,
    Export,
    Me,
    SetWebhook,
    WebhookState,
    WebhookTest,
)


@get("/api/me", responses=REFUSALS, opt=FOR_BOTS)
async def show_me(guest: CurrentGuest) -> Me:
    """Who you are."""
    return describe_guest(guest)


@post("/api/me", status_code=200, responses=REFUSALS)
async def change_me(
    request: AnyRequest, data: JSONBody[ChangeMe], services: AppServices
) -> Response[Me]:
    """Become a guest, or change your name or language."""
    session = await services.session_of(request)
    if session is not None:
        check_for_bots(request, session.guest)
        services.by_guest.check(session.guest.id)
        return Response(describe_guest(await services.guests.change(session.guest, data)))
    services.check_new_guest(request)
    label = device_label(request.headers.get("user-agent", ""))
    guest, token = await services.guests.create(data, services.now(), label)
    me = describe_guest(guest, token if data.token else None)
    return Response(me, cookies=[] if data.token else token_cookies(request, services, token))


@delete("/api/me", status_code=200, responses=REFUSALS)
async def delete_me(
    request: AnyRequest, session: CurrentSession, services: AppServices
) -> Response[list[DeviceDescription]]:
    """Be forgotten: no device stays signed in, a bot plays on in your seats, and finished games
    keep a pseudonym. This cannot be taken back."""
    await delete_guest(services, session)
    return Response([], cookies=void_cookies(request))


@get("/api/me/export", responses=REFUSALS)
async def export_me(session: CurrentSession, services: AppServices) -> Response[Export]:
    """Everything of yours that is stored, as one file."""
    services.exports.check(session.guest.id)
    headers = {"content-disposition": 'attachment; filename="orrery.json"'}
    return Response(await export_guest(services, session), headers=headers)


@get("/api/me/webhook", responses=REFUSALS)
async def show_webhook(guest: CurrentGuest, services: AppServices) -> WebhookState:
    """Whether and where you are notified of your turn while you are away."""
    return await services.webhooks.state(guest)


@post("/api/me/webhook", status_code=200, responses=REFUSALS)
async def set_webhook(
    request: AnyRequest, guest: CurrentGuest, services: AppServices, data: JSONBody[SetWebhook]
) -> WebhookState:
    """Be notified at this address; it is shown to nobody."""
    return await services.webhooks.set(guest, data.address, site_of(request))


@delete("/api/me/webhook", status_code=200, responses=REFUSALS)
async def remove_webhook(guest: CurrentGuest, services: AppServices) -> WebhookState:
    """Turn notifications off."""
    return await services.webhooks.remove(guest)


@post("/api/me/webhook/test", status_code=200, responses=REFUSALS)
async def test_webhook(guest: CurrentGuest, services: AppServices) -> WebhookTest:
    """Send a test notification to your address now."""
    return await services.webhooks.test(guest)


HANDLERS: Final = [
    show_me,
    change_me,
    delete_me,
    export_me,
    show_webhook,
    set_webhook,
    remove_webhook,
    test_webhook,
]
