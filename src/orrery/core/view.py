"""What a viewer sees is a type of its own, built by listing what may be seen."""

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one viewer may see, built by listing it. Games derive their own."""

    viewer: int
    seats: int
    options: dict[str, str]
    to_act: int


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What follows by the rules from what one viewer sees: counts, costs, what a choice would
    bring. Screens show them and compute nothing themselves. Games derive their own."""
