"""Quarto for OpenSpiel: to import this module registers the game `python_quarto` (extra `openspiel`)."""

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from openquarto.environments.action_numbers import ACTIONS, number_of
from openquarto.environments.batch import PLANES
from openquarto.environments.state import state_of
from openquarto.kernel.backend import kernel
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat
from openquarto.rules.variant import Variant

NAME = "python_quarto"
# 16 gives, 16 places, a call in each of the two windows after each placement, and two looks at a full board.
LONGEST, LONGEST_AUTOMATIC = 16 * 4 + 2, 32
GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Quarto",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"traits": "cshf", "blocks": False, "automatic": False},
)


def _variant(*, traits: str = "cshf", blocks: bool = False, automatic: bool = False) -> Variant:
    flags = [f"traits={traits}", *["blocks"] * blocks, *["auto"] * automatic]
    return Variant.parse("+".join(flags))


class QuartoGame(pyspiel.Game):  # type: ignore[misc]
    """The game in one of its variants: `python_quarto(traits=cs,blocks=True,automatic=True)`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.variant = _variant(**given)
        information = pyspiel.GameInfo(
            num_distinct_actions=len(ACTIONS),
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_AUTOMATIC if self.variant.is_automatic else LONGEST,
        )
        super().__init__(GAME_TYPE, information, given)

    def new_initial_state(self) -> "QuartoState":
        """The start of a game."""
        return QuartoState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401  their type
        params: dict[str, Any] | None = None,
    ) -> "QuartoObserver | IIGObserverForPublicInfoGame":
        """What sees a state as a seat does."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return QuartoObserver(params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class QuartoState(pyspiel.State):  # type: ignore[misc]
    """A position of the rules behind the interface of OpenSpiel."""

    def __init__(self, game: QuartoGame) -> None:
        super().__init__(game)
        self.position = Position(variant=game.variant)

    def current_player(self) -> int:
        """0 for first, 1 for second."""
        if self.position.to_act is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.position.to_act is Seat.SECOND)

    def _legal_actions(self, _player: int) -> list[int]:
        return sorted(map(number_of, self.position.legal_actions))

    def _apply_action(self, action: int) -> None:
        self.position = self.position.play(ACTIONS[action])

    def _action_to_string(self, _player: int, action: int) -> str:
        return str(ACTIONS[action])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.outcome is not None

    def returns(self) -> list[float]:
        """1 for who has won, -1 for the other, 0 for a draw and while the game goes on."""
        outcome = self.position.outcome
        if outcome is None or outcome.winner is None:
            return [0.0, 0.0]
        return [1.0, -1.0] if outcome.winner is Seat.FIRST else [-1.0, 1.0]

    def __str__(self) -> str:
        position = self.position
        called = "" if position.called is None else f" #{position.called.value}"
        return f"{position}{called}{' =' * position.dones}"


class QuartoObserver:
    """The planes of a batch, and the text of the position: neither tells of a quarto."""

    def __init__(self, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"expected no parameters of the observation, got {params}")
        self.tensor: NDArray[np.float32] = np.zeros(PLANES * 16, np.float32)
        self.dict = {"observation": self.tensor.reshape(PLANES, 4, 4)}

    def set_from(self, state: QuartoState, player: int) -> None:  # noqa: ARG002  both see the same
        """Write the planes of a state."""
        planes = np.zeros(self.tensor.size, np.uint8)
        kernel.observe_batch(bytearray(state_of(state.position)), None, planes)
        self.tensor[:] = planes

    def string_from(self, state: QuartoState, player: int) -> str:  # noqa: ARG002
        """The state as text."""
        return str(state)


pyspiel.register_game(GAME_TYPE, QuartoGame)
