"""Promise 15, of one connection: who sends faster than allowed is read more slowly and still gets
every answer; who does not read is let go."""

import asyncio

from orrery.server import messages
from orrery.server.limits import Bucket
from orrery.server.socket import CLOSE_SLOW
from orrery.server.table import LiveTable
from tests.server.visitors import Place, served

QUICK = 20
# More than the system's buffers and the server's queue hold together.
LINES = 2000


def test_a_bucket_lets_a_few_through_at_once_and_the_rest_at_its_pace() -> None:
    bucket = Bucket(burst=2, per_second=4, now=0.0)
    assert [bucket.wait(0.0) for _ in range(4)] == [0.0, 0.0, 0.25, 0.5]
    assert bucket.wait(100.0) == 0.0


@served(commands_burst=2, commands_per_second=100)
async def test_who_sends_too_fast_is_still_answered_in_order(place: Place) -> None:
    ada = await place.guest()
    table = await ada.table("me", "open")
    async with ada.line(table["id"]) as line:
        sent = [await line.send("chat", text=f"line {number}") for number in range(QUICK)]
        assert [(await line.until("done"))["id"] for _ in sent] == sent


@served()
async def test_who_does_not_read_is_let_go_and_finds_everything_again(place: Place) -> None:
    ada = await place.guest()
    table = await ada.table("me", "me", start=True)
    live = await place.services.tables.open(table["id"])
    # This reader stops reading at the first frame nobody asks it for.
    async with ada.line(table["id"], max_queue=1) as slow:
        await slow.next()
        for _ in range(LINES):
            await live.call(lambda: _shout(live))
        while await live.call(lambda: _is_watched(live)):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        assert await slow.closed() == CLOSE_SLOW
    async with ada.line(table["id"]) as line:
        assert (await line.next())["type"] == "welcome"
        assert (await line.next())["kind"] == "whole"


async def _is_watched(live: LiveTable) -> bool:
    return live.is_watched


async def _shout(live: LiveTable) -> None:
    live._audience.tell(messages.Malformed(code="loud", text="!" * 16_000))
