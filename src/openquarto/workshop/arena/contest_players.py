"""The players of one process, ready for game after game: an engine that failed is started anew."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256
from threading import Lock
from typing import TYPE_CHECKING

from openquarto.engine.client import Engine
from openquarto.engine.error import EngineError, EngineTurnError
from openquarto.engine.limits import Limits
from openquarto.engine.player import UgiPlayer, limits_of
from openquarto.match.referee import Match
from openquarto.players.player import Player
from openquarto.players.roster import NAMES, RANDOM, new_solver, player_of
from openquarto.rules.action import Action
from openquarto.view.view import View
from openquarto.workshop.arena.contest import Contest, Entrant, Round, names_of, plain
from openquarto.workshop.arena.error import ArenaError, ArenaFault

if TYPE_CHECKING:
    from openquarto.kernel import Solver


def with_names(
    players: tuple[Entrant, Entrant], patience: float, chosen: Sequence[str] | None = None
) -> tuple[Entrant, Entrant]:
    """Both entrants with names, chosen or their own; raises for an engine that cannot be started.

    Each engine is started once and ended, so that a match does not begin which cannot be played.
    """
    names = []
    for entrant in players:
        names.append(entrant.name)
        if entrant.level is not None:
            if entrant.options:
                text = "=".join(entrant.options[0])
                raise ArenaError(ArenaFault("option of ours", text=text, player=entrant.name))
            continue
        with Engine(entrant.command, options=dict(entrant.options), patience=patience) as engine:
            names[-1] = engine.name
            known = {name.lower() for name in engine.options}
            for name, _ in entrant.options:
                if name.lower() not in known:
                    listed = plain(", ".join(engine.options)) or "none"
                    fault = ArenaFault("option missing", player=plain(engine.name), text=name, known=listed)
                    raise ArenaError(fault)
    one, two = (
        replace(entrant, name=name)
        for entrant, name in zip(players, names_of(*(chosen or names)), strict=True)
    )
    return one, two


class LimitedPlayer(UgiPlayer):
    """An engine that is held to the limits of a contest as well as to the clocks of its match."""

    def __init__(self, engine: Engine, match: Match, contest: Contest) -> None:
        super().__init__(engine, match)
        self._contest = contest

    def choose(self, view: View) -> Action:
        """The next action; what the clocks leave is looked up each time."""
        self._limits = self._limits_now()
        return super().choose(view)

    def _limits_now(self) -> Limits:
        by_clock, contest = limits_of(self._match), self._contest
        times = [time for time in (by_clock.movetime, contest.movetime) if time is not None]
        return replace(by_clock, movetime=min(times, default=None), nodes=contest.nodes)


class ContestPlayers:
    """Both players of a contest, for one process."""

    def __init__(self, contest: Contest, *, changed: Callable[[tuple[int, ...]], None] | None = None) -> None:
        self.contest = contest
        self._changed = changed or (lambda _: None)  # is told the numbers of the engines that run
        self._engines: dict[int, Engine] = {}
        self._solver: Solver | None = None
        self._starting = Lock()

    def make_ready(self, who: int) -> None:
        """Start an engine that does not run."""
        entrant, contest = self.contest.players[who], self.contest
        if entrant.level is None and who not in self._engines:
            with self._starting:
                self._engines[who] = Engine(
                    entrant.command,
                    options=dict(entrant.options),
                    patience=contest.patience,
                    grace=contest.grace,
                )
            self._tell()

    def player(self, who: int, match: Match, played: Round) -> Player:
        """A player for one game; the same game always has the same chances."""
        level = self.contest.players[who].level
        if level is None:
            return LimitedPlayer(self._engines[who], match, self.contest)
        if level != RANDOM:
            self._solver = self._solver or new_solver()
        text = f"{self.contest.seed} {played} {who}"
        seed = int.from_bytes(sha256(text.encode()).digest()[:8])
        return own_player(level, seed, self._solver)

    def discard(self, who: int, error: EngineError) -> None:
        """End an engine after a failure, unless it only answered wrongly and can be asked again."""
        if who in self._engines and not isinstance(error, EngineTurnError):
            self._engines[who].process.close(politely=False)
            del self._engines[who]
            self._tell()

    def close(self, *, politely: bool = True) -> None:
        """End all engines, from any thread."""
        with self._starting:  # one that is being greeted would be left over
            for engine in tuple(self._engines.values()):
                engine.process.close(politely=politely)

    def _tell(self) -> None:
        self._changed(tuple(engine.process.pid for engine in self._engines.values()))


def own_player(name: str, seed: int, solver: "Solver | None") -> Player:
    """A player of ours: one that sits at tables, or one for measurements."""
    if name in NAMES:
        return player_of(name, seed=seed, solver=solver)
    from openquarto.players.studied import studied_player  # noqa: PLC0415  it needs a kernel

    return studied_player(name, seed=seed, solver=solver or new_solver())
