"""Section 6: the rulings that have no test of their own beside the rule they explain."""

import pytest

from orrery.core.game import CHANCE, NOBODY
from orrery.core.rng import Rng
from orrery.games.cosmos.board import STAR_IDS
from orrery.games.cosmos.game import COSMOS
from orrery.games.cosmos.state import CosmosState
from orrery.play.dealer import SeededDealer
from orrery.play.table import Accepted, Refusal, Table
from tests.games.cosmos.scenario import (
    act,
    all_life,
    galaxy,
    hand,
    legal,
    legal_starting_with,
    nebulae,
    outcomes,
    points,
    proto,
    scenario,
    stable,
    stars,
    texts,
    to_act,
    view,
    waiting,
)

ANY = {"light": 1, "time": 1, "gravity": 1, "chemistry": 1}
NO_STARS = {"H": 0, "He": 0, "O": 0, "C": 0}
FULL_SKY = {space: "H" if place < 20 else "He" for place, space in enumerate(STAR_IDS)}


def table() -> Table:
    return Table.new(COSMOS, 2, dealer=SeededDealer(Rng("rulings")))


def propose(at: Table, text: str) -> Accepted:
    done = at.propose(at.to_act, text, at.version)
    assert isinstance(done, Accepted), done
    return done


# Energy phase


@pytest.mark.parametrize("moves", [1, 2, 3])
def test_ruling_01_one_to_three_moves(moves: int) -> None:
    state = scenario(phase="energy")
    assert "collect" not in legal(state)
    act(state, *["shift own"] * moves)
    assert "collect" in legal(state)


@pytest.mark.parametrize("own", ["light", "time", "gravity", "chemistry"])
def test_ruling_01_there_is_always_a_legal_move(own: str) -> None:
    """Seven tokens, two other controls full."""
    others = [control for control in ("light", "time", "gravity", "chemistry") if control != own]
    tokens = {own: "0", others[0]: "1 2 3", others[1]: "dark dark dark"}
    state = act(scenario(4, phase="energy", tokens=tokens), "shift own")
    assert view(state).own_tokens[0] == others[2]


def test_ruling_02_full_is_judged_at_each_single_move() -> None:
    """Light is full for the first move; a dark token leaves it before the second."""
    tokens = {"light": "1 dark dark", "gravity": "dark dark", "chemistry": "0"}
    state = scenario(phase="energy", tokens=tokens)
    assert view(act(state.copy(), "shift own")).own_tokens[0] == "time"
    assert view(act(state.copy(), "shift dark light", "shift own")).own_tokens[0] == "light"


def test_ruling_03_moves_may_be_taken_back_until_collect() -> None:
    at = table()
    seat = at.to_act
    before = at.update_for(seat).view
    propose(at, "shift own")
    propose(at, "shift own")
    assert at.undo_stop(seat) is None
    at.undo(seat, at.version)
    at.undo(seat, at.version)
    assert at.update_for(seat).view == before


def test_ruling_04_cards_are_drawn_one_at_a_time_each_seen_before_the_next() -> None:
    tokens = {"light": "dark dark", "time": "0", "gravity": "1", "chemistry": "dark dark"}
    state = act(scenario(phase="energy", tokens=tokens), "shift own", "collect", "take deck")
    assert to_act(state) == CHANCE
    act(state, "hand chemistry")
    assert hand(state) == {"chemistry": 1}
    assert legal(state) == [
        "take chemistry",
        "take deck",
        "take gravity",
        "take light",
        "take time",
    ]


def test_ruling_04_a_draw_is_an_undo_barrier() -> None:
    at = table()
    seat = at.to_act
    propose(at, "shift own")
    while len(propose(at, min(at.update_for(seat).legal)).entries) == 1:
        pass
    refused = at.undo(seat, at.version)
    assert isinstance(refused, Refusal)
    assert refused.reason == "chance"


def test_ruling_05_bonus_comes_with_the_passive_reward_of_its_control() -> None:
    """On Light, the card of a Light power comes before anything of the later controls."""
    tokens = {"chemistry": "0", "time": "dark dark", "gravity": "1 dark dark"}
    state = scenario(phase="energy", tokens=tokens, slots="time-dilation quasar")
    act(state, "shift own", "collect", "take light")
    assert legal_starting_with(state, "take") != []
    assert galaxy(state).chamber.position == 0
    act(state, "take time")
    assert galaxy(state).chamber.position == 2 + 1


def test_ruling_06_take_what_is_left_and_lose_the_rest() -> None:
    tokens = {"chemistry": "0", "time": "1 dark dark", "gravity": "dark dark"}
    state = scenario(phase="energy", tokens=tokens, supply={"H": 2})
    act(state, "shift own", "collect")
    assert waiting(state) == ["H", "H"]


def test_ruling_07_the_row_may_stay_short() -> None:
    tokens = {"light": "dark", "time": "0", "gravity": "1 dark", "chemistry": "dark dark"}
    state = scenario(phase="energy", tokens=tokens, deck={}, row={"light": 1})
    act(state, "shift own", "collect", "take light")
    assert view(state).phase == "craft"
    assert sum(view(state).row.values()) == 0


def test_ruling_08_waiting_crystals_never_grow() -> None:
    state = scenario(ready=2, chamber=1, slots="fourth-dimension", hand={"time": 1})
    act(state, "use fourth-dimension")
    chamber = galaxy(state).chamber
    assert (chamber.position, chamber.ready) == (2, 2)


def test_ruling_09_stand_ins_do_not_touch_the_supply_and_the_game_ends_at_zero() -> None:
    state = scenario(
        seat=1, chamber=5, slots="fourth-dimension", hand={"time": 7}, supply={"crystals": 0}
    )
    act(state, *["use fourth-dimension"] * 7)
    assert galaxy(state, 1).chamber.ready == 2
    assert view(state).crystals == 0
    act(state, "discharge H", "end pass", "goal stars-c")
    assert to_act(state) == NOBODY


# Placement


def test_ruling_11_gained_pieces_wait_while_other_actions_are_taken() -> None:
    state = scenario(waiting="He proto 1-02", stars={"S19": "H"}, supernova=1, hand={"light": 5})
    act(state, "supernova S19", "set light")
    assert waiting(state) == ["He", "proto", "1-02"]


def test_ruling_11_waiting_pieces_are_not_flipped_or_stabilised() -> None:
    state = scenario(waiting="He proto", supernova=1, dna=2)
    assert legal_starting_with(state, "supernova", "stabilise", "end stabilise") == []


def test_ruling_12_without_a_legal_space_the_piece_waits_and_is_lost() -> None:
    state = scenario(stars=FULL_SKY, waiting="O")
    assert legal_starting_with(state, "place") == []
    act(state, "end pass")
    assert view(state).supply_stars["O"] == 16


def test_ruling_13_the_size_is_chosen_before_the_draw_and_the_space_after_it() -> None:
    state = act(scenario(), "end nebula")
    assert legal(state) == ["stack 1", "stack 2", "stack 3"]
    act(state, "stack 3", "tile 3-01")
    assert legal(state) == texts("place nebula 3-01", [f"N{number}" for number in range(1, 13)])


def test_ruling_14_proto_life_goes_beside_one_placed_a_moment_ago() -> None:
    """L21 touches L14 and L15, L28 does not."""
    state = scenario(proto="L28", waiting="proto proto")
    assert "place proto L14" not in legal(state)
    act(state, "place proto L21")
    assert "place proto L14" in legal(state)


@pytest.mark.parametrize(
    ("card", "begin", "verb"),
    [
        ("generations", "discharge generations", "place stable"),
        ("abiogenesis", "use abiogenesis", "place stable"),
        ("amino-acids", "use amino-acids", "place stable"),
    ],
)
def test_ruling_15_cards_that_say_anywhere_ignore_adjacency(
    card: str, begin: str, verb: str
) -> None:
    state = scenario(slots=card, hand={"chemistry": 1}, ready=1, proto="L28")
    act(state, begin)
    assert legal(state) == texts(verb, all_life("L28").split())


def test_ruling_15_proto_life_of_event_horizon_follows_the_normal_rule() -> None:
    state = scenario(slots="event-horizon", hand={"light": 1}, supernova=1, proto="L28")
    act(state, "use event-horizon light", "protos")
    assert legal_starting_with(state, "place") == texts("place proto", ["L21", "L27", "L29", "L34"])


def test_ruling_15_speciation_must_touch_a_stable_life() -> None:
    state = scenario(slots="speciation", hand={"light": 1}, proto="L28", stable="L1")
    act(state, "use speciation light")
    assert legal(state) == ["place proto L2", "place proto L7"]


def test_ruling_16_life_need_not_stay_connected() -> None:
    state = scenario(proto="L28 L29 L30", graviton=1)
    act(state, "move L29 L21")
    assert proto(state) == {"L28", "L30", "L21"}


# Advanced life


def test_ruling_25_a_second_token_only_by_evolution_and_never_a_third() -> None:
    sides = "L27 L28 L33 L34 L38 L39"
    state = scenario(
        slots="evolution",
        hand={"light": 2},
        nebulae={"N9": "1-01!"},
        advanced={"N9": [8]},
        stable=f"{sides} L1 L2",
    )
    assert legal_starting_with(state, "advance") == []
    act(state, "use evolution light", "spend L1", "spend L2", "spend L27", "advance N9")
    act(state, "advanced 7")
    assert galaxy(state).nebulae["N9"].advanced == [8, 7]
    assert legal_starting_with(state, "use", "advance") == []


def test_ruling_25_evolution_does_not_need_life_around_the_nebula() -> None:
    state = scenario(
        slots="evolution",
        hand={"light": 1},
        nebulae={"N9": "1-01!"},
        advanced={"N9": [8]},
        stable="L1 L2 L3",
    )
    act(state, "use evolution light", "spend L1", "spend L2", "spend L3")
    assert legal(state) == ["advance N9"]


# Moves


def test_ruling_29_stable_life_moves_like_proto_life() -> None:
    here = scenario(proto="L28 L29", graviton=1)
    there = scenario(stable="L28 L29", graviton=1)
    assert legal_starting_with(here, "move") == legal_starting_with(there, "move")


def test_ruling_30_binary_star_asks_for_no_second_graviton_and_the_move_must_be_made() -> None:
    state = scenario(slots="binary-star", hand={"light": 1}, graviton=1, stars={"S19": "O*"})
    act(state, "use binary-star light", "restore S19")
    assert galaxy(state).graviton == 0
    assert legal(state) == ["move S19 S14", "move S19 S23", "move S19 S24"]


def test_ruling_30_without_a_legal_move_only_the_flip_happens() -> None:
    full = {**FULL_SKY, "S37": "C*"}
    state = scenario(slots="binary-star", hand={"light": 1}, graviton=1, stars=full)
    act(state, "use binary-star light", "restore S37")
    assert stars(state)["S37"] == "C"
    assert view(state).pending == "choose-craft"


def test_ruling_31_a_drifting_life_that_cannot_move_is_still_stabilised() -> None:
    state = scenario(slots="genetic-drift", hand={"light": 1}, proto="L28", stable=all_life("L28"))
    act(state, "use genetic-drift light")
    assert legal(state) == ["stabilise L28"]
    act(state, "stabilise L28")
    assert proto(state) == set()
    assert galaxy(state).dna == 0


# Cards


def test_ruling_32_event_horizon_takes_a_supernova_from_the_track() -> None:
    state = scenario(slots="event-horizon", hand={"light": 1}, supernova=1, stars={"S1": "O*"})
    act(state, "use event-horizon light")
    assert galaxy(state).supernova == 0
    assert stars(state) == {"S1": "O*"}


def test_ruling_33_gaining_a_piece_that_may_wait_counts() -> None:
    state = scenario(slots="molecular-cloud", hand={"light": 2}, stars=FULL_SKY)
    assert legal_starting_with(state, "use") == ["use molecular-cloud"]


def test_ruling_33_gaining_nothing_from_an_empty_supply_does_not() -> None:
    state = scenario(slots="molecular-cloud", hand={"light": 2}, supply={"H": 0})
    assert legal_starting_with(state, "use") == []


@pytest.mark.parametrize(
    ("card", "cards"),
    [
        ("nuclear-fusion", {"time": 1}),
        ("nuclear-fission", {"time": 2}),
        ("white-dwarf", {"time": 2}),
        ("solar-wind", {"chemistry": 2}),
        ("binary-star", {"light": 1}),
    ],
)
def test_ruling_33_the_first_part_of_an_effect_must_be_possible(
    card: str, cards: dict[str, int]
) -> None:
    first_part_missing = {"S1": "H"} if card == "binary-star" else {"S1": "H*"}
    state = scenario(slots=card, hand=cards, graviton=1, stars=first_part_missing, proto="L1")
    assert legal_starting_with(state, "use") == []


def test_ruling_33_life_paid_as_cost_comes_off_the_board_first() -> None:
    """The only proto-life would be spent: nothing is left to stabilise or to carry."""
    state = scenario(slots="survival-of-the-fittest wormhole", hand=ANY, proto="L1")
    assert legal_starting_with(state, "use") == []
    state = scenario(slots="wormhole", hand=ANY, stable="L1")
    assert legal_starting_with(state, "use") == []


def test_ruling_34_the_discarded_star_is_in_the_supply_and_its_space_is_free() -> None:
    state = scenario(slots="nuclear-fusion", hand={"time": 1}, stars={"S1": "O"}, supply={"O": 0})
    act(state, "use nuclear-fusion", "remove S1")
    assert "gain O" in legal(state)
    act(state, "gain O", "place star O S1")
    assert stars(state) == {"S1": "O"}


def test_ruling_34_the_last_star_of_all_can_be_exchanged_for_itself() -> None:
    state = scenario(
        4, slots="nuclear-fusion", hand={"time": 1}, stars={"S1": "O"}, supply=NO_STARS
    )
    act(state, "use nuclear-fusion", "remove S1")
    assert legal(state) == ["gain O"]


def test_ruling_35_stardust_draws_the_new_tile_before_the_old_one_goes_back() -> None:
    state = scenario(slots="stardust", hand={"light": 1}, nebulae={"N4": "1-03"})
    act(state, "use stardust light", "replace N4")
    assert nebulae(state) == {"N4": "1-03"}
    act(state, "tile 2-02")
    assert nebulae(state) == {"N4": "2-02"}
    assert view(state).stacks[0].bottom == ["1-03"]


def test_ruling_36_a_completed_nebula_cannot_be_carried() -> None:
    state = scenario(slots="shooting-star", hand={"gravity": 1}, nebulae={"N1": "1-01!"})
    assert legal_starting_with(state, "use") == []


@pytest.mark.parametrize(
    ("card", "energy"),
    [("relativity-delta", "time"), ("relativity-psi", "gravity"), ("relativity-phi", "chemistry")],
)
def test_ruling_37_the_central_space_counts_for_all_three_sectors(card: str, energy: str) -> None:
    stars_but_one = {space: star for space, star in FULL_SKY.items() if space != "S19"}
    state = scenario(slots=card, hand={energy: 2}, stars=stars_but_one)
    act(state, f"use {card}", "gain C")
    assert legal(state) == ["place star C S19"]


def test_ruling_40_an_activation_may_be_repeated_while_it_can_be_paid() -> None:
    state = scenario(slots="fourth-dimension", hand={"time": 3})
    act(state, *["use fourth-dimension"] * 3)
    assert galaxy(state).chamber.position == 3
    assert legal_starting_with(state, "use") == []


# End phase and game end


def test_ruling_41_the_hand_limit_is_not_applied_in_the_last_round() -> None:
    state = scenario(seat=1, hand={"light": 13}, goals="- - stars-he", goals_left=0)
    act(state, "end pass")
    assert to_act(state) == NOBODY
    assert COSMOS.standings(state)[1] == (0, 13)


def test_ruling_41_in_fr_the_hand_limit_comes_before_the_final_ranking() -> None:
    state = scenario(edition="fr", seat=1, hand={"light": 11}, goals="- - stars-he", goals_left=0)
    act(state, "end pass", "discard light")
    assert to_act(state) == NOBODY
    assert COSMOS.standings(state)[1] == (0, 10)


def test_ruling_42_goals_on_the_track_are_not_scored_when_the_crystals_end_the_game() -> None:
    state = scenario(
        seat=1, goals="stable-life proto-life", stable="L1", proto="L2", supply={"crystals": 0}
    )
    act(state, "end nebula", "stack 1", "tile 1-01", "place nebula 1-01 N1", "goal stars-c")
    assert to_act(state) == NOBODY
    assert points(state, 1) == 0


def test_ruling_44_a_tie_for_first_leaves_no_second_and_all_at_zero_score_nothing() -> None:
    def scored(*counts: int) -> list[int]:
        spaces = [" ".join(f"L{place + 1}" for place in range(count)) for count in counts]
        state = scenario(
            3,
            seat=2,
            goals="- - stable-life",
            stable=spaces[2],
            others={0: {"stable": spaces[0]}, 1: {"stable": spaces[1]}},
        )
        act(state, "end pass")
        return [points(state, seat) for seat in range(3)]

    assert scored(2, 2, 1) == [6, 6, 0]
    assert scored(0, 0, 0) == [0, 0, 0]


def test_ruling_45_two_players_keep_the_first_player() -> None:
    state = act(scenario(2, seat=0, first=1), "end pass", "goal stars-c")
    assert view(state).first == 1


def test_ruling_46_what_others_see_and_do_not_see() -> None:
    state = scenario(nebulae={"N1": "1-01!"}, advanced={"N1": [8, 7]}, hand={"light": 3, "time": 1})
    for viewer in (1, -1):
        seen = view(state, viewer).galaxies[0]
        assert seen.nebulae["N1"].advanced == [None, None]
        assert (seen.hand, seen.hand_size) == (None, 4)
    own = view(state, 0).galaxies[0]
    assert own.nebulae["N1"].advanced == [8, 7]
    assert own.hand == {"light": 3, "time": 1, "gravity": 0, "chemistry": 0}


def test_ruling_47_the_next_player_does_not_start_while_one_crafts() -> None:
    at = table()
    seat = at.to_act
    answer = at.propose(1 - seat, "shift own", at.version)
    assert isinstance(answer, Refusal)
    assert answer.code == "not-to-act"


def without_life(card: str) -> CosmosState:
    return scenario(3, slots=card, hand=ANY, stable="L28", supply={"life": 0})


@pytest.mark.parametrize("card", ["abiogenesis", "amino-acids", "speciation"])
def test_ruling_49_life_of_a_card_is_placed_at_once_or_the_card_is_not_offered(card: str) -> None:
    assert legal_starting_with(without_life(card), "use") == []
    full = scenario(slots=card, hand=ANY, stable=all_life())
    assert legal_starting_with(full, "use") == []
    state = scenario(slots=card, hand={"chemistry": 1}, stable="L28")
    (use,) = legal_starting_with(state, "use")
    act(state, use)
    assert all(text.startswith(("place stable", "place proto")) for text in legal(state))
    assert waiting(state) == []
    assert stable(state) == {"L28"}
    assert outcomes(state) == {}
