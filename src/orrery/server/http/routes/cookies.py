"""The cookie in which a browser keeps the token of its device."""

from litestar.datastructures import Cookie

from orrery.server.access.guests import COOKIE_SECONDS, PLAIN_COOKIE, SECURE_COOKIE
from orrery.server.access.requests import is_secure_channel
from orrery.server.http.routes.common import AnyRequest
from orrery.server.http.services import Services


def token_cookies(request: AnyRequest, services: Services, token: str) -> list[Cookie]:
    """The cookie with a token; none where the operator forbids it over plain HTTP."""
    if services.settings.require_https and not _is_private(request):
        return []
    return [_cookie(request, token, COOKIE_SECONDS)]


def void_cookies(request: AnyRequest) -> list[Cookie]:
    """Removes the cookie."""
    return [_cookie(request, "", 0)]


def _is_private(request: AnyRequest) -> bool:
    return is_secure_channel(request.scope["scheme"], request.headers.get("host", ""))


def _cookie(request: AnyRequest, value: str, seconds: int) -> Cookie:
    is_private = _is_private(request)
    return Cookie(
        key=SECURE_COOKIE if is_private else PLAIN_COOKIE,
        value=value,
        path="/",
        secure=is_private,
        httponly=True,
        samesite="strict",
        max_age=seconds,
    )
