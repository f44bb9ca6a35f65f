"""How balanced a game is, from games between equal bots: seats, length, points by source, and what
became of the seats that took each component. Knows a game only by what it declares."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from msgspec import Struct

from orrery.bots.arena import Forfeit, SeriesGame
from orrery.bots.ratings import Interval, wilson
from orrery.core.components import ComponentKind
from orrery.core.events import Event
from orrery.core.game import CHANCE, Game
from orrery.games import game_named
from orrery.play.record import Record, result_of

Z95: Final = 1.96
# Flags look at many components at once, so they ask for more than an interval of 95 %.
Z_FLAG: Final = 3.0
# A seat is flagged above 55 % with two seats: a tenth above its even share.
_SEAT_ABOVE: Final = 1.1
_WINS_ABOVE: Final = 1.2
_RARELY: Final = 0.05
_FEWEST: Final = 30


@dataclass(frozen=True)
class BalanceGame:
    """What is counted of one game; `taken` has for each kind the components of each seat."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]
    sources: tuple[dict[str, int], ...]
    decisions: int
    turns: int
    taken: dict[str, tuple[frozenset[str], ...]]
    offered: dict[str, frozenset[str]]

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win."""
        return [(rank == 1) / self.ranks.count(1) for rank in self.ranks]


class SeatBalance(Struct, frozen=True, kw_only=True):
    seat: int
    win_share: float
    ci95: Interval
    mean_points: float
    points_ci95: Interval


class Length(Struct, frozen=True, kw_only=True):
    """Decisions and turns of a game; `decisions` has those of every game."""

    mean_decisions: float
    decisions_ci95: Interval
    mean_turns: float
    decisions: list[int]


class SourceBalance(Struct, frozen=True, kw_only=True):
    """Points of one source for a seat: of all, of those who won, of those who did not, and with its
    interval what winners have more of it than the others of the same game."""

    source: str
    mean: float
    mean_ci95: Interval
    winners: float
    others: float
    lead: float
    lead_ci95: Interval


class ComponentBalance(Struct, frozen=True, kw_only=True):
    """One component: in how many games it could be had and was taken, and over the `compared` games
    in which some took it and some did not, the share of the wins of those who did, and their points
    less those of the others."""

    kind: str
    id: str
    offered: int
    taken: int
    compared: int
    win_share: float
    ci95: Interval
    lift: float
    lift_ci95: Interval


class Flag(Struct, frozen=True, kw_only=True):
    """Something out of balance: a seat that wins too often, a component that is hardly ever taken,
    or one that wins by itself; `share` with its interval is of the wins or of the games."""

    code: str
    kind: str
    id: str
    share: float
    interval: Interval
    games: int


class BalanceReport(Struct, frozen=True, kw_only=True):
    game: str
    rules: int
    seats: int
    bot: str
    games: int
    seed: int
    seat_shares: list[SeatBalance]
    length: Length
    sources: list[SourceBalance]
    components: list[ComponentBalance]
    flags: list[Flag]


def play_balance_game(task: SeriesGame) -> BalanceGame:
    """Play one game and count. A program that fails ends the report: its games would not count."""
    try:
        return count_game(task.play(game_named(task.game)))
    except Forfeit as forfeit:
        raise forfeit.failure from None


def count_game(record: Record) -> BalanceGame:
    """Count what happened in a game."""
    game = record.game
    state = game.new(record.seats, record.options)
    events: list[Event] = []
    turns = 0
    before = None
    for actor, action in record.entries:
        if actor != CHANCE and (turn := game.turn(state)) != before:
            turns, before = turns + 1, turn
        game.advance(state, action, events)
    result = result_of(game, state)
    assert result is not None  # noqa: S101 - a bot plays to the end
    kinds = game.component_kinds()
    return BalanceGame(
        points=tuple(result.scores),
        ranks=tuple(result.ranks),
        sources=tuple(game.scores(state)),
        decisions=sum(actor != CHANCE for actor, _ in record.entries),
        turns=turns,
        taken={kind.name: _taken(kind, events, record.seats) for kind in kinds},
        offered={kind.name: _offered(kind, events) for kind in kinds},
    )


def _taken(kind: ComponentKind, events: Iterable[Event], seats: int) -> tuple[frozenset[str], ...]:
    found: list[set[str]] = [set() for _ in range(seats)]
    for event in events:
        for sighting in kind.taken:
            component = sighting.component(event)
            if component is not None and 0 <= event.seat < seats:
                found[event.seat].add(component)
    return tuple(map(frozenset, found))


def _offered(kind: ComponentKind, events: Iterable[Event]) -> frozenset[str]:
    named = (kind.offered.component(event) for event in events)
    return frozenset(component for component in named if component is not None)


def balance_report(
    game: Game[Any, Any], bot: str, seed: int, games: Sequence[BalanceGame]
) -> BalanceReport:
    """What these games say."""
    seats = _seats(games)
    components = [_component(kind, id, games) for kind in game.component_kinds() for id in kind.ids]
    return BalanceReport(
        game=game.id,
        rules=game.rules,
        seats=len(seats),
        bot=bot,
        games=len(games),
        seed=seed,
        seat_shares=seats,
        length=Length(
            mean_decisions=_mean([each.decisions for each in games]),
            decisions_ci95=_mean_interval([each.decisions for each in games]),
            mean_turns=_mean([each.turns for each in games]),
            decisions=[each.decisions for each in games],
        ),
        sources=_sources(games),
        components=components,
        flags=[*_seat_flags(seats, len(games)), *_component_flags(components, len(seats))],
    )


def _seats(games: Sequence[BalanceGame]) -> list[SeatBalance]:
    found = []
    for seat in range(len(games[0].points)):
        share = _mean([each.shares[seat] for each in games])
        points = [each.points[seat] for each in games]
        found.append(
            SeatBalance(
                seat=seat,
                win_share=share,
                ci95=wilson(share, len(games)),
                mean_points=_mean(points),
                points_ci95=_mean_interval(points),
            )
        )
    return found


def _sources(games: Sequence[BalanceGame]) -> list[SourceBalance]:
    total: Counter[str] = Counter()
    for each in games:
        for points in each.sources:
            total.update(points)
    return [_source(source, games) for source, _ in total.most_common()]


def _source(source: str, games: Sequence[BalanceGame]) -> SourceBalance:
    means: list[float] = []
    winners: list[float] = []
    others: list[float] = []
    leads: list[float] = []
    for each in games:
        points = [of_seat.get(source, 0) for of_seat in each.sources]
        won = [count for count, share in zip(points, each.shares, strict=True) if share > 0]
        lost = [count for count, share in zip(points, each.shares, strict=True) if share == 0]
        means.append(_mean(points))
        winners += won
        others += lost
        if lost:
            leads.append(_mean(won) - _mean(lost))
    return SourceBalance(
        source=source,
        mean=_mean(means),
        mean_ci95=_mean_interval(means),
        winners=_mean(winners),
        others=_mean(others),
        lead=_mean(leads),
        lead_ci95=_mean_interval(leads),
    )


def _component(kind: ComponentKind, id: str, games: Sequence[BalanceGame]) -> ComponentBalance:
    shares: list[float] = []
    lifts: list[float] = []
    taken = 0
    for each in games:
        has = [id in components for components in each.taken[kind.name]]
        taken += any(has)
        if any(has) and not all(has):
            shares += [share for share, own in zip(each.shares, has, strict=True) if own]
            with_it = [points for points, own in zip(each.points, has, strict=True) if own]
            without = [points for points, own in zip(each.points, has, strict=True) if not own]
            lifts.append(_mean(with_it) - _mean(without))
    share = _mean(shares)
    return ComponentBalance(
        kind=kind.name,
        id=id,
        offered=sum(id in each.offered[kind.name] for each in games),
        taken=taken,
        compared=len(lifts),
        win_share=share,
        ci95=wilson(share, len(shares)) if shares else (0.0, 1.0),
        lift=_mean(lifts),
        lift_ci95=_mean_interval(lifts),
    )


def _seat_flags(seats: Sequence[SeatBalance], games: int) -> list[Flag]:
    even = 1.0 / len(seats)
    return [
        Flag(
            code="seat",
            kind="seat",
            id=str(seat.seat),
            share=seat.win_share,
            interval=seat.ci95,
            games=games,
        )
        for seat in seats
        if seat.win_share > _SEAT_ABOVE * even and seat.ci95[0] > even
    ]


def _component_flags(components: Sequence[ComponentBalance], seats: int) -> list[Flag]:
    return [*_unwanted(components), *_winning(components, seats)]


def _unwanted(components: Sequence[ComponentBalance]) -> list[Flag]:
    """Those that were there often enough and are taken in hardly any of these games."""
    flags = []
    for each in components:
        if each.offered >= _FEWEST:
            share = min(1.0, each.taken / each.offered)
            interval = wilson(share, each.offered, Z_FLAG)
            if interval[1] < _RARELY or each.taken == 0:
                flags.append(_flag("unwanted", each, share, interval, each.offered))
    return flags


def _winning(components: Sequence[ComponentBalance], seats: int) -> list[Flag]:
    """Those with which a seat wins far more than its share, and more than with others of the same
    kind: whoever takes more of anything tends to win."""
    flags = []
    for each in components:
        if each.compared >= _FEWEST:
            alike = [other for other in components if other.kind == each.kind]
            games = sum(other.compared for other in alike)
            usual = sum(other.win_share * other.compared for other in alike) / games
            interval = wilson(each.win_share, each.compared, Z_FLAG)
            if interval[0] > max(_WINS_ABOVE / seats, usual):
                flags.append(_flag("winning", each, each.win_share, interval, each.compared))
    return flags


def _flag(code: str, each: ComponentBalance, share: float, interval: Interval, games: int) -> Flag:
    return Flag(code=code, kind=each.kind, id=each.id, share=share, interval=interval, games=games)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _mean_interval(values: Sequence[float]) -> Interval:
    """The 95 % interval of a mean."""
    mean = _mean(values)
    if len(values) < 2:
        return (mean, mean)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    half = Z95 * math.sqrt(variance / len(values))
    return (mean - half, mean + half)
