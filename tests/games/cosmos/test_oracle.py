"""Crowded random positions with every card, in every edition: the engine's legal list against the
one worked out a second time from the seat's view."""

import os

import pytest

from orrery.core.action import Action
from orrery.core.game import CHANCE, NOBODY, draw_outcome
from orrery.core.rng import Rng
from orrery.games.cosmos.board import LIFE_IDS, NEBULA_IDS, STAR_IDS, TILE_IDS
from orrery.games.cosmos.cards import POWER_IDS
from orrery.games.cosmos.game import COSMOS
from orrery.games.cosmos.state import CosmosState
from tests.games.cosmos.oracle import Oracle
from tests.games.cosmos.scenario import Words, legal, scenario, view

POSITIONS = max(10, int(os.environ.get("ORRERY_GAMES", "500")) // 10)
STEPS = 30
FULLNESS = (0, 10, 40, 70, 95, 100)
PLENTY = {"H": 26, "He": 20, "O": 16, "C": 16}


class Crowd:
    """Draws the words of a scenario at random."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng("crowd", seed)

    def chance(self, percent: int) -> bool:
        return self.rng.below(100) < percent

    def pick(self, *values: int) -> int:
        return values[self.rng.below(len(values))]

    def some(self, items: list[str], percent: int) -> list[str]:
        return [item for item in items if self.chance(percent)]

    def shuffle(self, items: list[str]) -> list[str]:
        return [items[place] for place in self.rng.shuffle(list(range(len(items))))]

    def stars(self) -> dict[str, str]:
        bag = self.shuffle([star for star, count in PLENTY.items() for _ in range(count)])
        novas = self.pick(*FULLNESS)
        spaces = self.some(STAR_IDS, self.pick(*FULLNESS))
        return {space: bag.pop() + "*" * self.chance(novas) for space in spaces}

    def words(self) -> Words:
        tiles = self.shuffle(TILE_IDS)
        complete = self.pick(*FULLNESS)
        nebulae = {
            space: tiles.pop() + "!" * self.chance(complete)
            for space in self.some(NEBULA_IDS, self.pick(*FULLNESS))
        }
        done = [space for space, tile in nebulae.items() if tile.endswith("!")]
        values = self.rng.shuffle([8, 8, 8, 8, 7, 7, 7, 6])
        advanced = {
            space: [values.pop() for _ in range(self.pick(1, 1, 2))]
            for space in self.some(done, 60)[:4]
        }
        life = self.some(LIFE_IDS, self.pick(*FULLNESS))
        stable = self.pick(0, 30, 80, 100)
        firm = self.some(life, stable)
        return Words(
            edition=COSMOS.options["edition"][self.rng.below(4)],
            event_horizon=COSMOS.options["event-horizon"][self.rng.below(2)],
            stars=self.stars(),
            proto=" ".join(space for space in life if space not in firm),
            stable=" ".join(firm),
            nebulae=nebulae,
            advanced=advanced,
            hand={type: self.pick(0, 1, 2, 3, 6) for type in ("light", "time", "gravity")}
            | {"chemistry": self.pick(0, 1, 2, 5)},
            waiting=" ".join(tiles[: self.pick(0, 0, 1, 2)]),
            supernova=self.pick(0, 1),
            dna=self.pick(0, 2),
            graviton=self.pick(0, 1, 2),
            chamber=self.pick(0, 5),
            ready=self.pick(0, 1, 2),
            slots=" ".join(self.shuffle(POWER_IDS)[: self.pick(2, 3, 4, 4)]),
            supply=self.supply(),
            stacks={size: "" for size in (1, 2) if self.chance(15)},
        )

    def supply(self) -> dict[str, int]:
        left = {star: 0 for star in PLENTY if self.chance(15)}
        if self.chance(10):
            left = dict.fromkeys(PLENTY, 0)
        if self.chance(20):
            left["life"] = self.pick(0, 0, 1, 2)
        return left


def crowded(seed: int) -> CosmosState:
    words = Crowd(seed).words()
    held = len(words["proto"].split()) + len(words["stable"].split())
    if "life" in words["supply"] and words["supply"]["life"] > 50 - held:
        words["supply"] = {**words["supply"], "life": 50 - held}
    return scenario(4, **words)


def compare(state: CosmosState) -> None:
    if view(state).pending in ("choose-craft", "choose-effect"):
        assert legal(state) == Oracle(view(state, 0)).legal()


@pytest.mark.parametrize("share", range(4))
def test_the_legal_list_is_that_of_the_rules(share: int) -> None:
    for seed in range(share, POSITIONS, 4):
        state = crowded(seed)
        rng = Rng("oracle", seed)
        stock = COSMOS.inventory(state)
        for _ in range(STEPS):
            if COSMOS.to_act(state) == NOBODY or view(state).active != 0:
                break
            compare(state)
            COSMOS.apply(state, chosen(state, rng))
            assert COSMOS.inventory(state) == stock


def chosen(state: CosmosState, rng: Rng) -> Action:
    """Cards, purchases and completions before moves and the end of the turn."""
    if COSMOS.to_act(state) == CHANCE:
        return draw_outcome(COSMOS.chance_outcomes(state), rng)
    actions = COSMOS.legal_actions(state)
    dear = [a for a in actions if a.text.split()[0] in ("use", "buy", "discharge", "advance")]
    kept = [a for a in actions if not a.text.startswith("end")]
    pool = dear if dear and rng.below(2) else kept or actions
    return pool[rng.below(len(pool))]
