"""A changed rule gets a new rules number, and what was begun by the old one goes on by it."""

from dataclasses import replace
from typing import Any

import pytest

from orrery.bots.arena import Series
from orrery.core.errors import UnknownGameRules
from orrery.core.game import Game, State
from orrery.games import GAMES, game_named, game_of, reference_to
from orrery.games.exoplanets.game import EXOPLANETS
from orrery.play.errors import UnknownRules
from orrery.play.record import encode, read
from tests.contract.mirror import Mirror


class Generous(Mirror):
    """A made-up second edition of a game: everyone gets a point for being there."""

    def __init__(self, game: Game[Any, Any]) -> None:
        super().__init__(game)
        self.rules = game.rules + 1
        self.former = {game.rules: game}

    def scores(self, state: State) -> list[dict[str, int]]:
        return [{**points, "there": 1} for points in self.game.scores(state)]

    def standings(self, state: State) -> list[tuple[int, ...]]:
        return self.game.standings(state)


GENEROUS = Generous(EXOPLANETS)


def test_the_newest_rules_are_played_and_the_former_can_be_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(GAMES, "exoplanets", GENEROUS)
    assert game_named("exoplanets") is GENEROUS
    assert game_named("exoplanets", 2) is GENEROUS
    assert game_named("exoplanets", 1) is EXOPLANETS
    assert game_of(reference_to(EXOPLANETS)) is EXOPLANETS
    assert game_of("exoplanets") is GENEROUS
    with pytest.raises(UnknownGameRules) as refused:
        game_named("exoplanets", 99)
    assert refused.value.facts == {"game": "exoplanets", "rules": 99, "known": [1, 2]}


def test_each_record_is_read_by_its_own_rules() -> None:
    games = {"exoplanets": GENEROUS}
    former = Series(EXOPLANETS, 2, {}, ["random", "random"], 1).play(1)
    assert former.result is not None
    more = [score + 1 for score in former.result.scores]
    newest = replace(former, game=GENEROUS, result=replace_scores(former.result, more))
    for record in (former, newest):
        again = read(encode(record), games)
        assert again.game is record.game
        assert again.result == record.result


def replace_scores(result: Any, scores: list[int]) -> Any:
    return type(result)(scores, result.ranks)


def test_a_record_of_unknown_rules_is_refused() -> None:
    record = Series(EXOPLANETS, 2, {}, ["random", "random"], 1).play(1)
    content = encode(record).replace(b'"rules":1', b'"rules":99', 1)
    with pytest.raises(UnknownRules) as refused:
        read(content, {"exoplanets": GENEROUS})
    assert refused.value.facts["known"] == [1, 2]
