"""Digests of random games, to compare the compiled with the pure form of the rules."""

import hashlib
import json
import sys

import orrery.core.game
from orrery.bots.evaluation import evaluator_of
from orrery.core.game import State
from orrery.core.rng import Rng
from tests.contract.cases import CASES, Case, fingerprint, walk

EVERY = 7


def is_compiled() -> bool:
    return not str(orrery.core.game.__file__).endswith(".py")


def digest(case: Case, games: int) -> str:
    """One number for the positions of some random games and everything in them."""
    total = hashlib.sha256()
    for number in range(games):
        state = case.new(number)
        for n, action in enumerate(walk(case.game, state, case.rng(number))):
            total.update(action.text.encode())
            if n % EVERY == 0:
                total.update(fingerprint(case.game, state))
                total.update(repr(numbers(case, state, n)).encode())
        total.update(fingerprint(case.game, state))
        worths = [evaluator_of(case.game).worth(state, seat) for seat in range(case.seats)]
        total.update(repr(worths).encode())
    return total.hexdigest()


def numbers(case: Case, state: State, n: int) -> list[int]:
    """The key of a position, its turn, and the key of a re-deal."""
    dealt = case.game.redeal(state, n % case.seats, Rng(n))
    return [int(case.game.key(state)), int(case.game.turn(state)), int(case.game.key(dealt))]


def digests(games: int) -> dict[str, str]:
    return {f"{case.game.id}-{case.seats}": digest(case, games) for case in CASES}


if __name__ == "__main__":
    json.dump({"compiled": is_compiled(), "digests": digests(int(sys.argv[1]))}, sys.stdout)
