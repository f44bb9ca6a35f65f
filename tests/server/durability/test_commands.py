"""The commands on stored games, as a person types them."""

import asyncio
import json
import re
import socket
from pathlib import Path
from typing import Any

import apsw
import pytest
from typer.testing import CliRunner

from orrery.bots.arena import play_game
from orrery.bots.bot import RandomBot
from orrery.cli.main import app
from orrery.core.rng import Rng
from orrery.games import GAMES
from orrery.play.verifiable import (
    Deal,
    VerifiableDealer,
    complete_nonces,
    encode_with_deal,
    seal,
)
from orrery.server.store import Store, line_of_play
from orrery.server.store.digest import deal_of, record_of
from tests.server.durability.games import Sitting, play_into
from tests.server.store.rows import with_store


def run(*arguments: str, exits: int = 0, **environment: str) -> str:
    """What a command says; it must end in the way expected."""
    plain = {"COLUMNS": "200", "NO_COLOR": "1", "ORRERY_LANGUAGE": "en"}
    result = CliRunner().invoke(app, arguments, env=plain | environment)
    assert result.exit_code == exits, result.output
    assert "⟦" not in result.output
    return result.output


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with two finished games and one that is running."""
    folder = tmp_path_factory.mktemp("data")

    async def scenario(store: Store) -> None:
        for number, game in enumerate(GAMES):
            await play_into(store, f"table-{game}", game, number)
        sitting = Sitting(store, "running", "exoplanets", 9)
        await sitting.begin()
        await sitting.play(10)

    with_store(f"sqlite:///{folder}/orrery.sqlite", scenario)
    return folder


@pytest.fixture
def dealt(played: Path, tmp_path: Path) -> Path:
    """The record of a finished game with its deal."""

    async def scenario(store: Store) -> bytes:
        table = await store.table("table-exoplanets")
        assert table is not None
        record = record_of(table, line_of_play(await store.log(table.id)), GAMES)
        return encode_with_deal(record, deal_of(table))

    path = tmp_path / "game.jsonl"
    path.write_bytes(with_store(f"sqlite:///{played}/orrery.sqlite", scenario))
    return path


def test_backup_restore_and_verify(played: Path, tmp_path: Path) -> None:
    file, data = str(tmp_path / "backup"), str(tmp_path / "restored")
    assert "3 tables are in the backup" in run("backup", file, "--data", str(played))
    assert "3 tables were restored" in run("restore", file, "--data", data)
    assert "Replayed 2 finished and 1 unfinished tables; differences: 0." in run(
        "verify", "--data", data
    )
    assert "--replace" in run("restore", file, "--data", data, exits=2)
    run("restore", file, "--data", data, "--replace")
    assert "There is no file" in run("restore", f"{file}-not", "--data", data, exits=2)


def test_the_address_comes_from_the_environment_too(played: Path) -> None:
    address = f"sqlite:///{played}/orrery.sqlite"
    assert "2 finished" in run("verify", ORRERY_DATABASE=address)
    assert "2 finished" in run("verify", ORRERY_DATA=str(played))


def test_verify_names_the_table_that_does_not_fit(played: Path, tmp_path: Path) -> None:
    copy = tmp_path / "orrery.sqlite"
    copy.write_bytes((played / "orrery.sqlite").read_bytes())
    connection = apsw.Connection(str(copy))
    connection.execute("UPDATE tables SET digest = 'x' WHERE id = 'table-cosmos'")
    connection.close()
    output = run("verify", "--data", str(tmp_path), exits=1)
    assert "Table table-cosmos" in output
    assert "differences: 1" in output


def test_verify_without_stored_games_says_so(tmp_path: Path) -> None:
    assert "There is no file" in run("verify", "--data", str(tmp_path / "none"), exits=2)
    assert not (tmp_path / "none").exists()


def test_verify_deal(dealt: Path) -> None:
    output = run("verify-deal", str(dealt))
    assert re.search(r"All \d+ draws match the seed", output)
    assert f"Nonce of seat 1: {'bb' * 16}" in output
    found = re.search(r"Commitment before the game: ([0-9a-f]{64})", output)
    assert found is not None
    assert "by --commitment and --nonce" in output
    proven = run("verify-deal", str(dealt), "--commitment", found[1], "--nonce", "bb" * 16)
    assert "before your nonce existed" in proven


def test_verify_deal_compares_what_a_player_kept(dealt: Path) -> None:
    shown = "00" * 32
    assert f"you were shown {shown}" in run(
        "verify-deal", str(dealt), "--commitment", shown, exits=1
    )
    assert "not among those used" in run("verify-deal", str(dealt), "--nonce", "cc" * 16, exits=1)


def change_deal(path: Path, **changes: Any) -> None:
    header, _, rest = path.read_text().partition("\n")
    fields = json.loads(header)
    fields["deal"] |= changes
    path.write_text(json.dumps(fields) + "\n" + rest)


def test_verify_deal_says_which_scheme_shows_no_order(dealt: Path) -> None:
    change_deal(dealt, scheme="hmac-sha256/1")
    output = run("verify-deal", str(dealt))
    assert "draws match the seed" in output
    assert "earlier scheme hmac-sha256/1" in output
    change_deal(dealt, scheme="dice")
    assert "unknown: dice" in run("verify-deal", str(dealt), exits=1)


def test_verify_deal_says_where_no_player_took_part(tmp_path: Path) -> None:
    seed = bytes(range(32))
    nonces = complete_nonces(seal(seed), ["", ""])
    game = GAMES["exoplanets"]
    bots = [RandomBot(game, Rng("bot", seat)) for seat in range(2)]
    record = play_game(game, 2, None, bots, VerifiableDealer(seed, nonces))
    path = tmp_path / "game.jsonl"
    deal = Deal(commitment=seal(seed), nonces=nonces, seed=seed.hex())
    path.write_bytes(encode_with_deal(record, deal))
    output = run("verify-deal", str(path))
    assert "Seat 1 sent no nonce" in output
    assert "the server alone decided this deal" in output


def test_verify_deal_names_the_line_that_differs(dealt: Path) -> None:
    lines = dealt.read_text().splitlines()
    place = next(n for n, line in enumerate(lines) if '"planet ' in line)
    planets = re.findall(r'"planet (P\d+)"', "\n".join(lines))
    other = next(f"P{n:02}" for n in range(1, 31) if f"P{n:02}" not in planets[:6])
    lines[place] = re.sub(r"P\d+", other, lines[place])
    dealt.write_text("\n".join(lines[: place + 1]) + "\n")
    output = run("verify-deal", str(dealt), exits=1)
    assert f"line {place + 1}" in output
    assert other in output


def test_verify_deal_of_a_record_that_was_dealt_otherwise() -> None:
    record = next(Path("tests/records/exoplanets").glob("*.jsonl"))
    assert "does not say how the game was dealt" in run("verify-deal", str(record), exits=1)


def test_doctor_of_a_sound_installation(played: Path) -> None:
    output = run("doctor", "--data", str(played), ORRERY_PORT="0")
    assert "The server can be started." in output
    assert "3 tables" in output


def test_doctor_before_the_first_start(tmp_path: Path) -> None:
    assert "does not exist yet" in run("doctor", "--data", str(tmp_path / "new"), ORRERY_PORT="0")


def test_doctor_finds_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        output = run("doctor", "--data", str(tmp_path), ORRERY_PORT=port, exits=1)
    assert "wrong" in output
    assert f"127.0.0.1:{port}" in output


def test_doctor_finds_a_folder_that_cannot_be_one(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    run("doctor", "--data", str(tmp_path / "file"), ORRERY_PORT="0", exits=1)


def test_doctor_finds_databases_that_do_not_answer(tmp_path: Path) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        port = nobody.getsockname()[1]
        output = run(
            "doctor",
            "--data",
            str(tmp_path),
            exits=1,
            ORRERY_PORT="0",
            ORRERY_DATABASE=f"postgresql://someone:secret@127.0.0.1:{port}/x",
            ORRERY_REDIS=f"redis://:secret@127.0.0.1:{port}/0",
        )
    assert output.count("wrong") == 2
    assert "secret" not in output


def test_the_lock_of_a_running_server_is_named(played: Path, tmp_path: Path) -> None:
    data = str(tmp_path / "data")
    run("backup", str(tmp_path / "backup"), "--data", str(played))
    run("restore", str(tmp_path / "backup"), "--data", data)

    async def scenario(_: Store) -> str:
        command = ("restore", str(tmp_path / "backup"), "--data", data, "--replace")
        return await asyncio.to_thread(run, *command, exits=2)

    output = with_store(f"sqlite:///{data}/orrery.sqlite", scenario)
    assert "Another process" in output
