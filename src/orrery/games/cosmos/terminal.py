"""A table of Crafting the Cosmos drawn for the terminal: the galaxy as a honeycomb of characters,
the console, the goals and all players. Letters and shapes carry the meaning, colour repeats it."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orrery.core.presentation import Texts
from orrery.games.cosmos import wording
from orrery.games.cosmos.board import BORDER_LIFE
from orrery.games.cosmos.content import SECTORS, NebulaSpace, load
from orrery.games.cosmos.view import (
    CosmosFacts,
    CosmosView,
    GalaxyFacts,
    GalaxyView,
    GoalFacts,
    LackFacts,
    NebulaView,
)
from orrery.games.cosmos.wording import ENERGIES, STARS, word

_CONTENT: Final = load()
_NUMBERS: Final = _CONTENT.numbers
_ENDS: Final = {side.id: side.ends for side in _CONTENT.life_space}

_COLOURS: Final = {"H": "#ff7b6b", "He": "#62b6ff", "O": "#6fdd8b", "C": "#cf95ff"}
_ENERGY_COLOURS: Final = dict(
    zip(ENERGIES, ("#ff7b6b", "#6fdd8b", "#62b6ff", "#cf95ff"), strict=True)
)
_SECTOR_COLOURS: Final = {"delta": "#e8c468", "psi": "#5fd0d0", "phi": "#f08ac0"}
_SEAT_COLOURS: Final = ("#ffd75f", "#5fd7ff", "#ff87d7", "#87ff87")
_SEAT_SHAPES: Final = "▲■▼✚"
_DARK: Final = "•"
_NOVA: Final = "✹"
_PROTO: Final = "○"
_STABLE: Final = "●"
_ADVANCED: Final = "◆"
_FREE: Final = "grey50"
_EDGE: Final = "grey42"
_BORDER: Final = "#e8c468"
_PROTO_COLOUR: Final = "#b08cff"
_STABLE_COLOUR: Final = "#7ee787"

# Columns to half a hex and rows to a hex side; a corner's label reaches this far to both sides.
_HALF: Final = 7
_ROWS: Final = 4
_MARGIN: Final = 3
_ROOT: Final = 0.8660254
_BESIDE_FROM: Final = 112


# The canvas


class Canvas:
    """Characters with styles; thin lines are laid beneath in dots of two by four to a cell."""

    _DOT_BITS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))

    def __init__(self, columns: int, rows: int) -> None:
        self._cells = [[(" ", "")] * columns for _ in range(rows)]
        self._dots = [[0] * columns for _ in range(rows)]

    def line(self, start: tuple[int, int], end: tuple[int, int], style: str, gap: int) -> None:
        """A line from the middle of a cell to the middle of another; a gap makes it dotted."""
        x, y = start[0] * 2 + 1, start[1] * 4 + 2
        width, height = (end[0] - start[0]) * 2, (end[1] - start[1]) * 4
        steps = max(abs(width), abs(height))
        for step in range(0, steps + 1, gap):
            column, row = x + round(width * step / steps), y + round(height * step / steps)
            self._dots[row // 4][column // 2] |= self._DOT_BITS[row % 4][column % 2]
            self._cells[row // 4][column // 2] = (" ", style)

    def write(self, middle: int, row: int, text: Text) -> None:
        """A styled text centred on a column."""
        column = middle - text.cell_len // 2
        for place, character in enumerate(text.plain):
            style = text.style if isinstance(text.style, str) else ""
            for span in text.spans:
                if span.start <= place < span.end:
                    style = str(span.style)
            self._cells[row][column + place] = (character, style)
            self._dots[row][column + place] = 0

    def text(self) -> Text:
        lines = [
            Text.assemble(
                *(
                    (chr(0x2800 + dots) if dots else character, style)
                    for (character, style), dots in zip(cells, row, strict=True)
                )
            )
            for cells, row in zip(self._cells, self._dots, strict=True)
        ]
        return Text("\n").join(lines)


def _at(x: float, y: float) -> tuple[int, int]:
    column = round(x / _ROOT * _HALF) + _LEFT
    return column, round(y * _ROWS) + _TOP


_LEFT: Final = round(max(-space.x for space in _CONTENT.star_space) / _ROOT * _HALF) + _MARGIN
_TOP: Final = round(max(-space.y for space in _CONTENT.star_space) * _ROWS)
_STAR_AT: Final = {space.id: _at(space.x, space.y) for space in _CONTENT.star_space}
_LIFE_AT: Final = {space.id: _at(space.x, space.y) for space in _CONTENT.life_space}
_COLUMNS: Final = max(column for column, _ in _STAR_AT.values()) + _MARGIN + 1
_HEIGHT: Final = max(row for _, row in _STAR_AT.values()) + 1


def _middle(space: NebulaSpace) -> tuple[int, int]:
    corners = [_STAR_AT[id] for id in space.stars]
    columns, rows = zip(*corners, strict=True)
    return (min(columns) + max(columns)) // 2, (min(rows) + max(rows)) // 2


# The galaxy


def _galaxy(galaxy: GalaxyView, facts: GalaxyFacts, texts: Texts) -> Text:
    canvas = Canvas(_COLUMNS, _HEIGHT)
    for side, (start, end) in _ENDS.items():
        style, gap = (_BORDER, 3) if side in BORDER_LIFE else (_EDGE, 1)
        canvas.line(_STAR_AT[start], _STAR_AT[end], style, gap)
    for space in _CONTENT.nebula_space:
        column, row = _middle(space)
        for place, line in enumerate(_nebula_lines(space, galaxy, facts, texts)):
            canvas.write(column, row - 2 + place, line)
    for side, at in _LIFE_AT.items():
        canvas.write(*at, _life_label(side, galaxy))
    for corner, at in _STAR_AT.items():
        canvas.write(*at, _star_label(corner, galaxy))
    return canvas.text()


def _number(space: str) -> tuple[str, str]:
    return f"·{space[1:]}", _FREE


def _star_label(space: str, galaxy: GalaxyView) -> Text:
    star = galaxy.stars.get(space)
    if star is None:
        return Text(space, _FREE)
    if space in galaxy.supernovas:
        return Text.assemble((f"{_NOVA}{star}", f"bold black on {_COLOURS[star]}"), _number(space))
    return Text.assemble((star, f"bold {_COLOURS[star]}"), _number(space))


def _life_label(space: str, galaxy: GalaxyView) -> Text:
    if space in galaxy.proto:
        return Text.assemble((_PROTO, f"bold {_PROTO_COLOUR}"), _number(space))
    if space in galaxy.stable:
        return Text.assemble((_STABLE, f"bold {_STABLE_COLOUR}"), _number(space))
    return Text(space, _EDGE)


def _nebula_lines(
    space: NebulaSpace, galaxy: GalaxyView, facts: GalaxyFacts, texts: Texts
) -> list[Text]:
    """Up to five lines in a hex: its name, what the tile needs, the tile, what is missing."""
    colour = _SECTOR_COLOURS[space.sector]
    name = Text.assemble((space.id, colour), (f" {word(texts, space.sector)}", colour))
    nebula = galaxy.nebulae.get(space.id)
    if nebula is None:
        return [Text(""), Text(""), Text(name.plain, f"dim {colour}")]
    tile = wording.TILES[nebula.tile]
    points = Text(f"{tile.id} {tile.points}p", "bold")
    if nebula.complete:
        state = Text(f"✔ {texts.format('done')}", f"bold {_STABLE_COLOUR}")
        return [name, state, points, _advanced(nebula)]
    needs = _stars(wording.needs_of(tile.id))
    return [name, needs, points, _missing(facts.lacking[space.id], texts)]


def _advanced(nebula: NebulaView) -> Text:
    tokens = [f"{_ADVANCED}{'?' if points is None else points}" for points in nebula.advanced]
    return Text(" ".join(tokens), f"bold {_STABLE_COLOUR}")


def _stars(stars: Mapping[str, int]) -> Text:
    parts = [
        Text(f"{stars[star]}{star}" if stars[star] > 1 else star, _COLOURS[star])
        for star in STARS
        if stars.get(star, 0) > 0
    ]
    return Text(" ").join(parts)


def _missing(lack: LackFacts, texts: Texts) -> Text:
    """The stars a nebula lacks; with supernovas around, how many of those listed."""
    if lack.number == 0:
        return Text(f"★ {texts.format('ready')} ★", "bold black on #ffd75f")
    amount = "- " if lack.number == sum(lack.missing.values()) else f"-{lack.number}:"
    return Text.assemble((amount, "bold"), _stars(lack.missing))


# What lies beside it


def _seat(seat: int) -> tuple[str, str]:
    return _SEAT_SHAPES[seat], f"bold {_SEAT_COLOURS[seat]}"


def _energy(texts: Texts, energy: str) -> Text:
    return Text(word(texts, energy), _ENERGY_COLOURS[energy])


def _cards(texts: Texts, cards: Mapping[str, int]) -> Text:
    parts = [
        Text.assemble(_energy(texts, energy), f" {cards[energy]}")
        for energy in ENERGIES
        if cards.get(energy, 0) > 0
    ]
    return Text("  ").join(parts) if parts else Text(texts.format("nothing"), "dim")


def _console(view: CosmosView, facts: CosmosFacts, texts: Texts) -> Table:
    """The controls, who stands there, and what the viewer would collect as the tokens stand."""
    table = Table(box=None, padding=(0, 1, 0, 0), expand=True)
    for column in ("control", "tokens", "active", "passive"):
        table.add_column(texts.format(f"column-{column}"), header_style="dim", no_wrap=True)
    seat = view.viewer if view.viewer >= 0 else view.active
    for control in ENERGIES:
        is_own = view.own_tokens[seat] == control
        active = Text(wording.active_text(texts, control), "bold" if is_own else "dim")
        passive = wording.income_text(texts, facts.income[control]) or "-"
        table.add_row(
            Text.assemble("►" if is_own else " ", _energy(texts, control)),
            _tokens(view, control),
            Text.assemble("► " if is_own else "  ", active),
            passive,
        )
    return table


def _tokens(view: CosmosView, control: str) -> Text:
    own = [_seat(seat) for seat, place in enumerate(view.own_tokens) if place == control]
    dark = [(_DARK, "dim")] * view.dark_tokens.get(control, 0)
    return Text(" ").join([Text(*shape) for shape in own + dark])


def _goals(view: CosmosView, facts: CosmosFacts, texts: Texts) -> Table:
    """The goals on the track, the next to be scored first, with the standings on each."""
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(no_wrap=True, style="dim")
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    for goal in facts.goals:
        rounds = texts.format("goal-in", rounds=goal.rounds)
        table.add_row(rounds, word(texts, goal.goal), _standings(goal))
    coming = texts.format("goals-coming", count=view.goals_left)
    table.add_row("", Text(coming, "dim"), "")
    return table


def _standings(goal: GoalFacts) -> Text:
    order = sorted(enumerate(goal.counts), key=lambda standing: -standing[1])
    return Text(" ").join([Text.assemble(_seat(seat), str(count)) for seat, count in order])


def _beside(view: CosmosView, facts: CosmosFacts, seat: int, texts: Texts) -> Table:
    """What lies beside the galaxy: hand, waiting pieces, chamber, tracks; then the row."""
    galaxy = view.galaxies[seat]
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    waiting = wording.waiting_text(galaxy, texts)
    hand = Text(str(galaxy.hand_size)) if galaxy.hand is None else _cards(texts, galaxy.hand)
    rows: list[tuple[str, RenderableType]] = [
        ("row", _cards(texts, view.row)),
        ("deck", _deck(view, texts)),
        ("hand", hand),
        ("waiting", Text(waiting, "bold #ffd75f") if waiting else Text("-", "dim")),
        ("chamber", _chamber(galaxy, facts.galaxies[seat], texts)),
        ("tracks", _tracks(galaxy, texts)),
    ]
    for name, content in rows:
        table.add_row(texts.format(f"label-{name}"), content)
    return table


def _deck(view: CosmosView, texts: Texts) -> Text:
    discards = sum(view.discards.values())
    return Text(texts.format("deck-of", deck=view.deck, discards=discards))


def _chamber(galaxy: GalaxyView, facts: GalaxyFacts, texts: Texts) -> Text:
    chamber = galaxy.chamber
    vessel = "▮" * chamber.position + "▯" * (_NUMBERS.chamber_top - chamber.position)
    score = texts.format("chamber-of", scored=chamber.scored, next=facts.discharge)
    ready = [Text(f" ⚡{chamber.ready}", "bold #ffd75f")] if chamber.ready else []
    return Text.assemble((vessel, _ENERGY_COLOURS["time"]), *ready, f" {score}")


def _tracks(galaxy: GalaxyView, texts: Texts) -> Text:
    tracks = {"supernova": galaxy.supernova, "dna": galaxy.dna, "graviton": galaxy.graviton}
    parts = [
        Text.assemble((f"{texts.format(f'track-{id}')} ", ""), (str(n), "bold" if n else "dim"))
        for id, n in tracks.items()
    ]
    return Text("  ").join(parts)


_COMPARED: Final = ("points", "hand", "stars", "life", "nebulae", "advanced", "chamber", "sectors")


def _players(
    view: CosmosView,
    facts: CosmosFacts,
    names: Sequence[str],
    texts: Texts,
    columns: Sequence[str],
) -> Table:
    """One line for each galaxy, so that goals can be compared."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", expand=True)
    table.add_column(texts.format("column-player"), no_wrap=True, max_width=16)
    for column in columns:
        # The last column takes what the others leave.
        ratio = 1 if column == columns[-1] else None
        table.add_column(texts.format(f"column-{column}"), no_wrap=True, ratio=ratio)
    for seat, galaxy in enumerate(view.galaxies):
        mark = "►" if view.to_act == seat else " "
        name = (f" {names[seat]}", "bold" if seat == view.viewer else "")
        cells = _player(galaxy, facts.galaxies[seat], texts)
        table.add_row(
            Text.assemble(mark, _seat(seat), name), *(cells[column] for column in columns)
        )
    return table


def _player(galaxy: GalaxyView, facts: GalaxyFacts, texts: Texts) -> dict[str, RenderableType]:
    """What is compared between the players, by column."""
    done = [nebula for nebula in galaxy.nebulae.values() if nebula.complete]
    chamber = galaxy.chamber
    sectors = [
        f"{word(texts, sector)}{life}/{sizes}"
        for sector, life, sizes in zip(SECTORS, facts.life_in, facts.sizes_in, strict=True)
    ]
    cards = [Text(word(texts, card), _card_colour(card)) for card in galaxy.slots if card]
    return {
        "points": Text(str(sum(galaxy.score.values())), "bold"),
        "hand": str(galaxy.hand_size),
        "stars": _star_counts(galaxy),
        "life": f"{_PROTO}{len(galaxy.proto)} {_STABLE}{len(galaxy.stable)}",
        "nebulae": f"✔{len(done)} ▢{len(galaxy.nebulae) - len(done)}",
        "advanced": f"{_ADVANCED}{sum(len(nebula.advanced) for nebula in done)}",
        "chamber": f"{chamber.position}/{_NUMBERS.chamber_top} ⚡{chamber.ready}",
        "sectors": " ".join(sectors),
        "powers": Text(", ").join(cards),
    }


def _star_counts(galaxy: GalaxyView) -> Text:
    standard = [star for id, star in galaxy.stars.items() if id not in galaxy.supernovas]
    parts = [Text(f"{star}{standard.count(star)}", _COLOURS[star]) for star in STARS]
    return Text(" ").join([*parts, Text(f"{_NOVA}{len(galaxy.supernovas)}")])


def _card_colour(card: str) -> str:
    return _ENERGY_COLOURS[wording.POWERS[card].deck]


def _powers(view: CosmosView, facts: CosmosFacts, seat: int, texts: Texts) -> list[Text]:
    """The seat's power cards with their texts, and the free slots with their prices."""
    prices = dict(enumerate(_NUMBERS.slot_prices))
    lines = []
    for slot, card in enumerate(view.galaxies[seat].slots):
        if card is not None:
            text = Text(wording.power_text(texts, card, view, facts))
            text.stylize(f"bold {_card_colour(card)}", 0, len(word(texts, card)))
            lines.append(Text.assemble((f"{slot + 1} ", "dim"), text))
    free = [slot for slot, card in enumerate(view.galaxies[seat].slots) if card is None]
    if free:
        offers = [texts.format("slot-price", slot=s + 1, price=prices[s]) for s in free]
        lines.append(Text(f"{texts.format('label-slots')}: {', '.join(offers)}", "dim"))
    return lines


def _supply(view: CosmosView, texts: Texts) -> Text:
    decks = [deck.unseen + len(deck.bottom) for deck in view.power_decks.values()]
    stacks = [stack.unseen + len(stack.bottom) for stack in view.stacks]
    facts = texts.format(
        "supply-of",
        stars=" ".join(f"{star}{view.supply_stars.get(star, 0)}" for star in STARS),
        life=view.supply_life,
        advanced=view.advanced_left,
        stacks="/".join(map(str, stacks)),
        powers="/".join(map(str, decks)),
    )
    return Text.assemble((facts, "dim"))


# The table


class TableDrawing:
    """The whole table: side by side where the terminal is wide enough, else one below another."""

    def __init__(
        self,
        view: CosmosView,
        facts: CosmosFacts,
        texts: Texts,
        names: Sequence[str],
        seat: int,
    ) -> None:
        self._view = view
        self._facts = facts
        self._texts = texts
        self._names = names
        self._seat = seat

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        galaxy = self._panel("galaxy", self._galaxy(), name=self._names[self._seat])
        galaxy.width = min(_COLUMNS + 4, options.max_width)
        if options.max_width < _BESIDE_FROM:
            yield Group(galaxy, *self._side())
        else:
            table = Table.grid(expand=True)
            table.add_column(width=galaxy.width)
            table.add_column(ratio=1)
            table.add_row(galaxy, Group(*self._side()))
            yield table
        yield self._panel("players", Group(*self._players(options.max_width)))

    def _players(self, width: int) -> list[RenderableType]:
        view, names, texts = self._view, self._names, self._texts
        parts = [_COMPARED[:4], (*_COMPARED[4:], "powers")]
        if width >= _BESIDE_FROM:
            parts = [(*_COMPARED, "powers")]
        tables = [_players(view, self._facts, names, texts, columns) for columns in parts]
        return [*tables, _supply(view, texts)]

    def _galaxy(self) -> Group:
        legend = Text(self._texts.format("legend"), "dim")
        galaxy, facts = self._view.galaxies[self._seat], self._facts.galaxies[self._seat]
        return Group(_galaxy(galaxy, facts, self._texts), legend)

    def _side(self) -> list[RenderableType]:
        view, facts, texts, seat = self._view, self._facts, self._texts, self._seat
        crystals = Text(texts.format("crystals-left", count=view.crystals), "bold")
        return [
            self._panel("console", _console(view, facts, texts)),
            self._panel("goals", Group(_goals(view, facts, texts), crystals)),
            self._panel("board", _beside(view, facts, seat, texts)),
            self._panel("powers", Group(*_powers(view, facts, seat, texts))),
        ]

    def _panel(self, title: str, content: RenderableType, **args: str) -> Panel:
        heading = Text(self._texts.format(f"title-{title}", **args), "bold #e8c468")
        return Panel(
            content,
            title=heading,
            title_align="left",
            box=box.ROUNDED,
            border_style=_EDGE,
            padding=(0, 1),
        )


def draw(
    view: CosmosView,
    facts: CosmosFacts,
    texts: Texts,
    names: Sequence[str],
    seat: int | None,
) -> RenderableType:
    """The table as the viewer sees it, with one galaxy large: the viewer's own where it is None."""
    if seat is None:
        seat = view.viewer if view.viewer >= 0 else view.active
    return TableDrawing(view, facts, texts, names, seat)
