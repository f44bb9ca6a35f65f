"""Properties of whole random games."""

from collections import Counter

import pytest

from orrery.core.bits import members, total_of
from orrery.core.game import CHANCE, NOBODY, draw_outcome
from orrery.core.playout import playout
from orrery.core.rng import Rng
from orrery.games.exoplanets.bill import bill_of, can_pay, free_bill
from orrery.games.exoplanets.game import EXOPLANETS
from orrery.games.exoplanets.payment import bill_for, payable
from orrery.games.exoplanets.planets import PLANETS, PRINTED
from orrery.games.exoplanets.state import ExoplanetsState
from orrery.games.exoplanets.system import NONE
from orrery.games.exoplanets.tiles import AMOUNT, CHANGE, COST_CHANGE, POINTS_CHANGE
from tests.games.exoplanets.scenario import score

GAMES = 12


def step(state: ExoplanetsState, rng: Rng) -> str:
    if EXOPLANETS.to_act(state) == CHANCE:
        action = draw_outcome(EXOPLANETS.chance_outcomes(state), rng)
    else:
        legal = EXOPLANETS.legal_actions(state)
        action = legal[rng.below(len(legal))]
    EXOPLANETS.apply(state, action)
    return action.text


def changed_by(tile: int) -> str:
    if CHANGE[tile] == COST_CHANGE:
        return "dearer" if AMOUNT[tile] > 0 else "cheaper"
    return "points" if CHANGE[tile] == POINTS_CHANGE else "payment"


def check_derived(state: ExoplanetsState) -> None:
    """Masks kept up to date equal what they are derived from."""
    system = state.system
    rows = sum(int(system.rows[row]) for row in range(4))
    orbits = sum(int(system.orbits[orbit]) for orbit in range(8))
    assert system.planets == rows == orbits
    laid: Counter[str] = Counter()
    for planet in range(PLANETS):
        if system.beneath[planet] != NONE:
            laid[changed_by(system.beneath[planet])] += 2**planet
    assert system.tiled == laid.total()
    assert system.scoring == laid["points"]
    assert system.dearer == laid["dearer"]
    assert system.cheaper == laid["cheaper"]
    assert system.versatile == laid["payment"]
    assert system.dominated == sum(int(player.species) for player in state.players)


def check_prices(state: ExoplanetsState) -> None:
    """What is kept of prices equals what the tiles on the table make of the printed ones."""
    system = state.system
    free = changed = 0
    for planet in members(system.planets):
        icons = system.count_icons(planet)
        is_free = system.sources_for(planet, system.versatile) != 0
        bill = free_bill(total_of(icons)) if is_free else bill_of(icons)
        assert system.bills[planet] == bill
        free |= is_free << planet
        changed |= (bill != bill_of(PRINTED[planet])) << planet
    assert system.any_pays == free
    assert changed & ~system.repriced == 0
    stock = state.player().stock
    for steps in (1, 2, 3):
        bills = {planet: bill_for(state, planet, steps) for planet in members(system.planets)}
        paid = [planet for planet, bill in bills.items() if can_pay(stock, bill)]
        assert members(payable(state, system.planets, steps)) == paid


def check_life(state: ExoplanetsState) -> None:
    for player in state.players:
        assert player.life3 & ~player.life2 == player.life2 & ~player.life1 == 0
        assert player.life1 & state.system.dominated == 0
        assert 0 <= player.cubes <= 6
        assert 0 <= player.cylinders <= 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_conserve_components_and_give_five_turns_to_each_seat(seats: int) -> None:
    for number in range(GAMES):
        rng = Rng("random-play", seats, number)
        state = EXOPLANETS.new(seats)
        inventory = EXOPLANETS.inventory(state)
        turns: Counter[int] = Counter()
        entries = 0
        while EXOPLANETS.to_act(state) != NOBODY:
            actor = int(EXOPLANETS.to_act(state))
            if step(state, rng) == "end":
                turns[actor] += 1
            entries += 1
            assert EXOPLANETS.inventory(state) == inventory
            check_derived(state)
            check_prices(state)
            check_life(state)
        assert turns == dict.fromkeys(range(seats), 5)
        assert state.star == 0
        assert entries <= EXOPLANETS.longest


def test_end_is_the_one_action_that_gives_up_a_turn() -> None:
    assert [action.text for action in EXOPLANETS.actions if action.ends_turn] == ["end"]


def test_components_of_the_box() -> None:
    inventory = EXOPLANETS.inventory(EXOPLANETS.new(4))
    assert (inventory["energy"], inventory["water"], inventory["gas"]) == (37, 17, 17)
    assert (inventory["planets"], inventory["tiles"]) == (30, 38)
    for seat in range(4):
        assert (inventory[f"cubes-{seat}"], inventory[f"cylinders-{seat}"]) == (6, 4)


def test_a_copy_goes_its_own_way() -> None:
    rng = Rng("copy")
    state = EXOPLANETS.new(3)
    for _ in range(60):
        step(state, rng)
    before = EXOPLANETS.view(state, 0)
    copy = state.copy()
    assert EXOPLANETS.view(copy, 0) == before
    playout(EXOPLANETS, copy, rng)
    assert EXOPLANETS.view(state, 0) == before
    assert EXOPLANETS.to_act(copy) == NOBODY


def test_scores_by_source_add_up_to_the_points() -> None:
    for number in range(GAMES):
        state = EXOPLANETS.new(2)
        playout(EXOPLANETS, state, Rng("sums", number))
        for seat in range(2):
            assert sum(EXOPLANETS.scores(state)[seat].values()) == score(state, seat)
            assert EXOPLANETS.standings(state)[seat][0] == score(state, seat)
