"""What the operator does at the shell, while a server plays on the same database: it takes effect
within seconds, on SQLite too, and the command says so."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from orrery.server.store import Store, open_store
from tests.server.durability.test_commands import run
from tests.server.durability.test_operator import orrery
from tests.server.moderation.test_host import moderate, two_people
from tests.server.moderation.test_operator import CREATE
from tests.server.store.rows import ADA, ADAS, a_table, with_store
from tests.server.visitors import PATIENCE, Place, serving

EFFECT = "A running server acts on it within a few seconds."
Command = Callable[..., Awaitable[str]]
Scene = Callable[[Place, Command], Awaitable[None]]


def beside(database: str, folder: Path, scene: Scene, *, in_process: bool = True) -> None:
    """Run a scene at a server, with the command beside it: in a process of its own, or, which is
    much quicker, with connections of its own."""

    async def command(*arguments: str, exits: int = 0) -> str:
        given = (*arguments, "--database", database)
        return await asyncio.to_thread(run if in_process else orrery, *given, exits=exits)

    async def play() -> None:
        store = await open_store(database)
        async with serving(folder, store=store) as place:
            await scene(place, command)

    asyncio.run(asyncio.wait_for(play(), 2 * PATIENCE))


def test_a_guest_is_blocked_and_unblocked(database: str, tmp_path: Path) -> None:
    async def scene(place: Place, command: Command) -> None:
        _, ben, table = await two_people(place)
        async with ben.line(table) as line:
            await line.until("update")
            assert EFFECT in await command("guests", "block", ben.id, "--reason", "abuse")
            assert (await line.until("error"))["code"] == "blocked"
            assert await line.closed() == 4403
        assert (await ben.post("/api/tables", CREATE, 403))["code"] == "blocked"
        assert ben.id in await command("guests", "list", "--blocked")
        await command("guests", "unblock", ben.id)
        assert ben.id not in await command("guests", "list", "--blocked")
        async with asyncio.timeout(PATIENCE):
            while (await ben.get("/api/me"))["blocked"]:  # noqa: ASYNC110 - another program's deed
                await asyncio.sleep(0.05)
        await ben.post("/api/tables", CREATE)
        said = await command("audit", "--guest", ben.id)
        assert "blocked" in said
        assert "abuse" in said
        assert "operator" in said

    beside(database, tmp_path, scene, in_process=False)


def test_a_table_is_closed(database: str, tmp_path: Path) -> None:
    async def scene(place: Place, command: Command) -> None:
        ada, _, table = await two_people(place)
        async with ada.line(table) as line:
            await line.until("update")
            assert EFFECT in await command("tables", "close", table, "--reason", "complaints")
            closed = (await line.until("table"))["table"]
            assert (closed["status"], closed["closed"]) == ("abandoned", "operator")
        assert "was over already" in await command("tables", "close", table)
        assert "complaints" in await command("audit", "--table", table)
        assert "There is no table nowhere" in await command("tables", "close", "nowhere", exits=2)

    beside(database, tmp_path, scene, in_process=False)


def test_a_table_is_set_aside_and_released(database: str, tmp_path: Path) -> None:
    async def scene(place: Place, command: Command) -> None:
        ada, _, table = await two_people(place)
        async with ada.line(table) as line:
            await line.until("update")
            assert EFFECT in await command("tables", "set-aside", table)
            assert (await line.until("error"))["code"] == "table-set-aside"
            assert await line.closed() == 4410
        assert (await ada.get(f"/api/tables/{table}", 409))["code"] == "table-set-aside"
        await command("tables", "release", table)
        assert (await ada.get(f"/api/tables/{table}"))["status"] == "running"

    beside(database, tmp_path, scene)


def test_a_guest_is_renamed(database: str, tmp_path: Path) -> None:
    async def scene(place: Place, command: Command) -> None:
        ada, ben, table = await two_people(place)
        async with ada.line(table) as line:
            await line.until("update")
            said = await command("guests", "rename", ben.id, "Guest 7")
            assert "is called Guest 7 now" in said
            assert EFFECT in said
            changed = (await line.until("table"))["table"]
            assert changed["seats"][1]["name"] == "Guest 7"
        assert "Guest 7" in await command("guests", "list", "--name", "guest 7")
        assert "Choose another" in await command("guests", "rename", ben.id, " ", exits=2)
        assert "no guest nobody" in await command("guests", "block", "nobody", exits=2)

    beside(database, tmp_path, scene)


def test_reports_are_read_and_settled(database: str, tmp_path: Path) -> None:
    async def scene(place: Place, command: Command) -> None:
        ada, ben, table = await two_people(place)
        body = {"kind": "player", "player": ben.id, "reason": "a rude name"}
        await ada.post(f"/api/tables/{table}/reports", body)
        listed = await command("reports", "list")
        assert "a rude name" in listed
        assert ben.id in listed
        await command("reports", "settle", "1", "--reason", "renamed")
        assert "a rude name" not in await command("reports", "list")
        assert "a rude name" in await command("reports", "list", "--settled")
        assert "no report 9" in await command("reports", "settle", "9", exits=2)
        await moderate(ada, table, "mute", ben.id, reason="loud")
        said = await command("audit")
        for word in ("settled a report", "renamed", "muted", "loud", "host", ada.id):
            assert word in said

    beside(database, tmp_path, scene)


def test_what_needs_the_file_alone_is_refused_while_a_server_runs(tmp_path: Path) -> None:
    async def scene(place: Place, command: Command) -> None:
        _, _, table = await two_people(place)
        refused = await command("tables", "remove", table, "--yes", exits=2)
        assert "Stop it first" in refused

    beside(f"sqlite:///{tmp_path}/orrery.sqlite", tmp_path, scene)


@pytest.mark.parametrize("command", [("guests", "list"), ("reports", "list"), ("audit",)])
def test_a_missing_database_is_named(tmp_path: Path, command: tuple[str, ...]) -> None:
    assert str(tmp_path) in run(*command, "--data", str(tmp_path), exits=2)


def test_a_removed_table_stays_in_the_audit_log(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/orrery.sqlite"
    tables: list[str] = []

    async def scene(place: Place, _: Command) -> None:
        tables.append((await two_people(place))[2])

    beside(database, tmp_path, scene)
    run("tables", "remove", tables[0], "--yes", "--database", database)
    assert "deleted the table" in run("audit", "--table", tables[0], "--database", database)


@pytest.mark.parametrize("command", [("tables", "close"), ("guests", "block")])
def test_an_id_may_begin_with_a_hyphen(tmp_path: Path, command: tuple[str, str]) -> None:
    database = f"sqlite:///{tmp_path}/orrery.sqlite"

    async def make(store: Store) -> None:
        await store.create_table(a_table("-Y7"))
        guest = msgspec.structs.replace(ADA, id="-Y7")
        await store.create_guest(guest, msgspec.structs.replace(ADAS, guest="-Y7"))

    with_store(database, make)
    assert "-Y7 is" in run(*command, "-Y7", "--database", database)
    assert "--nonsense" in run(*command, "-Y7", "--nonsense", exits=2)
