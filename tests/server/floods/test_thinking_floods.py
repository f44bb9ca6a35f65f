"""Promises 18 and 19: beside a guest who keeps every bot busy, people and their bots go on."""

import asyncio
from pathlib import Path

import pytest

from tests.server.durability.rounds import is_long
from tests.server.floods.flooded import flooded_server
from tests.server.floods.thinking_attacks import ATTACKS
from tests.server.floods.thinking_flooded import SETTINGS, measure

SECONDS = 15.0 if is_long() else 2.0
SHORT = {"hints": 4, "reviews": 4, "bots": 20}
PATIENCE = 400
RATIO = 5


@pytest.mark.parametrize("attack", ATTACKS)
def test_people_and_their_bots_go_on_beside_a_flood(attack: str, tmp_path: Path) -> None:
    count = ATTACKS[attack][1] if is_long() else SHORT[attack]
    with flooded_server(tmp_path, **SETTINGS) as server:
        measuring = measure(server, attack, count, SECONDS)
        found = asyncio.run(asyncio.wait_for(measuring, PATIENCE))
    assert found.flooded.moves
    assert found.flooded.bots
    assert found.flooded.is_ready
    if is_long():
        assert found.ratio <= RATIO
        assert found.bot_ratio <= RATIO
        assert found.late_bot_ratio <= RATIO
