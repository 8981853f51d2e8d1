"""Proofs of puzzles: every right answer, by the rules and the exact solver, or that it is no puzzle.

An answer is a turn or the part of it that is asked for, as actions: a gift, a square, a call. A cover is the
calls of its lines. Answers that a symmetry of the position turns into each other are one.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import combinations

from openquarto.insight.looks import dead
from openquarto.insight.threats import threats
from openquarto.insight.twins import image, own_symmetries
from openquarto.kernel import Solver
from openquarto.puzzles.puzzle import Kind, Puzzle
from openquarto.rules.action import Action, Call, Phase, Place
from openquarto.rules.position import Position
from openquarto.rules.square import SQUARES
from openquarto.rules.value import Value

Answer = tuple[Action, ...]
Found = tuple[tuple[Answer, ...], Value]
TRAP_DISTANCES = {Phase.PLACE: (3, 5, 7), Phase.GIVE: (2, 4, 6)}
CALL_NOW, WIN_NOW = Value("W", 0), Value("W", 1)


@dataclass(frozen=True, slots=True)
class Proof:
    """All right answers as they are written, twins included, and the value for the player to act."""

    answers: tuple[str, ...]
    value: Value


def prove(puzzle: Puzzle, solver: Solver) -> Proof | None:
    """The proof of a puzzle; None if its position is no puzzle of its kind or has a second answer."""
    found = _FINDERS[puzzle.asked](puzzle.position, solver)
    if found is None:
        return None
    answers, value = found
    if not _are_one(answers, puzzle.position):
        return None
    return Proof(tuple(answer_text(puzzle.asked, answer) for answer in answers), value)


def answer_text(kind: Kind, answer: Answer) -> str:
    """An answer as it is listed: a token, a square, a piece, a line, or lines joined by +."""
    if kind in ("see", "take it", "cover"):
        return "+".join(each.line.value for each in answer if isinstance(each, Call))
    return "".join(map(str, answer))


def _are_one(answers: tuple[Answer, ...], position: Position) -> bool:
    if len(answers) <= 1:
        return True
    wanted = {frozenset(answer) for answer in answers}
    images = {
        frozenset(image(action, *symmetry) for action in answers[0]) for symmetry in own_symmetries(position)
    }
    return wanted <= images


def _see(position: Position, solver: Solver) -> Found | None:
    """Is there a quarto that may be called? By whoever has placed, or by the opponent."""
    if not position.may_call or position.last is None or position.phase is Phase.LAST_LOOK:
        return None
    return tuple((Call(line),) for line in position.live), solver.solve(position).value


def _take_it(position: Position, _solver: Solver) -> Found | None:
    """The opponent has made a quarto and not seen it."""
    if position.phase is not Phase.PLACE or not position.may_call or not position.live:
        return None
    return tuple((Call(line),) for line in position.live), CALL_NOW


def _complete(position: Position, _solver: Solver) -> Found | None:
    """The hand makes a quarto: where, and which line is called."""
    if position.phase is not Phase.PLACE or position.live or position.variant.is_automatic:
        return None
    found = []
    for square in SQUARES:
        if position[square] is None:
            after = position.play(Place(square))
            found += [(Place(square), Call(line)) for line in after.live]
    return (tuple(found), WIN_NOW) if found else None


def _safe_gift(position: Position, solver: Solver) -> Found | None:
    """The piece that keeps the class of the value; others do not."""
    if position.phase is not Phase.GIVE or position.live:
        return None
    return _keeping(position, solver, lambda actions: actions)


def _square(position: Position, solver: Solver) -> Found | None:
    """The square that keeps the class of the value, which is no loss; the hand wins nowhere at once."""
    if position.phase is not Phase.PLACE or position.live or not position.stock:
        return None
    return _keeping(position, solver, lambda actions: actions[:1])


def _hold(position: Position, solver: Solver) -> Found | None:
    """The only turn that holds a draw."""
    if position.phase not in TRAP_DISTANCES or position.live or dead(position):
        return None
    found = _keeping(position, solver, lambda actions: actions)
    return found if found and found[1].is_draw else None


def _trap(position: Position, solver: Solver) -> Found | None:
    """The only turn that wins, some placements from here."""
    distances = TRAP_DISTANCES.get(position.phase, ())
    if not distances or position.live or not position.stock:
        return None
    if solver.solve(position).value.distance not in distances:
        return None
    found = _keeping(position, solver, lambda actions: actions)
    return found if found and found[1].is_win else None


def _cover(position: Position, _solver: Solver) -> Found | None:
    """The lines because of which no piece is safe to give: any smallest set of them."""
    if position.phase is not Phase.GIVE or position.live or not position.stock:
        return None
    standing = threats(position.board, position.variant)
    for size in range(1, len(standing) + 1):
        smallest = [
            tuple(Call(threat.line) for threat in chosen)
            for chosen in combinations(standing, size)
            if all(any(threat.sides_of(piece) for threat in chosen) for piece in position.stock)
        ]
        if smallest:
            return tuple(smallest), Value("L", 1)
    return None


def _keeping(position: Position, solver: Solver, part: Callable[[Answer], Answer]) -> Found | None:
    """The parts of turns with which the class is kept, where others lower it; none where all is lost."""
    answer = solver.analyse(position)
    if answer.value.is_loss or answer.value == WIN_NOW:
        return None
    right = _each_once(
        part(each.actions) for each in answer.turns if each.value.letter == answer.value.letter
    )
    every = _each_once(part(each.actions) for each in answer.turns)
    return (right, answer.value) if len(right) < len(every) else None


def _each_once(answers: Iterable[Answer]) -> tuple[Answer, ...]:
    return tuple(dict.fromkeys(answers))


_FINDERS: dict[Kind, Callable[[Position, Solver], Found | None]] = {
    "see": _see,
    "take it": _take_it,
    "complete": _complete,
    "safe gift": _safe_gift,
    "square": _square,
    "trap": _trap,
    "hold": _hold,
    "cover": _cover,
}
