"""The search of a level: a player of ours chooses, and hears when its time is over."""

import time
from hashlib import sha256

from openquarto.engine.exact_search import Tell
from openquarto.engine.info import Info
from openquarto.engine.levels import whole_turn
from openquarto.engine.limits import Limits
from openquarto.engine.option import Choices
from openquarto.kernel import BoundedSolver, Solver, Stop
from openquarto.notation.turn import token_text
from openquarto.players.perfect import PerfectPlayer
from openquarto.players.player import Player
from openquarto.players.roster import player_of
from openquarto.players.turn_class import safe_turn
from openquarto.rules.action import Action
from openquarto.rules.game import Game
from openquarto.rules.position import Position


class LevelSearch:
    """One turn of a level. Before the player has chosen, `turn` is the best that it knows, or a safe one."""

    def __init__(self, position: Position, limits: Limits, choices: Choices, tell: Tell) -> None:
        self.stop = Stop()
        self._position = position
        self._choices = choices
        self._tell = tell
        self._nodes = limits.node_limit(position)
        self._began = time.monotonic()
        self._chosen = safe_turn(position).actions
        self._player: Player | None = None  # as long as it thinks

    @property
    def turn(self) -> str:
        """The answer, if it has to be given now."""
        player = self._player
        so_far = player.best_so_far if isinstance(player, PerfectPlayer) else None
        return self._token(so_far or self._chosen)

    def run(self, solver: Solver) -> None:
        """Let the player choose its whole turn."""
        bounded = BoundedSolver(solver, self.stop, self._nodes)
        self._player = player_of(self._choices.level, seed=self._seed(), solver=bounded)
        self._chosen = whole_turn(self._player, self._position)
        self._player = None
        seconds, nodes = time.monotonic() - self._began, self.stop.progress.nodes
        speed = int(nodes / max(seconds, 0.001))
        self._tell(Info(depth=0, nodes=nodes, nps=speed, time=int(seconds * 1000), pv=(self.turn,)))

    def _token(self, actions: tuple[Action, ...]) -> str:
        return token_text(Game.of(self._position), actions)[1]

    def _seed(self) -> int | None:
        """Another one for each position: with the same one a level would err in every turn alike."""
        if not self._choices.seed:
            return None
        return int.from_bytes(sha256(f"{self._choices.seed} {self._position}".encode()).digest()[:8])
