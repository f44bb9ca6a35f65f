"""Corners of the drawing and wording of Exoplanets that few games come to."""

import io

from msgspec.structs import replace
from rich.console import Console

from orrery.cli.text import Texts
from orrery.games.exoplanets import terminal, wording
from orrery.games.exoplanets.game import EXOPLANETS
from tests.games.exoplanets.scenario import scenario

TEXTS = Texts("en", "exoplanets")


def drawn(renderable: object) -> str:
    out = io.StringIO()
    Console(file=out, width=120, color_system=None).print(renderable)
    return out.getvalue()


def test_a_missing_row_leaves_its_place_empty() -> None:
    view = EXOPLANETS.view(scenario("P01"), 0)
    there = terminal._row(view, 0, TEXTS, to_right=True)
    missing = terminal._row(view, None, TEXTS, to_right=True)
    assert len(missing) == len(there)
    assert {line.plain.strip() for line in missing} == {""}


def test_a_second_copy_of_a_claimed_goal_is_said_to_be_good_for_its_effect_only() -> None:
    view = EXOPLANETS.view(scenario("P01", hand={0: "T02"}, claimed={0: "T01"}), 0)
    assert TEXTS.format("why-goal-twice").split()[0] in drawn(terminal.draw(view, TEXTS))


def test_names_and_the_seat_may_be_told() -> None:
    view = EXOPLANETS.view(scenario("P01"), 0)
    assert "Cleo" in drawn(terminal.draw(view, TEXTS, ["Bo", "Cleo"], 1))


def test_shelving_on_an_empty_stack_covers_nothing() -> None:
    view = EXOPLANETS.view(scenario("P01", stacks=("", "P30"), birth=True), 0)
    assert wording._stack_remark(view, "shelve", 0, TEXTS) == ""
    assert wording._stack_remark(view, "shelve", 1, TEXTS) != ""


def test_a_full_row_brings_nothing() -> None:
    view = EXOPLANETS.view(scenario("P01"), 0)
    full = replace(view, turn=replace(view.turn, brings=[None] * len(view.rows)))
    assert wording._place_remark(full, "1", TEXTS) == ""
