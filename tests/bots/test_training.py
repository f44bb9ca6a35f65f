"""Training: reproducible, resumable, and it learns."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

from orrery.bots import training as training_module
from orrery.bots.lessons import Comparison, LessonGame, learn, play_lesson
from orrery.bots.levels import LEVELS, Level
from orrery.bots.training import (
    BrokenTraining,
    OtherRecipe,
    Recipe,
    Training,
    UnknownWeights,
    Untrainable,
    open_training,
    train,
)
from orrery.bots.tuning import Trial, judge
from orrery.bots.work import Workers
from orrery.cli.main import app
from orrery.core.rng import Rng
from orrery.games import game_named

GAME = "exoplanets"
SMALL = Level("small", turns=8, kept=4, positions=1_500, beam=3)
WEIGHTS = game_named(GAME).weights()["hand"]
# So little of everything is hoped for that only points in sight count.
DULL = {name: value * 0.1 for name, value in WEIGHTS.items()}


def recipe(**changes: object) -> Recipe:
    settings: dict[str, object] = {
        "game": GAME,
        "start": "hand",
        "seed": 3,
        "generations": 3,
        "candidates": 6,
        "trials": 4,
        "rounds": 1,
        "games": 5,
        "level": "small",
    }
    return Recipe(**(settings | changes))  # type: ignore[arg-type]


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "small", SMALL)


def finish(training: Training, file: Path, jobs: int = 1) -> dict[str, float]:
    for _ in train(training, file, Workers(jobs), lambda _done, _total: None):
        pass
    return training.weights


def test_weights_against_themselves_are_worth_nothing() -> None:
    assert judge(Trial(GAME, WEIGHTS, WEIGHTS, 8, 0, 0)) == 0.0
    assert judge(Trial(GAME, WEIGHTS, DULL, 40, 0, 0)) > 0.0


def test_evolution_beats_its_start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(training_module, "_start", lambda _recipe: DULL)
    wanted = recipe(generations=8, candidates=8, trials=20, rounds=0)
    tuned = finish(open_training(wanted, tmp_path / "t.json"), tmp_path / "t.json")
    assert judge(Trial(GAME, tuned, DULL, 200, 99, 0)) > 0.0


def test_what_the_search_found_is_learned() -> None:
    """Margins that follow other weights exactly are explained by what was learned."""
    rng = Rng("synthetic")
    games = []
    for _ in range(10):
        plans = [(rng.below(100) / 50, rng.below(100) / 50) for _ in range(6)]
        margins = tuple(2.0 * a + 0.5 * b for a, b in plans)
        slopes = tuple((a, b) for a, b in plans)
        worths = tuple(1.5 * a + 1.0 * b for a, b in plans)
        games.append([Comparison(worths, slopes, margins, (4,) * 6)])
    lesson = learn({"a": 1.5, "b": 1.0}, games)
    assert lesson.after > 0.95 > lesson.before
    assert lesson.weights["a"] > 1.5
    assert lesson.weights["b"] < 1.0


def test_lessons_of_real_games_explain_more_than_dull_weights() -> None:
    games = [play_lesson(LessonGame(GAME, DULL, SMALL, 1, number)) for number in range(30)]
    lesson = learn(DULL, games)
    assert lesson.after > lesson.before


def test_a_stopped_training_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    whole = finish(open_training(recipe(), tmp_path / "whole.json"), tmp_path / "whole.json")
    file = tmp_path / "stopped.json"
    for stop in (2, 1, 1):
        steps = train(open_training(recipe(), file), file, Workers(1), lambda _done, _total: None)
        for _ in range(stop):
            next(steps)
        steps.close()
    assert open_training(recipe(), file).steps == 4
    assert finish(open_training(recipe(), file), file) == whole
    assert file.read_bytes() == (tmp_path / "whole.json").read_bytes()


def test_the_work_may_be_split(tmp_path: Path) -> None:
    wanted = recipe(rounds=0)
    one = finish(open_training(wanted, tmp_path / "1.json"), tmp_path / "1.json")
    two = finish(open_training(wanted, tmp_path / "2.json"), tmp_path / "2.json", jobs=2)
    assert one == two


def test_what_does_not_fit_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "t.json"
    finish(open_training(recipe(generations=1, rounds=0), file), file)
    kept = file.read_bytes()
    with pytest.raises(OtherRecipe):
        open_training(recipe(), file)
    assert file.read_bytes() == kept
    file.write_text("{}")
    with pytest.raises(BrokenTraining):
        open_training(recipe(), file)
    with pytest.raises(UnknownWeights):
        open_training(recipe(start="nobody's"), tmp_path / "new.json")
    monkeypatch.setattr(training_module, "game_named", lambda _name: SimpleNamespace(weights=dict))
    with pytest.raises(Untrainable):
        open_training(recipe(), tmp_path / "new.json")


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "t.json"
    quick = ["--generations", "2", "--candidates", "4", "--trials", "2", "--jobs", "1"]
    command = ["train", GAME, "--out", str(file), *quick]
    ran = CliRunner().invoke(app, command)
    assert ran.exit_code == 0, ran.output
    assert "2 of 2" in ran.output
    again = CliRunner().invoke(app, command)
    assert "already" in again.output
    wrong = CliRunner().invoke(app, [*command, "--level", "nobody"])
    assert wrong.exit_code == 2
    assert "nobody" in wrong.output
