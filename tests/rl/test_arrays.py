"""Encodings as arrays, and the page that describes them."""

import numpy as np
import pytest

from docs.make_encodings import PAGE, page
from docs.number_actions import addition
from orrery.core.action import Numbering
from orrery.core.game import CHANCE, SPECTATOR
from orrery.core.playout import playout
from orrery.core.rng import Rng
from orrery.games import GAMES
from orrery.rl.arrays import describe, encode, encode_state, mask, split
from orrery.rl.episode import NoEncoding, encoding_of
from tests.rl.games import each_game
from tests.toy.toy import TOY


@each_game
def test_a_view_and_its_position_give_equal_arrays(game: str) -> None:
    rules = GAMES[game]
    state = rules.new(3)
    playout(rules, state, Rng("arrays"))
    for seat in range(3):
        encoded = encode(rules, rules.view(state, seat))
        assert encoded.dtype == np.float32
        assert encoded.shape == (encoding_of(rules).size,)
        assert encoded.tobytes() == encode_state(rules, state, seat).tobytes()


@each_game
def test_arrays_of_ones_own_are_written_into(game: str) -> None:
    rules = GAMES[game]
    state, rng = rules.new(2), Rng("given buffers")
    while rules.to_act(state) == CHANCE:
        rules.advance(state, rules.draw(state, rng))
    rows = np.ones((2, 2, encoding_of(rules).size), np.float32)
    marks = np.ones((2, rules.actions.size), np.int8)
    for seat in range(2):
        rows_of_seat = rows[seat]
        assert encode_state(rules, state, seat, rows_of_seat[0]).base is not None
        encode(rules, rules.view(state, seat), rows_of_seat[1])
        assert rows_of_seat[0].tobytes() == encode_state(rules, state, seat).tobytes()
        assert rows_of_seat[1].tobytes() == rows_of_seat[0].tobytes()
    mask(rules, state, marks[1])
    assert marks[0].all()
    legal = sorted(int(action.index) for action in rules.legal_actions(state))
    assert np.flatnonzero(marks[1]).tolist() == legal
    assert np.flatnonzero(mask(rules, state)).tolist() == legal
    playout(rules, state, rng)
    assert not mask(rules, state).any()


@each_game
def test_the_parts_of_an_encoding_by_name(game: str) -> None:
    rules = GAMES[game]
    encoded = encode_state(rules, rules.new(2), 0)
    parts = split(rules, encoded)
    assert sum(part.size for part in parts.values()) == encoded.size
    assert parts["pending"].sum() == 1
    assert np.shares_memory(parts["pending"], encoded)


@each_game
def test_a_spectator_has_no_encoding(game: str) -> None:
    rules = GAMES[game]
    with pytest.raises(ValueError, match="spectator"):
        encode(rules, rules.view(rules.new(2), SPECTATOR))


@each_game
@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_has_no_encoding(game: str, seat: int) -> None:
    rules = GAMES[game]
    with pytest.raises(ValueError, match=f"{seat} is none of 2"):
        encode_state(rules, rules.new(2), seat)


def test_a_game_without_an_encoding_says_so() -> None:
    with pytest.raises(NoEncoding, match="encoding"):
        encoding_of(TOY)


def test_the_page_says_what_the_games_say() -> None:
    """`python -m docs.make_encodings` writes it anew."""
    assert PAGE.read_text("utf-8") == page()


@each_game
def test_every_part_is_described(game: str) -> None:
    text = describe(GAMES[game])
    for part in encoding_of(GAMES[game]).parts:
        assert f"| `{part.name}` | {part.offset} | {part.length} | " in text


def test_new_actions_are_published_under_a_new_version() -> None:
    before = "# version 1\nend\n"
    after = Numbering(before + addition(2, ["burn", "dig"]))
    assert after.texts == ["end", "burn", "dig"]
    assert after.version == 2
