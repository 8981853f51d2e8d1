"""One game of a match, whatever its players do: its outcome, who forfeited it and why, and its record."""

import json
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import date

from openquarto.about import NAME
from openquarto.engine.error import (
    EngineAnswerError,
    EngineCrashError,
    EngineError,
    EngineOutputError,
    EngineSilenceError,
    EngineStartError,
    EngineTimeError,
    EngineTurnError,
)
from openquarto.match.referee import Match
from openquarto.match.settings import Settings
from openquarto.notation.record import Comment, Record
from openquarto.players.player import Player
from openquarto.rules.outcome import Outcome, Reason
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat
from openquarto.workshop.arena.contest import Round, plain
from openquarto.workshop.arena.contest_players import ContestPlayers

KINDS: Mapping[type[EngineError], str] = {
    EngineStartError: "start",
    EngineSilenceError: "silence",
    EngineTimeError: "time",
    EngineCrashError: "crash",
    EngineOutputError: "output",
    EngineTurnError: "illegal turn",
    EngineAnswerError: "output",
}
FLAG = "the flag fell"


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over. Players are 0 and 1, wherever they sat."""

    winner: int | None
    reason: str
    record: str
    forfeit: str | None = None  # by whom the winner is not, and of which kind
    sentence: str = ""  # that says more

    def points(self, who: int) -> float:
        """What the game is worth to a player."""
        return 0.5 if self.winner is None else float(self.winner == who)

    def __bytes__(self) -> bytes:
        return json.dumps(asdict(self)).encode()

    @classmethod
    def parse(cls, data: bytes) -> "Played":
        """Read what `bytes` has written."""
        return cls(**json.loads(data))


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Who lost a game otherwise than by playing, and how."""

    seat: Seat
    kind: str
    sentence: str


class Stopwatch:
    """Time that stands still until the game begins: to start an engine is nobody's turn."""

    def __init__(self) -> None:
        self._began: float | None = None

    def begin(self) -> None:
        """Let it run."""
        self._began = time.monotonic()

    def __call__(self) -> float:
        return 0.0 if self._began is None else time.monotonic() - self._began


def play(entrants: ContestPlayers, played: Round, opening: str) -> Played:
    """Play a game to its end."""
    contest = entrants.contest
    one, two = played.first, 1 - played.first
    stopwatch = Stopwatch()
    settings = Settings(
        first=contest.players[one].name,
        second=contest.players[two].name,
        variant=contest.variant,
        first_clock=contest.clocks[one],
        second_clock=contest.clocks[two],
        false_call=contest.false_call,
        counts=True,
    )
    match = Match(settings, start=Position.parse(opening), now=stopwatch)
    forfeit = _play(entrants, played, match, stopwatch)
    game = match.game
    if forfeit is not None and game.outcome is None:
        reason = Reason.TIME if forfeit.kind == KINDS[EngineTimeError] else Reason.ABANDONED
        game = game.end(Outcome(reason, forfeit.seat.other))
    outcome = game.outcome
    assert outcome is not None  # played to its end, or ended here
    winner = None if outcome.winner is None else {Seat.FIRST: one, Seat.SECOND: two}[outcome.winner]
    today = date.today()  # noqa: DTZ011  as the calendar shows it where the game is played
    tags = {"Event": f"{NAME} match, seed {contest.seed}", "Date": f"{today:%Y.%m.%d}", "Round": str(played)}
    tags |= settings.tags()
    if forfeit is not None:
        tags |= {"Forfeit": forfeit.kind, "Fault": forfeit.sentence}
    left = enumerate(match.record().times)
    clocks = {turn: Comment.of_clock(seconds) for turn, seconds in left if seconds is not None}
    return Played(
        winner,
        outcome.reason.value,
        str(Record.of(game, tags, clocks)),
        forfeit.kind if forfeit else None,
        forfeit.sentence if forfeit else "",
    )


def _play(entrants: ContestPlayers, played: Round, match: Match, stopwatch: Stopwatch) -> Forfeit | None:
    """Ask the players in turn until the game is over; whoever fails forfeits it."""
    who = {Seat.FIRST: played.first, Seat.SECOND: 1 - played.first}
    players: dict[Seat, Player] = {}
    seat: Seat | None = None
    try:
        for seat in Seat:
            entrants.make_ready(who[seat])
        for seat in Seat:
            players[seat] = entrants.player(who[seat], match, played)
        stopwatch.begin()
        while (seat := match.to_act) is not None:
            action = players[seat].choose(match.whole_view(seat))
            if match.outcome is None:  # the flag may have fallen while the player thought
                match.act(seat, action)
    except EngineError as error:
        assert seat is not None  # somebody was asked
        entrants.discard(who[seat], error)
        return Forfeit(seat, KINDS[type(error)], plain(str(error)))
    outcome = match.outcome
    if outcome and outcome.reason is Reason.TIME and outcome.winner:
        return Forfeit(outcome.winner.other, KINDS[EngineTimeError], FLAG)
    return None
