"""Choosing an opponent in the terminal: every level with what is known of it."""

import io
import sys
from collections.abc import Iterator

import pytest
from rich.console import Console
from typer.testing import CliRunner

from orrery.bots.ladder import Ladder, LadderEntry
from orrery.bots.levels import LEVELS
from orrery.cli import play_levels
from orrery.cli.main import app
from orrery.cli.play_levels import bot_label, choose_level, describe_measured, list_levels
from orrery.cli.text import Texts
from tests.texts.catalogue import LANGUAGES


def measured(milliseconds: float) -> Ladder:
    entry = LadderEntry(
        rating=1234.4,
        rating_ci95=(1200.0, 1270.0),
        win_share=0.9,
        win_share_ci95=(0.87, 0.93),
        mean_margin=12.5,
        ms_thinking_median=milliseconds,
        ms_thinking_p99=3 * milliseconds,
        games=400,
    )
    return Ladder(
        game="cosmos",
        seats=2,
        seed=1,
        games=400,
        command="orrery ladder",
        bots={"architect": entry},
        steps={},
    )


class Somebody(Console):
    """A terminal at which somebody types these lines."""

    def __init__(self, *lines: str) -> None:
        super().__init__(file=io.StringIO(), width=100)
        self.lines: Iterator[str] = iter(lines)

    def input(self, prompt: object = "", **_: object) -> str:
        self.print(prompt)
        return next(self.lines)

    @property
    def seen(self) -> str:
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)


@pytest.mark.usefixtures("terminal")
@pytest.mark.parametrize(
    ("line", "level"),
    [("", "stargazer"), ("3", "navigator"), ("Architect", "architect"), ("wanderer", "wanderer")],
)
def test_a_level_is_chosen_by_number_or_name_and_enter_takes_the_first(
    line: str, level: str
) -> None:
    assert choose_level("cosmos", Somebody(line), Texts("en")) == level


@pytest.mark.usefixtures("terminal")
def test_what_is_no_level_is_asked_for_again() -> None:
    console = Somebody("9", "greedy", "Astronom")
    assert choose_level("cosmos", console, Texts("de")) == "astronomer"
    assert console.seen.count("Diesen Gegner gibt es nicht") == 2


def test_where_nobody_can_answer_the_first_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: False)
    assert choose_level("cosmos", Somebody(), Texts("en")) == "stargazer"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_is_listed_with_its_character(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play_levels, "ladder_of", dict[str, Ladder]().get)
    console, texts = Somebody(), Texts(language)
    console.print(list_levels("cosmos", texts))
    for name in LEVELS:
        assert texts.format(f"bot-{name}") in console.seen
        assert texts.format(f"bot-{name}-about").split()[0] in console.seen
    assert "⟦" not in console.seen


def test_what_was_measured_is_told_with_the_number_of_seats() -> None:
    texts = Texts("en")
    told = describe_measured(measured(340.0), "architect", texts)
    assert told == "Rating 1234 in games with 2 players · thinks for about 0.3 s"
    assert describe_measured(measured(4.0), "architect", texts).endswith("moves at once")
    assert describe_measured(measured(4.0), "wanderer", texts) == ""
    assert describe_measured(None, "architect", texts) == ""


def test_people_keep_their_names() -> None:
    texts = Texts("en")
    assert bot_label(texts, "You") == "You"
    assert bot_label(texts, "navigator 2") == "Navigator 2"
    assert bot_label(texts, "greedy") == "Greedy bot"


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_help_of_a_command_names_the_levels(command: str) -> None:
    shown = CliRunner().invoke(app, [command, "--help"], env={"COLUMNS": "200"}).stdout
    assert all(level in shown for level in LEVELS)
