"""The check of a bot program finds every breach of the protocol, and none in the examples."""

import json
import shutil
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from orrery.bots.checking import CheckReport, check_bot, check_tasks
from orrery.bots.work import Workers
from orrery.cli.main import app
from orrery.games import GAMES, game_named

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"
NODE = shutil.which("node")
# A bot that is right, with places where it can be made wrong.
BOT = """
import json, random, sys, time
{before}
chance = random.Random()
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "orrery":
        print("{greeting}", flush=True)
    elif word == "game":
        chance.seed({seed})
    elif word == "legal":
        legal = json.loads(rest)
        move = chance.choice(legal)
        {move}
    elif word == "quit":
        {quit}
    elif word != "view":
        {other}
"""
RIGHT = {
    "before": "",
    "greeting": "bot planted 1",
    "seed": "json.loads(rest)['seed']",
    "move": "print('move ' + move, flush=True)",
    "quit": "break",
    "other": "pass",
}
# What is planted, and what is found: the kind, and a word of what came back or was said.
PLANTED = {
    "moves what is not legal": ({"move": "print('move castle', flush=True)"}, "illegal-move"),
    "answers with another word": ({"move": "print('play ' + move, flush=True)"}, "unknown-reply"),
    "forgets the word": ({"move": "print(move, flush=True)"}, "unknown-reply"),
    "introduces itself wrongly": ({"greeting": "hello"}, "unknown-reply"),
    "says nothing": ({"move": "pass"}, "silent"),
    "never flushes": (
        {"before": "sys.stdout = open(1, 'w')", "greeting": "bot planted 1"}
        | {"move": "sys.stdout.write('move ' + move + chr(10))"},
        "silent",
    ),
    "crashes": ({"move": "raise SystemExit('out of ideas')"}, "ended"),
    "crashes at the start": ({"before": "raise SystemExit(3)"}, "ended"),
    "breaks on a line of a later version": ({"other": "raise ValueError(word)"}, "ended"),
    "speaks after the end": ({"quit": "print('bye', flush=True); break"}, "after-the-end"),
    "does not end": ({"quit": "time.sleep(60)"}, "not-ended"),
    "ends with an error": ({"quit": "sys.exit('too late')"}, "bad-status"),
}


def planted(folder: Path, **wrong: str) -> str:
    file = folder / "planted.py"
    file.write_text(BOT.format(**(RIGHT | wrong)))
    return f"{sys.executable} {file}"


def check(command: str, count: int = 1, seconds: float = 30.0, first: int = 1) -> CheckReport:
    tasks = check_tasks(command, [game_named("exoplanets")], [2], first + count - 1, 0, seconds)
    return check_bot(tasks[first - 1 :], Workers(), lambda done, total: None)


@pytest.mark.parametrize("name", sorted(PLANTED))
def test_every_planted_breach_is_found(name: str, tmp_path: Path) -> None:
    wrong, kind = PLANTED[name]
    seconds = 0.5 if kind == "silent" else 30.0
    # The fifth game has a line that no version knows.
    report = check(planted(tmp_path, **wrong), seconds=seconds, first=5)
    assert [breach.kind for breach in report.breaches] == [kind]
    breach = report.breaches[0]
    assert (breach.number, breach.game, breach.seats) == (5, "exoplanets", 2)
    assert breach.sent


def test_a_breach_tells_what_was_sent_and_what_came_back(tmp_path: Path) -> None:
    wrong = {
        "move": "print('oh no', file=sys.stderr, flush=True); print('move castle', flush=True)"
    }
    (breach,) = check(planted(tmp_path, **wrong)).breaches
    assert breach.sent.startswith('legal ["')
    assert breach.heard == "move castle"
    assert breach.said == "oh no"
    assert breach.entry > 0


def test_one_line_too_many_is_found(tmp_path: Path) -> None:
    """Before the next question as such; after it, it is taken for the answer."""
    wrong = {"move": "print('move ' + move + '\\nmove castle', flush=True)"}
    (breach,) = check(planted(tmp_path, **wrong)).breaches
    assert breach.kind in ("unasked", "illegal-move")
    assert breach.heard == "move castle"


def test_other_moves_from_the_same_seed_are_a_warning(tmp_path: Path) -> None:
    report = check(planted(tmp_path, seed="None"))
    assert report.breaches == []
    (warning,) = report.warnings
    assert (warning.kind, warning.is_warning) == ("not-repeatable", True)
    first, second = warning.heard.split(" / ")
    assert first != second


def test_news_on_the_way_are_no_breach(tmp_path: Path) -> None:
    talk = "print('info thinking\\nmove ' + move + '\\ninfo done', flush=True)"
    report = check(planted(tmp_path, move=talk))
    assert (report.breaches, report.warnings, report.finished) == ([], [], 1)
    assert report.name == "planted 1"


def test_what_cannot_be_started_is_found() -> None:
    (breach,) = check("no-such-program-here").breaches
    assert breach.kind == "not-started"


def test_it_stops_after_many_breaches(tmp_path: Path) -> None:
    command = planted(tmp_path, greeting="hello")
    tasks = check_tasks(command, list(GAMES.values()), [2, 3, 4], 50, 0)
    report = check_bot(tasks, Workers(), lambda done, total: None, most=3)
    assert (report.games, len(report.breaches)) == (3, 3)


def test_games_seats_and_places_take_turns() -> None:
    tasks = check_tasks("x", list(GAMES.values()), [2, 3, 4], 60, 0)
    played = {(task.game, task.seats, task.seat) for task in tasks}
    wanted = {(game, seats, seat) for game in GAMES for seats in (2, 3, 4) for seat in range(seats)}
    assert played == wanted


def command(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["check-bot", *words])
    return result.exit_code, result.output


@pytest.mark.parametrize("name", ["stdio_bot.py", "sdk_bot.py", "stdio_bot.mjs"])
def test_the_examples_keep_to_the_protocol(name: str) -> None:
    program = NODE if name.endswith(".mjs") else sys.executable
    assert program is not None, "Node is needed: it is the language of the example"
    status, printed = command(program, str(EXAMPLES / name), "--games", "6")
    assert (status, printed.splitlines()[-1]) == (0, "No breach of the protocol.")
    assert "6 games played, 6 of them to the end" in printed


def test_the_command_reports_in_words_and_as_json(tmp_path: Path) -> None:
    bad = planted(tmp_path, move="print('move castle', flush=True)")
    status, printed = command(bad, "--game", "exoplanets", "--games", "1")
    assert status == 1
    assert "Breach: a move that is not in the legal list." in printed
    assert "what to do: Answer with one of the texts" in printed
    status, printed = command(bad, "--game", "exoplanets", "--games", "1", "--json")
    assert status == 1
    report = json.loads(printed)
    assert report["breaches"][0]["kind"] == "illegal-move"
    assert report["breaches"][0]["seed"] == 0
    status, printed = command(bad, "--seats", "9")
    assert status == 2
    assert "9 seats" in printed


def test_the_command_says_the_same_thing_once(tmp_path: Path) -> None:
    status, printed = command("no-such-program-here")
    assert status == 1
    assert printed.count("Breach: the program cannot be started.") == 1
    assert "the same 19 more times" in printed
    assert "80 games were not played" in printed
    bad = planted(tmp_path, move="raise SystemExit(1 + chance.randrange(2))")
    _, printed = command(bad, "--game", "exoplanets", "--games", "12")
    assert printed.count("Breach: ") == 2
