"""`orrery review`: look back at a finished game for its costly turns, its luck, where it turned."""

from pathlib import Path
from typing import Annotated

import typer

from orrery.bots.analyst import analyst_of
from orrery.bots.garbage import collect_rarely
from orrery.bots.levels import LEVELS
from orrery.bots.lines import RIVALS
from orrery.bots.review import REVIEW_LEVEL, Costly, Moment, Review, SeatReview
from orrery.bots.review import review as review_record
from orrery.cli.output import (
    TEXTS,
    fail,
    format_percent,
    format_points,
    format_signed,
    print_plain,
    print_table,
    progress_bar,
)
from orrery.cli.play_words import narrate
from orrery.cli.replay import player_of, title_of
from orrery.cli.text import Texts
from orrery.core.errors import OrreryError
from orrery.play.record import Record, load

_REASONS = 3
_WORTH_A_WORD = 0.05
_CHANCE_WORTH_A_WORD = 0.005


def review(
    file: Annotated[Path, typer.Argument(help=TEXTS.format("review-help-file"))],
    level: Annotated[
        str, typer.Option(help=TEXTS.format("review-help-level", known=", ".join(LEVELS)))
    ] = REVIEW_LEVEL,
) -> None:
    from orrery.games import GAMES

    try:
        record = load(file, GAMES)
        analyst_of(record.game, level)
        collect_rarely()
        with progress_bar(TEXTS.format("review-progress")) as progress:
            found = review_record(record, level, progress)
    except (OrreryError, OSError) as error:
        fail(error)
    _ReviewPrinter(record, Texts(TEXTS.language, record.game)).print(found)


class _ReviewPrinter:
    """Prints a review in sentences."""

    def __init__(self, record: Record, texts: Texts) -> None:
        self._record = record
        self._texts = texts

    def print(self, found: Review) -> None:
        print_plain(title_of(self._record))
        self._print_table(found)
        print_plain(self._texts.format("review-about"))
        for seat in found.seats:
            self._print_seat(seat)
        self._say("review-turning")
        for point in found.turning:
            self._say(
                "review-turning-point",
                position=point.position,
                player=self._player(point.seat),
                before=format_signed(self._texts, point.before),
                after=format_signed(self._texts, point.after),
            )
        self._print_curve(found)

    def _print_curve(self, found: Review) -> None:
        print_plain("")
        self._say("review-curve")
        for point in found.curve:
            chances = [
                f"{self._player(seat)} {format_percent(chance)}"
                for seat, chance in enumerate(point.chances)
            ]
            self._say("review-curve-point", position=point.position, chances=", ".join(chances))

    def _print_table(self, found: Review) -> None:
        result = self._record.result
        points = [] if result is None else result.scores
        print_table(
            [self._texts.format(key) for key in _COLUMNS],
            [
                (
                    self._player(seat.seat),
                    str(points[seat.seat]),
                    format_signed(self._texts, seat.luck),
                    format_signed(self._texts, seat.decisions),
                )
                for seat in found.seats
            ],
        )

    def _print_seat(self, seat: SeatReview) -> None:
        print_plain("")
        self._say("review-costliest", player=self._player(seat.seat))
        if not seat.costliest:
            self._say("review-none")
        for costly in seat.costliest:
            self._print_costly(costly)
        for key, moments in (
            ("review-luckiest", seat.luckiest),
            ("review-unluckiest", seat.unluckiest),
        ):
            if moments:
                self._say(key, moments="; ".join(map(self._moment, moments)))

    def _print_costly(self, costly: Costly) -> None:
        better = narrate(self._texts, costly.better)
        if costly.goes_on:
            better = self._texts.format("review-goes-on", line=better)
        self._say(
            "review-played", position=costly.position, line=narrate(self._texts, costly.played)
        )
        self._say(
            "review-better",
            points=format_points(self._texts, costly.cost),
            error=format_points(self._texts, costly.cost_error),
            line=better,
        )
        if costly.chance >= _CHANCE_WORTH_A_WORD:
            self._say(
                "review-chance",
                chance=format_percent(costly.chance),
                error=format_percent(costly.chance_error),
            )
        gains = sorted(costly.sources.items(), key=lambda each: -abs(each[1]))
        told = [each for each in gains if abs(each[1]) >= _WORTH_A_WORD][:_REASONS]
        if told:
            self._say("review-why", reasons=", ".join(self._gain(*each) for each in told))

    def _gain(self, source: str, gain: float) -> str:
        key = "review-rivals" if source == RIVALS else f"score-{source}"
        name = self._texts.format(key) if self._texts.has(key) else source
        return f"{name} {format_signed(self._texts, gain)}"

    def _moment(self, moment: Moment) -> str:
        draws = narrate(self._texts, moment.draws)
        if moment.position == 0:
            draws = self._texts.format("review-set-up")
        return f"{draws} ({format_signed(self._texts, moment.luck)})"

    def _player(self, seat: int) -> str:
        return player_of(self._record, seat)

    def _say(self, key: str, **facts: str | float) -> None:
        print_plain(self._texts.format(key, **facts))


_COLUMNS = ("replay-player", "replay-points", "review-luck", "review-decisions")
