"""One table that cannot be read does not stop the others: it is set aside with the reason."""

import asyncio
import functools
import tempfile
from pathlib import Path
from typing import Any

import apsw
import pytest
from structlog.testing import capture_logs

from orrery.server.store import SetAside, open_store
from orrery.server.store.set_aside import BY_OPERATOR
from tests.server.visitors import PATIENCE, Place, Visitor, play_out, serving

CLOCK = {"kind": "bank", "seconds": 86_400}
DAMAGES = {
    "UPDATE tables SET options = '{' WHERE id = ?": "store-damaged",
    "UPDATE tables SET players = '[[]]' WHERE id = ?": "store-damaged",
    "UPDATE tables SET settings = '{\"clock\": 5}' WHERE id = ?": "unreadable",
    "UPDATE tables SET seed = 'no seed' WHERE id = ?": "unreadable",
    "UPDATE tables SET game = 'chess' WHERE id = ?": "unknown-game",
    "UPDATE tables SET rules = 99 WHERE id = ?": "unknown-rules",
    "UPDATE tables SET options = CAST(x'ff' AS TEXT) WHERE id = ?": "store-corrupt",
    "UPDATE log SET entries = '[[0]]' WHERE version = 2 AND \"table\" = ?": "store-damaged",
    'UPDATE log SET entries = \'[[0,"fly"]]\' WHERE version = 2 AND "table" = ?': "broken-log",
    'DELETE FROM log WHERE version = 2 AND "table" = ?': "broken-log",
}


@functools.cache
def _made() -> tuple[bytes, Visitor, str, str]:
    with tempfile.TemporaryDirectory() as folder:
        ada, *tables = asyncio.run(_make_tables(Path(folder)))
        content = (Path(folder) / "orrery.sqlite").read_bytes()
    return content, ada, tables[0], tables[1]


def put_tables(folder: Path) -> tuple[Visitor, str, str]:
    """A database with two running games, of which one is about to be damaged."""
    content, ada, damaged, sound = _made()
    (folder / "orrery.sqlite").write_bytes(content)
    return ada, damaged, sound


async def _make_tables(folder: Path) -> tuple[Visitor, str, str]:
    async with serving(folder) as place:
        ada = await place.guest()
        tables = [await ada.table("me", "me", start=True, clock=CLOCK) for _ in range(2)]
        for table in tables:
            async with ada.line(table["id"]) as line:
                for _ in range(3):
                    update = await line.until("update")
                    while not update["legal"]:
                        update = await line.until("update")
                    act = {"version": update["version"], "seat": update["seat"]}
                    await line.ask("act", action=update["legal"][0], **act)
    return ada, tables[0]["id"], tables[1]["id"]


def execute(folder: Path, statement: str, *values: Any) -> None:
    connection = apsw.Connection(str(folder / "orrery.sqlite"))
    connection.execute(statement, values)
    assert connection.changes()
    connection.close()


def returning(place: Place, visitor: Visitor) -> Visitor:
    return Visitor(place, place.client(visitor.token), {"id": visitor.id, "token": visitor.token})


async def expect_refusal(visitor: Visitor, table: str, reason: str) -> None:
    refused = await visitor.get(f"/api/tables/{table}", 409)
    assert refused == {"code": "table-set-aside", "facts": {"reason": reason}}
    async with visitor.line(table) as line:
        assert (await line.next())["code"] == "table-set-aside"
        assert await line.closed() == 4410


@pytest.mark.parametrize(("damage", "code"), DAMAGES.items())
def test_a_damaged_table_is_set_aside_and_the_rest_is_served(
    tmp_path: Path, damage: str, code: str
) -> None:
    ada, damaged, sound = put_tables(tmp_path)

    async def scene() -> None:
        execute(tmp_path, damage, damaged)
        with capture_logs() as logs:
            async with serving(tmp_path) as place:
                again = returning(place, ada)
                await expect_refusal(again, damaged, code)
                listed = await again.get("/api/tables")
                assert [table["id"] for table in listed["mine"]] == [sound]
                async with again.line(sound) as line:
                    await play_out(line, {0, 1})
        named = [line for line in logs if line["event"] == "set-aside"]
        assert {(line["table"], line["code"]) for line in named} == {(damaged, code)}
        assert not any("tables" in str(line.get("problem", "")) for line in named)

    asyncio.run(asyncio.wait_for(scene(), 2 * PATIENCE))


def test_a_table_that_can_be_read_again_is_served_again(tmp_path: Path) -> None:
    ada, damaged, _ = put_tables(tmp_path)

    async def scene() -> None:
        execute(tmp_path, "UPDATE tables SET game = 'chess' WHERE id = ?", damaged)
        async with serving(tmp_path) as place:
            await expect_refusal(returning(place, ada), damaged, "unknown-game")
            entries = await place.services.shared.store.set_aside_entries()
            assert [(entry.table, entry.code) for entry in entries] == [(damaged, "unknown-game")]
        execute(tmp_path, "UPDATE tables SET game = 'exoplanets' WHERE id = ?", damaged)
        async with serving(tmp_path) as place:
            assert await place.services.shared.store.set_aside_entries() == []
            await returning(place, ada).get(f"/api/tables/{damaged}")

    asyncio.run(asyncio.wait_for(scene(), 2 * PATIENCE))


def test_what_the_operator_set_aside_stays_aside_until_released(tmp_path: Path) -> None:
    ada, table, other = put_tables(tmp_path)

    async def scene() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/orrery.sqlite")
        await store.set_aside(SetAside(table=table, code=BY_OPERATOR, problem="quarrel"))
        await store.close()
        async with serving(tmp_path) as place:
            again = returning(place, ada)
            await expect_refusal(again, table, BY_OPERATOR)
            assert [t["id"] for t in (await again.get("/api/tables"))["mine"]] == [other]
            assert await place.services.shared.store.release(table)
            await again.get(f"/api/tables/{table}")

    asyncio.run(asyncio.wait_for(scene(), 2 * PATIENCE))
