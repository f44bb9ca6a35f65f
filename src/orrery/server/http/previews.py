"""Link previews: the tags in the page of a table, and the route of its card."""

from contextlib import suppress
from html import escape
from typing import Any, Final, get_args

from litestar import Request, Response, get
from litestar.datastructures import CacheControlHeader

from orrery.server.http.routes.common import REFUSALS, AnyRequest, AppServices, PathText
from orrery.server.http.services import Services
from orrery.server.previews import Preview, preview_of, site_preview
from orrery.server.protocol.bodies import Language, TableDescription
from orrery.server.sentences import FALLBACK
from orrery.server.store import StoreError
from orrery.server.tables.table_row import describe_table

# Pages that are about a table, by the first part of their path.
_TABLE_PAGES: Final = frozenset({"t", "replay", "review", "deal"})
_CACHE: Final = CacheControlHeader(public=True, max_age=300)
_LANGUAGES: Final = frozenset(get_args(Language))


def language_of(request: Request[Any, Any, Any]) -> str:
    """The first language of the reader that there are texts in."""
    for wish in request.headers.get("accept-language", "").split(","):
        base = wish.split(";")[0].strip().lower()[:2]
        if base in _LANGUAGES:
            return base
    return FALLBACK


async def find_preview(services: Services, path: str, language: str) -> tuple[Preview, str]:
    """What the page of a path is about, and the path of its card."""
    first, _, rest = path.strip("/").partition("/")
    table_id = rest.partition("/")[0]
    if first in _TABLE_PAGES and table_id:
        table = await _find_table(services, table_id)
        if table is not None:
            return preview_of(table, language), f"/api/tables/{table.id}/card"
    return site_preview(language), "/api/card"


async def _find_table(services: Services, table_id: str) -> TableDescription | None:
    """From the stored row: nobody who only pastes a link has a game replayed."""
    with suppress(StoreError):
        row = await services.shared.store.table(table_id)
        return None if row is None else describe_table(row)
    return None


def tags(preview: Preview, site: str, path: str, card: str) -> str:
    """The tags of the page; every name in them is escaped."""
    facts = {
        "og:type": "website",
        "og:site_name": "Orrery",
        "og:title": preview.title,
        "og:description": _description(preview),
        "og:url": f"{site}{path}",
        "og:image": f"{site}{card}",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    written = [
        f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items()
    ]
    return "".join([*written, '<meta name="twitter:card" content="summary_large_image" />'])


def _description(preview: Preview) -> str:
    seats = ", ".join(f"{seat.name} {seat.points}".strip() for seat in preview.seats)
    return f"{preview.line} · {seats}" if seats else preview.line


async def find_tags(request: Request[Any, Any, Any], services: Services, path: str) -> str:
    """The tags of the page of a path."""
    preview, card = await find_preview(services, path, language_of(request))
    return tags(preview, site_of(request, services), path, card)


def site_of(request: Request[Any, Any, Any], services: Services) -> str:
    """Where the server is: as its settings say, or as it was asked for."""
    named = services.settings.address.rstrip("/")
    return named or f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"


@get(
    "/api/tables/{table_id:str}/card",
    media_type="image/png",
    cache_control=_CACHE,
    responses=REFUSALS,
)
async def show_card(
    request: AnyRequest, services: AppServices, table_id: PathText
) -> Response[bytes]:
    """The card of a table for link previews, a PNG of 1200 by 630: the game, the players, the state
    of the table. For an unknown table it is the card of the site."""
    return await _answer(request, services, f"t/{table_id}")


@get("/api/card", media_type="image/png", cache_control=_CACHE, responses=REFUSALS)
async def show_site_card(request: AnyRequest, services: AppServices) -> Response[bytes]:
    """The card of the site for link previews, a PNG of 1200 by 630."""
    return await _answer(request, services, "")


async def _answer(request: AnyRequest, services: Services, path: str) -> Response[bytes]:
    preview, _ = await find_preview(services, path, language_of(request))
    return Response(await services.cards.of(preview), media_type="image/png")


HANDLERS: Final = [show_card, show_site_card]
