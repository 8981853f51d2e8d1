"""A naive referee, written from the rules alone, that recomputes everything from the board."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass
from functools import cache

SQUARES = tuple(column + row for row in "1234" for column in "abcd")
LETTERS = "ABCDEFGHIJKLMNOP"
BITS = {"c": 8, "s": 4, "h": 2, "f": 1}
PART = re.compile(r"#[a-d][1-4]-[a-d][1-4]\??|[a-d][1-4]|[A-P]|=")
OTHER = {"first": "second", "second": "first"}


class FaultError(Exception):
    """Something that the rules or the text forms do not allow."""


@cache
def lines(*, blocks: bool) -> dict[str, tuple[int, ...]]:
    """Every line by its name: from each square, walk each shape that stays on the board."""
    shapes = [[(k * dc, k * dr) for k in range(4)] for dc, dr in ((1, 0), (0, 1), (1, 1), (1, -1))]
    if blocks:
        shapes.append([(0, 0), (1, 0), (0, 1), (1, 1)])
    found = {}
    for start in range(16):
        for shape in shapes:
            walk = [(start % 4 + dc, start // 4 + dr) for dc, dr in shape]
            if all(0 <= c < 4 and 0 <= r < 4 for c, r in walk):
                squares = tuple(c + 4 * r for c, r in walk)
                found[f"{SQUARES[squares[0]]}-{SQUARES[squares[3]]}"] = squares
    return found


@dataclass(frozen=True)
class Variant:
    """Which traits count, whether blocks count, and whether calling is automatic."""

    traits: str = "cshf"
    blocks: bool = False
    auto: bool = False

    def __str__(self) -> str:
        traits = f"traits={self.traits}" if self.traits != "cshf" else ""
        flags = ["blocks" * self.blocks, traits, "auto" * self.auto]
        return "+".join(filter(None, flags)) or "classic"


def read_variant(text: str) -> Variant:
    """The variant that a text names, flags in any order, each at most once."""
    if text == "classic":
        return Variant()
    flags = text.split("+")
    if not all(re.fullmatch("blocks|auto|traits=(?=.)c?s?h?f?", flag) for flag in flags):
        raise FaultError(f"no such flag: {text}")
    if len({flag[0] for flag in flags}) < len(flags):
        raise FaultError(f"a flag twice: {text}")
    traits = next((flag[len("traits=") :] for flag in flags if flag[0] == "t"), "cshf")
    return Variant(traits, "blocks" in flags, "auto" in flags)


CHOICES = tuple("".join(t for t in "cshf" if BITS[t] & mask) for mask in range(15, 0, -1))
GAMES = itertools.product(CHOICES, (False, True), (False, True))
VARIANTS = tuple(str(Variant(*choice)) for choice in GAMES)


class Referee:
    """One game from one start; `act` plays a part of a token, `play` a token."""

    def __init__(self, variant: Variant, *, loses: bool = False, start: str = "4/4/4/4 - -") -> None:
        self.variant, self.loses, self.lines = variant, loses, lines(blocks=variant.blocks)
        self.board: list[int | None] = []
        self.hand: int | None = None
        self.last: int | None = None
        self.used = False  # the call of the window that is open now
        self.dones = 0
        self.over, self.winner, self.reason = False, "", ""
        self.read(start)
        if variant.auto and self.hand is None:  # its last placement may have decided it
            self.judge()

    def read(self, text: str) -> None:
        """Set board, hand and last from a position text without variant."""
        match = re.fullmatch(r"([A-P1-4/]+) ([A-P]|-) ([a-d][1-4]|-)", text)
        rows = match[1].split("/") if match and not re.search(r"\d\d", match[1]) else []
        spread = [re.sub(r"\d", lambda digit: "." * int(digit[0]), row) for row in rows]
        if match is None or [len(row) for row in spread] != [4, 4, 4, 4]:
            raise FaultError(f"no position: {text}")
        self.board = [None if c == "." else LETTERS.index(c) for c in "".join(spread)]
        self.hand = None if match[2] == "-" else LETTERS.index(match[2])
        self.last = None if match[3] == "-" else SQUARES.index(match[3])
        pieces = [p for p in [*self.board, self.hand] if p is not None]
        if len(set(pieces)) < len(pieces):
            raise FaultError(f"a piece twice: {text}")
        if self.last is not None and self.board[self.last] is None:
            raise FaultError(f"the last square is empty: {text}")

    def position(self) -> str:
        """The position text, with its variant."""
        marks = "".join("." if p is None else LETTERS[p] for p in self.board)
        rows = [marks[k : k + 4] for k in range(0, 16, 4)]
        board = re.sub(r"\.+", lambda run: str(len(run[0])), "/".join(rows))
        hand = "-" if self.hand is None else LETTERS[self.hand]
        last = "-" if self.last is None else SQUARES[self.last]
        return f"{board} {hand} {last} {self.variant}"

    def placed(self) -> int:
        return sum(p is not None for p in self.board)

    def stock(self) -> list[int]:
        return [p for p in range(16) if p not in self.board and p != self.hand]

    def actor(self) -> str:
        """Second makes the odd placements; who placed gives, and looks first at a full board."""
        if self.hand is not None:
            return "first" if self.placed() % 2 else "second"
        placer = "second" if self.placed() % 2 else "first"
        return OTHER[placer] if self.dones else placer

    def quartos(self) -> list[str]:
        """The names of all lines on the board that are quartos, live or expired."""
        return [name for name, line in self.lines.items() if self.is_quarto(line)]

    def is_quarto(self, line: tuple[int, ...]) -> bool:
        pieces = [p for s in line if (p := self.board[s]) is not None]
        if len(pieces) < 4:
            return False
        return any(len({p & BITS[trait] for p in pieces}) == 1 for trait in self.variant.traits)

    def live(self) -> list[str]:
        """The quartos through the last placed square."""
        return [name for name in self.quartos() if self.last in self.lines[name]]

    def window(self) -> bool:
        """Whether the player to act may call now."""
        return not (self.over or self.variant.auto or self.used or self.placed() == 0)

    def end(self, winner: str, reason: str) -> None:
        self.over, self.winner, self.reason = True, winner, reason

    def judge(self) -> None:
        """Automatic calling: the last placement wins, or fills the board, or neither."""
        if self.live():
            self.end(self.actor(), "called")
        elif self.placed() == 16:
            self.end("", "full board")

    def act(self, part: str) -> None:
        """Play one part of a token: a call, a square, a piece letter or `=`."""
        if self.over:
            raise FaultError("the game is over")
        if part.startswith("#"):
            self.call(part[1:].rstrip("?"), marked=part.endswith("?"))
        elif part in SQUARES:
            self.place(SQUARES.index(part))
        elif part == "=":
            if self.placed() < 16:
                raise FaultError("done, but the board is not full")
            self.dones, self.used = self.dones + 1, False
            if self.dones == 2:
                self.end("", "full board")
        else:
            if self.hand is not None or LETTERS.index(part) not in self.stock():
                raise FaultError(f"cannot give {part}")
            self.hand, self.used = LETTERS.index(part), False

    def place(self, square: int) -> None:
        if self.hand is None or self.board[square] is not None:
            raise FaultError(f"cannot place on {SQUARES[square]}")
        self.board[square], self.last, self.hand, self.used = self.hand, square, None, False
        if self.variant.auto:
            self.judge()

    def call(self, line: str, *, marked: bool) -> None:
        if not self.window() or line not in self.lines:
            raise FaultError(f"cannot call {line}")
        if marked == (line in self.live()):
            raise FaultError(f"the mark does not fit the truth: {line}")
        if not marked:
            self.end(self.actor(), "missed" if self.hand is not None or self.dones else "called")
        elif self.loses:
            self.end(OTHER[self.actor()], "false call")
        self.used = True

    def play(self, token: str) -> bool:
        """Play one token and tell whether it is whole; False: it stops early."""
        parts = PART.findall(token)
        if not parts or "".join(parts) != token:
            raise FaultError(f"no token: {token}")
        for before, part in zip(["", *parts], parts, strict=False):
            if before and before in "=" + LETTERS:
                raise FaultError(f"goes on after its end: {token}")
            self.act(part)
        return self.over or parts[-1] in "=" + LETTERS
