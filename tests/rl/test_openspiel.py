"""OpenSpiel's own tests pass, and its search plays a game."""

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough

import orrery.rl.openspiel  # noqa: F401 - registers the games
from orrery.core.game import NOBODY
from orrery.core.rng import Rng
from orrery.games import GAMES
from orrery.rl.arrays import encode_state
from tests.rl.games import each_game, each_table


def load(game: str, seats: int, more: str = "") -> pyspiel.Game:
    return pyspiel.load_game(f"python_orrery_{game}(players={seats}{more})")


@each_table
def test_random_sim_test(game: str, seats: int) -> None:
    serialize = seats == min(GAMES[game].seat_counts)
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=serialize, verbose=False)


@each_game
def test_a_playthrough_can_be_played_again(game: str) -> None:
    """As OpenSpiel keeps one of each of its games."""
    name = f"python_orrery_{game}(players=2)"
    text = playthrough(name, [], alsologtostdout=False, seed=3)
    played = [
        int(line.removeprefix("action: "))
        for line in text.splitlines()
        if line.startswith("action: ")
    ]
    assert text == playthrough(name, played, alsologtostdout=False)
    assert "GameType.information = Information.IMPERFECT_INFORMATION" in text


@each_table
def test_actions_outcomes_and_returns_are_those_of_the_rules(game: str, seats: int) -> None:
    rules, rng = GAMES[game], Rng("openspiel", game, seats)
    ours, theirs = rules.new(seats), load(game, seats, ",returns=points").new_initial_state()
    while rules.to_act(ours) != NOBODY:
        legal = sorted(int(action.index) for action in rules.legal_actions(ours))
        assert theirs.legal_actions() == legal
        action = rules.actions[legal[rng.below(len(legal))]]
        assert theirs.action_to_string(action.index) == action.text
        rules.advance(ours, action)
        theirs.apply_action(action.index)
    assert theirs.is_terminal()
    assert theirs.returns() == [sum(score.values()) for score in rules.scores(ours)]


@each_table
def test_what_is_answered_here_is_what_the_base_class_would_answer(game: str, seats: int) -> None:
    """Programs in C++ ask the base class, programs in Python the state itself."""
    rng = Rng("base class", game, seats)
    state = load(game, seats).new_initial_state()
    base = pyspiel.State
    while True:
        assert base.legal_actions(state) == state.legal_actions()
        assert base.is_chance_node(state) == state.is_chance_node()
        for player in range(seats):
            assert base.legal_actions(state, player) == state.legal_actions(player)
        if state.is_terminal():
            break
        if not state.is_chance_node():
            assert base.observation_tensor(state) == state.observation_tensor()
        other = rng.below(seats)
        assert base.observation_tensor(state, other) == state.observation_tensor(other)
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    with pytest.raises(ValueError, match="-4 is none"):
        state.observation_tensor(state.current_player())


@each_game
def test_a_clone_goes_its_own_way_and_remembers_the_same(game: str) -> None:
    state = load(game, 2).new_initial_state()
    for _ in range(12):
        state.apply_action(state.legal_actions()[0])
    clone, pickled = state.clone(), pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
    told = state.information_state_string(1)
    assert clone.information_state_string(1) == pickled.information_state_string(1) == told
    clone.apply_action(clone.legal_actions()[-1])
    assert state.information_state_string(1) == told
    assert clone.information_state_string(1).startswith(told)
    assert clone.information_state_string(1) != told


@each_game
def test_an_information_state_tells_what_the_player_was_shown(game: str) -> None:
    state = load(game, 2).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[-1][0])
    own, other = state.information_state_string(0), state.information_state_string(1)
    assert own.splitlines()[0] == "player 0 of 2"
    assert "-1 ?" in own
    assert own != other
    observed = np.array(state.observation_tensor(0), np.float32)
    assert observed.tobytes() == encode_state(GAMES[game], state.position.state, 0).tobytes()
    assert '"viewer":0' in state.observation_string(0)


def test_options_are_parameters_and_an_observer_takes_none() -> None:
    game = load("cosmos", 3, ",edition=fr,event_horizon=token")
    assert game.options == {"edition": "fr", "event-horizon": "token"}
    with pytest.raises(ValueError, match="rank, points"):
        load("cosmos", 3, ",returns=glory")
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": "red"})


def test_monte_carlo_tree_search_plays_a_game() -> None:
    game = load("exoplanets", 2)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(game, 1.5, 20, evaluator, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=weights)))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(0)
