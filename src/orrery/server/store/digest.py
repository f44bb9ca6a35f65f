"""The digest of a whole game: its set-up, its line of play, and every position it went through."""

import hashlib
from collections.abc import Sequence
from dataclasses import replace

import msgspec

from orrery.play.errors import RecordGame
from orrery.play.record import Entry, Games, Record, encode, read, trace
from orrery.play.verifiable import Deal, verify
from orrery.server.store.errors import DigestDiffers, GapInLog, UnknownTable
from orrery.server.store.rows import StoredEntry, StoredTable, line_of_play
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
    game = games[table.game].with_rules(table.rules)
    bare = Record(
        game=game,
        seats=table.seats,
        options=game.full_options(table.options),
        names=None,
        entries=tuple(Entry(actor, game.actions.parse(text)) for actor, text in line),
        result=None,
    )
    return read(encode(bare) + _result_line(table), games)


def deal_of(table: StoredTable, *, with_seed: bool = False) -> Deal:
    """How a table was dealt; the seed stays secret while the game is running."""
    is_open = with_seed or table.status == "finished"
    return Deal(
        commitment=table.commitment,
        nonces=table.nonces,
        seed=table.seed if is_open else "",
        given=table.given,
        scheme=table.scheme,
    )


async def verify_table(store: Store, table_id: str, games: Games) -> bool:
    """Replay a stored game: every entry legal, its result, its digest and its deal as stored.
    The deal of a running game is drawn again from its secret seed. True where the game is
    finished; errors say what does not fit."""
    table = await store.table(table_id)
    if table is None:
        raise UnknownTable(table=table_id)
    log = await store.log(table_id)
    for place, step in enumerate(log):
        if step.version != place + 1:
            raise GapInLog(table=table_id, version=place + 1)
    record = record_of(table, line_of_play(log), games)
    if table.seed:
        verify(record, deal_of(table, with_seed=True))
    if table.status != "finished":
        return False
    found = digest_of(record)
    if found != table.digest:
        raise DigestDiffers(table=table_id, expected=table.digest, found=found)
    return True


def _result_line(table: StoredTable) -> bytes:
    return b"" if table.result is None else msgspec.json.encode({"result": table.result}) + b"\n"
