"""The worker that measures Orrery, in whichever form this process imports it."""

import platform
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import orrery.core.game
from bench.worker import serve
from orrery.bots.arena import Series
from orrery.bots.garbage import collect_rarely
from orrery.core.action import Action
from orrery.core.game import CHANCE, NOBODY, Game, State
from orrery.core.playout import playout
from orrery.core.rng import Rng
from orrery.games import GAMES

Rules = Game[Any, Any]
Extra = Callable[[Rules, State, Action, bool], object]

KEPT_EVERY = 10
COPIES_OF_EACH = 20
TIMES = 4
SPARE = Rng("spare")


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


def costs(game: str, seats: int, seconds: float, seed: int) -> dict[str, Any]:
    """Nanoseconds of single steps within a game: the median over games of what a step adds."""
    rules = GAMES[game]
    found: list[dict[str, float]] = []
    start = time.process_time()
    while time.process_time() - start < seconds:
        found.append(_costs_in(rules, seats, (seed, len(found))))
    return {name: median(cost[name] for cost in found) for name in found[0]}


def _costs_in(rules: Rules, seats: int, seed: tuple[int, int]) -> dict[str, float]:
    """One game played again and again, each time with one step done more often than needed."""
    spent: dict[str, int] = {}
    entries = draws = 0
    for name, extra in EXTRAS.items():
        start = time.process_time_ns()
        entries, draws = _play(rules, seats, Rng(*seed), extra)
        spent[name] = time.process_time_ns() - start

    def add(name: str, to: str, times: int) -> float:
        return (spent[name] - spent[to]) / (times * TIMES)

    start = time.process_time_ns()
    playout(rules, rules.new(seats), Rng(*seed))
    whole = time.process_time_ns() - start
    call = add("call", "nothing", entries)
    return {
        "chance_share": draws / entries,
        "whole": whole / entries,
        "call": call,
        "copy": add("copy", "nothing", entries) - call,
        "advance": add("copy and advance", "copy", entries) - call,
        "legal": add("legal", "nothing", entries - draws) - call,
        "chance": add("chance", "nothing", draws) - call,
        "pick": add("pick", "nothing", entries - draws) - call,
        "draw": add("draw", "nothing", draws) - call,
        "redeal": add("redeal", "nothing", entries) - call,
        "key": add("key", "nothing", entries) - call,
    }


def simulate(game: str, seats: int, seconds: float, seed: int) -> dict[str, Any]:
    """Random games between bots with their records written, as `orrery simulate` does it."""
    collect_rarely()
    series = Series(GAMES[game], seats, {}, ["random"], seed)
    played = entries = 0
    with TemporaryDirectory() as folder:
        start = time.process_time()
        spent = 0.0
        while spent < seconds:
            played += 1
            record = series.play(played)
            record.save(Path(folder) / f"{played}.jsonl")
            entries += len(record.entries)
            spent = time.process_time() - start
    return {"games": played, "entries": entries, "seconds": spent}


def memory(game: str, seats: int, seed: int) -> dict[str, Any]:
    """Bytes of one position by the allocator's books, without the answers it keeps for a while."""
    states: list[State] = []

    def keep(_rules: Rules, state: State, _action: Action, _drawn: bool) -> None:
        if SPARE.below(KEPT_EVERY) == 0:
            states.append(state.copy())

    _play(GAMES[game], seats, Rng(seed), keep)
    tracemalloc.start()
    kept = [state.copy() for state in states for _ in range(COPIES_OF_EACH)]
    allocated = tracemalloc.get_traced_memory()[0] - sys.getsizeof(kept)
    tracemalloc.stop()
    return {"bytes": allocated / len(kept)}


def _play(rules: Rules, seats: int, rng: Rng, extra: Extra) -> tuple[int, int]:
    """A random game with something extra before each entry; the entries and the draws."""
    state = rules.new(seats)
    entries = draws = 0
    while (actor := rules.to_act(state)) != NOBODY:
        is_draw = actor == CHANCE
        action = rules.draw(state, rng) if is_draw else rules.pick(state, rng)
        draws += is_draw
        extra(rules, state, action, is_draw)
        rules.advance(state, action)
        entries += 1
    return entries, draws


def _nothing(_rules: Rules, _state: State, _action: Action, _is_draw: bool) -> None:
    for _ in range(TIMES):
        pass


def _call(rules: Rules, state: State, _action: Action, _is_draw: bool) -> None:
    for _ in range(TIMES):
        rules.to_act(state)


def _copy(_rules: Rules, state: State, _action: Action, _is_draw: bool) -> None:
    for _ in range(TIMES):
        state.copy()


def _copy_and_advance(rules: Rules, state: State, action: Action, _is_draw: bool) -> None:
    for _ in range(TIMES):
        rules.advance(state.copy(), action)


def _legal(rules: Rules, state: State, _action: Action, is_draw: bool) -> None:
    for _ in range(0 if is_draw else TIMES):
        state.forget()
        rules.legal_actions(state)


def _chance(rules: Rules, state: State, _action: Action, is_draw: bool) -> None:
    for _ in range(TIMES if is_draw else 0):
        state.forget()
        rules.chance_outcomes(state)


def _pick(rules: Rules, state: State, _action: Action, is_draw: bool) -> None:
    for _ in range(0 if is_draw else TIMES):
        state.forget()
        rules.pick(state, SPARE)


def _draw(rules: Rules, state: State, _action: Action, is_draw: bool) -> None:
    for _ in range(TIMES if is_draw else 0):
        state.forget()
        rules.draw(state, SPARE)


def _redeal(rules: Rules, state: State, _action: Action, _is_draw: bool) -> None:
    for _ in range(TIMES):
        rules.redeal(state, 0, SPARE)


def _key(rules: Rules, state: State, _action: Action, _is_draw: bool) -> None:
    for _ in range(TIMES):
        rules.key(state)


EXTRAS: dict[str, Extra] = {
    "nothing": _nothing,
    "call": _call,
    "copy": _copy,
    "copy and advance": _copy_and_advance,
    "legal": _legal,
    "chance": _chance,
    "pick": _pick,
    "draw": _draw,
    "redeal": _redeal,
    "key": _key,
}

if __name__ == "__main__":
    serve({"hello": hello, "games": games, "costs": costs, "memory": memory, "simulate": simulate})
