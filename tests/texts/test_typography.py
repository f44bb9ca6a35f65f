"""Quotes, spaces and stops as each language writes them."""

import re
from collections.abc import Iterator

import pytest

from tests.texts.catalogue import LANGUAGES, PLACES, SOURCE, TRANSLATIONS, messages

each_place = pytest.mark.parametrize("place", PLACES)
NO_BREAK = "\u00a0"
NARROW = "\u202f"


def lines(place: str, language: str) -> Iterator[tuple[str, str]]:
    for key, message in messages(place, language).items():
        for text in message.texts:
            for line in text.split("\n"):
                yield key, line


@each_place
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_straight_quotes(place: str, language: str) -> None:
    assert [key for key, line in lines(place, language) if '"' in line or "'" in line] == []


@each_place
@pytest.mark.parametrize(
    ("language", "foreign"), [("pl", "“«»"), ("fr", "„“”"), ("es", "„“”"), ("de", "”«»")]
)
def test_the_quotes_of_the_language(place: str, language: str, foreign: str) -> None:
    assert [key for key, line in lines(place, language) if set(line) & set(foreign)] == []


@each_place
@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_are_single_unless_english_sets_columns(place: str, language: str) -> None:
    columns = {key for key, line in lines(place, SOURCE) if "  " in line}
    doubled = {key for key, line in lines(place, language) if "  " in line}
    assert doubled <= columns
    assert language != SOURCE or all(key in DRAWN for key in columns)


# Texts that are set in columns by their spaces.
DRAWN = {"legend", "play-help", "column-stock"}


@each_place
def test_french_keeps_its_spaces_unbroken(place: str) -> None:
    for key, line in lines(place, "fr"):
        assert not re.search(r" [:;!?»]|« |[^\s\u00a0\u202f/(\[.]\?$", line), key
        assert not re.search(rf"[^{NO_BREAK}{NARROW}\s/:]:( |$)", line), key


@each_place
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ellipsis_is_one_sign(place: str, language: str) -> None:
    assert [key for key, line in lines(place, language) if "..." in line] == []


@each_place
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_sentence_ends_where_the_english_one_ends(place: str, language: str) -> None:
    english = messages(place, SOURCE)
    for key, message in messages(place, language).items():
        ends = {source.endswith(".") for source in (message.value, english[key].value)}
        assert len(ends) == 1, key
