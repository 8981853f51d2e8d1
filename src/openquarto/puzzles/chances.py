"""How likely each level is to find the answer of a puzzle: added up over all that it may notice, not sampled.

A level overlooks traits, diagonals and blocks by chance, looks again for every action, and is careless now
and then. For each of these cases what it does is known, so that the chance of a right answer is a sum.
"""

from collections.abc import Collection, Iterator
from itertools import product

from openquarto.players.level import Level
from openquarto.players.perception import Perception, is_safe, winning_squares
from openquarto.puzzles.puzzle import Puzzle
from openquarto.rules.action import Call, Phase, Place, parse_action
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece
from openquarto.rules.position import Position
from openquarto.rules.square import SQUARES, Square
from openquarto.view.view import View


def chance_of(level: Level, puzzle: Puzzle, answers: Collection[str]) -> float:
    """The chance that a player of a level gives one of the right answers."""
    position = puzzle.position
    match puzzle.asked:
        case "take it" | "see":
            return _of_call(level, position, {Line(answer) for answer in answers}, rate=level.yours)
        case "complete":
            return sum(
                _of_placing(level, position, {square})
                * _of_call(level, position.play(Place(square)), {line}, rate=level.own)
                for square, line in (_placed_and_called(answer) for answer in answers)
            )
        case "square":
            return _of_placing(level, position, {Square[answer] for answer in answers})
        case "safe gift":
            return _of_giving(level, position, {Piece[answer] for answer in answers})
        case _:
            return _of_turns(level, position, answers)


def _of_turns(level: Level, position: Position, answers: Collection[str]) -> float:
    """Whole turns: a placement, and then a piece; before the first placement the piece alone."""
    if position.phase is Phase.GIVE:
        return _of_giving(level, position, {Piece[answer] for answer in answers})
    gifts: dict[Square, set[Piece]] = {}
    for answer in answers:
        gifts.setdefault(Square[answer[:2]], set()).add(Piece[answer[2:]])
    return sum(
        _of_placing(level, position, {square}) * _of_giving(level, position.play(Place(square)), pieces)
        for square, pieces in gifts.items()
    )


def _placed_and_called(answer: str) -> tuple[Square, Line]:
    call = parse_action(answer[2:])
    assert isinstance(call, Call)
    return Square[answer[:2]], call.line


def _looks(level: Level, position: Position) -> Iterator[tuple[float, Perception]]:
    """All that may be noticed in one look, with its chance."""
    whole = Perception.complete(position.variant)
    blocks = (False, True) if position.variant.blocks else (False,)
    for seen in product((True, False), repeat=len(whole.traits)):
        traits = tuple(trait for trait, is_seen in zip(whole.traits, seen, strict=True) if is_seen)
        chance = 1.0
        for is_seen in seen:
            chance *= 1 - level.trait if is_seen else level.trait
        for no_diagonals, no_blocks in product((False, True), blocks):
            lines = frozenset(
                line
                for line in whole.lines
                if not (no_diagonals and line.name.startswith("DIAGONAL"))
                and not (no_blocks and line.is_block)
            )
            weight = chance * (level.diagonal if no_diagonals else 1 - level.diagonal)
            if position.variant.blocks:
                weight *= level.block if no_blocks else 1 - level.block
            yield weight, Perception(traits, lines)


def _of_call(level: Level, position: Position, right: Collection[Line], rate: float) -> float:
    """The chance of calling one of these lines; where there is none, of calling nothing."""
    if not right:
        return 1.0  # no level calls what is not there
    view = View.of(position)
    return sum(
        chance * (1 - rate)
        for chance, look in _looks(level, position)
        if (call := look.call(view)) and call.line in right
    )


def _of_placing(level: Level, position: Position, right: Collection[Square]) -> float:
    hand = position.hand
    assert hand is not None
    empty = [square for square in SQUARES if position[square] is None]
    by_luck = len(set(right) & set(empty)) / len(empty)
    is_exact = position.placed >= level.exact_from
    total = 0.0
    for chance, look in _looks(level, position):
        if wins := winning_squares(hand, look.threats(position.board)):
            total += chance * (wins[0] in right)
            continue
        careful = 1.0 if is_exact else _share(_good_squares(position, empty, look) or empty, right)
        total += chance * (level.careless * by_luck + (1 - level.careless) * careful)
    return total


def _good_squares(position: Position, empty: list[Square], look: Perception) -> list[Square]:
    """The squares after which there is a safe piece to give, as far as is seen."""
    return [
        square
        for square in empty
        if not position.stock or _safe(position.play(Place(square)), position.stock, look)
    ]


def _of_giving(level: Level, position: Position, right: Collection[Piece]) -> float:
    stock = list(position.stock)
    is_exact = position.placed >= level.exact_from
    total = 0.0
    for chance, look in _looks(level, position):
        careful = 1.0 if is_exact else _share(_safe(position, stock, look) or stock, right)
        total += chance * (level.careless * _share(stock, right) + (1 - level.careless) * careful)
    return total


def _safe(position: Position, stock: Collection[Piece], look: Perception) -> list[Piece]:
    threats = look.threats(position.board)
    return [piece for piece in stock if is_safe(piece, threats)]


def _share(choices: Collection[object], right: Collection[object]) -> float:
    return len(set(choices) & set(right)) / len(choices)
