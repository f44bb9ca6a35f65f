"""PettingZoo's own tests pass, and what they do not look at is so too."""

import re
from copy import deepcopy

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from orrery.core.errors import BadSeats, IllegalAction, UnknownGame
from orrery.rl import aec, parallel
from tests.rl.games import each_game, each_table

# PettingZoo expects observations with a mask of its own environments, by name, and warns of others.
MASKED = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


def play(env: aec.OrreryAEC, seed: int) -> dict[str, float]:
    """A random game; what each agent got for it."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        is_over = terminated or truncated
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if is_over else int(rng.choice(legal)))
    return got


@MASKED
@each_table
def test_api_test(game: str, seats: int) -> None:
    api_test(aec.env(game, seats=seats), num_cycles=400)


@MASKED
@each_game
def test_api_test_with_recall(game: str) -> None:
    api_test(aec.env(game, seats=2, recall=8, returns="points"), num_cycles=200)


@each_table
def test_seed_test(game: str, seats: int) -> None:
    seed_test(lambda: aec.env(game, seats=seats), num_cycles=50)


@each_game
def test_render_test(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: aec.env(game, render_mode=render_mode))
    assert "seat 0" in capsys.readouterr().out


def test_max_cycles_test() -> None:
    """It takes a module, whose first game it plays."""
    max_cycles_test(parallel)


@each_table
def test_parallel_api_test(game: str, seats: int) -> None:
    parallel_api_test(parallel.parallel_env(game, seats=seats), num_cycles=300)


@each_game
def test_parallel_seed_test(game: str) -> None:
    parallel_seed_test(lambda: parallel.parallel_env(game, seats=3), num_cycles=50)


@each_table
def test_all_at_once_is_the_same_game_as_one_after_another(game: str, seats: int) -> None:
    together, apart = parallel.parallel_env(game, seats=seats), aec.raw_env(game, seats=seats)
    observations, _ = together.reset(seed=4)
    apart.reset(seed=4)
    rng = np.random.default_rng(4)
    while True:
        masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
        assert [agent for agent in masks if masks[agent].any()] == [apart.agent_selection]
        action = int(rng.choice(np.flatnonzero(masks[apart.agent_selection])))
        observations, rewards, over, cut_off, infos = together.step(
            {agent: action if masks[agent].any() else 0 for agent in together.agents}
        )
        apart.step(action)
        assert not any(infos.values())
        for agent, seen in observations.items():
            assert seen["observation"].tobytes() == apart.observe(agent)["observation"].tobytes()
        if not together.agents:
            break
    assert rewards == apart.rewards
    assert all(over.values())
    assert not any(cut_off.values())


@each_game
def test_all_at_once_an_illegal_action_is_replaced_and_named(game: str) -> None:
    def play_four(seed: int) -> list[bytes]:
        env = parallel.parallel_env(game, max_cycles=4)
        env.reset(seed=seed)
        ends, seen_by_first = [], []
        for _ in range(4):
            acting = env.aec.agent_selection
            seen, _, _, cut_off, infos = env.step(dict.fromkeys(env.agents, 10**6))
            assert infos.pop(acting) == {"illegal_action": 10**6}
            assert not any(infos.values())
            ends.append(all(cut_off.values()))
            seen_by_first.append(seen["seat_0"]["observation"].tobytes())
        assert ends == [False, False, False, True]
        assert not env.agents
        return seen_by_first

    assert play_four(1) == play_four(1) != play_four(2)


@each_table
def test_a_game_ends_with_the_returns(game: str, seats: int) -> None:
    got = play(aec.raw_env(game, seats=seats), 3)
    assert sum(got.values()) == pytest.approx(0)
    assert max(got.values()) > 0
    points = play(aec.raw_env(game, seats=seats, returns="points"), 3)
    assert max(points, key=points.__getitem__) == max(got, key=got.__getitem__)


def test_options_and_later_games_follow_from_the_seed() -> None:
    def observed() -> list[bytes]:
        env = aec.raw_env("cosmos", options={"edition": "fr"})
        found = []
        for seed in (1, None, None):
            env.reset(seed=seed)
            found.append(env.observe(env.agent_selection)["observation"].tobytes())
        return found

    first = observed()
    assert first == observed()
    assert len(set(first)) == 3


@each_table
def test_a_copy_goes_on_as_the_environment_would(game: str, seats: int) -> None:
    env = aec.env(game, seats=seats, recall=5)
    env.reset(seed=2)
    rng = np.random.default_rng(2)
    for _ in range(20):
        env.step(int(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
    other = deepcopy(env)
    for _ in range(5):
        assert env.agent_selection == other.agent_selection
        mine, theirs = env.last()[0], other.last()[0]
        assert {name: mine[name].tobytes() for name in mine} == {
            name: theirs[name].tobytes() for name in theirs
        }
        action = int(rng.choice(np.flatnonzero(mine["action_mask"])))
        env.step(action)
        other.step(action)
    before = other.last()[0]["observation"]
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert (other.last()[0]["observation"] == before).all()
    assert deepcopy(aec.raw_env(game)).agents == []


def test_an_illegal_action_is_refused_or_ends_the_game() -> None:
    raw = aec.raw_env("exoplanets")
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        raw.step(illegal)
    with pytest.raises(ValueError, match="is to act"):
        raw.step(None)
    env = aec.env("exoplanets")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(illegal)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_what_is_not_known_is_refused() -> None:
    with pytest.raises(UnknownGame):
        aec.env("chess")
    with pytest.raises(BadSeats):
        aec.env("cosmos", seats=7)
    with pytest.raises(ValueError, match="recall=-1"):
        aec.env("cosmos", recall=-1)
    with pytest.raises(ValueError, match=re.escape("ansi, human, rgb_array")):
        aec.env("cosmos", render_mode="film")
