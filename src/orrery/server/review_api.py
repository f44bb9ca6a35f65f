"""The HTTP interface of looking back: the review of a finished game, and lines never played."""

from typing import Final

from litestar import get, post
from litestar.params import JSONBody

from orrery.server import lines
from orrery.server.api import REFUSALS, Asking, Named, Position, Serving
from orrery.server.bodies import Replay, ReviewProgress, TryLine
from orrery.server.errors import NoSuchSeat
from orrery.server.table import LiveTable


@get("/api/tables/{table_id:str}/review", responses=REFUSALS)
async def show_review(guest: Asking, services: Serving, table_id: Named) -> ReviewProgress:
    """The costly turns, the luck and the turning points of a finished game. The first to ask
    has it worked out; ask again until it is there."""

    async def shown(live: LiveTable) -> ReviewProgress:
        game = live.finished_game(guest, "see-review")
        return services.reviews.of(table_id, game.record)

    return await services.tables.ask(table_id, shown)


@post("/api/tables/{table_id:str}/line", status_code=200, responses=REFUSALS)
async def try_line(
    guest: Asking,
    services: Serving,
    table_id: Named,
    data: JSONBody[TryLine],
    position: Position,
) -> list[Replay]:
    """The positions of a line a seat could have played in a finished game."""

    async def shown(live: LiveTable) -> list[Replay]:
        record = live.finished_game(guest, "see-replay").record()
        if data.seat >= record.seats:
            raise NoSuchSeat(seat=data.seat, seats=record.seats)
        return lines.frames(lines.up_to(record, position), data.seat, data.line)

    return await services.tables.ask(table_id, shown)


HANDLERS: Final = [show_review, try_line]
