"""Whole recorded games replay for ever, position by position where a trace stands beside them."""

import gzip
import json
from pathlib import Path

import pytest

from orrery.games import GAMES
from orrery.play.record import load, trace

CORPUS = sorted(Path(__file__).parent.glob("*/*.jsonl"))
TRACED = [path for path in CORPUS if path.with_suffix(".trace.jsonl.gz").exists()]


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def test_every_game_has_records() -> None:
    assert {path.parent.name for path in CORPUS} >= set(GAMES)


@pytest.mark.parametrize("path", CORPUS, ids=named)
def test_a_record_fits_to_its_last_line(path: Path) -> None:
    assert load(path, GAMES).result is not None


@pytest.mark.parametrize("path", TRACED, ids=named)
def test_every_position_of_a_record_is_as_traced(path: Path) -> None:
    with gzip.open(path.with_suffix(".trace.jsonl.gz"), "rt", encoding="utf-8") as lines:
        expected = [json.loads(line) for line in lines]
    found = [json.loads(line) for line in trace(load(path, GAMES))]
    for ours, theirs in zip(found, expected, strict=False):
        assert ours == theirs, f"position {theirs['n']}"
    assert len(found) == len(expected)
