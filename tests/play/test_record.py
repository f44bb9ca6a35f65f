"""The record: how it is written, and which line of a wrong one is named, with what was legal."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from orrery.play import errors
from orrery.play.record import Record, encode, load, read, replay, trace
from tests.play.games import GAMES, play_random
from tests.toy.toy import TOY

RECORD = play_random(names=["Ada", "Bo"])
LINES = encode(RECORD).decode().splitlines()
FIRST_SEAT_LINE = 1 + next(n for n, line in enumerate(LINES) if '"seat":0' in line)

HEADER = (
    '{"format":"orrery-record/1","game":"comets","rules":1,"seats":2,'
    '"options":{"goal":"turned"},"names":["Ada","Bo"]}'
)


def with_line(number: int, line: str) -> bytes:
    lines = [*LINES]
    lines[number - 1] = line
    return "\n".join([*lines, ""]).encode()


def with_header(**changes: object) -> bytes:
    header = json.loads(HEADER) | changes
    kept = {key: value for key, value in header.items() if value is not ...}
    return with_line(1, json.dumps(kept))


def error_of(content: bytes) -> errors.RecordError:
    with pytest.raises(errors.RecordError) as refusal:
        read(content, GAMES)
    return refusal.value


def test_the_lines_are_compact_json_in_the_order_of_the_notation() -> None:
    assert LINES[0] == HEADER
    assert LINES[1].startswith('{"seat":"chance","do":"goal ')
    assert LINES[FIRST_SEAT_LINE - 1].startswith('{"seat":0,"do":"')
    assert LINES[-1].startswith('{"result":{"scores":[')
    assert ',"ranks":[' in LINES[-1]
    assert encode(RECORD).endswith(b"}}\n")


def test_names_may_be_left_out_and_options_have_defaults() -> None:
    record = read(with_header(names=..., options=...), GAMES)
    assert record.names is None
    assert record.options == {"goal": "turned"}
    assert b"names" not in encode(record)


def test_unknown_keys_are_ignored() -> None:
    entry = json.loads(LINES[1]) | {"clock": 12, "note": {"deep": [1]}}
    lines = [with_header(event="club night").decode().splitlines()[0], json.dumps(entry)]
    assert len(read("\n".join([*lines, *LINES[2:]]).encode(), GAMES).entries) == len(RECORD.entries)


@pytest.mark.parametrize("ending", ["", "\n", "\r\n", "\n\n"])
def test_the_end_of_the_file_may_have_a_newline_or_not(ending: str) -> None:
    assert read(("\n".join(LINES) + ending).encode(), GAMES) == RECORD


def test_windows_line_ends_are_read() -> None:
    assert read("\r\n".join(LINES).encode(), GAMES) == RECORD


def test_names_keep_every_character() -> None:
    record = play_random(names=["Zoë \u2028 Łucja", '"\\'])
    assert read(encode(record), GAMES) == record


HEADERS: list[tuple[dict[str, object], type[errors.RecordError], str]] = [
    ({"format": "orrery-record/2"}, errors.UnknownFormat, "orrery-record/2"),
    ({"game": "chess"}, errors.RecordGame, "chess"),
    ({"rules": 2}, errors.UnknownRules, "2"),
    ({"seats": 4}, errors.RecordSeats, "4"),
    ({"seats": -1}, errors.RecordSeats, "-1"),
    ({"options": {"edition": "pl"}}, errors.RecordOption, "edition"),
    ({"options": {"goal": "two"}}, errors.RecordOptionValue, "two"),
]


@pytest.mark.parametrize(("changes", "error", "text"), HEADERS)
def test_a_header_this_program_does_not_know_is_refused_with_what_it_knows(
    changes: dict[str, object], error: type[errors.RecordError], text: str
) -> None:
    refusal = error_of(with_header(**changes))
    assert type(refusal) is error
    assert (refusal.line, refusal.text) == (1, text)
    assert refusal.facts["known"]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("format", ...),
        ("format", 1),
        ("game", ...),
        ("game", ["comets"]),
        ("rules", ...),
        ("rules", "1"),
        ("rules", True),
        ("seats", ...),
        ("seats", 2.0),
        ("seats", None),
        ("options", "goal"),
        ("options", {"goal": 7}),
        ("options", {"goal": None}),
        ("names", "Ada"),
        ("names", ["Ada"]),
        ("names", ["Ada", 7]),
    ],
)
def test_a_header_of_the_wrong_shape_names_the_key(key: str, value: object) -> None:
    refusal = error_of(with_header(**{key: value}))
    assert type(refusal) is errors.BadShape
    assert (refusal.line, refusal.facts["key"]) == (1, key)


@pytest.mark.parametrize("content", [b"", b"\n", b"  \n\n"])
def test_an_empty_file_is_refused(content: bytes) -> None:
    assert type(error_of(content)) is errors.EmptyRecord


@pytest.mark.parametrize(
    "line",
    ["", "{", "not json", '{"seat":0,}', '{"seat":0}{"seat":1}', "[" * 100_000, '"\ud800"'],
)
def test_a_line_that_is_not_json_is_named(line: str) -> None:
    content = with_line(3, "X").replace(b"X", line.encode("utf-8", "surrogatepass"), 1)
    refusal = error_of(content)
    assert type(refusal) is errors.BadJson
    assert refusal.line == 3


def test_bytes_that_are_not_utf_8_are_named() -> None:
    refusal = error_of(with_line(3, '{"seat":0,"do":"?"}').replace(b"?", b"\xff\xfe"))
    assert (type(refusal), refusal.line) == (errors.BadJson, 3)


def test_a_file_cut_anywhere_is_a_prefix_or_names_the_cut_line() -> None:
    content = encode(RECORD)
    for size in range(1, len(content) - 1):
        cut = content[:size]
        whole = cut.decode().rstrip("\n") == "\n".join(LINES[: len(cut.splitlines())])
        if not whole:
            refusal = error_of(cut)
            assert (type(refusal), refusal.line) == (errors.TruncatedLine, len(cut.splitlines()))
        elif len(cut.splitlines()) < len(LINES) - 1:
            assert read(cut, GAMES).result is None
        else:
            assert type(error_of(cut)) is errors.IncompleteRecord


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("7", ""),
        ("[]", ""),
        ('{"result":7}', "result"),
    ],
)
def test_a_line_that_is_no_entry_names_the_key(line: str, key: str) -> None:
    refusal = error_of(with_line(4, line))
    assert type(refusal) is errors.BadShape
    assert (refusal.line, refusal.facts["key"]) == (4, key)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("{}", "seat"),
        ('{"do":"wait"}', "seat"),
        ('{"seat":0}', "do"),
        ('{"seat":"Ada","do":"wait"}', "seat"),
        ('{"seat":-1,"do":"wait"}', "seat"),
        ('{"seat":true,"do":"wait"}', "seat"),
        ('{"seat":0,"do":7}', "do"),
    ],
)
def test_an_entry_of_the_wrong_shape_names_the_key_and_what_was_legal(line: str, key: str) -> None:
    refusal = error_of(with_line(4, line))
    assert type(refusal) is errors.BadShape
    assert (refusal.line, refusal.facts["key"]) == (4, key)
    assert list(refusal.legal) == legal_at(4)


def legal_at(line: int) -> list[str]:
    before = json.loads(list(trace(RECORD))[line - 2])
    return [text for texts in before["legal"].values() for text in texts]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", errors.MalformedEntry),
        ("draw ", errors.MalformedEntry),
        ("draw  two", errors.MalformedEntry),
        ("dräw", errors.MalformedEntry),
        ("Draw", errors.UnknownEntry),
        ("launch dust-6", errors.UnknownEntry),
        ("comet dust-1", errors.IllegalEntry),
    ],
)
def test_a_wrong_text_is_named_with_what_was_legal(
    text: str, error: type[errors.RecordError]
) -> None:
    line = json.dumps({"seat": 0, "do": text})
    refusal = error_of(with_line(FIRST_SEAT_LINE, line))
    assert type(refusal) is error
    assert (refusal.line, refusal.text) == (FIRST_SEAT_LINE, text)
    assert list(refusal.legal) == legal_at(FIRST_SEAT_LINE)


def test_a_draw_that_is_not_possible_is_refused() -> None:
    refusal = error_of(with_line(4, LINES[2]))
    assert (type(refusal), refusal.line) == (errors.IllegalEntry, 4)
    assert list(refusal.legal) == legal_at(4)


@pytest.mark.parametrize("seat", [1, 7, "chance"])
def test_an_entry_of_another_actor_is_refused(seat: int | str) -> None:
    refusal = error_of(with_line(FIRST_SEAT_LINE, json.dumps({"seat": seat, "do": "wait"})))
    assert (type(refusal), refusal.line) == (errors.WrongSeat, FIRST_SEAT_LINE)
    assert (refusal.facts["given"], refusal.facts["expected"]) == (seat, 0)


@pytest.mark.parametrize("text", ["x" * 1_000_000, "launch " * 150_000, "☄" * 1_000_000])
def test_a_hostile_text_of_a_megabyte_gets_a_short_answer(text: str) -> None:
    refusal = error_of(with_line(FIRST_SEAT_LINE, json.dumps({"seat": 0, "do": text})))
    assert type(refusal) is errors.MalformedEntry
    assert len(str(refusal)) < 1000


@pytest.mark.parametrize("key", ["format", "game"])
def test_a_hostile_header_gets_a_short_answer(key: str) -> None:
    assert len(str(error_of(with_header(**{key: "x" * 1_000_000})))) < 1000


@pytest.mark.parametrize(
    "options", [{"x" * 1_000_000: "y"}, {"goal": "x" * 1_000_000}, {"goal": ["x"] * 100_000}]
)
def test_hostile_options_get_a_short_answer(options: dict[str, object]) -> None:
    assert len(str(error_of(with_header(options=options)))) < 1000


def test_a_result_before_the_end_is_refused() -> None:
    refusal = error_of("\n".join([*LINES[:-2], LINES[-1]]).encode())
    assert (type(refusal), refusal.line) == (errors.EarlyResult, len(LINES) - 1)
    assert list(refusal.legal) == legal_at(len(LINES) - 1)


@pytest.mark.parametrize(
    "change",
    [
        lambda result: result["scores"].reverse(),
        lambda result: result["ranks"].append(3),
        lambda result: result.pop("ranks"),
        lambda result: result.update(ranks=[rank == 1 or rank for rank in result["ranks"]]),
    ],
)
def test_a_wrong_result_is_refused_with_the_right_one(
    change: Callable[[dict[str, list[int]]], object],
) -> None:
    result = json.loads(LINES[-1])["result"]
    change(result)
    refusal = error_of(with_line(len(LINES), json.dumps({"result": result})))
    assert (type(refusal), refusal.line) == (errors.WrongResult, len(LINES))
    assert json.loads(str(refusal.facts["expected"])) == json.loads(LINES[-1])["result"]


@pytest.mark.parametrize("line", [LINES[-1], LINES[-2], "{}"])
def test_nothing_may_follow_the_result(line: str) -> None:
    refusal = error_of("\n".join([*LINES, line]).encode())
    assert (type(refusal), refusal.line) == (errors.AfterResult, len(LINES) + 1)


def test_a_finished_game_without_its_result_is_incomplete() -> None:
    refusal = error_of("\n".join(LINES[:-1]).encode())
    assert (type(refusal), refusal.line) == (errors.IncompleteRecord, len(LINES))


def test_an_entry_after_the_end_is_refused() -> None:
    refusal = error_of(with_line(len(LINES), '{"seat":0,"do":"wait"}'))
    assert (type(refusal), refusal.line) == (errors.EntryAfterEnd, len(LINES))


def test_the_trace_shows_weights_and_scores() -> None:
    first = (
        '{"n":0,"to_act":["chance"],"legal":{"chance":{"goal dust":1,"goal ice":1,"goal iron":1}}'
    )
    lines = list(trace(RECORD))
    assert lines[0] == first + ',"scores":[0,0]}'
    assert lines[-1].startswith(f'{{"n":{len(RECORD.entries)},"to_act":[],"legal":{{}}')


def test_replay_gives_the_last_position() -> None:
    assert RECORD.result is not None
    scores = [sum(score.values()) for score in TOY.scores(replay(RECORD))]  # type: ignore[arg-type]
    assert scores == RECORD.result.scores


def test_saving_writes_a_whole_file_and_nothing_else(tmp_path: Path) -> None:
    RECORD.save(tmp_path / "game.jsonl")
    assert load(tmp_path / "game.jsonl", GAMES) == RECORD
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_save_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("old")

    def broken(self: Path, target: Path) -> Path:
        raise OSError(28, "disk full")

    monkeypatch.setattr(Path, "replace", broken)
    with pytest.raises(OSError, match="disk full"):
        RECORD.save(path)
    assert path.read_text() == "old"
    assert [each.name for each in tmp_path.iterdir()] == ["game.jsonl"]


def test_an_unfinished_record_has_no_result() -> None:
    prefix = Record(TOY, 2, RECORD.options, None, RECORD.entries[:5], None)
    assert b"result" not in encode(prefix)
    assert read(encode(prefix), GAMES) == prefix
