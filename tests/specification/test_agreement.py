"""A second implementation, written from the documents, agrees with the engine on every position."""

import gzip
import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest

from orrery.core.game import CHANCE, NOBODY, Game, draw_outcome, ranks, totals
from orrery.core.rng import Rng
from orrery.games import GAMES
from tests.specification.cosmos import SecondCosmos
from tests.specification.exoplanets import SecondExoplanets
from tests.specification.second import SecondGame

Item = TypeVar("Item")

RECORDS = Path(__file__).resolve().parents[1] / "records"
TRACED = sorted(RECORDS.glob("*/*.trace.jsonl.gz"))
PLAYED = max(8, int(os.environ.get("ORRERY_GAMES", "500")) // 20)
# Verbs a seat avoids while it can, game by game, so that turns are long and rare positions come up.
AVOIDED = (("end",), ("end", "set", "buy", "use"), ("end", "move", "claim"), ())


def second(game: str, seats: int, options: Mapping[str, str]) -> SecondGame:
    return SecondCosmos(seats, options) if game == "cosmos" else SecondExoplanets(seats)


def position(playing: SecondGame) -> dict[str, Any]:
    """The position as a line of a trace gives it, without its number."""
    question = playing.question
    if question is None:
        return {"to_act": [], "legal": {}, "scores": playing.scores()}
    is_chance = question.actor == "chance"
    legal = dict(question.options) if is_chance else sorted(question.options)
    return {
        "to_act": [question.actor],
        "legal": {str(question.actor): legal},
        "scores": playing.scores(),
    }


@pytest.mark.parametrize("path", TRACED, ids=lambda path: path.name.removesuffix(".trace.jsonl.gz"))
def test_every_position_of_a_record_follows_from_the_specification(path: Path) -> None:
    record = path.with_name(path.name.replace(".trace.jsonl.gz", ".jsonl"))
    header, *entries, result = map(json.loads, record.read_text("utf-8").splitlines())
    playing = second(header["game"], header["seats"], header["options"])
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for number, line in enumerate(lines):
            assert {"n": number, **position(playing)} == json.loads(line)
            if number < len(entries):
                playing.answer(entries[number]["do"])
    assert result["result"] == {"scores": playing.scores(), "ranks": playing.ranks()}


def choose(items: Sequence[Item], rng: Rng) -> Item:
    return items[rng.below(len(items))]


def engine_position(game: Game[Any, Any], state: Any) -> dict[str, Any]:
    actor = game.to_act(state)
    scores = totals(game.scores(state))
    if actor == NOBODY:
        return {"to_act": [], "legal": {}, "scores": scores}
    if actor == CHANCE:
        weights = {action.text: weight for action, weight in game.chance_outcomes(state)}
        return {"to_act": ["chance"], "legal": {"chance": weights}, "scores": scores}
    legal = sorted(action.text for action in game.legal_actions(state))
    return {"to_act": [actor], "legal": {str(actor): legal}, "scores": scores}


@pytest.mark.parametrize("number", range(PLAYED))
@pytest.mark.parametrize("name", ["cosmos", "exoplanets"])
def test_random_games_follow_from_the_specification(name: str, number: int) -> None:
    game, rng = GAMES[name], Rng("second", number)
    seats = game.seat_counts[number % 3]
    options = {option: choose(values, rng) for option, values in game.options.items()}
    avoided = AVOIDED[number % len(AVOIDED)]
    state, playing = game.new(seats, options), second(name, seats, options)
    while True:
        expected = engine_position(game, state)
        assert position(playing) == expected
        if not expected["to_act"]:
            break
        if game.to_act(state) == CHANCE:
            action = draw_outcome(game.chance_outcomes(state), rng)
        else:
            legal = game.legal_actions(state)
            wanted = [action for action in legal if not action.text.startswith(avoided)]
            action = choose(wanted or legal, rng)
        game.apply(state, action)
        playing.answer(action.text)
    assert ranks(game.standings(state)) == playing.ranks()
