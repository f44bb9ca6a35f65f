"""From answers to figures: medians over rounds with their spread, and ratios within a round."""

import sys
from collections.abc import Callable, Iterable
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

Answer = dict[str, Any]
Figure = dict[str, float]
CALLS = {
    "copy": "copy",
    "legal": "legal list",
    "chance": "outcomes",
    "pick": "pick",
    "draw": "draw",
    "advance": "advance",
    "redeal": "re-deal",
    "key": "key",
}
PRINTED_WIDTH = 150


def console() -> Console:
    """As wide as the terminal, or as the tables need where the output is kept."""
    return Console() if sys.stdout.isatty() else Console(width=PRINTED_WIDTH)


def figure(values: Iterable[float]) -> Figure:
    found = list(values) or [0.0]
    return {"median": median(found), "least": min(found), "most": max(found)}


def summarise(answers: list[Answer], tables: list[tuple[str, int]]) -> dict[str, Any]:
    """Everything that is shown, by table of game and seats."""
    return {
        "tables": [
            {"game": game, "seats": seats, **_table(answers, game, seats)} for game, seats in tables
        ],
        "peers": {
            who: _speed([answer for answer in answers if answer["who"] == who])
            for who in sorted({answer["who"] for answer in answers} - {"compiled", "pure"})
        },
    }


def _table(answers: list[Answer], game: str, seats: int) -> dict[str, Any]:
    here = [a for a in answers if a.get("game") == game and a["seats"] == seats]
    forms = sorted({answer["who"] for answer in here})
    found: dict[str, Any] = {form: _form(_of(here, form)) for form in forms}
    if forms == ["compiled", "pure"]:
        found["compiled to pure"] = _ratios(here)
    if "compiled" in forms:
        found["compiled to peers"] = _to_peers(answers, _of(_of(here, "compiled"), job="games"))
        found["where the time goes"] = _breakdown(_of(here, "compiled"))
    return found


def _form(answers: list[Answer]) -> dict[str, Any]:
    costs = _of(answers, job="costs")
    return {
        **_speed(_of(answers, job="games")),
        "simulated games per second": figure(
            a["games"] / a["seconds"] for a in _of(answers, job="simulate")
        ),
        "nanoseconds": {call: figure(answer[call] for answer in costs) for call in CALLS},
        "bytes of a state": _of(answers, job="memory")[0]["bytes"],
    }


def _speed(answers: list[Answer]) -> dict[str, Any]:
    return {
        "games per second": figure(a["games"] / a["seconds"] for a in answers),
        "actions per second": figure(map(_actions_per_second, answers)),
        "actions of a game": sum(a["entries"] for a in answers) / sum(a["games"] for a in answers),
    }


def _ratios(answers: list[Answer]) -> dict[str, Figure]:
    """How many times as fast as the pure form, call by call; bytes as they are."""
    compiled, pure = _of(answers, "compiled"), _of(answers, "pure")

    def pair(job: str, value: Callable[[Answer], float]) -> Figure:
        pairs = zip(_of(compiled, job=job), _of(pure, job=job), strict=True)
        return figure(value(fast) / value(slow) for fast, slow in pairs if value(slow))

    def faster(call: str) -> Figure:
        pairs = zip(_of(compiled, job="costs"), _of(pure, job="costs"), strict=True)
        return figure(slow[call] / fast[call] for fast, slow in pairs if fast[call] > 0)

    return {
        "games per second": pair("games", lambda a: float(a["games"] / a["seconds"])),
        "actions per second": pair("games", _actions_per_second),
        **{call: faster(call) for call in CALLS},
        "bytes of a state": pair("memory", lambda a: float(a["bytes"])),
    }


def _to_peers(answers: list[Answer], compiled: list[Answer]) -> dict[str, Figure]:
    """Actions per second against each peer's median of the same round."""
    found = {}
    for peer in sorted({answer["who"] for answer in answers} - {"compiled", "pure"}):
        theirs = _of(answers, peer)
        found[peer] = figure(
            _actions_per_second(answer)
            / median(_actions_per_second(a) for a in theirs if a["round"] == answer["round"])
            for answer in compiled
        )
    return found


def _breakdown(answers: list[Answer]) -> dict[str, float]:
    """Nanoseconds of one entry of random play by part. The parts are timed from Python, whose way
    into compiled code costs a little each time: together they come to more than the whole."""
    costs = _of(answers, job="costs")
    draws = median(a["chance_share"] for a in costs)
    cost = {call: max(0.0, median(a[call] for a in costs)) for call in CALLS}
    parts = {
        "pick": cost["pick"] * (1 - draws),
        "draw": cost["draw"] * draws,
        "advance": cost["advance"],
    }
    return {
        **parts,
        "all parts": sum(parts.values()),
        "one action": median(a["whole"] for a in costs),
    }


def _of(answers: list[Answer], who: str | None = None, job: str | None = None) -> list[Answer]:
    return [
        a for a in answers if (who is None or a["who"] == who) and (job is None or a["job"] == job)
    ]


def _actions_per_second(answer: Answer) -> float:
    return float(answer["entries"] / answer["seconds"])


def show(
    console: Console, summary: dict[str, Any], names: dict[str, str], missing: dict[str, str]
) -> None:
    console.print(_speeds(summary, names))
    console.print(_costs(summary))
    console.print(_shares(summary))
    for who, why in missing.items():
        console.print(f"{who}: {why}", highlight=False)


def _speeds(summary: dict[str, Any], names: dict[str, str]) -> Table:
    table = Table(title="Complete random games on one core: median ± half the spread")
    for heading in ("game", "seats", "form"):
        table.add_column(heading)
    for heading in (
        "games/s",
        "actions/s",
        "actions a game",
        "simulated/s",
        "to pure",
        *map(_to, _peers(summary)),
    ):
        table.add_column(heading, justify="right")
    for row in summary["tables"]:
        for form in ("compiled", "pure"):
            if form in row:
                table.add_row(
                    row["game"], str(row["seats"]), form, *_speed_cells(summary, row, form)
                )
        table.add_section()
    for who, speed in summary["peers"].items():
        table.add_row(names[who], "4", "", *_rate_cells(speed), "", "")
    return table


def _speed_cells(summary: dict[str, Any], row: dict[str, Any], form: str) -> list[str]:
    cells = [*_rate_cells(row[form]), _spread(row[form]["simulated games per second"])]
    if form == "pure":
        return [*cells, "1"]
    cells.append(_times(row["compiled to pure"]["games per second"]) if "pure" in row else "")
    return cells + [_times(row["compiled to peers"][peer]) for peer in _peers(summary)]


def _rate_cells(speed: dict[str, Any]) -> list[str]:
    return [
        _spread(speed["games per second"]),
        _spread(speed["actions per second"]),
        f"{speed['actions of a game']:,.0f}",
    ]


def _costs(summary: dict[str, Any]) -> Table:
    table = Table(title="One step within a game, microseconds: compiled / pure (ratio)")
    table.add_column("game")
    table.add_column("seats")
    for heading in (*CALLS.values(), "bytes of a state"):
        table.add_column(heading, justify="right")
    for row in summary["tables"]:
        cells = [_cost_cell(row, call) for call in CALLS]
        size = " / ".join(
            f"{row[f]['bytes of a state']:,.0f}" for f in ("compiled", "pure") if f in row
        )
        table.add_row(row["game"], str(row["seats"]), *cells, size)
    return table


def _cost_cell(row: dict[str, Any], call: str) -> str:
    forms = [form for form in ("compiled", "pure") if form in row]
    text = " / ".join(f"{row[form]['nanoseconds'][call]['median'] / 1000:.2f}" for form in forms)
    if "compiled to pure" in row:
        text += f" ({_times(row['compiled to pure'][call])})"
    return text


def _shares(summary: dict[str, Any]) -> Table:
    table = Table(
        title="Where the time of compiled random play goes: nanoseconds of one action",
        caption="the parts are timed from Python, the action within compiled play",
    )
    table.add_column("game")
    table.add_column("seats")
    rows = [row for row in summary["tables"] if "where the time goes" in row]
    for part in rows[0]["where the time goes"] if rows else ():
        table.add_column(part, justify="right")
    for row in rows:
        parts = row["where the time goes"]
        *spent, together, whole = parts.values()
        cells = [f"{part:,.0f} ({part / together:.0%})" for part in spent]
        table.add_row(row["game"], str(row["seats"]), *cells, f"{together:,.0f}", f"{whole:,.0f}")
    return table


def _peers(summary: dict[str, Any]) -> list[str]:
    return sorted(summary["peers"])


def _to(peer: str) -> str:
    return f"to {peer}"


def _spread(found: Figure) -> str:
    middle = found["median"]
    digits = 0 if middle >= 100 else 1
    return f"{middle:,.{digits}f} ±{(found['most'] - found['least']) / 2 / middle:.0%}"


def _times(found: Figure) -> str:
    return f"x{found['median']:.1f}"
