"""What a link says about a table: only what everyone who has the link may see."""

from functools import cache
from typing import Any, Final

from msgspec import Struct

from orrery.core.game import Game
from orrery.games import GAMES
from orrery.server.protocol.bodies import Seat, TableDescription
from orrery.server.sentences import Texts

_LETTERS: Final = "ABCDEFGH"


class SeatLine(Struct, frozen=True, kw_only=True):
    """A seat on the card: its place, who has it, and the points if there are any."""

    seat: int
    name: str
    points: str
    is_first: bool


class Preview(Struct, frozen=True, kw_only=True):
    """The title of a link, the line below it, and who is at the table."""

    title: str
    line: str
    seats: tuple[SeatLine, ...] = ()


def site_preview(language: str) -> Preview:
    texts = _texts(language, None)
    return Preview(title="Orrery", line=texts.format("preview-site"))


def preview_of(table: TableDescription, language: str) -> Preview:
    """The game, the players and how far it is."""
    game = GAMES.get(table.game)
    if game is None:
        return site_preview(language)
    texts = _texts(language, game)
    names = [_name(seat, texts) for seat in table.seats]
    title = texts.format("game-name") if texts.has("game-name") else table.game
    return Preview(title=title, line=_state(table, names, texts), seats=_lines(table, names))


@cache
def _texts(language: str, game: Game[Any, Any] | None) -> Texts:
    return Texts(language, game)


def _name(seat: Seat, texts: Texts) -> str:
    if seat.kind == "open":
        return texts.format("preview-open")
    if seat.kind == "bot" and seat.bot:
        return texts.format(f"bot-{seat.bot}") if texts.has(f"bot-{seat.bot}") else seat.bot
    return seat.name or _LETTERS[seat.seat % len(_LETTERS)]


def _lines(table: TableDescription, names: list[str]) -> tuple[SeatLine, ...]:
    result = table.result
    points = table.points if result is None else result.scores
    return tuple(
        SeatLine(
            seat=seat,
            name=name,
            points=str(points[seat]) if seat < len(points) else "",
            is_first=result is not None and result.ranks[seat] == 1,
        )
        for seat, name in enumerate(names)
    )


def _state(table: TableDescription, names: list[str], texts: Texts) -> str:
    if table.result is not None:
        winners = [names[seat] for seat, rank in enumerate(table.result.ranks) if rank == 1]
        return texts.format("preview-finished", count=len(winners), names=", ".join(winners))
    if table.status == "open":
        free = sum(seat.kind == "open" for seat in table.seats)
        return texts.format("preview-waiting", count=free)
    if table.status == "running" and table.to_act is not None:
        return texts.format("preview-turn", name=names[table.to_act])
    return texts.format(f"preview-{table.status}")
