"""Everything of Cosmos that can be named, chosen, explained or scored has an English text."""

import pytest

from orrery.cli.play_words import describe, narrate, verb_of
from orrery.cli.text import Texts
from orrery.core.game import SPECTATOR
from orrery.games.cosmos import wording
from orrery.games.cosmos.content import load
from orrery.games.cosmos.game import COSMOS
from orrery.games.cosmos.state import PENDING_IDS, PHASE_IDS
from orrery.games.cosmos.view import CosmosFacts, CosmosView
from tests.terminal.positions import decisions

TEXTS = Texts("en", COSMOS)
NAMES = ["Ada", "Bo", "Cy", "Di"]
CHANCE_VERBS = ("goal", "row", "tile", "hand", "token", "power", "advanced")
OPTIONS = [
    {"edition": edition, "event-horizon": horizon}
    for edition in COSMOS.options["edition"]
    for horizon in COSMOS.options["event-horizon"]
]


def opening(options: dict[str, str], seats: int = 2) -> tuple[CosmosView, CosmosFacts]:
    state = COSMOS.new(seats, options)
    return COSMOS.view(state, SPECTATOR), COSMOS.facts(state, SPECTATOR)


def is_said(text: str) -> bool:
    return text != "" and "⟦" not in text and "⟧" not in text


def test_every_action_is_described_by_its_verb() -> None:
    for action in COSMOS.actions:
        words = action.text.split()
        if words[0] not in CHANCE_VERBS:
            said = describe(TEXTS, action.text)
            assert verb_of(TEXTS, words) > 0, action.text
            assert is_said(said), action.text
            for argument in words[verb_of(TEXTS, words) :]:
                assert TEXTS.has(f"word-{argument}") or argument in said, action.text


def test_every_entry_can_be_told() -> None:
    for action in COSMOS.actions:
        assert verb_of(TEXTS, action.text.split(), "log") > 0, action.text
        assert is_said(describe(TEXTS, action.text, "log")), action.text


def test_things_done_alike_are_told_together() -> None:
    done = ["place star H S4", "place star H S9", "place star He S1", "shift own", "shift own"]
    assert narrate(TEXTS, done) == (
        "places H on the upper left corner of N1 (S4), the corner of N1, N2 and N5 (S9); "
        "places He on the top corner of N1 (S1); shifts their own token (\u00d72)"
    )
    assert narrate(TEXTS, ["take light", "take deck"]) == "takes Light; draws a card"


def test_an_unknown_verb_is_shown_as_it_is() -> None:
    assert describe(TEXTS, "juggle S1") == "juggle S1"


@pytest.mark.parametrize("kind", ["power", "goal", "tile", "control"])
def test_every_component_is_explained(kind: str) -> None:
    view, facts = opening({})
    for entry in getattr(load(), kind):
        assert is_said(wording.explain(entry.id, view, facts, TEXTS)), entry.id


def test_every_topic_is_explained_and_nothing_else() -> None:
    view, facts = opening({}, 3)
    for topic in wording.topics():
        assert is_said(wording.explain(topic, view, facts, TEXTS)), topic
    assert wording.explain("warp-drive", view, facts, TEXTS) == ""
    assert wording.explain("tile", view, facts, TEXTS) == ""


def test_names_of_powers_and_goals_are_names_not_ids() -> None:
    for id in (*wording.POWERS, *wording.GOALS):
        assert TEXTS.has(f"word-{id}"), id
        assert is_said(wording.word(TEXTS, id))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_costs_follow_the_edition(options: dict[str, str]) -> None:
    view, facts = opening(options)
    for card in wording.POWERS:
        assert is_said(wording.power_text(TEXTS, card, view, facts)), card


def test_pulsar_costs_what_its_edition_says() -> None:
    costs = {
        edition: wording.cost_text(TEXTS, "pulsar", opening({"edition": edition})[1])
        for edition in COSMOS.options["edition"]
    }
    assert costs == {
        "reconciled": "1 Gravity card + 1 graviton",
        "pl": "any card + 1 graviton",
        "fr": "1 Gravity card + 2 gravitons",
        "es": "1 Gravity card + 1 graviton",
    }


def test_event_horizon_says_which_supernova_it_costs() -> None:
    _, on_track = opening({"event-horizon": "track"})
    _, on_board = opening({"event-horizon": "token"})
    assert "resource" in wording.cost_text(TEXTS, "event-horizon", on_track)
    assert "board" in wording.cost_text(TEXTS, "event-horizon", on_board)


def test_the_help_says_what_is_reconstructed() -> None:
    view, facts = opening({})
    for thing in ("board", "nebula tiles", "bonus"):
        assert thing in wording.explain("reconstructed", view, facts, TEXTS)
    assert "reconstruction" in wording.explain("pulsar", view, facts, TEXTS)


def test_a_bonus_known_from_the_rulebook_is_not_called_a_reconstruction(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import msgspec

    known = msgspec.structs.replace(wording.POWERS["pulsar"], bonus_source="rulebook")
    monkeypatch.setitem(wording.POWERS, "pulsar", known)
    view, facts = opening({})
    assert "reconstruction" not in wording.explain("pulsar", view, facts, TEXTS)


def test_every_phase_and_pending_decision_has_a_text() -> None:
    assert all(TEXTS.has(f"phase-{id}") for id in PHASE_IDS)
    assert all(TEXTS.has(f"pending-{id}") for id in PENDING_IDS)


def test_every_source_of_points_has_a_text() -> None:
    for score in COSMOS.scores(COSMOS.new(2)):
        assert all(TEXTS.has(f"score-{source}") for source in score)


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_no_text_is_missing_in_random_games(number: int) -> None:
    seats = COSMOS.seat_counts[number % len(COSMOS.seat_counts)]
    for state, view, legal in decisions(seats, number, OPTIONS[number]):
        facts = COSMOS.facts(state, view.viewer)
        assert is_said(wording.status(view, facts, TEXTS, NAMES))
        for text in legal:
            assert "⟦" not in wording.remark(view, facts, text, TEXTS), text
            assert "⟦" not in wording.caution(view, facts, text, TEXTS), text


def test_the_status_tells_spectators_who_is_to_act() -> None:
    state, view, _ = next(iter(decisions(2, 1)))
    facts = COSMOS.facts(state, SPECTATOR)
    status = wording.status(COSMOS.view(state, SPECTATOR), facts, TEXTS, NAMES)
    assert NAMES[view.to_act] in status
    assert wording.status(*opening({}), TEXTS, NAMES).startswith("Round")


def test_the_first_shift_reminds_of_the_own_token() -> None:
    state, view, _ = next(iter(decisions(2, 1)))
    status = wording.status(view, COSMOS.facts(state, view.viewer), TEXTS, NAMES)
    assert "3 of 3 moves left" in status
    assert "own token" in status
