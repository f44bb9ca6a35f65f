"""`orrery replay`: check a record line by line and print its result or its positions."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from orrery.cli.output import TEXTS, fail, print_plain, print_table
from orrery.cli.play_words import game_name
from orrery.cli.text import Texts
from orrery.core.errors import OrreryError
from orrery.core.game import CHANCE
from orrery.play.record import Record, Result, load, trace
from orrery.play.record import replay as last_position


def replay(
    file: Annotated[Path, typer.Argument(help=TEXTS.format("replay-help-file"))],
    show_trace: Annotated[
        bool, typer.Option("--trace", help=TEXTS.format("replay-help-trace"))
    ] = False,
) -> None:
    from orrery.games import GAMES

    try:
        record = load(file, GAMES)
    except (OrreryError, OSError) as error:
        fail(error)
    if show_trace:
        for line in trace(record):
            sys.stdout.write(f"{line}\n")
    else:
        _print_record(record)


def _print_record(record: Record) -> None:
    print_plain(title_of(record))
    if record.result is None:
        print_plain(TEXTS.format("replay-unfinished"))
        print_plain(TEXTS.format("replay-to-act", actor=_actor_to_act(record)))
    else:
        _print_result(record, record.result)


def title_of(record: Record) -> str:
    """The game, its seats and its length."""
    return TEXTS.format(
        "replay-title",
        game=game_name(Texts(TEXTS.language, record.game), record.game.id),
        seats=record.seats,
        entries=len(record.entries),
    )


def _print_result(record: Record, result: Result) -> None:
    seats = sorted(range(record.seats), key=lambda seat: result.ranks[seat])
    print_table(
        [TEXTS.format(f"replay-{column}") for column in ("rank", "player", "points")],
        [
            (str(result.ranks[seat]), player_of(record, seat), str(result.scores[seat]))
            for seat in seats
        ],
    )


def _actor_to_act(record: Record) -> str:
    actor = record.game.to_act(last_position(record))
    return TEXTS.format("actor-chance") if actor == CHANCE else player_of(record, actor)


def player_of(record: Record, seat: int) -> str:
    """A seat by its name, where the record has one."""
    if record.names is None:
        return TEXTS.format("seat-name", seat=seat)
    return TEXTS.format("player-name", name=record.names[seat], seat=seat)
