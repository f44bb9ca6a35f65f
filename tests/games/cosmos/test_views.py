"""What a viewer sees of rare positions is enough to go on from, and events keep secrets."""

from collections.abc import Callable

import pytest

from orrery.core.events import Event, redact
from orrery.core.game import SPECTATOR
from orrery.core.rng import Rng
from orrery.games.cosmos import events as happened
from orrery.games.cosmos.game import COSMOS
from orrery.games.cosmos.state import CosmosState
from tests.games.cosmos.scenario import act, legal, outcomes, scenario, to_act, view

SIDES = "L27 L28 L33 L34 L38 L39"
CARD = {"light": 1}


def buying(*entries: str) -> CosmosState:
    state = scenario(hand={"gravity": 4}, power_bottoms={"gravity": "pulsar wormhole"})
    act(state, "buy 4 gravity", "power stardust", "power solar-wind", "power white-dwarf")
    return act(state, *entries)


def evolving(*entries: str) -> CosmosState:
    state = scenario(
        slots="evolution",
        hand=CARD,
        nebulae={"N9": "1-01!", "N10": "1-02!"},
        advanced={"N9": [8], "N10": [8]},
        stable="L1 L2 L3 L4",
        others={1: {"nebulae": {"N1": "2-01!"}, "advanced": {"N1": [7, 7]}}},
    )
    return act(state, "use evolution light", *entries)


def placing_tokens() -> CosmosState:
    state = COSMOS.new(2)
    while "token dark" not in outcomes(state):
        act(state, next(iter(outcomes(state))))
    return act(state, "token dark", "token 1")


POSITIONS: dict[str, Callable[[], CosmosState]] = {
    "drawing power cards": buying,
    "keeping one": lambda: buying("power core-collapse"),
    "putting the rest back": lambda: buying("power core-collapse", "keep stardust"),
    "one of the rest put back": lambda: buying(
        "power core-collapse", "keep stardust", "bottom core-collapse"
    ),
    "all put back": lambda: buying(
        "power core-collapse", "keep stardust", "bottom core-collapse", "bottom white-dwarf"
    ),
    "evolution, paying": lambda: evolving("spend L1"),
    "evolution, choosing": lambda: evolving("spend L1", "spend L2", "spend L3"),
    "evolution, drawing": lambda: evolving("spend L1", "spend L2", "spend L3", "advance N9"),
    "advanced life, drawing": lambda: act(
        scenario(nebulae={"N9": "1-01!"}, stable=SIDES), "advance N9"
    ),
    "fusion, gaining": lambda: act(
        scenario(slots="nuclear-fusion", hand={"time": 1}, stars={"S30": "H"}),
        "use nuclear-fusion",
        "remove S30",
    ),
    "relativity, placing": lambda: act(
        scenario(slots="relativity-psi", hand={"gravity": 2}), "use relativity-psi", "gain He"
    ),
    "binary star, moving": lambda: act(
        scenario(slots="binary-star", hand=CARD, graviton=1, stars={"S37": "O*", "S1": "H*"}),
        "use binary-star light",
        "restore S37",
    ),
    "stardust, replacing": lambda: act(
        scenario(slots="stardust", hand=CARD, nebulae={"N12": "1-16"}, bottoms={2: "2-01"}),
        "use stardust light",
        "replace N12",
    ),
    "wormhole, one carried": lambda: act(
        scenario(slots="wormhole", hand=CARD, stable="L1 L2 L3", proto="L4"),
        "use wormhole light",
        "spend L1",
        "carry L2 L48",
    ),
    "black hole, one flipped": lambda: act(
        scenario(slots="black-hole", ready=1, stars={"S1": "H", "S2": "C", "S3": "O"}),
        "discharge black-hole",
        "flip S1",
    ),
    "event horizon, a token": lambda: act(
        scenario(event_horizon="token", slots="event-horizon", hand=CARD, stars={"S1": "C*"}),
        "use event-horizon light",
    ),
    "last action, placing": lambda: act(
        scenario(waiting="H proto 3-05"), "end nebula", "stack 2", "tile 2-04"
    ),
    "energy phase, taking cards": lambda: act(
        scenario(
            phase="energy",
            edition="fr",
            tokens={"time": "0", "light": "dark dark", "gravity": "1", "chemistry": "dark dark"},
            discards={"chemistry": 3},
            deck={"light": 5, "time": 2},
        ),
        "shift own",
        "collect",
        "take deck",
    ),
    "end phase, discarding": lambda: act(
        scenario(3, seat=2, hand={"light": 12}), "end pass", "goal stars-c"
    ),
    "crystals with stand-ins": lambda: act(
        scenario(chamber=5, slots="quasar", hand=CARD, graviton=1, supply={"crystals": 0}),
        "use quasar light",
    ),
    "set-up, placing tokens": placing_tokens,
}


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("name", POSITIONS)
def test_a_dealt_position_looks_the_same_and_loses_nothing(name: str, viewer: int) -> None:
    state = POSITIONS[name]()
    seen = view(state, viewer)
    for number in range(3):
        dealt = COSMOS.determinize(seen, Rng(name, viewer, number))
        assert view(dealt, viewer) == seen
        assert COSMOS.inventory(dealt) == COSMOS.inventory(state)
        if to_act(state) == viewer:
            assert legal(dealt) == legal(state)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("name", POSITIONS)
def test_a_redealt_position_looks_the_same_and_loses_nothing(name: str, viewer: int) -> None:
    state = POSITIONS[name]()
    for number in range(3):
        dealt = COSMOS.redeal(state, viewer, Rng(name, viewer, number))
        assert view(dealt, viewer) == view(state, viewer)
        assert COSMOS.inventory(dealt) == COSMOS.inventory(state)
        if to_act(state) == viewer:
            assert legal(dealt) == legal(state)


@pytest.mark.parametrize("name", POSITIONS)
def test_a_copy_is_independent(name: str) -> None:
    state = POSITIONS[name]()
    seen = [view(state, viewer) for viewer in (0, 1, SPECTATOR)]
    copy = state.copy()
    for _ in range(3):
        act(copy, legal(copy)[0])
    assert [view(state, viewer) for viewer in (0, 1, SPECTATOR)] == seen


def told(state: CosmosState, text: str) -> list[Event]:
    events: list[Event] = []
    COSMOS.apply(state, COSMOS.actions.parse(text), events)
    return events


def test_the_points_of_advanced_life_are_told_only_to_their_owner() -> None:
    state = act(scenario(nebulae={"N9": "1-01!"}, stable=SIDES), "advance N9")
    (event,) = told(state, "advanced 8")
    assert redact(event, 0) == happened.AdvancedLifeCreated(0, "N9", 8)
    assert redact(event, 1) == happened.AdvancedLifeCreated(0, "N9", None)


def test_power_cards_drawn_and_put_back_are_told_only_to_the_buyer() -> None:
    state = act(scenario(hand={"gravity": 2}), "buy 1 gravity", "power pulsar")
    (drawn,) = told(state, "power wormhole")
    assert redact(drawn, 1) == happened.PowerDrawn(0, None)
    kept, returned = told(state, "keep pulsar")
    assert redact(kept, 1) == happened.PowerKept(0, "pulsar", 1)
    assert redact(returned, 1) == happened.PowerReturned(0, None)
    assert redact(returned, 0) == happened.PowerReturned(0, "wormhole")


def test_cards_drawn_from_the_deck_are_told_only_to_their_owner() -> None:
    state = POSITIONS["energy phase, taking cards"]()
    (event,) = told(state, "hand light")
    assert redact(event, 0) == happened.CardDrawn(0, "light")
    assert redact(event, SPECTATOR) == happened.CardDrawn(0, None)


def test_steps_of_a_crystal_and_the_crystals_that_arrived_are_told() -> None:
    state = scenario(chamber=5, slots="special-relativity", hand={"time": 2})
    assert happened.CrystalStepped(0, 2, 1) in told(state, "use special-relativity time")


def test_lost_pieces_are_told() -> None:
    events = told(scenario(waiting="H He proto 1-01"), "end pass")
    assert happened.PiecesLost(0, 2, 1, 1) in events


@pytest.mark.parametrize(
    ("text", "reveals"),
    [
        ("set light", True),
        ("buy 1 light", True),
        ("use quasar light", True),
        ("place star H S1", False),
        ("end stabilise L28", False),
    ],
)
def test_paying_with_cards_shows_what_was_in_the_hand(text: str, reveals: bool) -> None:
    state = scenario(hand={"light": 5}, slots="- quasar", graviton=1, waiting="H", proto="L28")
    assert text in legal(state)
    assert COSMOS.reveals(state, COSMOS.actions.parse(text)) is reveals
