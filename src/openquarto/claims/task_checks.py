"""Checks of what is said of an answer to a task: lines that are no quarto, squares, safe pieces, covers."""

from collections.abc import Callable, Iterator
from itertools import combinations

from openquarto.claims.scene import Claim, Scene, common, is_hot, threats_of
from openquarto.rules.action import Phase, Place
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece
from openquarto.rules.position import Position
from openquarto.rules.square import Square


def _no_quarto(claim: Claim, scene: Scene) -> Iterator[str]:
    position, line = scene.before, Line(claim["line"])
    free = [square.name for square in line.squares if position[square] is None]
    if line not in position.variant.lines:
        yield f"{line.value} is no line here"
    if line in position.live:
        yield f"{line.value} is live"
    sides = (
        [] if free else common([piece for square in line.squares if (piece := position[square])], position)
    )
    missing = "open" if free else "expired" if sides else "no shared side"
    if [missing, free, sides] != [claim["missing"], list(claim["squares"]), list(claim["sides"])]:
        yield f"it is {missing}, with {free} empty and {sides} in common"


def _misses(claim: Claim, scene: Scene) -> Iterator[str]:
    position, square = scene.before, Square[claim["square"]]
    if position.phase is not Phase.PLACE or position[square] is not None:
        yield f"nothing can be placed on {square.name}"
        return
    after = position.play(Place(square))
    if after.won or after.live:
        yield "the placement makes a quarto"
    full = [line.value for line in position.variant.lines if square in line.squares and _is_full(line, after)]
    if list(claim["full"]) != full:
        yield f"it fills {full}"


def _is_full(line: Line, position: Position) -> bool:
    return all(position[square] for square in line.squares)


def _safe(claim: Claim, scene: Scene) -> Iterator[str]:
    piece, position = Piece[claim["piece"]], scene.placed
    if position.phase is not Phase.GIVE or piece not in position.stock:
        yield f"{piece} cannot be given"
    if is_hot(piece, threats_of(position)):
        yield f"{piece} is hot"


def _outside(claim: Claim, scene: Scene) -> Iterator[str]:
    piece, position = Piece[claim["piece"]], scene.before
    if piece not in position.stock:
        yield f"{piece} is not in the stock"
    found = [each for each in threats_of(position) if each["line"] in claim["lines"]]
    if [dict(each) for each in claim["threats"]] != found:
        yield f"the threats are {found}"
    if is_hot(piece, found):
        yield f"{piece} completes one of {list(claim['lines'])}"


def _larger(claim: Claim, scene: Scene) -> Iterator[str]:
    position = scene.before
    found = threats_of(position)
    named = [each for each in found if each["line"] in claim["lines"]]
    if not position.stock or not all(is_hot(piece, named) for piece in position.stock):
        yield "a piece is safe from these lines"
        return
    least = next(
        size
        for size in range(len(found) + 1)
        if any(all(is_hot(piece, some) for piece in position.stock) for some in combinations(found, size))
    )
    if claim["least"] != least or len(set(claim["lines"])) <= least:
        yield f"{least} lines are enough"


TASKS: dict[str, Callable[[Claim, Scene], Iterator[str]]] = {
    "no quarto": _no_quarto,
    "misses": _misses,
    "safe": _safe,
    "outside": _outside,
    "larger": _larger,
}
