"""Ratings of bots from their games: shares of wins with their intervals, and ratings on the scale
of chess (400 points are odds of ten to one), fitted to all games at once."""

import math
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from orrery.bots.matches import MatchResult, median_ms
from orrery.core.rng import Rng

ANCHOR: Final = "greedy"
ANCHOR_RATING: Final = 1500.0
_SCALE: Final = 400.0 / math.log(10.0)
_Z: Final = 1.96
_ROUNDS: Final = 200
_RESAMPLES: Final = 200
# Half a win and half a loss against everybody met, so that who never lost has a rating too.
_PRIOR: Final = 0.5

Interval = tuple[float, float]


class BotRating(Struct, frozen=True, kw_only=True):
    """One bot over all its games; `ci95` is the interval of the share of wins."""

    win_share: float
    ci95: Interval
    rating: float
    rating_ci95: Interval
    mean_score: float
    mean_margin: float
    ms_per_move_median: float
    games: int


class PairingResult(Struct, frozen=True, kw_only=True):
    """One bot alone against a rival in every other seat."""

    bot: str
    rival: str
    games: int
    win_share: float
    ci95: Interval
    mean_margin: float


class ArenaReport(Struct, frozen=True, kw_only=True):
    """What an arena found."""

    game: str
    seats: int
    games: int
    seed: int
    bots: dict[str, BotRating]
    pairings: list[PairingResult]


def report(results: Sequence[MatchResult]) -> ArenaReport:
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
    )


def wilson(share: float, games: int) -> Interval:
    """The 95 % interval of a share (Wilson)."""
    square = _Z * _Z
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = _Z * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    half /= 1 + square / games
    return (max(0.0, middle - half), min(1.0, middle + half))


def fit(results: Sequence[MatchResult]) -> dict[str, float]:
    """Ratings by Bradley and Terry: a game compares the bot of its pairing with each rival."""
    won: dict[tuple[str, str], float] = defaultdict(float)
    for result in results:
        pairing, score = result.played.pairing, _score(result)
        won[pairing.bot, pairing.rival] += score
        won[pairing.rival, pairing.bot] += 1.0 - score
    for bot, rival in list(won):
        won[bot, rival] += _PRIOR
    return _anchor(_strengths(won))


def _score(result: MatchResult) -> float:
    """The part of its rivals that the bot came in before; half of those it tied with."""
    seat = result.played.seat
    own, others = result.ranks[seat], result.ranks[:seat] + result.ranks[seat + 1 :]
    return sum((own < rank) + (own == rank) / 2 for rank in others) / len(others)


def _strengths(won: dict[tuple[str, str], float]) -> dict[str, float]:
    names = sorted({name for pair in won for name in pair})
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_ROUNDS):
        for name in names:
            wins = sum(score for (bot, _), score in won.items() if bot == name)
            expected = sum(
                (won[name, rival] + won[rival, name]) / (strength[name] + strength[rival])
                for rival in names
                if (name, rival) in won
            )
            strength[name] = wins / expected
    return strength


def _anchor(strength: dict[str, float]) -> dict[str, float]:
    ratings = {name: _SCALE * math.log(value) for name, value in strength.items()}
    mean = sum(ratings.values()) / len(ratings)
    shift = ANCHOR_RATING - ratings.get(ANCHOR, mean)
    return {name: rating + shift for name, rating in ratings.items()}


def _spread(results: Sequence[MatchResult]) -> dict[str, Interval]:
    """The 95 % intervals of the ratings, by drawing whole deals again."""
    by_deal: dict[int, list[MatchResult]] = defaultdict(list)
    for result in results:
        by_deal[result.played.deal].append(result)
    deals = list(by_deal.values())
    rng = Rng("bootstrap", len(results))
    found: dict[str, list[float]] = defaultdict(list)
    for _ in range(_RESAMPLES):
        sample = [game for _ in deals for game in deals[rng.below(len(deals))]]
        for name, rating in fit(sample).items():
            found[name].append(rating)
    cut = _RESAMPLES // 40
    return {name: (sorted(all)[cut], sorted(all)[-1 - cut]) for name, all in found.items()}


def _rate(results: Sequence[MatchResult], name: str, rating: float, spread: Interval) -> BotRating:
    own = [each for each in results if each.played.pairing.bot == name]
    met = [each for each in results if each.played.pairing.rival == name]
    two = results[0].played.seats == 2
    shares = [each.share for each in own] + [1.0 - each.share for each in met if two]
    margins = [each.margin for each in own] + [-each.margin for each in met if two]
    points = [each.own_points for each in own]
    points += [score for each in met for score in _rival_points(each)]
    share = sum(shares) / len(shares)
    return BotRating(
        win_share=share,
        ci95=wilson(share, len(shares)),
        rating=rating,
        rating_ci95=spread,
        mean_score=sum(points) / len(points),
        mean_margin=sum(margins) / len(margins),
        ms_per_move_median=median_ms(results, name),
        games=len(shares),
    )


def _rival_points(result: MatchResult) -> list[int]:
    return [score for seat, score in enumerate(result.points) if seat != result.played.seat]


def _pairings(results: Sequence[MatchResult]) -> list[PairingResult]:
    grouped: dict[tuple[str, str], list[MatchResult]] = defaultdict(list)
    for result in results:
        grouped[result.played.pairing.bot, result.played.pairing.rival].append(result)
    return [_pairing(bot, rival, games) for (bot, rival), games in grouped.items()]


def _pairing(bot: str, rival: str, games: Sequence[MatchResult]) -> PairingResult:
    share = sum(each.share for each in games) / len(games)
    return PairingResult(
        bot=bot,
        rival=rival,
        games=len(games),
        win_share=share,
        ci95=wilson(share, len(games)),
        mean_margin=sum(each.margin for each in games) / len(games),
    )
