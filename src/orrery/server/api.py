"""The HTTP interface: each request a short way to what does it."""

import hmac
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, delete, get, post
from litestar.datastructures import CacheControlHeader, Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from orrery.bots import BOTS
from orrery.core.game import SPECTATOR
from orrery.games import GAMES, game_named
from orrery.play.record import FORMAT, actor_name
from orrery.play.verifiable import encode_dealt
from orrery.server import guests
from orrery.server.bodies import (
    AskHints,
    ChangeMe,
    ChatLine,
    ContinueFrom,
    CreateTable,
    GameDescription,
    Health,
    HintList,
    Log,
    Me,
    Problem,
    Replay,
    ScoreHistory,
    SeatCommand,
    SetWebhook,
    TableDescription,
    TableList,
    WebhookState,
    WebhookTest,
)
from orrery.server.errors import NotYours
from orrery.server.guests import COOKIE_SECONDS, PLAIN_COOKIE, SECURE_COOKIE
from orrery.server.live import LiveGame
from orrery.server.policy import permit
from orrery.server.services import (
    Services,
    address_of,
    is_private_channel,
    site_of,
    token_of,
)
from orrery.server.store import Guest, StoreError
from orrery.server.store.digest import deal_of
from orrery.server.table import LiveTable

_LINES: Final = "application/x-ndjson"
_CONTENT_CACHE: Final = CacheControlHeader(public=True, max_age=3600)

_WHY: Final = {
    400: "The request is malformed, or something it names does not exist",
    401: "No guest's token came with the request",
    403: "Only another role may do this",
    404: "There is no such thing",
    409: "Not in this situation",
    413: "Too large",
    429: "Too many requests",
    503: "Nothing has happened; try again later",
}
REFUSALS: Final = {
    status: ResponseSpec(Problem, description=why, generate_examples=False)
    for status, why in _WHY.items()
}

Asking = NamedDependency[Guest]
Serving = NamedDependency[Services]
Named = FromPath[str]
Number = Annotated[int, QueryParameter(ge=SPECTATOR, le=1_000_000)]
Position = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
AnyRequest = Request[Any, Any, Any]


@get("/api/games", sync_to_thread=False, responses=REFUSALS)
def list_games() -> list[GameDescription]:
    """The games that can be played here."""
    return [
        GameDescription(
            id=game.id,
            rules=game.rules,
            seat_counts=list(game.seat_counts),
            options={name: list(values) for name, values in game.options.items()},
            bots=list(BOTS),
        )
        for game in GAMES.values()
    ]


@get(
    "/api/games/{game_id:str}/content",
    sync_to_thread=False,
    cache_control=_CONTENT_CACHE,
    responses=REFUSALS,
)
def game_content(game_id: Named) -> dict[str, Any]:
    """The content of a game: boards, cards, tiles and numbers."""
    content: dict[str, Any] = game_named(game_id).content()
    return content


@get("/api/me", responses=REFUSALS)
async def show_me(guest: Asking) -> Me:
    """Who you are."""
    return guests.described(guest)


@post("/api/me", status_code=200, responses=REFUSALS)
async def change_me(
    request: AnyRequest, data: JSONBody[ChangeMe], services: Serving
) -> Response[Me]:
    """Become a guest, or change your name or language."""
    guest = await services.guests.by_token(token_of(request))
    if guest is not None:
        services.by_guest.check(guest.id)
        return Response(guests.described(await services.guests.change(guest, data)))
    services.new_guests.check(address_of(request.scope["client"]))
    guest, token = await services.guests.create(data, services.house.now())
    me = guests.described(guest, token if data.token else None)
    cookie = None if data.token else _cookie(request, services, token)
    return Response(me, cookies=[] if cookie is None else [cookie])


def _cookie(request: AnyRequest, services: Services, token: str) -> Cookie | None:
    is_private = is_private_channel(request.scope["scheme"], request.headers.get("host", ""))
    if not is_private and services.settings.require_https:
        return None
    return Cookie(
        key=SECURE_COOKIE if is_private else PLAIN_COOKIE,
        value=token,
        path="/",
        secure=is_private,
        httponly=True,
        samesite="strict",
        max_age=COOKIE_SECONDS,
    )


@get("/api/me/webhook", responses=REFUSALS)
async def show_webhook(guest: Asking, services: Serving) -> WebhookState:
    """Whether and where you are told that you are to act while you are away."""
    return await services.webhooks.state(guest)


@post("/api/me/webhook", status_code=200, responses=REFUSALS)
async def set_webhook(
    request: AnyRequest, guest: Asking, services: Serving, data: JSONBody[SetWebhook]
) -> WebhookState:
    """Be told at this address; it is shown to nobody."""
    return await services.webhooks.set(guest, data.address, site_of(request))


@delete("/api/me/webhook", status_code=200, responses=REFUSALS)
async def remove_webhook(guest: Asking, services: Serving) -> WebhookState:
    """Be told nowhere."""
    return await services.webhooks.remove(guest)


@post("/api/me/webhook/test", status_code=200, responses=REFUSALS)
async def test_webhook(guest: Asking, services: Serving) -> WebhookTest:
    """Have a word sent to your address now."""
    return await services.webhooks.test(guest)


@get("/api/tables", responses=REFUSALS)
async def list_tables(guest: Asking, services: Serving) -> TableList:
    """The tables you have a seat at or have made, and the public ones."""
    return await services.tables.listed(guest)


@post("/api/tables", responses=REFUSALS)
async def create_table(
    guest: Asking, services: Serving, data: JSONBody[CreateTable]
) -> TableDescription:
    """Make a table; you are its host."""
    return await services.tables.create(guest, data)


@get("/api/tables/{table_id:str}", responses=REFUSALS)
async def show_table(guest: Asking, services: Serving, table_id: Named) -> TableDescription:
    """A table as everyone who has its link sees it."""

    async def shown(live: LiveTable) -> TableDescription:
        permit("see-table", live.roles_of(guest))
        return live.described()

    return await services.tables.ask(table_id, shown)


@post("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200, responses=REFUSALS)
async def change_seat(
    guest: Asking,
    services: Serving,
    table_id: Named,
    seat: FromPath[int],
    data: JSONBody[SeatCommand],
) -> TableDescription:
    """Sit down, leave, seat a bot, open a seat, hand it over to a bot, take it back."""
    return await services.tables.ask(table_id, lambda live: live.change_seat(guest, seat, data))


@post("/api/tables/{table_id:str}/start", status_code=200, responses=REFUSALS)
async def start_table(guest: Asking, services: Serving, table_id: Named) -> TableDescription:
    """Start the game; no seat may be open."""
    return await services.tables.ask(table_id, lambda live: live.start(guest))


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=REFUSALS)
async def leave_table(guest: Asking, services: Serving, table_id: Named) -> TableDescription:
    """Leave all your seats."""
    return await services.tables.ask(table_id, lambda live: live.leave(guest))


@post("/api/tables/{table_id:str}/rematch", responses=REFUSALS)
async def rematch(guest: Asking, services: Serving, table_id: Named) -> TableDescription:
    """The table of the next game with the same people."""
    return await services.tables.rematch(guest, table_id)


@post("/api/tables/{table_id:str}/continue", responses=REFUSALS)
async def continue_table(
    guest: Asking,
    services: Serving,
    table_id: Named,
    data: JSONBody[ContinueFrom],
    position: Position,
) -> TableDescription:
    """A new table from a position of a finished game, against bots."""
    return await services.tables.play_on(guest, table_id, position, data)


@get("/api/tables/{table_id:str}/record", media_type=_LINES, responses=REFUSALS)
async def show_record(guest: Asking, services: Serving, table_id: Named) -> Response[bytes]:
    """The record of a finished game; of a running game only what you may see."""

    async def shown(live: LiveTable) -> bytes:
        viewer = live.viewer_of(guest)
        game = live.game_for(guest, "see-record", viewer)
        if game.is_over:
            return encode_dealt(game.record(), deal_of(live.row))
        return _seen_record(game, viewer)

    content = await services.tables.ask(table_id, shown)
    headers = {"content-disposition": 'attachment; filename="record.jsonl"'}
    return Response(content, media_type=_LINES, headers=headers)


def _seen_record(game: LiveGame, viewer: int) -> bytes:
    header: dict[str, Any] = {
        "format": FORMAT,
        "game": game.game.id,
        "rules": game.game.rules,
        "seats": game.seats,
        "options": game.options,
        "names": game.names,
        "seen_by": viewer,
    }
    entries = game.entries_for(viewer)
    lines = [header, *({"seat": actor_name(e.actor), "do": e.text} for e in entries)]
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


@get("/api/tables/{table_id:str}/log", responses=REFUSALS)
async def show_log(
    guest: Asking,
    services: Serving,
    table_id: Named,
    seat: Number = SPECTATOR,
    since: Position = 0,
) -> Log:
    """The entries so far with their events, as a seat of yours or a spectator may read them."""

    async def shown(live: LiveTable) -> Log:
        return live.game_for(guest, "see-log", seat).log_for(seat, since)

    return await services.tables.ask(table_id, shown)


@get("/api/tables/{table_id:str}/replay", responses=REFUSALS)
async def show_replay(
    guest: Asking,
    services: Serving,
    table_id: Named,
    position: Position,
    seat: Number = SPECTATOR,
) -> Replay:
    """A position: of a finished game through anyone's eyes, of a running game through yours."""

    async def shown(live: LiveTable) -> Replay:
        return live.game_for(guest, "see-replay", seat).replay_for(seat, position)

    return await services.tables.ask(table_id, shown)


@get("/api/tables/{table_id:str}/scores", responses=REFUSALS)
async def show_scores(guest: Asking, services: Serving, table_id: Named) -> ScoreHistory:
    """The points over a finished game."""

    async def shown(live: LiveTable) -> ScoreHistory:
        return live.finished_game(guest, "see-scores").score_history()

    return await services.tables.ask(table_id, shown)


@get("/api/tables/{table_id:str}/chat", responses=REFUSALS)
async def show_chat(
    guest: Asking, services: Serving, table_id: Named, after: Position = 0
) -> list[ChatLine]:
    """What was said at a table, the latest 200 lines."""

    async def shown(live: LiveTable) -> list[ChatLine]:
        permit("see-chat", live.roles_of(guest))
        lines = await services.house.store.chat(live.id, after)
        return [live.talk.shown(line) for line in lines]

    return await services.tables.ask(table_id, shown)


@post("/api/hints", status_code=200, responses=REFUSALS)
async def ask_hints(guest: Asking, services: Serving, data: JSONBody[AskHints]) -> HintList:
    """The best few moves of a seat of yours that is to act."""
    live = await services.tables.open(data.table)
    return await live.hints_for(guest, data.seat)


@get("/healthz", sync_to_thread=False, responses=REFUSALS)
def health() -> Health:
    """The process answers."""
    return Health(ready=True, checks={"process": True})


@get("/readyz", responses=REFUSALS)
async def readiness(services: Serving) -> Response[Health]:
    """The database takes writes, the workers answer, the migrations are applied."""
    store = services.house.store
    checks = {
        "database": await _is_kept(store.probe),
        "migrations": await _is_kept(store.is_up_to_date),
        "workers": await services.house.thinkers.is_up(),
    }
    ready = all(checks.values())
    return Response(Health(ready=ready, checks=checks), status_code=200 if ready else 503)


async def _is_kept(asked: Callable[[], Awaitable[bool | None]]) -> bool:
    """Whether the store does what is asked of it, and does not say no."""
    try:
        return await asked() is not False
    except StoreError:
        return False


@get("/metrics", media_type=MediaType.TEXT, responses=REFUSALS)
async def show_metrics(request: AnyRequest, services: Serving) -> Response[bytes]:
    """Figures for Prometheus, for who has the token."""
    wanted = services.settings.metrics_token
    given = token_of(request) or ""
    if not wanted or not hmac.compare_digest(wanted.encode(), given.encode()):
        raise NotYours(deed="metrics")
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")


HANDLERS: Final = [
    list_games,
    game_content,
    show_me,
    change_me,
    show_webhook,
    set_webhook,
    remove_webhook,
    test_webhook,
    list_tables,
    create_table,
    show_table,
    change_seat,
    start_table,
    leave_table,
    rematch,
    continue_table,
    show_record,
    show_log,
    show_replay,
    show_scores,
    show_chat,
    ask_hints,
    health,
    readiness,
    show_metrics,
]
