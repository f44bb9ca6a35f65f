"""`orrery play`: a game in the terminal against bots."""

import os
import secrets
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from orrery.bots import BOTS, bot_named
from orrery.bots.arena import BotsForSeats
from orrery.bots.garbage import collect_rarely
from orrery.bots.levels import LEVELS
from orrery.cli.output import TEXTS, fail
from orrery.cli.play_levels import FIRST_LEVEL, choose_level
from orrery.cli.play_session import PlaySession
from orrery.cli.series import parse_options
from orrery.cli.text import Texts, language_of
from orrery.core.errors import OrreryError, UnknownGame
from orrery.core.game import Game
from orrery.core.rng import Rng
from orrery.play.dealer import SeededDealer
from orrery.play.record import Record, load
from orrery.play.table import Table

_BOTS_HELP = TEXTS.format("play-help-bots", levels=", ".join(LEVELS))


class UnknownSeat(OrreryError):
    code = "play-seat"


def play(  # noqa: PLR0913, PLR0917
    game: Annotated[str | None, typer.Argument(help=TEXTS.format("play-help-game"))] = None,
    seats: Annotated[int | None, typer.Option(help=TEXTS.format("play-help-seats"))] = None,
    bots: Annotated[str | None, typer.Option(help=_BOTS_HELP)] = None,
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
    language_code = language_of(os.environ if language is None else {"ORRERY_LANGUAGE": language})
    given = None if bots is None else bots.split(",")
    try:
        if resume is not None:
            lineup = _resume_lineup(load(resume, GAMES), given, seat)
        else:
            texts = Texts(language_code)
            chosen = _choose_game(game, GAMES, console, texts)
            number = seats or (len(given) + 1 if given else min(chosen.seat_counts))
            opponents = given or [choose_level(chosen.id, console, texts)]
            options, you = parse_options(option or []), texts.format("play-you")
            lineup = _new_lineup(chosen, options, number, opponents, seat or 0, you)
        collect_rarely()
        rng_seed = secrets.randbits(64) if seed is None else seed
        session = lineup.session(
            rng_seed, language_code, console, save or resume or _free_path(lineup.record.game.id)
        )
    except (OrreryError, OSError) as error:
        fail(error)
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit from None
    session.play()


@dataclass(frozen=True)
class Lineup:
    """The game so far, the person's seat, and a bot for every other seat."""

    record: Record
    seat: int
    bots: Mapping[int, str]

    def session(self, seed: int, language: str, console: Console, path: Path) -> PlaySession:
        # A resumed game must not get the same cards again.
        deal = Rng("deal", seed, len(self.record.entries))
        table = Table(self.record, dealer=SeededDealer(deal), undo_policy="draws")
        players = {
            seat: bot_named(name, self.record.game, Rng("bot", seed, seat))
            for seat, name in self.bots.items()
        }
        texts = Texts(language, self.record.game)
        return PlaySession(table, self.seat, players, texts, console, path)


def _new_lineup(
    game: Game[Any, Any],
    options: Mapping[str, str],
    number: int,
    bots: list[str],
    seat: int,
    you: str,
) -> Lineup:
    """A new game with this number of seats."""
    game.new(number, options)
    by_seat = _bots_of(number, bots, _check_seat(seat, number))
    names = [you if place == seat else by_seat[place] for place in range(number)]
    record = Record(
        game=game,
        seats=number,
        options=game.full_options(options),
        names=_number_duplicates(names),
        entries=(),
        result=None,
    )
    return Lineup(record, seat, by_seat)


def _resume_lineup(record: Record, bots: list[str] | None, seat: int | None) -> Lineup:
    """A saved game; seats named after a bot are played by that bot again."""
    names = [name.rstrip(" 0123456789") for name in record.names or [""] * record.seats]
    people = [place for place, name in enumerate(names) if name not in BOTS]
    own = _check_seat(seat if seat is not None else (people or [0])[0], record.seats)
    if bots is not None:
        return Lineup(record, own, _bots_of(record.seats, bots, own))
    others = [place for place in range(record.seats) if place != own]
    by_seat = {place: names[place] if names[place] in BOTS else FIRST_LEVEL for place in others}
    return Lineup(record, own, by_seat)


def _bots_of(seats: int, bots: list[str], seat: int) -> dict[int, str]:
    if len(bots) not in (1, seats - 1):
        raise BotsForSeats(seats=seats - 1, given=len(bots))
    others = [place for place in range(seats) if place != seat]
    return dict(zip(others, bots if len(bots) > 1 else bots * len(others), strict=True))


def _number_duplicates(names: list[str]) -> tuple[str, ...]:
    """Names that occur twice get a number."""
    return tuple(
        name if names.count(name) == 1 else f"{name} {names[: place + 1].count(name)}"
        for place, name in enumerate(names)
    )


def _check_seat(seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        raise UnknownSeat(seat=seat, last=seats - 1)
    return seat


def _choose_game(
    name: str | None, games: Mapping[str, Game[Any, Any]], console: Console, texts: Texts
) -> Game[Any, Any]:
    """The game with this name. Without a name, ask; where nobody can answer, take the first."""
    if name is None and len(games) > 1 and sys.stdin.isatty():
        known = ", ".join(games)
        name = console.input(f"{texts.format('play-which-game', known=known)} ").strip()
    chosen = name or next(iter(games))
    if chosen not in games:
        raise UnknownGame(game=chosen, known=sorted(games))
    return games[chosen]


def _free_path(game_id: str) -> Path:
    """An unused file name in the current folder."""
    number = 1
    while (path := Path(f"orrery-{game_id}-{number}.jsonl")).exists():
        number += 1
    return path
