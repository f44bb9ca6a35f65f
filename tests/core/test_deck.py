"""A deck has no order until it is drawn from; what was put beneath it has."""

import pytest

from orrery.core.deck import CAPACITY, Deck, Queue


def full_queue() -> Queue:
    queue = Queue()
    for item in range(CAPACITY):
        queue.push(63 - item)
    return queue


def test_first_in_first_out_over_both_words() -> None:
    queue = full_queue()
    assert queue.items() == list(range(63, 63 - CAPACITY, -1))
    assert [queue.pop() for _ in range(CAPACITY)] == list(range(63, 63 - CAPACITY, -1))
    assert queue.size == 0


def test_a_full_queue_takes_no_more() -> None:
    with pytest.raises(OverflowError):
        full_queue().push(1)


def test_an_empty_queue_gives_nothing() -> None:
    with pytest.raises(IndexError):
        Queue().pop()


@pytest.mark.parametrize("item", [63, 54, 53, 44])
def test_one_taken_from_the_middle_leaves_the_others_in_order(item: int) -> None:
    queue = full_queue()
    queue.take(item)
    assert queue.items() == [other for other in range(63, 63 - CAPACITY, -1) if other != item]


def test_of_equal_items_only_the_first_is_taken() -> None:
    queue = Queue()
    for item in (5, 7, 5):
        queue.push(item)
    queue.take(5)
    assert queue.items() == [7, 5]


def test_what_is_not_there_cannot_be_taken() -> None:
    queue = full_queue()
    with pytest.raises(KeyError):
        queue.take(1)
    assert queue.size == CAPACITY


def test_unseen_cards_come_before_the_bottom() -> None:
    deck = Deck(0b1010)
    deck.push(0)
    deck.push(2)
    assert (deck.count(), deck.unseen_cards(), deck.items()) == (4, [1, 3], [0, 2])
    deck.draw(3)
    deck.draw(1)
    assert deck.items() == [0, 2]
    deck.draw(0)
    assert deck.items() == [2]
    deck.draw(2)
    assert deck.is_empty()


def test_a_copy_goes_its_own_way() -> None:
    deck = Deck(0b11)
    deck.push(5)
    clone = deck.copy()
    clone.draw(0)
    clone.push(6)
    assert (deck.unseen, deck.items()) == (0b11, [5])
    assert (clone.unseen, clone.items()) == (0b10, [5, 6])
