"""The report of an arena as a table, as sentences and as a page with plots."""

from typing import Final

from orrery.bots.matches import Failure
from orrery.bots.ratings import ArenaReport, Interval
from orrery.cli.play_words import game_name
from orrery.cli.plots import bullets, interval_plot, matrix, page, paragraph, table
from orrery.cli.text import Texts

_COLUMNS: Final = ("bot", "rating", "share", "margin")
_TIMES: Final = ("thinking", "slowest")
_PAIRINGS: Final = (
    "arena-bot",
    "arena-rival",
    "arena-share",
    "arena-paired",
    "arena-margin",
    "ladder-games",
)
_MORE: Final = ("paired", "points", "ms")


def page_of(found: ArenaReport, texts: Texts) -> str:
    """The whole page."""
    game = game_name(texts, found.game)
    title = texts.format("arena-title", game=game, seats=found.seats, games=found.games)
    even = 1 / found.seats
    bots = found.bots.items()
    ratings = [(name, bot.rating, bot.rating_ci95) for name, bot in bots]
    shares = [(name, bot.win_share, bot.paired_ci95) for name, bot in bots]
    times = [
        (name, bot.ms_thinking_median, (bot.ms_thinking_median, bot.ms_thinking_p99))
        for name, bot in bots
    ]
    sections = [
        ("", _whole_table(found, texts) + "".join(map(paragraph, seat_lines(found, texts)))),
        (texts.format("arena-rating"), interval_plot(ratings, "{:.0f}".format)),
        (texts.format("arena-share"), interval_plot(shares, "{:.3f}".format, mark=even)),
        (
            texts.format("arena-plot-times"),
            interval_plot(times, _milliseconds, is_logarithmic=True),
        ),
    ]
    if not _common_rival(found):
        heading = texts.format("arena-plot-pairings")
        sections.append((heading, matrix(list(found.bots), _shares(found), even)))
    sections.append((texts.format("arena-pairings"), _pairing_table(found, texts)))
    if remarks := remark_lines(found, texts):
        sections.append(("", bullets(remarks)))
    return page(title, texts.language, sections, command_of(found))


def _milliseconds(value: float) -> str:
    return f"{value:.1f} ms" if value >= 1 else f"{value:.2f} ms"


def seat_lines(found: ArenaReport, texts: Texts) -> list[str]:
    """How the seats are shared, where that needs to be said."""
    if found.seats == 2:
        return []
    even = f"{1 / found.seats:.3f}"
    return [texts.format("arena-alone", others=found.seats - 1, even=even)]


def command_of(found: ArenaReport) -> str:
    """The command that would play these games again."""
    each = found.pairings[0].games
    rival = _common_rival(found)
    names = ",".join(_quoted(name) for name in found.bots if name != rival)
    against = f" --against '{rival}'" if rival else ""
    return (
        f"orrery arena {found.game} --bots '{names}'{against} --seats {found.seats}"
        f" --games {each} --seed {found.seed}"
    )


def _quoted(name: str) -> str:
    return f'"{name}"' if "," in name else name


def _common_rival(found: ArenaReport) -> str:
    """The bot that all others met, where they met nobody else; with two bots at two seats nothing
    needs to be said."""
    rivals = {pair.rival for pair in found.pairings}
    lone = {pair.bot for pair in found.pairings}
    is_everybody = found.seats == 2 and len(found.bots) == 2
    return "" if len(rivals) > 1 or rivals & lone or is_everybody else rivals.pop()


def headings(texts: Texts) -> list[str]:
    return [texts.format(f"arena-{column}") for column in (*_COLUMNS, *_TIMES)]


def rows_of(found: ArenaReport) -> list[tuple[str, ...]]:
    """A row for each bot, the strongest first."""
    return [
        (
            name,
            f"{bot.rating:.0f} {interval_text(bot.rating_ci95, 0)}",
            f"{bot.win_share:.3f} {interval_text(bot.ci95, 3)}",
            f"{bot.mean_margin:+.1f}",
            f"{bot.ms_thinking_median:.1f}",
            f"{bot.ms_thinking_p99:.1f}",
        )
        for name, bot in found.bots.items()
    ]


def _whole_table(found: ArenaReport, texts: Texts) -> str:
    """The table of the page, which has room for more than a terminal."""
    more = [
        (
            interval_text(bot.paired_ci95, 3),
            f"{bot.mean_score:.1f}",
            f"{bot.ms_per_move_median:.1f}",
        )
        for bot in found.bots.values()
    ]
    rows = [row + extra for row, extra in zip(rows_of(found), more, strict=True)]
    return table([*headings(texts), *(texts.format(f"arena-{name}") for name in _MORE)], rows)


def _pairing_table(found: ArenaReport, texts: Texts) -> str:
    rows = [
        (
            pair.bot,
            pair.rival,
            f"{pair.win_share:.3f} {interval_text(pair.ci95, 3)}",
            interval_text(pair.paired_ci95, 3),
            f"{pair.mean_margin:+.1f}",
            str(pair.games),
        )
        for pair in found.pairings
    ]
    return table([texts.format(column) for column in _PAIRINGS], rows)


def pairing_lines(found: ArenaReport, texts: Texts) -> list[str]:
    """A sentence for each pairing: who won how much against whom."""
    return [
        texts.format(
            "arena-pairing",
            bot=pair.bot,
            rival=pair.rival,
            share=f"{pair.win_share:.3f}",
            interval=interval_text(pair.ci95, 3),
            paired=interval_text(pair.paired_ci95, 3),
            margin=f"{pair.mean_margin:+.1f}",
            games=pair.games,
        )
        for pair in found.pairings
    ]


def remark_lines(found: ArenaReport, texts: Texts) -> list[str]:
    """Sentences about programs: who they are, and how they forfeited."""
    lines = [
        texts.format("arena-program", bot=name, name=called)
        for name, called in found.programs.items()
    ]
    for name, failures in found.failures.items():
        count = found.bots[name].forfeits
        lines.append(texts.format("arena-forfeits", bot=name, games=count))
        lines += [failure_text(failure, texts) for failure in failures]
    return lines


def failure_text(failure: Failure, texts: Texts) -> str:
    facts = {name: "" if value is None else value for name, value in failure.facts.items()}
    return texts.format(f"error-{failure.code}", **facts)


def interval_text(ends: Interval, digits: int) -> str:
    return f"[{ends[0]:.{digits}f}, {ends[1]:.{digits}f}]"


def _shares(found: ArenaReport) -> dict[tuple[str, str], float]:
    """The share of each pairing; with two seats it tells the reverse as well."""
    shares = {(pair.bot, pair.rival): pair.win_share for pair in found.pairings}
    if found.seats == 2:
        shares |= {(rival, bot): 1.0 - share for (bot, rival), share in shares.items()}
    return shares
