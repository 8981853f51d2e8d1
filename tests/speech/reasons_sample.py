"""Reasons to read by eye: every kind of claim, of a position and of a turn."""

from typing import NamedTuple

from openquarto.claims.claim import (
    Answer,
    CanCall,
    Claim,
    Complete,
    Dead,
    DeadLine,
    Empties,
    Held,
    HotGift,
    NoSafeGift,
    Only,
    Overlooked,
    Pressure,
    Refuted,
    Threat,
    Trap,
    TrapRow,
)
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece, Side, Trait
from openquarto.rules.seat import Seat
from openquarto.rules.square import SQUARES, Square
from openquarto.rules.value import Value

ROW = Threat(Line.ROW_2, Square.d2, (Side.DARK, Side.SQUARE, Side.TALL))
COLUMN = Threat(Line.COLUMN_B, Square.b4, (Side.LIGHT,))
DIAGONAL = Threat(Line.DIAGONAL_A4, Square.d1, (Side.ROUND, Side.SHORT))
BLOCK = Threat(Line.BLOCK_B2, Square.c3, (Side.LIGHT, Side.HOLLOW))


class Sample(NamedTuple):
    """Claims and the value that they explain."""

    title: str
    claims: tuple[Claim, ...]
    value: str
    of_turn: bool = False

    @property
    def worth(self) -> Value:
        return Value.parse(self.value)


def _overlooked(then: str) -> Sample:
    claim = Overlooked(11, Line.ROW_1, (Side.ROUND,), Seat.FIRST, then)  # type: ignore[arg-type]
    return Sample(f"overlooked, {then}", (claim,), "L2", of_turn=True)


_ANSWERS = (
    Answer(("a3B", "a3C"), Value("L", 4), None),
    Answer(("a3D", "a4D"), Value("L", 2), HotGift(Piece.D, COLUMN, (Side.LIGHT,))),
    Answer(("a3F",), Value("L", 2), HotGift(Piece.F, COLUMN, (Side.LIGHT,))),
    Answer(
        ("b3B", "b3C", "b3D", "b3F"),
        Value("L", 2),
        Empties(Square.b3, (ROW, COLUMN), Trait.COLOUR, (COLUMN,)),
    ),
)
_MANY = tuple(
    Answer((f"{square.name}B", f"{square.name}C"), Value("L", 2), NoSafeGift((DIAGONAL, BLOCK), None))
    if square is Square.a1
    else Answer((f"{square.name}B",), Value("L", 2 + 2 * (square.index % 2)), None)
    for square in SQUARES[:10]
)
_TRAP = Trap(
    (
        TrapRow((Square.a1, Square.a4), (ROW, COLUMN)),
        TrapRow((Square.b3,), (DIAGONAL, BLOCK)),
    )
)
_COVERS = ((ROW, COLUMN), (COLUMN, DIAGONAL), (DIAGONAL, BLOCK))
WIDE_TRAP = Trap(tuple(TrapRow((square,), _COVERS[square.index % len(_COVERS)]) for square in SQUARES[:11]))
_HOT = HotGift(Piece.A, COLUMN, (Side.LIGHT,))
_SOLID = Threat(Line.ROW_3, Square.a3, (Side.SOLID,))
_DEAD = Dead(
    (
        DeadLine(Line.ROW_1, "no shared side"),
        DeadLine(Line.COLUMN_C, "too few pieces"),
        DeadLine(Line.DIAGONAL_A1, "no shared side"),
    )
)
_WON = Refuted(("c3N", "a3B", "b4#b1-b4"), _ANSWERS)
_LOST = Refuted(
    ("N", "b3A", "a3B", "b4#b1-b4"),
    (
        Answer(("N", "O"), Value("L", 3), None),
        Answer(("B",), Value("L", 1), HotGift(Piece.B, COLUMN, (Side.LIGHT,))),
    ),
)
_OUTPLAYED = Refuted(("a3B", "b4A", "c4C", "d2#a2-d2"), _MANY)


def _empties(title: str, claim: Empties) -> Sample:
    return Sample(title, (_HOT, claim), "L2", of_turn=True)


SAMPLES = [
    Sample("call", (CanCall(Line.ROW_1, (Side.LIGHT, Side.ROUND)),), "W0"),
    Sample("call, only", (CanCall(Line.BLOCK_A1, (Side.SHORT,)), Only(("#a1-b2",), 13)), "W0"),
    Sample("complete", (Complete(COLUMN, (Side.LIGHT,)), Only(("b4#b1-b4", "c3#b2-c3"), 40)), "W1"),
    Sample("complete, a turn", (Complete(BLOCK, (Side.LIGHT, Side.HOLLOW)),), "W1", of_turn=True),
    Sample("hot gift", (HotGift(Piece.O, ROW, (Side.DARK, Side.SQUARE)),), "L2", of_turn=True),
    Sample("no safe gift", (NoSafeGift((ROW, DIAGONAL, BLOCK), None),), "L1"),
    Sample("no safe gift, pincer", (NoSafeGift((ROW, COLUMN), Trait.COLOUR),), "L1"),
    Sample("no safe gift, pincer of fill", (NoSafeGift((_SOLID, BLOCK), Trait.FILL),), "L1"),
    _empties("empties", Empties(Square.b3, (COLUMN, DIAGONAL), None, ())),
    _empties("empties, pincer", Empties(Square.b3, (COLUMN, ROW), Trait.COLOUR, ())),
    _empties("empties, new", Empties(Square.b3, (COLUMN, DIAGONAL), None, (COLUMN,))),
    _empties("empties, new, pincer", Empties(Square.c2, (ROW, BLOCK), Trait.COLOUR, (ROW, BLOCK))),
    Sample("trap", (_TRAP,), "L2"),
    Sample("trap, a turn", (_TRAP,), "W3", of_turn=True),
    Sample("held", (Held(30, 30, None),), "D"),
    Sample("held, only", (Held(3, 30, Pressure(0.4, "a3I")), Only(("a3I", "a3J", "c4J"), 30)), "D"),
    Sample("held, only one", (Held(1, 30, Pressure(0.0, "a3I")), Only(("a3I",), 30)), "D"),
    Sample("held, giving", (Held(2, 9, None), Only(("I", "J"), 9)), "D"),
    Sample("held, a turn", (Held(11, 30, Pressure(0.995, "a3I")),), "D", of_turn=True),
    Sample("held by one answer", (Held(1, 30, Pressure(0.0, "a3I")),), "D", of_turn=True),
    Sample("held by every answer", (Held(12, 12, None),), "D", of_turn=True),
    Sample("dead", (_DEAD,), "D"),
    Sample("dead, full board", (Dead(()),), "D", of_turn=True),
    Sample("refuted, won", (_WON, Only(("c3N", "d4N"), 30)), "W5"),
    Sample("refuted, won, only one", (_WON, Only(("c3N",), 30)), "W5"),
    Sample("refuted, lost", (_LOST,), "L3"),
    Sample("refuted, a turn that wins", (_OUTPLAYED,), "W5", of_turn=True),
    Sample("refuted, a turn that loses", (_WON,), "L4", of_turn=True),
    _overlooked("taken"),
    _overlooked("expired"),
    _overlooked("open"),
]
