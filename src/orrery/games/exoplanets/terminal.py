"""Draws Exoplanets in the terminal: the star with its four rows, what lies beside it, the
hand and all players. Letters and shapes carry the meaning, colour repeats it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from msgspec.structs import asdict
from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orrery.core.presentation import Texts
from orrery.games.exoplanets import wording
from orrery.games.exoplanets.content import RESOURCES, Setup, load
from orrery.games.exoplanets.view import (
    ExoplanetsFacts,
    ExoplanetsView,
    PlanetFacts,
    PlanetView,
    Resources,
    SeatView,
    TileFacts,
)
from orrery.games.exoplanets.wording import GOALS, PLANETS, TILES, word

_CONTENT: Final = load()
_SETUPS: Final[dict[int, Setup]] = {setup.seats: setup for setup in _CONTENT.setup}
_ROWS: Final = [row.id for row in _CONTENT.row]
_RIGHT: Final = [place for place, row in enumerate(_CONTENT.row) if row.direction == "right"]
_LEFT: Final = [place for place, row in enumerate(_CONTENT.row) if row.direction == "left"]

_TYPE_COLOURS: Final = {
    "rocky": "#b4b4b4",
    "super-earth": "#7ee787",
    "gas": "#e0b0ff",
    "oceanic": "#62b6ff",
}
_ICON_COLOURS: Final = {
    "energy": "#ffd75f",
    "water": "#62b6ff",
    "gas": "#c8c8d8",
    "water-or-gas": "#9ad7e8",
}
_MARKER_COLOURS: Final = {"fusion": "#8fb8ff", "flare": "#ff8f70", "stimulation": "#7ee787"}
# Orange, violet, green and white, as printed.
_SEAT_COLOURS: Final = ("#ff9d3d", "#c39bff", "#6fdc7a", "#ffffff")
_SEAT_SHAPES: Final = "▲■▼✚"
_SPECIES: Final = "♛"
_TIMES: Final = "\N{MULTIPLICATION SIGN}"
_OPEN: Final = "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}"
_CLOSE: Final = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"
_RISING: Final = "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}"
_EDGE: Final = "grey42"
_FREE: Final = "grey50"
_STAR: Final = "#ffd75f"
_GOLD: Final = "#e8c468"

# The inside of a planet's frame, and the star between the rows.
_WIDTH: Final = 8
_LINES: Final = 5
_STAR_WIDTH: Final = 8
_BESIDE_FROM: Final = 112


@dataclass(frozen=True)
class _Table:
    view: ExoplanetsView
    facts: ExoplanetsFacts
    texts: Texts


# The system


def _fit(text: Text, left: bool = True) -> Text:
    """Cut or pad a line to the width of a frame."""
    text.truncate(_WIDTH)
    text.pad_right(_WIDTH - text.cell_len) if left else text.pad_left(_WIDTH - text.cell_len)
    return text


def _seat(seat: int) -> tuple[str, str]:
    return _SEAT_SHAPES[seat], f"bold {_SEAT_COLOURS[seat]}"


def _icon(texts: Texts, icon: str) -> Text:
    return Text(texts.format(f"letter-{icon}"), f"bold {_ICON_COLOURS[icon]}")


def _planet(facts: ExoplanetsFacts, seen: PlanetView, texts: Texts) -> list[Text]:
    """Five lines: the planet and the tile under it, its type and what tiles add to it, what a step
    costs, its side icons, its life."""
    known = facts.planets[seen.planet]
    tile = (f" {seen.tile}", _GOLD) if seen.tile else ("", "")
    lines = [
        Text.assemble((seen.planet, "bold"), tile),
        _type(seen.planet, known.bonus, texts),
        _cost(seen.planet, known, facts.reductions.get(seen.planet, 0), texts),
        _sides(seen.planet, texts),
        _life(seen),
    ]
    return [_fit(line) for line in lines]


def _cost(planet: str, known: PlanetFacts, less: int, texts: Texts) -> Text:
    printed = PLANETS[planet]
    marks = "*" if sorted(known.cost) != sorted(printed.cost) else ""
    marks += "~" if known.any_pays else ""
    parts = [_icon(texts, icon) for icon in known.cost]
    less_text = (f"-{less}", "bold") if less else ("", "")
    return Text.assemble(
        *parts, less_text, (marks, "bold"), (f"{_TIMES}{len(printed.cost)}", "dim")
    )


def _sides(planet: str, texts: Texts) -> Text:
    printed = PLANETS[planet]
    left, right = _icon(texts, printed.left), _icon(texts, printed.right)
    gap = _WIDTH - left.cell_len - right.cell_len - 2
    return Text.assemble((_OPEN, "dim"), left, " " * gap, right, (_CLOSE, "dim"))


def _life(seen: PlanetView) -> Text:
    if seen.species is not None:
        shape, style = _seat(seen.species)
        return Text.assemble((f"{shape}{_SPECIES}", style))
    parts = [
        Text.assemble(_seat(seat), str(cubes)) for seat, cubes in enumerate(seen.cubes) if cubes
    ]
    return Text("").join(parts) if parts else Text("·", _EDGE)


def _type(planet: str, bonus: int, texts: Texts) -> Text:
    type_id = PLANETS[planet].type
    points = f" {bonus:+d}" if bonus else ""
    style = "bold #7ee787" if bonus > 0 else "bold #ff8f70"
    return Text.assemble(
        (texts.format(f"short-{type_id}")[:5], _TYPE_COLOURS[type_id]), (points, style)
    )


def _free_place(texts: Texts, is_next: bool) -> list[Text]:
    name = texts.format("label-free") if is_next else "·"
    middle = Text(name.center(_WIDTH), _FREE if is_next else _EDGE)
    return [_fit(middle if line == _LINES // 2 else Text("")) for line in range(_LINES)]


def _row(table: _Table, place: int | None, to_right: bool) -> list[Text]:
    """A row as lines, framed; from the star outwards to the right or to the left."""
    view, facts, texts = table.view, table.facts, table.texts
    orbits = view.tiles_per_row + 1
    if place is None:
        return [Text(" " * (orbits * (_WIDTH + 1) + 1)) for _ in range(_LINES + 1)]
    planets = view.rows[place]
    cells = [_planet(facts, seen, texts) for seen in planets]
    cells += [_free_place(texts, orbit == len(planets)) for orbit in range(len(planets), orbits)]
    if not to_right:
        cells.reverse()
    lines = [_frame(orbits)]
    for line in range(_LINES):
        edge = Text("│", _EDGE)
        parts = [part for cell in cells for part in (edge, cell[line])]
        lines.append(Text.assemble(*parts, edge))
    return lines


def _frame(orbits: int) -> Text:
    return Text("┼".join(["", *["─" * _WIDTH] * orbits, ""]), _EDGE)


def _numbers(view: ExoplanetsView, texts: Texts, to_right: bool) -> Text:
    """The orbits above the rows."""
    orbits = list(range(1, view.tiles_per_row + 2))
    shown = orbits if to_right else orbits[::-1]
    labels = [f"{texts.format('label-orbit')} {orbit}"[:_WIDTH].center(_WIDTH) for orbit in shown]
    return Text(f" {' '.join(labels)} ", "dim")


def _star(view: ExoplanetsView, texts: Texts, left: int | None, right: int | None) -> list[Text]:
    """The star beside a pair of rows, and which rows they are."""
    names = ("" if left is None else f"←{_ROWS[left]}", "" if right is None else f"{_ROWS[right]}→")
    rows = names[0].ljust(_STAR_WIDTH // 2) + names[1].rjust(_STAR_WIDTH // 2)
    above, below = f"╲  │  {_RISING}", f"{_RISING}  │  ╲"
    art = [rows, "", above, f"── {view.star:2d} ──", below, texts.format("label-star")]
    return [Text(f"{line[:_STAR_WIDTH]:^{_STAR_WIDTH}}", f"bold {_STAR}") for line in art]


def _system(table: _Table, width: int) -> Text:
    """Both sides of the star next to each other where there is room, else below each other."""
    view, texts = table.view, table.texts
    orbits = view.tiles_per_row + 1
    side = orbits * (_WIDTH + 1) + 1
    if 2 * side + _STAR_WIDTH <= width:
        pairs = list(zip_longest(_LEFT, _RIGHT))
        head = Text.assemble(
            _numbers(view, texts, False), " " * _STAR_WIDTH, _numbers(view, texts, True)
        )
        return Text("\n").join([head, *_block(table, pairs, both=True)])
    to_right: list[tuple[int | None, int | None]] = [(None, row) for row in _RIGHT]
    to_left: list[tuple[int | None, int | None]] = [(row, None) for row in _LEFT]
    right_head = Text.assemble(" " * _STAR_WIDTH, _numbers(view, texts, True))
    lines = [right_head, *_block(table, to_right, both=False)]
    lines += [_numbers(view, texts, False), *_block(table, to_left, both=False)]
    return Text("\n").join(lines)


def _block(table: _Table, pairs: Sequence[tuple[int | None, int | None]], both: bool) -> list[Text]:
    lines: list[Text] = []
    for left, right in pairs:
        parts = [_star(table.view, table.texts, left, right)]
        if both or left is not None:
            parts.insert(0, _row(table, left, to_right=False))
        if both or right is not None:
            parts.append(_row(table, right, to_right=True))
        lines += [Text.assemble(*line) for line in zip(*parts, strict=True)]
    side = _frame(table.view.tiles_per_row + 1)
    gap = Text(" " * _STAR_WIDTH)
    shown = [side, gap, side] if both else [gap, side] if pairs[0][0] is None else [side]
    return [*lines, Text.assemble(*shown)]


# What lies beside it


def _stock(texts: Texts, resources: Resources) -> Text:
    parts = [
        Text.assemble(_icon(texts, kind), f" {count}") for kind, count in asdict(resources).items()
    ]
    return Text("  ").join(parts)


def _offer(texts: Texts, planet: str) -> Text:
    """A planet that may be built: type, cost, sides."""
    printed = PLANETS[planet]
    return Text.assemble(
        (planet, "bold"),
        " ",
        (texts.format(f"short-{printed.type}"), _TYPE_COLOURS[printed.type]),
        " ",
        Text("").join([_icon(texts, icon) for icon in printed.cost]),
        (f" {_OPEN}", "dim"),
        _icon(texts, printed.left),
        " ",
        _icon(texts, printed.right),
        (_CLOSE, "dim"),
    )


def _beside(view: ExoplanetsView, texts: Texts) -> Table:
    """Stacks, bag, cloud, and how far each event is."""
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    if view.turn.held:
        held = [_offer(texts, planet) for planet in view.turn.held]
        table.add_row(texts.format("label-held"), Text("\n").join(held))
    for place, stack in enumerate(view.stacks):
        top = _offer(texts, stack[-1]) if stack else Text("-", "dim")
        count = texts.format("stack-of", count=len(stack))
        name = texts.format("stack-name", stack=place + 1)
        table.add_row(name, Text.assemble(top, (f"  {count}", "dim")))
    table.add_row(texts.format("label-bag"), texts.format("bag-of", count=view.bag_size))
    table.add_row(texts.format("label-cloud"), _stock(texts, view.cloud))
    for marker in ("stimulation", "fusion", "flare"):
        left = getattr(view.markers, marker)
        full = getattr(_SETUPS[view.seats], marker)
        dots = Text.assemble(
            ("●" * left, _MARKER_COLOURS[marker]),
            ("○" * (full - left), "dim"),
            f" {texts.format(f'marker-{marker}', left=left, all=full)}",
        )
        table.add_row(word(texts, marker), dots)
    return table


def _hand(seat: SeatView, known: Sequence[TileFacts], texts: Texts) -> RenderableType:
    """Both halves of every tile in hand, or how many there are."""
    if seat.hand is None:
        return Text(texts.format("tiles-left", count=seat.hand_size))
    if not seat.hand:
        return Text(texts.format("nothing"), "dim")
    table = Table.grid(padding=(0, 1))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for tile, facts in zip(seat.hand, known, strict=True):
        table.add_row(tile, Group(_goal_half(tile, facts, texts), _effect_half(tile, texts)))
    return table


def _goal_half(tile: str, facts: TileFacts, texts: Texts) -> Text:
    goal = TILES[tile].goal
    if facts.goal == "scored":
        state, style = texts.format("why-goal-twice"), "dim"
    elif facts.goal == "met":
        state, style = f"✔ {texts.format('label-met')}", "bold #7ee787"
    else:
        state, style = f"{facts.progress}/{GOALS[goal].count}", "dim"
    condition = wording.condition_text(texts, goal)
    points = texts.format("remark-points", points=GOALS[goal].points)
    return Text.assemble(
        (word(texts, goal), f"bold {_GOLD}"), f", {points}: {condition} ", (state, style)
    )


def _effect_half(tile: str, texts: Texts) -> Text:
    entry = TILES[tile]
    marker = word(texts, entry.marker)
    return Text.assemble(
        (word(texts, entry.effect), "bold"),
        f": {wording.effect_text(texts, entry.effect)} ",
        (f"[{marker}]", _MARKER_COLOURS[entry.marker]),
    )


_COLUMNS: Final = ("points", "stock", "cubes", "cylinders", "markers", "hand")


def _players(view: ExoplanetsView, names: Sequence[str], texts: Texts) -> Table:
    """One line for each seat."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", expand=True)
    table.add_column(texts.format("column-player"), no_wrap=True, max_width=16)
    for column in _COLUMNS:
        table.add_column(texts.format(f"column-{column}"), no_wrap=True)
    # The goals take what the others leave.
    table.add_column(texts.format("column-goals"), ratio=1)
    for seat, player in enumerate(view.players):
        mark = "►" if view.to_act == seat else " "
        name = (f" {names[seat]}", "bold" if seat == view.viewer else "")
        table.add_row(Text.assemble(mark, _seat(seat), name), *_player(player, texts))
    return table


def _player(player: SeatView, texts: Texts) -> list[RenderableType]:
    shown = [
        Text(f"{count:>4}", _MARKER_COLOURS[marker])
        for marker, count in asdict(player.markers).items()
    ]
    stock = asdict(player.stock)
    resources = [Text(f"{stock[kind]:<2}", _ICON_COLOURS[kind]) for kind in RESOURCES]
    goals = [f"{word(texts, TILES[t].goal)} {GOALS[TILES[t].goal].points}" for t in player.claimed]
    return [
        Text(str(sum(player.score.values())), "bold"),
        Text(" ").join(resources),
        str(player.cubes),
        f"{_SPECIES}{player.cylinders}",
        Text("  ").join(shown),
        str(player.hand_size),
        Text(", ").join([Text(goal) for goal in goals]),
    ]


# The table


class TableDrawing:
    """The whole table: the system on top, the rest side by side where there is room."""

    def __init__(self, table: _Table, names: Sequence[str], seat: int) -> None:
        self._table = table
        self._names = names
        self._seat = seat

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, facts, texts = self._table.view, self._table.facts, self._table.texts
        yield Text(texts.format("title-system"), f"bold {_GOLD}")
        yield _system(self._table, options.max_width)
        yield Text(texts.format("legend"), "dim")
        table = self._panel("table", _beside(view, texts))
        hand = self._panel("hand", _hand(view.players[self._seat], facts.hand, texts))
        if options.max_width < _BESIDE_FROM:
            yield Group(table, hand)
        else:
            grid = Table.grid(expand=True)
            grid.add_column(ratio=9)
            grid.add_column(ratio=11)
            grid.add_row(table, hand)
            yield grid
        yield self._panel("players", _players(view, self._names, texts))

    def _panel(self, title: str, content: RenderableType) -> Panel:
        heading = self._table.texts.format(f"title-{title}", name=self._names[self._seat])
        return Panel(
            content,
            title=Text(heading, f"bold {_GOLD}"),
            title_align="left",
            box=box.ROUNDED,
            border_style=_EDGE,
            padding=(0, 1),
        )


def draw(
    view: ExoplanetsView,
    facts: ExoplanetsFacts,
    texts: Texts,
    names: Sequence[str] | None = None,
    seat: int | None = None,
) -> RenderableType:
    """The table as the viewer sees it, with the hand of one seat, the viewer's own by default."""
    if names is None:
        names = [texts.format("seat-name", seat=place) for place in range(view.seats)]
    if seat is None:
        seat = view.viewer if view.viewer >= 0 else view.turn.active
    return TableDrawing(_Table(view, facts, texts), names, seat)
