"""How far a stored game can be replayed, and what an operator does with one that cannot."""

from collections.abc import Sequence
from typing import NamedTuple

from orrery.core.errors import OrreryError
from orrery.server.store import Store, StoredStep, StoredTable, TableChanges
from orrery.server.store.errors import DamagedRow, UnknownTable
from orrery.server.store.set_aside import BY_OPERATOR, cut_off
from orrery.server.store.statements import latest_version, read_readable_log
from orrery.server.tables.game import LiveGame
from orrery.server.tables.table_row import players_of, terms_of, to_json


class Diagnosis(NamedTuple):
    """`sound` is the last version that replays, `stored` the last there is; `problem` is None
    where the whole game replays."""

    stored: int
    sound: int
    problem: Exception | None

    @property
    def can_be_repaired(self) -> bool:
        return self.problem is not None and self.sound > 0


async def diagnose(store: Store, table_id: str) -> Diagnosis:
    """Replay a stored game as the server does when it loads it."""
    stored = await store.read(lambda connection: latest_version(connection, table_id))
    try:
        row = await store.table(table_id)
    except OrreryError as error:
        return Diagnosis(stored, 0, error)
    if row is None:
        raise UnknownTable(table=table_id)
    steps = await store.read(lambda connection: read_readable_log(connection, table_id))
    sound, problem = _replay(row, steps)
    if problem is None and sound < stored:
        problem = DamagedRow(table=table_id, problem=f"version {sound + 1}")
    return Diagnosis(stored, sound, problem)


def _replay(row: StoredTable, steps: Sequence[StoredStep]) -> tuple[int, Exception | None]:
    sound = 0
    try:
        players_of(row)
        terms_of(row)
        if steps:
            game = LiveGame.load(row, steps[:1])
            sound = 1
            for step in steps[1:]:
                game.follow(step)
                sound = step.version
    except Exception as error:  # noqa: BLE001 - whatever is wrong with it is the answer
        return sound, error
    return sound, None


async def repair(store: Store, table_id: str, sound: int, at: int) -> None:
    """Forget what comes after the last version that replays."""
    row = await store.table(table_id)
    if row is None:
        raise UnknownTable(table=table_id)
    steps = await store.read(lambda connection: read_readable_log(connection, table_id))
    game = LiveGame.load(row, steps[:sound])
    terms = game.terms_at(terms_of(row))
    changes: TableChanges = {"settings": to_json(terms), "updated": at}
    if not game.is_over:
        changes |= {"status": "running", "result": None, "digest": ""}
    await store.write(lambda connection: cut_off(connection, table_id, sound, changes))


async def broken_tables(store: Store) -> dict[str, str]:
    """Every unfinished table that is set aside, or would be, with the code of the reason."""
    found = {entry.table: entry.code for entry in await store.set_aside_entries()}
    for status in ("open", "running"):
        for table_id in await store.table_ids(status):
            if found.get(table_id) == BY_OPERATOR:
                continue
            problem = (await diagnose(store, table_id)).problem
            if problem is not None:
                found[table_id] = code_of(problem)
    return found


def code_of(error: Exception) -> str:
    return error.code if isinstance(error, OrreryError) else "unreadable"
