"""What the tests of the environments run over."""

import pytest

from orrery.games import GAMES

TABLES = [
    (game.id, seats) for game in GAMES.values() if game.encoding() for seats in game.seat_counts
]
each_table = pytest.mark.parametrize(
    ("game", "seats"), TABLES, ids=[f"{id}-{seats}" for id, seats in TABLES]
)
each_game = pytest.mark.parametrize("game", sorted({id for id, _ in TABLES}))
