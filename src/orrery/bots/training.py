"""Training for a game: evolution of the weights of its evaluation, then a value learned from games
that it plays with itself. Each step is kept in a file, from which a stopped run goes on; the same
recipe gives the same numbers."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from orrery.bots.fitting import fit
from orrery.bots.selfplay import SelfPlay, play_with_itself
from orrery.bots.tuning import Evolution, Trial, judge
from orrery.bots.work import Workers, run_all
from orrery.core.errors import OrreryError
from orrery.core.features import names_of
from orrery.core.net import Net, widen
from orrery.games import game_named

_DIGITS: Final = 4
# Of so many games most are for two seats, and each other number has its share.
_TABLES: Final = (2, 2, 2, 3, 4)

Progress = Callable[[int, int], None]


class Untrainable(OrreryError):
    """The game has no evaluation to train, or no features for a value."""

    code = "untrainable"


class UnknownWeights(OrreryError):
    """The game has no weights of this name to start from."""

    code = "unknown-weights"


class OtherRecipe(OrreryError):
    """The file holds a training by another recipe."""

    code = "other-recipe"


class BrokenTraining(OrreryError):
    """The file holds no training."""

    code = "broken-training"


class BrokenValue(OrreryError):
    """The file holds no value to begin with."""

    code = "broken-value"


class Recipe(Struct, frozen=True, kw_only=True):
    """What determines a training: `generations` of so many `candidates`, each playing `trials`
    games, whole turns by a `beam` or an action at a time; then `rounds`, in each of which a value
    is learned from so many `games` played by what was learned before: the best of the whole turns
    that the `beam` finds and of so many sampled `turns`. `td_lambda` weighs their results against
    what was learned before. The first round begins with a `value`, if one is given."""

    game: str
    start: str
    seed: int
    generations: int
    candidates: int
    trials: int
    rounds: int
    games: int
    turns: int
    beam: int = 0
    td_lambda: float = 1.0
    value: Net | None = None


class Round(Struct, frozen=True, kw_only=True):
    """The value that one round learned, from how many positions, and what part of the differences
    in margin it explains in games it did not learn from."""

    net: Net
    explained: float
    positions: int


class Training(Struct, kw_only=True):
    """A training as far as it has come. `values` are those of all candidates so far."""

    recipe: Recipe
    values: list[list[float]] = []
    rounds: list[Round] = []
    weights: dict[str, float] = {}

    @property
    def steps(self) -> int:
        return len(self.values) + len(self.rounds)

    @property
    def steps_in_all(self) -> int:
        return self.recipe.generations + self.recipe.rounds


def open_training(recipe: Recipe, file: Path) -> Training:
    """The training of this file, or a new one."""
    game = game_named(recipe.game)
    if not game.weights() or (recipe.rounds and game.features() is None):
        raise Untrainable(game=recipe.game)
    _start(recipe)
    if not file.exists():
        return Training(recipe=recipe)
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Training)
    except msgspec.DecodeError as error:
        raise BrokenTraining(file=str(file), reason=str(error)) from None
    if found.recipe != recipe:
        raise OtherRecipe(file=str(file))
    return found


def train(training: Training, file: Path, workers: Workers, progress: Progress) -> Generator[str]:
    """Take a training to its end, keeping each step in the file; yields after each of them."""
    for _ in _tune(training, workers, progress):
        _save(training, file)
        yield "generation"
    for _ in _learn(training, workers, progress):
        _save(training, file)
        yield "round"


def read_value(game: str, file: Path) -> Net:
    """A value to begin with: a net, for the features that the game has now."""
    features = game_named(game).features()
    if features is None:
        raise Untrainable(game=game)
    try:
        net = msgspec.json.decode(file.read_bytes(), type=Net)
    except msgspec.DecodeError as error:
        raise BrokenValue(file=str(file), reason=str(error)) from None
    return widen(net, names_of(features))


def _save(training: Training, file: Path) -> None:
    beside = file.with_name(file.name + ".new")
    beside.write_bytes(msgspec.json.format(msgspec.json.encode(training)) + b"\n")
    beside.replace(file)


def _start(recipe: Recipe) -> dict[str, float]:
    sets = game_named(recipe.game).weights()
    if recipe.start not in sets:
        raise UnknownWeights(name=recipe.start, known=list(sets))
    return sets[recipe.start]


def _tune(training: Training, workers: Workers, progress: Progress) -> Iterator[None]:
    recipe = training.recipe
    start = _start(recipe)
    evolution = Evolution(start, recipe.candidates, recipe.seed)
    for generation in range(recipe.generations):
        candidates = evolution.candidates()
        if generation == len(training.values):
            tasks = [
                Trial(
                    recipe.game, weights, start, recipe.trials, recipe.seed, generation, recipe.beam
                )
                for weights in candidates
            ]
            training.values.append(run_all(tasks, judge, workers, progress))
            evolution.tell(training.values[generation])
            training.weights = _rounded(evolution.best())
            yield
        else:
            evolution.tell(training.values[generation])
    if not training.weights:
        training.weights = start


def _learn(training: Training, workers: Workers, progress: Progress) -> Iterator[None]:
    recipe = training.recipe
    features = game_named(recipe.game).features()
    inputs = names_of(features) if features is not None else []
    while len(training.rounds) < recipe.rounds:
        done = len(training.rounds)
        value = training.rounds[-1].net if training.rounds else recipe.value
        tasks = [
            SelfPlay(
                game=recipe.game,
                seats=_TABLES[number % len(_TABLES)],
                weights=training.weights,
                value=value,
                beam=recipe.beam,
                turns=recipe.turns,
                seed=recipe.seed,
                number=done * recipe.games + number,
                td_lambda=recipe.td_lambda,
            )
            for number in range(recipe.games)
        ]
        found = fit(inputs, run_all(tasks, play_with_itself, workers, progress), recipe.seed, value)
        training.rounds.append(
            Round(
                net=found.net, explained=round(found.explained, _DIGITS), positions=found.positions
            )
        )
        yield


def _rounded(weights: dict[str, float]) -> dict[str, float]:
    return {name: round(value, _DIGITS) for name, value in weights.items()}
