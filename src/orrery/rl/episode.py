"""One game under way for learning programs: chance is dealt by a seed, what is legal stands in a
mask, and what a seat may know is written into given buffers."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.strings import BytesWriter, write_i32_le
from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.bots import bot_named
from orrery.bots.bot import BlindBot, Bot
from orrery.core.action import Action, texts_of
from orrery.core.errors import IllegalAction
from orrery.core.game import CHANCE, NOBODY, Encoding, Game, State
from orrery.core.rng import Rng
from orrery.games import game_of, reference_to
from orrery.rl.history import HIDDEN, History

# How a step of a learner ended.
GOING_ON: Final = 0
OVER: Final = 1
ILLEGAL: Final = 2

# Who made a remembered entry, beside 1 for the seat itself, 2 for the next clockwise and so on.
BY_CHANCE: Final = -1
NO_ENTRY: Final = 0

_NOT_BEGUN: Final = -1


class NoEncoding(ValueError):
    """The game offers no encoding."""


def encoding_of(game: Game[Any, Any]) -> Encoding[Any]:
    encoding = game.encoding()
    if encoding is None:
        raise NoEncoding(
            f"{game.id} has no encoding; it declares one by `encoding()`, see docs/encodings.md."
        )
    return encoding


class Episode:
    """A game from its first entry to its last; `begin` starts another one. It remembers the last
    `recall` entries for those who want to be told of them. A copy plays the same game again as far
    as it has come."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: Mapping[str, str] | None = None,
        recall: int = 0,
    ) -> None:
        if recall < 0:
            raise ValueError(f"recall={recall}: so many entries cannot be remembered.")
        self.game = game
        self.encoding: Encoding[Any] = encoding_of(game)
        self.seats: i64 = seats
        self.recall: i64 = recall
        self.options: dict[str, str] = game.full_options(options or {})
        self.state: State = game.new(seats, self.options)
        self.actor: i64 = NOBODY
        self._rng = Rng()
        self._seed = _NOT_BEGUN
        self._acts: vec[i64] = vec[i64]()
        self._is_marked = False
        self._mask = BytesWriter()
        self._mask.write(bytes(game.actions.size))
        self._out = BytesWriter()
        self._history = History()

    def begin(self, seed: int) -> None:
        """Start anew; the same seed deals the same."""
        self._unmark()
        self.state = self.game.new(self.seats, self.options)
        self._rng = Rng("episode", seed)
        self._seed = seed
        self._acts = vec[i64]()
        self._history = History()
        self._deal()

    def is_legal(self, index: i64) -> bool:
        """Whether the seat to act may do the action with this index."""
        self._mark()
        return 0 <= index < len(self._mask) and self._mask[index] != 0

    def act(self, index: i64) -> None:
        """Do an action of the seat to act, and whatever chance brings after it."""
        if not self.is_legal(index):
            legal = self.game.legal_actions(self.state)
            raise IllegalAction(_text_of(self.game, index), texts_of(legal))
        self._unmark()
        self._acts = append(self._acts, index)
        self._advance(self.game.actions[index])
        self._deal()

    def observation(self, seat: i64) -> bytes:
        """What a seat may know, as 32-bit floats."""
        out = self._out
        out.truncate(0)
        self.encoding.write(self.state, seat, out)
        return out.getvalue()

    def mask(self, seat: i64) -> bytes:
        """A byte for each index: 1 where the seat may do the action now."""
        if seat != self.actor:
            return bytes(len(self._mask))
        self._mark()
        return self._mask.getvalue()

    def remembered(self, seat: i64) -> bytes:
        """The last entries, the latest at the end, as pairs of 32-bit integers: who made it, and
        its index, HIDDEN from a seat that may not read it."""
        out = BytesWriter()
        history = self._history
        entries = history.size()
        for entry in range(entries - self.recall, entries):
            if entry < 0:
                write_i32_le(out, NO_ENTRY)
                write_i32_le(out, HIDDEN)
                continue
            actor = history.actors[entry]
            who = BY_CHANCE if actor == CHANCE else 1 + (actor - seat) % self.seats
            write_i32_le(out, int(who))
            write_i32_le(out, int(history.read(entry, seat)))
        return out.getvalue()

    def __reduce__(self) -> tuple[Any, ...]:
        return _replay, (self._settings(), self._seed, self._played())

    def _settings(self) -> tuple[str, int, dict[str, str], int]:
        return reference_to(self.game), int(self.seats), self.options, int(self.recall)

    def _played(self) -> list[int]:
        return [int(index) for index in self._acts]

    def _advance(self, action: Action) -> None:
        if self.recall > 0:
            audience = self.game.audience(self.state, action)
            self._history.add(self.game.to_act(self.state), action.index, audience)
        self.game.advance(self.state, action)

    def _deal(self) -> None:
        """Let chance act until a seat is to act or the game is over."""
        game, state = self.game, self.state
        actor = game.to_act(state)
        while actor == CHANCE:
            self._advance(game.draw(state, self._rng))
            actor = game.to_act(state)
        self.actor = actor

    def _mark(self) -> None:
        if not self._is_marked and self.actor >= 0:
            self.game.mark_legal(self.state, self._mask, 1)
            self._is_marked = True

    def _unmark(self) -> None:
        if self._is_marked:
            self.game.mark_legal(self.state, self._mask, 0)
            self._is_marked = False


def _text_of(game: Game[Any, Any], index: int) -> str:
    return game.actions[index].text if 0 <= index < game.actions.size else str(index)


class SoloEpisode(Episode):
    """An episode of one learner; bots play the other seats, each from its own view. They sit down
    after the learner, in the order in which they are named."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        opponents: Sequence[str],
        options: Mapping[str, str] | None = None,
        recall: int = 0,
    ) -> None:
        super().__init__(game, seats, options, recall)
        self.learner: i64 = 0
        self.opponents = tuple(opponents)
        self._bots: list[Bot] = []

    def begin_as(self, learner: int, seed: int) -> None:
        """Start anew up to the first decision of the learner, who sits here."""
        self.learner = learner
        # By their order around the table, from the learner on, who needs no bot.
        self._bots = [
            bot_named(name, self.game, Rng("bot", seed, place))
            for place, name in enumerate(self.opponents)
        ]
        self.begin(seed)
        self._play_others()

    def step(self, index: i64) -> i64:
        """Do an action of the learner and what the others do after it; how that ended."""
        if not self.is_legal(index):
            return ILLEGAL
        self.act(index)
        self._play_others()
        return OVER if self.actor == NOBODY else GOING_ON

    def write_into(self, observations: memoryview, masks: memoryview, row: i64) -> None:
        """Write the learner's observation and mask into a row of two buffers of bytes."""
        size = len(self._mask)
        width = 4 * self.encoding.size
        observations[row * width : (row + 1) * width] = self.observation(self.learner)
        masks[row * size : (row + 1) * size] = self.mask(self.learner)

    def __reduce__(self) -> tuple[Any, ...]:
        learner = int(self.learner)
        return _replay_solo, (self._settings(), self.opponents, learner, self._seed, self._played())

    def _play_others(self) -> None:
        game, state = self.game, self.state
        while self.actor != self.learner and self.actor != NOBODY:  # noqa: PLR1714 - compiled
            bot = self._bots[(self.actor - self.learner - 1) % self.seats]
            if isinstance(bot, BlindBot):
                action = game.action_at(state, bot.choose_number(game.count(state)))
            else:
                legal = list(game.legal_actions(state))
                action = bot.choose(game.view(state, self.actor), legal)
            self._unmark()
            self._advance(action)
            self._deal()


def _replay(
    settings: tuple[str, int, dict[str, str], int], seed: int, played: list[int]
) -> Episode:
    reference, seats, options, recall = settings
    episode = Episode(game_of(reference), seats, options, recall)
    if seed != _NOT_BEGUN:
        episode.begin(seed)
    for index in played:
        episode.act(index)
    return episode


def _replay_solo(
    settings: tuple[str, int, dict[str, str], int],
    opponents: tuple[str, ...],
    learner: int,
    seed: int,
    played: list[int],
) -> SoloEpisode:
    reference, seats, options, recall = settings
    episode = SoloEpisode(game_of(reference), seats, opponents, options, recall)
    if seed != _NOT_BEGUN:
        episode.begin_as(learner, seed)
    for index in played:
        episode.step(index)
    return episode


def step_all(
    episodes: list[SoloEpisode],
    actions: list[int],
    is_new: list[bool],
    observations: memoryview,
    masks: memoryview,
) -> list[int]:
    """One step of many learners; how each ended. A game that has just begun is left alone."""
    ended: list[int] = []
    for row, episode in enumerate(episodes):
        if is_new[row]:
            ended.append(GOING_ON)
            continue
        end = episode.step(actions[row])
        if end != ILLEGAL:
            episode.write_into(observations, masks, row)
        ended.append(end)
    return ended
