"""`orrery train`: tunes the weights of an evaluation and learns a value from its own games."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from orrery.cli.output import DOES_NOT_FIT, TEXTS, fail, print_plain, progress_bar
from orrery.cli.workers import Jobs, Ray, workers_of
from orrery.core.errors import OrreryError

if TYPE_CHECKING:
    from orrery.bots.training import Training


class NoNumpy(OrreryError):
    """What training needs is not installed."""

    code = "no-numpy"


def train(
    game: Annotated[str, typer.Argument(help=TEXTS.format("simulate-help-game"))],
    out: Annotated[Path, typer.Option(help=TEXTS.format("train-help-out"))],
    start: Annotated[str, typer.Option(help=TEXTS.format("train-help-start"))] = "hand",
    generations: Annotated[
        int, typer.Option(min=0, help=TEXTS.format("train-help-generations"))
    ] = 100,
    candidates: Annotated[
        int, typer.Option(min=4, help=TEXTS.format("train-help-candidates"))
    ] = 14,
    trials: Annotated[int, typer.Option(min=2, help=TEXTS.format("train-help-trials"))] = 64,
    beam: Annotated[int, typer.Option(min=0, help=TEXTS.format("train-help-beam"))] = 0,
    rounds: Annotated[int, typer.Option(min=0, help=TEXTS.format("train-help-rounds"))] = 0,
    games: Annotated[int, typer.Option(min=40, help=TEXTS.format("train-help-games"))] = 20_000,
    turns: Annotated[int, typer.Option(min=0, help=TEXTS.format("train-help-turns"))] = 8,
    td_lambda: Annotated[
        float, typer.Option(min=0.0, max=1.0, help=TEXTS.format("train-help-td-lambda"))
    ] = 1.0,
    value: Annotated[Path | None, typer.Option(help=TEXTS.format("train-help-value"))] = None,
    seed: Annotated[int, typer.Option(help=TEXTS.format("arena-help-seed"))] = 0,
    jobs: Jobs = 0,
    ray: Ray = "",
) -> None:
    # The matrices are small: threads would only wait for each other.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        from orrery.bots import training as t
    except ImportError as error:
        fail(NoNumpy(module=error.name or ""))
    try:
        recipe = t.Recipe(
            game=game,
            start=start,
            seed=seed,
            generations=generations,
            candidates=candidates,
            trials=trials,
            rounds=rounds,
            games=games,
            turns=turns,
            beam=beam,
            td_lambda=td_lambda,
            value=None if value is None else t.read_value(game, value),
        )
        training = t.open_training(recipe, out)
        if training.steps:
            print_plain(
                TEXTS.format(
                    "train-resumed",
                    done=training.steps,
                    total=training.steps_in_all,
                    file=str(out),
                )
            )
        with progress_bar(TEXTS.format("simulate-progress")) as shown:
            for step in t.train(training, out, workers_of(jobs, ray), shown):
                print_plain(_describe(training, step))
    except KeyboardInterrupt:
        print_plain(TEXTS.format("train-stopped", file=str(out)))
        raise typer.Exit(DOES_NOT_FIT) from None
    except (OrreryError, OSError) as error:
        fail(error)
    print_plain(TEXTS.format("train-done", file=str(out)))


def _describe(training: "Training", step: str) -> str:
    if step == "generation":
        values = training.values[-1]
        return TEXTS.format(
            "train-generation",
            number=len(training.values),
            total=training.recipe.generations,
            best=f"{max(values):+.2f}",
            mean=f"{sum(values) / len(values):+.2f}",
        )
    last = training.rounds[-1]
    return TEXTS.format(
        "train-round",
        number=len(training.rounds),
        total=training.recipe.rounds,
        explained=f"{last.explained:.3f}",
        positions=last.positions,
    )
