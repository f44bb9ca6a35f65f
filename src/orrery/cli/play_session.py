"""One person plays against bots: shows the position, asks, does what is typed, and saves the
record. Everything shown is made from the person's own view."""

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from orrery.bots.analyst import analyst_of
from orrery.bots.bot import Bot
from orrery.bots.hints import HINT_LEVEL, best_hints
from orrery.cli.output import error_lines, format_list, is_printable
from orrery.cli.play_hints import hint_sentences
from orrery.cli.play_levels import bot_label
from orrery.cli.play_menu import Menu, match_line, nearest
from orrery.cli.play_screen import draw
from orrery.cli.play_words import describe, narrate, word
from orrery.cli.text import Texts
from orrery.core.game import CHANCE, ranks, totals
from orrery.play.observation import SeenEntry
from orrery.play.record import replay
from orrery.play.table import Refusal, Table, TableUpdate

LOG_LINES = 30
_ECHOED = 80


class PlayerLeft(Exception):
    """The person leaves the table."""


class PlaySession:
    """Plays one table to its end, or until the person leaves."""

    def __init__(
        self,
        table: Table,
        seat: int,
        bots: Mapping[int, Bot],
        texts: Texts,
        console: Console,
        path: Path,
    ) -> None:
        self._table = table
        self._seat = seat
        self._bots = bots
        self._texts = texts
        self._console = console
        self._path = path
        self._wording = table.game.presentation().wording
        seats = [self._say("seat-name", seat=s) for s in range(table.seats)]
        self._names = [bot_label(texts, name) for name in table.names or seats]
        self._shown_entries = len(table.log)
        self._commands: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "u": self._undo,
            "redo": self._redo,
            "save": self._save_as,
            "log": self._show_log,
            "l": self._show_log,
            "score": self._show_score,
            "hint": self._hint,
            "h": self._hint,
            "rules": self._explain,
            "r": self._explain,
            "look": self._look,
            "list": self._list_all,
            "help": self._help,
            "?": self._help,
            "quit": self._quit,
            "q": self._quit,
        }

    def play(self) -> None:
        """Play until the game ends or the person leaves; the record is saved either way."""
        try:
            while not self._table.is_over:
                if self._table.to_act == self._seat:
                    self._turn()
                else:
                    self._others_act()
            self._show_end()
        except (PlayerLeft, EOFError, KeyboardInterrupt):
            self._print("")
        finally:
            self._keep()
        self._print_farewell()

    # The others

    def _others_act(self) -> None:
        name = self._names[self._table.to_act]
        thinking = self._console.status(self._say("play-thinking", name=name))
        with thinking if self._console.is_terminal else nullcontext():
            while self._table.to_act in self._bots:
                self._bot_acts(self._table.to_act)

    def _bot_acts(self, seat: int) -> None:
        update = self._table.update_for(seat)
        legal = [self._table.game.actions.parse(text) for text in update.legal]
        action = self._bots[seat].choose(update.view, legal)
        self._table.propose(seat, action.text, update.version)

    # The person

    def _turn(self) -> None:
        """Show the position and ask until something has been done."""
        update = self._table.update_for(self._seat)
        self._show(update)
        menu = self._open_top(update)
        while self._table.version == update.version:
            line = self._ask(self._say("play-which" if menu.is_open else "play-prompt"))
            menu = self._answer(line, menu, update)

    def _open_top(self, update: TableUpdate) -> Menu:
        """List everything that is legal; a list of one group is opened at once."""
        menu = self._menu(update, update.legal, is_open=False)
        if len(menu.choices) == 1 and not menu.choices[0].is_action:
            menu = self._menu(update, update.legal, is_open=True)
        self._list(menu, is_top=True)
        return menu

    def _menu(self, update: TableUpdate, legal: list[str] | tuple[str, ...], is_open: bool) -> Menu:
        def remark(text: str) -> str:
            return self._wording.remark(update.view, update.facts, text, self._texts)

        return Menu(self._texts, legal, remark, is_open)

    def _answer(self, line: str, menu: Menu, update: TableUpdate) -> Menu:
        """Do what a line asks for; return the menu that is open afterwards."""
        if line in ("", "0"):
            if line == "":
                self._show(update)
            return self._open_top(update)
        found = match_line(line, menu, update.legal)
        command, _, rest = line.partition(" ")
        if command.casefold() in self._commands and line.casefold() not in update.legal:
            self._commands[command.casefold()](rest.strip())
            return menu
        if len(found) == 1:
            self._act(found[0], update)
            return menu
        if found:
            narrower = self._menu(update, found, is_open=True)
            self._list(narrower, is_top=False)
            return narrower
        self._refuse(line, update.legal)
        return menu

    def _act(self, text: str, update: TableUpdate) -> None:
        caution = self._wording.caution(update.view, update.facts, text, self._texts)
        if caution and not self._is_sure(caution):
            return
        answer = self._table.propose(self._seat, text, update.version)
        if isinstance(answer, Refusal):
            self._refuse(text, answer.legal)
            return
        self._keep()

    def _is_sure(self, caution: str) -> bool:
        self._print(caution, "yellow")
        answer = self._ask(self._say("play-sure")).casefold()
        return answer in self._say("play-yes").split()

    def _refuse(self, line: str, legal: list[str]) -> None:
        shown = line if len(line) <= 60 else f"{line[:59]}…"
        self._print(self._say("play-not-understood", line=shown), "yellow")
        near = nearest(line, legal)
        if near:
            self._print(self._say("play-nearest", list=format_list(self._texts, near)))
        else:
            self._print(self._say("legal-here", list=format_list(self._texts, legal)))

    # Commands

    def _undo(self, _: str) -> None:
        answer = self._table.undo(self._seat, self._table.version)
        if isinstance(answer, Refusal):
            self._print(self._say(f"play-no-undo-{answer.reason or 'nothing'}"), "yellow")
        else:
            self._shown_entries = min(self._shown_entries, len(self._table.log))
            self._keep()

    def _redo(self, _: str) -> None:
        answer = self._table.redo(self._seat, self._table.version)
        if isinstance(answer, Refusal):
            self._print(self._say("play-no-redo"), "yellow")
        else:
            self._keep()

    def _save_as(self, name: str) -> None:
        path = Path(name).expanduser() if name else self._path
        if self._keep(path):
            self._path = path
            self._print(self._say("play-saved", path=str(path)))

    def _show_log(self, _: str) -> None:
        for line in self._log_lines(self._table.entries_for(self._seat))[-LOG_LINES:]:
            self._console.print(line)

    def _show_score(self, _: str) -> None:
        self._console.print(self._score())

    def _hint(self, _: str) -> None:
        """The best moves by the analyst, who sees what this seat sees."""
        update = self._table.update_for(self._seat)
        legal = [self._table.game.actions.parse(text) for text in update.legal]
        analyst = analyst_of(self._table.game, HINT_LEVEL)
        thinking = self._console.status(self._say("play-hint-thinking"))
        with thinking if self._console.is_terminal else nullcontext():
            hints = best_hints(analyst, update.view, legal, update.version)
        for number, hint in enumerate(hints, 1):
            move = describe(self._texts, hint.action)
            self._console.print(
                Text.assemble((f"{number}. {move}", "bold"), (f"  [{hint.action}]", "dim"))
            )
            for sentence in hint_sentences(self._texts, hint):
                self._print(f"   {sentence}")

    def _explain(self, topic: str) -> None:
        update = self._table.update_for(self._seat)
        wanted = topic.casefold().replace(" ", "-") or "topics"
        by_name = {word(self._texts, id).casefold(): id for id in self._wording.topics()}
        meant = by_name.get(topic.casefold(), wanted)
        explanation = self._wording.explain(meant, update.view, update.facts, self._texts)
        if explanation:
            self._print(explanation)
            return
        near = nearest(wanted, self._wording.topics())
        self._print(self._say("play-no-rules", topic=topic[:60]), "yellow")
        if near:
            self._print(self._say("play-nearest", list=format_list(self._texts, near)))

    def _look(self, whom: str) -> None:
        wanted = whom.casefold()
        seats = [s for s, name in enumerate(self._names) if name.casefold() == wanted]
        if wanted.isdecimal() and int(wanted[:4]) < self._table.seats:
            seats.append(int(wanted))
        if not seats:
            names = [f"{seat} {name}" for seat, name in enumerate(self._names)]
            self._print(self._say("play-look-whom", list=", ".join(names)))
            return
        update = self._table.update_for(self._seat)
        self._draw(update, seats[0])

    def _list_all(self, _: str) -> None:
        for text in self._table.update_for(self._seat).legal:
            self._console.print(
                Text.assemble((f"{text:24}", "bold"), " ", describe(self._texts, text))
            )

    def _help(self, _: str) -> None:
        self._print(self._say("play-help"))

    def _quit(self, _: str) -> None:
        raise PlayerLeft

    # What is shown

    def _show(self, update: TableUpdate) -> None:
        self._console.clear()
        self._draw(update)
        self._show_news()
        status = self._wording.status(update.view, update.facts, self._texts, self._names)
        self._print(status, "bold")

    def _draw(self, update: TableUpdate, seat: int | None = None) -> None:
        picture = draw(self._table.game, update, self._texts, self._names, seat)
        self._console.print(picture)

    def _show_news(self) -> None:
        """Print what others and chance did since this seat last saw the table."""
        news = self._table.entries_for(self._seat)[self._shown_entries :]
        for line in self._log_lines([entry for entry in news if entry.actor != self._seat]):
            self._console.print(line)
        self._shown_entries = len(self._table.log)

    def _list(self, menu: Menu, is_top: bool) -> None:
        if menu.is_long:
            self._console.print(self._in_columns(menu))
        else:
            self._console.print(self._in_lines(menu))
        if not is_top:
            self._print(self._say("play-back"), "dim")

    def _in_lines(self, menu: Menu) -> Grid:
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold cyan", no_wrap=True)
        grid.add_column(overflow="fold")
        for number, choice in enumerate(menu.choices, 1):
            remark = f" ({choice.remark})" if choice.remark else ""
            shows_text = choice.is_action and choice.label != choice.texts[0]
            hint = f"  [{choice.texts[0]}]" if shows_text else ""
            grid.add_row(str(number), Text.assemble(choice.label, remark, (hint, "dim")))
        return grid

    def _in_columns(self, menu: Menu) -> Columns:
        return Columns(
            [
                Text.assemble(
                    (f"{number:>3} ", "bold cyan"),
                    menu.distinct_words(choice),
                    (f" ({choice.remark})" if choice.remark else "", "dim"),
                )
                for number, choice in enumerate(menu.choices, 1)
            ],
            padding=(0, 2),
            column_first=True,
        )

    def _log_lines(self, entries: Sequence[SeenEntry]) -> list[Text]:
        """One line for each run of actions of a seat, with the draws that followed in brackets;
        entries this seat may not read are left out."""
        lines: list[Text] = []
        teller = None
        read = [(entry.actor, entry.text) for entry in entries if entry.text is not None]
        for actor, run in groupby(read, key=itemgetter(0)):
            said = narrate(self._texts, [text for _, text in run])
            if actor == CHANCE and lines:
                lines[-1].append(f" ({said})", "dim")
            elif actor == teller:
                lines[-1].append(f"; {said}", "dim")
            else:
                name = self._say("actor-chance") if actor == CHANCE else self._names[actor]
                lines.append(Text.assemble((f"{name}: ", "bold"), (said, "dim")))
                teller = actor
        return lines

    def _score(self) -> Grid:
        """Points by source, counted by replaying the record."""
        game = self._table.game
        scores = game.scores(replay(self._table.record()))
        grid = Grid(title=self._say("play-score"))
        grid.add_column("")
        for name in self._names:
            grid.add_column(name, justify="right")
        for source in scores[0]:
            grid.add_row(self._source(source), *(str(score[source]) for score in scores))
        grid.add_section()
        sums = [str(points) for points in totals(scores)]
        grid.add_row(self._say("play-total"), *sums, style="bold")
        return grid

    def _source(self, source: str) -> str:
        key = f"score-{source}"
        return self._say(key) if self._texts.has(key) else source

    def _show_end(self) -> None:
        update = self._table.update_for(self._seat)
        self._show(update)
        self._console.print(self._score())
        places = ranks(self._table.game.standings(replay(self._table.record())))
        winners = [name for name, rank in zip(self._names, places, strict=True) if rank == 1]
        key = "play-won" if len(winners) == 1 else "play-shared"
        self._print(self._say(key, names=", ".join(winners)), "bold green")

    # Reading, writing, saving

    def _say(self, key: str, **args: str | float) -> str:
        return self._texts.format(key, **args)

    def _print(self, text: str, style: str = "") -> None:
        safe = "".join(c if is_printable(c) else "·" for c in text)
        self._console.print(Text(safe, style))

    def _ask(self, prompt: str) -> str:
        line = self._console.input(Text(f"{prompt} ", "bold cyan")).strip()
        if not sys.stdin.isatty():
            self._print(line[:_ECHOED])
        return line

    def _keep(self, path: Path | None = None) -> bool:
        """Save the record; a full disk is reported and does not end the game."""
        try:
            self._table.record().save(path or self._path)
        except OSError as error:
            for line in error_lines(self._texts, error):
                self._print(line, "red")
            return False
        return True

    def _print_farewell(self) -> None:
        key = "play-kept" if self._table.is_over else "play-resume"
        self._print(self._say(key, path=str(self._path)))
