"""Training of a game's weights: evolution of the quick policy, then lessons from the search. Each
step is kept in a file, from which a stopped run goes on; the same recipe gives the same weights."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from orrery.bots.lessons import LessonGame, learn, play_lesson
from orrery.bots.levels import LEVELS
from orrery.bots.tuning import Evolution, Trial, judge
from orrery.bots.work import Workers, run_all
from orrery.core.errors import OrreryError
from orrery.games import game_named

_DIGITS: Final = 4

Progress = Callable[[int, int], None]


class Untrainable(OrreryError):
    """The game has no evaluation whose weights could be trained."""

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


class Recipe(Struct, frozen=True, kw_only=True):
    """What determines a training: `generations` of so many `candidates`, each playing `trials`
    games, whole turns by a `beam` or an action at a time; then `rounds` of lessons, each from so
    many `games` that a level plays with itself."""

    game: str
    start: str
    seed: int
    generations: int
    candidates: int
    trials: int
    rounds: int
    games: int
    level: str
    beam: int = 0


class Round(Struct, frozen=True, kw_only=True):
    """What one round of lessons came to."""

    weights: dict[str, float]
    before: float
    after: float
    comparisons: int


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
    if not game_named(recipe.game).weights():
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
    for _ in _teach(training, workers, progress):
        _save(training, file)
        yield "round"


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
            if not training.rounds:
                training.weights = _rounded(evolution.best())
            yield
        else:
            evolution.tell(training.values[generation])
    if not training.weights:
        training.weights = start


def _teach(training: Training, workers: Workers, progress: Progress) -> Iterator[None]:
    recipe = training.recipe
    level = LEVELS[recipe.level]
    while len(training.rounds) < recipe.rounds:
        first = len(training.rounds) * recipe.games
        tasks = [
            LessonGame(recipe.game, training.weights, level, recipe.seed, first + number)
            for number in range(recipe.games)
        ]
        lesson = learn(training.weights, run_all(tasks, play_lesson, workers, progress))
        training.weights = _rounded(lesson.weights)
        training.rounds.append(
            Round(
                weights=training.weights,
                before=lesson.before,
                after=lesson.after,
                comparisons=lesson.comparisons,
            )
        )
        yield


def _rounded(weights: dict[str, float]) -> dict[str, float]:
    return {name: round(value, _DIGITS) for name, value in weights.items()}
