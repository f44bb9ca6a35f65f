"""What a game offers to people where it declares nothing."""

from types import SimpleNamespace
from typing import Any, cast

from orrery.core.action import ActionTable
from orrery.core.game import Game
from orrery.core.presentation import Presentation


def bare_game() -> Game[Any, Any]:
    return Game(
        id="bare", rules=1, seat_counts=(2,), options={}, longest=1, actions=ActionTable([])
    )


def test_a_game_that_declares_nothing_offers_neither_texts_nor_a_drawing() -> None:
    assert isinstance(bare_game().presentation(), Presentation)
    assert bare_game().presentation().locale is None
    assert bare_game().presentation().drawing is None


def test_a_game_that_declares_nothing_explains_nothing() -> None:
    wording = bare_game().presentation().wording
    view, facts, texts = (cast(Any, SimpleNamespace()) for _ in range(3))
    assert wording.topics() == ()
    assert wording.explain("rules", view, facts, texts) == ""
    assert wording.remark(view, facts, "pass", texts) == ""
    assert wording.caution(view, facts, "pass", texts) == ""
