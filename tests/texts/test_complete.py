"""Every language says everything English says, with the same facts, and nothing else."""

import re

import pytest
from fluent.syntax import ast

from tests.texts.catalogue import (
    CATEGORIES,
    LANGUAGES,
    PLACES,
    SOURCE,
    TRANSLATIONS,
    Message,
    entries,
    messages,
)

REQUIRED = {
    "en": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
    "fr": {"one", "other"},
    "es": {"one", "other"},
    "de": {"one", "other"},
}
# Names that are the same in every edition, and the names of languages in themselves.
SAME_EVERYWHERE = re.compile(r"^(version|error-file|language-..|game-name)$")

each_place = pytest.mark.parametrize("place", PLACES)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_translation = pytest.mark.parametrize("language", TRANSLATIONS)


@each_place
@each_language
def test_a_file_holds_plain_messages_each_once(place: str, language: str) -> None:
    junk = [entry.content for entry in entries(place, language) if isinstance(entry, ast.Junk)]
    assert junk == []
    told = [entry for entry in entries(place, language) if isinstance(entry, ast.Message)]
    keys = [entry.id.name for entry in told]
    assert [key for key in set(keys) if keys.count(key) > 1] == []
    assert [entry.id.name for entry in told if entry.attributes or entry.value is None] == []


@each_place
@each_translation
def test_the_same_texts_in_the_same_order(place: str, language: str) -> None:
    english, other = messages(place, SOURCE), messages(place, language)
    assert [key for key in english if key not in other] == [], "missing"
    assert [key for key in other if key not in english] == [], "nobody reads"
    assert list(other) == list(english), "order"


@each_place
@each_translation
def test_the_same_facts_in_each_text(place: str, language: str) -> None:
    english = messages(place, SOURCE)
    for key, message in messages(place, language).items():
        assert message.variables == english[key].variables, key
        assert message.references == english[key].references, key
        assert _literals(message) == _literals(english[key]), key


def _literals(message: Message) -> set[tuple[str, str]]:
    return {(choice.asks, key) for choice in message.choices for key in choice.literals}


@each_place
@each_language
def test_plural_forms_are_all_there(place: str, language: str) -> None:
    for key, message in messages(place, language).items():
        for choice in message.choices:
            if choice.is_plural:
                assert set(choice.keys) & CATEGORIES == REQUIRED[language], key


@each_place
@each_translation
def test_no_english_is_left_over(place: str, language: str) -> None:
    english = messages(place, SOURCE)
    same = [
        key
        for key, message in messages(place, language).items()
        if message.value == english[key].value
        and any(len(re.findall(r"[^\W\d_]{3,}", text)) > 1 for text in message.texts)
        and not SAME_EVERYWHERE.match(key)
        and not _is_reference(place, key)
    ]
    assert same == []


def _is_reference(place: str, key: str) -> bool:
    """The keys of things a section of the rules explains are no language."""
    return place.endswith("-rules") and key.endswith("-see")
