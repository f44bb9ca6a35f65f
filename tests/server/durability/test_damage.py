"""Promise 20: `verify` and `doctor` find whatever SQLite's own check finds; a replaced file is
noticed; deals of running games are drawn again; damaged tables are listed, repaired, removed."""

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import apsw
import pytest
from typer.testing import CliRunner

from orrery.cli.main import app
from orrery.core.rng import Rng
from orrery.server.store import Store, StoredChatLine, open_store
from orrery.server.store.errors import FileReplaced
from orrery.server.store.files import find_damage
from tests.server.durability.games import play_into
from tests.server.store.rows import a_command, a_table, with_store
from tests.server.tables.test_set_aside import execute, put_tables, returning
from tests.server.visitors import PATIENCE, Place, play_out, served, serving

PAGE = 4096
SIGNS = 8


def run(*arguments: str | Path, exits: int = 0) -> str:
    plain = {"COLUMNS": "300", "NO_COLOR": "1", "ORRERY_LANGUAGE": "en", "ORRERY_PORT": "0"}
    result = CliRunner().invoke(app, [str(argument) for argument in arguments], env=plain)
    assert result.exit_code == exits, result.output
    assert "⟦" not in result.output
    return result.output


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with games and enough chat for several pages of each kind."""
    path = tmp_path_factory.mktemp("stored") / "orrery.sqlite"

    async def scenario(store: Store) -> None:
        await play_into(store, "played", "exoplanets", 3)
        for number in range(80):
            line = StoredChatLine(table="played", text="x" * 200, name="Ada", command=f"c{number}")
            await store.add_chat(line)

    with_store(f"sqlite:///{path}", scenario)
    return path


def flip(path: Path, seed: int) -> None:
    """Flip bytes in the head of one page, where the structure of a B-tree is."""
    content = bytearray(path.read_bytes())
    rng = Rng("damage", seed)
    page = 1 + rng.below(len(content) // PAGE - 1)
    for _ in range(SIGNS):
        content[page * PAGE + rng.below(64)] ^= 1 + rng.below(255)
    path.write_bytes(content)


def test_whatever_sqlite_finds_is_found_by_verify_and_doctor(tmp_path: Path, stored: Path) -> None:
    found = 0
    for seed in range(10):
        folder = tmp_path / str(seed)
        folder.mkdir()
        shutil.copy(stored, folder / "orrery.sqlite")
        flip(folder / "orrery.sqlite", seed)
        if find_damage(folder / "orrery.sqlite"):
            found += 1
            verified = CliRunner().invoke(app, ["verify", "--data", str(folder)])
            examined = CliRunner().invoke(
                app, ["doctor", "--data", str(folder)], env={"ORRERY_PORT": "0"}
            )
            assert verified.exit_code != 0, verified.output
            assert examined.exit_code != 0, examined.output
            for said in (verified, examined):
                assert said.exception is None or isinstance(said.exception, SystemExit)
    assert found >= 7


def test_a_sound_file_is_called_sound(stored: Path) -> None:
    assert find_damage(stored) == []
    assert "nothing wrong" in run("doctor", "--data", stored.parent)
    run("verify", "--data", stored.parent)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE tables SET nonces = '[\"another\"]' WHERE id = ?",
        "UPDATE tables SET commitment = 'ff' WHERE id = ?",
    ],
)
def test_the_deal_of_a_running_game_is_drawn_again(tmp_path: Path, change: str) -> None:
    _, damaged, _ = put_tables(tmp_path)
    assert "differences: 0" in run("verify", "--data", tmp_path)
    execute(tmp_path, change, damaged)
    said = run("verify", "--data", tmp_path, exits=1)
    assert damaged in said
    assert "differences: 1" in said


# A file that is removed or replaced under the server


@pytest.mark.parametrize("name", ["orrery.sqlite", "orrery.sqlite-wal"])
def test_nothing_is_accepted_while_the_file_is_not_in_its_place(tmp_path: Path, name: str) -> None:
    file, away = tmp_path / name, tmp_path / "away"

    async def scenario(store: Store) -> None:
        await store.create_table(a_table())
        await store.append(a_command(1))
        file.rename(away)
        for work in (store.append(a_command(2)), store.probe(), store.log("t")):
            with pytest.raises(FileReplaced):
                await work
        file.write_bytes(b"")
        with pytest.raises(FileReplaced):
            await store.append(a_command(2))
        file.unlink()
        away.rename(file)
        await store.probe()
        assert (await store.append(a_command(2))).status == "committed"

    with_store(f"sqlite:///{tmp_path}/orrery.sqlite", scenario)
    log = with_store(f"sqlite:///{tmp_path}/orrery.sqlite", lambda store: store.log("t"))
    assert [step.command for step in log] == ["c1", "c2"]


@served()
async def test_a_replaced_file_makes_the_server_unready_and_refuses_moves(place: Place) -> None:
    ada = await place.guest()
    table = (await ada.table("me", "me", start=True))["id"]
    file = Path(place.services.settings.data) / "orrery.sqlite"
    async with ada.line(table) as line:
        update = await line.until("update")
        while not update["legal"]:
            update = await line.until("update")
        act = {"version": update["version"], "seat": update["seat"], "action": update["legal"][0]}
        await asyncio.to_thread(file.rename, file.with_name("away"))
        refused = await line.ask("act", **act)
        assert (refused["code"], refused["text"]) == ("not-kept", "store-replaced")
        assert (await place.client().get("/readyz")).status_code == 503
        await asyncio.to_thread(file.with_name("away").rename, file)
        assert (await place.client().get("/readyz")).status_code == 200
        assert (await line.ask("act", **act))["type"] == "done"


# Looking after tables


def test_a_damaged_table_is_named_repaired_and_played_on(tmp_path: Path) -> None:
    ada, damaged, sound = put_tables(tmp_path)
    spoil = 'UPDATE log SET entries = \'[[0,"fly"]]\' WHERE version = 3 AND "table" = ?'
    execute(tmp_path, spoil, damaged)
    at = ("--data", tmp_path)
    said = run("doctor", *at)
    assert damaged in said
    assert "broken-log" in said
    assert sound not in said
    assert "nothing to repair" in run("tables", "repair", sound, *at)
    assert "Nothing was changed" in run("tables", "repair", damaged, *at, exits=2)
    said = run("tables", "repair", damaged, *at, "--yes")
    assert "from version 2" in said
    kept = next((tmp_path / "backups").glob("table-*.json"))
    assert kept.stat().st_mode & 0o077 == 0
    assert len(json.loads(kept.read_text())["log"]) == 4
    assert damaged not in run("doctor", *at)

    async def scene() -> None:
        async with serving(tmp_path) as place, returning(place, ada).line(damaged) as line:
            await play_out(line, {0, 1})

    asyncio.run(asyncio.wait_for(scene(), 2 * PATIENCE))
    assert "1 finished" in run("verify", *at)


def test_tables_are_listed_set_aside_exported_and_removed(tmp_path: Path, stored: Path) -> None:
    ada, first, second = put_tables(tmp_path)
    at = ("--data", tmp_path)
    assert {first, second} <= set(run("tables", "list", *at).split())
    assert second not in run("tables", "list", *at, "--limit", "1") or first not in run(
        "tables", "list", *at, "--limit", "1"
    )
    assert "--page 2" in run("tables", "list", *at, "--limit", "1")
    assert first not in run("tables", "list", *at, "--status", "finished")
    assert first in run("tables", "list", *at, "--guest", ada.id, "--game", "exoplanets")
    run("tables", "set-aside", first, *at, "--reason", "quarrel")
    listed = run("tables", "list", *at, "--set-aside")
    assert first in listed
    assert second not in listed
    assert first in run("doctor", *at)
    run("tables", "release", first, *at)
    assert "was not set aside" in run("tables", "release", first, *at)
    record = tmp_path / "record.jsonl"
    assert "--with-hidden" in run("tables", "export", first, record, *at, exits=2)
    run("tables", "export", first, record, *at, "--with-hidden")
    run("replay", record)
    assert '"seed":""' in record.read_text().splitlines()[0]
    run("tables", "export", "played", record, "--data", stored.parent)
    run("verify-deal", record)
    assert "Nothing was changed" in run("tables", "remove", first, *at, exits=2)
    run("tables", "remove", first, *at, "--yes")
    assert first not in run("tables", "list", *at)
    assert "no table" in run("tables", "remove", first, *at, "--yes", exits=2)
    assert "Replayed 0 finished and 1 unfinished" in run("verify", *at)


def test_a_table_beyond_repair_says_so(tmp_path: Path) -> None:
    _, damaged, _ = put_tables(tmp_path)
    execute(tmp_path, "UPDATE tables SET options = '{' WHERE id = ?", damaged)
    said = run("tables", "repair", damaged, "--data", tmp_path, "--yes", exits=1)
    assert "tables remove" in said
    run("tables", "remove", damaged, "--data", tmp_path, "--yes")


# Down and up again


def test_the_database_is_led_back_after_a_backup_and_up_again(tmp_path: Path) -> None:
    _, first, second = put_tables(tmp_path)
    at = ("--data", tmp_path)
    assert "0002" in run("downgrade", "9999", *at, "--yes", exits=2)
    assert "Nothing was changed" in run("downgrade", "0001", *at, exits=2)
    run("downgrade", "0001", *at, "--yes")
    assert "older version (step 0001)" in run("doctor", *at)
    assert len(list((tmp_path / "backups").glob("orrery-*-revision-*.sqlite"))) == 1

    async def reopen() -> Any:
        store = await open_store(f"sqlite:///{tmp_path}/orrery.sqlite")
        try:
            return await store.table_ids()
        finally:
            await store.close()

    assert asyncio.run(reopen()) == [first, second]
    kept = sorted((tmp_path / "backups").glob("orrery-*-revision-0001.sqlite"))
    assert len(kept) == 1
    connection = apsw.Connection(str(kept[0]))
    assert connection.execute("SELECT count(*) FROM tables").get == 2
    connection.close()
    assert "2 unfinished" in run("verify", *at)
