"""Exact values with their reasons, as a page shows them: plain data in the words of whoever asks."""

from typing import Any, Literal

import msgspec

from openquarto.wire.table import Seat, Table

Mark = Literal["", "punished", "unpunished", "overlooked"]  # slips, and quartos that were not seen
Bar = Literal["W", "D", "L"]


class ReasonRow(msgspec.Struct, frozen=True, rename="camel"):
    """One part of a reason, unfolded on demand: what it is about, and why."""

    heading: str  # "a1, a4", or "b2, then give dark square short hollow"
    text: str
    squares: list[str] = []
    turns: list[str] = []  # tokens


class Reason(msgspec.Struct, frozen=True, rename="camel"):
    """Why something is worth what it is worth: claims for programs, and the same in words."""

    claims: list[dict[str, Any]]
    sentences: list[str]  # two at most
    rows: list[ReasonRow] = []
    summary: str = ""  # "Show all 8 squares, 4 reasons"; empty where there are no rows


class Hint(msgspec.Struct, frozen=True, rename="camel"):
    """One step of a hint: there is something, where it is, what to do; with what a board marks of it."""

    step: int  # from 1
    steps: int
    sentences: list[str]
    squares: list[str] = []  # from the second step on
    pieces: list[str] = []  # of the stock, by their letters


class Advice(msgspec.Struct, frozen=True, rename="camel"):
    """What the coach says of a turn that slips: what it gives away, why, and rows with more."""

    sentences: list[str]
    part: Literal["piece", "turn"]  # what has to be taken back
    is_big: bool  # it loses
    squares: list[str] = []  # that a board marks: the line that the piece completes
    rows: list[ReasonRow] = []


class Judgement(msgspec.Struct, frozen=True, rename="camel"):
    """What the coach thinks of a turn, as if every quarto had expired."""

    seen: Literal["", "c", "l", "d"]  # how it counts for fading: clean, a slip of one look, a deeper one
    advice: Advice | None = None


class ValuedTurn(msgspec.Struct, frozen=True, rename="camel"):
    """A turn and its value for the player whose turn it is."""

    turn: str  # a3I, M, d2#a2-d2, =
    value: str  # W3, D, L2
    word: str  # "win in 3"
    text: str  # "a3, then give light square tall hollow"
    after: str  # the position it leads to, as text; empty where the game is over


class TurnGroup(msgspec.Struct, frozen=True, rename="camel"):
    """Turns that a symmetry of the position makes equal, told together."""

    turns: list[str]  # the first of them stands for all
    value: str
    pressure: float | None = None  # the share of the answers that lose, where it was asked for and is a draw


class Analysis(msgspec.Struct, frozen=True, rename="camel"):
    """A position with its exact value, the reason, best play and the values of all turns."""

    position: str  # as it is written: board, hand, last, variant
    value: str  # for the player to act
    headline: str  # "Win in 3: a3, then give light square tall hollow."
    why: Reason
    line: list[ValuedTurn]  # best play to the end; each value for the player who makes that turn
    turns: list[ValuedTurn]  # best first
    groups: list[TurnGroup]
    table: Table  # the position as a mounted table shows it


class TurnAnalysis(msgspec.Struct, frozen=True, rename="camel"):
    """One turn of a position: whether it keeps the value class, why it is worth what it is, what follows."""

    turn: ValuedTurn
    is_right: bool
    why: Reason
    line: list[ValuedTurn]  # what follows under best play


class PressureAnalysis(msgspec.Struct, frozen=True, rename="camel"):
    """The turns of a position with the pressure of those that draw, as far as it is known by now.

    It takes a while: whoever gets less than all asks again, and is told more.
    """

    position: str
    groups: list[TurnGroup]  # as in the analysis; pressure is null where it is not known, or no draw
    finished: int  # drawn groups that are measured
    total: int  # drawn groups


class ReviewedTurn(msgspec.Struct, frozen=True, rename="camel"):
    """One turn of a game that is over. Values are those for the player whose turn it was."""

    at: int  # its place among the turns of the replay
    ply: int  # from 1
    turn: str
    seat: Seat
    before: str
    after: str
    bar: Bar  # after the turn for the reader of the page, as if every quarto had expired
    mark: Mark
    text: str  # "Turn 11, you: b2, gave dark round short solid. Slip, punished. Draw to loss."
    heading: str  # "Slip on turn 11, punished"; empty where there is no mark
    change: str  # "From a draw to a loss in 2."
    why: Reason
    better: list[ValuedTurn]  # of a slip: turns that would have kept the class, best first, four at most
    keep: list[str]  # of a slip: all of them, as tokens
    kept: str  # "11 of 30 turns kept the draw."
    position: str  # before the turn, as text


class Review(msgspec.Struct, frozen=True, rename="camel"):
    """A game that is over, with what each turn was worth; attention stands apart from value."""

    seat: Seat  # the reader of the page: my seat, or first
    summary: str  # "3 slips, 1 of them punished."
    attention: list[str]  # quartos made, called, missed, expired: a sentence for each player
    turns: list[ReviewedTurn]
