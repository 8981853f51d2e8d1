"""Annotating a record adds to its turns and loses nothing that stands there."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openquarto.notation import Comment, Glyph, Item, Record, Turn, Variation
from openquarto.rules import Give, Piece, Place, SetupError, Square, Value
from tests.notation.test_write import records

TEXT = "{Before} 1. M {A gift} $1 (1. A a1B) b4A $2 2. a2J {[%clk 0:00:42]} (2. a2K) a3H *"


def words(record: Record) -> str:
    """The text on one line."""
    return " ".join(str(record).split())


def bare(items: tuple[Item, ...]) -> list[Item]:
    """All but the comments, which are joined."""
    return [item for item in items if not isinstance(item, Comment)]


def test_all_that_stands_there_is_kept() -> None:
    record = Record.parse(TEXT)
    noted = record.annotated({0: Comment.of_value(Value("D")), 1: Glyph(3), 2: [Comment("deep"), Glyph(4)]})
    assert (
        "{Before} 1. M {A gift [%val D]} $1 (1. A a1B) 1... b4A $2 $3 "
        "2. a2J $4 {[%clk 0:00:42] deep} (2. a2K) 2... a3H *"
    ) == words(noted)
    assert noted == Record.parse(str(noted))
    assert (record.actions, record.tags, record.result) == (noted.actions, noted.tags, noted.result)


def test_a_variation_is_added_after_the_others() -> None:
    instead = Variation((Turn((Place(Square.c3), Give(Piece.B))),))
    noted = Record.parse(TEXT).annotated({2: instead})
    assert "(2. a2K) (2. c3B) 2... a3H *" in words(noted)


@given(records(), st.data())
def test_what_is_annotated_is_read_back(record: Record, data: st.DataObject) -> None:
    turns = len(record.turn_positions)
    if turns:
        number = data.draw(st.integers(0, turns - 1))
        noted = record.annotated({number: (Glyph(1), Comment("noted"))})
        assert noted == Record.parse(str(noted))
        assert {*map(repr, bare(record.items))} <= {*map(repr, noted.items)}
        assert len(bare(record.items)) + 1 == len(bare(noted.items))


@pytest.mark.parametrize("number", [-1, 4, 100])
def test_a_turn_that_is_not_there_cannot_be_annotated(number: int) -> None:
    with pytest.raises(SetupError, match=f"one of the 4 turns, counted from 0, got {number}"):
        Record.parse(TEXT).annotated({number: Glyph(1)})


def test_a_value_is_noted_as_it_is_read() -> None:
    for text in ("W5", "D", "L12", "W0"):
        assert text == Comment.of_value(Value.parse(text)).value
    with pytest.raises(SetupError, match="expected a value with its distance or D, got W"):
        Comment.of_value(Value("W"))


def test_the_positions_at_the_ends_of_turns() -> None:
    record = Record.parse("1. M b4A 2. a2 *")
    assert ["4/4/4/4 M - classic", "4/4/4/1M2 A b4 classic", "4/A3/4/1M2 - a2 classic"] == [
        str(position) for position in record.turn_positions
    ]
    assert () == Record.parse("*").turn_positions
