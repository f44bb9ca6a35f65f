"""The table of Crafting the Cosmos: supplies, decks, stacks, and how pieces come and go."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping

from tests.specification.cosmos_galaxy import TILE_POINTS, Galaxy, size_of
from tests.specification.pages import table_of
from tests.specification.second import Play, SecondGame, ask, draw

TYPES = ("light", "time", "gravity", "chemistry")
POWER_CARDS = table_of("cosmos", "deck | card")
DECK_OF = {card: deck for deck, card, _, _ in POWER_CARDS}
GOALS = [
    goal
    for cell, _ in table_of("cosmos", "goal | counts")
    for goal in re.findall(r"[a-z][a-z0-9-]+", cell)
]


class Pile:
    """Notation 2.2: what nobody has drawn yet, and beneath it the bottom in order."""

    def __init__(self, items: Iterable[str]) -> None:
        self.unseen = list(items)
        self.bottom: list[str] = []

    def __len__(self) -> int:
        return len(self.unseen) + len(self.bottom)

    def draw(self, verb: str) -> Play[str]:
        possible = self.unseen or self.bottom[:1]
        item = yield from draw({f"{verb} {item}": 1 for item in possible})
        (self.unseen or self.bottom).remove(item)
        return item


class CosmosTable(SecondGame):
    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        self.edition = options.get("edition", "reconciled")
        self.spends_token = options.get("event-horizon") == "token"
        self.galaxies = [Galaxy() for _ in range(seats)]
        self.stars = Counter(H=26 - seats, He=20, O=16, C=16)
        self.life = 50 - seats
        self.crystals = {2: 6, 3: 9, 4: 11}[seats]
        self.dark_at_start = {2: 4, 3: 3, 4: 3}[seats]
        self.deck = Counter(dict.fromkeys(TYPES, 15))
        self.discards: Counter[str] = Counter()
        self.row: Counter[str] = Counter()
        self.power_decks = {
            type_: Pile(card for card, deck in DECK_OF.items() if deck == type_) for type_ in TYPES
        }
        self.stacks = {
            size: Pile(tile for tile in TILE_POINTS if size_of(tile) == size) for size in (1, 2, 3)
        }
        self.goals_unseen = list(GOALS)
        self.goals_left = 6
        self.goal_track: list[str | None] = [None] * 4
        self.first_group = Counter({8: 4, 7: 3, 6: 1})
        self.second_group = Counter({7: 2, 6: 5, 5: 5, 4: 4})
        self.advanced_drawn = 0
        self.tokens: dict[int, str] = {}
        self.dark: Counter[str] = Counter()
        self.first = 0
        self.seat = 0
        super().__init__()

    @property
    def galaxy(self) -> Galaxy:
        return self.galaxies[self.seat]

    def gain_stars(self, star: str, wanted: int) -> None:
        count = min(wanted, self.stars[star])
        self.stars[star] -= count
        self.galaxy.waiting_stars[star] += count

    def gain_protos(self, wanted: int) -> None:
        count = min(wanted, self.life)
        self.life -= count
        self.galaxy.waiting_protos += count

    def step_crystal(self, steps: int) -> None:
        for _ in range(steps):
            self.galaxy.crystal += 1
            if self.galaxy.crystal == 6:
                self.galaxy.crystal = 0
                self.galaxy.ready += 1
                self.crystals = max(self.crystals - 1, 0)

    def choose_nebula(self) -> Play[str]:
        sizes = [size for size, stack in self.stacks.items() if stack]
        words = yield from ask(self.seat, [f"stack {size}" for size in sizes])
        return (yield from self.stacks[int(words[1])].draw("tile"))

    def put_under(self, tile: str) -> None:
        self.stacks[size_of(tile)].bottom.append(tile)

    def pay_cards(self, card: str, count: int) -> None:
        self.galaxy.hand[card] -= count
        self.discards[card] += count

    def discard_star(self, space: str) -> None:
        self.stars[self.galaxy.stars.pop(space)] += 1
        self.galaxy.supernovas.discard(space)

    def discard_life(self, spaces: Iterable[str]) -> None:
        for space in list(spaces):
            self.galaxy.proto.discard(space)
            self.galaxy.stable.discard(space)
            self.life += 1

    def draw_advanced(self, nebula: str) -> Play[None]:
        is_first = self.advanced_drawn < 2 * len(self.galaxies)
        group = self.first_group if is_first else self.second_group
        value = yield from draw({f"advanced {value}": count for value, count in group.items()})
        group[int(value)] -= 1
        self.advanced_drawn += 1
        self.galaxy.advanced.setdefault(nebula, []).append(int(value))

    def advanced_left(self) -> int:
        return 16 + 2 * len(self.galaxies) - self.advanced_drawn

    def draw_card(self, verb: str) -> Play[str]:
        if self.deck.total() == 0:
            self.deck, self.discards = self.discards, Counter()
        card = yield from draw({f"{verb} {card}": count for card, count in self.deck.items()})
        self.deck[card] -= 1
        return card

    def fill_row(self) -> Play[None]:
        while self.row.total() < 4 and self.deck.total() + self.discards.total():
            self.row[(yield from self.draw_card("row"))] += 1

    def place(self, piece: str, *named: str) -> None:
        galaxy = self.galaxy
        if piece == "star":
            galaxy.waiting_stars[named[0]] -= 1
            galaxy.stars[named[1]] = named[0]
        elif piece == "proto":
            galaxy.waiting_protos -= 1
            galaxy.proto.add(named[0])
        else:
            galaxy.waiting_tiles.remove(named[0])
            galaxy.nebulae[named[1]] = named[0]

    def scores(self) -> list[int]:
        return [galaxy.points for galaxy in self.galaxies]

    def standings(self) -> list[tuple[int, ...]]:
        return [(galaxy.points, galaxy.hand.total()) for galaxy in self.galaxies]
