"""The course of a turn: its start, its actions, what must be settled after each, and its end."""

from mypy_extensions import i64

from orrery.core.bits import BIT, ONE
from orrery.core.game import CHANCE, NOBODY
from orrery.core.offer import Offer
from orrery.games.exoplanets.actions import END
from orrery.games.exoplanets.effects import add_plays
from orrery.games.exoplanets.events import GameEnded, TileLost, TurnEnded
from orrery.games.exoplanets.goals import add_claims
from orrery.games.exoplanets.life import add_life, add_species
from orrery.games.exoplanets.markers import settle_stimulation, settle_tile
from orrery.games.exoplanets.state import (
    CHOOSE_ACTION,
    CHOOSE_BIRTH,
    CHOOSE_LOSS,
    CHOOSE_PAYMENT,
    CHOOSE_RESOURCE,
    CHOOSE_SWAP,
    DRAW_PLANET,
    GAME_OVER,
    ExoplanetsState,
)
from orrery.games.exoplanets.system import NONE
from orrery.games.exoplanets.tiles import TILE_IDS


def begin_turn(state: ExoplanetsState) -> None:
    """Ruling 36: remember which planets have life of the seat at the start of its turn."""
    state.had_life = state.player().life1
    state.stimulated = 0
    state.catalysed = 0
    state.ask(CHOOSE_BIRTH, state.active)


def begin_draw(state: ExoplanetsState) -> None:
    state.ask(DRAW_PLANET, CHANCE)


def add_actions(offer: Offer, state: ExoplanetsState) -> None:
    """Phase 2: any number, in any order."""
    offer.one(END)
    add_life(offer, state)
    add_species(offer, state)
    add_claims(offer, state)
    add_plays(offer, state)


def settle(state: ExoplanetsState) -> None:
    """Go on to the next choice: settle what the action left open, then ask for the next one."""
    while True:
        if state.step_planet != NONE:
            state.ask(CHOOSE_PAYMENT, state.active)
            return
        if state.swaps > 0:
            state.ask(CHOOSE_SWAP, state.active)
            return
        if state.owed != 0 and state.cloud != 0:
            state.ask(CHOOSE_RESOURCE, state.next_owed(state.owed))
            return
        # Ruling 39: what an empty cloud cannot give lapses.
        state.owed = 0
        if state.due_planet != NONE:
            settle_stimulation(state)
        elif state.due_tile != NONE:
            settle_tile(state)
        elif state.losses != 0:
            state.ask(CHOOSE_LOSS, state.next_owed(state.losses))
            return
        else:
            state.ask(CHOOSE_ACTION, state.active)
            return


def lose_tile(state: ExoplanetsState, tile: i64) -> None:
    """Ruling 12: the owner chooses the tile; it goes face down into the box."""
    player = state.players[state.actor]
    player.hand &= ~BIT[tile]
    player.buried |= BIT[tile]
    state.losses -= ONE[state.actor]
    if state.events is not None:
        state.events.append(TileLost(state.actor, TILE_IDS[tile]))


def end_turn(state: ExoplanetsState) -> None:
    """The game is over when the star gave its last energy in this turn."""
    state.turns += 1
    if state.events is not None:
        state.events.append(TurnEnded(state.active, state.turns))
    if state.star == 0:
        state.ask(GAME_OVER, NOBODY)
        if state.events is not None:
            state.events.append(GameEnded(state.active))
        return
    state.active = state.clockwise(1)
    begin_turn(state)
