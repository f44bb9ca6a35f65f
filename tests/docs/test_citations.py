"""Every rule and ruling that is cited exists in the specification, and every ruling has a test."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(path.parent.name for path in ROOT.glob("src/orrery/games/*/game.py"))
SUFFIXES = {".py", ".md", ".toml", ".ftl", ".ts", ".tsx", ".css"}

NUMBER = r"\d+(?:\.\d+)*"
NUMBERS = rf"{NUMBER}(?:(?:, | and | to |-){NUMBER})*"
STEPS = rf",? steps? ({NUMBERS})"
CITED = re.compile(
    rf"\b(?:(rule|section|ruling) ({NUMBER})|(rules|sections|rulings) ({NUMBERS}))(?:{STEPS})?",
    re.IGNORECASE,
)
TEST_NAME = re.compile(
    r"\btest_(?:(ruling)s?_(\d+)|(rule|section)_(\d(?:_\d(?!\d))*))(?:_(and|to)_(\d+)(?=_))?"
)
TABLE_ROW = re.compile(rf"^\| ({NUMBERS})(?:{STEPS})?\b[^|]*\|", re.MULTILINE)


class Citation(NamedTuple):
    """A paragraph of the specification by its kind (rule or ruling) and number."""

    kind: str
    number: str


def specified(game: str) -> list[Citation]:
    page = ROOT / "docs" / "specification" / f"{game}.md"
    text = page.read_text("utf-8") if page.exists() else ""
    rules = re.findall(rf"^(?:#+ ({NUMBER})\.? |\*\*({NUMBER})\*\*)", text, re.MULTILINE)
    rulings = re.findall(r"^\*\*Ruling (\d+)\.\*\* ", text, re.MULTILINE)
    return [Citation("rule", heading or paragraph) for heading, paragraph in rules] + [
        Citation("ruling", number) for number in rulings
    ]


def numbers_in(text: str) -> Iterator[str]:
    """Each number of a list such as `7, 8 and 12 to 15`."""
    for part in re.split(r", | and ", text):
        first, *last = re.split(r" to |-", part)
        if not last:
            yield first
            continue
        *parents, start = first.split(".")
        for number in range(int(start), int(last[0].split(".")[-1]) + 1):
            yield ".".join([*parents, str(number)])


def with_steps(numbers: str, steps: str | None) -> Iterator[str]:
    yield from numbers_in(numbers)
    if steps:
        parent = list(numbers_in(numbers))[-1]
        yield from (f"{parent}.{step}" for step in numbers_in(steps))


def in_sentences(text: str) -> Iterator[Citation]:
    joined = re.sub(r"\s*\n\s*(?:#|//|\*)?\s*", " ", text)
    for word, number, words, numbers, steps in CITED.findall(joined):
        kind = "ruling" if (word or words).lower().startswith("ruling") else "rule"
        yield from (Citation(kind, found) for found in with_steps(number or numbers, steps))


def in_test_names(text: str) -> Iterator[Citation]:
    for ruling, number, _, rule, link, last in TEST_NAME.findall(text):
        first = number or rule.replace("_", ".")
        *parents, start = first.split(".")
        numbers = range(int(start), int(last) + 1) if link == "to" else [int(start)]
        numbers = [*numbers, int(last)] if link == "and" else numbers
        kind = "ruling" if ruling else "rule"
        yield from (Citation(kind, ".".join([*parents, str(found)])) for found in numbers)


def in_tables(text: str) -> Iterator[Citation]:
    """The first cells of a game's map from rules to code, which begin with a number."""
    for section in re.split(r"^## ", text, flags=re.MULTILINE):
        kind = "ruling" if section.startswith("Rulings") else "rule"
        for numbers, steps in TABLE_ROW.findall(section):
            yield from (Citation(kind, found) for found in with_steps(numbers, steps))


def files_of(game: str) -> Iterator[Path]:
    yield ROOT / "docs" / "specification" / f"{game}.md"
    yield from sorted((ROOT / "tests" / "specification").glob(f"{game}*.py"))
    for folder in ("src/orrery/games", "tests/games", "ui/src/games"):
        for path in sorted((ROOT / folder / game).rglob("*")):
            if path.suffix in SUFFIXES:
                yield path


def cited(path: Path) -> Iterator[Citation]:
    if not path.exists():
        return
    text = path.read_text("utf-8")
    yield from in_sentences(text)
    yield from in_test_names(text)
    if path.name == "README.md":
        yield from in_tables(text)


@pytest.mark.parametrize("game", GAMES)
def test_every_citation_leads_to_a_paragraph(game: str) -> None:
    known = set(specified(game))
    lost = [
        f"{path.relative_to(ROOT)}: {citation.kind} {citation.number}"
        for path in files_of(game)
        for citation in cited(path)
        if citation not in known
    ]
    assert lost == []


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_named_by_a_test(game: str) -> None:
    folder = ROOT / "tests" / "games" / game
    names = [name for path in folder.glob("test_*.py") for name in in_test_names(path.read_text())]
    tested = {int(number) for kind, number in names if kind == "ruling"}
    rulings = {int(number) for kind, number in specified(game) if kind == "ruling"}
    assert sorted(rulings - tested) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_number_is_given_twice(game: str) -> None:
    found = specified(game)
    assert sorted({citation for citation in found if found.count(citation) > 1}) == []


@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_numbered_without_a_gap(game: str) -> None:
    rulings = [int(number) for kind, number in specified(game) if kind == "ruling"]
    assert rulings == list(range(1, len(rulings) + 1))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("# Rule 1.5: the star", ["rule 1.5"]),
        ("Rule 1.6, step 4: the end", ["rule 1.6", "rule 1.6.4"]),
        ("Rule 1.6, steps 1 to 3.", ["rule 1.6", "rule 1.6.1", "rule 1.6.2", "rule 1.6.3"]),
        ("Rulings 10 and 11: gas", ["ruling 10", "ruling 11"]),
        ("as in rulings 7, 8 and 12-14.", [f"ruling {number}" for number in (7, 8, 12, 13, 14)]),
        ("at the end (ruling\n    41).", ["ruling 41"]),
        ("Section 5.1: the board", ["rule 5.1"]),
        ("Rules number 1, 3 seats", []),
    ],
)
def test_what_a_sentence_cites(text: str, found: list[str]) -> None:
    assert [" ".join(citation) for citation in in_sentences(text)] == found


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("test_ruling_06_take_what_is_left", ["ruling 6"]),
        ("test_rulings_10_and_11_without_gas", ["ruling 10", "ruling 11"]),
        ("test_rulings_36_to_38_the_start", ["ruling 36", "ruling 37", "ruling 38"]),
        ("test_rule_1_2_4_and_6_each_seat", ["rule 1.2.4", "rule 1.2.6"]),
        ("test_section_5_1_22_star_spaces_have_three_neighbours", ["rule 5.1"]),
    ],
)
def test_what_the_name_of_a_test_cites(name: str, found: list[str]) -> None:
    assert [f"{kind} {number}" for kind, number in in_test_names(name)] == found


def test_what_the_table_of_a_game_cites() -> None:
    text = "## Rules\n| 1.6 steps 1 and 3 | `a` |\n## Rulings\n| 7, 8 black hole | `b` |\n"
    found = [" ".join(citation) for citation in in_tables(text)]
    assert found == ["rule 1.6", "rule 1.6.1", "rule 1.6.3", "ruling 7", "ruling 8"]
