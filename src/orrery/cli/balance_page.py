"""The report on the balance of a game as tables, as sentences and as a page with plots."""

from collections.abc import Sequence
from typing import Final

from orrery.bots.balance import BalanceReport, ComponentBalance
from orrery.cli.arena_page import interval_text
from orrery.cli.play_words import game_name, label, word
from orrery.cli.plots import (
    bullets,
    details,
    histogram,
    interval_plot,
    page,
    pair_plot,
    paragraph,
    table,
)
from orrery.cli.text import Texts

Table = tuple[Sequence[str], Sequence[Sequence[str]]]
"""Headings and rows."""

_SEATS: Final = ("seat", "share", "points")
_SOURCES: Final = ("source", "mean", "winners", "others", "lead")
_COMPONENTS: Final = ("component", "taken", "share", "lift")
SHOWN: Final = 5
"""So many of each kind from the top and from the bottom are shown in the terminal."""


def headings(columns: Sequence[str], texts: Texts) -> list[str]:
    return [texts.format(f"balance-{column}") for column in columns]


def title_of(found: BalanceReport, texts: Texts) -> str:
    return texts.format(
        "balance-title",
        game=game_name(texts, found.game),
        seats=found.seats,
        games=found.games,
        bot=found.bot,
    )


def command_of(found: BalanceReport) -> str:
    """The command that would play these games again."""
    return (
        f"orrery balance {found.game} --games {found.games} --bots {found.bot}"
        f" --seats {found.seats} --seed {found.seed}"
    )


def seat_table(found: BalanceReport, texts: Texts) -> Table:
    rows = [
        (
            str(seat.seat),
            f"{seat.win_share:.3f} {interval_text(seat.ci95, 3)}",
            f"{seat.mean_points:.1f} {interval_text(seat.points_ci95, 1)}",
        )
        for seat in found.seat_shares
    ]
    return headings(_SEATS, texts), rows


def source_table(found: BalanceReport, texts: Texts) -> Table:
    rows = [
        (
            _source_name(each.source, texts),
            f"{each.mean:.1f} {interval_text(each.mean_ci95, 1)}",
            f"{each.winners:.1f}",
            f"{each.others:.1f}",
            f"{each.lead:+.1f} {interval_text(each.lead_ci95, 1)}",
        )
        for each in found.sources
    ]
    return headings(_SOURCES, texts), rows


def kinds_of(found: BalanceReport) -> dict[str, list[ComponentBalance]]:
    """The components of each kind, those that go with most points first."""
    kinds: dict[str, list[ComponentBalance]] = {}
    for component in found.components:
        kinds.setdefault(component.kind, []).append(component)
    return {kind: sorted(all, key=lambda each: -each.lift) for kind, all in kinds.items()}


def component_table(components: Sequence[ComponentBalance], texts: Texts) -> Table:
    rows = [
        (
            word(texts, each.id),
            f"{each.taken} / {each.offered}",
            f"{each.win_share:.3f} {interval_text(each.ci95, 3)}",
            f"{each.lift:+.1f} {interval_text(each.lift_ci95, 1)}",
        )
        for each in components
    ]
    return headings(_COMPONENTS, texts), rows


def length_line(found: BalanceReport, texts: Texts) -> str:
    length = found.length
    return texts.format(
        "balance-length",
        decisions=f"{length.mean_decisions:.0f}",
        interval=interval_text(length.decisions_ci95, 0),
        shortest=min(length.decisions),
        longest=max(length.decisions),
        turns=f"{length.mean_turns:.1f}",
    )


def flag_lines(found: BalanceReport, texts: Texts) -> list[str]:
    """A sentence for everything out of balance, or that there is nothing."""
    lines = [
        texts.format(
            f"balance-flag-{flag.code}",
            kind=kind_name(flag.kind, texts),
            id=word(texts, flag.id),
            share=f"{flag.share:.3f}",
            interval=interval_text(flag.interval, 3),
            games=flag.games,
        )
        for flag in found.flags
    ]
    return lines or [texts.format("balance-flag-none")]


def kind_name(kind: str, texts: Texts) -> str:
    """What a game calls its components of a kind; the kind itself where it has no text for it."""
    return label(texts, f"component-{kind}", kind)


def _source_name(source: str, texts: Texts) -> str:
    return label(texts, f"score-{source}", source)


def page_of(found: BalanceReport, texts: Texts) -> str:
    """The whole page."""
    even = 1.0 / found.seats
    seats = [(str(seat.seat), seat.win_share, seat.ci95) for seat in found.seat_shares]
    sources = [
        (_source_name(each.source, texts), each.winners, each.others) for each in found.sources
    ]
    names = (texts.format("balance-winners"), texts.format("balance-others"))
    sections = [
        (texts.format("balance-flags"), bullets(flag_lines(found, texts))),
        (
            texts.format("balance-seats"),
            table(*seat_table(found, texts)) + interval_plot(seats, "{:.3f}".format, mark=even),
        ),
        (
            texts.format("balance-sources"),
            table(*source_table(found, texts)) + pair_plot(sources, "{:+.1f}".format, names),
        ),
        (
            texts.format("balance-decisions"),
            bullets([length_line(found, texts)]) + histogram(found.length.decisions),
        ),
        (texts.format("balance-lift"), paragraph(texts.format("balance-lift-note"))),
        *(
            (kind_name(kind, texts), _component_section(components, texts))
            for kind, components in kinds_of(found).items()
        ),
    ]
    return page(title_of(found, texts), texts.language, sections, command_of(found))


def _component_section(components: Sequence[ComponentBalance], texts: Texts) -> str:
    lifts = [
        (word(texts, each.id), each.lift, each.lift_ci95) for each in components if each.compared
    ]
    plot = interval_plot(lifts, "{:+.1f}".format, mark=0.0) if lifts else ""
    figures = table(*component_table(components, texts))
    return plot + details(texts.format("balance-figures"), figures)
