"""Encodings tell what a seat may know and nothing else, and masks mark exactly what is legal."""

import struct
from typing import Any

import pytest
from librt.strings import BytesWriter

from orrery.core.game import Encoding, Game, State
from orrery.core.rng import Rng
from tests.contract.cases import CASES, DEAR, Case, each_case, sample

ENCODED = [case for case in CASES if case.game.encoding() is not None]
each_encoded = pytest.mark.parametrize(
    "case", ENCODED, ids=[f"{case.game.id}-{case.seats}" for case in ENCODED]
)
SHARE = 12


def encoding_of(game: Game[Any, Any]) -> Encoding[Any]:
    encoding = game.encoding()
    assert encoding is not None
    return encoding


def differences(case: Case, number: int, encoding: Encoding[Any]) -> int:
    """How often a re-deal of what a seat cannot see changed its encoding."""
    game, state = case.game, case.new(number)
    rng = Rng("encoding", game.id, case.seats, number)
    found = 0
    for _ in sample(game, state, case.rng(number), SHARE):
        for seat in range(case.seats):
            encoded = encoding.encode(state, seat)
            dealt = game.redeal(state, seat, rng)
            found += encoded != encoding.encode(dealt, seat)
    return found


@each_encoded
def test_two_positions_that_look_the_same_to_a_seat_are_encoded_in_the_same_bytes(
    case: Case,
) -> None:
    encoding = encoding_of(case.game)
    assert sum(differences(case, number, encoding) for number in range(DEAR)) == 0


@each_encoded
def test_a_view_alone_gives_the_same_bytes_as_the_position(case: Case) -> None:
    encoding = encoding_of(case.game)
    for number in range(DEAR):
        state = case.new(number)
        for _ in sample(case.game, state, case.rng(number), 2 * SHARE):
            for seat in range(case.seats):
                dealt = case.game.determinize(case.game.view(state, seat), Rng(number))
                assert encoding.encode(dealt, seat) == encoding.encode(state, seat)


@each_encoded
def test_positions_that_look_different_are_encoded_differently(case: Case) -> None:
    encoding = encoding_of(case.game)
    state = case.new(0)
    views: set[str] = set()
    encodings: set[bytes] = set()
    for _ in sample(case.game, state, case.rng(0), 2):
        views.add(repr(case.game.view(state, 0)))
        encodings.add(encoding.encode(state, 0))
    assert len(encodings) == len(views)


@each_encoded
def test_every_float_is_in_a_part_and_between_minus_one_and_one(case: Case) -> None:
    encoding = encoding_of(case.game)
    ends = [part.offset + part.length for part in encoding.parts]
    assert [0, *ends] == [*(part.offset for part in encoding.parts), encoding.size]
    assert all(part.name and part.meaning for part in encoding.parts)
    assert len({part.name for part in encoding.parts}) == len(encoding.parts)
    state = case.new(1)
    for _ in sample(case.game, state, case.rng(1), SHARE):
        encoded = encoding.encode(state, case.seats - 1)
        floats = struct.unpack(f"<{encoding.size}f", encoded)
        assert min(floats) >= -1
        assert max(floats) == 1


class Telling(Encoding[Any]):
    """Adds what the next hidden draw could be: a leak, for the test to catch."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.encoding = encoding_of(game)
        super().__init__(self.encoding.version, self.encoding.parts)

    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        self.encoding.write(state, seat, out)
        others = [self.game.view(state, other) for other in range(state.seats) if other != seat]
        out.write(repr(others).encode())


@each_encoded
def test_a_planted_leak_is_caught(case: Case) -> None:
    assert sum(differences(case, number, Telling(case.game)) for number in range(2)) > 0


@each_case
def test_the_mask_marks_exactly_what_is_legal(case: Case) -> None:
    game, state = case.game, case.new(0)
    mask = BytesWriter()
    mask.write(bytes(game.actions.size))
    for _ in sample(game, state, case.rng(0), 3):
        if game.to_act(state) < 0:
            continue
        game.mark_legal(state, mask, 1)
        marked = mask.getvalue()
        legal = sorted(int(action.index) for action in game.legal_actions(state))
        assert [index for index, mark in enumerate(marked) if mark] == legal
        game.mark_legal(state, mask, 0)
        assert mask.getvalue() == bytes(game.actions.size)
