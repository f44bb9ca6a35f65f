"""Sentences come from Fluent files; what is missing shows."""

import pytest

from orrery.bots import UnknownBot
from orrery.bots.arena import BotsForSeats
from orrery.cli.output import error_lines, format_list, print_table
from orrery.cli.series import BadOptionText
from orrery.cli.text import Texts, language_of
from orrery.core.errors import IllegalAction, OrreryError, UnknownOption
from orrery.play import errors
from tests.toy.toy import TOY

TEXTS = Texts()


def family(base: type[OrreryError]) -> list[type[OrreryError]]:
    return [base, *(leaf for child in base.__subclasses__() for leaf in family(child))]


# What a server answers over the wire is said by the screen, not by a command.
SAID_BY_THE_SCREEN = ("orrery.server.errors", "orrery.server.tables.game")


def test_every_error_of_a_command_has_a_sentence() -> None:
    codes = {e.code for e in family(OrreryError) if e.__module__ not in SAID_BY_THE_SCREEN}
    assert {UnknownBot.code, BadOptionText.code, BotsForSeats.code} <= codes
    assert [code for code in sorted(codes) if not TEXTS.has(f"error-{code}")] == []


@pytest.mark.parametrize(
    "error",
    [
        errors.BadShape(2, "{}", key="seat", expected="int"),
        errors.UnknownFormat(1, "x", known=["y"]),
        errors.UnknownRules(1, "2", game="comets", known=[1]),
        errors.WrongSeat(3, "wait", ["draw"], given="chance", expected=0),
        errors.WrongResult(9, "{}", expected="{}"),
        errors.RecordOptionValue(1, "two", option="goal", known=["none"]),
    ],
)
def test_the_sentence_of_a_record_error_names_its_line(error: errors.RecordError) -> None:
    message = error_lines(TEXTS, error)[0]
    assert message.startswith(f"line {error.line}: ")
    assert "⟦" not in message


def test_a_high_line_number_is_written_plainly() -> None:
    assert error_lines(TEXTS, errors.BadJson(12345, "x"))[0].startswith("line 12345: ")


def test_what_was_legal_follows_and_is_shortened_with_a_count() -> None:
    legal = [f"take {n}" for n in range(40)]
    message, told = error_lines(TEXTS, IllegalAction("fly", legal))
    assert "fly" in message
    assert "take 11" in told
    assert "take 12" not in told
    assert "28 more" in told


def test_a_short_list_is_whole() -> None:
    assert format_list(TEXTS, [1, "two", 3]) == "1, two, 3"


def test_a_missing_key_or_argument_shows() -> None:
    assert TEXTS.format("no-such-key") == "⟦no-such-key⟧"
    assert TEXTS.format("error-illegal") == "⟦error-illegal⟧"


def test_another_language_falls_back_to_english() -> None:
    assert Texts("xx", TOY).format("error-illegal", text="fly").endswith("fly")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "xx_XX"}, "en"),
        ({"LANG": "../../x"}, "en"),
        ({"ORRERY_LANGUAGE": "EN", "LANG": "xx"}, "en"),
    ],
)
def test_the_language_is_one_there_are_texts_in(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_where_there_is_nothing_to_list_it_says_so() -> None:
    error = UnknownOption(game="exoplanets", option="edition", known=[])
    assert error_lines(TEXTS, error) == [
        "exoplanets has no option called edition. Known options: none."
    ]


@pytest.mark.parametrize(
    "headings",
    [
        ["A percentile, when thinking"] * 5,
        ["Rating", "Share of wins", "Margin", "Median ms when thinking", "99th percentile, ms"],
    ],
)
def test_no_number_of_a_table_is_cut_where_there_is_little_room(
    headings: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    numbers = ("942 [766, 1073]", "0.017 [0.005, 0.059]", "-25.3", "1234.5", "6789.1")
    print_table(["Bot", *headings], [("cmd:python3 /a/long/way/to/bot.py", *numbers)])
    lines = capsys.readouterr().out.splitlines()
    assert {len(line) for line in lines} <= set(range(81))
    for cell in numbers:
        assert all(f" {word} " in " ".join(lines) for word in cell.split()), lines
