"""A game that is over, as a page steps through it: plain data in the words of whoever asks."""

from typing import Literal

import msgspec


class ReplayTurn(msgspec.Struct, frozen=True, rename="camel"):
    """One turn and the table after it."""

    turn: int  # 0 is the first gift, then one for each placement
    move: str  # as the record writes it, with its number: 5... b1J
    label: str  # Turn 9 of 12
    sentences: list[str]  # what was said in play
    board: list[str | None]  # 16 piece letters, a1 b1 c1 d1 a2 … d4
    hand: str | None
    last: str | None


class MissedQuarto(msgspec.Struct, frozen=True, rename="camel"):
    """A quarto that was not called in time."""

    at: int  # the place of its turn among `turns`
    line: str  # a1-d1
    title: str
    text: str  # who made it, and who did not call


class Replay(msgspec.Struct, frozen=True, rename="camel"):
    """All turns of a game that is over, and the links that carry it."""

    turns: list[ReplayTurn]
    missed: list[MissedQuarto]
    link: str  # /replay?game=…, without the players' names
    named_link: str  # the same with them; empty where nobody said a name
    picture: str  # the address of the picture of the end, as SVG
    png: str  # the same as PNG; empty where this server cannot make one
    reach: Literal["here", "near", "everywhere"]  # how far a link to this server goes
