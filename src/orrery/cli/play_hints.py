"""Hints in the terminal: the facts about each move turned into sentences."""

from collections.abc import Iterator, Mapping, Sequence

from orrery.bots.hints import Hint
from orrery.cli.output import format_percent, format_points, format_signed
from orrery.cli.play_words import describe
from orrery.cli.text import Texts


def hint_sentences(texts: Texts, hint: Hint) -> list[str]:
    """What speaks for a move, in order: now, later, what it gives up, the simulations."""
    said = [*_gains(texts, hint), *_comparisons(texts, hint)]
    return [*(said or [texts.format("hint-neutral")]), *_simulated(texts, hint)]


def _gains(texts: Texts, hint: Hint) -> Iterator[str]:
    if "all" in hint.same:
        yield texts.format("hint-same-all", other=describe(texts, hint.same["all"]))
        return
    for part, when, worth in (("now", "", hint.now), ("later", "later-", hint.later)):
        if part in hint.same:
            yield texts.format(f"hint-same-{part}", other=describe(texts, hint.same[part]))
        elif worth:
            yield _reasons(texts, when, worth)


def _comparisons(texts: Texts, hint: Hint) -> Iterator[str]:
    """What the move keeps and gives up against the best other one."""
    if hint.instead is None:
        return
    instead = describe(texts, hint.instead)
    if hint.keeps:
        yield texts.format("hint-keeps", instead=instead, more=_sizes(texts, hint.keeps))
    if "gives_up" in hint.same:
        other = describe(texts, hint.same["gives_up"])
        yield texts.format("hint-same-gives-up", other=other)
    elif hint.gives_up:
        yield texts.format("hint-gives-up", instead=instead, more=_sizes(texts, hint.gives_up))


def _reasons(texts: Texts, when: str, worth: Mapping[str, float]) -> str:
    """What speaks for it and against it."""
    pros = [_reason(texts, source, gain) for source, gain in worth.items() if gain > 0]
    cons = [_reason(texts, source, gain) for source, gain in worth.items() if gain < 0]
    way = "both" if pros and cons else "for" if pros else "against"
    given = {"for": _join(texts, pros), "against": _join(texts, cons)}
    return texts.format(f"hint-{when}{way}", **given)


def _reason(texts: Texts, source: str, gain: float) -> str:
    key = f"reason-{source}-{'more' if gain > 0 else 'less'}"
    why = texts.format(key) if texts.has(key) else _source(texts, source)
    return texts.format("hint-reason", why=why, gain=format_signed(texts, gain))


def _sizes(texts: Texts, worth: Mapping[str, float]) -> str:
    sizes = [
        texts.format("hint-gain", what=_source(texts, source), points=format_points(texts, points))
        for source, points in worth.items()
    ]
    return _join(texts, sizes)


def _join(texts: Texts, parts: Sequence[str]) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return texts.format("reasons-and", list=", ".join(parts[:-1]), last=parts[-1])


def _source(texts: Texts, source: str) -> str:
    keys = [key for key in (f"worth-{source}", f"score-{source}") if texts.has(key)]
    return texts.format(keys[0]) if keys else source


def _simulated(texts: Texts, hint: Hint) -> Iterator[str]:
    if hint.visits == 0:
        yield texts.format("hint-unplayed")
    elif "played" in hint.same:
        yield texts.format("hint-same-played", other=describe(texts, hint.same["played"]))
    else:
        yield _outcome(texts, hint)


def _outcome(texts: Texts, hint: Hint) -> str:
    chance = texts.format(
        "hint-chance",
        chance=format_percent(hint.chance),
        error=format_percent(hint.chance_error),
    )
    played = texts.format(
        "hint-played",
        count=hint.visits,
        way="behind" if hint.margin < 0 else "ahead",
        points=format_points(texts, abs(hint.margin)),
    )
    return f"{chance}. {played}"
