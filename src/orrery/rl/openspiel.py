"""Every registered game as a game of OpenSpiel, registered when this module is imported.

game = pyspiel.load_game("python_orrery_cosmos(players=3)")
"""

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
import pyspiel

from orrery.core.game import CHANCE, NOBODY, Game
from orrery.games import GAMES
from orrery.rl.arrays import split
from orrery.rl.episode import encoding_of
from orrery.rl.position import begin
from orrery.rl.returns import check_returns, returns_of

# Points are nowhere limited by the rules; no game comes near.
MOST_POINTS = 1000.0
_PLAYERS = {
    CHANCE: int(pyspiel.PlayerId.CHANCE),
    NOBODY: int(pyspiel.PlayerId.TERMINAL),
}


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
        check_returns(self.by)
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


class OrreryState(pyspiel.State):  # type: ignore[misc]
    """A position for OpenSpiel. Actions and outcomes of chance go by their index. What programs ask
    at every step is answered here: the same questions put to the base class lead through C++, which
    asks Python several times for each, and copies an observation float by float."""

    def __init__(self, game: OrreryGame) -> None:
        super().__init__(game)
        self.by = game.by
        self.position = begin(game.rules, game.seats, game.options)

    def current_player(self) -> int:
        return _PLAYERS.get(self.position.actor, self.position.actor)

    def is_terminal(self) -> bool:
        return self.position.is_over

    def is_chance_node(self) -> bool:
        return self.position.is_up_to_chance

    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is None or player == self.position.actor:
            return self.position.legal()
        found: list[int] = super().legal_actions(player)
        return found

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.outcomes()

    def _apply_action(self, action: int) -> None:
        self.position.act(action)

    def observation_tensor(self, player: int | None = None) -> list[Any]:
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self.position.state.seats:
            raise ValueError(f"an observation is that of a player; {seat} is none.")
        return self.position.floats(seat)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002
        return self.position.game.actions[action].text

    def returns(self) -> list[float]:
        position = self.position
        if not position.is_over:
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
        self.tensor[:] = np.frombuffer(state.position.observation(player), np.float32)

    def string_from(self, state: OrreryState, player: int) -> str:
        position = state.position
        if not self.perfect_recall:
            return msgspec.json.encode(self.game.view(position.state, player)).decode()
        head = f"player {player} of {position.state.seats}"
        return "\n".join([head, *position.told(player)])


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
