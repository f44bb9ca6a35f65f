"""Settings come from the command line, the environment and a file, and the page lists them all."""

import re
from pathlib import Path

import pytest

from orrery.server import settings
from orrery.server.serve import addresses
from orrery.server.settings import BadSetting, Settings, UnknownSetting, load

ROOT = Path(__file__).resolve().parents[2]


def test_the_page_is_fresh() -> None:
    assert (ROOT / settings.PAGE).read_text("utf-8") == settings.page()


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "orrery.toml"
    file.write_text('host = "file"\nport = 1\ndata = "file"\n')
    environment = {"ORRERY_SETTINGS": str(file), "ORRERY_PORT": "2", "ORRERY_DATA": "environment"}
    found = load(environment, {"data": "line", "host": None})
    assert (found.host, found.port, found.data) == ("file", 2, "line")


@pytest.mark.parametrize("wrong", [{"ORRERY_PORT": "70000"}, {"ORRERY_LOG_LEVEL": "loud"}])
def test_a_wrong_setting_is_named(wrong: dict[str, str]) -> None:
    with pytest.raises(BadSetting, match=next(iter(wrong))[7:].lower()):
        load(wrong)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, ["http://127.0.0.1:9"]),
        ({"host": "::1"}, ["http://[::1]:9"]),
        ({"address": "https://play.example.org/"}, ["https://play.example.org"]),
    ],
)
def test_people_are_told_where_the_server_is(given: dict[str, str], expected: list[str]) -> None:
    assert addresses(Settings(**given), 9) == expected  # type: ignore[arg-type]


def test_a_make_server_the_whole_network_names_its_address_there() -> None:
    here, *elsewhere = addresses(Settings(host="0.0.0.0"), 9)  # noqa: S104 - nothing listens
    assert here == "http://localhost:9"
    assert all(re.fullmatch(r"http://\d+\.\d+\.\d+\.\d+:9", place) for place in elsewhere)


def test_an_unknown_setting_in_the_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "orrery.toml"
    file.write_text('colour = "red"\n')
    with pytest.raises(UnknownSetting, match="colour"):
        load({"ORRERY_SETTINGS": str(file)})


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("ORRERY_PROT", "ORRERY_PORT"),
        ("ORRERY_REDDIS", "ORRERY_REDIS"),
        ("ORRERY_METRIC_TOKEN", "ORRERY_METRICS_TOKEN"),
    ],
)
def test_a_misspelt_setting_is_refused_with_the_nearest_name(name: str, nearest: str) -> None:
    with pytest.raises(UnknownSetting) as refused:
        load({name: "1"})
    assert refused.value.facts == {"name": name, "place": "environment", "nearest": nearest}


@pytest.mark.parametrize(
    "name", ["ORRERY_LANGUAGE", "ORRERY_LONG", "ORRERY_CONTENT_COSMOS", "ORRERY_SETTINGS"]
)
def test_names_that_other_parts_read_are_no_mistakes(name: str) -> None:
    assert load({name: ""}) == Settings()


@pytest.mark.parametrize("url", ["foo", "http://host", "redis://host:port", "redis://:secret@[::"])
def test_an_address_that_is_none_of_redis_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(BadSetting) as refused:
        load({"ORRERY_REDIS": url})
    assert "secret" not in str(refused.value)
