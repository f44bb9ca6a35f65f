"""Promise 26: what has been acknowledged at one process is never followed by something older at
another, also where that one has heard of nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Self

import pytest
from sqlalchemy import delete, update

from orrery.server.errors import SeatsOpen
from orrery.server.store import StoreRefused
from orrery.server.store.schema import LOG
from orrery.server.tables.broadcast import CLOSE_RESTART
from tests.server.scale.two_places import begun, between, done, feed_of, shifted
from tests.server.visitors import Message, Place, TableSocket, Visitor


@contextmanager
def deaf(place: Place, table: str) -> Iterator[None]:
    """A server that knows the table and hears of no change of it."""
    feed = feed_of(place)
    feed.unwatch(table)
    try:
        yield
    finally:
        feed.watch(table)


async def at(place: Place, visitor: Visitor) -> Visitor:
    """The same guest, who comes to another server."""
    return Visitor(place, place.client(visitor.token), {"id": visitor.id, "token": visitor.token})


async def alone(one: Place, two: Place) -> tuple[Visitor, Visitor, str]:
    """Ada at one server with a table of her own, and Ada at the other, which has loaded it."""
    ada = await one.guest()
    table = (await ada.table("me", "me", game="cosmos", start=True))["id"]
    elsewhere = await at(two, ada)
    await elsewhere.get(f"/api/tables/{table}")
    return ada, elsewhere, table


async def first_update(line: TableSocket) -> Message:
    """The position of the seat that is to act."""
    while True:
        now = await line.until("update")
        if now["legal"]:
            return now


@between
async def test_requests_elsewhere_show_what_was_acknowledged(one: Place, two: Place) -> None:
    ada, elsewhere, table = await alone(one, two)
    path = f"/api/tables/{table}"
    async with ada.line(table) as line:
        now = await first_update(line)
        seat = now["seat"]
        with deaf(two, table):
            now = await shifted(line, now)
            assert (await elsewhere.get(path))["version"] == now["version"]
            now = await done(line, now, "undo")
            log = await elsewhere.get(f"{path}/log?seat={seat}")
            assert (log["version"], log["length"]) == (now["version"], now["position"])
            now = await shifted(line, now)
            replay = await elsewhere.get(f"{path}/replay?seat={seat}&position={now['position']}")
            assert replay["view"] == now["view"]
            now = await done(line, now, "undo")
            (listed,) = (await elsewhere.get("/api/tables"))["mine"]
            assert listed["version"] == now["version"]
            now = await shifted(line, now)
            hints = await elsewhere.post("/api/hints", {"table": table, "seat": seat})
            assert hints["version"] == now["version"]


@between
async def test_a_socket_elsewhere_begins_with_what_was_acknowledged(one: Place, two: Place) -> None:
    ada, elsewhere, table = await alone(one, two)
    async with ada.line(table) as line:
        now = await first_update(line)
        with deaf(two, table):
            for _ in range(2):
                now = await shifted(line, now)
                async with elsewhere.line(table) as other:
                    welcome = await other.until("welcome")
                    assert welcome["table"]["version"] == now["version"]
                    shown = await other.until("update", seat=now["seat"])
                    assert (shown["version"], shown["view"]) == (now["version"], now["view"])
            now = await done(line, now, "undo")
            async with elsewhere.line(table) as other:
                shown = await other.until("update", seat=now["seat"])
                assert (shown["version"], shown["view"]) == (now["version"], now["view"])


@between
async def test_a_command_elsewhere_is_answered_by_the_latest_version(
    one: Place, two: Place
) -> None:
    ada, elsewhere, table = await alone(one, two)
    async with ada.line(table) as line, elsewhere.line(table) as other:
        now = await first_update(line)
        await other.until("update", seat=now["seat"])
        with deaf(two, table):
            now = await shifted(line, now)
            # Chosen by what the first server told.
            answer = await other.ask("undo", version=now["version"], seat=now["seat"])
            assert (answer["type"], answer["version"]) == ("done", now["version"] + 1)
            now = await line.until("update", seat=now["seat"], version=answer["version"])
            now = await shifted(line, now)
            assert (await other.ask("chat", text="hello"))["version"] == now["version"]
            now = await shifted(line, now)
            refused = await other.ask(
                "act", version=now["version"] - 1, seat=now["seat"], action=now["legal"][0]
            )
            assert (refused["code"], refused["version"]) == ("stale", now["version"])
            now = await shifted(line, now)
            hints = await other.ask("hint", version=now["version"], seat=now["seat"])
            assert (hints["type"], hints["version"]) == ("hints", now["version"])


@between
async def test_a_seat_taken_at_one_server_is_taken_at_the_other(one: Place, two: Place) -> None:
    ada, ben = await one.guest(), await two.guest("Ben")
    table = (await ada.table("me", "open", game="cosmos"))["id"]
    here = await at(one, ben)
    async with ben.line(table) as there:
        await there.until("welcome")
        with deaf(two, table):
            assert (await here.seat(table, 1, "sit"))["seats"][1]["player"] == ben.id
            assert (await ben.get(f"/api/tables/{table}"))["seats"][1]["player"] == ben.id
            await ada.post(f"/api/tables/{table}/start")
            refused = await there.ask("act", version=1, seat=1, action="nonsense")
            assert (refused["code"], refused["version"]) != ("not-yours", 0)
            assert refused["version"] == 1


@between
async def test_a_move_does_not_take_back_a_change_of_seats(one: Place, two: Place) -> None:
    """The server of the mover knows the seats as they were before, and changes them itself: a
    person who acts is there again."""
    ada, ben, table = await begun(one, two, game="cosmos")
    await missed_a_turn(one, table)
    async with ada.line(table) as here, ben.line(table) as there:
        ours, theirs = await here.until("update"), await there.until("update")
        line, now, other, seat, place = (here, ours, ben, 1, one)
        if theirs["legal"]:
            line, now, other, seat, place = (there, theirs, ada, 0, two)
        with deaf(place, table):
            await other.seat(table, seat, "hand-over", bot="random")
            await shifted(line, now)
        described = await other.get(f"/api/tables/{table}")
        assert described["seats"][seat]["bot"] == "random"
        assert described["seats"][1 - seat]["missed"] == 0


async def missed_a_turn(place: Place, table: str) -> None:
    store = place.services.shared.store
    row = await store.table(table)
    assert row is not None
    players = [{**player, "missed": 1} for player in row.players]
    assert await store.update_table(table, row.revision, players=players)


@between
async def test_a_move_from_a_seat_handed_over_meanwhile_is_refused(one: Place, two: Place) -> None:
    ada, elsewhere, table = await alone(one, two)
    async with ada.line(table) as line:
        now = await first_update(line)
        with deaf(one, table):
            await elsewhere.seat(table, now["seat"], "hand-over", bot="random")
            answer = await line.ask("act", **act(now))
    assert answer["type"] == "refused"
    assert answer["code"] in ("not-yours", "stale")


def act(now: Message) -> Message:
    return {"version": now["version"], "seat": now["seat"], "action": now["legal"][0]}


@between
async def test_a_start_does_not_bring_back_somebody_who_left(one: Place, two: Place) -> None:
    ada, ben = await one.guest(), await two.guest("Ben")
    table = (await ada.table("me", "open", game="cosmos"))["id"]
    await ben.seat(table, 1, "sit")
    await ada.get(f"/api/tables/{table}")
    live = await one.services.tables.open(table)
    host = await one.services.shared.store.guest(ada.id)
    assert host is not None
    with deaf(one, table):
        await ben.post(f"/api/tables/{table}/leave")
        # As if Ben had left right after the server looked.
        with pytest.raises(SeatsOpen):
            await live.call(lambda: live.start(host))
    assert (await ada.get(f"/api/tables/{table}"))["status"] == "open"


@between
async def test_a_name_changed_at_one_server_is_changed_at_the_other(one: Place, two: Place) -> None:
    ada = await one.guest()
    elsewhere = await at(two, ada)
    await elsewhere.get("/api/me")
    await ada.post("/api/me", {"name": "Augusta"})
    assert (await elsewhere.get("/api/me"))["name"] == "Augusta"


class Failing:
    """A store that refuses to tell what changed, so many times."""

    def __init__(self, place: Place, times: int) -> None:
        self._store: Any = place.services.shared.store
        self.left = times

    def __enter__(self) -> Self:
        told = self._store.changes_since

        async def changes_since(point: Any) -> Any:
            if self.left > 0:
                self.left -= 1
                raise StoreRefused(path="postgresql", problem="broken")
            return await told(point)

        self._store.changes_since = changes_since
        return self

    def __exit__(self, *_: object) -> None:
        del self._store.changes_since


@pytest.mark.parametrize("times", [1, 3])
def test_a_failed_catch_up_is_tried_again(cluster: Any, times: int) -> None:
    @between
    async def scene(one: Place, two: Place) -> None:
        ada, elsewhere, table = await alone(one, two)
        two.services.shared.retry_seconds = 0.01
        async with ada.line(table) as line, elsewhere.line(table) as other:
            now = await first_update(line)
            await other.until("update", seat=now["seat"])
            with deaf(two, table), Failing(two, times) as failing:
                now = await shifted(line, now)
                # The only notice there is.
                two.services.tables.check_for_changes(table)
                await other.until("update", seat=now["seat"], version=now["version"])
                assert failing.left == 0

    scene(cluster)


@between
async def test_whoever_cannot_be_told_the_latest_is_told_nothing(one: Place, two: Place) -> None:
    ada, elsewhere, table = await alone(one, two)
    async with ada.line(table) as line:
        now = await shifted(line, await first_update(line))
        with deaf(two, table), Failing(two, 1_000_000):
            assert (await elsewhere.get(f"/api/tables/{table}", 503))["code"] == "not-kept"
            async with elsewhere.line(table) as other:
                assert (await other.until("error"))["code"] == "store-unavailable"
                assert await other.closed() == 1013
        assert (await elsewhere.get(f"/api/tables/{table}"))["version"] == now["version"]


@between
async def test_a_log_with_another_past_is_not_followed(one: Place, two: Place) -> None:
    """A backup was restored under the servers, and the other one has played on from there."""
    ada, _, table = await alone(one, two)
    async with ada.line(table) as line:
        now = await shifted(line, await first_update(line))
        with deaf(one, table), deaf(two, table):
            store = two.services.shared.store
            replaced = update(LOG).where(LOG.c.version == now["version"])
            await store.write(
                lambda connection: connection.execute(replaced.values(command="other"))
            )
            one.services.tables.check_for_changes(table)
            assert await line.closed() == CLOSE_RESTART


@between
async def test_a_command_at_a_table_put_back_to_an_earlier_moment(one: Place, two: Place) -> None:
    ada, _, table = await alone(one, two)
    async with ada.line(table) as line:
        first = await first_update(line)
        now = await shifted(line, first)
        with deaf(one, table), deaf(two, table):
            later = delete(LOG).where(LOG.c.version > 1)
            await two.services.shared.store.write(lambda c: c.execute(later))
            action = next(text for text in now["legal"] if text.startswith("shift"))
            await line.send("act", version=now["version"], seat=now["seat"], action=action)
            assert await line.closed() == CLOSE_RESTART
    async with ada.line(table) as line:
        again = await line.until("update", seat=first["seat"])
        assert (again["version"], again["view"]) == (1, first["view"])


@between
async def test_a_removed_table_is_no_longer_served(one: Place, two: Place) -> None:
    ada, elsewhere, table = await alone(one, two)
    async with elsewhere.line(table) as line:
        await line.until("welcome")
        await one.services.shared.store.remove_table(table)
        assert await line.closed() == CLOSE_RESTART
    assert (await ada.get(f"/api/tables/{table}", 404))["code"] == "unknown-table"
