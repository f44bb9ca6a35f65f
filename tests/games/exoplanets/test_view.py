"""What a seat may see, what is dealt anew, who reads an entry, and what happened."""

import msgspec
import pytest

from orrery.bots.evaluation import evaluator_of
from orrery.core.action import texts_of
from orrery.core.events import redact
from orrery.core.game import CHANCE, EVERYONE, NOBODY, SPECTATOR, draw_outcome
from orrery.core.rng import Rng
from orrery.games.exoplanets.events import (
    BlackHoleOpened,
    GoalClaimed,
    LifeCreated,
    LifeEvicted,
    MarkersTraded,
    MarkerTaken,
    ParticlesCollided,
    PlanetPlaced,
    PlanetRevealed,
    PlanetShelved,
    PlanetTaken,
    ResourcesGained,
    ResourcesPaid,
    ResourcesSwapped,
    SolarStormBroke,
    SpeciesCreated,
    StormSuffered,
    TileDrawn,
    TileLost,
    TilePlayed,
    TileReturned,
)
from orrery.games.exoplanets.game import EXOPLANETS
from orrery.games.exoplanets.state import ExoplanetsState
from tests.games.exoplanets.scenario import do, hand_of, scenario

EVALUATOR = evaluator_of(EXOPLANETS)


def rich_table() -> ExoplanetsState:
    return scenario(
        "P01/T04 P02 P03",
        "P09",
        seats=3,
        life={0: "P01:2 P09:species", 1: "P01:1 P02:3"},
        stock={0: (1, 2, 3), 1: (0, 4, 0)},
        hand={0: "T13 T23", 1: "T05 T06", 2: "T07"},
        claimed={1: "T08", 2: "T09"},
        markers={0: "fusion stimulation", 2: "flare flare"},
    )


def test_ruling_40_resources_and_markers_are_open_and_hands_hidden() -> None:
    state = rich_table()
    seen = EXOPLANETS.view(state, 2)
    assert msgspec.structs.asdict(seen.players[0].stock) == {"energy": 1, "water": 2, "gas": 3}
    assert msgspec.structs.asdict(seen.players[0].markers) == {
        "fusion": 1,
        "flare": 0,
        "stimulation": 1,
    }
    assert [player.hand for player in seen.players] == [None, None, ["T07"]]
    assert [player.hand_size for player in seen.players] == [2, 2, 1]
    assert [player.claimed for player in seen.players] == [[], ["T08"], ["T09"]]


def test_ruling_40_there_is_no_hand_limit_and_no_trading() -> None:
    hand = " ".join(f"T{number:02}" for number in range(1, 13))
    state = scenario("P02", hand={0: hand}, birth=True, stacks=("P29 P09", "P30"))
    do(state, "take 1", "place 1", "tile T20")
    assert len(hand_of(state)) == 13
    verbs = {action.text.split()[0] for action in EXOPLANETS.legal_actions(state)}
    assert verbs <= {"end", "life", "play", "claim"}


def test_a_view_shows_planets_with_their_tile_life_and_species() -> None:
    row = EXOPLANETS.view(rich_table(), SPECTATOR).rows[0]
    assert [(seen.planet, seen.tile, seen.cubes, seen.species) for seen in row] == [
        ("P01", "T04", [2, 1, 0], None),
        ("P02", None, [0, 3, 0], None),
        ("P03", None, [0, 0, 0], None),
    ]
    assert EXOPLANETS.view(rich_table(), SPECTATOR).rows[1][0].species == 0


def test_a_view_shows_the_points_of_everyone_by_source() -> None:
    state = rich_table()
    for viewer in (0, 1, 2, SPECTATOR):
        seen = [player.score for player in EXOPLANETS.view(state, viewer).players]
        assert seen == EXOPLANETS.scores(state)


def test_a_spectator_sees_no_hand() -> None:
    seen = EXOPLANETS.view(rich_table(), SPECTATOR)
    assert [player.hand for player in seen.players] == [None, None, None]


def test_what_a_seat_returned_or_lost_is_never_dealt_to_others() -> None:
    state = scenario(hand={0: "T02", 1: "T05 T07 T09"}, markers={1: "fusion fusion"})
    do(state, "play T02 P01", "lose T05", "lose T09")
    view = EXOPLANETS.view(state, 1)
    for number in range(20):
        other = EXOPLANETS.determinize(view, Rng(number))
        assert not {"T02", "T05", "T07", "T09"} & set(hand_of(other, 0))
        assert EXOPLANETS.view(other, 1) == view


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_determinize_looks_the_same_in_every_position_of_random_games(seats: int) -> None:
    for number in range(4):
        rng = Rng("views", seats, number)
        state = EXOPLANETS.new(seats)
        while EXOPLANETS.to_act(state) != NOBODY:
            check_determinize(state, rng)
            if EXOPLANETS.to_act(state) == CHANCE:
                action = draw_outcome(EXOPLANETS.chance_outcomes(state), rng)
            else:
                legal = EXOPLANETS.legal_actions(state)
                action = legal[rng.below(len(legal))]
            EXOPLANETS.apply(state, action)
        check_determinize(state, rng)


def check_determinize(state: ExoplanetsState, rng: Rng) -> None:
    for viewer in [*range(state.seats), SPECTATOR]:
        view = EXOPLANETS.view(state, viewer)
        other = EXOPLANETS.determinize(view, rng)
        assert EXOPLANETS.view(other, viewer) == view
        assert EXOPLANETS.inventory(other) == EXOPLANETS.inventory(state)
        if viewer != SPECTATOR and EXOPLANETS.to_act(state) in (viewer, NOBODY):
            ours = texts_of(EXOPLANETS.legal_actions(state))
            assert texts_of(EXOPLANETS.legal_actions(other)) == ours
        if viewer != SPECTATOR:
            assert EVALUATOR.appraise(other, viewer) == evaluator_of(EXOPLANETS).appraise(
                state, viewer
            )


def test_determinize_carries_a_catalysis_and_a_waiting_payment() -> None:
    state = scenario("P14", hand={0: "T13 T35"}, stock={0: (3, 3, 3)})
    do(state, "play T13 P14", "play T35 P14", "life P14")
    other = EXOPLANETS.determinize(EXOPLANETS.view(state, 1), Rng(1))
    assert texts_of(EXOPLANETS.legal_actions(other)) == ["pay 0 0 1", "pay 0 1 0", "pay 1 0 0"]


def test_determinize_varies_what_is_hidden() -> None:
    view = EXOPLANETS.view(rich_table(), 0)
    hands = {tuple(hand_of(EXOPLANETS.determinize(view, Rng(n)), 1)) for n in range(20)}
    assert len(hands) > 10


def test_who_reads_an_entry() -> None:
    state = scenario(birth=True, hand={0: "T02"}, stacks=("P29 P09", "P30"))
    parse = EXOPLANETS.actions.parse
    do(state, "take 1", "place 1")
    assert EXOPLANETS.audience(state, parse("tile T05")) == 0
    for text in ("planet P05", "take 1", "claim T02", "play T02 P01", "end"):
        assert EXOPLANETS.audience(state, parse(text)) == EVERYONE


def test_what_tells_others_something_hidden() -> None:
    state = scenario()
    shows = {
        text.split()[0]: EXOPLANETS.reveals(state, EXOPLANETS.actions.parse(text))
        for text in (
            "planet P01", "tile T01", "claim T01", "play T05", "play T02 P01", "return T01",
            "lose T01", "end", "life P01", "species P01", "pay 1 0 0", "gain gas", "draw",
            "build P01", "shelve 1", "take 1", "place 1", "swap gas water", "done",
        )
    }  # fmt: skip
    assert {verb for verb, told in shows.items() if told} == {"planet", "tile", "claim", "play"}


def test_events_of_a_birth() -> None:
    state = scenario("P02", birth=True)
    assert do(state, "draw", "planet P05", "planet P09", "build P09", "shelve 1") == [
        PlanetRevealed(0, "P05"),
        PlanetRevealed(0, "P09"),
        PlanetShelved(0, "P05", 1),
    ]
    placed = do(state, "place 1", "tile T05")
    assert placed == [
        PlanetPlaced(0, "P09", 1, 2),
        ResourcesGained(0, 1, 0, 0),
        ResourcesGained(0, 1, 0, 1),
        TileDrawn(0, "T05"),
    ]
    assert redact(placed[-1], 1) == TileDrawn(0, None)
    assert redact(placed[-1], 0) == TileDrawn(0, "T05")
    state = scenario("P02", birth=True)
    assert do(state, "take 2") == [PlanetTaken(0, "P30", 2)]
    placed = do(state, "place 1", "tile T05", "planet P05")
    assert placed[-2:] == [TileDrawn(0, "T05"), PlanetRevealed(0, "P05")]


def test_events_of_set_up() -> None:
    state = EXOPLANETS.new(2)
    do(state, *(f"planet P{number:02}" for number in range(1, 7)))
    do(state, *(f"tile T{number:02}" for number in range(1, 7)))
    assert do(state, "return T01") == [TileReturned(0, "T01")]


def test_events_of_life_and_eviction() -> None:
    state = scenario(
        "P01",
        life={0: "P01:2", 1: "P01:2"},
        stock={0: (2, 0, 0)},
        markers={1: "stimulation stimulation stimulation"},
    )
    assert do(state, "life P01") == [
        ResourcesPaid(0, "P01", 1, 0, 0),
        LifeCreated(0, "P01", 3),
        MarkerTaken(0, "stimulation"),
        ParticlesCollided(0),
        MarkersTraded(0, 1, 0),
        MarkersTraded(1, 3, 1),
    ]
    assert do(state, "gain gas", "species P01") == [
        ResourcesGained(1, 0, 0, 1),
        ResourcesPaid(0, "P01", 1, 0, 0),
        SpeciesCreated(0, "P01"),
        LifeEvicted(1, "P01", 2),
    ]


def test_events_of_tiles() -> None:
    state = scenario(
        "P01",
        life={0: "P01:1 P11:1"},
        hand={0: "T02 T05 T19 T29 T07"},
        stock={0: (1, 0, 1)},
        markers={0: "fusion fusion", 1: "flare"},
    )
    assert do(state, "claim T29") == [GoalClaimed(0, "T29", "scorched-worlds", 2)]
    hole = do(state, "play T02 P01", "lose T07")
    assert hole == [
        TilePlayed(0, "T02", "radiation-belt", "P01"),
        MarkerTaken(0, "fusion"),
        BlackHoleOpened(0),
        TileLost(0, "T07"),
    ]
    assert redact(hole[-1], 1) == TileLost(0, None)
    do(state, "lose T05")
    assert do(state, "play T19", "swap energy gas", "done", "gain water") == [
        TilePlayed(0, "T19", "transmutation", None),
        ResourcesSwapped(0, "energy", "gas"),
        ResourcesGained(0, 0, 1, 0),
        MarkerTaken(0, "flare"),
    ]


def test_events_of_a_storm() -> None:
    state = scenario(hand={0: "T05"}, stock={0: (0, 1, 1)}, markers={0: "flare", 1: "flare"})
    assert do(state, "play T05") == [
        TilePlayed(0, "T05", "solar-wind", None),
        ResourcesGained(0, 3, 0, 0),
        MarkerTaken(0, "flare"),
        SolarStormBroke(0),
        StormSuffered(0, 1, 1, 1),
    ]
