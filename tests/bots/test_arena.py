"""Bots play whole games from their views alone; the dealer draws by weight."""

from collections import Counter

import pytest

from orrery.bots.arena import play_game
from orrery.bots.bot import BlindBot
from orrery.core.action import Action
from orrery.core.errors import IllegalAction
from orrery.core.game import Outcome
from orrery.core.rng import Rng
from orrery.core.view import View
from orrery.play.dealer import SeededDealer
from orrery.play.record import encode
from tests.play.games import play_random
from tests.toy.toy import DEAL, TOY
from tests.toy.view import CometsView


class Watcher:
    """Waits, and remembers what it was shown."""

    def __init__(self) -> None:
        self.seen: list[View] = []

    def choose(self, view: View, legal: list[Action]) -> Action:
        self.seen.append(view)
        legal.reverse()
        return legal[0]


def test_a_bot_gets_the_view_of_its_own_seat() -> None:
    bots = [Watcher(), Watcher(), Watcher()]
    record = play_game(TOY, 3, None, bots, SeededDealer(Rng(1)))
    for seat, bot in enumerate(bots):
        assert len(bot.seen) == 8
        assert all(type(view) is CometsView for view in bot.seen)
        assert {view.viewer for view in bot.seen} == {seat}
    assert [entry.action.text for entry in record.entries][-24:] == ["wait"] * 24


class Last(BlindBot):
    """Takes the last of what there is."""

    def __init__(self) -> None:
        self.counts: list[int] = []

    def choose_number(self, count: int) -> int:
        self.counts.append(count)
        return count - 1


def test_a_bot_that_looks_at_nothing_is_told_how_many_actions_there_are() -> None:
    last = Last()
    record = play_game(TOY, 2, None, [last, Watcher()], SeededDealer(Rng(1)))
    state = TOY.new(2)
    counts = []
    for actor, action in record.entries:
        if actor == 0:
            counts.append(len(TOY.legal_actions(state)))
            assert action is TOY.legal_actions(state)[-1]
        TOY.apply(state, action)
    assert last.counts == counts


class Cheat:
    def choose(self, view: View, legal: list[Action]) -> Action:
        return DEAL[0]


def test_a_bot_that_does_not_choose_from_the_list_is_refused() -> None:
    with pytest.raises(IllegalAction):
        play_game(TOY, 2, None, [Cheat(), Cheat()], SeededDealer(Rng(1)))


def test_the_same_seed_gives_the_same_record() -> None:
    assert encode(play_random(5)) == encode(play_random(5))
    assert encode(play_random(5)) != encode(play_random(6))


def test_the_dealer_draws_by_weight() -> None:
    dealer = SeededDealer(Rng("weights"))
    outcomes: list[Outcome] = [(DEAL[0], 1), (DEAL[1], 3)]
    drawn = Counter(dealer.choose(outcomes, 0).text for _ in range(4000))
    assert 900 < drawn[DEAL[0].text] < 1100
