"""One game in every language, as text that was read by eye; OPENQUARTO_REWRITE=1 writes the files anew."""

from dataclasses import replace

import pytest

from openquarto.match import Settings
from openquarto.rules.action import Call, Done, Give, Place
from openquarto.rules.clock import TOURNAMENT
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece, Trait
from openquarto.rules.square import Square
from openquarto.speech import Manner, Pieces, Squares, languages, phrase
from openquarto.speech.command import Act, Ask, CallAsked, Command, Help, Question, SetManner, Topic
from openquarto.view.edition import Edition
from tests.speech.mini import Mini
from tests.speech.table import FOLDER, check_file

SCRIPT: list[Command | str] = [
    Help(),
    Ask(Question.VARIANT),
    Ask(Question.BOARD),
    Act(Place(Square.a1)),
    Act(Give(Piece.A)),
    Ask(Question.HAND),
    CallAsked(()),
    Act(Give(Piece.B)),
    "a",
    "2",
    "xyzzy",
    "e5",
    Act(Place(Square.a1)),
    Ask(Question.TURN),
    Act(Give(Piece.A)),
    Act(Done()),
    Act(Give(Piece.B)),
    Act(Place(Square.a1)),
    Act(Place(Square.b1)),
    Act(Give(Piece.C)),
    Help(),
    Act(Place(Square.c1)),
    CallAsked(()),
    Act(Call(Line.ROW_1)),  # only three pieces: a false call
    Act(Call(Line.ROW_1)),
    Act(Call(Line.BLOCK_B2)),
    Act(Give(Piece.E)),
    Act(Place(Square.a2)),
    Ask(Question.LINES, (Line.ROW_1,)),
    Ask(Question.LINES, (Line.COLUMN_A,)),
    Ask(Question.LINES, (Line.DIAGONAL_A4,)),
    Ask(Question.LINES, (Line.BLOCK_A1,)),
    Ask(Question.SQUARE, Square.c1),
    Ask(Question.WHERE, Piece.E),
    Ask(Question.WHERE, Piece.P),
    Ask(Question.STOCK),
    Ask(Question.BOARD),
    Ask(Question.TIME),
    SetManner(Manner(lens=Trait.SHAPE)),
    Ask(Question.LINES, (Line.ROW_1,)),
    Ask(Question.BOARD),
    Ask(Question.STOCK),
    SetManner(Manner(lens=None)),
    Act(Give(Piece.D)),
    Act(Place(Square.d1)),  # a quarto, and not called
    Act(Give(Piece.P)),
    Ask(Question.LAST),
    *(Help(topic) for topic in Topic),
    Act(Call(Line.ROW_1)),
    Ask(Question.TURN),
    Help(),
]
VARIANTS = {
    "en-terse-letters": Manner(terse=True, pieces=Pieces.LETTERS, squares=Squares.NAMES),
    "en-marked-nato": Manner(pieces=Pieces.MARKED, squares=Squares.NATO),
    "en-access": Manner(edition=Edition.ACCESS),
}


def transcript(manner: Manner, settings: Settings) -> str:
    """The game of the script, each command typed as it is told in the language."""
    mini = Mini(manner, settings)
    for step in SCRIPT:
        match step:
            case str():
                mini.type(step)
            case SetManner(lensed):
                command = SetManner(replace(mini.manner, lens=lensed.lens))
                mini.type(phrase(command, mini.manner))
            case _:
                mini.type(phrase(step, mini.manner))
    return "\n".join(mini.lines) + "\n"


@pytest.mark.parametrize("language", languages())
def test_the_golden_game(language: str) -> None:
    text = transcript(Manner(language=language), Settings(first="Ada", first_clock=TOURNAMENT))
    check_file(FOLDER / "golden" / f"{language}.txt", text)


@pytest.mark.parametrize("name", VARIANTS)
def test_the_golden_game_in_other_manners(name: str) -> None:
    check_file(FOLDER / "golden" / f"{name}.txt", transcript(VARIANTS[name], Settings()))
