"""Hints in the terminal: one sentence for each fact, in every language, none of them twice."""

from typing import Any

import pytest

from orrery.bots.analyst import Analyst
from orrery.bots.hints import Hint, best_hints
from orrery.cli.play_hints import hint_sentences
from orrery.cli.text import Texts
from orrery.core.game import Game
from orrery.games import GAMES
from tests.bots.test_search import SMALL, decisions
from tests.terminal.test_play import folder, play  # noqa: F401

LANGUAGES = ("en", "pl", "fr", "de", "es")


def hint(**facts: Any) -> Hint:
    known: dict[str, Any] = {
        "action": "end",
        "line": ["end"],
        "now": {},
        "later": {},
        "gives_up": {},
        "instead": None,
        "margin": 1.25,
        "margin_error": 1.0,
        "chance": 0.64,
        "chance_error": 0.15,
        "visits": 7,
    }
    return Hint(**(known | facts))


def test_a_hint_says_now_later_and_what_it_gives_up() -> None:
    told = hint(
        now={"life": 1.0, "resources": -0.5},
        later={"species": 5.0},
        gives_up={"growth": 0.6},
        instead="end",
    )
    sentences = hint_sentences(Texts("en", GAMES["exoplanets"]), told)
    assert sentences[0] == "It scores for life (+1.0), but spends resources (\N{MINUS SIGN}0.5)."
    assert sentences[1] == "Then the rest of the turn scores for a species (+5.0)."
    assert sentences[2].endswith("would bring: planets about to grow a species 0.6.")
    assert "Chance to win: 64" in sentences[3]
    assert "7 games" in sentences[3]


def test_a_move_that_gains_nothing_by_itself_says_so() -> None:
    sentences = hint_sentences(Texts("en", GAMES["cosmos"]), hint(visits=0))
    assert sentences == [
        "By itself it changes nothing yet.",
        "There was nothing to compare it with, so no games were played out.",
    ]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_two_hints_of_a_list_share_a_text_in_any_language(game: Game[Any, Any]) -> None:
    for number, state in enumerate(decisions(game, "texts", 2)):
        view = game.view(state, game.to_act(state))
        hints = best_hints(Analyst(game, SMALL), view, list(game.legal_actions(state)), number)
        for language in LANGUAGES:
            texts = Texts(language, game)
            # Without what the games say, which differs anyway.
            told = [" ".join(hint_sentences(texts, each)[:-1]) for each in hints]
            assert len(set(told)) == len(told)
            assert not any("⟦" in text for text in told)


@pytest.mark.usefixtures("folder")
def test_hint_is_a_command_of_the_game() -> None:
    done = play(["h", "q"], "exoplanets", "--bots", "random", "--seed", "3")
    assert done.exit_code == 0, done.output
    assert "1. Return" in done.stdout
    assert "Chance to win" in done.stdout
    assert "⟦" not in done.stdout
