"""The openings of a match, one for each pair: drawn by chance, quiet and if possible new, or from a list."""

import random
from collections.abc import Mapping
from pathlib import Path

from openquarto.kernel import Solver
from openquarto.kernel.turns import canonical_key, kernel_position
from openquarto.players.perception import Perception, is_safe
from openquarto.players.roster import new_solver
from openquarto.rules.action import Give, Phase, Place
from openquarto.rules.count import Masks
from openquarto.rules.error import QuartoError, SetupError
from openquarto.rules.piece import PIECES
from openquarto.rules.position import Position
from openquarto.rules.setup import Setup
from openquarto.rules.square import SQUARES
from openquarto.rules.variant import Variant
from openquarto.workshop.arena.contest import Contest
from openquarto.workshop.arena.error import ArenaError, ArenaFault

TRIES = 300  # for one opening


class Openings:
    """Opening after opening; the same contest always has the same ones, however far it is played."""

    def __init__(self, contest: Contest, known: Mapping[int, str] | None = None) -> None:
        self._contest = contest
        self._known = known or {}  # by pair, where a game of it was played already
        self._found: list[str] = []
        self._seen: set[Masks] = set()
        self._solver: Solver | None = None

    def of(self, pair: int) -> str:
        """The opening of a pair, from 1 on."""
        listed = self._contest.openings
        if listed:
            return listed[(pair - 1) % len(listed)]
        # One after the other, because each is to differ from all before it.
        for number in range(len(self._found) + 1, pair + 1):
            opening = self._known.get(number) or str(self._drawn(number))
            self._seen.add(_canonical_key(Position.parse(opening)))
            self._found.append(opening)
        return self._found[pair - 1]

    def _drawn(self, pair: int) -> Position:
        contest = self._contest
        chance = random.Random(f"{contest.seed} {pair}")  # noqa: S311  a game, not a secret
        spare: Position | None = None
        for _ in range(TRIES):
            position = drawn(chance, contest)
            if position is None:
                continue
            if _canonical_key(position) in self._seen:  # seen, so it was found good
                spare = position
            elif self._suits(position):
                return position
            elif not contest.is_balanced:
                spare = spare or position
        if spare is None:
            raise ArenaError(
                ArenaFault("no opening", variant=contest.variant, placed=contest.placed, tries=TRIES)
            )
        return spare

    def _suits(self, position: Position) -> bool:
        """Whether nobody can win at once and, if it is to be balanced, nobody wins at all."""
        if not is_quiet(position):
            return False
        if not self._contest.is_balanced:
            return True
        self._solver = self._solver or new_solver()
        return self._solver.solve(position, value_only=True).value.is_draw


def drawn(chance: random.Random, contest: Contest) -> Position | None:
    """A position with so many pieces placed by chance; None where that made a quarto."""
    position = Position(variant=contest.variant)
    pieces = chance.sample(PIECES, contest.placed + 1)
    for piece, square in zip(pieces, chance.sample(SQUARES, contest.placed), strict=False):
        position = position.play(Give(piece)).play(Place(square))
        if position.live or position.won:
            return None
    return position.play(Give(pieces[-1])) if contest.has_hand else position


def is_quiet(position: Position) -> bool:
    """Whether the piece in hand, or one that can be given, makes no quarto."""
    threats = Perception.complete(position.variant).threats(position.board)
    pieces = position.stock if position.hand is None else (position.hand,)
    return any(is_safe(piece, threats) for piece in pieces)


def read_openings(file: Path, variant: Variant) -> tuple[str, ...]:
    """The positions of a file, one a line; empty lines and those that begin with # say nothing."""
    found = []
    text = file.read_text(encoding="utf-8", errors="backslashreplace")
    for number, line in enumerate(text.splitlines(), 1):
        if not (words := line.strip()) or words.startswith("#"):
            continue
        try:
            found.append(str(_opening(words, variant)))
        except QuartoError as error:
            fault = ArenaFault("opening", file=file, line=number, reason=str(error))
            raise ArenaError(fault) from None
    if not found:
        raise ArenaError(ArenaFault("no openings", file=file))
    return tuple(found)


def _opening(text: str, variant: Variant) -> Position:
    position = Position.of(Setup.parse(text, default=variant))
    if position.variant != variant:
        raise SetupError(ArenaFault("opening variant", expected=variant, variant=position.variant))
    if position.phase is Phase.OVER:
        raise SetupError(ArenaFault("opening over", text=text))
    return position


def _canonical_key(position: Position) -> Masks:
    return canonical_key(kernel_position(position.board, position.hand, position.variant))
