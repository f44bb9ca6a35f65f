"""`orrery review`: look back at a finished game for its costly turns, its luck, where it turned."""

from pathlib import Path
from typing import Annotated

import typer

from orrery.bots.garbage import collect_rarely
from orrery.bots.lines import LUCK
from orrery.bots.review import Costly, Moment, Review, SeatReview
from orrery.bots.review import review as review_record
from orrery.cli.output import TEXTS, fail, print_plain, print_table, progress_bar
from orrery.cli.play_words import narrate
from orrery.cli.replay import player_of, title_of
from orrery.cli.text import Texts
from orrery.core.errors import OrreryError
from orrery.play.record import Record, load

MINUS = "\N{MINUS SIGN}"
_REASONS = 3
_WORTH_A_WORD = 0.05


def review(
    file: Annotated[Path, typer.Argument(help=TEXTS.format("review-help-file"))],
) -> None:
    from orrery.games import GAMES

    try:
        record = load(file, GAMES)
        collect_rarely()
        with progress_bar(TEXTS.format("review-progress")) as progress:
            found = review_record(record, progress)
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
                before=format_signed(point.before),
                after=format_signed(point.after),
            )

    def _print_table(self, found: Review) -> None:
        result = self._record.result
        points = [] if result is None else result.scores
        print_table(
            [self._texts.format(key) for key in _COLUMNS],
            [
                (
                    self._player(seat.seat),
                    str(points[seat.seat]),
                    format_signed(seat.luck),
                    format_signed(seat.decisions),
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
        self._say("review-better", points=f"{costly.cost:.1f}", line=better)
        reasons = [
            self._reason(source, gain)
            for source, gain in sorted(costly.sources.items(), key=lambda each: -abs(each[1]))
            if source != LUCK and abs(gain) >= _WORTH_A_WORD
        ]
        known = [reason for reason in reasons if reason][:_REASONS]
        if known:
            self._say("review-why", reasons=", ".join(known))

    def _reason(self, source: str, gain: float) -> str:
        key = f"reason-{source}-{'more' if gain > 0 else 'less'}"
        return f"{self._texts.format(key)} ({format_signed(gain)})" if self._texts.has(key) else ""

    def _moment(self, moment: Moment) -> str:
        draws = narrate(self._texts, moment.draws)
        if moment.position == 0:
            draws = self._texts.format("review-set-up")
        return f"{draws} ({format_signed(moment.luck)})"

    def _player(self, seat: int) -> str:
        return player_of(self._record, seat)

    def _say(self, key: str, **facts: str | float) -> None:
        print_plain(self._texts.format(key, **facts))


_COLUMNS = ("replay-player", "replay-points", "review-luck", "review-decisions")


def format_signed(points: float) -> str:
    """A number with its sign, to a tenth."""
    rounded = round(points, 1)
    return f"{MINUS if rounded < 0 else '+'}{abs(rounded):.1f}"
