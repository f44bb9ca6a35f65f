"""A stack of shelved planets gives back the last first, however high it grows."""

from orrery.games.exoplanets.state import Stack


def test_a_stack_holds_twenty_planets_in_order() -> None:
    stack = Stack()
    for planet in range(20):
        stack.push(planet + 10)
        assert stack.top() == planet + 10
    assert stack.planets() == list(range(10, 30))
    copy = stack.copy()
    assert [copy.pop() for _ in range(20)] == list(range(29, 9, -1))
    assert copy.size == 0
    assert stack.size == 20
