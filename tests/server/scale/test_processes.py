"""Several processes on one PostgreSQL: the version decides between them."""

import asyncio
import subprocess
import sys
from collections import Counter
from typing import NamedTuple

import pytest

from orrery.server.store import Store, StoreRefused, open_store
from tests.server.store.rows import a_command, a_table, with_store
from tests.server.store.services import Postgres, free_port

COMMANDS = 60


class Told(NamedTuple):
    """What a process was told about one of its commands."""

    name: str
    number: int
    status: str
    version: int


def rivals(database: str, *names: str) -> list[Told]:
    """Processes that play at the same table, all from the same moment on."""
    command = [sys.executable, "-m", "tests.server.scale.rival", database]
    started = [
        subprocess.Popen(
            [*command, name, str(COMMANDS)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for name in names
    ]
    for process in started:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in started:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    lines = [line for process in started for line in process.communicate()[0].splitlines()]
    assert [process.returncode for process in started] == [0] * len(names)
    words = [line.split() for line in lines]
    return [Told(name, int(n), status, int(version)) for name, n, status, version in words]


def test_two_processes_at_one_table_never_make_the_same_version(cluster: Postgres) -> None:
    database = cluster.new_database()
    with_store(database, lambda store: store.create_table(a_table()))
    told = rivals(database, "ada", "bo")
    log = with_store(database, lambda store: store.log("t"))
    assert [step.version for step in log] == list(range(1, 2 * COMMANDS + 1))
    committed = {
        f"{one.name}-{one.number}": one.version for one in told if one.status != "conflict"
    }
    assert {step.command: step.version for step in log} == committed
    outcomes = Counter(one.status for one in told)
    assert outcomes["committed"] == 2 * COMMANDS
    assert outcomes["conflict"] >= 1


def test_the_same_command_sent_to_two_processes_is_done_once(cluster: Postgres) -> None:
    database = cluster.new_database()

    async def scenario() -> list[tuple[str, int]]:
        first, second = await open_store(database), await open_store(database)
        await first.create_table(a_table())
        sent = [store.append(a_command(1, "same")) for store in (first, second) * 5]
        told = await asyncio.gather(*sent)
        assert len(await first.log("t")) == 1
        await first.close()
        await second.close()
        return sorted((one.status, one.version) for one in told)

    assert asyncio.run(scenario()) == [("already", 1)] * 9 + [("committed", 1)]


def test_a_command_repeated_for_a_later_version_elsewhere_is_still_done_once(
    cluster: Postgres,
) -> None:
    database = cluster.new_database()

    async def scenario() -> None:
        first, second = await open_store(database), await open_store(database)
        await first.create_table(a_table())
        for version in range(1, 30, 2):
            one, other = await asyncio.gather(
                first.append(a_command(version, f"same{version}")),
                second.append(a_command(version + 1, f"same{version}")),
            )
            assert one.status in ("committed", "already")
            assert other.status in ("already", "conflict")
            await first.append(a_command(version + 1))
        assert len(await second.log("t")) == 30
        await first.close()
        await second.close()

    asyncio.run(scenario())


def test_lost_connections_to_the_database_lose_no_move(cluster: Postgres) -> None:
    """The administrator throws everyone out, again and again, while moves are made."""
    database = cluster.new_database()
    out = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"

    async def append(store: Store, version: int) -> str:
        while True:
            try:
                return (await store.append(a_command(version))).status
            except StoreRefused:
                await asyncio.sleep(0.01)

    async def disturb() -> None:
        for _ in range(8):
            await asyncio.to_thread(cluster.do, out)

    async def scenario(store: Store) -> int:
        await store.create_table(a_table())
        disturbing = asyncio.create_task(disturb())
        version = 0
        while not disturbing.done() or version < 50:
            version += 1
            assert await append(store, version) in ("committed", "already")
        await disturbing
        log = await store.log("t")
        assert [step.command for step in log] == [f"c{n}" for n in range(1, version + 1)]
        return version

    assert with_store(database, scenario) >= 50


def test_a_database_that_is_not_there_is_a_clear_refusal(cluster: Postgres) -> None:
    address = cluster.new_database().replace("/postgres", "/elsewhere")
    with pytest.raises(StoreRefused) as refused:
        asyncio.run(open_store(address))
    assert refused.value.facts["problem"] == "InvalidCatalogNameError"


def test_a_database_that_does_not_answer_is_a_clear_refusal() -> None:
    address = f"postgresql://someone:secret@127.0.0.1:{free_port()}/x"
    with pytest.raises(StoreRefused) as refused:
        asyncio.run(open_store(address))
    assert refused.value.code == "store-unavailable"
    assert "secret" not in str(refused.value)
