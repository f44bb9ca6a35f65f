"""Random numbers that are the same everywhere."""

from collections import Counter

from orrery.core.rng import CommonLuck, Rng


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert [Rng("a", 1).word() for _ in range(3)] == [Rng("a", 1).word() for _ in range(3)]
    first, second = Rng(7), Rng(7)
    assert [first.word() for _ in range(50)] == [second.word() for _ in range(50)]


def test_another_seed_gives_other_numbers() -> None:
    assert [Rng(1).word()] != [Rng(2).word()]
    assert [Rng("1").word()] != [Rng(1).word()]


def test_words_known_for_ever() -> None:
    """Records made with `orrery simulate --seed` must stay reproducible."""
    rng = Rng("orrery")
    assert [rng.word() for _ in range(4)] == [3240868040, 1285270613, 80584281, 3774214883]


def test_every_number_below_a_bound_is_about_equally_likely() -> None:
    rng = Rng(3)
    counts = Counter(rng.below(7) for _ in range(7000))
    assert sorted(counts) == list(range(7))
    assert all(800 < count < 1200 for count in counts.values())


def test_a_bound_that_rejects_half_of_all_words_stays_within_it() -> None:
    rng = Rng(5)
    bound = 2**31 + 1
    assert all(0 <= rng.below(bound) < bound for _ in range(200))


def test_numbers_known_for_ever() -> None:
    """Words that fall into the last incomplete round of a bound are passed over."""
    rng = Rng("orrery")
    words = [int(rng.word()) for _ in range(400)]
    for bound in (1, 2, 7, 62, 2**31 + 1, 2**32 - 1, 2**32):
        rng = Rng("orrery")
        kept = [word for word in words if word < 2**32 - 2**32 % bound]
        assert [int(rng.below(bound)) for _ in kept] == [word % bound for word in kept]


def test_a_shuffle_keeps_every_item_and_the_original() -> None:
    items = list(range(20))
    shuffled = Rng(9).shuffle(items)
    assert sorted(shuffled) == items == list(range(20))
    assert shuffled != items


def _numbers(luck: CommonLuck, count: int, bound: int) -> list[int]:
    return [int(luck.below(bound)) for _ in range(count)]


def test_common_luck_has_the_same_numbers_for_a_turn_whatever_was_drawn_before() -> None:
    one, other = CommonLuck(4), CommonLuck(4)
    one.begin_turn(1)
    other.begin_turn(1)
    assert _numbers(one, 3, 50) == _numbers(other, 3, 50)
    _numbers(other, 9, 50)
    one.begin_turn(2)
    other.begin_turn(2)
    assert _numbers(one, 20, 50) == _numbers(other, 20, 50)


def test_turns_and_seeds_of_common_luck_have_nothing_in_common() -> None:
    drawn = []
    for seed in range(40):
        for turn in range(40):
            luck = CommonLuck(seed)
            luck.begin_turn(turn)
            drawn.append(tuple(_numbers(luck, 3, 1000)))
    assert len(set(drawn)) == len(drawn)
    for place in range(3):
        counts = Counter(numbers[place] // 250 for numbers in drawn)
        assert all(320 < counts[quarter] < 480 for quarter in range(4))


def test_one_of_nearly_as_many_is_mostly_the_same_one() -> None:
    same = 0
    for turn in range(1000):
        one, other = CommonLuck(1), CommonLuck(1)
        one.begin_turn(turn)
        other.begin_turn(turn)
        chosen, fewer = one.below(20), other.below(19)
        assert chosen - 1 <= fewer <= chosen
        same += fewer == chosen
    assert same > 400
