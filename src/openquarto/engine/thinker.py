"""Choosing a turn under limits: by the exact solver as far as it comes in time, or by a player."""

import time
from collections.abc import Callable

from openquarto.engine.info import Info
from openquarto.engine.levels import EXACT, whole_turn
from openquarto.engine.limits import Limits
from openquarto.engine.option import Choices
from openquarto.engine.prospects import Prospect, best_first, first_turn, prospects
from openquarto.kernel import Solver, Stop, Stopped
from openquarto.notation.turn import token_text
from openquarto.players.roster import player_of
from openquarto.rules.game import Game
from openquarto.rules.position import Position
from openquarto.rules.value import Value

FIRST_SLICE, GROWTH = 2_000, 8  # nodes for each turn in the first pass, and how much more in each later one
WHOLE_SHARE = 4  # slices for the position itself, which is solved sooner than all its turns
PV_LEFT, PV_LINES = 9, 8  # with so few empty squares, and for so many lines, best play to the end is told

Tell = Callable[[Info], None]


def node_limit(position: Position, limits: Limits) -> int | None:
    """The nodes that limits allow: a depth that does not reach the end of the game stands for 4^depth."""
    given = [] if limits.nodes is None else [limits.nodes]
    if limits.depth is not None and limits.depth < 16 - position.placed:
        given.append(4**limits.depth)
    return min(given, default=None)


class Thought:
    """One search. `turn` is at any time the best that is known, and playable from the first moment on."""

    def __init__(self, position: Position, limits: Limits, choices: Choices, tell: Tell) -> None:
        self.turn = first_turn(position)
        self.stop = Stop()
        self._position = position
        self._choices = choices
        self._tell = tell
        self._nodes = node_limit(position, limits)
        self._began = time.monotonic()
        self._weighed: list[Prospect] = []
        self._letter: Value | None = None  # of the position, as soon as it is known
        self._told: tuple[str, Value | None] | None = None

    def think(self, solver: Solver) -> None:
        """Search until everything is known that was asked for, or a limit is reached."""
        if self._choices.level != EXACT:
            self._play_as_level(solver)
            return
        self._weighed = prospects(self._position)
        self._note()
        try:
            self._find_letters(solver)
            self._find_distances(solver)
        except Stopped:
            pass  # a limit: what is known by now is the answer
        self._conclude(solver)

    def _play_as_level(self, solver: Solver) -> None:
        game = Game.of(self._position)
        actions = whole_turn(player_of(self._choices.level, solver=solver), self._position)
        self.turn = token_text(game, actions)[1]
        self._tell(self._info(None, (self.turn,), depth=0))

    # How the solver is asked

    def _find_letters(self, solver: Solver) -> None:
        """Win, draw or loss of each turn: a little of each first, so that what is plain is found soon."""
        slice_ = FIRST_SLICE
        while not self._letters_suffice():
            if self._wants_one and self._letter is None:
                value = self._ask(solver, self._position, slice_ * WHOLE_SHARE, value_only=True)
                self._letter = value and value.bare
            for prospect in self._weighed:
                if self._letters_suffice():
                    break
                if prospect.value is None:
                    self._ask_for(solver, prospect, slice_, value_only=True)
            slice_ *= GROWTH

    def _find_distances(self, solver: Solver) -> None:
        """The quickest win, or the slowest loss; with several lines, the distances of all turns."""
        best = best_first(self._weighed)[0].value
        wanted = None
        if self._wants_one:
            if best is not None and (best.is_draw or best.distance in (0, 1)):
                return
            wanted = self._ask(solver, self._position, None, value_only=False)
        for prospect in self._weighed:
            if wanted is not None and best_first(self._weighed)[0].value == wanted:
                return
            if prospect.is_exact or (wanted is not None and _cannot_be(prospect, wanted)):
                continue
            self._ask_for(solver, prospect, None, value_only=False)

    def _ask_for(self, solver: Solver, prospect: Prospect, nodes: int | None, *, value_only: bool) -> None:
        value = self._ask(solver, prospect.after, nodes, value_only=value_only)
        if value is not None:
            prospect.value = value.before(prospect.after.placed - self._position.placed)
            self._note()

    def _ask(
        self, solver: Solver, position: Position, nodes: int | None, *, value_only: bool
    ) -> Value | None:
        """A value, or None if so many nodes did not suffice; raises Stopped at the end of the search."""
        left = None if self._nodes is None else self._nodes - self.stop.progress.nodes
        if left is not None and left <= 0:
            raise Stopped(self.stop.progress.nodes, 0.0)
        given = [limit for limit in (nodes, left) if limit is not None]
        try:
            return solver.solve(
                position, value_only=value_only, node_limit=min(given, default=None), stop=self.stop
            ).value
        except Stopped:
            if self.stop.is_set or nodes is None or (left is not None and left <= nodes):
                raise
            return None

    @property
    def _wants_one(self) -> bool:
        return self._choices.multipv == 1

    def _letters_suffice(self) -> bool:
        if all(prospect.value is not None for prospect in self._weighed):
            return True
        best = best_first(self._weighed)[0].value
        if not self._wants_one:
            return False
        is_lost = self._letter is not None and self._letter.is_loss
        return is_lost or (best is not None and (best.is_win or best.bare == self._letter))

    # What is told

    def _note(self) -> None:
        """Take the best that is known now as the answer, and tell of it if it is news."""
        best = best_first(self._weighed)[0]
        self.turn = best.token
        is_news = self._told is None or (best.value is not None and self._told != (best.token, best.value))
        if self._wants_one and is_news:
            self._told = (best.token, best.value)
            self._tell(self._info(best.value, (best.token,)))

    def _conclude(self, solver: Solver) -> None:
        """The last word, with best play to the end where it is known."""
        ordered = best_first(self._weighed)
        self.turn = ordered[0].token
        lines = [(token, prospect) for prospect in ordered for token in prospect.tokens]
        for number, (token, prospect) in enumerate(lines[: self._choices.multipv], 1):
            is_followed = token == prospect.token and number <= PV_LINES
            pv = (token, *self._continuation(solver, prospect)) if is_followed else (token,)
            self._tell(self._info(prospect.value, pv, multipv=None if self._wants_one else number))

    def _continuation(self, solver: Solver, prospect: Prospect) -> tuple[str, ...]:
        if not prospect.is_exact or self.stop.is_set or 16 - prospect.after.placed > PV_LEFT:
            return ()
        try:
            return solver.principal_variation(prospect.after, stop=self.stop)
        except Stopped:
            return ()

    def _info(
        self,
        value: Value | None,
        pv: tuple[str, ...],
        *,
        multipv: int | None = None,
        depth: int | None = None,
    ) -> Info:
        seconds = time.monotonic() - self._began
        nodes, left = self.stop.progress.nodes, 16 - self._position.placed
        is_open = any(each.value is None for each in self._weighed) and self._letter is None
        return Info(
            depth=(min(2, left) if value is None else left) if depth is None else depth,
            multipv=multipv,
            value=value,
            is_at_least=is_open and value is not None and value.is_draw and multipv in (None, 1),
            nodes=nodes,
            nps=int(nodes / max(seconds, 0.001)),
            time=int(seconds * 1000),
            pv=pv,
        )


def _cannot_be(prospect: Prospect, wanted: Value) -> bool:
    """Whether a turn's letter rules it out."""
    return prospect.value is not None and prospect.value.letter != wanted.letter
