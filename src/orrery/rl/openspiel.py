"""Every registered game as a game of OpenSpiel, registered when this module is imported.

game = pyspiel.load_game("python_orrery_cosmos(players=3)")
"""

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
import pyspiel

from orrery.core.game import CHANCE, NOBODY, Game, State
from orrery.games import GAMES, game_of, reference_to
from orrery.play.observation import LoggedEntry, advance
from orrery.rl.arrays import encode_state, split
from orrery.rl.episode import encoding_of
from orrery.rl.returns import returns_of

# Points are nowhere limited by the rules; no game comes near.
MOST_POINTS = 1000.0


def name_of(game: Game[Any, Any]) -> str:
    return f"python_orrery_{game.id}"


def parameters_of(game: Game[Any, Any]) -> dict[str, Any]:
    """What can be set, with its default. OpenSpiel wants names without hyphens."""
    options = {name.replace("-", "_"): values[0] for name, values in game.options.items()}
    return {"players": min(game.seat_counts), "returns": "rank", **options}


def type_of(game: Game[Any, Any], returns: str) -> Any:
    by_rank = returns == "rank"
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Orrery {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if by_rank else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters_of(game),
    )


def info_of(game: Game[Any, Any], seats: int, returns: str) -> Any:
    by_rank = returns == "rank"
    size = game.actions.size
    return pyspiel.GameInfo(
        num_distinct_actions=size,
        max_chance_outcomes=size,
        num_players=seats,
        min_utility=-1.0 if by_rank else -MOST_POINTS,
        max_utility=1.0 if by_rank else MOST_POINTS,
        utility_sum=0.0 if by_rank else None,
        max_game_length=game.longest,
    )


class OrreryGame(pyspiel.Game):  # type: ignore[misc]
    """The rules of one game for OpenSpiel."""

    def __init__(self, game: Game[Any, Any], params: Mapping[str, Any] | None = None) -> None:
        given = {**parameters_of(game), **(params or {})}
        self.rules = game
        self.seats: int = given["players"]
        self.by: Any = given["returns"]
        self.options = {name: given[name.replace("-", "_")] for name in game.options}
        game.new(self.seats, self.options)
        super().__init__(
            type_of(game, self.by), info_of(game, self.seats, self.by), dict(params or {})
        )

    def new_initial_state(self) -> "OrreryState":
        return OrreryState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "OrreryObserver":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return OrreryObserver(self.rules, kind, params)


class Position:
    """A position and the entries that led to it: copied quickly, pickled by its entries."""

    def __init__(self, game: Game[Any, Any], seats: int, options: Mapping[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.state: State = game.new(seats, options)
        self.entries: list[LoggedEntry] = []

    def act(self, index: int) -> None:
        found = self.game.actions[index]
        self.entries.append(advance(self.game, self.state, found))

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        clone = Position.__new__(Position)
        clone.game, clone.seats, clone.options = self.game, self.seats, self.options
        clone.state = self.state.copy()
        clone.entries = self.entries[:]
        return clone

    def __reduce__(self) -> tuple[Any, ...]:
        played = [int(entry.action.index) for entry in self.entries]
        return _replay, (reference_to(self.game), self.seats, dict(self.options), played)


def _replay(reference: str, seats: int, options: dict[str, str], played: list[int]) -> Position:
    position = Position(game_of(reference), seats, options)
    for index in played:
        position.act(index)
    return position


class OrreryState(pyspiel.State):  # type: ignore[misc]
    """A position for OpenSpiel. Actions and outcomes of chance go by their index."""

    def __init__(self, game: OrreryGame) -> None:
        super().__init__(game)
        self.by = game.by
        self.position = Position(game.rules, game.seats, game.options)

    def current_player(self) -> int:
        actor = int(self.position.game.to_act(self.position.state))
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if actor == NOBODY else actor

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002
        position = self.position
        return sorted(int(a.index) for a in position.game.legal_actions(position.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.game.chance_outcomes(self.position.state)
        total = sum(weight for _, weight in outcomes)
        return sorted((int(action.index), weight / total) for action, weight in outcomes)

    def _apply_action(self, action: int) -> None:
        self.position.act(action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002
        return self.position.game.actions[action].text

    def is_terminal(self) -> bool:
        return int(self.position.game.to_act(self.position.state)) == NOBODY

    def returns(self) -> list[float]:
        position = self.position
        if not self.is_terminal():
            return [0.0] * int(position.state.seats)
        return returns_of(position.game, position.state, self.by)

    def __str__(self) -> str:
        return str(self.position.state)


class OrreryObserver:
    """What one player may know: the encoding as a tensor; the view, or with perfect recall every
    entry the player was shown, as a string."""

    def __init__(
        self, game: Game[Any, Any], kind: Any, params: Mapping[str, Any] | None = None
    ) -> None:
        if params:
            raise ValueError(f"an observer of {game.id} takes no parameters; given: {params}.")
        self.game = game
        self.perfect_recall = bool(kind.perfect_recall)
        self.tensor: Any = np.zeros(encoding_of(game).size, np.float32)
        self.dict: dict[str, Any] = split(game, self.tensor)

    def set_from(self, state: OrreryState, player: int) -> None:
        self.tensor[:] = encode_state(self.game, state.position.state, player)

    def string_from(self, state: OrreryState, player: int) -> str:
        position = state.position
        if not self.perfect_recall:
            return msgspec.json.encode(self.game.view(position.state, player)).decode()
        seen = (entry.redact(player) for entry in position.entries)
        lines = [f"{entry.actor} {'?' if entry.text is None else entry.text}" for entry in seen]
        return "\n".join([f"player {player} of {position.state.seats}", *lines])


def register() -> None:
    known = set(pyspiel.registered_names())
    for game in GAMES.values():
        if game.encoding() is not None and name_of(game) not in known:
            pyspiel.register_game(type_of(game, "rank"), _maker(game))


def _maker(game: Game[Any, Any]) -> type[OrreryGame]:
    """A class of its own for each game: OpenSpiel makes them from their parameters alone."""

    class RegisteredGame(OrreryGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return RegisteredGame


register()
