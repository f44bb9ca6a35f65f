"""An offer is counted and picked from as if it were its list."""

from librt.vecs import vec

from orrery.core.action import Action
from orrery.core.bits import BIT
from orrery.core.offer import Layout, Offer

LAYOUT = Layout()
FIRST = LAYOUT.lay(Action(f"a{number}") for number in range(62))
SECOND = LAYOUT.lay(Action(f"b{number}") for number in range(3))
ACTION = vec[Action](LAYOUT.actions)


def texts(offer: Offer) -> list[str]:
    picked = [ACTION[offer.at(number)] for number in range(offer.size)]
    listed = offer.actions(ACTION)
    assert [action.text for action in picked] == [action.text for action in listed]
    return [action.text for action in listed]


def test_a_layout_gives_each_verb_its_first_place() -> None:
    assert (FIRST, SECOND) == (0, 62)
    assert ACTION[SECOND + 2].text == "b2"


def test_runs_keep_the_order_in_which_they_were_added() -> None:
    offer = Offer()
    offer.one(SECOND + 1)
    offer.add(FIRST, BIT[0] | BIT[30] | BIT[61])
    offer.add(SECOND, BIT[0] | BIT[2])
    assert texts(offer) == ["b1", "a0", "a30", "a61", "b0", "b2"]


def test_an_empty_mask_adds_nothing() -> None:
    offer = Offer()
    offer.add(FIRST, 0)
    assert offer.size == 0
    assert texts(offer) == []


def test_an_offer_has_room_for_any_number_of_runs() -> None:
    offer = Offer()
    for number in range(40):
        if number % 2 == 0:
            offer.one(FIRST + number)
        else:
            offer.add(FIRST, BIT[number])
    assert texts(offer) == [f"a{number}" for number in range(40)]


def test_a_cleared_offer_begins_again() -> None:
    offer = Offer()
    offer.add(FIRST, BIT[3] | BIT[4])
    offer.clear()
    offer.one(SECOND)
    assert texts(offer) == ["b0"]
