"""What an exported page holds: the whole of a finished record, or one viewer's part of it."""

import base64
import gzip
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

import orrery.server.replay_page as pages
from orrery.cli.main import app
from orrery.core.game import SPECTATOR
from orrery.games import GAMES
from orrery.play.observation import observe
from orrery.play.record import Record, load, positions

FILE = Path(__file__).parents[1] / "records" / "cosmos" / "cosmos-random-0000-2p.jsonl"


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen that is built, whichever."""
    (tmp_path / "replay.js").write_text("'</script>'")
    (tmp_path / "replay.css").write_text("body { color: red }")
    monkeypatch.setattr(pages, "FOLDER", tmp_path)


def record() -> Record:
    return load(FILE, GAMES)


def held(page: bytes) -> dict[str, Any]:
    packed = re.search(rb'id="record">([^<]+)<', page)
    assert packed is not None
    found: dict[str, Any] = msgspec.json.decode(gzip.decompress(base64.b64decode(packed[1])))
    return found


def test_a_finished_record_is_seen_from_every_seat() -> None:
    part = held(pages.page_of(record()))
    assert list(part["seen"]) == ["0", "1"]
    assert part["table"]["status"] == "finished"
    assert part["table"]["result"] is not None


def test_the_positions_are_those_of_the_record() -> None:
    whole = record()
    states = {at: state.copy() for at, state in enumerate(positions(whole))}
    seen = held(pages.page_of(whole))["seen"]["1"]
    stops = [step["position"] for step in seen["log"]["steps"]]
    assert stops == [frame["position"] for frame in seen["frames"]]
    assert stops[-1] == len(whole.entries)
    for frame in seen["frames"][::40]:
        view = observe(whole.game, states[frame["position"]], 1).view
        assert frame["view"] == msgspec.to_builtins(view)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_page_of_one_seat_is_the_same_whatever_the_other_held(seat: int) -> None:
    part = held(pages.page_of(record(), seat))
    assert list(part["seen"]) == [str(seat)]
    assert part["table"]["result"] is None
    assert {frame["seat"] for frame in part["seen"][str(seat)]["frames"]} == {seat}


def test_an_unfinished_record_is_seen_by_a_spectator() -> None:
    whole = record()
    part = held(pages.page_of(replace(whole, entries=whole.entries[:50], result=None)))
    assert list(part["seen"]) == [str(SPECTATOR)]
    assert part["table"]["status"] == "running"


def test_the_page_allows_its_own_script_alone_and_is_always_the_same() -> None:
    page = pages.page_of(record())
    assert page == pages.page_of(record())
    script = b"<script>'<\\/script>'</script>"
    assert script in page
    assert b"script-src 'sha256-" in page
    assert b"default-src 'none'" in page
    assert re.search(rb"https?://", page) is None


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["export", *words])
    return result.exit_code, " ".join(result.output.split())


def test_the_command_writes_it_and_says_how_large_it_is(tmp_path: Path) -> None:
    out = tmp_path / "game.html"
    status, printed = run(str(FILE), "--html", str(out))
    assert status == 0
    assert f"{round(len(out.read_bytes()) / 1000)} kB" in printed
    status, printed = run(str(FILE), "--html", str(out), "--seat", "5")
    assert (status, "no seat 5" in printed) == (2, True)


def test_without_the_screen_it_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "nowhere")
    status, printed = run(str(FILE), "--html", str(tmp_path / "game.html"))
    assert (status, "make screen" in printed) == (2, True)
