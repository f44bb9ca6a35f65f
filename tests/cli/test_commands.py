"""The commands on records: what they print, what they write, how they end."""

import gc
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from typer.testing import CliRunner, Result

from orrery import __version__
from orrery.bots.arena import SeriesGame, SeriesResult, play_series_game
from orrery.cli.main import app
from orrery.cli.output import LISTED
from orrery.core.errors import UnknownGame
from orrery.core.game import Game
from orrery.play.record import encode, load, trace
from tests.play.games import GAMES, play_random
from tests.toy.toy import TOY

RECORD = play_random(names=["Ada", "[red]Bo"])


@pytest.fixture(autouse=True)
def _only_the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    games = ModuleType("orrery.games")
    games.__dict__.update(GAMES=GAMES, game_named=game_named)
    monkeypatch.setitem(sys.modules, "orrery.games", games)


def game_named(id: str) -> Game:  # type: ignore[type-arg]
    if id != TOY.id:
        raise UnknownGame(game=id, known=[TOY.id])
    return TOY


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_bytes(encode(RECORD))
    return path


def test_version() -> None:
    done = run("--version")
    assert (done.exit_code, done.stdout.strip()) == (0, f"Orrery {__version__}")


def test_help_names_the_extra_with_its_brackets() -> None:
    assert "orrery-tabletop[ray]" in run("simulate", "--help").stdout


@pytest.fixture
def _ordinary_collector() -> Iterator[None]:
    before = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.mark.usefixtures("_ordinary_collector")
@pytest.mark.parametrize("command", ["simulate", "review"])
def test_a_command_that_thinks_is_not_stopped_by_the_collector(
    command: str, file: Path, tmp_path: Path
) -> None:
    asked = [TOY.id, "--out", tmp_path] if command == "simulate" else [file]
    assert run(command, *asked).exit_code == 0
    assert gc.get_freeze_count() > 0
    assert gc.get_threshold() != (700, 10, 10)


def test_replay_prints_the_result(file: Path) -> None:
    done = run("replay", file)
    assert done.exit_code == 0
    assert RECORD.result is not None
    for score in RECORD.result.scores:
        assert f" {score} " in done.stdout
    assert "[red]Bo" in done.stdout


def test_replay_of_an_unfinished_game_says_who_is_to_act(file: Path) -> None:
    file.write_bytes(b"\n".join(encode(RECORD).splitlines()[:6]))
    done = run("replay", file)
    assert done.exit_code == 0
    assert "not finished" in done.stdout
    assert "Ada" in done.stdout


def test_the_trace_is_json_and_nothing_else(file: Path) -> None:
    done = run("replay", file, "--trace")
    assert done.exit_code == 0
    assert done.stdout.splitlines() == list(trace(RECORD))
    assert json.loads(done.stdout.splitlines()[-1])["to_act"] == []


@pytest.mark.parametrize("options", [[], ["--trace"]])
def test_a_line_that_does_not_fit_ends_with_1_and_says_all_that_was_legal(
    file: Path, options: list[str]
) -> None:
    lines = encode(RECORD).splitlines()
    lines[3] = b'{"seat":"chance","do":"launch ice-1"}'
    file.write_bytes(b"\n".join(lines))
    done = run("replay", file, *options)
    assert done.exit_code == 1
    assert done.stdout == ""
    assert "line 4: " in done.stderr
    assert "launch ice-1" in done.stderr
    before = json.loads(list(trace(RECORD))[2])
    assert len(before["legal"]["chance"]) > LISTED
    assert ", ".join(before["legal"]["chance"]) in done.stderr


def test_a_hostile_text_is_shown_short_and_harmless(file: Path) -> None:
    lines = encode(RECORD).splitlines()
    lines[3] = json.dumps({"seat": "chance", "do": "\x1b[2J[bold]" + "x" * 1_000_000}).encode()
    file.write_bytes(b"\n".join(lines))
    done = run("replay", file)
    assert done.exit_code == 1
    assert len(done.stderr) < 2000
    assert "\x1b" not in done.stderr
    assert "[bold]" in done.stderr


@pytest.mark.parametrize("name", ["missing.jsonl", "."])
def test_a_file_that_cannot_be_read_ends_with_2(tmp_path: Path, name: str) -> None:
    done = run("replay", tmp_path / name)
    assert done.exit_code == 2
    assert str(tmp_path) in done.stderr
    assert "Traceback" not in done.stderr


def test_simulate_writes_a_record_for_each_game(tmp_path: Path) -> None:
    out = tmp_path / "deep" / "games"
    done = run("simulate", "comets", "--seats", 3, "--games", 4, "--seed", 7, "--out", out)
    assert done.exit_code == 0, done.stderr
    assert sorted(path.name for path in out.iterdir()) == [f"{n}.jsonl" for n in range(1, 5)]
    records = [load(out / f"{n}.jsonl", GAMES) for n in range(1, 5)]
    assert all(record.result is not None and record.seats == 3 for record in records)
    assert len({encode(record) for record in records}) == 4


def test_ctrl_c_says_how_many_records_there_are(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def play_two(task: SeriesGame) -> SeriesResult:
        if task.number == 3:
            raise KeyboardInterrupt
        return play_series_game(task)

    monkeypatch.setattr("orrery.cli.simulate.play_series_game", play_two)
    done = run("simulate", "comets", "--games", 4, "--out", tmp_path)
    assert done.exit_code == 1
    assert "Stopped: 2 of 4 records" in done.output
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1.jsonl", "2.jsonl"]


def test_the_same_seed_gives_the_same_records(tmp_path: Path) -> None:
    for out, seed in (("a", 7), ("b", 7), ("c", 8)):
        run("simulate", "comets", "--seed", seed, "--out", tmp_path / out)
    a, b, c = ((tmp_path / out / "1.jsonl").read_bytes() for out in "abc")
    assert a == b
    assert a != c


def test_options_and_a_bot_for_each_seat(tmp_path: Path) -> None:
    arguments = ["--bots", "random,random", "--option", "goal=none", "--out", tmp_path]
    assert run("simulate", "comets", *arguments).exit_code == 0
    record = load(tmp_path / "1.jsonl", GAMES)
    assert (record.options, record.names) == ({"goal": "none"}, ("random", "random"))


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "comets"),
        (["comets", "--seats", "9"], "2, 3"),
        (["comets", "--bots", "hal"], "random"),
        (["comets", "--bots", "random,random,random"], "2 seats and 3 bots"),
        (["comets", "--option", "goal"], "name=value"),
        (["comets", "--option", "colour=red"], "goal"),
        (["comets", "--option", "goal=two"], "turned, none"),
        (["comets", "--games", "0"], "--games"),
    ],
)
def test_wrong_usage_ends_with_2_and_writes_nothing(
    tmp_path: Path, arguments: list[str], told: str
) -> None:
    done = run("simulate", *arguments, "--out", tmp_path / "out")
    assert done.exit_code == 2
    assert told in done.stderr
    assert "⟦" not in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_made_ends_with_2(file: Path) -> None:
    done = run("simulate", "comets", "--out", file)
    assert done.exit_code == 2
    assert file.read_bytes() == encode(RECORD)


def test_review_tells_luck_decisions_and_turning_points(file: Path) -> None:
    done = run("review", file)
    assert done.exit_code == 0
    for word in ("Luck", "Decisions", "Costliest turns of Ada", "Turning points"):
        assert word in done.stdout
    assert "⟦" not in done.stdout
    assert "[red]Bo" in done.stdout


def test_review_tells_what_a_better_line_is_worth_and_how_the_chances_went(file: Path) -> None:
    done = run("review", file, "--level", "wanderer")
    assert done.exit_code == 0
    for word in ("Better by", "Chance to win lost", "Chances to win", "After entry"):
        assert word in done.stdout
    assert "100\N{NO-BREAK SPACE}%" in done.stdout
    assert "⟦" not in done.stdout


def test_a_review_by_a_level_that_does_not_exist_names_those_that_do(file: Path) -> None:
    done = run("review", file, "--level", "greedy")
    assert done.exit_code == 2
    assert "There is no level called greedy" in done.stderr
    assert "navigator" in done.stderr


def test_review_of_an_unfinished_game_is_refused(file: Path) -> None:
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:5]))
    done = run("review", file)
    assert done.exit_code == 2
    assert "finished" in done.stderr
