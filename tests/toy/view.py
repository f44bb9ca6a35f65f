"""What a viewer of Comets sees: built by listing it, so nothing hidden can slip in."""

from orrery.core.view import View


class CometsView(View, frozen=True, kw_only=True):
    hand: list[int]
    hand_sizes: list[int]
    deck_size: int
    rows: list[list[int]]
    goal: str
    actions_left: int
    drawing: int
