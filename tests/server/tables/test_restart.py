"""The server goes and comes back: nothing that was acknowledged is lost or done twice."""

import asyncio
import tempfile
from pathlib import Path
from typing import Any

import pytest

from orrery.games import GAMES
from orrery.server.store import DiskFull, Store, StoredStep, open_store
from orrery.server.store.digest import verify_table
from tests.server.visitors import PATIENCE, Message, Place, TableSocket, Visitor, play_out, serving


async def whole(line: TableSocket, seats: int) -> list[Message]:
    await line.until("welcome")
    return [await line.next() for _ in range(seats)]


def returning(place: Place, visitor: Visitor) -> Visitor:
    """The same guest at a server that was started anew."""
    return Visitor(place, place.client(visitor.token), {"id": visitor.id, "token": visitor.token})


def run(scene: Any) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(asyncio.wait_for(scene(Path(folder)), 2 * PATIENCE))


def test_a_game_goes_on_after_a_restart_with_its_redo() -> None:
    async def scene(folder: Path) -> None:
        async with serving(folder) as place:
            ada = await place.guest()
            table = (await ada.table("me", "me", game="cosmos", start=True))["id"]
            async with ada.line(table) as line:
                now = next(update for update in await whole(line, 2) if update["legal"])
                seat = now["seat"]
                shift = next(text for text in now["legal"] if text.startswith("shift"))
                act = {"version": now["version"], "seat": seat, "action": shift}
                first = await line.ask("act", id="before", **act)
                await line.ask("undo", version=first["version"], seat=seat)
            async with ada.line(table) as line:
                before = await whole(line, 2)
                seen = list(line.frames)
        async with serving(folder) as place:
            again = returning(place, ada)
            async with again.line(table) as line:
                assert await whole(line, 2) == before
                assert line.frames == seen
                assert before[seat]["can_redo"]
                assert await line.ask("act", id="before", **act) == first
                await line.send("redo", version=before[seat]["version"], seat=seat)
                redone = await line.until("update", seat=seat)
                assert redone["entries"][0]["text"] == shift

    run(scene)


def test_what_was_said_is_said_once_however_often_it_is_sent() -> None:
    async def scene(folder: Path) -> None:
        async with serving(folder) as place:
            ada = await place.guest()
            table = (await ada.table("me", "me", start=True))["id"]
            async with ada.line(table) as line:
                first = await line.ask("chat", id="hello", text="Hello")
                now = next(update for update in await whole_again(ada, table) if update["legal"])
        async with serving(folder) as place:
            again = returning(place, ada)
            async with again.line(table) as line:
                act = {"seat": now["seat"], "action": now["legal"][0]}
                await line.ask("act", version=now["version"], **act)
                assert await line.ask("chat", id="hello", text="Hello") == first
                assert (await line.ask("chat", id="hello-2", text="Hello"))["type"] == "done"
            said = await again.get(f"/api/tables/{table}/chat")
            assert [line["number"] for line in said] == [1, 2]

    run(scene)


async def whole_again(visitor: Visitor, table: str) -> list[Message]:
    async with visitor.line(table) as line:
        return await whole(line, 2)


@pytest.mark.parametrize("bot", ["random", "navigator"])
def test_stopping_tells_everyone_and_a_bot_goes_on_afterwards(bot: str) -> None:
    """What a bot had planned is gone; it plans again."""

    async def scene(folder: Path) -> None:
        async with serving(folder) as place:
            ada = await place.guest()
            table = (await ada.table(bot, bot, start=True))["id"]
            async with ada.line(table) as line:
                await line.until("update", kind="act")
                leaving = asyncio.create_task(place.services.tables.drain())
                await line.until("closing")
                assert await line.closed() == 1012
                await leaving
        async with serving(folder) as place:
            async with returning(place, ada).line(table) as line:
                welcome = await line.until("welcome")
                if welcome["table"]["status"] != "finished":
                    await play_out(line, set())
            assert await verify_table(place.services.shared.store, table, GAMES)

    run(scene)


def test_a_table_nobody_watches_leaves_the_memory_and_comes_back() -> None:
    async def scene(folder: Path) -> None:
        async with serving(folder, idle_seconds=0.01) as place:
            ada = await place.guest()
            table = (await ada.table("me", "me", start=True))["id"]
            async with ada.line(table) as line:
                before = await whole(line, 2)
                gone = asyncio.Event()
                place.services.tables.on_unload = lambda _: gone.set()
            await gone.wait()
            async with ada.line(table) as line:
                assert await whole(line, 2) == before

    run(scene)


class FullDisk:
    """Lets a store refuse every step while it is full."""

    def __init__(self, store: Store, patch: pytest.MonkeyPatch) -> None:
        self.is_full = False
        append = store.append

        async def checked(step: StoredStep, **changes: Any) -> Any:
            if self.is_full:
                raise DiskFull
            return await append(step, **changes)

        patch.setattr(store, "append", checked)


def test_a_full_disk_refuses_moves_and_recovers_without_a_restart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene(folder: Path) -> None:
        store = await open_store(f"sqlite:///{folder / 'orrery.sqlite'}")
        disk = FullDisk(store, monkeypatch)
        async with serving(folder, store=store) as place:
            place.services.shared.retry_seconds = 0.01
            ada = await place.guest()
            table = (await ada.table("me", "random", start=True))["id"]
            async with ada.line(table) as line:
                now = await line.until("update")
                while not now["legal"]:
                    now = await line.until("update")
                disk.is_full = True
                act = {"version": now["version"], "seat": 0, "action": now["legal"][0]}
                refused = await line.ask("act", id="again", **act)
                assert (refused["code"], refused["text"]) == ("not-kept", "store-full")
                disk.is_full = False
                assert (await line.ask("act", id="again", **act))["type"] == "done"
                await play_out(line, {0})

    run(scene)


def test_a_bot_tries_again_while_the_disk_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(folder: Path) -> None:
        store = await open_store(f"sqlite:///{folder / 'orrery.sqlite'}")
        disk = FullDisk(store, monkeypatch)
        async with serving(folder, store=store) as place:
            place.services.shared.retry_seconds = 0.01
            ada = await place.guest()
            table = (await ada.table("random", "random", start=True))["id"]
            async with ada.line(table) as line:
                await line.until("update", kind="act")
                disk.is_full = True
                await place.services.tables.call(table, _settled)
                disk.is_full = False
                await play_out(line, set())

    run(scene)


async def _settled(_live: object) -> None:
    await asyncio.sleep(0.05)
