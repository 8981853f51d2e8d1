"""Claims about an answer, by one look: why a line may not be called, why a square makes no quarto."""

from openquarto.claims.task import Misses, NoQuarto
from openquarto.rules.action import Place
from openquarto.rules.line import Line, lines_through
from openquarto.rules.position import Position
from openquarto.rules.square import Square


def no_quarto(position: Position, line: Line) -> NoQuarto:
    """Why a line that is not live is no quarto to call."""
    free = tuple(square for square in line.squares if position[square] is None)
    if free:
        return NoQuarto(line, "open", free, ())
    sides = position.shared_sides(line)
    return NoQuarto(line, "expired" if sides else "no shared side", (), sides)


def misses(position: Position, square: Square) -> Misses:
    """Why the hand makes no quarto on a square: the lines that it fills there."""
    after = position.play(Place(square))
    through = lines_through(square, blocks=position.variant.blocks)
    return Misses(square, tuple(line for line in through if all(after[each] for each in line.squares)))
