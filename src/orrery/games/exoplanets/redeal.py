"""The hidden tiles of a position dealt anew, straight from its masks: for searches, which need many
positions that look the same to one viewer."""

from mypy_extensions import i64

from orrery.core.bits import BIT, nth_of, size_of
from orrery.core.rng import Rng
from orrery.games.exoplanets.state import ExoplanetsState


def redeal(state: ExoplanetsState, viewer: i64, rng: Rng) -> ExoplanetsState:
    """A copy in which any tile not seen by the viewer may be in any hand, face down or unseen."""
    dealt = state.copy()
    hidden = dealt.unseen
    for seat in range(dealt.seats):
        if seat != viewer:
            hidden |= dealt.players[seat].hand | dealt.players[seat].buried
    left = size_of(hidden)
    for seat in range(dealt.seats):
        if seat != viewer:
            player = dealt.players[seat]
            player.hand = _deal(hidden, left, size_of(player.hand), rng)
            hidden ^= player.hand
            left -= size_of(player.hand)
            player.buried = _deal(hidden, left, size_of(player.buried), rng)
            hidden ^= player.buried
            left -= size_of(player.buried)
    dealt.unseen = hidden
    return dealt


def _deal(hidden: i64, left: i64, count: i64, rng: Rng) -> i64:
    """So many of the hidden tiles."""
    tiles: i64 = 0
    for _ in range(count):
        bit = BIT[nth_of(hidden, rng.below(left))]
        tiles |= bit
        hidden ^= bit
        left -= 1
    return tiles
