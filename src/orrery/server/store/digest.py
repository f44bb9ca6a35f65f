"""One number for a whole game: its set-up, its line of play, and every position it went through."""

import hashlib
from collections.abc import Sequence
from dataclasses import replace

import msgspec

from orrery.play.record import Entry, Games, Record, encode, read, trace
from orrery.server.store.rows import StoredEntry, StoredTable


def digest_of(record: Record) -> str:
    """The digest of a record; the names of the players are no part of it."""
    total = hashlib.sha256(encode(replace(record, names=None)))
    for line in trace(record):
        total.update(line.encode())
    return total.hexdigest()


def record_of(table: StoredTable, line: Sequence[StoredEntry], games: Games) -> Record:
    """The record of a stored table, every entry and its result checked against the rules."""
    game = games[table.game]
    bare = Record(
        game=game,
        seats=table.seats,
        options=game.full_options(table.options),
        names=None,
        entries=tuple(Entry(actor, game.actions.parse(text)) for actor, text in line),
        result=None,
    )
    return read(encode(bare) + _result_line(table), games)


def _result_line(table: StoredTable) -> bytes:
    return b"" if table.result is None else msgspec.json.encode({"result": table.result}) + b"\n"
