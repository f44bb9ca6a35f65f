"""Indices of actions are frozen: a policy trained yesterday means the same today."""

import hashlib
from typing import Any

from orrery.core.game import Game
from tests.contract.cases import each_game

# By game and version: how many indices there are, and the digest of their texts, one per line. A
# new version is added here; what stands here never changes.
FROZEN = {
    "cosmos": {
        1: (8901, "9ec3613dd9a50dd61d562ffd22ce13c5fcd9ebbe9a46cafc1a118b548a7f2a27"),
    },
    "exoplanets": {
        1: (3067, "5c9443e4797a59408982f95b706542c243926aa4595060f4bb873008ed03f471"),
    },
}


def texts_of(game: Game[Any, Any]) -> list[str]:
    return [game.actions[index].text for index in range(game.actions.size)]


@each_game
def test_a_published_index_never_changes(game: Game[Any, Any]) -> None:
    for size, digest in FROZEN.get(game.id, {}).values():
        lines = "".join(f"{text}\n" for text in texts_of(game)[:size])
        assert hashlib.sha256(lines.encode()).hexdigest() == digest


@each_game
def test_every_action_of_an_encoded_game_is_published(game: Game[Any, Any]) -> None:
    """`python -m docs.number_actions` adds new ones under a new version."""
    if game.encoding() is not None:
        assert game.actions.unpublished == []
        assert game.actions.version == max(FROZEN[game.id])
        assert game.actions.size == FROZEN[game.id][game.actions.version][0]
