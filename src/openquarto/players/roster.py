"""All players of our own, by name: ten levels, of which the last is perfect, and one that acts at random."""

from typing import TYPE_CHECKING

from openquarto.players.error import PlayerFault
from openquarto.players.level import LEVELS
from openquarto.players.player import Player
from openquarto.players.simple import RandomPlayer
from openquarto.rules.error import SetupError

if TYPE_CHECKING:
    from openquarto.kernel import Solver

RANDOM = "random"
PERFECT = tuple(LEVELS)[-1]
NAMES = (*LEVELS, RANDOM)
NUMBERS = {name: number for number, name in enumerate(LEVELS, 1)}
ALSO = {"perfect": PERFECT, **{str(number): name for name, number in NUMBERS.items()}}
TABLE_MB = 16  # enough for what the levels search


def name_of(text: str) -> str | None:
    """The name of the player that somebody asks for: by name, by the number of a level, or as perfect."""
    asked = text.strip().lower()
    return ALSO.get(asked, asked if asked in NAMES else None)


def shown_name(name: str) -> str:
    """What a player of ours is called in a record: Pine (level 3)."""
    number = NUMBERS.get(name)
    return f"{name.capitalize()} (level {number})" if number else name.capitalize()


def player_of(name: str, *, seed: int | None = None, solver: "Solver | None" = None) -> Player:
    """A player, ready to play, by what `name_of` takes; raises SetupError for anything else.

    A solver that is given is shared by those that search; they clear it.
    """
    asked = name_of(str(name))  # whatever is given, the sentence can tell it
    if asked is None:
        raise SetupError(PlayerFault("player unknown", names=", ".join(NAMES), most=len(LEVELS), text=name))
    if asked == RANDOM:
        return RandomPlayer(seed)
    # Only players that search need a kernel.
    from openquarto.kernel.backend import is_slow  # noqa: PLC0415
    from openquarto.players.fallible import FalliblePlayer  # noqa: PLC0415
    from openquarto.players.perfect import PerfectPlayer  # noqa: PLC0415

    searcher = solver or new_solver()
    if asked == PERFECT:
        return PerfectPlayer(searcher, seed, sets_traps=not is_slow())  # it would think for minutes
    return FalliblePlayer(LEVELS[asked], searcher, seed)


def new_solver(table_mb: int = TABLE_MB) -> "Solver":
    """A solver with the opening book, as players need it."""
    from openquarto.kernel import Solver  # noqa: PLC0415

    return Solver(table_mb=table_mb)
