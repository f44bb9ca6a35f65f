"""The tables of the specification say what the content files say, and the notation lists exactly
the actions of each game."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from orrery.games import GAMES
from tests.specification.pages import table_of

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
NOTATION = (DOCS / "notation.md").read_text("utf-8")
PAGES = [DOCS / "notation.md", *sorted(DOCS.glob("specification/*.md"))]


def content_of(game: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / f"src/orrery/games/{game}/content.toml").read_text("utf-8"))


def test_cosmos_nebula_tiles() -> None:
    assert table_of("cosmos", "tile | needs | points") == [
        [
            tile["id"],
            " ".join(
                star for star in ("H", "He", "O", "C") for _ in range(tile["needs"].get(star, 0))
            ),
            str(tile["points"]),
        ]
        for tile in content_of("cosmos")["tile"]
    ]


def test_cosmos_nebula_spaces() -> None:
    assert table_of("cosmos", "space | q, r") == [
        [
            space["id"],
            f"{space['q']}, {space['r']}",
            space["sector"],
            " ".join(space["stars"]),
            " ".join(space["life"]),
        ]
        for space in content_of("cosmos")["nebula_space"]
    ]


def by_number(spaces: set[str]) -> str:
    return " ".join(sorted(spaces, key=lambda space: int(space[1:])))


def places(nebulae: list[dict[str, Any]], kind: str, space: str) -> list[str]:
    """The sectors of a star or life space, and the nebula spaces it touches."""
    touched = [nebula for nebula in nebulae if space in nebula[kind]]
    sectors = {nebula["sector"] for nebula in touched}
    return [
        " ".join(sector for sector in ("delta", "psi", "phi") if sector in sectors),
        " ".join(nebula["id"] for nebula in touched),
    ]


def test_cosmos_star_spaces() -> None:
    content = content_of("cosmos")
    ends = {life["id"]: set(life["ends"]) for life in content["life_space"]}
    rows = table_of("cosmos", "space | x, y")
    assert len(rows) == len(content["star_space"])
    for row, star in zip(rows, content["star_space"], strict=True):
        space = star["id"]
        beside = {life for life, corners in ends.items() if space in corners}
        stars = set().union(*(ends[life] for life in beside)) - {space}
        around = places(content["nebula_space"], "stars", space)
        assert [row[0], *row[2:]] == [space, *around, by_number(stars), by_number(beside)]
        assert [float(at) for at in row[1].split(", ")] == pytest.approx(
            [star["x"], star["y"]], abs=0.001
        )


def test_cosmos_life_spaces() -> None:
    content = content_of("cosmos")
    ends = {life["id"]: set(life["ends"]) for life in content["life_space"]}
    assert table_of("cosmos", "space | ends") == [
        [
            space,
            by_number(corners),
            *places(content["nebula_space"], "life", space),
            by_number(
                {life for life, others in ends.items() if life != space and corners & others}
            ),
        ]
        for space, corners in ends.items()
    ]


def test_cosmos_power_cards() -> None:
    rows = table_of("cosmos", "deck | card | cost | effect")
    cards = content_of("cosmos")["power"]
    assert [row[:2] for row in rows] == [[card["deck"], card["id"]] for card in cards]


def test_cosmos_numbers() -> None:
    numbers = content_of("cosmos")["numbers"]
    rows = table_of("cosmos", "number | value")
    assert {key for _, _, key in rows} == set(numbers) - {"source"}
    for _, value, key in rows:
        assert value == str(numbers[key]).strip("[]"), key


def test_exoplanets_planets() -> None:
    assert table_of("exoplanets", "planet | type | cost") == [
        [planet["id"], planet["type"], " + ".join(planet["cost"]), planet["left"], planet["right"]]
        for planet in content_of("exoplanets")["planet"]
    ]


def test_exoplanets_goals() -> None:
    rows = table_of("exoplanets", "no. | goal | points | condition")
    assert [row[:3] for row in rows] == [
        [str(goal["number"]), goal["id"], str(goal["points"])]
        for goal in content_of("exoplanets")["goal"]
    ]


def test_exoplanets_space_tiles() -> None:
    assert table_of("exoplanets", "tile | goal | effect") == [
        [tile["id"], tile["goal"], tile["effect"], tile["background"], tile["marker"]]
        for tile in content_of("exoplanets")["tile"]
    ]


def test_exoplanets_effects_and_their_copies() -> None:
    tiles = content_of("exoplanets")["tile"]
    rows = table_of("exoplanets", "effect | background | copies")
    for effect, background, copies, _ in rows:
        found = [tile for tile in tiles if tile["effect"] == effect]
        assert {tile["background"] for tile in found} == {background}, effect
        assert len(found) == int(copies), effect
    assert {row[0] for row in rows} == {tile["effect"] for tile in tiles}


CHAPTERS = {"cosmos": "## 5. Crafting the Cosmos", "exoplanets": "## 6. Exoplanets"}
PLACEHOLDERS = {
    "S": r"S\d+",
    "L": r"L\d+",
    "N": r"N\d+",
    "P": r"P\d\d",
    "T": r"T\d\d",
    "tile": r"[123]-\d\d",
    "star": "H|He|O|C",
    "type": "light|time|gravity|chemistry",
    "resource": "energy|water|gas",
    "card": "[a-z-]+",
    "goal": "[a-z0-9-]+",
}


def forms_of(game: str) -> dict[str, re.Pattern[str]]:
    """The forms of all actions in the tables of a game's chapter."""
    chapter = NOTATION.split(CHAPTERS[game])[1].split("\n## ")[0]
    cells = re.findall(r"^\| (`[^|]+) \|", chapter, re.MULTILINE)
    forms = [form for cell in cells for form in re.findall(r"`([^`]+)`", cell)]
    return {
        form: re.compile(
            re.sub(r"<(\w+)>", lambda found: f"(?:{PLACEHOLDERS.get(found[1], '[0-9]+')})", form)
        )
        for form in forms
        if not form.startswith("<")
    }


@pytest.mark.parametrize("game", CHAPTERS)
def test_every_action_has_a_form_in_the_notation(game: str) -> None:
    patterns = forms_of(game).values()
    texts = [action.text for action in GAMES[game].actions]
    assert [text for text in texts if not any(form.fullmatch(text) for form in patterns)] == []


@pytest.mark.parametrize("game", CHAPTERS)
def test_every_form_of_the_notation_is_of_some_action(game: str) -> None:
    texts = [action.text for action in GAMES[game].actions]
    unused = [
        form
        for form, pattern in forms_of(game).items()
        if not any(pattern.fullmatch(text) for text in texts)
    ]
    assert unused == []


def anchors_of(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_link_to_a_heading_leads_there(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]*)#([^)\s]+)\)", page.read_text("utf-8"))
    lost = [
        f"{file}#{anchor}"
        for file, anchor in links
        if anchor not in anchors_of(page.parent / file if file else page)
    ]
    assert lost == []


def test_every_error_of_a_record_is_in_the_notation() -> None:
    source = (ROOT / "src/orrery/play/errors.py").read_text("utf-8")
    codes = set(re.findall(r'"(record-[a-z-]+)"', source))
    assert set(re.findall(r"^\| `(record-[a-z-]+)`", NOTATION, re.MULTILINE)) == codes
