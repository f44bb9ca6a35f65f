"""A game under way for learning programs."""

import numpy as np
import pytest

from orrery.core.errors import IllegalAction
from orrery.core.game import CHANCE, NOBODY
from orrery.core.rng import Rng
from orrery.games import GAMES
from orrery.play.observation import LoggedEntry, advance
from orrery.rl.arrays import flags, pairs
from orrery.rl.episode import BY_CHANCE, NO_ENTRY, Episode
from orrery.rl.history import HIDDEN
from orrery.rl.returns import check_returns, returns_of
from tests.rl.games import each_game, each_table


def play(episode: Episode, rng: Rng) -> None:
    while episode.actor != NOBODY:
        episode.act(episode.game.pick(episode.state, rng).index)


@each_table
def test_the_same_seed_deals_the_same_game(game: str, seats: int) -> None:
    ends = []
    for seed in (1, 1, 2):
        episode = Episode(GAMES[game], seats)
        episode.begin(seed)
        play(episode, Rng("choices"))
        ends.append(int(GAMES[game].key(episode.state)))
    assert ends[0] == ends[1] != ends[2]


@each_game
def test_only_the_seat_to_act_has_a_mask(game: str) -> None:
    episode = Episode(GAMES[game], 3)
    episode.begin(1)
    legal = [int(action.index) for action in GAMES[game].legal_actions(episode.state)]
    assert np.flatnonzero(flags(episode.mask(episode.actor))).tolist() == sorted(legal)
    assert not flags(episode.mask((episode.actor + 1) % 3)).any()
    play(episode, Rng())
    assert not any(flags(episode.mask(seat)).any() for seat in range(3))
    episode.begin(1)
    assert np.flatnonzero(flags(episode.mask(episode.actor))).tolist() == sorted(legal)


@each_game
@pytest.mark.parametrize("index", [-1, 10**6, None])
def test_an_illegal_action_changes_nothing(game: str, index: int | None) -> None:
    episode = Episode(GAMES[game], 2)
    episode.begin(1)
    if index is None:
        index = int(np.flatnonzero(flags(episode.mask(episode.actor)) == 0)[0])
    before = GAMES[game].key(episode.state)
    with pytest.raises(IllegalAction) as refusal:
        episode.act(index)
    assert refusal.value.legal
    assert GAMES[game].key(episode.state) == before


@each_table
def test_perfect_recall_is_every_entry_the_seat_was_shown(game: str, seats: int) -> None:
    """With as much room as a game is long, and without what the seat may not read."""
    rules = GAMES[game]
    episode = Episode(rules, seats, recall=rules.longest)
    episode.begin(5)
    log = _log(rules.id, seats, 5, Rng("choices"))
    play(episode, Rng("choices"))
    for seat in range(seats):
        rows = pairs(episode.remembered(seat))
        assert rows.shape == (rules.longest, 2)
        empty = rules.longest - len(log)
        assert (rows[:empty] == (NO_ENTRY, HIDDEN)).all()
        assert rows[empty:].tolist() == [_row(entry, seat, seats) for entry in log]
    assert any(entry.audience >= 0 for entry in log)


def _log(game: str, seats: int, seed: int, rng: Rng) -> list[LoggedEntry]:
    """The same game once more, by the rules alone."""
    rules, deal = GAMES[game], Rng("episode", seed)
    state, log = rules.new(seats), []
    while (actor := rules.to_act(state)) != NOBODY:
        action = rules.draw(state, deal) if actor == CHANCE else rules.pick(state, rng)
        log.append(advance(rules, state, action))
    return log


def _row(entry: LoggedEntry, seat: int, seats: int) -> list[int]:
    who = BY_CHANCE if entry.actor == CHANCE else 1 + (entry.actor - seat) % seats
    text = entry.redact(seat).text
    return [who, HIDDEN if text is None else int(entry.action.index)]


@each_table
def test_returns_by_rank_sum_to_zero_and_by_points_are_the_points(game: str, seats: int) -> None:
    rules = GAMES[game]
    for seed in range(5):
        episode = Episode(rules, seats)
        episode.begin(seed)
        play(episode, Rng(seed))
        by_rank = returns_of(rules, episode.state, "rank")
        points = returns_of(rules, episode.state, "points")
        assert sum(by_rank) == pytest.approx(0)
        assert points == [sum(score.values()) for score in rules.scores(episode.state)]
        best = max(rules.standings(episode.state))
        winners = [s for s in range(seats) if rules.standings(episode.state)[s] == best]
        assert max(by_rank) == by_rank[winners[0]]
        if len(winners) == 1:
            assert by_rank[winners[0]] == 1


def test_other_returns_are_refused() -> None:
    with pytest.raises(ValueError, match="rank, points"):
        check_returns("money")
