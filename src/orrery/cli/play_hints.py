"""Hints in the terminal: the facts about each move turned into sentences."""

from collections.abc import Iterator, Mapping

from orrery.bots.hints import Hint
from orrery.cli.output import format_list, format_percent, format_signed
from orrery.cli.play_words import describe
from orrery.cli.text import Texts


def hint_sentences(texts: Texts, hint: Hint) -> list[str]:
    """What speaks for a move, in order: now, later, what it gives up, the games played out."""
    return [
        _reasons(texts, "", hint.now) or texts.format("hint-neutral"),
        *_sentences_about_the_rest(texts, hint),
        _played(texts, hint),
    ]


def _sentences_about_the_rest(texts: Texts, hint: Hint) -> Iterator[str]:
    later = _reasons(texts, "later-", hint.later)
    if later:
        yield later
    if hint.instead is not None and hint.gives_up:
        more = [
            texts.format("hint-gain", what=_source(texts, source), points=f"{points:.1f}")
            for source, points in hint.gives_up.items()
        ]
        instead = describe(texts, hint.instead)
        yield texts.format("hint-gives-up", instead=instead, more=format_list(texts, more))


def _reasons(texts: Texts, when: str, worth: Mapping[str, float]) -> str:
    """What speaks for it and against it; empty where there is nothing to say."""
    pros = [_reason(texts, source, gain) for source, gain in worth.items() if gain > 0]
    cons = [_reason(texts, source, gain) for source, gain in worth.items() if gain < 0]
    if not worth:
        return ""
    way = "both" if pros and cons else "for" if pros else "against"
    given = {"for": format_list(texts, pros), "against": format_list(texts, cons)}
    return texts.format(f"hint-{when}{way}", **given)


def _reason(texts: Texts, source: str, gain: float) -> str:
    key = f"reason-{source}-{'more' if gain > 0 else 'less'}"
    why = texts.format(key) if texts.has(key) else _source(texts, source)
    return texts.format("hint-reason", why=why, gain=format_signed(gain))


def _source(texts: Texts, source: str) -> str:
    keys = [key for key in (f"worth-{source}", f"score-{source}") if texts.has(key)]
    return texts.format(keys[0]) if keys else source


def _played(texts: Texts, hint: Hint) -> str:
    if hint.visits == 0:
        return texts.format("hint-unplayed")
    chance = texts.format(
        "hint-chance",
        chance=format_percent(hint.chance),
        error=format_percent(hint.chance_error),
    )
    played = texts.format("hint-played", count=hint.visits, margin=format_signed(hint.margin))
    return f"{chance}. {played}"
