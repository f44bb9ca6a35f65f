"""Programs of other languages enter matches over their standard input and output; one that dies,
hangs or talks nonsense loses its game, and nobody waits for it."""

import json
import signal
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from orrery.bots.contestants import introduce_all, split_names
from orrery.bots.matches import MatchGame, MatchResult, Pairing, play_match_game
from orrery.bots.stdio import (
    BotEnded,
    BotFailure,
    BotNonsense,
    BotNotStarted,
    BotSilent,
    Program,
    introduce,
)
from orrery.cli.main import app
from orrery.games import GAMES, game_named
from orrery.play.record import load

ROOT = Path(__file__).resolve().parents[2]
PAGE = f"cmd:{sys.executable} {ROOT / 'examples' / 'stdio_bot.py'}"
GAME = game_named("exoplanets")
# What a program does after it has introduced itself.
RUDE = {
    "dies": "sys.exit('out of ideas')",
    "hangs": "import time; time.sleep(60)",
    "talks nonsense": "print('move castle', flush=True)",
    "says nothing but news": "[print('info', n, flush=True) for n in iter(int, 1)]",
    "never reads": "import time; print('move', flush=True); time.sleep(60)",
    "floods": "sys.stdout.write('x' * 10**7 + '\\n'); sys.stdout.flush()",
    "closes its output": "import os, time; os.close(1); time.sleep(60)",
}
CODES = {
    "dies": "bot-ended",
    "hangs": "bot-silent",
    "says nothing but news": "bot-silent",
    "closes its output": "bot-ended",
}


def program(folder: Path, after: str, greeting: str = "bot rude 0") -> str:
    file = folder / "rude.py"
    file.write_text(f"import sys\nsys.stdin.readline()\nprint({greeting!r}, flush=True)\n{after}\n")
    return f"cmd:{sys.executable} {file}"


def play(bot: str, rival: str = "random", seats: int = 2) -> MatchResult:
    return play_match_game(MatchGame("exoplanets", seats, Pairing(bot, rival), 0, 1, 3, 0.5))


def test_the_example_plays_whole_games_and_the_same_ones_again() -> None:
    first, second = play(PAGE), play(PAGE)
    assert first.failure is None
    assert first.points == second.points
    assert max(first.points) > 0
    assert len(first.own.all) > 5


@pytest.mark.parametrize("name", RUDE)
def test_a_program_that_fails_forfeits(name: str, tmp_path: Path) -> None:
    played = play(program(tmp_path, RUDE[name]), seats=3)
    assert played.failure is not None
    assert played.failure.seat == 1
    assert played.failure.code == CODES.get(name, "bot-nonsense")
    assert played.ranks == (1, 3, 1)
    assert played.share == 0.0


def test_a_failure_tells_what_the_program_said(tmp_path: Path) -> None:
    played = play(program(tmp_path, RUDE["dies"]))
    assert played.failure is not None
    assert played.failure.facts["said"] == "out of ideas"
    assert played.failure.facts["status"] == 1
    played = play(program(tmp_path, RUDE["talks nonsense"]))
    assert played.failure is not None
    assert played.failure.facts["heard"] == "move castle"


def test_who_cannot_play_is_refused_before_the_first_game(tmp_path: Path) -> None:
    with pytest.raises(BotNotStarted):
        introduce_all(["cmd:no-such-program-anywhere"], GAME)
    with pytest.raises(BotNotStarted):
        introduce_all(["cmd:"], GAME)
    with pytest.raises(BotNonsense):
        introduce_all([program(tmp_path, "", "hello")], GAME)
    with pytest.raises(BotEnded):
        introduce_all([f"cmd:{sys.executable} -c pass"], GAME)


def test_programs_introduce_themselves() -> None:
    assert introduce_all([PAGE, "random"], GAME) == {PAGE: "page 1.0"}


def test_a_program_that_does_not_want_to_end_is_ended(tmp_path: Path) -> None:
    stubborn = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)"
    running = Program(program(tmp_path, stubborn).removeprefix("cmd:"))
    assert introduce(running) == "rude 0"
    with pytest.raises(BotSilent):
        running.receive(0.01)
    running.close()
    assert running._process.returncode == -signal.SIGKILL


LISTENER = """
import sys
with open(sys.argv[1], "a") as heard:
    for line in sys.stdin:
        heard.write(line)
        word, _, rest = line.partition(" ")
        if word == "orrery":
            print("info I am", flush=True)
            print("bot listener 1", flush=True)
        if word == "legal":
            print("move", rest.split('"')[1], flush=True)
"""


def test_the_page_tells_every_line_and_every_failure(tmp_path: Path) -> None:
    file, heard = tmp_path / "listener.py", tmp_path / "heard"
    file.write_text(LISTENER)
    assert play(f"cmd:{sys.executable} {file} {heard}").failure is None
    words = list(dict.fromkeys(line.split()[0] for line in heard.read_text().splitlines()))
    page = (ROOT / "docs" / "bot-protocol.md").read_text("utf-8")
    assert words == ["orrery", "game", "view", "legal", "quit"]
    assert all(f"> {word}" in page and f"| `{word}" in page for word in words)
    assert all(f"`{kind.code}`" in page for kind in BotFailure.__subclasses__())
    told = json.loads(heard.read_text().splitlines()[1].removeprefix("game "))
    example = json.loads(page.partition("> game ")[2].partition("\n")[0])
    assert told.keys() == example.keys()


def test_a_command_may_have_commas_between_quotes() -> None:
    names = split_names('greedy, "cmd:bot --weights 1,2",random')
    assert names == ["greedy", "cmd:bot --weights 1,2", "random"]


def test_the_arena_lists_programs_and_their_forfeits(tmp_path: Path) -> None:
    rude = program(tmp_path, RUDE["talks nonsense"])
    file = tmp_path / "found.json"
    words = ["arena", "exoplanets", "--games", "2", "--jobs", "1", "--json", str(file)]
    ended = CliRunner().invoke(app, [*words, "--bots", f"random,{PAGE},{rude}"])
    assert ended.exit_code == 0, ended.output
    assert "page 1.0" in ended.output
    assert "forfeited 4 games" in ended.output
    assert "move castle" in ended.output
    assert "⟦" not in ended.output
    assert json.loads(file.read_text("utf-8"))["bots"][rude]["forfeits"] == 4


def test_simulate_keeps_what_was_played_before_a_forfeit(tmp_path: Path) -> None:
    rude = program(tmp_path, RUDE["talks nonsense"])
    words = ["simulate", "exoplanets", "--out", str(tmp_path / "games"), "--bots"]
    ended = CliRunner().invoke(app, [*words, f"{rude},random"])
    assert ended.exit_code == 0, ended.output
    assert "move castle" in ended.output
    assert load(tmp_path / "games" / "1.jsonl", GAMES).result is None
    ended = CliRunner().invoke(app, [*words, f"{PAGE},random"])
    assert ended.exit_code == 0, ended.output
    assert load(tmp_path / "games" / "1.jsonl", GAMES).result is not None
