"""A dataset holds what was played, is made in parts, and reads back as it was written."""

import hashlib
import json
import pickle
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner, Result

from orrery.bots.levels import LEVELS
from orrery.cli.main import app
from orrery.games import GAMES, game_named
from orrery.play.record import Record, read
from orrery.rl.arrays import encode
from orrery.rl.dataset import Dataset, WrongDigest, open_dataset
from orrery.rl.recipe import NoDataset
from orrery.rl.shards import TABLES
from tests.toy.toy import TOY

BOTS = "greedy,stargazer"
PAGE = (Path(__file__).resolve().parents[2] / "docs" / "datasets.md").read_text("utf-8")


def run(folder: Path, *options: object) -> Result:
    asked = ["dataset", "exoplanets", "--bots", BOTS, "--games", 5, "--games-per-shard", 2]
    asked += ["--seed", 3, "--jobs", 1, "--out", folder, *options]
    return CliRunner().invoke(app, [str(word) for word in asked])


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    folder = tmp_path_factory.mktemp("dataset") / "made"
    done = run(folder)
    assert done.exit_code == 0, done.output
    return open_dataset(folder)


def records_of(dataset: Dataset) -> dict[int, Record]:
    rows = dataset.table("records").to_pylist()
    return {row["game"]: read(row["record"].encode(), GAMES) for row in rows}


def test_it_has_the_games_that_simulate_plays(made: Dataset, tmp_path: Path) -> None:
    asked = ["simulate", "exoplanets", "--bots", BOTS, "--games", "2", "--seed", "3"]
    assert CliRunner().invoke(app, [*asked, "--out", str(tmp_path)]).exit_code == 0
    rows = made.table("records").to_pylist()
    for row in rows[:2]:
        assert row["record"] == (tmp_path / f"{row['game']}.jsonl").read_text("utf-8")
    assert [row["game"] for row in rows] == [1, 2, 3, 4, 5]


def test_a_decision_is_what_the_seat_could_know_and_did(made: Dataset) -> None:
    """Compared with the record, replayed, and encoded from the view alone."""
    arrays, row = made.numpy(), 0
    for number, record in sorted(records_of(made).items()):
        game, state = record.game, record.game.new(record.seats, record.options)
        for entry, (actor, action) in enumerate(record.entries):
            if actor >= 0:
                told = [int(arrays[name][row]) for name in ("game", "entry", "seat", "action")]
                assert told == [number, entry, actor, action.index]
                legal = sorted(each.index for each in game.legal_actions(state))
                assert np.flatnonzero(arrays["mask"][row]).tolist() == legal
                if row % 7 == 0:
                    encoded = encode(game, game.view(state, actor))
                    assert arrays["observation"][row].tobytes() == encoded.tobytes()
                row += 1
            game.apply(state, action)
    assert row == len(arrays["action"]) == len(made.decisions())


def test_returns_are_those_of_the_end(made: Dataset) -> None:
    arrays = made.numpy(["game", "seat", "bot", "return_rank", "return_points"])
    for number, record in records_of(made).items():
        assert record.result is not None
        for seat in range(record.seats):
            of_seat = (arrays["game"] == number) & (arrays["seat"] == seat)
            first = record.result.ranks[seat] == 1
            shared = record.result.ranks.count(1) > 1
            assert set(arrays["return_rank"][of_seat]) == {0.0 if shared else 2.0 * first - 1.0}
            assert set(arrays["return_points"][of_seat]) == {float(record.result.scores[seat])}
            assert set(arrays["bot"][of_seat]) == {BOTS.split(",")[seat]}


def values_of(dataset: Dataset) -> list[dict[str, Any]]:
    names = ["bot", "value_chance", "value_margin", "value_playouts"]
    return list(dataset.table(columns=names).to_pylist())


def test_a_value_is_there_where_a_bot_searched(tmp_path: Path) -> None:
    assert run(tmp_path / "made", "--bots", "greedy,astronomer", "--games", 1).exit_code == 0
    dataset = open_dataset(tmp_path / "made")
    rows = values_of(dataset)
    searched = [row["value_playouts"] is not None for row in rows]
    choices = dataset.numpy(["mask"])["mask"].sum(axis=1)
    assert 5 < sum(searched) < sum(row["bot"] == "astronomer" for row in rows)
    for row, has_searched, count in zip(rows, searched, choices, strict=True):
        if has_searched:
            assert (row["bot"], count > 1) == ("astronomer", True)
            assert 0 < row["value_chance"] < 1
            assert row["value_playouts"] > 0
        else:
            assert (row["value_chance"], row["value_margin"]) == (None, None)
    assert np.isnan(dataset.decisions()[searched.index(False)]["value_chance"])


def test_the_page_names_the_levels_whose_searches_give_values(tmp_path: Path) -> None:
    assert "The levels from `astronomer`\non search so" in PAGE
    below = list(LEVELS)[: list(LEVELS).index("astronomer")]
    for level in below:
        assert run(tmp_path / level, "--bots", level, "--games", 1).exit_code == 0
        assert all(
            row["value_playouts"] is None for row in values_of(open_dataset(tmp_path / level))
        )


def test_the_table_of_games_tells_who_played_and_how_it_ended(made: Dataset) -> None:
    rows = made.table("games").to_pylist()
    for row, record in zip(rows, records_of(made).values(), strict=True):
        assert record.result is not None
        assert row["bots"] == BOTS.split(",")
        assert (row["points"], row["ranks"]) == (record.result.scores, record.result.ranks)
        assert row["entries"] == len(record.entries)
        assert row["decisions"] == sum(actor >= 0 for actor, _ in record.entries)
        assert sum(row["returns"]) == 0
        assert row["forfeited_by"] is None


def test_a_program_that_fails_leaves_its_game_without_decisions(tmp_path: Path) -> None:
    program = tmp_path / "silent.py"
    program.write_text("print('bot silent 1', flush=True)\n")
    done = run(tmp_path / "made", "--bots", f"greedy,cmd:{sys.executable} {program}", "--games", 1)
    assert done.exit_code == 0, done.output
    dataset = open_dataset(tmp_path / "made")
    (row,) = dataset.table("games").to_pylist()
    assert (row["forfeited_by"], row["points"], row["decisions"]) == (1, None, 0)
    assert len(dataset.decisions()) == 0
    assert "1 more were forfeited" in (tmp_path / "made" / "README.md").read_text("utf-8")


def test_a_shard_has_a_row_group_for_each_game(made: Dataset) -> None:
    files = sorted((made.folder / "decisions").glob("*.parquet"))
    assert [pq.read_metadata(file).num_row_groups for file in files] == [2, 2, 1]


def contents(folder: Path) -> dict[str, bytes]:
    files = [file for file in folder.rglob("*") if file.is_file()]
    return {str(file.relative_to(folder)): file.read_bytes() for file in files}


def test_a_run_that_was_cut_off_goes_on_and_rewrites_nothing(made: Dataset, tmp_path: Path) -> None:
    folder = tmp_path / "made"
    assert run(folder).exit_code == 0
    (folder / "digest.json").unlink()
    (folder / "README.md").unlink()
    (folder / "decisions" / "00001.parquet").unlink()
    cut = folder / "records" / "00002.parquet"
    cut.write_bytes(cut.read_bytes()[:100])
    kept = {table: (folder / table / "00000.parquet").stat() for table in TABLES}
    assert run(folder).exit_code == 0
    assert contents(folder) == contents(made.folder)
    for table, before in kept.items():
        after = (folder / table / "00000.parquet").stat()
        assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_a_killed_run_goes_on(made: Dataset, tmp_path: Path) -> None:
    """The second process is killed in the middle of the second shard, by its own game."""
    folder = tmp_path / "made"
    killed = subprocess.run(
        [sys.executable, "-c", KILLED, str(folder)], check=False, capture_output=True, text=True
    )
    assert killed.returncode == -9, killed.stderr
    assert (folder / "games" / "00000.parquet").exists()
    assert not (folder / "games" / "00002.parquet").exists()
    assert not (folder / "digest.json").exists()
    assert run(folder).exit_code == 0
    assert contents(folder) == contents(made.folder)


KILLED = f"""
import os, sys
from orrery.bots import arena
from orrery.bots.levels import LEVELS
from orrery.cli.main import app
play = arena.SeriesGame.play
def play_or_die(task, *rest):
    return os.kill(os.getpid(), 9) if task.number == 4 else play(task, *rest)
arena.SeriesGame.play = play_or_die
app(["dataset", "exoplanets", "--bots", "{BOTS}", "--games", "5", "--games-per-shard", "2",
     "--seed", "3", "--jobs", "1", "--out", sys.argv[1]])
"""


def test_ctrl_c_says_what_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("orrery.rl.collect.play_shard", interrupt)
    done = run(tmp_path / "made")
    assert done.exit_code == 1
    assert "Finished shards are kept" in done.output


def test_another_recipe_is_refused(made: Dataset) -> None:
    done = run(made.folder, "--seed", 4, "--games", 6)
    assert done.exit_code == 2
    assert "games, seed" in done.output


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").touch()
    done = run(tmp_path)
    assert done.exit_code == 2
    assert "holds no dataset" in done.output
    assert [file.name for file in tmp_path.iterdir()] == ["thesis.tex"]
    with pytest.raises(NoDataset):
        open_dataset(tmp_path)


def test_without_pyarrow_the_error_says_what_installs_it(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['pyarrow'] = None\n"
        "from orrery.cli.main import app\n"
        "app(['dataset', 'cosmos', '--out', sys.argv[1]])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], check=False, capture_output=True, text=True
    )
    assert done.returncode == 2
    assert "pyarrow" in done.stderr
    assert "make research" in done.stderr
    assert "pip install" not in done.stderr


def test_a_game_without_an_encoding_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    games = ModuleType("orrery.games")
    games.__dict__.update(game_named=lambda _: TOY)
    monkeypatch.setitem(sys.modules, "orrery.games", games)
    done = CliRunner().invoke(app, ["dataset", TOY.id, "--out", str(tmp_path / "made")])
    assert done.exit_code == 2
    assert "has no encoding" in done.output
    assert not (tmp_path / "made").exists()


def test_the_digest_is_what_sha256sum_gives(made: Dataset) -> None:
    digest = json.loads((made.folder / "digest.json").read_text("utf-8"))
    lines = ""
    for name in sorted(digest["files"]):
        content = (made.folder / name).read_bytes()
        assert digest["files"][name]["sha256"] == hashlib.sha256(content).hexdigest()
        assert digest["files"][name]["bytes"] == len(content)
        lines += f"{hashlib.sha256(content).hexdigest()}  {name}\n"
    assert digest["sha256"] == hashlib.sha256(lines.encode()).hexdigest()
    assert len(digest["files"]) == 9
    made.verify()


def test_a_changed_file_is_noticed(tmp_path: Path) -> None:
    folder = tmp_path / "made"
    assert run(folder, "--games", 1).exit_code == 0
    with (folder / "records" / "00000.parquet").open("ab") as file:
        file.write(b"PAR1")
    with pytest.raises(WrongDigest, match="records"):
        open_dataset(folder).verify()


def test_the_card_names_every_column_and_the_command(made: Dataset) -> None:
    card = (made.folder / "README.md").read_text("utf-8")
    for table in TABLES:
        for field in made.arrow(table).schema:
            assert f"| `{field.name}` |" in card
    assert "orrery dataset exoplanets --bots greedy,stargazer --games 5" in card
    assert json.loads((made.folder / "digest.json").read_text("utf-8"))["sha256"] in card


def test_the_columns_fit_the_encoding_of_the_game(made: Dataset) -> None:
    game = game_named("exoplanets")
    encoding = game.encoding()
    assert encoding is not None
    first = made.decisions()[0]
    assert first["observation"].shape == (encoding.size,)
    assert first["observation"].dtype == np.float32
    assert first["mask"].shape == (game.actions.size,)
    assert first["mask"].dtype == np.bool_


def test_decisions_are_indexed_as_pytorch_does_it(made: Dataset) -> None:
    decisions, whole = made.decisions(kept=1), made.numpy()
    numbers = [len(decisions) - 1, 0, 40, 0, -1]
    for number, row in zip(numbers, decisions.__getitems__(numbers), strict=True):
        assert row.keys() == whole.keys()
        for name, column in whole.items():
            np.testing.assert_array_equal(row[name], column[number])
    with pytest.raises(IndexError):
        decisions[len(decisions)]
    copy = pickle.loads(pickle.dumps(made.decisions(["action"])))  # noqa: S301
    assert [row["action"] for row in copy] == whole["action"].tolist()


def test_batches_hold_every_decision_once(made: Dataset) -> None:
    columns = ["game", "entry", "action"]
    whole = made.numpy(columns)
    in_order = list(made.batches(64, columns=columns))
    joined = np.concatenate([batch["action"] for batch in in_order])
    assert joined.tolist() == whole["action"].tolist()
    assert max(len(batch["action"]) for batch in in_order) == 64
    shuffled = [made.batches(64, seed, columns) for seed in (1, 1, 2)]
    orders = [
        [pair for batch in each for pair in zip(batch["game"], batch["entry"], strict=True)]
        for each in shuffled
    ]
    assert orders[0] == orders[1] != orders[2]
    assert sorted(orders[0]) == sorted(zip(whole["game"], whole["entry"], strict=True))


def test_a_table_that_does_not_exist_is_named(made: Dataset) -> None:
    with pytest.raises(ValueError, match="games, decisions, records"):
        made.table("moves")
