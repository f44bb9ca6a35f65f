"""Rule 1.5: the three tracks, and where a moved piece may land."""

from orrery.games.cosmos.board import STAR_IDS
from tests.games.cosmos.scenario import (
    act,
    all_life,
    galaxy,
    legal_starting_with,
    life_drawn,
    marked_stars,
    proto,
    scenario,
    sky,
    stable,
    stars,
    texts,
)

CROSSING = """
        .     .     .
     .     x     .     .
     .     H     x     .
  .     x     H*    .     .
  .     .     He    x     .
     .     x     C     .
     .     .     x     .
        .     .     .
        .     .     .
           .     .
"""
CROWD = """
       .   .   .   .   .   .
     .     .     .     .
   .   .   .   x   x   .   .   .
 .     .     s     x     .
   .   .   .   x   p   p   x   .
     .     .     x     .
       .   .   .   .   .   .
         .     .     .
           .   .   .   .
"""


def test_supernova_resource_flips_any_one_star() -> None:
    state = scenario(stars={"S1": "H", "S2": "C", "S3": "O*"}, supernova=1)
    assert legal_starting_with(state, "supernova") == ["supernova S1", "supernova S2"]
    act(state, "supernova S2")
    assert stars(state) == {"S1": "H", "S2": "C*", "S3": "O*"}
    assert galaxy(state).supernova == 0
    assert legal_starting_with(state, "supernova") == []


def test_dna_stabilises_one_proto_life() -> None:
    state = scenario(proto="L1 L2", stable="L3", dna=2)
    assert legal_starting_with(state, "stabilise") == ["stabilise L1", "stabilise L2"]
    act(state, "stabilise L2")
    assert (proto(state), stable(state)) == ({"L1"}, {"L2", "L3"})
    assert galaxy(state).dna == 1
    act(state, "stabilise L1")
    assert galaxy(state).dna == 0


def test_dna_without_a_mark_on_the_track_does_nothing() -> None:
    assert legal_starting_with(scenario(proto="L1"), "stabilise") == []


def test_graviton_moves_a_star_to_an_adjacent_empty_space() -> None:
    state = scenario(stars={"S19": "He"}, graviton=2)
    assert legal_starting_with(state, "move") == texts("move S19", ["S14", "S23", "S24"])
    act(state, "move S19 S24")
    assert stars(state) == {"S24": "He"}
    assert galaxy(state).graviton == 1


def test_graviton_moves_proto_and_stable_life_alike() -> None:
    """Ruling 29."""
    state = scenario(proto="L1", stable="L48", graviton=2)
    assert legal_starting_with(state, "move") == sorted(
        [*texts("move L1", ["L2", "L7"]), *texts("move L48", ["L44", "L47"])]
    )
    act(state, "move L1 L7", "move L48 L44")
    assert (proto(state), stable(state)) == ({"L7"}, {"L44"})
    assert galaxy(state).graviton == 0
    assert legal_starting_with(state, "move") == []


def test_no_graviton_no_move() -> None:
    assert legal_starting_with(scenario(stars={"S19": "He"}, proto="L28"), "move") == []


def test_ruling_28_occupied_spaces_are_jumped_any_number_in_a_row() -> None:
    state = scenario(stars=sky(CROSSING), graviton=1)
    assert legal_starting_with(state, "move S19") == texts("move S19", marked_stars(CROSSING))


def test_ruling_28_supernovas_are_jumped_but_never_moved() -> None:
    state = scenario(stars=sky(CROSSING), graviton=1)
    assert legal_starting_with(state, "move S14") == []
    assert "move S19 S10" in legal_starting_with(state, "move")


def test_ruling_28_every_star_of_a_chain_reaches_the_same_spaces() -> None:
    state = scenario(stars=sky(CROSSING), graviton=1)
    landings = {
        start: {text.split()[2] for text in legal_starting_with(state, f"move {start}")}
        for start in ("S9", "S19", "S24")
    }
    assert landings["S9"] == landings["S19"] == landings["S24"]


def test_ruling_28_empty_spaces_are_not_jumped() -> None:
    state = scenario(stars={"S1": "H", "S9": "H"}, graviton=1)
    assert legal_starting_with(state, "move S1") == texts("move S1", ["S4", "S5"])


def test_ruling_28_stars_jump_stars_and_life_jumps_life() -> None:
    """L28 lies between S19 and S24; it is in nobody's way there."""
    state = scenario(stars={"S19": "H"}, proto="L28", graviton=1)
    assert legal_starting_with(state, "move S19") == texts("move S19", ["S14", "S23", "S24"])
    assert legal_starting_with(state, "move L28") == texts("move L28", ["L21", "L27", "L29", "L34"])


def test_ruling_28_life_jumps_life_of_both_kinds() -> None:
    state = scenario(proto=life_drawn(CROWD, "p"), stable=life_drawn(CROWD, "s"), graviton=1)
    assert legal_starting_with(state, "move L21") == texts(
        "move L21", life_drawn(CROWD, "x").split()
    )


def test_ruling_28_a_moved_piece_cannot_stay() -> None:
    full = {space: "H" if place < 20 else "He" for place, space in enumerate(STAR_IDS)}
    state = scenario(stars=full, stable=all_life(), graviton=1)
    assert legal_starting_with(state, "move") == []


def test_tracks_go_to_zero_at_the_end_of_the_turn_and_supernovas_stay() -> None:
    state = scenario(stars={"S1": "H*"}, supernova=1, dna=2, graviton=5)
    act(state, "end pass")
    own = galaxy(state)
    assert (own.supernova, own.dna, own.graviton) == (0, 0, 0)
    assert stars(state) == {"S1": "H*"}


def test_rule_5_4_tracks_are_never_clipped() -> None:
    tokens = {"time": "0", "gravity": "1 dark", "chemistry": "dark dark dark"}
    state = scenario(phase="energy", tokens=tokens, slots="pulsar stardust wormhole binary-star")
    act(state, "shift own", "collect")
    assert galaxy(state).graviton == 3 + 4
