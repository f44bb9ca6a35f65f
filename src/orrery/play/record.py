"""The record of a game: a header, one line per entry, and the result of a finished game.
Read with every line checked against the rules, written as compact JSON Lines."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from orrery.core.action import Action, texts_of
from orrery.core.errors import (
    ActionError,
    BadOptionValue,
    IllegalAction,
    MalformedAction,
    UnknownAction,
    UnknownGameRules,
    UnknownOption,
)
from orrery.core.game import CHANCE, NOBODY, Game, State, ranks, totals
from orrery.play.errors import (
    AfterResult,
    BadJson,
    BadShape,
    EarlyResult,
    EmptyRecord,
    EntryAfterEnd,
    IllegalEntry,
    IncompleteRecord,
    MalformedEntry,
    RecordError,
    RecordGame,
    RecordOption,
    RecordOptionValue,
    RecordSeats,
    TruncatedLine,
    UnknownEntry,
    UnknownFormat,
    UnknownRules,
    WrongResult,
    WrongSeat,
)

FORMAT = "orrery-record/1"
_ENCODER = msgspec.json.Encoder()
# More than all actions of a game at all of its seats: the same lines come again in every record.
_LINES_KEPT = 1 << 16

Games = Mapping[str, Game[Any, Any]]
JsonObject = dict[str, Any]


class Entry(NamedTuple):
    """One thing that happened: the actor is a seat or CHANCE."""

    actor: int
    action: Action


class Result(msgspec.Struct, frozen=True):
    """Points and ranks of all seats at the end."""

    scores: list[int]
    ranks: list[int]


@dataclass(frozen=True)
class Record:
    """A game from its set-up to where it was left; without a result it is unfinished."""

    game: Game[Any, Any]
    seats: int
    options: Mapping[str, str]
    names: tuple[str, ...] | None
    entries: tuple[Entry, ...]
    result: Result | None

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all."""
        write_whole(Path(path), encode(self))

    def _repr_svg_(self) -> str:
        """Where the game was left, as a picture, as notebooks ask for it."""
        return replay(self)._repr_svg_()


def write_whole(target: Path, content: bytes) -> None:
    """Write a file, whole or not at all."""
    part = target.with_name(f".{target.name}.part")
    try:
        part.write_bytes(content)
        part.replace(target)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise


def result_of(game: Game[Any, Any], state: State) -> Result | None:
    """The result where the game is over."""
    if game.to_act(state) != NOBODY:
        return None
    return Result(totals(game.scores(state)), ranks(game.standings(state)))


def actor_name(actor: int) -> int | str:
    """An actor as the notation writes it."""
    return "chance" if actor == CHANCE else actor


def encode(record: Record) -> bytes:
    """The record as JSON Lines."""
    header: JsonObject = {
        "format": FORMAT,
        "game": record.game.id,
        "rules": record.game.rules,
        "seats": record.seats,
        "options": dict(record.options),
    }
    if record.names is not None:
        header["names"] = list(record.names)
    lines = [_ENCODER.encode(header)]
    lines += [_entry_line(actor, action.text) for actor, action in record.entries]
    if record.result is not None:
        lines.append(_ENCODER.encode({"result": record.result}))
    return b"\n".join([*lines, b""])


@lru_cache(maxsize=_LINES_KEPT)
def _entry_line(actor: int, text: str) -> bytes:
    return _ENCODER.encode({"seat": actor_name(actor), "do": text})


def positions(record: Record) -> Iterator[State]:
    """The position before each entry and after the last: one state, changed between the yields."""
    state = record.game.new(record.seats, record.options)
    yield state
    for entry in record.entries:
        record.game.apply(state, entry.action)
        yield state


def replay(record: Record) -> State:
    """The position after the last entry."""
    *_, last = positions(record)
    return last


def trace(record: Record) -> Iterator[str]:
    """One JSON line per position: who is to act, what is legal, what the seats would score."""
    for n, state in enumerate(positions(record)):
        yield msgspec.json.encode({"n": n, **_position(record.game, state)}).decode()


def _position(game: Game[Any, Any], state: State) -> JsonObject:
    actor = game.to_act(state)
    to_act = [] if actor == NOBODY else [actor_name(actor)]
    legal: JsonObject = {}
    if actor == CHANCE:
        outcomes = {action.text: weight for action, weight in game.chance_outcomes(state)}
        legal["chance"] = dict(sorted(outcomes.items()))
    elif actor != NOBODY:
        legal[str(actor)] = texts_of(game.legal_actions(state))
    return {"to_act": to_act, "legal": legal, "scores": totals(game.scores(state))}


def load(path: Path, games: Games) -> Record:
    """Read a record from a file."""
    return read(path.read_bytes(), games)


def read(content: bytes, games: Games) -> Record:
    """Read a record and check every line; an error names the first line that is wrong."""
    lines = content.rstrip(b"\r\n").split(b"\n")
    if not any(line.strip() for line in lines):
        raise EmptyRecord(1)
    header = _Header(_decode(lines, 0, content), games)
    reader = _Reader(header.game, header.game.new(header.seats, header.options))
    for place in range(1, len(lines)):
        reader.read(place + 1, _decode(lines, place, content))
    reader.close(len(lines) + 1)
    return Record(
        game=header.game,
        seats=header.seats,
        options=header.options,
        names=header.names,
        entries=tuple(reader.entries),
        result=reader.result,
    )


def _decode(lines: list[bytes], place: int, content: bytes) -> JsonObject:
    raw = lines[place]
    try:
        line = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        stops = "truncated" in str(error) or isinstance(error, UnicodeDecodeError)
        cut = stops and place == len(lines) - 1 and not content.endswith(b"\n")
        raise (TruncatedLine if cut else BadJson)(place + 1, _text(raw)) from None
    if not isinstance(line, dict):
        raise BadShape(place + 1, _text(raw), key="", expected="object")
    return line


def _text(raw: bytes) -> str:
    return raw[:400].decode("utf-8", "replace").strip()


def _value(line: JsonObject, number: int, key: str, kind: type) -> Any:
    value = line.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadShape(number, _text(msgspec.json.encode(line)), key=key, expected=kind.__name__)
    return value


class _Header:
    """Line 1, each part checked."""

    def __init__(self, line: JsonObject, games: Games) -> None:
        form = _value(line, 1, "format", str)
        if form != FORMAT:
            raise UnknownFormat(1, form, known=[FORMAT])
        self.game = self._game(line, games)
        self.seats = self._seats(line)
        self.options = self._options(line)
        self.names = self._names(line)

    def _game(self, line: JsonObject, games: Games) -> Game[Any, Any]:
        name = _value(line, 1, "game", str)
        if name not in games:
            raise RecordGame(1, name, known=sorted(games))
        rules = _value(line, 1, "rules", int)
        try:
            return games[name].with_rules(rules)
        except UnknownGameRules as error:
            raise UnknownRules(1, str(rules), game=name, known=error.facts["known"]) from None

    def _seats(self, line: JsonObject) -> int:
        seats: int = _value(line, 1, "seats", int)
        if seats not in self.game.seat_counts:
            known = list(self.game.seat_counts)
            raise RecordSeats(1, str(seats), game=self.game.id, known=known)
        return seats

    def _options(self, line: JsonObject) -> dict[str, str]:
        given = _value({"options": {}} | line, 1, "options", dict)
        if not all(isinstance(value, str) for value in given.values()):
            raise BadShape(1, _text(msgspec.json.encode(given)), key="options", expected="options")
        try:
            return self.game.full_options(given)
        except UnknownOption as error:
            facts = error.facts
            raise RecordOption(1, str(facts["option"]), known=facts["known"]) from None
        except BadOptionValue as error:
            facts = error.facts
            raise RecordOptionValue(
                1, str(facts["value"]), option=facts["option"], known=facts["known"]
            ) from None

    def _names(self, line: JsonObject) -> tuple[str, ...] | None:
        if line.get("names") is None:
            return None
        names = _value(line, 1, "names", list)
        if len(names) != self.seats or not all(isinstance(name, str) for name in names):
            raise BadShape(1, _text(msgspec.json.encode(names)), key="names", expected="names")
        return tuple(names)


class _Reader:
    """Follows the position while the lines after the header are read."""

    def __init__(self, game: Game[Any, Any], state: State) -> None:
        self.entries: list[Entry] = []
        self.result: Result | None = None
        self._game = game
        self._state = state

    def read(self, number: int, line: JsonObject) -> None:
        if self.result is not None:
            raise AfterResult(number, _text(msgspec.json.encode(line)))
        if "result" in line and "do" not in line:
            self._read_result(number, line)
        else:
            self._read_entry(number, line)

    def close(self, number: int) -> None:
        expected = result_of(self._game, self._state)
        if self.result is None and expected is not None:
            raise IncompleteRecord(number, expected=_json_text(expected))

    def _read_result(self, number: int, line: JsonObject) -> None:
        given = _value(line, number, "result", dict)
        text = _text(msgspec.json.encode(line))
        expected = result_of(self._game, self._state)
        if expected is None:
            raise EarlyResult(number, text, self._legal())
        if not _is_same(given, expected):
            raise WrongResult(number, text, expected=_json_text(expected))
        self.result = expected

    def _read_entry(self, number: int, line: JsonObject) -> None:
        try:
            actor = _actor_of(number, line)
            text: str = _value(line, number, "do", str)
        except BadShape as error:
            facts = error.facts
            raise BadShape(
                number, error.text, self._legal(), key=facts["key"], expected=facts["expected"]
            ) from None
        to_act = self._game.to_act(self._state)
        if to_act == NOBODY:
            raise EntryAfterEnd(number, text)
        if actor != to_act:
            raise WrongSeat(
                number, text, self._legal(), given=actor_name(actor), expected=actor_name(to_act)
            )
        try:
            action = self._game.actions.parse(text)
            self._game.apply(self._state, action)
        except ActionError as error:
            raise _REFUSALS[type(error)](number, text, self._legal()) from None
        self.entries.append(Entry(actor, action))

    def _legal(self) -> list[str]:
        return texts_of(self._game.legal_actions(self._state))


_REFUSALS: dict[type[ActionError], type[RecordError]] = {
    MalformedAction: MalformedEntry,
    UnknownAction: UnknownEntry,
    IllegalAction: IllegalEntry,
}


def _actor_of(number: int, line: JsonObject) -> int:
    if line.get("seat") == "chance":
        return CHANCE
    seat: int = _value(line, number, "seat", int)
    if seat < 0:
        raise BadShape(number, _text(msgspec.json.encode(line)), key="seat", expected="seat")
    return seat


def _is_same(given: JsonObject, expected: Result) -> bool:
    try:
        return msgspec.convert(given, Result) == expected
    except msgspec.ValidationError:
        return False


def _json_text(result: Result) -> str:
    return msgspec.json.encode(result).decode()
