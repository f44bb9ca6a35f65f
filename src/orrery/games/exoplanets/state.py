"""One position of Exoplanets: what every seat owns, the system, and what is pending."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from orrery.core.bits import BIT, ONE, count_of, mix
from orrery.core.game import CHANCE, State
from orrery.games.exoplanets.planets import KINDS
from orrery.games.exoplanets.system import NONE, System, empty_system

# What is asked next. Names of draws begin with DRAW, those of decisions with CHOOSE.
DRAW_START_PLANET: Final = 0
DRAW_START_TILE: Final = 1
CHOOSE_RETURN: Final = 2
CHOOSE_BIRTH: Final = 3
DRAW_PLANET: Final = 4
CHOOSE_PLANET: Final = 5
CHOOSE_STACK: Final = 6
CHOOSE_ROW: Final = 7
DRAW_TILE: Final = 8
DRAW_REFILL: Final = 9
CHOOSE_ACTION: Final = 10
CHOOSE_PAYMENT: Final = 11
CHOOSE_SWAP: Final = 12
CHOOSE_RESOURCE: Final = 13
CHOOSE_LOSS: Final = 14
GAME_OVER: Final = 15
PENDING_IDS: Final = [
    "draw-start-planet",
    "draw-start-tile",
    "choose-return",
    "choose-birth",
    "draw-planet",
    "choose-planet",
    "choose-stack",
    "choose-row",
    "draw-tile",
    "draw-refill",
    "choose-action",
    "choose-payment",
    "choose-swap",
    "choose-resource",
    "choose-loss",
    "game-over",
]

STACKS: Final = 2
# Markers in packed words: the first two are those that space tiles take.
STIMULATION: Final = 2
MARKER_IDS: Final = ["fusion", "flare", "stimulation"]
MARKER_KINDS: Final = 3
SPECIES_LEVEL: Final = 4

_ITEM_BITS: Final = 6
_ITEM: Final = 63
_TOP_SHIFT: Final = 54


@mypyc_attr(acyclic=True)
class Stack:
    """A stack of planets, the last one on top: at most 20 ids from 0 to 63 in two words."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self._near: i64 = 0
        self._far: i64 = 0

    def push(self, planet: i64) -> None:
        carried = self._near >> _TOP_SHIFT
        self._far = (self._far << _ITEM_BITS) | carried
        self._near = ((self._near ^ (carried << _TOP_SHIFT)) << _ITEM_BITS) | planet
        self.size += 1

    def top(self) -> i64:
        return self._near & _ITEM

    def pop(self) -> i64:
        planet = self._near & _ITEM
        self._near = (self._near >> _ITEM_BITS) | ((self._far & _ITEM) << _TOP_SHIFT)
        self._far >>= _ITEM_BITS
        self.size -= 1
        return planet

    def copy(self) -> "Stack":
        clone = Stack()
        clone.assign(self)
        return clone

    def assign(self, other: "Stack") -> None:
        """Become a copy of another one."""
        self.size = other.size
        self._near = other._near
        self._far = other._far

    def key(self, key: i64) -> i64:
        return mix(mix(mix(key, self.size), self._near), self._far)

    def height_of(self, planet: i64) -> i64:
        """The place of a planet counted from the bottom, which is 1; 0 where it is not here."""
        near, far = self._near, self._far
        for height in range(self.size, 0, -1):
            if near & _ITEM == planet:
                return height
            near = (near >> _ITEM_BITS) | ((far & _ITEM) << _TOP_SHIFT)
            far >>= _ITEM_BITS
        return 0

    def planets(self) -> list[int]:
        """From the bottom to the top."""
        rest = self.copy()
        return [rest.pop() for _ in range(self.size)][::-1]


@mypyc_attr(acyclic=True)
class Seat:
    """What one seat owns."""

    def __init__(self) -> None:
        self.stock: i64 = 0
        self.cubes: i64 = 0
        self.cylinders: i64 = 0
        # Planets with at least one, two, three cubes of this seat; planets with its species.
        self.life1: i64 = 0
        self.life2: i64 = 0
        self.life3: i64 = 0
        self.species: i64 = 0
        # Tiles in hand, tiles revealed for their goals, tiles returned or lost face down.
        self.hand: i64 = 0
        self.claimed: i64 = 0
        self.buried: i64 = 0
        self.goals: i64 = 0
        self.markers: i64 = 0

    def copy(self) -> "Seat":
        clone = Seat()
        clone.assign(self)
        return clone

    def assign(self, other: "Seat") -> None:
        """Become a copy of another one."""
        self.stock = other.stock
        self.cubes = other.cubes
        self.cylinders = other.cylinders
        self.life1 = other.life1
        self.life2 = other.life2
        self.life3 = other.life3
        self.species = other.species
        self.hand = other.hand
        self.claimed = other.claimed
        self.buried = other.buried
        self.goals = other.goals
        self.markers = other.markers

    def key(self, key: i64) -> i64:
        """A key with all that the seat owns in it; goals follow from what was claimed."""
        key = mix(mix(key, self.stock), self.markers)
        key = mix(mix(key, self.cubes), self.cylinders)
        key = mix(mix(key, self.life1), self.life2)
        key = mix(mix(key, self.life3), self.species)
        return mix(mix(mix(key, self.hand), self.claimed), self.buried)

    def with_cubes(self, cubes: i64) -> i64:
        """Planets with at least so many cubes of this seat; two or more."""
        if cubes == 2:
            return self.life2
        return self.life3 if cubes == 3 else 0

    def presence(self) -> i64:
        """Planets with at least one cube or the species of this seat."""
        return self.life1 | self.species

    def cubes_on(self, planet: i64) -> i64:
        return (
            ((self.life1 >> planet) & 1)
            + ((self.life2 >> planet) & 1)
            + ((self.life3 >> planet) & 1)
        )

    def level_on(self, planet: i64) -> i64:
        """The number of cubes of this seat; a species is level 4."""
        return SPECIES_LEVEL if self.species & BIT[planet] != 0 else self.cubes_on(planet)

    def add_cube(self, planet: i64) -> None:
        bit = BIT[planet]
        self.cubes -= 1
        self.life3 |= self.life2 & bit
        self.life2 |= self.life1 & bit
        self.life1 |= bit

    def lift_cubes(self, planet: i64) -> i64:
        """Take all cubes of this seat off a planet; return how many there were."""
        lifted = self.cubes_on(planet)
        others = ~BIT[planet]
        self.life1 &= others
        self.life2 &= others
        self.life3 &= others
        self.cubes += lifted
        return lifted

    def add_species(self, planet: i64) -> None:
        self.cylinders -= 1
        self.species |= BIT[planet]


@mypyc_attr(acyclic=True)
class ExoplanetsState(State):
    """The whole table: the system, the seats, the cloud, the bag, the stacks, the markers."""

    def __init__(self, seats: i64, system: System) -> None:
        super().__init__(seats)
        self.system: System = system
        self.players: list[Seat] = []
        self.stacks: list[Stack] = []
        self.bag: i64 = 0
        # Tiles that nobody has drawn yet, and one-shot tiles put into the box.
        self.unseen: i64 = 0
        self.spent: i64 = 0
        self.cloud: i64 = 0
        self.star: i64 = 0
        self.markers: i64 = 0
        self.tiles_per_row: i64 = 0
        self.turns: i64 = 0
        self.active: i64 = 0
        self.actor: i64 = CHANCE
        self.pending: i64 = DRAW_START_PLANET
        # Birth of a planet: those drawn or taken and not yet placed, the one chosen of two, the
        # stack to refill.
        self.held: i64 = 0
        self.built: i64 = NONE
        self.refill: i64 = NONE
        # The memory of a turn. Catalysis: two bits for each planet.
        self.had_life: i64 = 0
        self.stimulated: i64 = 0
        self.catalysed: i64 = 0
        # A step that waits for its payment.
        self.step_planet: i64 = NONE
        self.step_to_species: bool = False
        # What is still to be settled, in this order: swaps, resources owed to each seat, the
        # stimulation marker of a planet, the marker of a tile, tiles owed to the black hole.
        self.swaps: i64 = 0
        self.owed: i64 = 0
        self.due_planet: i64 = NONE
        self.due_tile: i64 = NONE
        self.losses: i64 = 0

    def __str__(self) -> str:
        from orrery.games.exoplanets.text import text_of

        return text_of(self)

    def _repr_svg_(self) -> str:
        from orrery.games.exoplanets.picture import picture_of

        return picture_of(self)

    def copy(self) -> "ExoplanetsState":
        clone = ExoplanetsState(self.seats, self.system.copy())
        clone.players = [player.copy() for player in self.players]
        clone.stacks = [stack.copy() for stack in self.stacks]
        clone._assign_rest(self)
        return clone

    def copy_over(self, old: State | None) -> "ExoplanetsState":
        if not isinstance(old, ExoplanetsState) or old.seats != self.seats:
            return self.copy()
        old.events = None
        old.forget()
        old.system.assign(self.system)
        for seat in range(self.seats):
            old.players[seat].assign(self.players[seat])
        for place in range(STACKS):
            old.stacks[place].assign(self.stacks[place])
        old._assign_rest(self)
        return old

    def _assign_rest(self, other: "ExoplanetsState") -> None:
        """Take over all numbers of another position."""
        self.bag = other.bag
        self.unseen = other.unseen
        self.spent = other.spent
        self.cloud = other.cloud
        self.star = other.star
        self.markers = other.markers
        self.tiles_per_row = other.tiles_per_row
        self.turns = other.turns
        self.active = other.active
        self.actor = other.actor
        self.pending = other.pending
        self.held = other.held
        self.built = other.built
        self.refill = other.refill
        self.had_life = other.had_life
        self.stimulated = other.stimulated
        self.catalysed = other.catalysed
        self.step_planet = other.step_planet
        self.step_to_species = other.step_to_species
        self.swaps = other.swaps
        self.owed = other.owed
        self.due_planet = other.due_planet
        self.due_tile = other.due_tile
        self.losses = other.losses

    def key(self) -> i64:
        """One number for all that any seat can see; the rest follows from it."""
        key = self.system.key(mix(self.pending, self.actor))
        for player in self.players:
            key = player.key(key)
        for stack in self.stacks:
            key = stack.key(key)
        key = mix(mix(mix(key, self.cloud), self.star), self.markers)
        key = mix(mix(mix(key, self.spent), self.held), self.bag)
        key = mix(mix(mix(key, self.turns), self.active), self.tiles_per_row)
        key = mix(mix(key, self.built), self.refill)
        key = mix(mix(mix(key, self.had_life), self.stimulated), self.catalysed)
        key = mix(mix(mix(key, self.step_planet), int(self.step_to_species)), self.swaps)
        return mix(mix(mix(mix(key, self.owed), self.due_planet), self.due_tile), self.losses)

    def player(self) -> Seat:
        """The active seat."""
        return self.players[self.active]

    def ask(self, pending: i64, actor: i64) -> None:
        self.pending = pending
        self.actor = actor

    def clockwise(self, step: i64) -> i64:
        """The seat so many places after the active one."""
        return (self.active + step) % self.seats

    def next_owed(self, packed: i64) -> i64:
        """Ruling 17: of the seats with a counter left, the active one or the next clockwise."""
        step: i64 = 0
        while count_of(packed, self.clockwise(step)) == 0:
            step += 1
        return self.clockwise(step)

    def available(self, wanted: i64) -> i64:
        """Ruling 39: of each kind wanted, as many as the cloud has."""
        found: i64 = 0
        for kind in range(KINDS):
            found += min(count_of(wanted, kind), count_of(self.cloud, kind)) * ONE[kind]
        return found

    def gain(self, seat: i64, wanted: i64) -> i64:
        """Take from the cloud what is wanted, as far as it is there; return what was taken."""
        taken = self.available(wanted)
        self.take(seat, taken)
        return taken

    def take(self, seat: i64, resources: i64) -> None:
        """Move resources that the cloud has to a seat."""
        self.cloud -= resources
        self.players[seat].stock += resources

    def give_back(self, seat: i64, resources: i64) -> None:
        """Return resources of a seat to the cloud."""
        self.players[seat].stock -= resources
        self.cloud += resources


def blank_state(seats: i64) -> ExoplanetsState:
    """An empty table with empty seats and stacks."""
    state = ExoplanetsState(seats, empty_system())
    for _ in range(seats):
        state.players.append(Seat())
    for _ in range(STACKS):
        state.stacks.append(Stack())
    return state
