"""Records as they are written, and that writing and reading are inverse."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openquarto.notation import Comment, Glyph, Record, Variation, read, write, write_all
from openquarto.notation.record import Item, turns
from openquarto.rules import Call, Game, Line, Outcome, Position, Reason, RuleError, Seat, Setup, TextError
from tests.strategies import games, setups

texts = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=30)
comments = texts.map(lambda text: Comment(" ".join(text.split()))).filter(lambda comment: bool(comment.text))
remarks = st.lists(st.one_of(comments, st.integers(0, 255).map(Glyph)), max_size=1)
CANONICAL = """\
[Event "Club \\"Carré\\" evening"]
[First "Anna"]
[Second "Bo"]
[Result "*"]
[Variant "blocks"]
[SetUp "1"]
[Position "A3/4/4/4 B a1 blocks"]
[Annotator "nobody"]

{Before the first turn.} 2. b1#a1-b2?C $1 {A call that was not true, and a
remark that is longer than one line of eighty columns.} 2... c1D (2... c2E 3.
a2F {or} (3. a2G {why not [%val D]}) 3... d2) 3. d1
; a remark with a } in it
*
"""


def test_canonical_text_is_written_as_it_was_read() -> None:
    assert CANONICAL == write(Record.parse(CANONICAL))
    both = write_all([Record.parse(CANONICAL), Record.parse("*")])
    assert CANONICAL + "\n*\n" == both
    assert both == write_all(game for game in read(both) if isinstance(game, Record))


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A record with everything in it: a played game, comments, glyphs and variations anywhere."""
    game = draw(games(starts=st.one_of(st.just(Setup()), setups())))
    if game.outcome is None:
        reason = draw(st.sampled_from([None, Reason.RESIGNED, Reason.AGREED, Reason.ABANDONED]))
        if reason:
            winner = None if reason is Reason.AGREED else draw(st.sampled_from(Seat))
            game = game.end(Outcome(reason, winner))
    names = st.sampled_from(["Event", "First", "Annotator", "x_1", "Date"])
    record = Record.of(game, draw(st.dictionaries(names, texts, max_size=4)))
    items: list[Item] = []
    for item in record.items:
        items += [item, *draw(remarks)]
        if draw(st.integers(0, 5)) == 0:
            items.append(Variation((item, *draw(remarks))))
    return Record(record.tags, tuple(items), record.result)


@given(records())
def test_what_is_written_is_read_back(record: Record) -> None:
    text = write(record)
    assert record == Record.parse(text)
    assert text == write(Record.parse(text))


@given(records())
def test_lines_have_at_most_eighty_columns_unless_a_word_is_longer(record: Record) -> None:
    moves = write(record).rpartition("]\n\n")[2] if record.tags else write(record)
    for line in moves.splitlines():
        assert len(line) <= 80 or max(map(len, line.split())) > 40


@given(games())
def test_turns_end_with_a_give_or_a_done(game: Game) -> None:
    assert list(game.actions) == [action for turn in turns(game.actions) for action in turn.actions]


def test_what_a_record_says_of_its_game_follows_from_the_game() -> None:
    stale = {
        "Variant": "blocks",
        "Termination": "resigned",
        "SetUp": "1",
        "FalseCall": "loses",
        "First": "Anna",
    }
    assert {"First": "Anna", "Result": "*"} == Record.of(Game(), stale).tags


def test_a_start_whose_window_is_half_used_cannot_be_written() -> None:
    start = Position.parse("A3/4/4/4 - a1").play(Call(Line.ROW_1))
    with pytest.raises(RuleError, match="expected a start that its text tells whole"):
        Record.of(Game.of(start))


@pytest.mark.parametrize("tags", [{"Event": "two\nlines"}, {"not a name": "x"}])
def test_tags_that_could_not_be_read_back_are_refused(tags: dict[str, str]) -> None:
    with pytest.raises(TextError):
        Record.of(Game(), tags)
