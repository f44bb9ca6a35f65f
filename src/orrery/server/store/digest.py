"""One number for a whole game: its set-up, its line of play, and every position it went through."""

import hashlib
from collections.abc import Sequence
from dataclasses import replace

import msgspec

from orrery.play.errors import RecordGame, UnknownRules
from orrery.play.record import Entry, Games, Record, encode, read, trace
from orrery.play.verifiable import Deal, verify
from orrery.server.store.errors import DigestDiffers, GapInLog, UnknownTable
from orrery.server.store.rows import StoredEntry, StoredTable, surviving
from orrery.server.store.store import Store


def digest_of(record: Record) -> str:
    """The digest of a record; the names of the players are no part of it."""
    total = hashlib.sha256(encode(replace(record, names=None)))
    for line in trace(record):
        total.update(line.encode())
    return total.hexdigest()


def record_of(table: StoredTable, line: Sequence[StoredEntry], games: Games) -> Record:
    """The record of a stored table, every entry and its result checked against the rules."""
    if table.game not in games:
        raise RecordGame(1, table.game, known=sorted(games))
    game = games[table.game]
    if table.rules != game.rules:
        raise UnknownRules(1, str(table.rules), game=game.id, known=[game.rules])
    bare = Record(
        game=game,
        seats=table.seats,
        options=game.full_options(table.options),
        names=None,
        entries=tuple(Entry(actor, game.actions.parse(text)) for actor, text in line),
        result=None,
    )
    return read(encode(bare) + _result_line(table), games)


def deal_of(table: StoredTable) -> Deal:
    """How a table was dealt; while the game is running the seed stays sealed."""
    return Deal(
        commitment=table.commitment,
        nonces=table.nonces,
        seed=table.seed if table.status == "finished" else "",
        given=table.given,
    )


async def verify_table(store: Store, table_id: str, games: Games) -> bool:
    """Replay a stored game: every entry legal, its result, its digest and its deal as stored.
    True where the game is finished; errors say what does not fit."""
    table = await store.table(table_id)
    if table is None:
        raise UnknownTable(table=table_id)
    log = await store.log(table_id)
    for place, logged in enumerate(log):
        if logged.version != place + 1:
            raise GapInLog(table=table_id, version=place + 1)
    record = record_of(table, surviving(log), games)
    if table.status != "finished":
        return False
    found = digest_of(record)
    if found != table.digest:
        raise DigestDiffers(table=table_id, expected=table.digest, found=found)
    if table.seed:
        verify(record, deal_of(table))
    return True


def _result_line(table: StoredTable) -> bytes:
    return b"" if table.result is None else msgspec.json.encode({"result": table.result}) + b"\n"
