"""The worker that measures Orrery, in whichever form this process imports it."""

import gc
import platform
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any, NamedTuple

import orrery.core.game
from bench.worker import serve
from orrery.core.action import Action
from orrery.core.game import CHANCE, NOBODY, Game, State
from orrery.core.playout import drawn, playout
from orrery.core.rng import Rng
from orrery.games import GAMES

SAMPLE_EVERY = 5
BATCH = 50
COPIES_FOR_MEMORY = 20


class Sample(NamedTuple):
    """A position out of a random game, and what was done in it."""

    state: State
    action: Action
    is_chance: bool


def hello() -> dict[str, Any]:
    pure = str(orrery.core.game.__file__).endswith(".py")
    return {
        "form": "pure" if pure else "compiled",
        "python": platform.python_version(),
        "games": {id: list(game.seat_counts) for id, game in sorted(GAMES.items())},
    }


def games(game: str, seats: int, seconds: float, seed: int) -> dict[str, Any]:
    """Complete random games for at least so many seconds of processor time."""
    rules = GAMES[game]
    played = entries = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        entries += playout(rules, rules.new(seats), Rng(seed, played))
        played += 1
        spent = time.process_time() - start
    return {"games": played, "entries": entries, "seconds": spent}


def costs(game: str, seats: int, samples: int, seed: int) -> dict[str, Any]:
    """Nanoseconds of single calls, as Python code sees them, over positions of random games."""
    rules = GAMES[game]
    taken = _samples(rules, seats, samples, seed)
    decisions = [sample for sample in taken if not sample.is_chance]
    chances = [sample for sample in taken if sample.is_chance]
    rng = Rng(seed, "pick")
    listed = [(rules.legal_actions(sample.state), rng) for sample in decisions]
    weighed = [(rules.chance_outcomes(sample.state), rng) for sample in chances]
    return {
        "chance_share": len(chances) / len(taken),
        "call": _each(rules.to_act, ((sample.state,) for sample in taken)),
        "copy": _each(_copied, ((sample.state,) for sample in taken)),
        "legal": _each(rules.legal_actions, ((_blank(sample),) for sample in decisions)),
        "chance": _each(rules.chance_outcomes, ((_blank(sample),) for sample in chances)),
        "apply": _each(rules.apply, ((_ready(rules, sample), sample.action) for sample in taken)),
        "pick": _each(rng.below, ((len(legal),) for legal, _ in listed)),
        "draw": _each(drawn, weighed),
    }


def memory(game: str, seats: int, seed: int) -> dict[str, Any]:
    """Bytes of one position by the allocator's books, without the lists it keeps for a while."""
    states = [sample.state for sample in _samples(GAMES[game], seats, 50, seed)]
    for state in states:
        state.legal = None
        state.outcomes = None
    tracemalloc.start()
    kept = [state.copy() for state in states for _ in range(COPIES_FOR_MEMORY)]
    allocated = tracemalloc.get_traced_memory()[0] - sys.getsizeof(kept)
    tracemalloc.stop()
    return {"bytes": allocated / len(kept)}


def _samples(rules: Game[Any, Any], seats: int, wanted: int, seed: int) -> list[Sample]:
    rng = Rng(seed, "samples")
    taken: list[Sample] = []
    while len(taken) < wanted:
        state = rules.new(seats)
        entries = 0
        while (actor := rules.to_act(state)) != NOBODY:
            legal = rules.legal_actions(state)
            is_chance = actor == CHANCE
            action = (
                drawn(rules.chance_outcomes(state), rng)
                if is_chance
                else legal[rng.below(len(legal))]
            )
            if entries % SAMPLE_EVERY == seed % SAMPLE_EVERY:
                taken.append(Sample(state.copy(), action, is_chance))
            rules.advance(state, action)
            entries += 1
    return taken


def _copied(state: State) -> State:
    return state.copy()


def _blank(sample: Sample) -> State:
    """A copy that has not listed anything yet."""
    state = sample.state.copy()
    state.legal = None
    state.outcomes = None
    return state


def _ready(rules: Game[Any, Any], sample: Sample) -> State:
    """A copy as random play leaves it just before it applies: what it chose from is listed."""
    state = _blank(sample)
    if sample.is_chance:
        rules.chance_outcomes(state)
    else:
        rules.legal_actions(state)
    return state


def _each(call: Callable[..., object], arguments: Iterable[tuple[Any, ...]]) -> float:
    """Batch by batch, so that what is timed is as near at hand as it is during a game."""
    spent = calls = 0
    gc.disable()
    coming = iter(arguments)
    while batch := list(islice(coming, BATCH)):
        start = time.process_time_ns()
        for argument in batch:
            call(*argument)
        spent += time.process_time_ns() - start
        calls += len(batch)
    gc.enable()
    return spent / calls if calls else 0.0


if __name__ == "__main__":
    serve({"hello": hello, "games": games, "costs": costs, "memory": memory})
