"""A small net with one hidden layer, kept in `value.json` beside a game: what its positions are
worth, learned from games."""

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from orrery.core.errors import OrreryError

FILE = "value.json"


class Net(Struct, frozen=True, kw_only=True):
    """For each input its weights, the bias of each hidden unit, and two outputs, points ahead and
    the logit of the chance to win, whose last number is their own bias."""

    inputs: list[str]
    first: list[list[float]]
    bias: list[float]
    margin: list[float]
    chance: list[float]


class OtherInputs(OrreryError):
    """A net was learned from features that the game no longer has."""

    code = "other-inputs"


def widen(net: Net, inputs: list[str]) -> Net:
    """The same net for more inputs, of which the new ones count for nothing yet."""
    rows = dict(zip(net.inputs, net.first, strict=True))
    unknown = sorted(rows.keys() - set(inputs))
    if unknown:
        raise OtherInputs(inputs=unknown)
    nothing = [0.0] * len(net.bias)
    first = [rows.get(name, nothing) for name in inputs]
    return Net(inputs=inputs, first=first, bias=net.bias, margin=net.margin, chance=net.chance)


@cache
def read_net(package: str) -> Net | None:
    """The net of a game, if one was learned."""
    file = files(package) / FILE
    return msgspec.json.decode(file.read_bytes(), type=Net) if file.is_file() else None
