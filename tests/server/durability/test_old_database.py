"""A database of an earlier version, with running games, is brought up to date and played on."""

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from orrery.games import GAMES
from orrery.play.verifiable import FIRST_SCHEME, SCHEME
from orrery.server.store import open_reader
from orrery.server.store.digest import verify_table
from tests.server.visitors import PATIENCE, Message, Place, Visitor, play_out, serving

FIXTURES = Path(__file__).parents[1] / "fixtures"
REVISIONS = sorted(path.name.partition(".")[0] for path in FIXTURES.glob("*.sqlite.gz"))


def unpack(revision: str, folder: Path) -> dict[str, Any]:
    """Put the database of a revision into a data folder; what is known about it."""
    packed = (FIXTURES / f"{revision}.sqlite.gz").read_bytes()
    (folder / "orrery.sqlite").write_bytes(gzip.decompress(packed))
    known: dict[str, Any] = json.loads((FIXTURES / f"{revision}.json").read_text("utf-8"))
    return known


async def returning(place: Place, token: str) -> Visitor:
    visitor = Visitor(place, place.client(token), {"token": token})
    visitor.id = (await visitor.get("/api/me"))["id"]
    return visitor


async def first_update(visitor: Visitor, table: str) -> Message:
    async with visitor.line(table) as line:
        return await line.until("update")


async def play_on(place: Place, known: dict[str, Any]) -> None:
    ada, ben = [await returning(place, known["tokens"][name]) for name in ("Ada", "Ben")]
    tables = known["tables"]
    described = await ada.get(f"/api/tables/{tables['bot']}")
    assert [seat["bot"] for seat in described["seats"]] == [None, "greedy"]
    for name, seats in (("bot", {0}), ("hot-seat", {0, 1})):
        async with ada.line(tables[name]) as line:
            assert (await play_out(line, seats))["status"] == "finished"
    for name in ("bank", "move"):
        assert (await first_update(ada, tables[name]))["clock"] is not None
    said = await ben.get(f"/api/tables/{tables['bank']}/chat")
    assert [line["name"] for line in said] == ["Ada", "Ben"]
    finished = await ada.get(f"/api/tables/{tables['finished']}")
    assert finished["status"] == "finished"
    assert finished["deal"]["scheme"] == FIRST_SCHEME
    await start_waiting(ada, ben, tables["waiting"])


async def start_waiting(ada: Visitor, ben: Visitor, table: str) -> None:
    """A table that had not started is dealt in the new order, with new nonces alone."""
    waiting = await ben.send_nonce(await ben.get(f"/api/tables/{table}"), 1)
    assert [seat["name"] for seat in waiting["seats"][:2]] == ["Ada", "Ben"]
    assert [seat["has_nonce"] for seat in waiting["seats"]] == [False, True, False]
    await ada.seat(table, 2, "bot", bot="random")
    assert (await ada.seat(table, 2, "bot", bot="wanderer"))["seats"][2]["bot"] == "wanderer"
    deal = (await ada.post(f"/api/tables/{table}/start"))["deal"]
    assert deal["scheme"] == SCHEME
    assert (deal["nonces"][0], deal["nonces"][2]) == (deal["commitment"], deal["commitment"])


async def verify_all(folder: Path) -> set[str]:
    reader = await open_reader(f"sqlite:///{folder}/orrery.sqlite")
    try:
        ids = await reader.table_ids()
        return {table for table in ids if await verify_table(reader, table, GAMES)}
    finally:
        await reader.close()


@pytest.mark.parametrize("revision", REVISIONS)
def test_an_old_database_is_brought_up_to_date_and_played_on(tmp_path: Path, revision: str) -> None:
    known = unpack(revision, tmp_path)

    async def scene() -> set[str]:
        async with serving(tmp_path) as place:
            await play_on(place, known)
        return await verify_all(tmp_path)

    finished = asyncio.run(asyncio.wait_for(scene(), 2 * PATIENCE))
    assert finished >= {known["tables"][name] for name in ("bot", "hot-seat", "finished")}


def test_there_is_a_database_to_bring_up_to_date() -> None:
    assert "0002" in REVISIONS
