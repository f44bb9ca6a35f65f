"""Plays games with a program to check that it keeps to the protocol of docs/bot-protocol.md, and
tells every breach: where it was, what was sent, what came back."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any, Final

import msgspec

from orrery.bots.bot import RandomBot
from orrery.bots.stdio import (
    SECONDS,
    BotEnded,
    BotFailure,
    BotNotStarted,
    BotSilent,
    Program,
    introduce,
)
from orrery.bots.work import Workers, run_each
from orrery.core.action import texts_of
from orrery.core.game import CHANCE, NOBODY, Game, State
from orrery.core.rng import Rng
from orrery.play.dealer import SeededDealer

GAMES: Final = 100
MOST: Final = 20
"""After so many breaches the check ends: the rest would say the same."""
# Games that are played twice, and games in which a line is said that no version knows.
_REPEATED: Final = 3
_FUTURE: Final = "future"
_EVERY: Final = 5
_SHOWN: Final = 300


class Breach(msgspec.Struct, frozen=True, kw_only=True):
    """A breach of the protocol, or what is only worth a warning: in which game (its number, and
    what gives the same game again), after how many entries, what the program was sent last, what
    came back, and the end of its standard error."""

    kind: str
    is_warning: bool = False
    number: int
    game: str
    seats: int
    seat: int
    seed: int
    entry: int
    sent: str = ""
    heard: str = ""
    said: str = ""
    seconds: float | None = None
    status: int | None = None


class CheckReport(msgspec.Struct, frozen=True, kw_only=True):
    """What a check found: in `games` games, of which the program finished so many."""

    command: str
    name: str
    games: int
    finished: int
    moves: int
    breaches: list[Breach]
    warnings: list[Breach]


@dataclass(frozen=True)
class CheckGame:
    """One game of a check, for another process."""

    command: str
    game: str
    seats: int
    seat: int
    seed: int
    number: int
    seconds: float


@dataclass(frozen=True)
class CheckedGame:
    breaches: list[Breach]
    moves: list[str]
    is_finished: bool
    name: str


class _Broken(Exception):
    """The program broke the protocol in a way that ends its game."""


class _Game:
    """A game that is being checked: the program plays one seat, chance bots the others."""

    def __init__(self, task: CheckGame, game: Game[Any, Any]) -> None:
        self._task = task
        self._game = game
        self._entry = 0
        self._sent = ""
        self.breaches: list[Breach] = []
        self.moves: list[str] = []
        self.name = ""

    def play(self) -> bool:
        """Whether the game came to its end."""
        try:
            program = Program(self._task.command)
        except BotNotStarted as failure:
            self._report("not-started", heard=str(failure.facts["problem"]))
            return False
        is_finished = self._play_with(program)
        said = program.said()
        self.breaches = [msgspec.structs.replace(breach, said=said) for breach in self.breaches]
        return is_finished

    def _play_with(self, program: Program) -> bool:
        try:
            self._begin(program)
            self._play_on(program)
        except _Broken:
            program.close()
            return False
        except BotFailure as failure:
            self._report_failure(failure)
            program.close()
            return False
        self._end(program)
        return True

    def _begin(self, program: Program) -> None:
        self._sent = "orrery 1"
        self.name = introduce(program)
        task = self._task
        told = {
            "game": self._game.id,
            "rules": self._game.rules,
            "seats": task.seats,
            "seat": task.seat,
            "options": self._game.full_options({}),
            "seed": int(Rng("check", task.seed, task.number).word()),
        }
        self._send(program, "game", told)
        if task.number % _EVERY == 0:
            self._send(program, _FUTURE, {"pass": "over"})

    def _play_on(self, program: Program) -> None:
        game, task = self._game, self._task
        state = game.new(task.seats)
        others = RandomBot(game, Rng("others", task.seed, task.number))
        dealer = SeededDealer(Rng("deal", task.seed, task.number))
        draws = 0
        while (actor := game.to_act(state)) != NOBODY:
            if actor == CHANCE:
                action = dealer.choose(game.chance_outcomes(state), draws)
                draws += 1
            elif actor == task.seat:
                action = game.actions.parse(self._ask(program, state))
            else:
                action = game.action_at(state, others.choose_number(game.count(state)))
            game.apply(state, action)
            self._entry += 1

    def _ask(self, program: Program, state: State) -> str:
        """A move that is legal; whatever else comes is a breach."""
        self._check_unasked(program)
        legal = texts_of(self._game.legal_actions(state))
        self._send(program, "view", self._game.view(state, self._task.seat))
        self._send(program, "legal", legal)
        word, text = program.receive(self._task.seconds)
        if word != "move":
            self._break("unknown-reply", f"{word} {text}")
        if text not in legal:
            self._break("illegal-move", f"{word} {text}")
        self.moves.append(text)
        return text

    def _check_unasked(self, program: Program) -> None:
        for line in program.pending():
            self._break("unasked", line)

    def _end(self, program: Program) -> None:
        """Nothing may follow the end, and the program has to end itself."""
        for line in program.pending():
            self._report("unasked", heard=line)
        self._sent = "quit"
        status, lines = program.quit()
        for line in lines[:1]:
            self._report("after-the-end", heard=line)
        if status is None:
            self._report("not-ended")
        elif status != 0:
            self._report("bad-status", status=status)

    def _send(self, program: Program, word: str, value: Any) -> None:
        program.send(word, value)
        self._sent = f"{word} {msgspec.json.encode(value).decode()}"

    def _break(self, kind: str, heard: str) -> None:
        self._report(kind, heard=heard.strip())
        raise _Broken

    def _report_failure(self, failure: BotFailure) -> None:
        facts = failure.facts
        if isinstance(failure, BotSilent):
            self._report("silent", seconds=self._task.seconds)
        elif isinstance(failure, BotEnded):
            self._report("ended", status=facts["status"])
        else:
            self._report("unknown-reply", heard=str(facts.get("heard", "")))

    def _report(self, kind: str, **found: Any) -> None:
        self.breaches.append(breach_of(self._task, kind, self._entry, sent=self._sent, **found))


def breach_of(task: CheckGame, kind: str, entry: int, **found: Any) -> Breach:
    if "heard" in found:
        found["heard"] = found["heard"][:_SHOWN]
    return Breach(
        kind=kind,
        number=task.number,
        game=task.game,
        seats=task.seats,
        seat=task.seat,
        seed=task.seed,
        entry=entry,
        **found,
    )


def check_game(task: CheckGame) -> CheckedGame:
    """Play one game of a check; the first few twice, since the same seed should give the same
    moves."""
    from orrery.games import game_named

    first = _Game(task, game_named(task.game))
    is_finished = first.play()
    breaches = list(first.breaches)
    if is_finished and task.number <= _REPEATED:
        again = _Game(task, game_named(task.game))
        if again.play() and again.moves != first.moves:
            breaches.append(_difference(task, first.moves, again.moves))
    return CheckedGame(breaches, first.moves, is_finished, first.name)


def _difference(task: CheckGame, first: Sequence[str], second: Sequence[str]) -> Breach:
    pairs = list(zip(first, second, strict=False))
    place = next((at for at, (one, other) in enumerate(pairs) if one != other), len(pairs))
    one, other = (moves[place] if place < len(moves) else "" for moves in (first, second))
    heard = f"move {one} / move {other}"
    return breach_of(task, "not-repeatable", place, is_warning=True, heard=heard)


def check_tasks(
    command: str,
    games: Sequence[Game[Any, Any]],
    seat_counts: Sequence[int],
    count: int,
    seed: int,
    seconds: float = SECONDS,
) -> list[CheckGame]:
    """Games of a check: all of these, with every number of seats, from every seat, in turn."""
    settings = [
        (game.id, seats) for seats in seat_counts for game in games if seats in game.seat_counts
    ]
    return [
        CheckGame(
            command=command,
            game=game_id,
            seats=seats,
            seat=(at // len(settings)) % seats,
            seed=seed,
            number=at + 1,
            seconds=seconds,
        )
        for at, (game_id, seats) in enumerate(islice(cycle(settings), count))
    ]


def check_bot(
    tasks: Sequence[CheckGame],
    workers: Workers,
    progress: Callable[[int, int], None],
    most: int = MOST,
) -> CheckReport:
    """Play the games of a check until all are played or there are too many breaches."""
    results: dict[int, CheckedGame] = {}
    for number, result in _until_enough(run_each(tasks, check_game, workers), most):
        results[number] = result
        progress(len(results), len(tasks))
    played = [results[number] for number in sorted(results)]
    found = [breach for game in played for breach in game.breaches]
    return CheckReport(
        command=tasks[0].command,
        name=next((game.name for game in played if game.name), ""),
        games=len(played),
        finished=sum(game.is_finished for game in played),
        moves=sum(len(game.moves) for game in played),
        breaches=[breach for breach in found if not breach.is_warning],
        warnings=[breach for breach in found if breach.is_warning],
    )


def _until_enough(
    results: Iterator[tuple[int, CheckedGame]], most: int
) -> Iterator[tuple[int, CheckedGame]]:
    breaches = 0
    for number, result in results:
        yield number, result
        breaches += len(result.breaches)
        if breaches >= most:
            return
