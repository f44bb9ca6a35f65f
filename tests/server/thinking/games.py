"""A position to think about, a game to look back at, and a place for its review."""

from typing import cast

from orrery.bots import bot_named
from orrery.bots.arena import play_game
from orrery.core.action import texts_of
from orrery.core.game import CHANCE, draw_outcome
from orrery.core.rng import Rng
from orrery.core.view import View
from orrery.games import game_named
from orrery.play.dealer import SeededDealer
from orrery.play.record import Record
from orrery.server.store import Store, StoredReview


def position() -> tuple[View, list[str]]:
    game = game_named("exoplanets")
    state = game.new(2)
    while game.to_act(state) == CHANCE:
        game.apply(state, draw_outcome(game.chance_outcomes(state), Rng(1)))
    return game.view(state, game.to_act(state)), texts_of(game.legal_actions(state))


def random_game() -> Record:
    game = game_named("exoplanets")
    bots = [bot_named("random", game, Rng("bot", seat)) for seat in range(2)]
    return play_game(game, 2, {}, bots, SeededDealer(Rng("deal")))


class Shelf:
    """Keeps reviews as a store does."""

    def __init__(self) -> None:
        self.reviews: dict[str, StoredReview] = {}

    async def save_review(self, review: StoredReview) -> None:
        self.reviews[review.table] = review

    async def review(self, table_id: str) -> StoredReview | None:
        return self.reviews.get(table_id)


def shelf() -> Store:
    return cast(Store, Shelf())
