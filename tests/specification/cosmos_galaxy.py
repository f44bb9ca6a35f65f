"""The player board of Crafting the Cosmos a second time, from section 5.1 and the rules about what
stands on it."""

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from tests.specification.pages import table_of

STARS = ("H", "He", "O", "C")
SLOT_PRICES = (2, 3, 3, 4)
CENTRE, START_LIFE = "S19", "L28"

SECTOR_OF_NEBULA: dict[str, str] = {}
CORNERS: dict[str, list[str]] = {}
SIDES: dict[str, list[str]] = {}
for _space, _, _sector, _corners, _sides in table_of("cosmos", "space | q, r"):
    SECTOR_OF_NEBULA[_space] = _sector
    CORNERS[_space] = _corners.split()
    SIDES[_space] = _sides.split()

SECTORS: dict[str, list[str]] = {}
ADJACENT: dict[str, list[str]] = {}
LIFE_BESIDE: dict[str, list[str]] = {}
for _space, _, _sectors, _, _stars, _life in table_of("cosmos", "space | x, y"):
    SECTORS[_space] = _sectors.split()
    ADJACENT[_space] = _stars.split()
    LIFE_BESIDE[_space] = _life.split()
STAR_SPACES = list(LIFE_BESIDE)
for _space, _, _sectors, _, _life in table_of("cosmos", "space | ends"):
    SECTORS[_space] = _sectors.split()
    ADJACENT[_space] = _life.split()
LIFE_SPACES = [space for space in ADJACENT if space not in LIFE_BESIDE]

NEEDS = {tile: Counter(needs.split()) for tile, needs, _ in table_of("cosmos", "tile | needs")}
TILE_POINTS = {tile: int(points) for tile, _, points in table_of("cosmos", "tile | needs")}


def size_of(tile: str) -> int:
    return int(tile[0])


@dataclass
class Galaxy:
    """One player: the board, what waits beside it, the hand, the tracks and the points."""

    stars: dict[str, str] = field(default_factory=lambda: {CENTRE: "H"})
    supernovas: set[str] = field(default_factory=set)
    proto: set[str] = field(default_factory=lambda: {START_LIFE})
    stable: set[str] = field(default_factory=set)
    nebulae: dict[str, str] = field(default_factory=dict)
    completed: set[str] = field(default_factory=set)
    advanced: dict[str, list[int]] = field(default_factory=dict)
    waiting_stars: Counter[str] = field(default_factory=Counter)
    waiting_protos: int = 0
    waiting_tiles: list[str] = field(default_factory=list)
    hand: Counter[str] = field(default_factory=Counter)
    tracks: Counter[str] = field(default_factory=Counter)
    slots: list[str | None] = field(default_factory=lambda: [None] * 4)
    crystal: int = 0
    ready: int = 0
    scored_crystals: int = 0
    points: int = 0

    def standard(self) -> set[str]:
        return set(self.stars) - self.supernovas

    def of_type(self, star: str) -> set[str]:
        return {space for space in self.standard() if self.stars[space] == star}

    def life(self) -> set[str]:
        return self.proto | self.stable

    def unfinished(self) -> set[str]:
        return set(self.nebulae) - self.completed

    def empty_stars(self) -> list[str]:
        return [space for space in STAR_SPACES if space not in self.stars]

    def empty_life(self) -> list[str]:
        return [space for space in LIFE_SPACES if space not in self.life()]

    def empty_nebulae(self) -> list[str]:
        return [space for space in CORNERS if space not in self.nebulae]

    def proto_spaces(self) -> list[str]:
        """Rule 1.5.1: next to own life, or the starting space."""
        if not self.life():
            return [START_LIFE]
        return [space for space in self.empty_life() if self.life() & set(ADJACENT[space])]

    def spaces_beside_stable(self) -> list[str]:
        return [space for space in self.empty_life() if self.stable & set(ADJACENT[space])]

    def proto_beside(self, stars: Iterable[str]) -> set[str]:
        return {life for star in stars for life in LIFE_BESIDE[star]} & self.proto

    def stars_around(self, nebula: str) -> list[str]:
        return [space for space in CORNERS[nebula] if space in self.stars]

    def is_ready(self, nebula: str) -> bool:
        """Ruling 17."""
        around = self.stars_around(nebula)
        standard = Counter(self.stars[space] for space in around if space not in self.supernovas)
        gaps = NEEDS[self.nebulae[nebula]] - standard
        return gaps.total() <= len(self.supernovas.intersection(around))

    def moves(self, pieces: Iterable[str]) -> list[str]:
        return [
            f"move {piece} {space}"
            for piece in pieces
            for space in reachable(piece, self.stars if piece in self.stars else self.life())
        ]

    def move(self, start: str, end: str) -> None:
        if start in self.nebulae:
            self.nebulae[end] = self.nebulae.pop(start)
        if start in self.stars:
            self.stars[end] = self.stars.pop(start)
        for pieces in (self.supernovas, self.proto, self.stable):
            if start in pieces:
                pieces.remove(start)
                pieces.add(end)

    def stabilise(self, spaces: Iterable[str]) -> None:
        for space in list(spaces):
            self.proto.remove(space)
            self.stable.add(space)

    def count(self, goal: str) -> int:
        """Rule 1.7."""
        sector = goal.rpartition("-")[2]
        if goal.startswith("life-"):
            return sum(sector in SECTORS[space] for space in self.life())
        if goal.startswith("nebula-size-sum-"):
            inside = [space for space in self.completed if SECTOR_OF_NEBULA[space] == sector]
            return sum(size_of(self.nebulae[space]) for space in inside)
        touched = {space for nebula in self.advanced for space in self.stars_around(nebula)}
        return {
            "stable-life": len(self.stable),
            "proto-life": len(self.proto),
            "supernovas": len(self.supernovas),
            "stars-he": len(self.of_type("He")),
            "stars-o": len(self.of_type("O")),
            "stars-c": len(self.of_type("C")),
            "largest-star-group": max(map(len, self.star_groups()), default=0),
            "completed-size-1": sum(size_of(self.nebulae[space]) == 1 for space in self.completed),
            "crystals-on-scoring-spaces": self.scored_crystals,
            "stars-touching-nebula-with-advanced-life": len(touched),
        }[goal]

    def star_groups(self) -> list[set[str]]:
        return [chain(space, self.stars) | {space} for space in self.stars]


def chain(start: str, occupied: Collection[str]) -> set[str]:
    """The occupied spaces that can be reached from a space over occupied ones."""
    found: set[str] = set()
    to_visit = [start]
    while to_visit:
        beside = {space for space in ADJACENT[to_visit.pop()] if space in occupied}
        to_visit += beside - found - {start}
        found |= beside - {start}
    return found


def reachable(start: str, occupied: Collection[str]) -> set[str]:
    """Ruling 28."""
    jumped = chain(start, occupied) | {start}
    return {end for space in jumped for end in ADJACENT[space] if end not in occupied}
