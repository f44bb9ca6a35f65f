"""What a viewer of Comets sees: built by listing it, so nothing hidden can slip in."""

from orrery.core.view import View


class CometsView(View, frozen=True, kw_only=True):
    hand: list[str]
    hand_sizes: list[int]
    deck_size: int
    rows: list[list[str]]
    goal: str
    actions_left: int
    drawing: int
