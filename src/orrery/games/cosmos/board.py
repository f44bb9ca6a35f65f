"""The player board as masks: which spaces touch which; and the data of the tiles as tables."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.bits import BIT, position_of
from orrery.games.cosmos.content import SECTORS, STARS, TILES_PER_SIZE, load

_CONTENT: Final = load()

NEBULA_IDS: Final[list[str]] = [space.id for space in _CONTENT.nebula_space]
STAR_IDS: Final[list[str]] = [space.id for space in _CONTENT.star_space]
LIFE_IDS: Final[list[str]] = [space.id for space in _CONTENT.life_space]
NEBULA_SPACES: Final = len(NEBULA_IDS)
STAR_SPACES: Final = len(STAR_IDS)
LIFE_SPACES: Final = len(LIFE_IDS)
ALL_NEBULAE: Final[i64] = 2**NEBULA_SPACES - 1
ALL_STARS: Final[i64] = 2**STAR_SPACES - 1
ALL_LIFE: Final[i64] = 2**LIFE_SPACES - 1

_STAR_AT: Final = {id: place for place, id in enumerate(STAR_IDS)}
_LIFE_AT: Final = {id: place for place, id in enumerate(LIFE_IDS)}
_ENDS: Final = [[_STAR_AT[end] for end in space.ends] for space in _CONTENT.life_space]
_CORNERS: Final = [[_STAR_AT[id] for id in space.stars] for space in _CONTENT.nebula_space]
_SIDES: Final = [[_LIFE_AT[id] for id in space.life] for space in _CONTENT.nebula_space]


def _mask(places: list[int]) -> i64:
    mask: i64 = 0
    for place in places:
        mask |= BIT[place]
    return mask


def _stars_beside_star(star: int) -> list[int]:
    return [end for ends in _ENDS if star in ends for end in ends if end != star]


def _life_beside_star(star: int) -> list[int]:
    return [side for side, ends in enumerate(_ENDS) if star in ends]


def _life_beside_life(side: int) -> list[int]:
    return [other for end in _ENDS[side] for other in _life_beside_star(end) if other != side]


def _spaces_in(sector: str, around: list[list[int]]) -> i64:
    mask: i64 = 0
    for place, space in enumerate(_CONTENT.nebula_space):
        if space.sector == sector:
            mask |= _mask(around[place])
    return mask


# Corners and sides of each nebula space.
CORNERS: Final = vec[i64]([_mask(corners) for corners in _CORNERS])
SIDES: Final = vec[i64]([_mask(sides) for sides in _SIDES])
STARS_BESIDE_STAR: Final = vec[i64]([_mask(_stars_beside_star(s)) for s in range(STAR_SPACES)])
LIFE_BESIDE_STAR: Final = vec[i64]([_mask(_life_beside_star(s)) for s in range(STAR_SPACES)])
LIFE_BESIDE_LIFE: Final = vec[i64]([_mask(_life_beside_life(s)) for s in range(LIFE_SPACES)])

# A border space belongs to the sector of every nebula space it touches.
NEBULAE_IN: Final = vec[i64](
    [
        _mask([p for p, space in enumerate(_CONTENT.nebula_space) if space.sector == sector])
        for sector in SECTORS
    ]
)
STARS_IN: Final = vec[i64]([_spaces_in(sector, _CORNERS) for sector in SECTORS])
LIFE_IN: Final = vec[i64]([_spaces_in(sector, _SIDES) for sector in SECTORS])

BORDER_LIFE: Final[list[str]] = [
    id for place, id in enumerate(LIFE_IDS) if sum(mask >> place & 1 for mask in LIFE_IN) > 1
]

CENTRAL_STAR: Final[i64] = _STAR_AT[_CONTENT.board.central_star]
START_LIFE: Final[i64] = _LIFE_AT[_CONTENT.board.start_life]
START_NEBULAE: Final = vec[i64]([NEBULA_IDS.index(id) for id in _CONTENT.board.start_nebulae])

# Tiles are numbered size by size, PER_SIZE to a size; in its stack a tile is tile % PER_SIZE.
PER_SIZE: Final = TILES_PER_SIZE
_TILES: Final = sorted(_CONTENT.tile, key=lambda tile: (tile.size, tile.id))
TILE_IDS: Final[list[str]] = [tile.id for tile in _TILES]
TILES: Final = len(TILE_IDS)
TILE_SIZE: Final = vec[i64]([tile.size for tile in _TILES])
TILE_POINTS: Final = vec[i64]([tile.points for tile in _TILES])
TILE_STARS: Final = vec[i64]([sum(tile.needs.values()) for tile in _TILES])
# needs of tile t for star kind k at t * 4 + k
TILE_NEEDS: Final = vec[i64]([tile.needs.get(star, 0) for tile in _TILES for star in STARS])


def spread(mask: i64, beside: vec[i64]) -> i64:
    """All spaces next to any space of a mask."""
    result: i64 = 0
    while mask != 0:
        bit = mask & -mask
        result |= beside[position_of(bit)]
        mask ^= bit
    return result


def reach_from(start: i64, occupied: i64, beside: vec[i64]) -> i64:
    """The connected occupied spaces that hold `start`, and all spaces next to one of them."""
    reach = start
    edge = start
    while edge != 0:
        around = spread(edge, beside)
        edge = around & occupied & ~reach
        reach |= around
    return reach


def group_around(start: i64, occupied: i64, beside: vec[i64]) -> i64:
    """The connected occupied spaces that hold `start`."""
    return reach_from(start, occupied, beside) & occupied
