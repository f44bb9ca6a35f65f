"""`orrery verify`: checks the database itself, then replays every stored game and compares the
digest stored with it."""

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import typer

from orrery.cli.database import Data, Database, address_of, find_damage
from orrery.cli.output import (
    DOES_NOT_FIT,
    LISTED,
    TEXTS,
    error_lines,
    fail,
    print_plain,
    progress,
)
from orrery.core.errors import OrreryError

if TYPE_CHECKING:
    from orrery.server.store import Store


@dataclass
class Findings:
    """How many games were replayed, and what is wrong with which."""

    finished: int = 0
    running: int = 0
    wrong: dict[str, OrreryError] = field(default_factory=dict)


def verify(data: Data = None, database: Database = None) -> None:
    try:
        address = address_of(data, database)
        damage = asyncio.run(find_damage(address))
        _print_damage(damage)
        findings = _replay_all(address)
    except (OrreryError, OSError) as error:
        fail(error)
    for table, problem in findings.wrong.items():
        message = error_lines(TEXTS, problem)[0]
        print_plain(TEXTS.format("verify-wrong", table=table, problem=message))
    summary = {"finished": findings.finished, "running": findings.running}
    print_plain(TEXTS.format("verify-done", **summary, wrong=len(findings.wrong)))
    if findings.wrong or damage:
        raise typer.Exit(DOES_NOT_FIT)


def _print_damage(damage: list[str]) -> None:
    for problem in damage[:LISTED]:
        print_plain(TEXTS.format("verify-damage", problem=problem))
    if damage:
        print_plain(TEXTS.format("damage-advice", count=len(damage)))


def _replay_all(address: str) -> Findings:
    from orrery.server.store import open_reader

    with asyncio.Runner() as runner:
        store = runner.run(open_reader(address))
        try:
            return _replay_tables(runner, store)
        finally:
            runner.run(store.close())


def _replay_tables(runner: asyncio.Runner, store: "Store") -> Findings:
    from orrery.games import GAMES
    from orrery.server.store.digest import verify_table
    from orrery.server.store.errors import DamagedRow

    findings = Findings()
    for table in progress(runner.run(store.table_ids()), TEXTS.format("verify-progress")):
        try:
            is_finished = runner.run(verify_table(store, table, GAMES))
        except OrreryError as error:
            findings.wrong[table] = error
        except Exception as error:  # noqa: BLE001 - one table must not stop the others
            findings.wrong[table] = DamagedRow(table=table, problem=type(error).__name__)
        else:
            findings.finished += is_finished
            findings.running += not is_finished
    return findings
