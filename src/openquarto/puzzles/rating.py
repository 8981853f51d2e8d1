"""How difficult a puzzle is, in Elo: where a player would find its answer every second time."""

from collections.abc import Collection, Sequence
from math import log10

from openquarto.players.level import LEVELS
from openquarto.puzzles.chances import chance_of
from openquarto.puzzles.puzzle import Puzzle
from openquarto.rules.position import Position
from openquarto.rules.quarto import quartos_through
from openquarto.rules.square import SQUARES

# The seven levels that try, with their Elo above the first as docs/levels.md has it, from a base that keeps
# ratings positive.
BASE = 800
TRYING = {
    "willow": BASE,
    "poplar": BASE + 103,
    "pine": BASE + 256,
    "larch": BASE + 411,
    "walnut": BASE + 564,
    "birch": BASE + 734,
    "ash": BASE + 904,
}
EASIEST, HARDEST = 400, 2400
_SCALE = 400  # Elo for odds of ten to one


def rating_of(puzzle: Puzzle, answers: Collection[str]) -> int:
    """The rating of a puzzle from the chances of the levels, or by a formula where they do not try."""
    match puzzle.kind:
        case "see":
            return _clamped(_seeing(puzzle.position, answers))
        case "cover":
            return _clamped(_covering(puzzle.position, answers))
        case "mask":
            inner = Puzzle(puzzle.inner or "see", puzzle.position)
            return _clamped(rating_of(inner, answers) + _hidden(puzzle))
        case _:
            chances = [chance_of(LEVELS[name], puzzle, answers) for name in TRYING]
            return fitted(list(TRYING.values()), chances)


def fitted(strengths: Sequence[int], chances: Sequence[float]) -> int:
    """Where the logistic curve that fits these chances crosses one half.

    Its likelihood is greatest where the chances that it predicts add up to those that were found.
    """
    low, high = float(EASIEST), float(HARDEST)
    for _ in range(40):
        middle = (low + high) / 2
        predicted = sum(1 / (1 + 10 ** ((middle - strength) / _SCALE)) for strength in strengths)
        low, high = (middle, high) if predicted > sum(chances) else (low, middle)
    return _clamped((low + high) / 2)


def _clamped(rating: float) -> int:
    return round(min(max(rating, EASIEST), HARDEST))


def _seeing(position: Position, answers: Collection[str]) -> float:
    """More pieces, fewer common sides, expired quartos, diagonals and blocks make one harder to see."""
    rating = BASE + 30 * position.placed + 60 * _expired(position)
    if not answers:
        return rating + 120  # every line through the square has to be looked at
    line = next(each for each in position.live if each.value in answers)
    shared = len(position.shared_sides(line))
    return rating - 90 * (shared - 1) + 80 * (line.name.startswith("DIAGONAL") or line.is_block)


def _covering(position: Position, answers: Collection[str]) -> float:
    """The more lines are needed, and the more open ones there are, the harder."""
    lines = next(iter(answers)).count("+") + 1
    return BASE + 220 * (lines - 1) + 25 * position.placed + 40 * log10(1 + len(position.stock)) * 10


def _hidden(puzzle: Puzzle) -> float:
    """What a mask adds: pieces that cannot all be touched have to be remembered from the first touches."""
    return 150 + 60 * max(0, puzzle.position.placed - puzzle.touches)


def _expired(position: Position) -> int:
    """Completed lines with a common side that cannot be called any more."""
    found = {
        line
        for square in SQUARES
        if position[square] is not None
        for line in quartos_through(position.board, square, position.variant)
    }
    return len(found - set(position.live))
