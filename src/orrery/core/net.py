"""A small net with one hidden layer, kept in `value.json` beside a game: what its positions are
worth, learned from games."""

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

FILE = "value.json"


class Net(Struct, frozen=True, kw_only=True):
    """For each input its weights, the bias of each hidden unit, and two outputs, points ahead and
    the logit of the chance to win, whose last number is their own bias."""

    inputs: list[str]
    first: list[list[float]]
    bias: list[float]
    margin: list[float]
    chance: list[float]


@cache
def read_net(package: str) -> Net | None:
    """The net of a game, if one was learned."""
    file = files(package) / FILE
    return msgspec.json.decode(file.read_bytes(), type=Net) if file.is_file() else None
