"""Positions for the screen of a game: of played games for its tests, of its lesson."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from orrery.bots.greedy import GreedyBot
from orrery.core.events import Event, redact
from orrery.core.game import CHANCE, NOBODY, SPECTATOR, Game, draw_outcome
from orrery.core.rng import Rng

Position = dict[str, Any]
LEARNER = 0


class Played(NamedTuple):
    """A game to record: by the greedy bot, or at random."""

    seats: int
    bot: str
    options: Mapping[str, str] = {}


def write_positions(
    game: Game[Any, Any],
    folder: Path,
    games: Sequence[Played],
    shows: Callable[[Position], set[str]],
    going_on: int,
) -> None:
    """Writes the positions that show something no earlier one did, and the content. At random a
    turn is ended only once in `going_on` choices, so that much happens."""
    seen: set[str] = set()
    kept: list[Position] = []
    for number, played in enumerate(games):
        for position in _positions(game, number, played, going_on):
            if not shows(position) <= seen:
                seen |= shows(position)
                kept.append(position)
    _write(folder / "positions.json", kept)
    (folder / "content.json").write_bytes(msgspec.json.encode(game.content()) + b"\n")


def _positions(
    game: Game[Any, Any], number: int, played: Played, going_on: int
) -> Iterator[Position]:
    """Every decision of a game as its actor sees it, with the events since the decision before."""
    rng = Rng("screen", number)
    state = game.new(played.seats, played.options)
    bot = GreedyBot(game, rng)
    events: list[Event] = []
    while True:
        actor = int(game.to_act(state))
        if actor == CHANCE:
            game.apply(state, draw_outcome(game.chance_outcomes(state), rng), events)
            continue
        viewer = SPECTATOR if actor == NOBODY else actor
        yield {"game": f"{played.bot}-{number}", "seat": viewer} | _seen(
            game, state, viewer, events
        )
        if actor == NOBODY:
            return
        events = []
        legal = game.legal_actions(state)
        is_greedy = played.bot == "greedy"
        action = (
            bot.choose(game.view(state, viewer), legal)
            if is_greedy
            else _random(legal, rng, going_on)
        )
        game.apply(state, action, events)


def _random(legal: list[Any], rng: Rng, going_on: int) -> Any:
    unended = [action for action in legal if not action.ends_turn]
    pool = unended if unended and rng.below(going_on) else legal
    return pool[rng.below(len(pool))]


class Chapter(NamedTuple):
    """A part of a lesson: a position, what the learner does from there, and what chance and others
    do after an action of theirs."""

    state: Any
    turns: Sequence[str]
    answers: Mapping[str, Sequence[str]]


def dealt(game: Game[Any, Any], deal: Sequence[str]) -> Any:
    """The position after a deal for two."""
    state = game.new(2)
    for text in deal:
        game.apply(state, game.actions.parse(text))
    return state


def write_lesson(game: Game[Any, Any], path: Path, *chapters: Chapter) -> None:
    """Writes the positions before the first and after each action of the learner."""
    _write(path, [frame for chapter in chapters for frame in _frames(game, chapter)])


def _frames(game: Game[Any, Any], chapter: Chapter) -> Iterator[Position]:
    state = chapter.state
    yield _seen(game, state, LEARNER, [])
    for text in chapter.turns:
        events: list[Event] = []
        for entry in (text, *chapter.answers.get(text, ())):
            game.apply(state, game.actions.parse(entry), events)
        if game.to_act(state) == CHANCE:
            raise ValueError(f"{text} needs a draw")
        yield _seen(game, state, LEARNER, events)


def _seen(game: Game[Any, Any], state: Any, viewer: int, events: Sequence[Event]) -> Position:
    """What an update of the server would bring, as plain data."""
    is_own = game.to_act(state) == viewer
    seen = {
        "view": game.view(state, viewer),
        "facts": game.facts(state, viewer),
        "legal": sorted(action.text for action in game.legal_actions(state)) if is_own else [],
        "events": [redact(event, viewer) for event in events],
    }
    plain: Position = msgspec.to_builtins(seen)
    return plain


def _write(path: Path, positions: Sequence[Position]) -> None:
    path.write_bytes(b"[\n" + b",\n".join(map(msgspec.json.encode, positions)) + b"\n]\n")
