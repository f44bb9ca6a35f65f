"""`orrery verify`: replays every stored game to the digest stored with it."""

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import typer

from orrery.cli.database import Data, Database, address_of
from orrery.cli.output import (
    DOES_NOT_FIT,
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
    from orrery.server.store import open_reader

    with asyncio.Runner() as runner:
        try:
            store = runner.run(open_reader(address_of(data, database)))
            findings = _replay_all(runner, store)
            runner.run(store.close())
        except (OrreryError, OSError) as error:
            fail(error)
    for table, problem in findings.wrong.items():
        message = error_lines(TEXTS, problem)[0]
        print_plain(TEXTS.format("verify-wrong", table=table, problem=message))
    summary = {"finished": findings.finished, "running": findings.running}
    print_plain(TEXTS.format("verify-done", **summary, wrong=len(findings.wrong)))
    if findings.wrong:
        raise typer.Exit(DOES_NOT_FIT)


def _replay_all(runner: asyncio.Runner, store: "Store") -> Findings:
    from orrery.games import GAMES
    from orrery.server.store.digest import verify_table

    findings = Findings()
    for table in progress(runner.run(store.table_ids()), TEXTS.format("verify-progress")):
        try:
            is_finished = runner.run(verify_table(store, table, GAMES))
        except OrreryError as error:
            findings.wrong[table] = error
        else:
            findings.finished += is_finished
            findings.running += not is_finished
    return findings
