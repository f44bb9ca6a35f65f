"""Promise 1: killed under load, no acknowledged move is lost, doubled or out of order."""

import asyncio
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from orrery.server.store import Store, open_store
from tests.server.durability.player import command_of
from tests.server.durability.rounds import is_long
from tests.server.store.rows import a_command, a_table

ROUNDS = 20 if is_long() else 3
TABLES = [f"t{n}" for n in range(8)]

Acknowledged = dict[str, dict[int, str]]


def killed_under_load(path: Path, round_number: int, after: int) -> list[tuple[str, int]]:
    """The moves a player was acknowledged before it was killed in the middle of its work."""
    command = [sys.executable, "-m", "tests.server.durability.player", str(path)]
    with subprocess.Popen(
        [*command, str(round_number), *TABLES], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(after)]
        process.kill()
        lines.extend(process.stdout.readlines())
    whole = [line.split() for line in lines if line.endswith("\n")]
    assert len(whole) >= after
    return [(table, int(version)) for table, version in whole]


async def resend(store: Store, acknowledged: Acknowledged, round_number: int) -> None:
    """What a client does that lost its connection: send the last commands again, the one it
    got an answer to and the one it did not."""
    for table, answered in acknowledged.items():
        last = max(answered, default=0)
        if last:
            again = msgspec.structs.replace(a_command(last + 1, answered[last], table), answer={})
            told = await store.append(again)
            assert (told.status, told.version) == ("already", last)
            assert told.answer == a_command(last).answer
        doubtful = command_of(table, last + 1, round_number)
        for outcomes in (("committed", "already"), ("already",)):
            told = await store.append(a_command(last + 1, doubtful, table))
            assert told.status in outcomes
            assert (told.version, told.answer) == (last + 1, a_command(last + 1).answer)
        answered[last + 1] = doubtful


async def check(store: Store, acknowledged: Acknowledged) -> int:
    """Compare the log of every table with what was acknowledged; how many moves there are."""
    for table, answered in acknowledged.items():
        log = await store.log(table)
        assert [step.version for step in log] == list(range(1, len(log) + 1))
        assert max(Counter(step.command for step in log).values()) == 1
        assert {step.version: step.command for step in log} == answered
    return sum(map(len, acknowledged.values()))


def test_no_acknowledged_move_is_lost_when_the_process_is_killed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "orrery.sqlite"
    rng = random.Random(7)  # noqa: S311 - the same kills in every run
    acknowledged: Acknowledged = {table: {} for table in TABLES}

    async def set_up() -> None:
        store = await open_store(f"sqlite:///{path}")
        for table in TABLES:
            await store.create_table(a_table(table))
        await store.close()

    async def look(round_number: int) -> int:
        store = await open_store(f"sqlite:///{path}")
        try:
            await resend(store, acknowledged, round_number)
            return await check(store, acknowledged)
        finally:
            await store.close()

    asyncio.run(set_up())
    moves = 0
    for number in range(ROUNDS):
        for table, version in killed_under_load(path, number, rng.randrange(30, 900)):
            assert version == len(acknowledged[table]) + 1
            acknowledged[table][version] = command_of(table, version, number)
        moves = asyncio.run(look(number))
    with capsys.disabled():
        print(f"\nkilled {ROUNDS} times under load, {moves} moves: 0 lost, doubled, out of order")  # noqa: T201
