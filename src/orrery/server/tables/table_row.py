"""The stored row of a table as typed values: its terms, its players, and its description."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from orrery.play.record import Result
from orrery.play.table import UndoPolicy
from orrery.server.access.moderation import moderation_of
from orrery.server.protocol.bodies import BotTrouble, Clock, Origin, TableDescription
from orrery.server.store import StoredEntry, StoredTable
from orrery.server.store.digest import deal_of
from orrery.server.tables.clocks import StoredClocks
from orrery.server.tables.seating import Player, describe_seat


class Terms(Struct, frozen=True, kw_only=True):
    """The terms a table was created with, and at the last commit whose turn it was, the points of
    the seats and what was left on the clocks. Entries that are `taken_over` from another game wait
    here for the start. `expired` says that it was closed because nobody touched it,
    `welcomes_bots` that bot accounts may sit down uninvited."""

    clock: Clock | None = None
    undo: UndoPolicy = "strict"
    grace: int = 120
    origin: Origin | None = None
    to_act: int | None = None
    points: list[int] = []
    patience: int = 3
    overdue: int = 600
    is_quick: bool = False
    starts_full: bool = False
    clocks: StoredClocks | None = None
    taken_over: list[StoredEntry] = []
    expired: bool = False
    welcomes_bots: bool = False


def terms_of(row: StoredTable) -> Terms:
    return msgspec.convert(row.settings, Terms)


def players_of(row: StoredTable) -> list[Player]:
    return msgspec.convert(row.players, list[Player])


def to_json(value: Struct) -> dict[str, Any]:
    """A struct in the form in which it is stored."""
    fields: dict[str, Any] = msgspec.to_builtins(value)
    return fields


def players_to_json(players: Sequence[Player]) -> list[dict[str, Any]]:
    return [to_json(player) for player in players]


def _nobody(_: int) -> bool:
    return False


def _no_trouble(_: int) -> None:
    return None


def describe_table(
    row: StoredTable,
    is_connected: Callable[[int], bool] = _nobody,
    is_away: Callable[[int], bool] = _nobody,
    is_overdue: Callable[[int], bool] = _nobody,
    trouble_of: Callable[[int], BotTrouble | None] = _no_trouble,
) -> TableDescription:
    """A table as everyone with its link sees it."""
    terms, moderation = terms_of(row), moderation_of(row)
    return TableDescription(
        id=row.id,
        game=row.game,
        rules=row.rules,
        status=row.status,
        host=row.host,
        seats=[
            describe_seat(
                seat,
                player,
                connected=is_connected(seat),
                away=is_away(seat),
                overdue=is_overdue(seat),
                trouble=trouble_of(seat),
                patience=terms.patience,
            )
            for seat, player in enumerate(players_of(row))
        ],
        options=row.options,
        clock=terms.clock,
        undo=terms.undo,
        public=row.is_public,
        grace=terms.grace,
        patience=terms.patience,
        overdue=terms.overdue,
        quick=terms.is_quick,
        starts_full=terms.starts_full,
        created=row.created,
        updated=row.updated,
        version=row.version,
        to_act=terms.to_act if row.status == "running" else None,
        points=terms.points,
        result=None if row.result is None else msgspec.convert(row.result, Result),
        deal=deal_of(row),
        origin=terms.origin,
        next=row.next_table or None,
        muted=list(moderation.muted),
        closed=moderation.closed,
        expired=terms.expired,
        welcomes_bots=terms.welcomes_bots,
    )
