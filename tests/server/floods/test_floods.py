"""Promise 18: beside each flood an ordinary game goes on."""

import asyncio
from pathlib import Path

import pytest

from tests.server.durability.rounds import is_long
from tests.server.floods.attacks import ATTACKS
from tests.server.floods.flooded import flooded_server, measure

SECONDS = 15.0 if is_long() else 1.5
PATIENCE = 120
MOST_MIB = 100
RATIO = 5


@pytest.mark.parametrize("attack", ATTACKS)
def test_a_game_goes_on_beside_a_flood(attack: str, tmp_path: Path) -> None:
    with flooded_server(tmp_path) as server:
        found = asyncio.run(asyncio.wait_for(measure(server, attack, SECONDS), PATIENCE))
    assert len(found.flooded) > 2
    assert found.memory - found.memory_before < MOST_MIB
    if attack != "silent":
        # Silent connections are fewer than a server with enough files can hold.
        assert found.refusals > 0
    if is_long():
        assert found.ratio <= RATIO
