"""Records as they are read: every form of token, tag and comment."""

import pytest

from openquarto.notation import Comment, Glyph, Record, RecordError, Turn, Variation, read
from openquarto.notation.read import read_main_line
from openquarto.rules import (
    Call,
    FalseCall,
    Give,
    Line,
    Outcome,
    Piece,
    Place,
    Reason,
    Seat,
    Square,
    Variant,
)

EXAMPLE = "1. M b4A 2. a2J a3H 3. d4F b3I 4. a4G d3O 5. b2D a1#a1-a4 0-1"


def test_the_example_game() -> None:
    record = Record.parse(EXAMPLE)
    assert Outcome(Reason.CALLED, Seat.SECOND) == record.outcome
    assert "D3/AO2/JF1G/IM1H - a1 classic" == str(record.position)
    assert Turn((Place(Square.a1), Call(Line.COLUMN_A))) == record.items[-1]
    assert EXAMPLE + "\n" == str(record)


@pytest.mark.parametrize(
    ("text", "winner", "reason", "position"),
    [
        ("*", None, None, "4/4/4/4 - - classic"),
        ("M *", None, None, "4/4/4/4 M - classic"),
        ("1.M b4A *", None, None, "4/4/4/1M2 A b4 classic"),
        ("1... M . .. b4A 7 *", None, None, "4/4/4/1M2 A b4 classic"),
        ("M b4 *", None, None, "4/4/4/1M2 - b4 classic"),
        ("M b4#a1-d1? *", None, None, "4/4/4/1M2 - b4 classic"),
        ("M b4A #a1-d1? *", None, None, "4/4/4/1M2 A b4 classic"),
        ("M b4A #a1-d1?a1 *", None, None, "A3/4/4/1M2 - a1 classic"),
        ('[Termination "resigned"] M b4 1-0', "first", "resigned", "4/4/4/1M2 - b4 classic"),
        ('[Termination "time"] M b4 1-0', "first", "time", "4/4/4/1M2 - b4 classic"),
        ('[Termination "time"] M b4A 0-1', "second", "time", "4/4/4/1M2 A b4 classic"),
        ('[Termination "agreed"] M 1/2-1/2', None, "agreed", "4/4/4/4 M - classic"),
        ('[Termination "abandoned"] M *', None, "abandoned", "4/4/4/4 M - classic"),
        ('[Termination "abandoned"] M 0-1', "second", "abandoned", "4/4/4/4 M - classic"),
        ('[Termination "thunderstorm"] M *', None, None, "4/4/4/4 M - classic"),
        ('[FalseCall "loses"] M b4#a1-d1? 1-0', "first", "false call", "4/4/4/1M2 - b4 classic"),
        ('[Position "ABCD/4/4/4 - d1"] #a1-d1 1-0', "first", "called", "ABCD/4/4/4 - d1 classic"),
        ('[Position "ABCD/4/4/4 - d1"] E#a1-d1 *', None, "fault", ""),
        ('[Position "ABCD/4/4/4 - d1"] #a1-a4?E #a1-d1 0-1', "second", "missed", "ABCD/4/4/4 E d1 classic"),
        ('[Position "ABCD/4/4/4 - d1"] [Variant "blocks"] E *', None, None, "ABCD/4/4/4 E d1 blocks"),
        (
            '[Variant "auto"][Position "ABC1/4/4/4 D c1 auto"] d1 1-0',
            "first",
            "called",
            "ABCD/4/4/4 - d1 auto",
        ),
        (
            '[Position "AFPK/OHBC/DMGJ/LINE - d4"] = = 1/2-1/2',
            None,
            "full board",
            "AFPK/OHBC/DMGJ/LINE - d4 classic",
        ),
        (
            '[Position "AFPK/OHBC/DMGJ/LIN1 E c4"] d4#a1-d1?= *',
            None,
            None,
            "AFPK/OHBC/DMGJ/LINE - d4 classic",
        ),
    ],
)
def test_how_a_record_ends(text: str, winner: str | None, reason: str | None, position: str) -> None:
    if reason == "fault":
        with pytest.raises(RecordError):
            Record.parse(text)
        return
    record = Record.parse(text)
    end = record.outcome and (
        record.outcome.winner and record.outcome.winner.value,
        record.outcome.reason.value,
    )
    assert ((winner, reason) if reason else None) == end
    assert position == str(record.position)


def test_everything_that_may_stand_between_turns() -> None:
    record = Record.parse(
        '% an escaped line\n; before\n[First "An\\"na \\\\ x"] ; and\n{ of \n the tags }\n'
        "1. M $12 b4A {one} ; two } three\n (1... b4C {or this} (b3D) a1E) (1... b4) 2. a1B *"
    )
    assert {"First": 'An"na \\ x'} == record.tags
    assert (
        Comment("before and of the tags"),
        Turn((Give(Piece.M),)),
        Glyph(12),
        Turn((Place(Square.b4), Give(Piece.A))),
        Comment("one two } three"),
        Variation(
            (
                Turn((Place(Square.b4), Give(Piece.C))),
                Comment("or this"),
                Variation((Turn((Place(Square.b3), Give(Piece.D))),)),
                Turn((Place(Square.a1), Give(Piece.E))),
            )
        ),
        Variation((Turn((Place(Square.b4),)),)),
        Turn((Place(Square.a1), Give(Piece.B))),
    ) == record.items


def test_comments_side_by_side_are_one_whatever_number_stands_between() -> None:
    assert (Comment("a b c"),) == Record.parse('{a} [First "x"] 1. {b} ;c\n*').items


def test_comments_carry_clocks_and_values() -> None:
    comment = Comment("good [%clk 0:00:42] [%val W5]")
    assert (42, "W5") == (comment.clock, comment.value)
    assert (None, None) == (Comment("[%val X]").clock, Comment("[%val X]").value)
    assert ("D", 3723) == (Comment("[%val D]").value, Comment("[%clk 1:02:03]").clock)


def test_settings_of_a_record() -> None:
    record = Record.parse('[Variant "blocks"][FalseCall "loses"] *')
    assert (Variant.parse("blocks"), FalseCall.LOSES) == (record.start.variant, record.game.false_call)


def test_many_games_in_one_text() -> None:
    records = list(read('\ufeff* M b4A * [First "x"] M 1-0 ; after\n*'))
    assert [True, True, False, True] == [isinstance(record, Record) for record in records]


@pytest.mark.parametrize("text", ["", " \n ", "; only a remark", "{only a remark}", "% nothing"])
def test_a_text_without_a_game(text: str) -> None:
    assert [] == list(read(text))
    with pytest.raises(RecordError, match="line 1, column 1: expected one game, got 0"):
        Record.parse(text)


def test_deep_variations_have_an_end() -> None:
    assert isinstance(Record.parse("M " + "(M " * 100 + ")" * 100 + " *"), Record)
    with pytest.raises(RecordError, match="column 303: expected variations nested at most 100 deep"):
        Record.parse("M " + "(M " * 50_000)


@pytest.mark.parametrize(
    ("text", "main_line"),
    [
        ("M (N) b4A *", "1. M b4A *\n"),
        ("0-1 M b4A (b3A (b2A)) {so} $1 *", "1. M b4A {so} $1 *\n"),
        ("M (nonsense 1-0) *", "1. M *\n"),
        ("{only a remark}", None),
        ("", None),
    ],
)
def test_the_main_line_of_the_last_game(text: str, main_line: str | None) -> None:
    record = read_main_line(text)
    assert main_line == (record and str(record))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("M (N *", "variation unclosed"),
        ("M ) *", "variation unopened"),
        ("M (b4A)", "result missing"),
        ("M b4M *", "piece on board"),
    ],
)
def test_faults_of_a_main_line(text: str, code: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_main_line(text)
    assert code == caught.value.faults[0].code


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ('[First "Anna]\nM *', '[First "Anna]'),
        ('[First "Anna] M *', '[First "Anna] M *'),
        ('[First "An\\"na" x] M *', '[First "An\\"na" x]'),
        ("[First Anna] M *", "[First Anna]"),
    ],
)
def test_where_an_unreadable_tag_ends(text: str, shown: str) -> None:
    (error,) = read(text)
    assert isinstance(error, RecordError)
    assert shown == error.faults[0].fields["text"]
