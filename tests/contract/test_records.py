"""A record replays to the same positions, and any prefix of it is a record."""

import msgspec

from orrery.bots.arena import play_game
from orrery.bots.bot import RandomBot
from orrery.play.dealer import SeededDealer
from orrery.play.record import Record, encode, read, replay, trace
from tests.contract.cases import DEAR, Case, each_case, fingerprint


def play_random(case: Case, number: int) -> Record:
    bots = [RandomBot(case.game, case.rng(number)) for _ in range(case.seats)]
    dealer = SeededDealer(case.rng(-number))
    return play_game(case.game, case.seats, case.options(number), bots, dealer)


@each_case
def test_a_record_comes_back_as_it_was_written(case: Case) -> None:
    games = {case.game.id: case.game}
    for number in range(DEAR):
        record = play_random(case, number)
        again = read(encode(record), games)
        assert again == record
        assert encode(again) == encode(record)
        assert fingerprint(case.game, replay(again)) == fingerprint(case.game, replay(record))


@each_case
def test_any_prefix_is_a_record(case: Case) -> None:
    games = {case.game.id: case.game}
    record = play_random(case, 0)
    lines = encode(record).splitlines(keepends=True)
    for length in range(1, len(record.entries), 29):
        prefix = read(b"".join(lines[:length]), games)
        assert len(prefix.entries) == length - 1
        assert prefix.result is None


@each_case
def test_a_trace_has_a_line_for_every_position(case: Case) -> None:
    record = play_random(case, 1)
    lines = [msgspec.json.decode(line) for line in trace(record)]
    assert [line["n"] for line in lines] == list(range(len(record.entries) + 1))
    for line, entry in zip(lines, record.entries, strict=False):
        actor = "chance" if entry.actor < 0 else entry.actor
        assert line["to_act"] == [actor]
        legal = list(line["legal"][str(actor)])
        assert entry.action.text in legal
        assert legal == sorted(legal)
    assert record.result is not None
    assert lines[-1] == {
        "n": len(record.entries),
        "to_act": [],
        "legal": {},
        "scores": record.result.scores,
    }
