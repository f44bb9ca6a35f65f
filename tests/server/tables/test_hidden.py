"""Nobody sees what is hidden: two games that differ only in what a viewer never saw, and every
byte the server would send that viewer."""

from collections.abc import Callable

import msgspec
import pytest

from orrery.core.events import Event
from orrery.core.game import CHANCE, NOBODY, SPECTATOR
from orrery.core.rng import Rng
from orrery.games import GAMES, game_named
from orrery.play.record import Entry
from orrery.play.table import Refusal
from orrery.server.protocol import messages
from orrery.server.store import StoredTable
from orrery.server.tables.game import HistoryStep, LiveGame
from orrery.server.tables.live_table import refusal_message
from orrery.server.tables.records import visible_record
from tests.contract.worlds import World, _same_move

MOVES = 90
SEATS = 3
PROBES = ("", "no such action", "x" * 90, "end", "collect", "draw", "end pass")


def twins(game_id: str, viewer: int, number: int) -> tuple[LiveGame, LiveGame]:
    """The same moves in two worlds that were dealt differently out of the viewer's sight."""
    game = game_named(game_id)
    rng = Rng("server swap", game_id, viewer, number)
    worlds = (World(game, game.new(SEATS), viewer), World(game, game.new(SEATS), viewer))
    played: tuple[list[Entry], list[Entry]] = ([], [])
    kept = 0
    for place in range(MOVES):
        actor = game.to_act(worlds[0].state)
        if actor != CHANCE:
            kept = place
        pair = None if actor == NOBODY else _same_move(*worlds, rng)
        if pair is None:
            break
        for world, entries, action in zip(worlds, played, pair, strict=True):
            entries.append(Entry(actor, action))
            world.do(action)
    ours, theirs = (loaded(game_id, entries[:kept]) for entries in played)
    return ours, theirs


def loaded(game_id: str, entries: list[Entry]) -> LiveGame:
    game = game_named(game_id)
    row = StoredTable(
        id="t",
        game=game_id,
        rules=game.rules,
        seats=SEATS,
        options=game.full_options({}),
        players=[{"kind": "person", "name": name} for name in "abc"],
        seed=bytes(32).hex(),
        nonces=["", "", ""],
    )
    return LiveGame(row, entries)


def received(live: LiveGame, viewer: int) -> list[bytes]:
    """Everything a viewer can get: updates, log, record, replays, refusals."""
    sent = [messages.encode(live.message_for(viewer, None, whole=whole)) for whole in (True, False)]
    sent.append(msgspec.json.encode(live.log_for(viewer, 0)))
    sent.append(visible_record(live, viewer))
    places = range(0, live.position + 1, 7)
    sent += [msgspec.json.encode(live.replay_for(viewer, place)) for place in places]
    for probe in PROBES:
        judged = live.consider(viewer, probe, live.version)
        if isinstance(judged, Refusal):
            sent.append(messages.encode(refusal_message("probe", judged)))
    return sent


def differences(game_id: str, games: int) -> int:
    """How many of these games tell any viewer the worlds apart."""
    found = 0
    for number in range(games):
        for viewer in (0, SPECTATOR):
            ours, theirs = twins(game_id, viewer, number)
            found += received(ours, viewer) != received(theirs, viewer)
    return found


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_every_byte_is_the_same_whatever_is_hidden(game_id: str) -> None:
    ours, theirs = twins(game_id, SPECTATOR, 0)
    assert ours.record() != theirs.record(), "the worlds do not differ"
    assert ours.position > 20
    assert differences(game_id, 4) == 0


def open_log(live: LiveGame, _viewer: int, since: int) -> object:
    return [[entry.action.text for entry in past.entries] for past in live.history[since:]]


def open_events(past: HistoryStep, position: int, _viewer: int) -> list[Event]:
    return [*past.events]


def telling_scores(live: LiveGame) -> list[dict[str, int]]:
    return [{"hidden": sum(len(entry.action.text) * entry.action.index for entry in live.log)}]


@pytest.mark.parametrize(
    ("name", "leak"),
    [("log_for", open_log), ("scores", telling_scores)],
)
def test_a_planted_leak_is_caught(
    name: str, leak: Callable[..., object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LiveGame, name, leak)
    assert differences("exoplanets", 2) > 0


def test_events_that_forget_who_may_see_them_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.server.tables.game._log_step", open_events)
    assert differences("exoplanets", 2) > 0
