"""What searches rely on: re-deals as likely as the rules make them, turns, keys."""

from collections import Counter

import pytest

from orrery.core.bits import members
from orrery.core.game import SPECTATOR
from orrery.core.rng import Rng
from orrery.games.exoplanets.game import EXOPLANETS
from orrery.games.exoplanets.state import ExoplanetsState
from tests.games.exoplanets.scenario import do, scenario, tile

DEALS = 1500


def furnished() -> ExoplanetsState:
    """Hands of two others; seat 1 has put a tile face down."""
    state = scenario(seats=3, hand={0: "T13", 1: "T05 T06 T08", 2: "T07"}, claimed={2: "T09"})
    player = state.players[1]
    player.hand ^= 2 ** tile("T08")
    player.buried |= 2 ** tile("T08")
    return state


def hidden_parts(state: ExoplanetsState) -> list[str]:
    found = [f"unseen {tile}" for tile in members(state.unseen)]
    for seat, player in enumerate(state.players):
        found += [f"hand {seat} {tile}" for tile in members(player.hand)]
        found += [f"buried {seat} {tile}" for tile in members(player.buried)]
    return found


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_redeal_is_as_likely_as_a_deal_from_the_view(viewer: int) -> None:
    state = furnished()
    dealt: Counter[str] = Counter()
    redealt: Counter[str] = Counter()
    for number in range(DEALS):
        seen = EXOPLANETS.view(state, viewer)
        dealt.update(hidden_parts(EXOPLANETS.determinize(seen, Rng("deal", number))))
        redealt.update(hidden_parts(EXOPLANETS.redeal(state, viewer, Rng("redeal", number))))
    assert dealt.total() == redealt.total()
    for what in dealt | redealt:
        assert abs(dealt[what] - redealt[what]) < 5 * (DEALS / 4) ** 0.5, what


def test_who_knows_a_tile_keeps_it_in_a_redeal() -> None:
    state = furnished()
    dealt = EXOPLANETS.redeal(state, 1, Rng(1))
    assert dealt.players[1].hand == state.players[1].hand
    assert dealt.players[1].buried == state.players[1].buried


def test_turns_are_counted_from_the_first_birth_to_after_the_last_end() -> None:
    assert EXOPLANETS.turn(EXOPLANETS.new(2)) == 0
    state = scenario(seats=2, active=1, turns=1, star=0)
    assert EXOPLANETS.turn(state) == 2
    do(state, "end")
    assert EXOPLANETS.turn(state) == 3


def test_the_same_tiles_under_the_same_planets_make_the_same_key() -> None:
    one = scenario("P01/T04 P02", "P09/T05")
    other = scenario("P01/T05 P02", "P09/T04")
    assert EXOPLANETS.key(one) == EXOPLANETS.key(scenario("P01/T04 P02", "P09/T05"))
    assert EXOPLANETS.key(one) != EXOPLANETS.key(other)
