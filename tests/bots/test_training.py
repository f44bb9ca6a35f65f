"""Training: reproducible, resumable, and it learns."""

from pathlib import Path
from types import SimpleNamespace

import msgspec
import numpy as np
import pytest
from typer.testing import CliRunner

from orrery.bots import training as training_module
from orrery.bots.beam import Beam, play_turns
from orrery.bots.fitting import Positions, fit
from orrery.bots.selfplay import SelfPlay, play_with_itself
from orrery.bots.training import (
    BrokenTraining,
    BrokenValue,
    OtherRecipe,
    Recipe,
    Training,
    UnknownWeights,
    Untrainable,
    open_training,
    read_value,
    train,
)
from orrery.bots.tuning import Trial, judge
from orrery.bots.value import Value
from orrery.bots.work import Workers
from orrery.cli.main import app
from orrery.core.features import names_of
from orrery.core.net import Net, OtherInputs
from orrery.core.rng import Rng
from orrery.games import game_named

GAME = "exoplanets"
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
        "games": 40,
        "turns": 2,
    }
    return Recipe(**(settings | changes))  # type: ignore[arg-type]


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


def test_what_follows_from_the_features_is_learned() -> None:
    """A margin that is twice one feature less another, and noise."""
    rng = np.random.default_rng(1)
    games = []
    for _ in range(200):
        features = rng.uniform(-1.0, 1.0, (20, 3))
        margins = 12.0 * features[:, 0] - 6.0 * features[:, 1] + rng.normal(0.0, 1.0, 20)
        games.append(Positions(features, margins, (margins > 0.0).astype(float), margins))
    found = fit(["a", "b", "c"], games, 1)
    assert found.positions == 4_000
    assert found.explained > 0.9


def test_nothing_is_learned_from_noise() -> None:
    rng = np.random.default_rng(1)
    games = []
    for _ in range(200):
        margins = rng.normal(size=20)
        games.append(Positions(rng.normal(size=(20, 3)), margins, rng.random(20), margins))
    assert fit(["a", "b", "c"], games, 1).explained < 0.05


def test_what_a_net_knows_is_kept_where_little_is_learned_anew() -> None:
    rng = np.random.default_rng(1)

    def play(count: int) -> list[Positions]:
        games = []
        for _ in range(count):
            features = rng.uniform(-1.0, 1.0, (20, 3))
            margins = 12.0 * features[:, 0] - 6.0 * features[:, 1] + rng.normal(0.0, 20.0, 20)
            games.append(Positions(features, margins, (margins > 0.0).astype(float), margins))
        return games

    known = fit(["a", "b", "c"], play(400), 1).net
    few, checked = play(20), play(400)
    begun = fit(["a", "b", "c"], few, 1, known)
    anew = fit(["a", "b", "c"], few, 1)
    assert explained_in(begun.net, checked) > explained_in(anew.net, checked)


def explained_in(net: Net, games: list[Positions]) -> float:
    features = np.concatenate([game.features for game in games])
    results = np.concatenate([game.results for game in games])
    hidden = np.maximum(features @ np.array(net.first) + np.array(net.bias), 0.0)
    said = hidden @ np.array(net.margin[:-1]) + net.margin[-1]
    return float(1.0 - np.mean((results - said) ** 2) / results.var())


def test_a_training_may_begin_with_a_value(tmp_path: Path) -> None:
    """Its first round plays by it: other games, and other targets, than without."""
    game = game_named(GAME)
    net = game.net()
    assert net is not None
    inputs = net.inputs[1:]
    narrow = Net(
        inputs=inputs, first=net.first[1:], bias=net.bias, margin=net.margin, chance=net.chance
    )
    (tmp_path / "value.json").write_bytes(msgspec.json.encode(narrow))
    value = read_value(GAME, tmp_path / "value.json")
    assert value.inputs == net.inputs
    assert value.first == [[0.0] * len(net.bias), *net.first[1:]]
    begun = open_training(recipe(generations=0, value=value), tmp_path / "begun.json")
    anew = open_training(recipe(generations=0), tmp_path / "anew.json")
    finish(begun, tmp_path / "begun.json")
    finish(anew, tmp_path / "anew.json")
    assert begun.rounds[0].explained > anew.rounds[0].explained
    with pytest.raises(OtherRecipe):
        open_training(recipe(generations=0), tmp_path / "begun.json")


def test_a_value_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "value.json"
    file.write_text("{}")
    with pytest.raises(BrokenValue):
        read_value(GAME, file)
    other = game_named("cosmos").net()
    file.write_bytes(msgspec.json.encode(other))
    with pytest.raises(OtherInputs):
        read_value(GAME, file)
    ran = CliRunner().invoke(app, ["train", GAME, "--out", str(file), "--value", str(file)])
    assert ran.exit_code == 2
    assert "features" in ran.output


def test_a_learned_value_beats_the_weights_it_began_with(tmp_path: Path) -> None:
    """Dull weights judge the ends of turns badly; what their own games teach judges them better."""
    file = tmp_path / "t.json"
    wanted = recipe(generations=0, games=2_000)
    game = game_named(GAME)
    training = open_training(wanted, file)
    training.weights = DULL
    finish(training, file)
    (learned,) = training.rounds
    assert learned.explained > 0.05
    plain = Beam(game, game.evaluator(DULL), 3)
    taught = Beam(game, game.evaluator(DULL), 3, Value(game, learned.net))
    wins = 0
    for number in range(200):
        beams = [taught, plain] if number % 2 == 0 else [plain, taught]
        state = game.new(2)
        play_turns(beams, state, Rng("taught", number // 2))
        standings = game.standings(state)
        wins += standings[number % 2] > standings[1 - number % 2]
    assert wins > 115


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("beam", "turns"), [(0, 2), (2, 0), (2, 2)])
def test_games_with_itself_are_labelled_from_every_seat(beam: int, turns: int, seats: int) -> None:
    played = play_with_itself(SelfPlay(GAME, seats, WEIGHTS, None, beam, turns, 1, 2))
    names = names_of(game_named(GAME).features())  # type: ignore[arg-type]
    assert played.features.shape == (len(played.margins), len(names))
    assert len(played.margins) % seats == 0
    assert played.wins[:seats].sum() == pytest.approx(1.0)
    assert (played.margins[:seats] > 0).sum() <= 1
    assert (played.margins == played.results).all()


def test_td_lambda_weighs_results_against_what_the_value_says() -> None:
    """At 1 a position is worth the result, at 0 what the value says of the position a turn later,
    and between them something between."""
    game = game_named(GAME)
    net = game.net()
    assert net is not None
    played = [
        play_with_itself(SelfPlay(GAME, 2, WEIGHTS, net, 2, 1, 1, 2, td_lambda))
        for td_lambda in (1.0, 0.0, 0.5)
    ]
    results, bootstrapped, mixed = (one.margins.reshape(-1, 2) for one in played)
    assert (results == played[0].results.reshape(-1, 2)).all()
    first = np.array(net.first)
    hidden = np.maximum(played[1].features @ first + np.array(net.bias), 0.0)
    said = (hidden @ np.array(net.margin[:-1]) + net.margin[-1]).reshape(-1, 2)
    assert np.allclose(bootstrapped[:-1], said[1:], atol=1e-3)
    assert (bootstrapped[-1] == results[-1]).all()
    assert np.allclose(mixed[-2], (results[-1] + said[-1]) / 2, atol=1e-3)


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
    plain = SimpleNamespace(weights=dict, features=lambda: None)
    monkeypatch.setattr(training_module, "game_named", lambda _name: plain)
    with pytest.raises(Untrainable):
        open_training(recipe(), tmp_path / "new.json")
    with pytest.raises(Untrainable):
        read_value(GAME, file)


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "t.json"
    quick = ["--generations", "2", "--candidates", "4", "--trials", "2", "--jobs", "1"]
    command = ["train", GAME, "--out", str(file), *quick]
    ran = CliRunner().invoke(app, command)
    assert ran.exit_code == 0, ran.output
    assert "2 of 2" in ran.output
    again = CliRunner().invoke(app, command)
    assert "already" in again.output
    wrong = CliRunner().invoke(app, [*command, "--start", "nobody"])
    assert wrong.exit_code == 2
    assert "nobody" in wrong.output
