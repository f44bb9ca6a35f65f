"""Who is signed out or deleted at one server is so at every other, with Redis between them and
without."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import pytest

from tests.server.access.test_devices import code_of, moved
from tests.server.store.services import Postgres, free_port, redis
from tests.server.visitors import PATIENCE, Place, Visitor, serving


@asynccontextmanager
async def two_servers(database: str, address: str) -> AsyncIterator[tuple[Place, Place]]:
    with tempfile.TemporaryDirectory() as folder:
        wanted: dict[str, Any] = {"database": database, "redis": address}
        async with (
            serving(Path(folder), **wanted) as one,
            serving(Path(folder), **wanted) as two,
        ):
            yield one, two


def at(place: Place, visitor: Visitor) -> Visitor:
    """The same device at another server."""
    me = {"id": visitor.id, "token": visitor.token}
    return Visitor(place, place.client(visitor.token), me)


@pytest.mark.parametrize("is_connected", [True, False], ids=["redis", "polled"])
def test_the_sockets_of_a_device_are_closed_at_every_server(
    cluster: Postgres, is_connected: bool
) -> None:
    async def scene(address: str) -> None:
        async with two_servers(cluster.new_database(), address) as (one, two):
            ada = await one.guest()
            phone = at(two, await moved(ada))
            table = (await ada.table("me", "random", start=True))["id"]
            async with phone.line(table) as line:
                await line.until("welcome")
                await ada.http.delete("/api/me/devices")
                await phone.get("/api/me", status=401)
                assert await line.closed() == 4401

    with redis(free_port()) if is_connected else nullcontext("") as address:
        asyncio.run(asyncio.wait_for(scene(address), 2 * PATIENCE))


def test_who_is_deleted_at_one_server_is_forgotten_at_the_other(cluster: Postgres) -> None:
    async def scene(address: str) -> None:
        async with two_servers(cluster.new_database(), address) as (one, two):
            ada, ben = await one.guest("Adalbertine"), await two.guest("Ben")
            table = (await ada.table("me", "open"))["id"]
            await ben.seat(table, 1, "sit")
            await ada.post(f"/api/tables/{table}/start")
            code = await code_of(ada)
            async with at(two, ada).line(table) as there, ben.line(table) as line:
                await there.until("welcome")
                await line.until("welcome")
                assert (await ada.http.delete("/api/me")).status_code == 200
                assert await there.closed() == 4401
                while (await line.until("table"))["table"]["seats"][0]["player"] is not None:
                    pass
            tried = await two.client().post("/api/code/use", json={"code": code})
            assert tried.status_code == 404
            assert "Adalbertine" not in str(await ben.get(f"/api/tables/{table}"))

    with redis(free_port()) as address:
        asyncio.run(asyncio.wait_for(scene(address), 2 * PATIENCE))
