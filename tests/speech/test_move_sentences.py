"""What is remembered of moves says the same as what is said anew, to everybody and in every language."""

import itertools

import pytest

from openquarto.rules.action import Give, Place
from openquarto.rules.piece import Piece
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat
from openquarto.rules.square import Square
from openquarto.speech.announce import next_step, retell
from openquarto.speech.answer import prompt, status
from openquarto.speech.catalogue import languages
from openquarto.speech.manner import Hearer, Manner, Pieces, Squares
from openquarto.speech.move_sentences import FIRST, nameless, tell
from openquarto.view.event import Gave, Placed
from openquarto.view.view import View

GIVEN = Position().play(Give(Piece.M))
MOVES: tuple[tuple[Gave | Placed, Position], ...] = (
    (Gave(Seat.FIRST, Piece.M), GIVEN),
    (Placed(Seat.SECOND, Piece.M, Square.b2), GIVEN.play(Place(Square.b2))),
)
NAMES = ((None, None), ("Ada", None), ("ada %(who)s {$x}", "Ångström"))
COMPUTERS = (frozenset[Seat](), frozenset({Seat.SECOND}))


@pytest.mark.parametrize("language", languages())
def test_the_same_words(language: str) -> None:
    plain, other = Manner(language=language), Manner(language=language, pieces=Pieces.LETTERS)
    manners = (plain, other, Manner(language=language, squares=Squares.NATO, terse=True))
    everybody = itertools.product(manners, (None, *Seat), NAMES, COMPUTERS, MOVES)
    for manner, seat, (first, second), computers, (event, position) in everybody:
        hearer = Hearer(manner=manner, seat=seat, first=first, second=second, computers=computers)
        someone = nameless(hearer)
        assert someone is not None
        view = View.of(position)
        expected = (
            *retell((event,), view, hearer),
            tuple(next_step((event,), view, hearer)),
            " ".join(status(view, hearer)),
            prompt(view, hearer),
        )
        assert expected == tell(event, position, hearer, someone)


def test_those_who_differ_in_names_alone_are_one() -> None:
    assert nameless(Hearer(first="Ada")) is nameless(Hearer(first="Bo"))
    assert nameless(Hearer(first="Ada")) is not nameless(Hearer())


def test_a_name_that_could_be_mistaken_is_not_put_in() -> None:
    assert nameless(Hearer(first="Ada", second=f"Bo{FIRST}")) is None
