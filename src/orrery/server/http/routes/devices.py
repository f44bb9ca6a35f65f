"""Routes of the devices of a guest: list, sign out, and come to another device by a code."""

from typing import Final

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from orrery.server.access.guests import describe_guest
from orrery.server.access.requests import client_address, site_of
from orrery.server.access.user_agent import device_label
from orrery.server.http.routes.common import (
    REFUSALS,
    AnyRequest,
    AppServices,
    CurrentSession,
    PathText,
    check_for_bots,
)
from orrery.server.http.routes.cookies import token_cookies, void_cookies
from orrery.server.protocol.bodies import (
    CodeOffer,
    DeviceDescription,
    DeviceLink,
    LookAtCode,
    Me,
    UseCode,
)


@get("/api/me/devices", responses=REFUSALS)
async def list_devices(session: CurrentSession, services: AppServices) -> list[DeviceDescription]:
    """The devices at which you are signed in, the oldest first."""
    return await services.devices.describe(session)


@delete("/api/me/devices", status_code=200, responses=REFUSALS)
async def sign_out_others(
    session: CurrentSession, services: AppServices
) -> list[DeviceDescription]:
    """Sign out every device but this one; their sockets are closed at once."""
    await services.devices.sign_out_others(session)
    return await services.devices.describe(session)


@delete("/api/me/devices/{device_id:str}", status_code=200, responses=REFUSALS)
async def sign_out(
    request: AnyRequest, session: CurrentSession, services: AppServices, device_id: PathText
) -> Response[list[DeviceDescription]]:
    """Sign out one device, this one or another."""
    await services.devices.sign_out(session.guest.id, device_id)
    is_here = device_id == session.device.id
    left = await services.devices.describe(session)
    return Response([] if is_here else left, cookies=void_cookies(request) if is_here else [])


@post("/api/me/code", status_code=200, responses=REFUSALS)
async def make_code(
    request: AnyRequest, session: CurrentSession, services: AppServices
) -> DeviceLink:
    """A link that brings you to another device, shown this once; a former one is void."""
    services.codes.check(session.guest.id)
    site = services.settings.address.rstrip("/") or site_of(request)
    return await services.devices.make_link(session, site)


@post("/api/code/look", status_code=200, responses=REFUSALS)
async def look_at_code(
    request: AnyRequest, services: AppServices, data: JSONBody[LookAtCode]
) -> CodeOffer:
    """Whose code it is, and who is at this device already; the code can still be used."""
    services.codes.check(client_address(request.scope["client"]))
    return await services.devices.look(data.code, await services.session_of(request))


@post("/api/code/use", status_code=200, responses=REFUSALS)
async def use_code(
    request: AnyRequest, services: AppServices, data: JSONBody[UseCode]
) -> Response[Me]:
    """Sign in at this device as the guest whose code it is; who was here before is signed out."""
    services.codes.check(client_address(request.scope["client"]))
    session = await services.session_of(request)
    if session is not None:
        check_for_bots(request, session.guest)
    label = device_label(request.headers.get("user-agent", ""))
    guest, token = await services.devices.use(data.code, session, label)
    me = describe_guest(guest, token if data.token else None)
    return Response(me, cookies=[] if data.token else token_cookies(request, services, token))


HANDLERS: Final = [list_devices, sign_out_others, sign_out, make_code, look_at_code, use_code]
