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
        "keeps": {},
        "same": {},
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
    assert sentences[3].endswith("7 simulations: on average a lead of 1.2 at the end.")


def test_several_reasons_are_joined_and_numbers_are_written_as_people_write_them() -> None:
    told = hint(now={"life": 1.0, "growth": 0.5, "hand": 0.2}, margin=-2.0)
    sentences = hint_sentences(Texts("pl", GAMES["exoplanets"]), told)
    assert sentences[0].endswith(
        "(+1,0), przybliża powstanie gatunku (+0,5) i daje ci lepsze kafle przestrzeni (+0,2)."
    )
    assert "strata na koniec: 2,0" in sentences[1]


def test_a_move_of_which_nothing_can_be_said_says_so() -> None:
    sentences = hint_sentences(Texts("en", GAMES["cosmos"]), hint(visits=0))
    assert sentences == [
        "It changes nothing that can be counted.",
        "There was nothing to compare it with, so nothing was simulated.",
    ]


def test_a_move_that_gains_nothing_says_what_it_keeps() -> None:
    told = hint(keeps={"hand": 0.7}, instead="play T09")
    sentences = hint_sentences(Texts("en", GAMES["exoplanets"]), told)
    assert sentences[0].startswith("It keeps what “")
    assert sentences[0].endswith("” would cost: space tiles in hand 0.7.")
    assert len(sentences) == 2


def test_what_was_said_of_a_better_move_is_not_said_again() -> None:
    worth = {"life": 1.0}
    told = hint(
        now=worth,
        later=worth,
        gives_up=worth,
        instead="end",
        same={"now": "end", "later": "end", "gives_up": "end"},
    )
    for language in LANGUAGES:
        texts = Texts(language, GAMES["exoplanets"])
        sentences = hint_sentences(texts, told)[:-1]
        assert all(texts.format("action-end") in sentence for sentence in sentences)
        assert len(set(sentences)) == 3


def test_what_only_simulations_tell_apart_is_one_sentence() -> None:
    told = hint(now={"life": 1.0}, later={"life": 1.0}, same={"all": "end", "played": "end"})
    for language in LANGUAGES:
        texts = Texts(language, GAMES["exoplanets"])
        sentences = hint_sentences(texts, told)
        assert all(texts.format("action-end") in sentence for sentence in sentences)
        assert len(set(sentences)) == len(sentences) == 2


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_two_hints_of_a_list_share_a_sentence_in_any_language(game: Game[Any, Any]) -> None:
    for number, state in enumerate(decisions(game, "texts", 12)):
        view = game.view(state, game.to_act(state))
        hints = best_hints(Analyst(game, SMALL), view, list(game.legal_actions(state)), number)
        for language in LANGUAGES:
            texts = Texts(language, game)
            told = [text for each in hints for text in hint_sentences(texts, each)]
            assert len(set(told)) == len(told)
            assert not any("⟦" in text for text in told)


@pytest.mark.usefixtures("folder")
def test_hint_is_a_command_of_the_game() -> None:
    done = play(["h", "q"], "exoplanets", "--bots", "random", "--seed", "3")
    assert done.exit_code == 0, done.output
    assert "1. Return" in done.stdout
    assert "Chance to win" in done.stdout
    assert "⟦" not in done.stdout
