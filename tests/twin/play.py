"""Plays random games that make, see, miss and expire quartos often, whole or cut short."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from functools import cache
from random import Random

from .layout import Token
from .referee import LETTERS, OTHER, SQUARES, Referee, lines, read_variant

TERMINATIONS = ("", "", "unterminated", "resigned", "time", "agreed", "abandoned")
WINS = {"first": "1-0", "second": "0-1", "": "1/2-1/2"}


@dataclass
class Game:
    """A played game before it is spelled as a record; `marks` names the situations it holds."""

    start: Referee
    position: str  # the start as a text without variant; empty: the start of every game
    turns: list[Token]
    end: Referee
    result: Token | None
    winner: str
    reason: str
    termination: str = ""
    tags: list[Token] = field(default_factory=list)  # further tags, after all others
    marks: set[str] = field(default_factory=set)

    def outcome(self) -> dict[str, object]:
        """What a replay must print."""
        position = self.end.position()
        return {"winner": self.winner or None, "reason": self.reason, "position": position}


def twin(referee: Referee) -> Referee:
    """A copy that can be played on."""
    other = copy.copy(referee)
    other.board = list(referee.board)
    return other


@dataclass
class Mood:
    """How often a game's players see a live quarto, call falsely, and look for quartos to make."""

    see: float
    bluff: float
    make: float


def mood(rng: Random) -> Mood:
    return Mood(rng.choice([0, 0.4, 0.9]), rng.choice([0, 0.1, 0.5]), rng.choice([0, 0.4, 1]))


@cache
def through(square: int, *, blocks: bool) -> list[tuple[int, ...]]:
    return [line for line in lines(blocks=blocks).values() if square in line]


def makes(referee: Referee, piece: int, square: int) -> bool:
    """Whether the piece placed on the square would make a quarto."""
    referee.board[square] = piece
    made = any(map(referee.is_quarto, through(square, blocks=referee.variant.blocks)))
    referee.board[square] = None
    return made


def empty(referee: Referee) -> list[int]:
    return [square for square in range(16) if referee.board[square] is None]


def choose_call(rng: Random, referee: Referee, mood: Mood) -> str:
    """A call for the open window, or nothing."""
    live = referee.live()
    if live and rng.random() < mood.see:
        return "#" + rng.choice(live)
    if rng.random() >= mood.bluff:
        return ""
    wrong = [name for name in referee.lines if name not in live]
    expired = [name for name in referee.quartos() if name not in live]
    return "#" + rng.choice(expired if expired and rng.random() < 0.7 else wrong) + "?"


def choose(rng: Random, referee: Referee, mood: Mood) -> str:
    """The next part of a token."""
    call = choose_call(rng, referee, mood) if referee.window() else ""
    if call:
        return call
    keen = rng.random() < mood.make
    if referee.hand is not None:
        hand, squares = referee.hand, empty(referee)
        some = [square for square in squares if makes(referee, hand, square) == keen]
        return SQUARES[rng.choice(some or squares)]
    if referee.placed() == 16:
        return "="
    stock = rng.sample(referee.stock(), min(2, len(referee.stock())))  # looking at all is slow
    fit = [p for p in stock if any(makes(referee, p, s) for s in empty(referee)) == keen]
    return LETTERS[(fit or stock)[0]]


def shape(parts: list[str]) -> str:
    """The form of a token as the rules write it, such as `#L?SP`."""
    names = {True: "S", False: "P"}
    return "".join(
        "#L" + "?" * p.endswith("?") if p[0] == "#" else "=" if p == "=" else names[p in SQUARES]
        for p in parts
    )


def note(referee: Referee, part: str, marks: set[str]) -> None:
    """Mark the situations that this part makes."""
    if part[0] == "#":
        truth = "false" if part[-1] == "?" else "true"
        if truth == "false" and part[1:-1] in referee.quartos():
            marks.add("expired quarto called")
        if referee.placed() == 16:
            marks.add(f"last look: {truth} call by {'opponent' if referee.dones else 'placer'}")
    if part in SQUARES and referee.live():
        marks.add("quarto expired")


def play_token(rng: Random, referee: Referee, mood: Mood) -> list[str]:
    """Play one whole token on the referee and give its parts."""
    parts: list[str] = []
    while not parts or not (referee.over or parts[-1] in "=" + LETTERS):
        part = choose(rng, referee, mood)
        referee.act(part)
        parts.append(part)
    return parts


def choose_start(rng: Random) -> str:
    """A random position text without variant."""
    count = rng.choice([0, rng.randint(1, 15), rng.randint(8, 15), 15, 16])
    pieces, squares = rng.sample(range(16), 16), rng.sample(range(16), count)
    board = ["."] * 16
    for piece, square in zip(pieces, squares, strict=False):
        board[square] = LETTERS[piece]
    hand = LETTERS[pieces[-1]] if count < 16 and rng.random() < 0.5 else "-"
    last = SQUARES[rng.choice(squares)] if squares and rng.random() < 0.8 else "-"
    rows = ["".join(board[k : k + 4]) for k in range(0, 16, 4)]
    text = "/".join(rows)
    for run in (4, 3, 2, 1):
        text = text.replace("." * run, str(run))
    return f"{text} {hand} {last}"


def start_mark(referee: Referee) -> str:
    phase = "place" if referee.hand is not None else "full" if referee.placed() == 16 else "give"
    return f"start: {phase} phase, last {'-' if referee.last is None else 'square'}"


def replay(start: Referee, tokens: list[str]) -> Referee:
    """The referee after these tokens."""
    referee = twin(start)
    for token in tokens:
        referee.play(token)
    return referee


def cut(rng: Random, tokens: list[list[str]], *, whole: bool) -> list[list[str]]:
    """The game up to some token, which may stop early: any, one near the end, or a long one."""
    late = max(0, len(tokens) - rng.randint(1, 2))
    long = max(range(len(tokens)), key=lambda index: len(tokens[index]))
    count = rng.choice([rng.randrange(len(tokens)), late, long])
    kept, parts = tokens[:count], tokens[count]
    if not whole and len(parts) > 1 and rng.random() < 0.8:
        kept.append(parts[: rng.choice([len(parts) - 1, rng.randrange(1, len(parts))])])
    return kept


def explain(rng: Random, actor: str, termination: str) -> tuple[str, str, str]:
    """Result, winner and reason of a game that its moves do not end."""
    either = rng.choice(["first", "second"])
    winner = {"resigned": either, "abandoned": either, "time": OTHER[actor]}.get(termination, "")
    if termination in ("", "unterminated"):
        return "*", "", "unfinished"
    return WINS[winner], winner, termination


def survey(start: Referee, tokens: list[list[str]]) -> tuple[Referee, set[str]]:
    """The referee after these tokens, and the situations on the way."""
    referee, marks = twin(start), {f"token {shape(parts)}" for parts in tokens}
    for part in (part for parts in tokens for part in parts):
        note(referee, part, marks)
        referee.act(part)
    if set(referee.quartos()) - set(referee.live()):
        marks.add("board with expired quartos")
    return referee, marks


def begin(rng: Random, variant: str, *, loses: bool, start: bool) -> tuple[Referee, str]:
    """A start; under automatic calling one with a live quarto is doubtful, so it is left out."""
    while True:
        position = choose_start(rng) if start and rng.random() < 0.45 else ""
        referee = Referee(read_variant(variant), loses=loses, start=position or "4/4/4/4 - -")
        if not referee.over and not (referee.variant.auto and referee.live()):
            return referee, position


def draft(
    rng: Random, variant: str, *, start: bool = True, cuts: str = "some", loses: bool | None = None
) -> Game:
    """A random game; cuts: "some", "never", or "whole" (always, after a whole token, no tag)."""
    loses = rng.random() < 0.2 if loses is None else loses
    before, position = begin(rng, variant, loses=loses, start=start)
    playing, how, tokens = twin(before), mood(rng), []
    while not playing.over:
        tokens.append(play_token(rng, playing, how))
    if cuts == "whole" or (cuts == "some" and rng.random() < 0.4):
        tokens = cut(rng, tokens, whole=cuts == "whole")
    end, marks = survey(before, tokens)
    if end.over:
        termination = rng.choice(["", "", "", "normal"])
        result, winner, reason = WINS[end.winner], end.winner, end.reason
    else:
        termination = "" if cuts == "whole" else rng.choice(TERMINATIONS)
        result, winner, reason = explain(rng, end.actor(), termination)
        form = shape(tokens[-1]) if tokens else "nothing"
        marks |= {f"cut after {form}: {reason}", f"cut with {end.placed()} placed"}
    marks.add(f"{reason} {result}" + " automatic" * before.variant.auto)
    if position:
        marks.add(start_mark(before))
    turns = [Token("".join(parts)) for parts in tokens]
    ending = Token(result, "result")
    return Game(before, position, turns, end, ending, winner, reason, termination, marks=marks)
