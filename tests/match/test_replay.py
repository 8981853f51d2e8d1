"""A game that is over, turn by turn."""

import pytest

from openquarto.match.replay import MissedTurn, missed_turns, replay_turns, stepped
from openquarto.notation import Record
from openquarto.rules import Line, Piece, RuleError, Seat, Square
from openquarto.rules.piece import Side
from openquarto.speech.command import Step, StepTo
from openquarto.view.event import Called, Ended, Gave, Placed

ROW = "1. A a1B 2. b1C c1D d1"
ROW_1 = Line.parse("a1-d1")
LOST = '[Termination "resigned"] '
FULL = (
    "1. A a1P 2. b1B c1O 3. d1C a2N 4. b2D c2M 5. d2I a3H 6. b3J c3G 7. d3K a4F 8. b4L c4E 9. d4= = 1/2-1/2"
)


def test_each_turn_has_its_number_its_text_what_happened_and_the_table_after_it() -> None:
    game = Record.parse(f"{ROW}#a1-d1 1-0").game
    turns = replay_turns(game)
    assert [0, 1, 2, 3, 4] == [turn.number for turn in turns]
    assert ["1. A", "1... a1B", "2. b1C", "2... c1D", "3. d1#a1-d1"] == [turn.move for turn in turns]
    assert (Placed(Seat.SECOND, Piece.A, Square.parse("a1")), Gave(Seat.SECOND, Piece.B)) == turns[1].events
    assert [Placed, Called, Ended] == [type(event) for event in turns[-1].events]
    assert (Piece.B, 1) == (turns[1].view.hand, sum(piece is not None for piece in turns[1].view.board))
    assert [ROW_1] == [shown.line for shown in turns[-1].view.shown]
    assert game.position.board == turns[-1].view.board


def test_a_last_look_is_a_turn_of_its_own() -> None:
    turns = replay_turns(Record.parse(FULL).game)
    assert [*range(18)] == [turn.number for turn in turns]
    assert ["9. d4=", "9... ="] == [turn.move for turn in turns[-2:]]


@pytest.mark.parametrize("moves", [f"{ROW}E *", "*"])
def test_nothing_is_told_while_a_game_goes_on(moves: str) -> None:
    game = Record.parse(moves).game
    with pytest.raises(RuleError, match="expected a game that is over"):
        replay_turns(game)
    assert () == missed_turns(game)


def test_a_game_that_ended_before_anything_was_done_has_one_turn() -> None:
    (turn,) = replay_turns(Record.parse(f"{LOST} 1-0").game)
    assert (0, "") == (turn.number, turn.move)
    assert [Ended] == [type(event) for event in turn.events]


@pytest.mark.parametrize(
    ("moves", "by_both"), [(f"{ROW}E #a1-d1 0-1", False), (f"{LOST}{ROW}E a2F 1-0", True)]
)
def test_a_missed_quarto_is_told_once_with_who_made_it(moves: str, *, by_both: bool) -> None:
    sides = (Side.LIGHT, Side.ROUND)
    expected = MissedTurn(4, ROW_1, sides, Seat.FIRST, by_both)
    assert (expected,) == missed_turns(Record.parse(moves).game)


def test_steps_stay_at_the_ends_and_know_the_turns_by_their_numbers() -> None:
    turns = replay_turns(Record.parse(f"{ROW}#a1-d1 1-0").game)
    steps = (Step.FIRST, Step.BEFORE, Step.NEXT, Step.LAST, StepTo(1))
    assert [0, 2, 4, 4, 1] == [stepped(step, 3, turns) for step in steps]
    assert [0, 4] == [stepped(Step.BEFORE, 0, turns), stepped(Step.NEXT, 4, turns)]
    with pytest.raises(RuleError, match="expected a turn from 0 to 4, got 5"):
        stepped(StepTo(5), 0, turns)
