"""Tables that nobody touches expire, and guests who do not come back are forgotten: with a clock
that the tests set, on both databases."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import structlog

from orrery.server.settings import Settings
from orrery.server.store import Expiry
from orrery.server.tables.clean_up import CleanUp, count_expired, limits, list_expired
from tests.server.store.services import Postgres
from tests.server.visitors import PATIENCE, Place, Visitor, play_out, serving

HOUR = 3600 * 1000
DAY = 24 * HOUR


class Clock:
    """Milliseconds since 1970, as far as the test has led it on."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


class Cleaned:
    """A server with its clean-up, which the test runs at a time of its own."""

    def __init__(self, place: Place, clock: Clock) -> None:
        self.place = place
        self._clock = clock
        place.services.shared.now = clock
        shared, tables = place.services.shared, place.services.tables
        self._clean_up = CleanUp(tables, shared, place.services.settings)

    async def after(self, milliseconds: int = 0) -> Counter[Expiry]:
        self._clock.now += milliseconds
        return await self._clean_up.run()

    def counted(self, kind: Expiry) -> float:
        metrics = self.place.services.metrics
        value = metrics.registry.get_sample_value("orrery_expired_total", {"kind": kind})
        return value or 0.0


Scene = Callable[[Cleaned], Awaitable[None]]


def cleaned(**settings: Any) -> Callable[[Scene], Callable[[str, Path], None]]:
    """A test that is given such a server, once on each database."""

    def decorate(scene: Scene) -> Callable[[str, Path], None]:
        async def play(database: str, folder: Path) -> None:
            async with serving(folder, database=database, **settings) as place:
                await scene(Cleaned(place, Clock()))

        def run(database: str, tmp_path: Path) -> None:
            asyncio.run(asyncio.wait_for(play(database, tmp_path), 2 * PATIENCE))

        run.__doc__ = scene.__doc__
        return run

    return decorate


async def left(server: Cleaned, table: str) -> None:
    """Wait until the server has heard that nobody is at a table, and has stored when they were."""
    live = await server.place.services.tables.open(table)
    while live.is_watched:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    await server.after()


async def description(guest: Visitor, table: str) -> tuple[str, bool, int]:
    shown = await guest.get(f"/api/tables/{table}")
    return shown["status"], shown["expired"], shown["version"]


@cleaned()
async def test_a_waiting_table_that_nobody_watches_expires(server: Cleaned) -> None:
    ada = await server.place.guest()
    left, watched = [(await ada.table("me", "open"))["id"] for _ in range(2)]
    async with ada.line(watched) as line:
        await line.until("welcome")
        assert await server.after() == {}
        assert await server.after(72 * HOUR) == {}
        assert await server.after(1) == {"waiting": 1}
        assert await description(ada, left) == ("abandoned", True, 0)
        assert await description(ada, watched) == ("open", False, 0)
    assert [table["id"] for table in (await ada.get("/api/tables"))["mine"]] == [watched]
    await ada.post(f"/api/tables/{left}/start", status=409)
    assert server.counted("waiting") == 1
    # Its link tells what became of it for a month, then there is no such table.
    assert await server.after() == {}
    assert await server.after(30 * DAY + 1) == {"waiting": 1, "unstarted": 1}
    assert (await ada.get(f"/api/tables/{left}", 404))["code"] == "unknown-table"


@cleaned(empty_minutes=30)
async def test_an_empty_table_expires_sooner(server: Cleaned) -> None:
    ada = await server.place.guest()
    await ada.table("open", "open")
    await ada.table("me", "open")
    await server.after()
    assert await server.after(HOUR) == {"empty": 1}


@cleaned(running_days=60)
async def test_a_running_game_that_nobody_touches_is_closed_and_keeps_its_record(
    server: Cleaned,
) -> None:
    ada = await server.place.guest()
    table = (await ada.table("me", "me", start=True))["id"]
    async with ada.line(table) as line:
        update = await line.until("update")
        acting = {"seat": update["seat"], "action": update["legal"][0]}
        moved = await line.ask("act", version=update["version"], **acting)
    await left(server, table)
    assert await server.after(59 * DAY) == {}
    assert await server.after(2 * DAY) == {"running": 1}
    assert await description(ada, table) == ("abandoned", True, moved["version"])
    record = await ada.http.get(f"/api/tables/{table}/record")
    assert record.status_code == 200
    assert "result" not in record.text
    async with ada.line(table) as line:
        refused = await line.ask("undo", version=moved["version"], seat=acting["seat"])
        assert (refused["type"], refused["code"]) == ("refused", "over")


@cleaned(finished_days=7, abandoned_days=3, running_days=1)
async def test_the_operator_says_how_long_games_are_kept(server: Cleaned) -> None:
    ada = await server.place.guest()
    played = (await ada.table("me", "me", start=True))["id"]
    async with ada.line(played) as line:
        await play_out(line, {0, 1})
    await left(server, played)
    await ada.table("me", "me", start=True)
    await server.after()
    assert await server.after(2 * DAY) == {"running": 1}
    assert await server.after(4 * DAY) == {"abandoned": 1}
    assert await server.after(2 * DAY) == {"finished": 1}
    assert (await ada.get("/api/tables"))["mine"] == []


@cleaned()
async def test_by_default_a_finished_game_is_kept_for_ever(server: Cleaned) -> None:
    ada = await server.place.guest()
    table = (await ada.table("me", "me", start=True))["id"]
    async with ada.line(table) as line:
        await play_out(line, {0, 1})
    await left(server, table)
    assert await server.after(10_000 * DAY) == {}
    assert (await ada.get(f"/api/tables/{table}"))["status"] == "finished"


@cleaned(guest_days=90)
async def test_a_guest_who_does_not_come_back_is_forgotten(server: Cleaned) -> None:
    ada, ben, cy = [await server.place.guest(name) for name in ("Ada", "Ben", "Cy")]
    await ada.table("me", "open")
    assert await server.after(89 * DAY) == {"waiting": 1}
    await cy.get("/api/me")
    assert await server.after(2 * DAY) == {"guest": 1}
    await ben.get("/api/me", 401)
    await cy.get("/api/me")
    await ada.get("/api/me")


def test_who_is_at_a_table_of_another_process_keeps_it(cluster: Postgres, tmp_path: Path) -> None:
    database = cluster.new_database()
    clock = Clock()

    async def scene() -> None:
        async with (
            serving(tmp_path, database=database) as one,
            serving(tmp_path, database=database) as two,
        ):
            await both(Cleaned(one, clock), Cleaned(two, clock))

    async def both(here: Cleaned, there: Cleaned) -> None:
        ada = await here.place.guest()
        left, watched = [(await ada.table("me", "open"))["id"] for _ in range(2)]
        again = Visitor(there.place, there.place.client(ada.token), {"token": ada.token})
        await here.after()
        async with again.line(watched) as line:
            await line.until("welcome")
            await there.after(72 * HOUR)
            closed = await asyncio.gather(here.after(1), there.after())
        assert sum(closed, Counter()) == {"waiting": 1}
        for server, guest in ((here, ada), (there, again)):
            # The one that was slower hears of it sooner or later.
            server.place.services.tables.check_for_changes(left)
            assert await description(guest, left) == ("abandoned", True, 0)
        assert await description(ada, watched) == ("open", False, 0)

    asyncio.run(asyncio.wait_for(scene(), 2 * PATIENCE))


@cleaned()
async def test_what_expires_is_counted_before_and_logged_after(server: Cleaned) -> None:
    ada = await server.place.guest()
    for _ in range(3):
        await ada.table("me", "open")
    services = server.place.services
    await server.after()
    later = services.shared.now() + 73 * HOUR
    store, settings = services.shared.store, services.settings
    assert await count_expired(store, settings, later) == {"waiting": 3}
    await ada.table("open", "open")
    listed = await list_expired(store, settings, later, 10)
    assert sorted(table.reason for table in listed) == ["empty", *3 * ["waiting"]]
    with structlog.testing.capture_logs() as lines:
        await server.after(73 * HOUR)
        await server.after()
    (line,) = [line for line in lines if line["event"] == "cleaned-up"]
    assert line == {"event": "cleaned-up", "log_level": "info", "empty": 1, "waiting": 3}
    last = services.metrics.registry.get_sample_value("orrery_clean_up_timestamp_seconds")
    assert last == services.shared.now() / 1000


@cleaned(listed_minutes=60)
async def test_the_list_shows_public_tables_where_somebody_is_or_was_lately(
    server: Cleaned,
) -> None:
    ada, ben, cy = [await server.place.guest(name) for name in ("Ada", "Ben", "Cy")]
    spam = [(await ada.table("me", "open", public=True))["id"] for _ in range(9)]
    bens = (await ben.table("me", "open", public=True))["id"]

    async def listed() -> list[str]:
        return [table["id"] for table in (await cy.get("/api/tables"))["public"]]

    assert bens in await listed()
    assert len(set(spam) & set(await listed())) == 3
    async with ben.line(bens) as line:
        await line.until("welcome")
        await server.after(2 * HOUR)
        assert await listed() == [bens]
    await left(server, bens)
    await server.after(2 * HOUR)
    assert await listed() == []


def test_what_is_kept_for_ever_has_no_limit() -> None:
    kept = Settings(running_days=0, abandoned_days=0, finished_days=0, guest_days=0)
    assert [limit.kind for limit in limits(kept, 0)] == ["empty", "waiting", "unstarted"]
