"""Claims that one look at a board makes: calls, threats, gifts, traps, dead draws. No search is needed."""

from functools import lru_cache

from openquarto.claims.claim import (
    CanCall,
    Complete,
    Cover,
    Dead,
    DeadLine,
    Empties,
    HotGift,
    Missing,
    NoSafeGift,
    Trap,
    TrapRow,
)
from openquarto.insight.threats import Board, first_hit, pincer, shared_sides, smallest_cover, threats
from openquarto.rules.action import Phase
from openquarto.rules.piece import Piece
from openquarto.rules.position import Position
from openquarto.rules.square import SQUARES, Square
from openquarto.rules.variant import Variant


def can_call(position: Position) -> CanCall | None:
    """A live quarto that the player to act may call: the first one."""
    if not (position.may_call and position.live):
        return None
    line = position.live[0]
    return CanCall(line, position.shared_sides(line))


def complete(position: Position, square: Square | None = None) -> Complete | None:
    """The first threat that the hand completes; on one square, if that is asked for."""
    if position.phase is not Phase.PLACE or position.hand is None:
        return None
    found = threats(position.board, position.variant)
    hit = first_hit((each for each in found if square in (None, each.square)), position.hand)
    return hit and Complete(*hit)


def hot_gift(board: Board, piece: Piece, variant: Variant) -> HotGift | None:
    """The first threat that makes a gift hot."""
    hit = first_hit(threats(board, variant), piece)
    return hit and HotGift(piece, *hit)


def no_safe_gift(position: Position) -> NoSafeGift | None:
    """Why every piece of the stock is hot, if it is."""
    if position.phase is not Phase.GIVE:
        return None
    cover = smallest_cover(threats(position.board, position.variant), position.stock)
    return None if cover is None else NoSafeGift(cover, pincer(cover))


@lru_cache(maxsize=64)  # every gift after the same placement asks for it
def empties(position: Position, square: Square) -> Empties | None:
    """Why a square leaves no safe gift, if it does; not where the placement makes a quarto."""
    cover = _cover_after(position, square)
    if cover is None:
        return None
    before = threats(position.board, position.variant)
    return Empties(square, cover, pincer(cover), tuple(threat for threat in cover if threat not in before))


def trap(position: Position) -> Trap | None:
    """Why every square leaves no safe gift, if that is so: equal covers together."""
    if position.phase is not Phase.PLACE or not position.stock or complete(position):
        return None
    rows: dict[Cover, list[Square]] = {}
    for square in SQUARES:
        if position[square] is None:
            cover = _cover_after(position, square)
            if cover is None:
                return None
            rows.setdefault(cover, []).append(square)
    return Trap(tuple(TrapRow(tuple(squares), cover) for cover, squares in rows.items()))


def dead(position: Position) -> Dead | None:
    """Why no line that is open can become a quarto, if that is so, whoever places what."""
    left = (*position.stock, *(() if position.hand is None else (position.hand,)))
    lines = []
    for line in position.variant.lines:
        pieces = [position[square] for square in line.squares]
        if None in pieces:
            missing = _missing([piece for piece in pieces if piece], left, position.variant)
            if missing is None:
                return None
            lines.append(DeadLine(line, missing))
    return Dead(tuple(lines))


def _missing(standing: list[Piece], left: tuple[Piece, ...], variant: Variant) -> Missing | None:
    sides = shared_sides(standing, variant)
    if not sides:
        return "no shared side"
    wanted = 4 - len(standing)
    if any(sum(side in piece.sides for piece in left) >= wanted for side in sides):
        return None
    return "too few pieces"


def _cover_after(position: Position, square: Square) -> Cover | None:
    """The cover that leaves no safe gift after the hand is placed on a square."""
    hand = position.hand
    if hand is None or complete(position, square):
        return None
    at = square.index
    board = (*position.board[:at], hand, *position.board[at + 1 :])
    return smallest_cover(threats(board, position.variant), position.stock)
