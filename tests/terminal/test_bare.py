"""The bare game on standard input: whole games, refusals, and leaving without losing anything."""

import subprocess
import sys

import pytest

from openquarto.notation import Record
from openquarto.rules import Give, Outcome, Piece, Place, Reason, Seat, Square, TextError
from openquarto.terminal.bare import read_action


def game(dialogue: str, *options: str) -> str:
    """What is printed when these lines are typed, separated by commas."""
    done = subprocess.run(
        [sys.executable, "-m", "openquarto", "terminal", "--opponent", "here", *options],
        input=dialogue.replace(", ", "\n") + "\n",
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert "" == done.stderr
    return done.stdout


def record(printed: str) -> Record:
    return Record.parse(printed[printed.index("[First") :])


ROW = "A, a1, B, b1, C, c1, D, d1"


@pytest.mark.parametrize(
    ("dialogue", "outcome", "sentence"),
    [
        (
            f"{ROW}, quarto a1-d1",
            Outcome(Reason.CALLED, Seat.FIRST),
            "calls Quarto: a1-d1. Common: light, round.",
        ),
        (f"{ROW}, E, quarto a1-d1", Outcome(Reason.MISSED, Seat.SECOND), "won (missed)."),
        (
            f"{ROW}, E, a2, quarto a1-d1, resign",
            Outcome(Reason.RESIGNED, Seat.FIRST),
            "That is not a live quarto.",
        ),
        ("A, resign", Outcome(Reason.RESIGNED, Seat.FIRST), "won (resigned)."),
    ],
)
def test_games_by_hand(dialogue: str, outcome: Outcome, sentence: str) -> None:
    printed = game(dialogue)
    assert sentence in printed
    assert outcome == record(printed).outcome


def test_nothing_is_lost_by_leaving_or_by_nonsense() -> None:
    printed = game("A, , nonsense, b9, quarto, a1, quit")
    assert "Goodbye. This is the game so far." in printed
    assert (Give(Piece.A), Place(Square.a1)) == record(printed).actions
    assert (Give(Piece.A), Place(Square.a1)) == record(game("A, a1")).actions  # the input ends
    assert "Expected a piece letter, a square" in printed


def test_help_and_board() -> None:
    printed = game("help, board")
    assert "quarto and a line" in printed
    assert "Board: empty." in printed


def test_the_access_edition_and_a_false_call_that_loses() -> None:
    printed = game("A, b2, quarto a1-d1", "--edition", "access", "--false-call-loses")
    assert "smooth round large solid (A)" in printed
    assert Outcome(Reason.FALSE_CALL, Seat.FIRST) == record(printed).outcome


@pytest.mark.parametrize("opponent", ["simple", "random"])
def test_the_computer_plays_its_part(opponent: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "openquarto", "terminal", "--opponent", opponent],
        input="A\n" * 3 + "".join(f"{column}{row}\n" for column in "abcd" for row in "1234"),
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert "Computer: gives " in done.stdout or "Computer: " in done.stdout
    assert record(done.stdout).actions


@pytest.mark.parametrize(
    "typed",
    [
        "M",
        "m",
        "give m",
        "give M",
        "dark square tall solid",
        "solid tall dark square",
        "grooved square large solid",
    ],
)
def test_a_piece_may_be_named_in_many_ways(typed: str) -> None:
    assert Give(Piece.M) == read_action(typed)


@pytest.mark.parametrize("typed", ["b2", "B2", "place b2", "place B2"])
def test_a_square_too(typed: str) -> None:
    assert Place(Square.b2) == read_action(typed)


@pytest.mark.parametrize(
    "typed", ["place A", "purple dark square tall solid", "dark dark tall solid", "b2 b3"]
)
def test_what_cannot_be_meant_is_refused(typed: str) -> None:
    with pytest.raises(TextError):
        read_action(typed)
