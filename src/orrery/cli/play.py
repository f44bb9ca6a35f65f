"""`orrery play`: a game in the terminal against bots."""

import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from orrery.bots import BOTS, bot_named
from orrery.cli.output import TEXTS, fail
from orrery.cli.play_sitting import Sitting
from orrery.cli.simulate import BadOptionText, BotsForSeats
from orrery.cli.text import Texts, language_of
from orrery.core.errors import OrreryError, UnknownGame
from orrery.core.game import Game
from orrery.core.rng import Rng
from orrery.play.dealer import SeededDealer
from orrery.play.record import Record, load
from orrery.play.table import Table

DEFAULT_BOT = "greedy"


class NoSuchSeat(OrreryError):
    code = "play-seat"


def play(  # noqa: PLR0913, PLR0917
    game: Annotated[str | None, typer.Argument(help=TEXTS.format("play-help-game"))] = None,
    seats: Annotated[int | None, typer.Option(help=TEXTS.format("play-help-seats"))] = None,
    bots: Annotated[str | None, typer.Option(help=TEXTS.format("play-help-bots"))] = None,
    seat: Annotated[int | None, typer.Option(help=TEXTS.format("play-help-seat"))] = None,
    seed: Annotated[int | None, typer.Option(help=TEXTS.format("play-help-seed"))] = None,
    option: Annotated[list[str] | None, typer.Option(help=TEXTS.format("play-help-option"))] = None,
    resume: Annotated[Path | None, typer.Option(help=TEXTS.format("play-help-resume"))] = None,
    save: Annotated[Path | None, typer.Option(help=TEXTS.format("play-help-save"))] = None,
    language: Annotated[str | None, typer.Option(help=TEXTS.format("play-help-language"))] = None,
) -> None:
    """Play a game in the terminal; it is saved all the time and can be resumed."""
    from orrery.games import GAMES

    console = Console(highlight=False)
    tongue = language_of(os.environ if language is None else {"ORRERY_LANGUAGE": language})
    given = None if bots is None else bots.split(",")
    try:
        if resume is not None:
            party = _resumed(load(resume, GAMES), given, seat)
        else:
            chosen = _chosen(game, GAMES, console, Texts(tongue))
            you = Texts(tongue).format("play-you")
            party = _fresh(chosen, _options(option or []), seats, given, seat or 0, you)
        rng_seed = secrets.randbits(64) if seed is None else seed
        sitting = party.sitting(
            rng_seed, tongue, console, save or resume or _free_path(party.record.game.id)
        )
    except (OrreryError, OSError) as error:
        fail(error)
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit from None
    sitting.play()


@dataclass(frozen=True)
class Party:
    """Who plays: the game as far as it has come, the person's seat, a bot for each other seat."""

    record: Record
    seat: int
    bots: Mapping[int, str]

    def sitting(self, seed: int, language: str, console: Console, path: Path) -> Sitting:
        # What was dealt before a game was resumed must not be dealt again.
        deal = Rng("deal", seed, len(self.record.entries))
        table = Table(self.record, dealer=SeededDealer(deal), undo_policy="draws")
        players = {
            seat: bot_named(name, self.record.game, Rng("bot", seed, seat))
            for seat, name in self.bots.items()
        }
        texts = Texts(language, self.record.game.id)
        return Sitting(table, self.seat, players, texts, console, path)


def _fresh(
    game: Game[Any, Any],
    options: Mapping[str, str],
    seats: int | None,
    bots: list[str] | None,
    seat: int,
    you: str,
) -> Party:
    """A new table; the number of seats follows from the bots where it is not given."""
    number = seats or (len(bots) + 1 if bots else min(game.seat_counts))
    game.new(number, options)
    by_seat = _bots_of(number, bots or [DEFAULT_BOT], _checked(seat, number))
    names = [you if place == seat else by_seat[place] for place in range(number)]
    record = Record(
        game=game,
        seats=number,
        options=game.full_options(options),
        names=_told_apart(names),
        entries=(),
        result=None,
    )
    return Party(record, seat, by_seat)


def _resumed(record: Record, bots: list[str] | None, seat: int | None) -> Party:
    """A saved table; names of bots in the record are played by those bots again."""
    names = [name.rstrip(" 0123456789") for name in record.names or [""] * record.seats]
    people = [place for place, name in enumerate(names) if name not in BOTS]
    own = _checked(seat if seat is not None else (people or [0])[0], record.seats)
    if bots is not None:
        return Party(record, own, _bots_of(record.seats, bots, own))
    others = [place for place in range(record.seats) if place != own]
    by_seat = {place: names[place] if names[place] in BOTS else DEFAULT_BOT for place in others}
    return Party(record, own, by_seat)


def _bots_of(seats: int, bots: list[str], seat: int) -> dict[int, str]:
    if len(bots) not in (1, seats - 1):
        raise BotsForSeats(seats=seats - 1, given=len(bots))
    others = [place for place in range(seats) if place != seat]
    return dict(zip(others, bots if len(bots) > 1 else bots * len(others), strict=True))


def _told_apart(names: list[str]) -> tuple[str, ...]:
    """Names that occur twice get a number."""
    return tuple(
        name if names.count(name) == 1 else f"{name} {names[: place + 1].count(name)}"
        for place, name in enumerate(names)
    )


def _checked(seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        raise NoSuchSeat(seat=seat, last=seats - 1)
    return seat


def _chosen(
    name: str | None, games: Mapping[str, Game[Any, Any]], console: Console, texts: Texts
) -> Game[Any, Any]:
    """The game asked for; the first one where nobody can be asked."""
    if name is None and len(games) > 1 and sys.stdin.isatty():
        known = ", ".join(games)
        name = console.input(f"{texts.format('play-which-game', known=known)} ").strip()
    chosen = name or next(iter(games))
    if chosen not in games:
        raise UnknownGame(game=chosen, known=sorted(games))
    return games[chosen]


def _options(given: Sequence[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOptionText(text=text)
        options[name] = value
    return options


def _free_path(game_id: str) -> Path:
    """A file of its own for each new game, in the folder where one plays."""
    number = 1
    while (path := Path(f"orrery-{game_id}-{number}.jsonl")).exists():
        number += 1
    return path
