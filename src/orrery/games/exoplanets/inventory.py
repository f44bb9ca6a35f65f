"""Counts every component wherever it is; the sums never change during a game."""

from mypy_extensions import i64

from orrery.core.bits import BIT, count_of, members, size_of
from orrery.games.exoplanets.planets import RESOURCE_IDS
from orrery.games.exoplanets.state import MARKER_IDS, ExoplanetsState


def _tiles_under(state: ExoplanetsState) -> i64:
    """The mask of the tiles that lie under planets."""
    mask: i64 = 0
    for planet in members(state.system.tiled):
        mask |= BIT[state.system.beneath[planet]]
    return mask


def inventory_of(state: ExoplanetsState) -> dict[str, int]:
    """Every component counted wherever it is."""
    counts = _pieces(state)
    for kind, name in enumerate(RESOURCE_IDS):
        counts[name] = count_of(state.cloud, kind) + sum(
            count_of(player.stock, kind) for player in state.players
        )
    counts["energy"] += state.star
    for kind, name in enumerate(MARKER_IDS):
        counts[name] = count_of(state.markers, kind) + sum(
            count_of(player.markers, kind) for player in state.players
        )
    for seat in range(state.seats):
        player = state.players[seat]
        on_planets = size_of(player.life1) + size_of(player.life2) + size_of(player.life3)
        counts[f"cubes-{seat}"] = player.cubes + on_planets
        counts[f"cylinders-{seat}"] = player.cylinders + size_of(player.species)
    return counts


def _pieces(state: ExoplanetsState) -> dict[str, int]:
    tiles = size_of(state.unseen) + size_of(state.spent) + size_of(_tiles_under(state))
    for player in state.players:
        tiles += size_of(player.hand) + size_of(player.claimed) + size_of(player.buried)
    planets = size_of(state.bag) + size_of(state.held) + size_of(state.system.planets)
    planets += sum(int(stack.size) for stack in state.stacks)
    return {"planets": planets, "tiles": tiles}
