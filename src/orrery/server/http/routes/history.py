"""Routes for looking back: record, log, replay, points, review, lines that were not played."""

import asyncio
from typing import Final

from litestar import Response, get, post
from litestar.params import JSONBody

from orrery.core.game import SPECTATOR
from orrery.play.record import Record
from orrery.server.errors import NoSuchSeat
from orrery.server.http.routes.common import (
    FOR_BOTS,
    REFUSALS,
    AppServices,
    CurrentGuest,
    PathText,
    PositionParameter,
    SeatParameter,
)
from orrery.server.protocol.bodies import (
    BotThoughts,
    Log,
    Replay,
    ReviewProgress,
    ScoreHistory,
    StandInTurn,
    TryLine,
)
from orrery.server.tables.live_table import LiveTable
from orrery.server.tables.points import score_history
from orrery.server.tables.records import record_for
from orrery.server.tables.replays import record_up_to, replay_line
from orrery.server.tables.thoughts import thoughts_in

_JSON_LINES: Final = "application/x-ndjson"


@get("/api/tables/{table_id:str}/record", media_type=_JSON_LINES, responses=REFUSALS, opt=FOR_BOTS)
async def show_record(
    guest: CurrentGuest, services: AppServices, table_id: PathText
) -> Response[bytes]:
    """The record of a finished game; of a running game only what you may see."""
    content = await services.tables.read(table_id, lambda live: record_for(live, guest))
    headers = {"content-disposition": 'attachment; filename="record.jsonl"'}
    return Response(content, media_type=_JSON_LINES, headers=headers)


@get("/api/tables/{table_id:str}/log", responses=REFUSALS, opt=FOR_BOTS)
async def show_log(
    guest: CurrentGuest,
    services: AppServices,
    table_id: PathText,
    seat: SeatParameter = SPECTATOR,
    since: PositionParameter = 0,
) -> Log:
    """The entries so far with their events, as a seat of yours or a spectator may read them."""
    return await services.tables.read(
        table_id, lambda live: live.game_for(guest, "see-log", seat).log_for(seat, since)
    )


@get("/api/tables/{table_id:str}/replay", responses=REFUSALS, opt=FOR_BOTS)
async def show_replay(
    guest: CurrentGuest,
    services: AppServices,
    table_id: PathText,
    position: PositionParameter,
    seat: SeatParameter = SPECTATOR,
) -> Replay:
    """A position: of a finished game through anyone's eyes, of a running game through yours."""
    return await services.tables.read(
        table_id, lambda live: live.game_for(guest, "see-replay", seat).replay_for(seat, position)
    )


@get("/api/tables/{table_id:str}/scores", responses=REFUSALS, opt=FOR_BOTS)
async def show_scores(
    guest: CurrentGuest, services: AppServices, table_id: PathText
) -> ScoreHistory:
    """The points over a finished game, and what decided it."""

    def read(live: LiveTable) -> tuple[Record, list[StandInTurn]]:
        game = live.finished_game(guest, "see-scores")
        return game.record(), list(game.stand_in_turns())

    return await asyncio.to_thread(score_history, *await services.tables.read(table_id, read))


@get("/api/tables/{table_id:str}/review", responses=REFUSALS)
async def show_review(
    guest: CurrentGuest, services: AppServices, table_id: PathText
) -> ReviewProgress:
    """The costly turns, the luck and the turning points of a finished game. The first
    request starts it; ask again until it is there."""

    record = await services.tables.read(
        table_id, lambda live: live.finished_game(guest, "see-review").record
    )
    return await services.reviews.progress(guest.id, table_id, record)


@get("/api/tables/{table_id:str}/thoughts", responses=REFUSALS)
async def show_thoughts(
    guest: CurrentGuest, services: AppServices, table_id: PathText
) -> BotThoughts:
    """What the bots of a finished game thought when they moved: best line, margin, chance."""
    await services.tables.read(table_id, lambda live: live.finished_game(guest, "see-replay"))
    return BotThoughts(thoughts=thoughts_in(await services.shared.store.log(table_id)))


@post("/api/tables/{table_id:str}/line", status_code=200, responses=REFUSALS)
async def try_line(
    guest: CurrentGuest,
    services: AppServices,
    table_id: PathText,
    data: JSONBody[TryLine],
    position: PositionParameter,
) -> list[Replay]:
    """The positions of a line a seat could have played in a finished game."""

    def read(live: LiveTable) -> list[Replay]:
        record = live.finished_game(guest, "see-replay").record()
        if data.seat >= record.seats:
            raise NoSuchSeat(seat=data.seat, seats=record.seats)
        return replay_line(record_up_to(record, position), data.seat, data.line)

    return await services.tables.read(table_id, read)


HANDLERS: Final = [
    show_record,
    show_log,
    show_replay,
    show_scores,
    show_review,
    show_thoughts,
    try_line,
]
