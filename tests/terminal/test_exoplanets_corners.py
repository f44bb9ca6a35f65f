"""Corners of the drawing and wording of Exoplanets that few games come to."""

import io

from rich.console import Console

from orrery.cli.text import Texts
from orrery.games.exoplanets import terminal, wording
from orrery.games.exoplanets.game import EXOPLANETS
from orrery.games.exoplanets.state import ExoplanetsState
from orrery.games.exoplanets.view import ExoplanetsFacts, ExoplanetsView
from tests.games.exoplanets.scenario import scenario

TEXTS = Texts("en", EXOPLANETS)


def seen(state: ExoplanetsState) -> tuple[ExoplanetsView, ExoplanetsFacts]:
    return EXOPLANETS.view(state, 0), EXOPLANETS.facts(state, 0)


def drawn(renderable: object) -> str:
    out = io.StringIO()
    Console(file=out, width=120, color_system=None).print(renderable)
    return out.getvalue()


def test_a_missing_row_leaves_its_place_empty() -> None:
    table = terminal._Table(*seen(scenario("P01")), TEXTS)
    there = terminal._row(table, 0, to_right=True)
    missing = terminal._row(table, None, to_right=True)
    assert len(missing) == len(there)
    assert {line.plain.strip() for line in missing} == {""}


def test_a_second_copy_of_a_claimed_goal_is_said_to_be_good_for_its_effect_only() -> None:
    position = seen(scenario("P01", hand={0: "T02"}, claimed={0: "T01"}))
    assert TEXTS.format("why-goal-twice").split()[0] in drawn(terminal.draw(*position, TEXTS))


def test_a_met_goal_in_hand_is_marked() -> None:
    position = seen(scenario("P01 P02", life={0: "P01:1 P02:1"}, hand={0: "T05"}))
    assert f"✔ {TEXTS.format('label-met')}" in drawn(terminal.draw(*position, TEXTS))


def test_names_and_the_seat_may_be_told() -> None:
    position = seen(scenario("P01"))
    assert "Cleo" in drawn(terminal.draw(*position, TEXTS, ["Bo", "Cleo"], 1))


def test_shelving_on_an_empty_stack_covers_nothing() -> None:
    view = EXOPLANETS.view(scenario("P01", stacks=("", "P30"), birth=True), 0)
    assert wording._stack_remark(view, "shelve", 0, TEXTS) == ""
    assert wording._stack_remark(view, "shelve", 1, TEXTS) != ""
