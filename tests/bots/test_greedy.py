"""The greedy bot: sees a view, plays a sensible turn, and beats random play."""

import pytest

from orrery.bots import BOTS, UnknownBot, bot_named
from orrery.bots.arena import play_game
from orrery.core.game import Game, totals
from orrery.core.rng import Rng
from orrery.games import GAMES, game_named
from orrery.play.dealer import SeededDealer
from orrery.play.record import replay
from tests.games.cosmos.scenario import legal, scenario


def test_an_unknown_bot_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(UnknownBot) as refusal:
        bot_named("genius", game_named("cosmos"), Rng(1))
    assert refusal.value.facts["known"] == list(BOTS)


@pytest.mark.parametrize("id", GAMES)
def test_greedy_beats_random_from_either_seat(id: str) -> None:
    game = game_named(id)
    for seat in (0, 1):
        names = ["random", "random"]
        names[seat] = "greedy"
        bots = [bot_named(name, game, Rng(name, seat)) for name in names]
        record = play_game(game, 2, {}, bots, SeededDealer(Rng(seat)))
        points = totals(game.scores(replay(record)))
        assert points[seat] > points[1 - seat]


def choice_in(words: dict[str, object]) -> str:
    game: Game = game_named("cosmos")  # type: ignore[type-arg]
    state = scenario(**words)  # type: ignore[arg-type]
    bot = bot_named("greedy", game, Rng("choice"))
    return bot.choose(game.view(state, 0), game.legal_actions(state)).text


def test_greedy_completes_a_ready_nebula() -> None:
    stars = {"S14": "H", "S9": "H", "S13": "He", "S1": "O"}
    chosen = choice_in({"stars": stars, "nebulae": {"N5": "1-01"}})
    assert chosen.startswith("complete N5")


def test_greedy_cashes_in_a_ready_crystal() -> None:
    assert choice_in({"ready": 1, "stars": {"S19": "H"}}).startswith("discharge")


def test_greedy_places_what_waits_before_it_ends_its_turn() -> None:
    chosen = choice_in({"waiting": "H", "nebulae": {"N5": "1-01"}, "proto": "L28"})
    assert chosen.startswith("place star H")


def test_a_single_choice_is_taken_at_once() -> None:
    game = game_named("cosmos")
    state = scenario(phase="energy")
    only = game.legal_actions(state)[:1]
    assert bot_named("greedy", game, Rng(1)).choose(game.view(state, 0), only) is only[0]
    assert legal(state)
