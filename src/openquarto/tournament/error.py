"""What a tournament refuses; every code is said in all languages (`tournament.ftl`)."""

from collections.abc import Mapping
from typing import ClassVar

from openquarto.rules.error import Fault, QuartoError


class TournamentFault(Fault):
    """A fault of a setting, of an act of the arbiter or of a player, or of a log."""

    sentences: ClassVar[Mapping[str, str]] = {
        # settings
        "tournament name": "expected a name of 1 to {longest} visible characters",
        "tournament setting": "expected {field} to be one of {choices}, got {text!r}",
        "rounds number": "expected 1 to {most} rounds, got {count}",
        # players
        "entered already": "{name} is entered already, as number {number}",
        "too many players": "expected at most {most} players",
        "no such player": "expected a player that is entered, got {text!r}",
        "entries closed": "expected entries before round 1 in a {kind}; take round 1 back for {name}",
        "has played": "{name} is paired already and cannot be removed; withdraw them instead",
        "withdrawn already": "{name} is withdrawn already",
        "not withdrawn": "{name} is not withdrawn",
        "round past": "expected a round that is not paired yet, got round {round}",
        "rating number": "expected a rating from {least} to {most}, got {text!r}",
        # rounds
        "too few players": "expected at least two players who are here, got {count}",
        "results missing": "expected results of round {round} first; {count} still open, by board: {boards}",
        "no more rounds": "expected no further round: all {count} are played",
        "rounds paired": "expected at least {count} rounds: so many are paired already",
        "nobody left": "expected somebody who goes on; nobody is left in the bracket",
        "no round": "expected a round that is paired, got round {round}",
        "not newest round": "expected the newest round, got round {round}",
        "no such board": "expected a board of round {round}, got {text!r}",
        "paired twice": "expected every player once, got {name} twice",
        "not paired": "expected every player who is here, without {names}",
        "time over": "expected a pairing within {minutes} minutes of round 1; the time of this arena is over",
        "nobody waits": "expected two players who are free and may meet; nobody can be paired now",
        "no swiss": "the Swiss system needs an extra package: pip install 'openquarto[tournament]'",
        # results
        "result unreadable": "expected 1-0, 0-1, 1/2-1/2 or a forfeit +/-, got {text!r}",
        "result of pair": "expected points of {games} games together, such as {example}, got {text!r}",
        "result there": "board {board} has {result} already; correct it if that is wrong",
        "result settled": "board {board} has its result already: {result}; ask the arbiter",
        "too many reports": "expected at most {most} reports of a round; ask the arbiter",
        "no result": "board {board} has no result to correct",
        "draw knocks nobody out": "expected a winner on board {board}: play again with seats swapped",
        "next round paired": "expected a result of the newest round: {round} is played from the winners",
        # the whole
        "tournament over": "expected a tournament that goes on; this one is over",
        "tournament not over": "expected a tournament that is over",
        "nothing to undo": "expected something to undo, but there is nothing",
        "undo too late": "expected an act that nothing stands on; round {round} has been paired since",
        "log unreadable": "line {line} of the log cannot be read: {why}",
        "log newer": "the log holds {kind!r}, which a newer version wrote: bring this one up to date",
        "log changed": "somebody else was quicker: look again, then decide",
    }


class TournamentError(QuartoError):
    """Something that a tournament refuses; nothing has changed."""

    def __init__(self, code: str, **fields: object) -> None:
        super().__init__(TournamentFault(code, **fields))
