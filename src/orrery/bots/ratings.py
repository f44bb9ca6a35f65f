"""Ratings of bots from their games: shares of wins with their intervals, and ratings on the scale
of chess (400 points are odds of ten to one), fitted to all games at once."""

import math
import statistics
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from orrery.bots import ANCHOR
from orrery.bots.matches import Failure, MatchResult, times_in
from orrery.core.rng import Rng

ANCHOR_RATING: Final = 1500.0
_SCALE: Final = 400.0 / math.log(10.0)
_Z: Final = 1.96
_ROUNDS: Final = 200
_RESAMPLES: Final = 200
# Half a win and half a loss against everybody met, so that who never lost has a rating too.
_PRIOR: Final = 0.5

Interval = tuple[float, float]


class BotRating(Struct, frozen=True, kw_only=True):
    """One bot over all its games. `ci95` is the interval of the share of wins as if all games were
    independent (Wilson); `paired_ci95` takes into account that the same deals were played from
    every seat. The milliseconds are of all decisions, and of those the bot thought about: there is
    nothing to think about with one choice, or while it follows its plan."""

    win_share: float
    ci95: Interval
    paired_ci95: Interval
    rating: float
    rating_ci95: Interval
    mean_score: float
    mean_margin: float
    ms_per_move_median: float
    ms_thinking_median: float
    ms_thinking_p99: float
    decisions: int
    forfeits: int
    games: int


class PairingResult(Struct, frozen=True, kw_only=True):
    """One bot alone against a rival in every other seat."""

    bot: str
    rival: str
    games: int
    win_share: float
    ci95: Interval
    paired_ci95: Interval
    mean_margin: float


class ArenaReport(Struct, frozen=True, kw_only=True):
    """What an arena found: `programs` are the names that programs gave themselves, `failures` one
    example of each way in which a program forfeited."""

    game: str
    seats: int
    games: int
    seed: int
    bots: dict[str, BotRating]
    pairings: list[PairingResult]
    programs: dict[str, str]
    failures: dict[str, list[Failure]]


def report(
    results: Sequence[MatchResult], programs: Mapping[str, str] | None = None
) -> ArenaReport:
    """Rate every bot that played."""
    first = results[0].played
    ratings = fit(results)
    spread = _spread(results)
    names = sorted(ratings, key=lambda name: -ratings[name])
    return ArenaReport(
        game=first.game,
        seats=first.seats,
        games=len(results),
        seed=first.seed,
        bots={name: _rate(results, name, ratings[name], spread[name]) for name in names},
        pairings=_pairings(results),
        programs=dict(programs or {}),
        failures=_failures(results),
    )


def wilson(share: float, games: int, z: float = _Z) -> Interval:
    """The interval of a share (Wilson), of 95 % if nothing else is said."""
    square = z * z
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = z * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    half /= 1 + square / games
    return (max(0.0, middle - half), min(1.0, middle + half))


Scores = dict[tuple[str, str], float]


def fit(results: Sequence[MatchResult]) -> dict[str, float]:
    """Ratings by Bradley and Terry: a game compares the bot of its pairing with each rival."""
    return _fit(_scores(results))


def _scores(results: Sequence[MatchResult]) -> Scores:
    """How often each bot came in before each other."""
    won: Scores = defaultdict(float)
    for result in results:
        pairing, score = result.played.pairing, _score(result)
        won[pairing.bot, pairing.rival] += score
        won[pairing.rival, pairing.bot] += 1.0 - score
    return won


def _fit(won: Scores) -> dict[str, float]:
    return _anchor(_strengths({pair: score + _PRIOR for pair, score in won.items()}))


def _score(result: MatchResult) -> float:
    """The part of its rivals that the bot came in before; half of those it tied with."""
    seat = result.played.seat
    own, others = result.ranks[seat], result.ranks[:seat] + result.ranks[seat + 1 :]
    return sum((own < rank) + (own == rank) / 2 for rank in others) / len(others)


def _strengths(won: Scores) -> dict[str, float]:
    names = sorted({name for pair in won for name in pair})
    wins = {name: sum(score for (bot, _), score in won.items() if bot == name) for name in names}
    met = {
        name: [(rival, won[name, rival] + won[rival, name]) for bot, rival in won if bot == name]
        for name in names
    }
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_ROUNDS):
        for name in names:
            own = strength[name]
            strength[name] = wins[name] / sum(
                games / (own + strength[rival]) for rival, games in met[name]
            )
    return strength


def _anchor(strength: dict[str, float]) -> dict[str, float]:
    ratings = {name: _SCALE * math.log(value) for name, value in strength.items()}
    mean = sum(ratings.values()) / len(ratings)
    shift = ANCHOR_RATING - ratings.get(ANCHOR, mean)
    return {name: rating + shift for name, rating in ratings.items()}


def _by_deal(results: Sequence[MatchResult]) -> list[list[MatchResult]]:
    grouped: dict[int, list[MatchResult]] = defaultdict(list)
    for result in results:
        grouped[result.played.deal].append(result)
    return list(grouped.values())


def _resamples(deals: int) -> Iterator[Counter[int]]:
    """How often each deal is drawn when as many deals are drawn again, many times."""
    rng = Rng("bootstrap", deals)
    for _ in range(_RESAMPLES):
        yield Counter(int(rng.below(deals)) for _ in range(deals))


def _middle(found: Sequence[float]) -> Interval:
    """What is left without the outermost twentieth."""
    cut, ordered = len(found) // 40, sorted(found)
    return (ordered[cut], ordered[-1 - cut])


def _spread(results: Sequence[MatchResult]) -> dict[str, Interval]:
    """The 95 % intervals of the ratings, by drawing whole deals again."""
    deals = [_scores(deal) for deal in _by_deal(results)]
    found: dict[str, list[float]] = defaultdict(list)
    for drawn in _resamples(len(deals)):
        won: Scores = defaultdict(float)
        for deal, times in drawn.items():
            for pair, score in deals[deal].items():
                won[pair] += times * score
        for name, rating in _fit(won).items():
            found[name].append(rating)
    return {name: _middle(all) for name, all in found.items()}


def paired_interval(shares: Sequence[Sequence[float]]) -> Interval:
    """The 95 % interval of a share, given by deal, by drawing whole deals again."""
    sums = [(sum(deal), len(deal)) for deal in shares]
    found = []
    for drawn in _resamples(len(sums)):
        won = sum(times * sums[deal][0] for deal, times in drawn.items())
        found.append(won / sum(times * sums[deal][1] for deal, times in drawn.items()))
    return _middle(found)


def _games_of(results: Sequence[MatchResult], name: str) -> list[MatchResult]:
    """The games by which a bot is measured: those in which it was alone against others, as
    everybody is with two seats; of a bot that never was alone all of them."""
    alone = [each for each in results if each.played.pairing.bot == name]
    met = [each for each in results if each.played.pairing.rival == name]
    return alone + met if results[0].played.seats == 2 or not alone else alone


def _seats_of(result: MatchResult, name: str) -> list[int]:
    seat = result.played.seat
    if result.played.pairing.bot == name:
        return [seat]
    return [other for other in range(result.played.seats) if other != seat]


def _share_of(result: MatchResult, name: str) -> float:
    """The share of the win of one seat of the bot."""
    return _mean([result.share_of(seat) for seat in _seats_of(result, name)])


def _rate(results: Sequence[MatchResult], name: str, rating: float, spread: Interval) -> BotRating:
    games = _games_of(results, name)
    by_deal = [[_share_of(each, name) for each in deal] for deal in _by_deal(games)]
    share = sum(map(sum, by_deal)) / len(games)
    times = times_in(results, name)
    return BotRating(
        win_share=share,
        ci95=wilson(share, len(games)),
        paired_ci95=paired_interval(by_deal),
        rating=rating,
        rating_ci95=spread,
        mean_score=_mean(_points_of(results, name)),
        mean_margin=_mean(_margins_of(games, name)),
        ms_per_move_median=statistics.median(times.all or (0.0,)),
        ms_thinking_median=statistics.median(times.thinking or (0.0,)),
        ms_thinking_p99=_percentile(times.thinking, 0.99),
        decisions=len(times.all),
        forfeits=sum(_loser(each) == name for each in results),
        games=len(games),
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _percentile(values: Sequence[float], part: float) -> float:
    """The smallest value that so large a part of all values does not exceed."""
    return sorted(values)[math.ceil(part * len(values)) - 1] if values else 0.0


def _margins_of(results: Sequence[MatchResult], name: str) -> list[float]:
    """Points that the bot is ahead of the best other seat; only of games played out."""
    finished = [each for each in results if each.failure is None]
    return [float(each.margin_of(seat)) for each in finished for seat in _seats_of(each, name)]


def _points_of(results: Sequence[MatchResult], name: str) -> list[float]:
    finished = [each for each in results if each.failure is None]
    points = [float(each.own_points) for each in finished if each.played.pairing.bot == name]
    met = [each for each in finished if each.played.pairing.rival == name]
    return points + [float(score) for each in met for score in _rival_points(each)]


def _loser(result: MatchResult) -> str:
    """The bot that forfeited, if one did."""
    if result.failure is None:
        return ""
    pairing = result.played.pairing
    return pairing.bot if result.failure.seat == result.played.seat else pairing.rival


def _failures(results: Sequence[MatchResult]) -> dict[str, list[Failure]]:
    """The first forfeit of each kind, by bot."""
    found: dict[str, dict[str, Failure]] = defaultdict(dict)
    for result in results:
        if result.failure is not None:
            found[_loser(result)].setdefault(result.failure.code, result.failure)
    return {name: list(kinds.values()) for name, kinds in found.items()}


def _rival_points(result: MatchResult) -> list[int]:
    return [score for seat, score in enumerate(result.points) if seat != result.played.seat]


def _pairings(results: Sequence[MatchResult]) -> list[PairingResult]:
    grouped: dict[tuple[str, str], list[MatchResult]] = defaultdict(list)
    for result in results:
        grouped[result.played.pairing.bot, result.played.pairing.rival].append(result)
    return [_pairing(bot, rival, games) for (bot, rival), games in grouped.items()]


def _pairing(bot: str, rival: str, games: Sequence[MatchResult]) -> PairingResult:
    share = _mean([each.share for each in games])
    return PairingResult(
        bot=bot,
        rival=rival,
        games=len(games),
        win_share=share,
        ci95=wilson(share, len(games)),
        paired_ci95=paired_interval([[each.share for each in deal] for deal in _by_deal(games)]),
        mean_margin=_mean([float(each.margin) for each in games if each.failure is None]),
    )
