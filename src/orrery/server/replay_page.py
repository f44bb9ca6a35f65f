"""A record as one page that replays it in any browser, without a server or any other host: the
screen's own replay, with the positions of the game packed into the page."""

import base64
import gzip
import hashlib
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

import msgspec

from orrery.bots import BOTS
from orrery.core.errors import OrreryError
from orrery.core.events import Event, redact
from orrery.core.game import CHANCE, NOBODY, SPECTATOR
from orrery.play.observation import LoggedEntry, advance
from orrery.play.record import Record
from orrery.server.protocol.bodies import (
    Log,
    LogStep,
    Me,
    Replay,
    Seat,
    TableDescription,
)
from orrery.server.tables.replays import replay_message

FOLDER: Final = Path(__file__).parent / "screen" / "replay"
_TABLE: Final = "record"
_PAGE: Final = """<!doctype html>
<html lang="en" data-theme="dark">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="{policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="dark light" />
    <title>{title}</title>
    <style>{style}</style>
  </head>
  <body>
    <div id="app"></div>
    <script type="text/plain" id="record">{record}</script>
    <script>{script}</script>
  </body>
</html>
"""
# Nothing from anywhere; only this script and this style. The painters are workers made of the
# script, and what they paint is shown as data.
_POLICY: Final = (
    "default-src 'none'; script-src '{script}'; style-src '{style}'; img-src data: blob:; "
    "font-src data:; worker-src blob: data:; base-uri 'none'; form-action 'none'"
)


class NoReplayPage(OrreryError):
    """The screen was not built with this installation."""

    code = "no-replay-page"


class NoSuchSeatOfRecord(OrreryError):
    code = "export-seat"


class SeenGame(msgspec.Struct, frozen=True):
    """A game as one viewer may know it: its log, and the position after each step."""

    log: Log
    frames: list[Replay]


class PagePart(msgspec.Struct, frozen=True):
    """What the page answers in place of a server."""

    table: TableDescription
    me: Me
    content: dict[str, Any]
    seen: dict[str, SeenGame]


class _Step(msgspec.Struct):
    """An action with the draws that follow it, or the draws before the first one."""

    entries: list[LoggedEntry]
    events: list[Event]


def page_of(record: Record, seat: int | None = None) -> bytes:
    """The page. A finished record shows every hand, an unfinished one what everybody may see; with
    a seat either shows what that seat saw."""
    if seat is not None and not 0 <= seat < record.seats:
        raise NoSuchSeatOfRecord(seat=seat, last=record.seats - 1)
    part = _part(record, seat)
    # Always the same bytes for the same record.
    packed = gzip.compress(msgspec.json.encode(part), 9, mtime=0)
    script = _read("replay.js").replace("</script", "<\\/script")
    style = _read("replay.css")
    return _PAGE.format(
        policy=_POLICY.format(script=_digest(script), style=_digest(style)),
        title=escape(f"Orrery · {record.game.id}"),
        style=style,
        script=script,
        record=base64.b64encode(packed).decode(),
    ).encode()


def _read(name: str) -> str:
    try:
        return (FOLDER / name).read_text("utf-8")
    except FileNotFoundError:
        raise NoReplayPage from None


def _digest(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def _part(record: Record, seat: int | None) -> PagePart:
    shows_all = record.result is not None and seat is None
    viewers = range(record.seats) if shows_all else [SPECTATOR if seat is None else seat]
    own = "viewer" if seat is not None else ""
    return PagePart(
        table=_describe(record, seat, own, shows_all=shows_all),
        me=Me(id=own, name="", language="en"),
        content=record.game.content(),
        seen={str(viewer): _see(record, viewer) for viewer in viewers},
    )


def _describe(record: Record, seat: int | None, own: str, *, shows_all: bool) -> TableDescription:
    """The table of the record. Only that of a finished game lets its reader look from any seat."""
    names = record.names or ("",) * record.seats
    return TableDescription(
        id=_TABLE,
        game=record.game.id,
        rules=record.game.rules,
        status="finished" if shows_all else "running",
        host="",
        seats=[
            _seat(place, name, own if place == seat else "") for place, name in enumerate(names)
        ],
        options=dict(record.options),
        clock=None,
        undo="strict",
        public=False,
        grace=0,
        patience=1,
        overdue=0,
        quick=False,
        starts_full=False,
        created=0,
        updated=0,
        points=[],
        version=len(record.entries),
        to_act=None,
        result=record.result if shows_all else None,
        deal=None,
        origin=None,
        next=None,
        muted=[],
        closed=None,
    )


def _seat(seat: int, name: str, player: str) -> Seat:
    is_bot = name in BOTS and not player
    return Seat(
        seat=seat,
        kind="bot" if is_bot else "person",
        name="" if is_bot else name,
        player=player or None,
        bot=name if is_bot else None,
        connected=True,
        away=False,
        stand_in=None,
        missed=0,
        gone=False,
        wants_end=False,
        has_nonce=False,
        overdue=False,
        wants_stand_in=False,
        bot_trouble=None,
        reserved=None,
        owner=None,
    )


def _see(record: Record, viewer: int) -> SeenGame:
    """The game through the eyes of one viewer."""
    game, length = record.game, len(record.entries)
    state = game.new(record.seats, record.options)
    steps: list[LogStep] = []
    frames: list[Replay] = []
    step = _Step([], [])
    for position, entry in enumerate(record.entries, 1):
        events: list[Event] = []
        logged = advance(game, state, entry.action, events)
        step.entries.append(logged)
        step.events += events
        if position < length and game.to_act(state) in (CHANCE, NOBODY):
            continue
        steps.append(_log_step(step, position, viewer))
        frames.append(replay_message(game, state, viewer, (position, length), logged, events))
        step = _Step([], [])
    log = Log(seat=viewer, since=0, length=length, version=length, steps=steps)
    return SeenGame(log, frames)


def _log_step(step: _Step, position: int, viewer: int) -> LogStep:
    seen: Sequence[Event] = [redact(event, viewer) for event in step.events]
    return LogStep(
        position=position,
        entries=[entry.redact(viewer) for entry in step.entries],
        events=list(seen),
    )
