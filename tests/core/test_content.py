"""Content files: where they are read from and how their mistakes are reported."""

from pathlib import Path

import pytest
from msgspec import Struct

from orrery.core.content import ContentFile, ContentItem
from orrery.core.errors import ContentError

PACKAGE = "orrery.games.cosmos"


class Thing(ContentItem, frozen=True):
    id: str


class Things(Struct, frozen=True):
    thing: tuple[Thing, ...]


def test_the_file_beside_the_code_is_read_by_default() -> None:
    file = ContentFile(PACKAGE)
    assert file.name == "cosmos/content.toml"
    assert "[numbers]" in file.read()


def test_the_environment_names_another_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "mine.toml"
    other.write_text("[[thing]]\n", "utf-8")
    monkeypatch.setenv("ORRERY_CONTENT_COSMOS", str(other))
    file = ContentFile(PACKAGE)
    assert (file.name, file.read()) == (str(other), "[[thing]]\n")


def test_records_are_typed() -> None:
    text = '[[thing]]\nid = "a"\nsource = "rulebook"\n'
    assert ContentFile(PACKAGE).convert(text, Things).thing[0].id == "a"


@pytest.mark.parametrize("text", ["[[thing", '[[thing]]\nid = "a"\n'])
def test_a_mistake_in_the_text_names_the_file(text: str) -> None:
    with pytest.raises(ContentError) as refused:
        ContentFile(PACKAGE).convert(text, Things)
    assert refused.value.facts["file"] == "cosmos/content.toml"


@pytest.mark.parametrize(
    ("ids", "place", "problem"),
    [
        (["a", "b", "a"], "thing[2].id", "used-twice"),
        (["a", "b", "c"], "thing", "too-many"),
        (["a"], "thing", "number"),
    ],
)
def test_ids_are_unique_and_as_many_as_they_must_be(
    ids: list[str], place: str, problem: str
) -> None:
    with pytest.raises(ContentError) as refused:
        ContentFile(PACKAGE).check_ids("thing", ids, exactly=2, at_most=2 if len(ids) > 1 else 9)
    assert (refused.value.facts["place"], refused.value.facts["problem"]) == (place, problem)


def test_ids_that_are_well() -> None:
    ContentFile(PACKAGE).check_ids("thing", ["a", "b"])


def test_an_unknown_id_is_refused() -> None:
    file = ContentFile(PACKAGE)
    file.check_known("thing[0].of", "a", ["a"])
    with pytest.raises(ContentError) as refused:
        file.check_known("thing[0].of", "b", ["a"])
    assert refused.value.facts == {
        "file": "cosmos/content.toml",
        "place": "thing[0].of",
        "problem": "unknown-id",
        "value": "b",
    }
