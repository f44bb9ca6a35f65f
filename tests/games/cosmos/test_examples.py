"""The worked examples of the rulebooks, played through."""

from tests.games.cosmos.scenario import (
    act,
    galaxy,
    hand,
    legal,
    legal_starting_with,
    nebulae,
    outcomes,
    points,
    proto,
    scenario,
    sky,
    stable,
    stars,
    view,
    waiting,
)

MAGENTA = 0


def test_example_shift_energy() -> None:
    """Magenta moves a dark token from Chemistry to Light, then her own twice; Light is full."""
    tokens = {"light": "1 dark", "time": "2 3", "gravity": "0 dark", "chemistry": "dark"}
    state = scenario(4, phase="energy", tokens=tokens)
    act(state, "shift dark chemistry")
    assert view(state).dark_tokens == {"light": 2, "time": 0, "gravity": 1, "chemistry": 0}
    act(state, "shift own")
    assert view(state).own_tokens[MAGENTA] == "chemistry"
    act(state, "shift own")
    assert view(state).own_tokens[MAGENTA] == "time"
    assert legal(state) == ["collect"]


def test_example_collect_resources() -> None:
    """Then Time holds 3 tokens, Gravity 1, Chemistry 0 and Light 3."""
    tokens = {"light": "1 dark", "time": "2 3", "gravity": "0 dark", "chemistry": "dark"}
    state = scenario(4, phase="energy", tokens=tokens)
    act(state, "shift dark chemistry", "shift own", "shift own", "collect")
    own = galaxy(state)
    assert waiting(state) == ["O"]
    assert (own.dna, own.chamber.position, own.graviton) == (2, 3, 1)
    act(state, "take light", "take deck", "hand gravity", "take chemistry")
    assert hand(state) == {"light": 1, "gravity": 1, "chemistry": 1}
    act(state, "row time", "row time")
    assert view(state).phase == "craft"
    assert waiting(state) == ["O"]


def test_example_time_crystal_at_four_with_three_steps() -> None:
    tokens = {"time": "2 dark dark", "gravity": "1 dark", "light": "0"}
    state = scenario(3, phase="energy", tokens=tokens, chamber=4)
    act(state, "shift own", "collect")
    chamber = galaxy(state).chamber
    assert (chamber.position, chamber.ready) == (1, 1)
    assert view(state).crystals == 9 - 1


def test_example_second_discharge_scores_six() -> None:
    state = scenario(ready=1, scored=1, chamber=1)
    before = points(state)
    act(state, "discharge He")
    assert points(state) - before == 6
    assert waiting(state) == ["He"]
    assert galaxy(state).chamber.scored == 2


def test_example_nebula_of_size_3_for_ten_points() -> None:
    """H He He C C O around it; one star is discarded and the tile flipped."""
    around = {"S24": "H", "S19": "He", "S23": "He", "S27": "C", "S31": "C", "S28": "O"}
    state = scenario(nebulae={"N9": "3-14"}, stars=around)
    assert len(legal_starting_with(state, "complete")) == 6
    act(state, "complete N9 S24")
    assert points(state) == 10
    assert nebulae(state) == {"N9": "3-14!"}
    assert len(stars(state)) == 5


def test_example_advanced_life_with_three_proto_life_discarded() -> None:
    state = scenario(nebulae={"N9": "3-14!"}, proto="L27 L28 L33", stable="L34 L38 L39")
    act(state, "advance N9", "advanced 8")
    assert proto(state) == set()
    assert stable(state) == {"L34", "L38", "L39"}
    assert galaxy(state).nebulae["N9"].advanced == [8]
    assert view(state, 1).galaxies[0].nebulae["N9"].advanced == [None]


def test_example_buying_relativity_delta_into_the_second_slot() -> None:
    state = scenario(hand={"light": 3, "time": 2})
    act(state, "buy 2 light")
    assert hand(state) == {"time": 2}
    act(state, "power amino-acids", "power relativity-delta", "power time-dilation")
    act(state, "keep relativity-delta", "bottom time-dilation")
    assert galaxy(state).slots == [None, "relativity-delta", None, None]
    assert view(state).power_decks["light"].bottom == ["time-dilation", "amino-acids"]
    act(state, "use relativity-delta", "gain O", "place star O S1")
    assert stars(state) == {"S1": "O"}


def test_example_bonus_of_a_time_card_even_without_energy_there() -> None:
    tokens = {"light": "0", "gravity": "1 dark dark", "chemistry": "dark dark"}
    state = scenario(phase="energy", tokens=tokens, slots="quasar")
    act(state, "shift own", "shift own", "collect", "stack 1", "tile 1-01")
    assert view(state).own_tokens[0] == "chemistry"
    assert galaxy(state).chamber.position == 1


def test_example_move_to_a_to_b_or_over_an_occupied_space_to_c() -> None:
    """He on S19: A is S14, B is S23; S24 is occupied, C is S28 behind it."""
    drawing = """
        .     .     .
     .     .     .     .
     .     .     .     .
  .     .     .     .     .
  .     .     He    .     .
     .     .     O     .
     .     .     .     .
        .     .     .
        .     .     .
           .     .
    """
    state = scenario(stars=sky(drawing), graviton=1)
    assert legal_starting_with(state, "move S19") == [
        "move S19 S14",
        "move S19 S20",
        "move S19 S23",
        "move S19 S28",
    ]
    act(state, "move S19 S28")
    assert stars(state) == {"S24": "O", "S28": "He"}


def test_example_goal_of_proto_life_tied_seven_seven_three() -> None:
    def protos(count: int) -> str:
        return " ".join(f"L{number}" for number in range(1, count + 1))

    state = scenario(
        3,
        seat=2,
        goals="- - proto-life",
        proto=protos(3),
        others={0: {"proto": protos(7)}, 1: {"proto": protos(7)}},
    )
    act(state, "end nebula", "stack 1", "tile 1-01", "place nebula 1-01 N1")
    assert [points(state, seat) for seat in range(3)] == [6, 6, 0]


def test_example_first_goal_is_scored_three_rounds_after_it_was_revealed() -> None:
    state = scenario(seat=1, goals="stable-life", stable="L1")
    for goal in ("stars-he", "stars-o"):
        act(state, "end pass", f"goal {goal}")
        assert points(state, 1) == 0
        while view(state).phase != "craft" or view(state).active != 1:
            texts = legal(state)
            act(state, next((t for t in ("collect", "end pass") if t in texts), texts[-1]))
    act(state, "end pass")
    assert points(state, 1) == 6
    assert "goal stable-life" not in outcomes(state)
