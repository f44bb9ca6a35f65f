"""Positions in a few dozen numbers of about -1 to 1, for values that are learned from games."""

from typing import Any, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

S = TypeVar("S")


class Pen:
    """Writes numbers one after the other."""

    def __init__(self, length: i64) -> None:
        self.written: vec[float] = vec[float]([0.0] * int(length))
        self.at: i64 = 0

    def put(self, number: float) -> None:
        self.written[self.at] = number
        self.at += 1

    def put_count(self, count: i64, of: float) -> None:
        """A count as a part of what is usual at most."""
        self.put(float(count) / of)

    def put_flag(self, flag: bool) -> None:
        self.put(1.0 if flag else 0.0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """What matters of a position between two turns: `shared` by all seats, and of each seat, its
    standing first. A game may offer them to those who think about it; the names are a contract
    with the values that were learned."""

    def __init__(self, shared: tuple[str, ...], own: tuple[str, ...]) -> None:
        self.shared = shared
        self.own = own

    def write_shared(self, state: S, seat: i64, pen: Pen) -> None:
        """What lies in the middle, and when the seat has its turn."""
        raise NotImplementedError

    def write_own(self, state: S, seat: i64, pen: Pen) -> None:
        raise NotImplementedError


def names_of(features: Features[Any]) -> list[str]:
    """All inputs of a value in their order: shared, the seat's own, those of its strongest rival,
    and the mean of all rivals."""
    names = list(features.shared)
    for whose in ("own", "strongest", "rivals"):
        names += [f"{whose}-{name}" for name in features.own]
    return names


def write_features(features: Features[Any], state: Any, seats: i64, seat: i64, pen: Pen) -> None:
    """Write all inputs of a value from the beginning of the pen's numbers."""
    pen.at = 0
    features.write_shared(state, seat, pen)
    features.write_own(state, seat, pen)
    own: i64 = len(features.own)
    strongest = pen.at
    mean = strongest + own
    scratch = mean + own
    for place in range(strongest, scratch):
        pen.written[place] = 0.0
    for step in range(1, seats):
        pen.at = scratch
        features.write_own(state, (seat + step) % seats, pen)
        is_strongest = step == 1 or pen.written[scratch] > pen.written[strongest]
        for place in range(own):
            number = pen.written[scratch + place]
            pen.written[mean + place] += number / float(seats - 1)
            if is_strongest:
                pen.written[strongest + place] = number
    pen.at = scratch


def pen_for(features: Features[Any]) -> Pen:
    """A pen with room for all inputs, and for one seat's as they are sorted."""
    return Pen(len(features.shared) + 4 * len(features.own))
