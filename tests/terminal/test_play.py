"""`orrery play` driven by piped lines: whole games, nonsense, undo, saving and resuming."""

import json
from collections.abc import Iterable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from orrery.cli import play as play_command
from orrery.cli.main import app
from orrery.core.action import Action
from orrery.core.game import Game
from orrery.core.rng import Rng
from orrery.core.view import View
from orrery.games import GAMES
from orrery.games.cosmos.view import CosmosView
from orrery.play.record import load
from tests.toy.toy import TOY

ENOUGH = 5_000


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("ORRERY_LANGUAGE", "en")
    return tmp_path


def play(lines: Iterable[str], *arguments: str) -> Result:
    typed = "".join(f"{line}\n" for line in lines)
    return CliRunner().invoke(app, ["play", *arguments], input=typed)


def someone(seed: int) -> list[str]:
    """Lines of somebody who knows nothing but the list: small numbers, and a yes now and then."""
    dice = Rng("someone", seed)
    return [("1", "1", "2", "3", "5", "y")[dice.below(6)] for _ in range(ENOUGH)]


def entries(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def own(path: Path, seat: int = 0) -> list[object]:
    return [entry["do"] for entry in entries(path) if entry.get("seat") == seat]


def fresh(*lines: str, seed: int = 3) -> Result:
    return play(lines, "cosmos", "--bots", "random", "--seed", str(seed), "--save", "game.jsonl")


def test_a_whole_game_is_played_by_numbers_alone(folder: Path) -> None:
    done = play(someone(1), "cosmos", "--bots", "random", "--seed", "3")
    assert done.exit_code == 0, done.output
    assert "The game is over." in done.stdout
    assert "Points by source" in done.stdout
    assert "⟦" not in done.stdout
    record = load(folder / "orrery-cosmos-1.jsonl", GAMES)
    assert record.result is not None
    assert record.names is not None
    assert record.names[0] == "You"
    for score in record.result.scores:
        assert f" {score} " in done.stdout


def test_a_game_begins_against_the_level_for_newcomers(folder: Path) -> None:
    done = play(["shift own", "collect", "q"], "cosmos", "--seed", "1")
    assert done.exit_code == 0
    assert "Stargazer" in done.stdout
    assert "shift own" in own(folder / "orrery-cosmos-1.jsonl")
    assert entries(folder / "orrery-cosmos-1.jsonl")[0]["names"] == ["You", "stargazer"]


def test_the_name_of_a_level_is_said_in_the_language_of_the_reader(folder: Path) -> None:
    done = play(["q"], "exoplanets", "--seats", "3", "--language", "pl", "--seed", "1")
    assert "Obserwator 2" in done.stdout
    assert "stargazer" not in done.stdout


def test_the_same_seed_deals_the_same_game(folder: Path) -> None:
    fresh("q", seed=5)
    first = (folder / "game.jsonl").read_bytes()
    fresh("q", seed=5)
    assert (folder / "game.jsonl").read_bytes() == first
    fresh("q", seed=6)
    assert (folder / "game.jsonl").read_bytes() != first


@pytest.mark.parametrize(
    "nonsense",
    ["fly to the moon", "place star H S99", "-1", "99999999999", "\x1b[31m", "\x07", "x" * 100_000],
)
def test_nonsense_is_refused_kindly_and_changes_nothing(folder: Path, nonsense: str) -> None:
    fresh("q")
    before = (folder / "game.jsonl").read_bytes()
    done = fresh(nonsense, "q")
    assert done.exit_code == 0
    assert "not possible now" in done.stdout
    assert "shift own" in done.stdout.split("not possible now")[1]
    assert "\x1b" not in done.stdout
    assert (folder / "game.jsonl").read_bytes() == before


def test_a_misspelt_action_is_answered_with_its_neighbours() -> None:
    assert "Did you mean: shift own" in fresh("shfit own", "q").stdout


def test_undo_takes_back_and_redo_does_it_again(folder: Path) -> None:
    fresh("shift own", "q")
    assert own(folder / "game.jsonl") == ["shift own"]
    fresh("shift own", "undo", "q")
    assert own(folder / "game.jsonl") == []
    fresh("shift own", "u", "redo", "q")
    assert own(folder / "game.jsonl") == ["shift own"]


def test_undo_says_why_it_stops() -> None:
    assert "nothing to take back" in fresh("undo", "q").stdout
    assert "nothing to redo" in fresh("redo", "q").stdout
    drawn = fresh("shift own", "collect", *["take deck"] * 6, "undo", "q").stdout
    assert "A draw cannot be taken back" in drawn


def test_end_of_input_keeps_the_game_and_says_how_to_go_on(folder: Path) -> None:
    done = fresh("shift own")
    assert done.exit_code == 0
    assert "orrery play --resume game.jsonl" in done.stdout
    assert own(folder / "game.jsonl") == ["shift own"]


def test_interruption_keeps_the_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("rich.console.Console.input", interrupt)
    done = fresh()
    assert done.exit_code == 0
    assert (folder / "game.jsonl").exists()


def test_resuming_shows_the_same_table_and_keeps_every_entry(folder: Path) -> None:
    left = fresh("shift own", "collect", "1", "1", "1", "q")
    saved = (folder / "game.jsonl").read_bytes()
    back = play(["q"], "--resume", "game.jsonl")
    assert back.exit_code == 0
    assert (folder / "game.jsonl").read_bytes() == saved
    assert last_table(back) == last_table(left)


def last_table(done: Result) -> str:
    return done.stdout.rpartition("╭─ Galaxy")[2].partition("\n╭─ All players")[0]


def test_a_resumed_game_goes_on_with_the_same_bots(folder: Path) -> None:
    play(["q"], "cosmos", "--seats", "3", "--bots", "random", "--seat", "1", "--save", "game.jsonl")
    before = entries(folder / "game.jsonl")
    done = play(someone(4), "--resume", "game.jsonl", "--seed", "9")
    assert done.exit_code == 0
    after = entries(folder / "game.jsonl")
    assert after[: len(before)] == before
    assert after[0]["names"] == ["random 1", "You", "random 2"]
    assert "result" in after[-1]
    assert load(folder / "game.jsonl", GAMES).result is not None


def test_bots_can_be_exchanged_when_resuming(folder: Path) -> None:
    fresh("q")
    done = play(["q"], "--resume", "game.jsonl", "--bots", "greedy", "--seat", "0")
    assert done.exit_code == 0


def test_save_under_another_name_goes_on_there(folder: Path) -> None:
    done = fresh("shift own", "save other.jsonl", "undo", "q")
    assert "Saved in other.jsonl" in done.stdout
    assert own(folder / "other.jsonl") == []
    assert own(folder / "game.jsonl") == ["shift own"]


def test_a_file_that_cannot_be_written_is_told_and_play_goes_on() -> None:
    done = play(["shift own", "q"], "cosmos", "--save", "no/such/folder/game.jsonl")
    assert done.exit_code == 0
    assert "No such file" in done.stdout


def test_a_new_game_never_overwrites_an_old_one(folder: Path) -> None:
    play(["q"], "cosmos", "--bots", "random")
    play(["q"], "cosmos", "--bots", "random")
    assert {path.name for path in folder.iterdir()} == {
        "orrery-cosmos-1.jsonl",
        "orrery-cosmos-2.jsonl",
    }


def test_ending_a_turn_with_unplaced_pieces_asks_first(folder: Path) -> None:
    lines = ["shift own", "collect", *["take deck"] * 3, "stack 1", "end nebula"]
    asked = fresh(*lines, "n", "q")
    assert "Do it anyway?" in asked.stdout
    assert "end nebula" not in own(folder / "game.jsonl")
    fresh(*lines, "y", "q")
    assert "end nebula" in own(folder / "game.jsonl")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("?", "undo (u), redo"),
        ("help", "undo (u), redo"),
        ("score", "Points by source"),
        ("log", "new goal"),
        ("list", "shift own"),
        ("rules", "Ask for:"),
        ("rules pulsar", "Pulsar is a Gravity power card"),
        ("rules Speed of Light", "Speed of Light is a Light power card"),
        ("rules largest-star-group", "Largest group of stars and supernovas: "),
        ("rules 2-11", "size 2: needs H He O C"),
        ("rules pulsra", "Did you mean: pulsar"),
        ("rules zzzzzz", "no help on: zzzzzz"),
        ("look 1", "Galaxy · Random bot"),
        ("look random bot", "Galaxy · Random bot"),
        ("look nobody", "Whose board?"),
        ("", "Your turn: shift energy"),
        ("0", "shift own"),
    ],
)
def test_commands(line: str, answer: str) -> None:
    assert answer in fresh(line, "q").stdout


def test_a_long_list_is_opened_left_and_chosen_from(folder: Path) -> None:
    lines = ["shift own", "collect", *["take deck"] * 3, "stack 1"]
    done = fresh(*lines, "place star", "0", "place star", "1", "1", "q")
    assert "go back" in done.stdout
    assert any(str(text).startswith("place star") for text in own(folder / "game.jsonl"))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess"], "no game called chess"),
        (["cosmos", "--seats", "7"], "cannot be played with 7 seats"),
        (["cosmos", "--bots", "oracle"], "no bot called oracle"),
        (["cosmos", "--bots", "random,random", "--seats", "4"], "Name one bot"),
        (["cosmos", "--seat", "5"], "There is no seat 5"),
        (["cosmos", "--option", "edition=tlh"], "cannot be tlh"),
        (["cosmos", "--option", "tempo=fast"], "no option called tempo"),
        (["cosmos", "--option", "edition"], "name=value"),
        (["--resume", "missing.jsonl"], "missing.jsonl"),
    ],
)
def test_what_is_asked_wrongly_is_said_and_writes_nothing(
    folder: Path, arguments: list[str], message: str
) -> None:
    done = play([], *arguments)
    assert done.exit_code == 2
    assert message in done.stderr
    assert list(folder.iterdir()) == []


def test_a_broken_record_is_not_resumed(folder: Path) -> None:
    path = folder / "game.jsonl"
    path.write_text('{"format":"orrery-record/1","game":"cosmos","rules":1,"seats":2}\n{"seat":0')
    before = path.read_bytes()
    done = play([], "--resume", "game.jsonl")
    assert done.exit_code == 1
    assert "line 2" in done.stderr
    assert path.read_bytes() == before


def test_without_a_game_and_a_terminal_the_first_is_played(folder: Path) -> None:
    assert play(["q"], "--bots", "random").exit_code == 0
    assert (folder / f"orrery-{next(iter(GAMES))}-1.jsonl").exists()


@pytest.mark.parametrize("language", ["en", "xx", "", "../en", "!!"])
def test_an_unknown_language_is_english(language: str) -> None:
    done = play(["q"], "cosmos", "--bots", "random", "--language", language)
    assert done.exit_code == 0
    assert "Your turn" in done.stdout


def test_options_are_recorded(folder: Path) -> None:
    play(["q"], "cosmos", "--bots", "random", "--option", "edition=fr", "--save", "game.jsonl")
    assert entries(folder / "game.jsonl")[0]["options"] == {
        "edition": "fr",
        "event-horizon": "track",
    }


def test_a_bot_gets_its_own_view_and_the_legal_list_only(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[View] = []

    class Spy:
        def choose(self, view: View, legal: list[Action]) -> Action:
            asked.append(view)
            assert all(isinstance(action, Action) for action in legal)
            return legal[0]

    def spy(name: str, game: Game[object, object], rng: Rng) -> Spy:  # type: ignore[type-var]
        return Spy()

    monkeypatch.setattr(play_command, "bot_named", spy)
    play([], "cosmos", "--bots", "random", "--seat", "1", "--seed", "2")
    assert asked
    for view in asked:
        assert isinstance(view, CosmosView)
        assert view.viewer == view.to_act == 0
        assert view.galaxies[1].hand is None


def test_what_another_draws_in_secret_is_not_told(folder: Path) -> None:
    done = fresh("log", "q")
    dealt = [e["do"] for e in entries(folder / "game.jsonl") if str(e.get("do")).startswith("hand")]
    told = done.stdout.split("dealt: ")[1].split(";")[0]
    assert len(dealt) == 8
    assert len(told.split(",")) == 4


def test_a_game_without_a_drawing_is_shown_as_a_plain_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(GAMES, TOY.id, TOY)
    done = play(["1"] * 200, TOY.id, "--bots", "random", "--seed", "1")
    assert done.exit_code == 0, done.output
    assert "viewer" in done.stdout
    assert "Points by source" in done.stdout
