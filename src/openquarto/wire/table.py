"""What a page is shown of a table: plain data, the same for all but for the language and the seat."""

from typing import Literal

import msgspec

Seat = Literal["first", "second"]
Sitter = Literal["first", "second", "both", "none"]  # both: two people at one screen; none: a watcher
Phase = Literal["give", "place", "last look", "over"]
Cue = Literal["place", "give", "your turn", "refused", "low time", "quarto", "false call", "draw", "over"]


class Shown(msgspec.Struct, frozen=True, rename="camel"):
    """A quarto that won, shown after it was called: its line, its squares, and the sides they share."""

    line: str  # a1-d1
    squares: list[str]
    sides: list[str]  # names of sides, such as round; the page never shows them but in words of `entries`


class Ending(msgspec.Struct, frozen=True, rename="camel"):
    """How the game ended: words to show beside the board, and the missed quartos for the review."""

    reason: str  # called, missed, full board, resigned, time, agreed, false call, abandoned
    winner: Seat | None
    title: str
    sentences: list[str]
    missed: list[str]
    next_level: int | None = None  # to try, where I have beaten the one below in a casual game
    passed: bool | None = None  # of a small match, for the learner


class View(msgspec.Struct, frozen=True, rename="camel"):
    """The table as this seat may see it."""

    board: list[str | None]  # 16 piece letters A to P, a1 b1 c1 d1 a2 … d4
    hand: str | None
    last: str | None  # the square placed on last
    phase: Phase
    to_act: Seat | None
    is_my_turn: bool
    may_call: bool  # whether a window is open: by phase and calls made, never by what stands on the board
    lines: list[str]  # what the call dialog offers, by geometry: the lines through `last`
    shown: list[Shown]
    ending: Ending | None = None
    masked: bool = (
        False  # nothing above tells of a piece: board, hand and last are empty, lines are all that count
    )


class Clock(msgspec.Struct, frozen=True, rename="camel"):
    """What the clocks have left, in milliseconds; None for a seat without one."""

    first: int | None
    second: int | None
    running: Seat | None


class Entry(msgspec.Struct, frozen=True, rename="camel"):
    """One line of the message log, in the hearer's language and manner."""

    seq: int  # of the event that it tells of
    text: str


class Player(msgspec.Struct, frozen=True, rename="camel"):
    """Who sits where."""

    name: str  # in the hearer's language: "First", "Ada", "pine, level 3"
    is_me: bool
    is_computer: bool
    points: float  # of the games of this series so far


class Rules(msgspec.Struct, frozen=True, rename="camel"):
    """What counts at this table, for the rule badge: words, and what to draw."""

    variant: str  # classic, blocks+traits=cs
    traits: list[str]  # c s h f
    blocks: bool
    automatic: bool
    false_call_loses: bool
    counts: bool
    take_back: bool
    edition: Literal["classic", "access"]
    first_limit: int | None  # what a full clock shows, in milliseconds
    second_limit: int | None
    sentences: list[str]
    mask: Literal["none", "first", "second", "both"] = "none"  # who wears one
    coach: Literal["off", "on", "warn"] = "off"


class Offers(msgspec.Struct, frozen=True, rename="camel"):
    """What waits for an answer."""

    draw: Seat | None = None
    take_back: Seat | None = None
    undoes: list[str] = []  # what the take-back would undo, in sentences


class LessonTable(msgspec.Struct, frozen=True, rename="camel"):
    """The lesson whose small match this is, as its learner is told."""

    name: str
    title: str
    tasks: int  # how many there are
    sentence: str  # against whom, and when it is passed
    next: str | None = None  # the lesson behind it
    next_title: str | None = None


class Table(msgspec.Struct, frozen=True, rename="camel"):
    """All of a table, sent when a page opens it or has missed too much."""

    game: str
    title: str
    seat: Sitter
    first: Player
    second: Player
    rules: Rules
    view: View
    status: str  # whose turn, place or give, the hand: the visible status line
    prompt: str  # a word that tells what may be typed
    clock: Clock
    offers: Offers
    entries: list[Entry]
    record: str  # the .qgn text
    next: str | None = None  # the game that a rematch began
    by_link: bool = False  # the players are not at one screen
    is_waiting: bool = False  # for the other one to sit down, or to be here
    is_free: bool = False  # a seat waits for somebody who is invited
    claim_in: int | None = None  # milliseconds until this seat may claim the game; None where it may not
    lesson: LessonTable | None = None  # whose small match it is
