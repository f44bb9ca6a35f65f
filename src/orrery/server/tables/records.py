"""The records of tables as JSON Lines: of a finished game all of it, of a running one what a guest
may see."""

from collections.abc import Sequence
from typing import Any

import msgspec

from orrery.games import game_named
from orrery.play.record import FORMAT, Entry, Record, Result, actor_name
from orrery.play.verifiable import encode_with_deal
from orrery.server.store import Guest, StoredStep, StoredTable, line_of_play
from orrery.server.store.digest import deal_of
from orrery.server.tables.game import LiveGame
from orrery.server.tables.live_table import LiveTable
from orrery.server.tables.seating import player_names
from orrery.server.tables.table_row import players_of


def record_for(live: LiveTable, guest: Guest) -> bytes:
    """The record of a game as far as a guest may see it."""
    viewer = live.viewer_of(guest)
    game = live.game_for(guest, "see-record", viewer)
    if game.is_over:
        return encode_with_deal(game.record(), deal_of(live.row))
    return visible_record(game, viewer)


def visible_record(game: LiveGame, viewer: int) -> bytes:
    """The record of a running game, with hidden texts left out."""
    header: dict[str, Any] = {
        "format": FORMAT,
        "game": game.game.id,
        "rules": game.game.rules,
        "seats": game.seats,
        "options": game.options,
        "names": game.names,
        "seen_by": viewer,
    }
    entries = game.entries_for(viewer)
    lines = [header, *({"seat": actor_name(e.actor), "do": e.text} for e in entries)]
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def finished_record(row: StoredTable, log: Sequence[StoredStep]) -> bytes:
    """The record of a finished game from what is stored, without playing it again."""
    game = game_named(row.game, row.rules)
    line = line_of_play(list(log))
    record = Record(
        game=game,
        seats=row.seats,
        options=game.full_options(row.options),
        names=player_names(players_of(row)),
        entries=tuple(Entry(entry.actor, game.actions.parse(entry.text)) for entry in line),
        result=msgspec.convert(row.result, Result),
    )
    return encode_with_deal(record, deal_of(row))
