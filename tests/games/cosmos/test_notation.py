"""The notation: the text of every action and chance entry, and what is refused."""

from collections import Counter

import pytest

from orrery.core.errors import IllegalAction, MalformedAction, UnknownAction
from orrery.core.game import CHANCE
from orrery.games.cosmos.game import COSMOS
from tests.games.cosmos.scenario import (
    act,
    galaxy,
    legal,
    legal_starting_with,
    proto,
    scenario,
    stars,
    to_act,
    view,
    waiting,
)

STAR_SPACES = [f"S{number}" for number in range(1, 38)]
LIFE_SPACES = [f"L{number}" for number in range(1, 49)]
NEBULA_SPACES = [f"N{number}" for number in range(1, 13)]
TILES = [f"{size}-{number:02}" for size in (1, 2, 3) for number in range(1, 17)]
STARS = ["H", "He", "O", "C"]
TYPES = ["light", "time", "gravity", "chemistry"]
INSTEAD = ["generations", "expanding-universe", "black-hole"]
OPEN = [
    *("event-horizon", "special-relativity", "quasar", "genetic-drift", "ionizing-radiation"),
    *("evolution", "survival-of-the-fittest", "speciation", "photosynthesis"),
    *("water-rich-comets", "speed-of-light", "binary-star", "core-collapse", "stardust"),
    *("wormhole", "pulsar"),
]
CLOSED = [
    *("fourth-dimension", "nuclear-fusion", "abiogenesis", "molecular-cloud", "amino-acids"),
    *("time-dilation", "relativity-delta", "relativity-psi", "relativity-phi"),
    *("nuclear-fission", "shooting-star", "solar-wind", "pulsar", "white-dwarf"),
]
CARDS = sorted({*INSTEAD, *OPEN, *CLOSED})
GOALS = [
    *("stable-life", "proto-life", "supernovas", "stars-he", "stars-o", "stars-c"),
    *("largest-star-group", "completed-size-1", "crystals-on-scoring-spaces"),
    *("stars-touching-nebula-with-advanced-life", "life-delta", "life-psi", "life-phi"),
    *("nebula-size-sum-delta", "nebula-size-sum-psi", "nebula-size-sum-phi"),
]
CORNERS = {
    "N1": "S5 S1 S4 S8 S13 S9",
    "N2": "S6 S2 S5 S9 S14 S10",
    "N3": "S7 S3 S6 S10 S15 S11",
    "N4": "S13 S8 S12 S17 S22 S18",
    "N5": "S14 S9 S13 S18 S23 S19",
    "N6": "S15 S10 S14 S19 S24 S20",
    "N7": "S16 S11 S15 S20 S25 S21",
    "N8": "S23 S18 S22 S26 S30 S27",
    "N9": "S24 S19 S23 S27 S31 S28",
    "N10": "S25 S20 S24 S28 S32 S29",
    "N11": "S31 S27 S30 S33 S36 S34",
    "N12": "S32 S28 S31 S34 S37 S35",
}


def pairs(verb: str, spaces: list[str]) -> list[str]:
    return [f"{verb} {start} {end}" for start in spaces for end in spaces if start != end]


def vocabulary() -> list[str]:
    """Every text the notation allows, written out from its tables."""
    chance = [
        *(f"goal {goal}" for goal in GOALS),
        *(f"{verb} {type}" for verb in ("row", "hand") for type in TYPES),
        *(f"tile {tile}" for tile in TILES),
        *(f"token {owner}" for owner in ("0", "1", "2", "3", "dark")),
        *(f"power {card}" for card in CARDS),
        *(f"advanced {points}" for points in (4, 5, 6, 7, 8)),
    ]
    energy = [
        *("shift own", "collect", "take deck"),
        *(f"{verb} {type}" for verb in ("shift dark", "take", "discard", "set") for type in TYPES),
        *(f"stack {size}" for size in (1, 2, 3)),
    ]
    craft = [
        *(f"place star {star} {space}" for star in STARS for space in STAR_SPACES),
        *(f"place nebula {tile} {space}" for tile in TILES for space in NEBULA_SPACES),
        *(f"complete {space} {star}" for space in CORNERS for star in CORNERS[space].split()),
        *(f"discharge {what}" for what in [*STARS, *INSTEAD, "none"]),
        *(f"buy {slot} {type}" for slot in (1, 2, 3, 4) for type in TYPES),
        *(f"{verb} {card}" for verb in ("keep", "bottom") for card in CARDS),
        *(f"use {card}" for card in CLOSED),
        *(f"use {card} {type}" for card in OPEN for type in TYPES),
        *("end nebula", "end pass", "steps", "protos", "done"),
        *(f"gain {star}" for star in STARS),
    ]
    on_stars = ("supernova", "flip", "remove", "target", "spend", "restore")
    on_life = ("place proto", "place stable", "stabilise", "end stabilise", "spend")
    spaces = [
        *(f"{verb} {space}" for verb in on_stars for space in STAR_SPACES),
        *(f"{verb} {space}" for verb in on_life for space in LIFE_SPACES),
        *(f"{verb} {space}" for verb in ("advance", "replace") for space in NEBULA_SPACES),
        *pairs("move", STAR_SPACES),
        *pairs("move", LIFE_SPACES),
        *pairs("carry", STAR_SPACES),
        *pairs("carry", LIFE_SPACES),
        *pairs("carry", NEBULA_SPACES),
    ]
    return [*chance, *energy, *craft, *spaces]


def test_the_actions_are_exactly_those_of_the_notation() -> None:
    assert Counter(action.text for action in COSMOS.actions) == Counter(vocabulary())


def test_the_index_of_an_action_is_the_rank_of_its_text_by_code_point() -> None:
    assert [action.text for action in COSMOS.actions] == sorted(vocabulary())
    assert all(COSMOS.actions[place].index == place for place in range(len(COSMOS.actions)))


@pytest.mark.parametrize(
    "text", ["", " ", "shift  own", " collect", "collect ", "place star H S5\n", "x" * 81, "é"]
)
def test_malformed_texts_are_refused(text: str) -> None:
    with pytest.raises(MalformedAction):
        COSMOS.actions.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "Collect",
        "place star h S5",
        "place star H S38",
        "place star H S05",
        "complete N5 S1",
        "move S1 S1",
        "use quasar",
        "use fourth-dimension time",
        "use generations",
        "discharge quasar",
        "buy 5 time",
        "tile 1-17",
        "advanced 9",
        "token 4",
    ],
)
def test_unknown_texts_are_refused(text: str) -> None:
    with pytest.raises(UnknownAction):
        COSMOS.actions.parse(text)


def test_an_illegal_text_is_refused_with_what_was_legal_and_changes_nothing() -> None:
    state = scenario(stars={"S19": "H"}, proto="L28")
    before = (legal(state), stars(state), proto(state))
    with pytest.raises(IllegalAction) as refused:
        act(state, "supernova S19")
    assert refused.value.text == "supernova S19"
    assert list(refused.value.legal) == ["end nebula", "end stabilise L28"]
    assert (legal(state), stars(state), proto(state)) == before


def test_a_single_possible_choice_is_still_asked_for() -> None:
    """One star to flip, one stack to draw from, one card to keep."""
    state = scenario(slots="core-collapse", hand={"light": 1}, graviton=1, stars={"S1": "H"})
    act(state, "use core-collapse light")
    assert legal(state) == ["flip S1"]


def test_a_single_possible_draw_is_still_an_entry() -> None:
    state = scenario(3, stacks={1: "1-16"})
    act(state, "end nebula", "stack 1")
    assert to_act(state) == CHANCE
    assert COSMOS.chance_outcomes(state)[0][1] == 1
    assert legal(state) == ["tile 1-16"]


def test_an_effect_is_not_interrupted() -> None:
    state = scenario(
        slots="core-collapse",
        hand={"light": 6},
        graviton=2,
        stars={"S1": "H"},
        waiting="H proto",
        ready=1,
    )
    act(state, "use core-collapse light")
    assert legal(state) == ["flip S1"]


def test_costs_are_paid_before_the_effect() -> None:
    state = scenario(slots="core-collapse", hand={"light": 2}, graviton=2, stars={"S1": "H"})
    act(state, "use core-collapse light")
    assert (galaxy(state).hand_size, galaxy(state).graviton) == (1, 1)
    assert stars(state) == {"S1": "H"}


def test_the_star_of_a_discharge_waits_and_may_be_placed_later() -> None:
    state = act(scenario(ready=1, stars={"S1": "H"}, supernova=1), "discharge C", "supernova S1")
    assert waiting(state) == ["C"]
    assert len(legal_starting_with(state, "place star C")) == 36


def test_at_most_one_actor_is_to_act() -> None:
    state = scenario(3, seat=1)
    assert to_act(state) == 1
    act(state, "end nebula", "stack 1")
    assert to_act(state) == CHANCE
    assert view(state).to_act == CHANCE


@pytest.mark.parametrize(
    ("entry", "before", "audience"),
    [
        ("tile 1-01", ["end nebula", "stack 1"], -1),
        ("power quasar", ["buy 1 time"], 0),
        ("advanced 8", ["advance N9"], 0),
        (
            "keep quasar",
            ["buy 2 time", "power quasar", "power generations", "power black-hole"],
            -1,
        ),
        (
            "bottom quasar",
            *[
                [
                    "buy 2 time",
                    "power quasar",
                    "power generations",
                    "power black-hole",
                    "keep black-hole",
                ]
            ],
            0,
        ),
    ],
)
def test_who_sees_an_entry(entry: str, before: list[str], audience: int) -> None:
    state = scenario(hand={"time": 3}, nebulae={"N9": "1-05!"}, stable="L27 L28 L33 L34 L38 L39")
    act(state, *before)
    assert COSMOS.audience(state, COSMOS.actions.parse(entry)) == audience


def test_a_card_from_the_deck_is_seen_by_its_owner_and_one_from_the_row_by_all() -> None:
    tokens = {"light": "dark dark", "time": "0", "gravity": "1", "chemistry": "dark dark"}
    state = scenario(phase="energy", tokens=tokens)
    act(state, "shift own", "collect")
    assert COSMOS.audience(state, COSMOS.actions.parse("take light")) == -1
    act(state, "take light", "take deck")
    assert COSMOS.audience(state, COSMOS.actions.parse("hand time")) == 0


def test_scores_leave_hidden_advanced_life_out_until_the_end() -> None:
    state = scenario(
        seat=1, goals="- - stars-he", goals_left=0, nebulae={"N1": "1-01!"}, advanced={"N1": [8]}
    )
    assert COSMOS.scores(state)[1] == {
        "nebulae-1": 3,
        "nebulae-2": 0,
        "nebulae-3": 0,
        "crystals": 0,
        "goals": 0,
        "cards": 0,
        "advanced-life": 0,
    }
    act(state, "end pass")
    assert COSMOS.scores(state)[1]["advanced-life"] == 8
