"""Exoplanets a second time, from docs/specification/exoplanets.md and docs/notation.md."""

from collections import Counter

from tests.specification.exoplanets_pieces import (
    CHEAPER_ROW,
    DEARER_ORBIT,
    EITHER,
    GOAL_POINTS,
    NEIGHBOUR_POINTS,
    PLANETS,
    PRESENCE_ON_TWO,
    RESOURCES,
    SPECIES_ON,
    TAKE_THREE,
    TILES,
    Seat,
)
from tests.specification.second import Play, SecondGame, ask, draw


class SecondExoplanets(SecondGame):
    def __init__(self, seats: int) -> None:
        self.star = {2: 10, 3: 15, 4: 20}[seats]
        self.row_length = 1 + {2: 3, 3: 4, 4: 5}[seats]
        markers = 3 if seats == 2 else 4
        self.markers = Counter(fusion=markers, flare=markers, stimulation=2 * seats)
        self.cloud = Counter(energy=37 - self.star - seats, water=17 - seats, gas=17 - seats)
        self.seats = [Seat() for _ in range(seats)]
        self.rows: list[list[str]] = [[], [], [], []]
        self.stacks: list[list[str]] = [[], []]
        self.bag = set(PLANETS)
        self.unseen = set(TILES)
        self.beneath: dict[str, str] = {}
        self.active = 0
        self.had_life: set[str] = set()
        self.stimulated: set[str] = set()
        self.catalysed: Counter[str] = Counter()
        super().__init__()

    # The course of the game: rules 1.2 and 1.3, notation 6.2 and 6.3.

    def play(self) -> Play[None]:
        for place in [*self.rows, *self.stacks]:
            place.append((yield from self.draw_planet()))
        for seat in self.seats:
            for _ in range(3):
                yield from self.deal_tile(seat)
        for number, seat in enumerate(self.seats):
            words = yield from ask(number, [f"return {tile}" for tile in seat.hand])
            seat.hand.remove(words[1])
        while True:
            yield from self.turn()
            if self.star == 0:
                return
            self.active = (self.active + 1) % len(self.seats)

    def draw_planet(self) -> Play[str]:
        planet = yield from draw({f"planet {planet}": 1 for planet in self.bag})
        self.bag.remove(planet)
        return planet

    def deal_tile(self, seat: Seat) -> Play[None]:
        tile = yield from draw({f"tile {tile}": 1 for tile in self.unseen})
        self.unseen.remove(tile)
        seat.hand.add(tile)

    def turn(self) -> Play[None]:
        self.had_life = set(self.seats[self.active].life)
        self.stimulated = set()
        self.catalysed = Counter()
        yield from self.birth()
        while True:
            words = yield from ask(self.active, self.deeds())
            if words[0] == "end":
                return
            if words[0] == "claim":
                self.claim(words[1])
            elif words[0] == "play":
                yield from self.use(words[1], words[-1])
            else:
                yield from self.pay_for(words[1], words[0] == "species")

    def birth(self) -> Play[None]:
        drawing = ["draw"] if self.bag else []
        taking = [f"take {number + 1}" for number in (0, 1) if self.stacks[number]]
        words = yield from ask(self.active, drawing + taking)
        emptied: list[str] | None = None
        if words[0] == "draw":
            planet = yield from self.draw_and_shelve()
        else:
            stack = self.stacks[int(words[1]) - 1]
            planet = stack.pop()
            emptied = None if stack else stack
        yield from self.place(planet)
        if emptied is not None and self.bag:
            emptied.append((yield from self.draw_planet()))

    def draw_and_shelve(self) -> Play[str]:
        drawn: list[str] = []
        while len(drawn) < 2 and self.bag:
            drawn.append((yield from self.draw_planet()))
        words = yield from ask(self.active, [f"build {planet}" for planet in drawn])
        drawn.remove(words[1])
        if drawn:
            stack = yield from ask(self.active, ["shelve 1", "shelve 2"])
            self.stacks[int(stack[1]) - 1].append(drawn[0])
        return words[1]

    def place(self, planet: str) -> Play[None]:
        open_rows = [row for row in range(4) if len(self.rows[row]) < self.row_length]
        words = yield from ask(self.active, [f"place {row + 1}" for row in open_rows])
        row = int(words[1]) - 1
        before, new = PLANETS[self.rows[row][-1]], PLANETS[planet]
        self.rows[row].append(planet)
        seat = self.seats[self.active]
        self.star -= 1
        seat.stock["energy"] += 1
        # Ruling 24: rows 1 and 2 are built to the right, rows 3 and 4 to the left.
        for icon in (before.right, new.left) if row < 2 else (before.left, new.right):
            self.take(seat, icon)
        yield from self.deal_tile(seat)

    def deeds(self) -> list[str]:
        seat = self.seats[self.active]
        texts = ["end"]
        for planet in self.open_planets():
            if seat.cubes and seat.level(planet) < 3 and self.payments(planet, 1):
                texts.append(f"life {planet}")
            may_rise = seat.cylinders and planet in self.had_life
            if may_rise and self.payments(planet, 4 - seat.level(planet)):
                texts.append(f"species {planet}")
        for tile in seat.hand:
            goal = TILES[tile].goal
            if goal not in seat.goals and self.is_met(goal, seat):
                texts.append(f"claim {tile}")
            texts += self.plays(tile)
        return texts

    # The system.

    def system(self) -> list[str]:
        return [planet for row in self.rows for planet in row]

    def open_planets(self) -> list[str]:
        """Planets without a species."""
        taken = set().union(*(seat.species for seat in self.seats))
        return [planet for planet in self.system() if planet not in taken]

    def row_of(self, planet: str) -> list[str]:
        return next(row for row in self.rows if planet in row)

    def orbit_of(self, planet: str) -> int:
        return self.row_of(planet).index(planet) + 1

    def neighbours(self, planet: str) -> list[str]:
        row, orbit = self.row_of(planet), self.orbit_of(planet)
        return row[max(orbit - 2, 0) : orbit - 1] + row[orbit : orbit + 1]

    def effect_under(self, planet: str) -> str:
        return TILES[self.beneath[planet]].effect if planet in self.beneath else ""

    # Resources and costs: section 4.1.

    def take(self, seat: Seat, kind: str, wanted: int = 1) -> None:
        count = min(wanted, self.cloud[kind])
        self.cloud[kind] -= count
        seat.stock[kind] += count

    def give(self, seat: Seat, kind: str, count: int) -> None:
        seat.stock[kind] -= count
        self.cloud[kind] += count

    def icons(self, planet: str) -> list[str]:
        icons = list(PLANETS[planet].cost)
        orbit = self.orbit_of(planet)
        around = [other for other in self.system() if self.orbit_of(other) == orbit]
        effects = [self.effect_under(other) for other in around]
        icons += [DEARER_ORBIT[effect] for effect in effects if effect in DEARER_ORBIT]
        for other in self.row_of(planet):
            kind = CHEAPER_ROW.get(self.effect_under(other))
            if kind is None or len(icons) == 1:
                continue
            if kind in icons:
                icons.remove(kind)
            elif kind != "energy" and EITHER in icons:
                icons.remove(EITHER)
        return icons

    def payments(self, planet: str, steps: int) -> list[str]:
        """Every sum the active seat holds that pays for so many steps."""
        icons = self.icons(planet)
        total = steps * max(len(icons) - self.catalysed[planet], 1)
        stock = self.seats[self.active].stock
        around = [planet, *self.neighbours(planet)]
        is_versatile = any(self.effect_under(other) == "versatile-chemistry" for other in around)
        return [
            f"pay {energy} {water} {total - energy - water}"
            for energy in range(min(stock["energy"], total) + 1)
            for water in range(min(stock["water"], total - energy) + 1)
            if total - energy - water <= stock["gas"]
            if is_versatile or _pays(Counter(icons), steps, energy, water, total - energy - water)
        ]

    # Life: rules 1.3.4 to 1.3.9.

    def pay_for(self, planet: str, is_species: bool) -> Play[None]:
        seat = self.seats[self.active]
        sums = self.payments(planet, 4 - seat.level(planet) if is_species else 1)
        words = sums[0].split() if len(sums) == 1 else (yield from ask(self.active, sums))
        for kind, count in zip(RESOURCES, words[1:], strict=True):
            self.give(seat, kind, int(count))
        if is_species:
            yield from self.make_species(seat, planet)
        else:
            yield from self.make_life(seat, planet)

    def make_life(self, seat: Seat, planet: str) -> Play[None]:
        seat.cubes -= 1
        seat.life[planet] = seat.life.get(planet, 0) + 1
        yield from self.stimulate(seat, planet)

    def make_species(self, seat: Seat, planet: str) -> Play[None]:
        seat.cylinders -= 1
        seat.species.add(planet)
        removed = [owner.life.pop(planet, 0) for owner in self.seats]
        for owner, cubes in zip(self.seats, removed, strict=True):
            owner.cubes += cubes
        removed[self.active] = 0
        yield from self.gains(removed)
        yield from self.stimulate(seat, planet)

    def gains(self, owed: list[int]) -> Play[None]:
        """Resources of free choice, the active seat first, then clockwise."""
        for number in self.clockwise():
            for _ in range(owed[number]):
                texts = [f"gain {kind}" for kind in RESOURCES if self.cloud[kind]]
                if texts:
                    words = yield from ask(number, texts)
                    self.take(self.seats[number], words[1])

    def clockwise(self) -> list[int]:
        count = len(self.seats)
        return [(self.active + step) % count for step in range(count)]

    def stimulate(self, seat: Seat, planet: str) -> Play[None]:
        if planet in self.stimulated:
            return
        self.stimulated.add(planet)
        if self.take_marker(seat, "stimulation"):
            held = self.return_markers("stimulation")
            yield from self.gains([count // 2 for count in held])

    def take_marker(self, seat: Seat, kind: str) -> bool:
        """Whether it was the last."""
        self.markers[kind] -= 1
        seat.markers[kind] += 1
        return self.markers[kind] == 0

    def return_markers(self, kind: str) -> list[int]:
        """How many each seat held."""
        held = [seat.markers.pop(kind, 0) for seat in self.seats]
        self.markers[kind] += sum(held)
        return held

    # Space tiles: rules 1.3.10 to 1.3.14, sections 5.2 and 5.3.

    def claim(self, tile: str) -> None:
        seat = self.seats[self.active]
        seat.hand.remove(tile)
        seat.goals.add(TILES[tile].goal)

    def is_met(self, goal: str, seat: Seat) -> bool:
        planets = seat.presence()
        orbits = Counter(self.orbit_of(planet) for planet in planets)
        types = Counter(PLANETS[planet].type for planet in planets)
        others = [other for other in self.seats if other is not seat]
        if goal in PRESENCE_ON_TWO:
            return types[PRESENCE_ON_TWO[goal]] >= 2
        if goal in SPECIES_ON:
            return any(PLANETS[planet].type == SPECIES_ON[goal] for planet in seat.species)
        tests = {
            "aggressive-parasites": lambda: any(
                seat.life[planet] > other.life.get(planet, 0) > 0
                for planet in seat.life
                for other in others
            ),
            "extreme-conditions": lambda: (
                sum(
                    seat.level(planet) >= 2 and len(PLANETS[planet].cost) == 3 for planet in planets
                )
                >= 2
            ),
            "biodiversity": lambda: len(types) == 4,
            "seeding": lambda: len(planets) >= 6,
            "orbital-ring": lambda: any(count >= 3 for count in orbits.values()),
            "great-alignment": lambda: any(
                planets.issuperset(row[first : first + 3])
                for row in self.rows
                for first in range(len(row) - 2)
            ),
            "scorched-worlds": lambda: orbits[1] >= 2,
            "outer-reaches": lambda: sum(orbits[orbit] for orbit in orbits if orbit >= 3) >= 2,
            "primordial-soup": lambda: all(seat.stock[kind] >= 2 for kind in RESOURCES),
            "ascension": lambda: len(seat.species) >= 2,
            "symbiosis": lambda: (
                sum(any(planet in other.life for other in others) for planet in seat.life) >= 2
            ),
        }
        return tests[goal]()

    def plays(self, tile: str) -> list[str]:
        """Ruling 32: the ways to play a tile that have a possible result."""
        effect = TILES[tile].effect
        if effect in TAKE_THREE:
            return [f"play {tile}"] * (self.cloud[TAKE_THREE[effect]] > 0)
        if effect in ("cosmic-dust", "transmutation"):
            return [f"play {tile}"] * (self.cloud.total() > 0)
        return [f"play {tile} {planet}" for planet in self.targets(tile)]

    def targets(self, tile: str) -> list[str]:
        if TILES[tile].background == "navy":
            return [planet for planet in self.system() if planet not in self.beneath]
        effect = TILES[tile].effect
        if effect == "accretion":
            return [
                planet for planet in self.system() if any(map(self.cloud.get, _harvest(planet)))
            ]
        if effect == "catalysis":
            return self.open_planets()
        seat = self.seats[self.active]
        return [
            planet
            for planet in self.open_planets()
            if seat.cubes and seat.level(planet) < 3 and len(PLANETS[planet].cost) <= 2
        ]

    def use(self, tile: str, planet: str) -> Play[None]:
        """Ruling 6: the whole effect, then the marker, then its event."""
        seat = self.seats[self.active]
        seat.hand.remove(tile)
        if TILES[tile].background == "navy":
            self.beneath[planet] = tile
        else:
            yield from self.use_once(TILES[tile].effect, seat, planet)
        marker = TILES[tile].marker
        if self.take_marker(seat, marker):
            held = self.return_markers(marker)
            if marker == "fusion":
                yield from self.black_hole(held)
            else:
                self.solar_storm(held)

    def use_once(self, effect: str, seat: Seat, planet: str) -> Play[None]:
        if effect in TAKE_THREE:
            self.take(seat, TAKE_THREE[effect], 3)
        elif effect == "accretion":
            for kind in _harvest(planet):
                self.take(seat, kind)
        elif effect == "catalysis":
            self.catalysed[planet] += 1
        elif effect == "spark-of-life":
            yield from self.make_life(seat, planet)
        elif effect == "transmutation":
            yield from self.swap(seat)
            yield from self.gain_freely(1)
        else:
            yield from self.gain_freely(2)

    def gain_freely(self, count: int) -> Play[None]:
        owed = [0] * len(self.seats)
        owed[self.active] = count
        yield from self.gains(owed)

    def swap(self, seat: Seat) -> Play[None]:
        for _ in range(3):
            swaps = [
                f"swap {given} {taken}"
                for given in RESOURCES
                for taken in RESOURCES
                if given != taken and seat.stock[given] and self.cloud[taken]
            ]
            words = yield from ask(self.active, ["done", *swaps])
            if words[0] == "done":
                return
            self.give(seat, words[1], 1)
            self.take(seat, words[2])

    def black_hole(self, held: list[int]) -> Play[None]:
        for number in self.clockwise():
            hand = self.seats[number].hand
            due = 2 if held[number] == max(held) else min(held[number], 1)
            for _ in range(min(due, len(hand))):
                words = yield from ask(number, [f"lose {tile}" for tile in hand])
                hand.remove(words[1])

    def solar_storm(self, held: list[int]) -> None:
        for number in self.clockwise():
            seat = self.seats[number]
            if held[number] and seat.stock["gas"]:
                self.give(seat, "gas", min(2, seat.stock["gas"]))
                if held[number] == max(held):
                    self.give(seat, "water", min(1, seat.stock["water"]))
                self.take(seat, "energy")

    # Points: rule 1.4.

    def scores(self) -> list[int]:
        return [
            sum(GOAL_POINTS[goal] for goal in seat.goals)
            + sum(self.points_on(planet, seat) for planet in seat.presence())
            for seat in self.seats
        ]

    def points_on(self, planet: str, seat: Seat) -> int:
        each = 5 if planet in seat.species else seat.life[planet]
        under = (self.effect_under(other) for other in self.neighbours(planet))
        change = sum(NEIGHBOUR_POINTS.get(effect, 0) for effect in under)
        return max(each * len(PLANETS[planet].cost) + change, 0)

    def standings(self) -> list[tuple[int, ...]]:
        return [
            (points, len(seat.goals), len(seat.species))
            for points, seat in zip(self.scores(), self.seats, strict=True)
        ]


def _harvest(planet: str) -> tuple[str, str, str]:
    return ("energy", PLANETS[planet].left, PLANETS[planet].right)


def _pays(icons: Counter[str], steps: int, energy: int, water: int, gas: int) -> bool:
    either = icons[EITHER]
    return (
        energy <= steps * icons["energy"]
        and water <= steps * (icons["water"] + either)
        and gas <= steps * (icons["gas"] + either)
        and water + gas <= steps * (icons["water"] + icons["gas"] + either)
    )
