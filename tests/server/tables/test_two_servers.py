"""Two servers over one store: the store decides, and each tells its own visitors."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from orrery.games import GAMES
from orrery.server.store import Store, open_store
from orrery.server.store.digest import verify_table
from tests.server.visitors import PATIENCE, Place, play_out, serving, sits


@asynccontextmanager
async def two_servers(folder: Path) -> AsyncIterator[tuple[Store, Place, Place]]:
    store = await open_store(f"sqlite:///{folder / 'orrery.sqlite'}")
    async with serving(folder, store=store) as one, serving(folder, store=store) as two:
        one.services.shared.publish_change = two.services.tables.check_for_changes
        two.services.shared.publish_change = one.services.tables.check_for_changes
        yield store, one, two


def test_a_nonce_that_another_server_accepted_counts_at_once() -> None:
    async def scene(folder: Path) -> None:
        async with two_servers(folder) as (_, one, two):
            # One hears of nothing.
            two.services.shared.publish_change = lambda _: None
            ada, ben = await one.guest(), await two.guest("Ben")
            made = await ada.table("me", "open")
            await ben.send_nonce(made, 1, "b" * 32)
            running = await ada.post(f"/api/tables/{made['id']}/start")
            assert running["deal"]["nonces"] == [made["deal"]["commitment"], "b" * 32]

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(asyncio.wait_for(scene(Path(folder)), 2 * PATIENCE))


def test_two_people_at_two_servers_play_one_game() -> None:
    async def scene(folder: Path) -> None:
        async with two_servers(folder) as (store, one, two):
            ada, ben = await one.guest(), await two.guest("Ben")
            table = (await ada.table("me", "open"))["id"]
            async with ada.line(table) as here:
                await sits(ben, table, here)
                async with ben.line(table) as there:
                    await there.until("welcome")
                    await there.send("chat", text="hello over there")
                    assert (await here.until("chat"))["line"]["text"] == "hello over there"
                    await ada.post(f"/api/tables/{table}/start")
                    over = await asyncio.gather(play_out(here, {0}), play_out(there, {1}))
            assert over[0]["result"] == over[1]["result"]
            assert await verify_table(store, table, GAMES)

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(asyncio.wait_for(scene(Path(folder)), 2 * PATIENCE))
