"""Whole recorded games replay to the same positions, legal texts, weights and scores."""

import gzip
from pathlib import Path

import msgspec
import pytest

from orrery.games.exoplanets.game import EXOPLANETS
from orrery.play.record import read, trace

RECORDS = Path(__file__).parents[2] / "records" / "exoplanets"
GAMES = {"exoplanets": EXOPLANETS}


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_trace(path: Path) -> None:
    record = read(path.read_bytes(), GAMES)
    assert record.result is not None
    expected = gzip.decompress(path.with_suffix(".trace.jsonl.gz").read_bytes()).splitlines()
    found = list(trace(record))
    assert len(found) == len(expected)
    for ours, theirs in zip(found, expected, strict=True):
        assert msgspec.json.decode(ours) == msgspec.json.decode(theirs)


def test_there_are_records_of_every_seat_count() -> None:
    seats = {read(path.read_bytes(), GAMES).seats for path in RECORDS.glob("*.jsonl")}
    assert seats == {2, 3, 4}
