"""The corpus of recorded games holds what a corpus of this game must hold."""

from pathlib import Path

import pytest

from orrery.games import GAMES
from orrery.play.record import Record, load

RECORDS = sorted((Path(__file__).parents[2] / "records" / "exoplanets").glob("*.jsonl"))
VERBS = (
    "planet", "tile", "return", "draw", "build", "shelve", "take", "place", "life", "species",
    "pay", "claim", "play", "gain", "swap", "done", "lose", "end",
)  # fmt: skip


@pytest.fixture(scope="module")
def records() -> list[Record]:
    return [load(path, GAMES) for path in RECORDS]


def test_there_are_records_of_every_seat_count(records: list[Record]) -> None:
    assert {record.seats for record in records} == {2, 3, 4}


def test_every_verb_of_the_notation_occurs_in_a_record(records: list[Record]) -> None:
    verbs = {entry.action.text.split()[0] for record in records for entry in record.entries}
    assert verbs == set(VERBS)
