"""Every text can be written out: with every kind of number, and lengthened for layouts."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, serialize

from tests.texts.catalogue import LANGUAGES, PLACES, SOURCE, messages, walk

# Facts that are numbers though no plural asks for them.
COUNTED = ("line", "seat", "last", "version", "rating", "seconds", "size", "points")
NUMBERS = (0, 1, 2, 5, 22, 1.5)
each_place = pytest.mark.parametrize("place", PLACES)


def bundle_of(language: str, source: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def written(bundle: FluentBundle, key: str, args: dict[str, str | float]) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, args)
    assert errors == [], key
    return str(text)


def variables(place: str, language: str, key: str) -> set[str]:
    """What a text needs, also for the texts it is made of."""
    told = messages(place, language)
    needed = (told[each].variables for each in told[key].references)
    return told[key].variables.union(*needed)


def asks_number(place: str, language: str, key: str, name: str) -> bool:
    choices = messages(place, language)[key].choices + messages(place, SOURCE)[key].choices
    return any(choice.asks == name and choice.is_plural for choice in choices)


@each_place
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_written_without_an_error(place: str, language: str) -> None:
    bundle = bundle_of(language, PLACES[place].path(language).read_text("utf-8"))
    for key in messages(place, language):
        for number in NUMBERS:
            needed = variables(place, language, key)
            args: dict[str, str | float] = {name: f"<{name}>" for name in needed}
            counted = [name for name in args if asks_number(place, language, key, name)]
            args |= dict.fromkeys(counted, number)
            args |= {name: number for name in COUNTED if name in args}
            text = written(bundle, key, args)
            assert text.strip(), key
            assert "{" not in text, key


def lengthened(source: str) -> str:
    """The same texts with doubled vowels, about 40 % longer."""
    tree = parse(source)
    for node in walk(tree):
        if isinstance(node, ast.TextElement):
            node.value = "".join(sign * 2 if sign in "aeiouy" else sign for sign in node.value)
    return serialize(tree)


@each_place
def test_a_longer_pseudo_language_says_the_same_facts(place: str) -> None:
    source = PLACES[place].path(SOURCE).read_text("utf-8")
    longer = bundle_of(SOURCE, lengthened(source))
    plain = bundle_of(SOURCE, source)
    lengths = [0, 0]
    for key in messages(place, SOURCE):
        args: dict[str, str | float] = dict.fromkeys(variables(place, SOURCE, key), 7)
        before, after = written(plain, key, args), written(longer, key, args)
        assert after.count("7") == before.count("7"), key
        lengths = [lengths[0] + len(before), lengths[1] + len(after)]
    assert lengths[1] > 1.2 * lengths[0]
