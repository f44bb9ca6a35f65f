"""Actions exist once, with one text and one index."""

import pytest

from orrery.core.action import LONGEST_TEXT, Action, ActionTable, Numbering, texts_of
from orrery.core.errors import MalformedAction, UnknownAction


def table() -> ActionTable:
    return ActionTable([Action("place b"), Action("place B"), Action("end", ends_turn=True)])


def test_the_index_is_the_rank_of_the_text_by_code_point() -> None:
    actions = table()
    assert [action.text for action in actions] == ["end", "place B", "place b"]
    assert [action.index for action in actions] == [0, 1, 2]
    assert [actions[index].index for index in range(len(actions))] == [0, 1, 2]


def test_a_text_leads_to_its_one_action() -> None:
    actions = table()
    assert actions.parse("place b") is actions[2]
    assert actions[0].ends_turn
    assert not actions[1].ends_turn
    assert repr(actions[0]) == "<end>"
    assert texts_of([actions[2], actions[0]]) == ["end", "place b"]


@pytest.mark.parametrize("text", ["place c", "End", "x" * LONGEST_TEXT])
def test_a_well_formed_text_of_no_action_is_unknown(text: str) -> None:
    with pytest.raises(UnknownAction) as refusal:
        table().parse(text)
    assert refusal.value.code == "unknown"
    assert refusal.value.text == text


@pytest.mark.parametrize(
    "text", ["", " end", "end ", "place  b", "place\tb", "place\nb", "é", "x" * 1_000_000]
)
def test_anything_else_is_malformed_and_told_in_few_words(text: str) -> None:
    with pytest.raises(MalformedAction) as refusal:
        table().parse(text)
    assert refusal.value.code == "malformed"
    assert len(str(refusal.value)) < 200


def test_two_actions_cannot_share_a_text() -> None:
    with pytest.raises(ValueError, match="share a text"):
        ActionTable([Action("end"), Action("end")])


OLD = Numbering("# version 1\nplace b\nend\n# version 2\nplace a\n")


def test_a_published_index_stays_and_a_new_verb_comes_last() -> None:
    actions = ActionTable(
        [Action("place a"), Action("burn"), Action("end"), Action("place b")], OLD
    )
    assert [actions[index].text for index in range(4)] == ["place b", "end", "place a", "burn"]
    assert [action.text for action in actions] == ["burn", "end", "place a", "place b"]
    assert [action.index for action in actions] == [3, 1, 2, 0]
    assert (actions.version, actions.size, len(actions)) == (2, 4, 4)
    assert actions.unpublished == ["burn"]


def test_an_index_whose_action_is_gone_is_left_empty() -> None:
    actions = ActionTable([Action("place a"), Action("place b")], OLD)
    assert (len(actions), actions.size) == (2, 3)
    assert actions[2].text == "place a"
    with pytest.raises(IndexError):
        actions[1]
