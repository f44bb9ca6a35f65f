"""What this process knows of one table: its row and, once it has started, its game and clocks. All
of it follows from the store, and it changes only after a commit. It does no input or output."""

from collections.abc import Sequence
from typing import Any

import msgspec

from orrery.core.game import State
from orrery.games import game_named
from orrery.play.table import Step
from orrery.server.access.moderation import moderation_of
from orrery.server.errors import NotStarted
from orrery.server.protocol import messages
from orrery.server.store import Delta, StoredStep, StoredTable, TableChanges
from orrery.server.tables import table_row
from orrery.server.tables.clocks import SeatClocks, StoredClocks
from orrery.server.tables.game import LiveGame
from orrery.server.tables.seating import (
    Player,
    after_action,
    player_names,
    seats_by_guest,
    without_wishes,
)


class TableState:
    """The row with its players and terms, the game and the clocks."""

    def __init__(self, row: StoredTable, steps: Sequence[StoredStep], at: int) -> None:
        game_named(row.game, row.rules)
        self.row = row
        self.players = table_row.players_of(row)
        self._seats = seats_by_guest(self.players)
        self.terms = table_row.terms_of(row)
        self.moderation = moderation_of(row)
        self.game: LiveGame | None = None
        self.clocks: SeatClocks | None = None
        self._resumed: StoredClocks | None = None
        if steps:
            self.start_game(LiveGame.load(row, steps), at)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> int:
        return 0 if self.game is None else self.game.version

    def require_game(self) -> LiveGame:
        if self.game is None:
            raise NotStarted(table=self.id)
        return self.game

    def seats_of(self, guest_id: str) -> Sequence[int]:
        return self._seats.get(guest_id, ())

    def seat_to_act(self) -> int | None:
        """The seat to act; None before the start and after the end, whatever kind of end."""
        if self.game is None or self.row.status == "abandoned":
            return None
        return self.game.seat_to_act()

    def continues_in(self, delta: Delta) -> bool:
        """Whether the store goes on from what is known here. Not so after a restored backup, even
        if the game was played on since."""
        latest = None if self.game is None else self.game.latest
        if delta.row.revision < self.row.revision:
            return False
        return latest is None or _is_same(latest, delta.steps[:1])

    def adopt_row(self, row: StoredTable) -> None:
        before, self.row = self.row, row
        if row.players is not before.players:
            self.players = table_row.players_of(row)
            self._seats = seats_by_guest(self.players)
            if self.game is not None:
                self.game.names = player_names(self.players)
        if row.moderation is not before.moderation:
            self.moderation = moderation_of(row)
        if row.settings is not before.settings:
            self.terms = table_row.terms_of(row)

    def adopt_changes(self, changes: TableChanges) -> None:
        """The row with changes that were committed."""
        if changes:
            fields: dict[str, Any] = {**changes, "revision": self.row.revision + 1}
            self.adopt_row(msgspec.structs.replace(self.row, **fields))

    # The next position

    def players_after(self, step: Step) -> list[Player]:
        """The players once a step is adopted."""
        if step.taken_back:
            return self.players
        players = without_wishes(self.players)
        players[step.actor] = after_action(players[step.actor], ends_turn=self._ends_turn(step))
        return players

    def _ends_turn(self, step: Step) -> bool:
        is_other = self.require_game().seat_to_act(step.after) != step.actor
        return is_other or any(entry.action.ends_turn for entry in step.entries)

    def clocks_after(self, step: Step, players: list[Player], at: int) -> SeatClocks | None:
        """The clocks once a step is adopted."""
        game = self.require_game()
        seat = game.seat_to_act(step.after)
        clocks = self.clocks_with(players, seat, at)
        if clocks is None or self.terms.clock is None:
            return None
        count = game.acts_after if self.terms.clock.kind == "move" else game.standing_after
        for each in range(len(players)):
            clocks.credit(each, count(step, each))
        if seat is not None and players[seat].missed and self._begins_turn(step):
            clocks.refresh(seat)
        return clocks

    def _begins_turn(self, step: Step) -> bool:
        return not step.taken_back and self._ends_turn(step)

    def clocks_with(
        self, players: Sequence[Player], to_act: int | None, at: int
    ) -> SeatClocks | None:
        """The clocks with these players: the clock of a person who is to act runs."""
        if self.terms.clock is None or self.clocks is None:
            return None
        clocks = SeatClocks(self.terms.clock, len(players), self.clocks.stored(at))
        clocks.start(self._clocked_seat(players, to_act), at)
        return clocks

    def setting_changes(
        self, clocks: SeatClocks | None, at: int, after: State | None = None
    ) -> TableChanges:
        """How the row changes with what is left on the clocks and, `after` a step, with the turn
        and the points."""
        stored = None if clocks is None else clocks.stored(at)
        terms = msgspec.structs.replace(self.terms, clocks=stored)
        if after is not None:
            terms = self.require_game().terms_at(terms, after)
        return {} if terms == self.terms else {"settings": table_row.to_json(terms)}

    def player_changes(self, players: list[Player]) -> TableChanges:
        if players == self.players:
            return {}
        return {"players": table_row.players_to_json(players)}

    def start_game(self, game: LiveGame, at: int) -> None:
        self.game = game
        self.resume_clocks(at)

    # Clocks

    def adopt_clocks(self, clocks: SeatClocks | None) -> None:
        """The clocks that were stored with the latest change."""
        self.clocks = clocks
        self._resumed = self.terms.clocks

    def resume_clocks(self, at: int) -> None:
        """Go on from what another process stored, or what was stored before a restart. The time in
        which no server was running is charged to nobody."""
        if self.terms.clock is None or self.game is None:
            return
        seat = self._clocked_seat(self.players, self.seat_to_act())
        if self.clocks is None or self.terms.clocks != self._resumed:
            self.clocks = SeatClocks(self.terms.clock, len(self.players), self.terms.clocks)
            self.clocks.start(seat, at)
        elif self.clocks.running != seat:
            self.clocks.stop(at)
            self.clocks.start(seat, at)
        self._resumed = self.terms.clocks

    def clock_times(self, at: int) -> messages.Clocks | None:
        return None if self.clocks is None else self.clocks.times(at)

    @property
    def is_clock_running(self) -> bool:
        return self.clocks is not None and self.clocks.running is not None

    def _clocked_seat(self, players: Sequence[Player], to_act: int | None) -> int | None:
        """The seat to act, if a person plays it who is not gone."""
        if to_act is None or players[to_act].bot:
            return None
        return None if players[to_act].is_gone(self.terms.patience) else to_act


def _is_same(known: StoredStep, found: Sequence[StoredStep]) -> bool:
    return [(known.version, known.command, known.at)] == [
        (step.version, step.command, step.at) for step in found
    ]
