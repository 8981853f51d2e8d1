"""What a match between two players is played under: everything that could change one of its games."""

import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import NamedTuple

from openquarto.engine.client import words_of
from openquarto.engine.error import EngineFault, EngineStartError
from openquarto.match.graphemes import graphemes
from openquarto.match.names import is_readable, normalised
from openquarto.match.opponent import player_named, similar_players
from openquarto.match.settings import LONGEST_NAME
from openquarto.players.level import LEVELS
from openquarto.rules.clock import TimeControl
from openquarto.rules.false_call import FalseCall
from openquarto.rules.variant import CLASSIC, Variant
from openquarto.workshop.arena.error import ArenaError, ArenaFault

MOST_PLACED = 12  # in an opening; with more there is little left to play
FORCED = "ugi:"  # before a command line that would be the name of a player of ours
PYTHON = "python:"  # before a player in Python, module:Class, which is started as an engine


class Round(NamedTuple):
    """One game of a match: the number of its pair, from 1, and whether it is that pair's game 1 or 2."""

    pair: int
    game: int

    @property
    def name(self) -> str:
        """The name of this pair in the table of jobs, in the order of play."""
        return f"{self.pair:07}.{self.game}"

    @classmethod
    def parse(cls, name: str) -> "Round":
        """Read a name."""
        pair, _, game = name.partition(".")
        return cls(int(pair), int(game))

    def __str__(self) -> str:
        return f"{self.pair}.{self.game}"

    @property
    def first(self) -> int:
        """Which of the two players, 0 or 1, sits first: seats are swapped in game 2."""
        return self.game - 1


@dataclass(frozen=True, slots=True)
class Entrant:
    """One of the two players: one of ours by its name, or an engine by its command line."""

    name: str
    level: str | None = None
    command: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()

    @classmethod
    def parse(cls, text: str, options: Mapping[str, str]) -> "Entrant":
        """Read a player as somebody asks for it."""
        level = player_named(text) if _is_name(text) else _studied(text)
        if level is not None:
            return cls(level, level, (), tuple(options.items()))
        if _is_name(text) and shutil.which(text) is None:
            raise ArenaError(_unknown(text))
        if text.startswith(PYTHON):
            asked = text.removeprefix(PYTHON)
            started = (sys.executable, "-m", "openquarto", "ugi", "--player", asked)
            return cls(plain(asked), None, started, tuple(options.items()))
        try:
            command = words_of(text.removeprefix(FORCED))
        except ValueError as error:  # such as a quotation mark that is not closed
            raise EngineStartError(EngineFault("missing", engine=text, reason=str(error))) from None
        if not command:
            raise EngineStartError(EngineFault("command empty"))
        return cls(plain(command[0]), None, command, tuple(options.items()))

    def __str__(self) -> str:
        words = [self.level or " ".join(self.command), *(f"{name}={value}" for name, value in self.options)]
        return " ".join(words)


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """The settings of a match. Clocks go with the players, not with the seats."""

    players: tuple[Entrant, Entrant]
    variant: Variant = CLASSIC
    false_call: FalseCall = FalseCall.GOES_ON
    seed: int = 1
    placed: int = 4  # in the openings that are drawn
    has_hand: bool = False
    is_balanced: bool = True
    openings: tuple[str, ...] = ()  # instead of those
    clocks: tuple[TimeControl | None, TimeControl | None] = (None, None)
    movetime: int | None = None  # milliseconds
    nodes: int | None = None
    patience: float = 10.0  # seconds
    grace: float = 0.2

    def told(self) -> dict[str, str]:
        """All of it as text, so that two matches can be compared."""
        drawn = f"{self.placed} placed{', hand' * self.has_hand}{', balanced' * self.is_balanced}"
        listed = sha256("\n".join(self.openings).encode()).hexdigest()[:16]
        one, two = self.players
        return {
            "player 1": str(one),
            "player 2": str(two),
            "names": f"{one.name}, {two.name}",
            "variant": str(self.variant),
            "false call": str(self.false_call),
            "seed": str(self.seed),
            "openings": f"{len(self.openings)} listed, {listed}" if self.openings else drawn,
            "clocks": ",".join(str(clock or "-") for clock in self.clocks),
            "movetime": str(self.movetime or "-"),
            "nodes": str(self.nodes or "-"),
            "patience": f"{self.patience:g}",
            "grace": f"{self.grace:g}",
        }


def names_of(one: str, two: str) -> tuple[str, str]:
    """Names that can stand in a record, and that differ."""
    one, two = _shortened(one, LONGEST_NAME), _shortened(two, LONGEST_NAME)
    if one != two:
        return one, two
    room = LONGEST_NAME - len(" (1)")
    return f"{_shortened(one, room)} (1)", f"{_shortened(two, room)} (2)"


def _shortened(text: str, longest: int) -> str:
    name = normalised("".join(graphemes(normalised(plain(text)))[:longest]))
    return name if is_readable(name) else "?"


def plain(text: str) -> str:
    """What an engine says, without what a terminal or a record would take for a command."""
    return "".join(character if character.isprintable() else "�" for character in text)


def _is_name(text: str) -> bool:
    """Whether a text can be the name of a player of ours: words alone, no path and no options."""
    return bool(text.strip()) and all(character.isalnum() or character == " " for character in text)


def _studied(text: str) -> str | None:
    """The name of a player for measurements, such as mcts-100, if it is one."""
    if ":" not in text and "-" not in text:
        return None
    from openquarto.players.studied import studied_name  # noqa: PLC0415  it needs the kernel, and parsing options does not

    return studied_name(text)


def _unknown(text: str) -> ArenaFault:
    """There is no such player, and no such program: perhaps a name that looks like it was meant."""
    meant = " or ".join(similar_players(text))
    guess = f"; did you mean {meant}?" if meant else ""
    lowest, *_, highest = LEVELS
    known = {"lowest": lowest, "highest": highest, "most": len(LEVELS)}
    return ArenaFault("player unknown", text=text, guess=guess, **known)
