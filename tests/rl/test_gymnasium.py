"""Gymnasium's own checks pass, and many games stepped at once are the same as one by one."""

import pickle
import warnings
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from orrery.bots import UnknownBot
from orrery.rl.gym import OrreryEnv
from orrery.rl.vector import OrreryVectorEnv
from tests.rl.games import each_game, each_table

WIDTH = 4


@each_table
def test_check_env(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(f"orrery/{game}-v1", seats=seats, render_mode="ansi").unwrapped
    check_env(env)
    assert "seat 0" in capsys.readouterr().out


@each_game
def test_check_env_with_recall_and_named_bots(game: str) -> None:
    env = gymnasium.make(
        f"orrery.rl.gym:orrery/{game}-v1",
        seats=3,
        opponents=["greedy", "random"],
        seat=None,
        recall=6,
        returns="points",
    )
    check_env(env.unwrapped, skip_render_check=True)


def choose(masks: np.ndarray[Any, Any], rng: np.random.Generator) -> np.ndarray[Any, Any]:
    """A legal action for every game, and any where the game is over."""
    return np.array([rng.choice(np.flatnonzero(m)) if m.any() else 0 for m in masks])


@each_table
def test_games_stepped_at_once_are_those_stepped_one_by_one(game: str, seats: int) -> None:
    compare_with_one_by_one(game, seats, recall=0)


@each_game
def test_games_stepped_at_once_remember_the_same(game: str) -> None:
    compare_with_one_by_one(game, 3, recall=7)


def compare_with_one_by_one(game: str, seats: int, recall: int) -> None:
    def one() -> OrreryEnv:
        return OrreryEnv(game, seats=seats, seat=None, recall=recall)

    together = OrreryVectorEnv(WIDTH, game, seats=seats, seat=None, recall=recall)
    apart = SyncVectorEnv([one] * WIDTH, autoreset_mode=AutoresetMode.NEXT_STEP)
    assert together.observation_space == apart.observation_space
    assert together.action_space == apart.action_space
    ours: tuple[Any, ...] = together.reset(seed=7)
    theirs: tuple[Any, ...] = apart.reset(seed=7)
    rng = np.random.default_rng(1)
    ended = 0
    for step in range(150):
        assert data_equivalence(ours[0], theirs[0], exact=True)
        assert data_equivalence(ours[-1], theirs[-1], exact=True)
        actions = choose(ours[-1]["action_mask"], rng)
        if step % 50 == 49:
            actions[0] = int(np.flatnonzero(ours[-1]["action_mask"][0] == 0)[0])
        ours, theirs = together.step(actions), apart.step(actions)
        _compare(ours, theirs)
        ended += int(ours[2].sum())
    assert ended > 0


def _compare(ours: tuple[Any, ...], theirs: tuple[Any, ...]) -> None:
    for mine, other in zip(ours[1:4], theirs[1:4], strict=True):
        assert np.array_equal(mine, other)
    illegal = theirs[-1].pop("illegal_action", None), theirs[-1].pop("_illegal_action", None)
    assert (illegal[0] is None) == (illegal[1] is None)


def test_make_vec_makes_ours() -> None:
    envs = gymnasium.make_vec("orrery/exoplanets-v1", num_envs=3, seats=4).unwrapped
    assert isinstance(envs, OrreryVectorEnv)
    observations, info = envs.reset(seed=[1, 2, 3])
    assert observations in envs.observation_space
    assert (info["action_mask"].sum(1) > 0).all()
    assert (envs.action_masks() == info["action_mask"]).all()


def test_arrays_are_ones_own_unless_asked_otherwise() -> None:
    for copy in (True, False):
        envs = OrreryVectorEnv(2, "exoplanets", copy=copy)
        first, info = envs.reset(seed=1)
        before = first.copy()
        rng = np.random.default_rng(1)
        for _ in range(3):
            _, _, _, _, info = envs.step(choose(info["action_mask"], rng))
        assert np.array_equal(first, before) == copy


@each_game
def test_masks_are_those_sb3_asks_for(game: str) -> None:
    env = OrreryEnv(game)
    _, info = env.reset(seed=1)
    masks = env.action_masks()
    assert masks.dtype == np.bool_
    assert (masks == info["action_mask"]).all()
    action = env.action_space.sample(info["action_mask"])
    assert masks[action]


@each_game
def test_a_whole_game_in_every_seat_gives_its_return(game: str) -> None:
    for seat in range(3):
        env = OrreryEnv(game, seats=3, seat=seat)
        _, info = env.reset(seed=seat)
        terminated, reward = False, 0.0
        while not terminated:
            assert env.episode.actor == seat
            legal = np.flatnonzero(info["action_mask"])
            _, reward, terminated, _, info = env.step(int(legal[0]))
        assert -1 <= reward <= 1
        assert "illegal_action" not in info


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="2 opponents; 3"):
        OrreryEnv("cosmos", seats=3, opponents=["random"] * 3)
    with pytest.raises(ValueError, match="0 to 1"):
        OrreryEnv("cosmos", seat=2)
    with pytest.raises(ValueError, match="recall=-1"):
        OrreryEnv("cosmos", recall=-1)
    with pytest.raises(UnknownBot):
        OrreryEnv("cosmos", opponents="deep-thought")


def test_what_does_not_fit_many_games_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        OrreryVectorEnv(0, "cosmos")
    with pytest.raises(ValueError, match="not drawn"):
        gymnasium.make_vec("orrery/cosmos-v1", num_envs=2, render_mode="ansi")
    envs = OrreryVectorEnv(3, "cosmos")
    with pytest.raises(ResetNeeded):
        envs.step(np.zeros(3, np.int64))
    with pytest.raises(ValueError, match="seeds"):
        envs.reset(seed=[1])
    envs.reset(seed=1)
    for count in (2, 4):
        with pytest.raises(ValueError, match="3 games need as many actions"):
            envs.step(np.zeros(count, np.int64))


@pytest.mark.parametrize("index", [-1, -7, 10**6])
def test_an_index_that_does_not_exist_is_illegal(index: int) -> None:
    envs = OrreryVectorEnv(2, "exoplanets")
    _, info = envs.reset(seed=1)
    actions = np.array([index, int(info["action_mask"][1].argmax())])
    _, rewards, terminated, _, _ = envs.step(actions)
    assert rewards.tolist() == [-1, 0]
    assert terminated.tolist() == [True, False]
    alone = OrreryEnv("exoplanets")
    alone.reset(seed=1)
    assert alone.step(index)[1:3] == (-1, True)


@each_game
@pytest.mark.parametrize("way", ["copied", "pickled"])
def test_a_copy_goes_on_as_the_environment_would(game: str, way: str) -> None:
    """As search by copies needs it: what is drawn and what bots do stay the same."""
    env = gymnasium.make(f"orrery/{game}-v1", seats=3, opponents="greedy", seat=None, recall=5)
    _, info = env.reset(seed=3)
    rng = np.random.default_rng(3)
    for _ in range(4):
        _, _, _, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
    other = deepcopy(env) if way == "copied" else pickle.loads(pickle.dumps(env))  # noqa: S301
    for _ in range(4):
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        mine, theirs = env.step(action), other.step(action)
        assert data_equivalence(mine, theirs, exact=True)
        info = mine[-1]
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert data_equivalence(other.get_wrapper_attr("action_masks")(), info["action_mask"] != 0)
    assert data_equivalence(env.reset(), other.reset(), exact=True)


def test_nothing_is_registered_twice() -> None:
    from orrery.rl import gym

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        gym.register()
