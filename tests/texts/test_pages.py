"""The pages of docs/rules are those the texts give."""

from docs import make_rules
from tests.texts.catalogue import GAMES, LANGUAGES


def test_there_is_a_page_for_every_game_and_language() -> None:
    names = {f"{game}.{language}.md" for game in GAMES for language in LANGUAGES}
    assert {path.name for path in make_rules.pages()} == names
    assert {path.name for path in make_rules.PAGES.glob("*.md")} == names


def test_the_pages_are_fresh() -> None:
    stale = [path.name for path, text in make_rules.pages().items() if path.read_text() != text]
    assert stale == [], "run python docs/make_rules.py"
