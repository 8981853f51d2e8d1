"""Faulty records: the place, the sentence, and where reading goes on."""

import pytest

from openquarto.notation import Record, RecordError, read

FAULTS = [
    # text, line, column, part of the sentence
    ("M b4A b4B *", 1, 7, "expected an empty square, got b4, which holds M"),
    ("M b4A\n  a1M *", 2, 3, "expected a piece of the stock, got M"),
    ("M b4Q *", 1, 3, "expected a turn such as b4A, got 'b4Q'"),
    ("M b4a *", 1, 3, "expected a turn such as b4A, got 'b4a'"),
    ("M b4A! *", 1, 3, "expected a turn such as b4A, got 'b4A!'"),
    ("m *", 1, 1, "expected a turn such as b4A, got 'm'"),
    ("M b4#b2-c3?A *", 1, 3, "expected one of the 10 lines of this variant, got b2-c3"),
    ("M b4#d1-a1?A *", 1, 3, "expected a line by its two ends such as a1-d1, got 'd1-a1'"),
    ("M b4#a1-d1A *", 1, 3, "expected a ? after #a1-d1, because the call is false, got none"),
    ('[Position "ABCD/4/4/4 - d1"] #a1-d1? *', 1, 30, "expected no ? after #a1-d1, because the call is true"),
    ("M #a1-d1?b4A *", 1, 3, "expected no call before the first placement"),
    ("#a1-d1?M *", 1, 1, "expected no call before the first placement"),
    ("M b4A #a1-d1?#a2-d2?a1B *", 1, 7, "expected at most one call in a window"),
    ('[Variant "auto"] M b4#a1-d1?A *', 1, 20, "expected no call, because quartos win by themselves"),
    ("M b4 A *", 1, 3, "expected the whole turn, got only b4"),
    ("M b4 1-0", 1, 3, "expected the whole turn, got only b4"),
    ("M b4= *", 1, 3, "expected a piece to be given, got ="),
    ("M A *", 1, 3, "expected M to be placed, got A"),
    ('[Position "ABCD/4/4/4 - d1"] #a1-d1 E 1-0', 1, 37, "the game is over"),
    ('[Position "ABCD/4/4/4 - d1"] #a1-d1 0-1', 1, 37, "expected 1-0, because the game ended so, got 0-1"),
    ('[FalseCall "loses"] M b4#a1-d1?A 1-0', 1, 23, "the game is over, got A"),
    ("M b4A 1-0", 1, 7, "expected *, because neither the game nor a Termination ends it, got 1-0"),
    ('[Termination "time"] M b4A 1-0', 1, 28, "expected 0-1 with Termination 'time', got 1-0"),
    ('[Termination "agreed"] M b4A 1-0', 1, 30, "expected 1/2-1/2 with Termination 'agreed', got 1-0"),
    ('[Termination "resigned"] M *', 1, 28, "expected 1-0 or 0-1 with Termination 'resigned', got *"),
    ('[Termination "abandoned"] M 1/2-1/2', 1, 29, "expected 1-0 or 0-1 or * with Termination 'abandoned'"),
    ('[Result "1-0"] M *', 1, 18, "expected the result of the Result tag, 1-0, got *"),
    ('[First "a"]\n[First "b"] *', 2, 1, "expected the tag First at most once, got it twice"),
    ('[SetUp "1"]\n*', 1, 1, "expected a Position tag, because SetUp is 1, got none"),
    ('[SetUp "yes"]\n*', 1, 1, "expected 0 or 1 in the tag SetUp, got 'yes'"),
    ('[FalseCall "wins"] *', 1, 1, "expected loses in the tag FalseCall, got 'wins'"),
    ('[Variant "Classic"] *', 1, 1, "got 'Classic'"),
    (' [Position "4/4/4 - -"] *', 1, 2, "expected four rows"),
    (
        '[Position "A3/4/4/A3 A b2"] *',
        1,
        1,
        "A stands on a1 and a4; the piece in hand, A, also stands on a1; the last",
    ),
    ('[Variant "blocks"]\n[Position "4/4/4/4 - - auto"] *', 2, 1, "expected the same variant in the tags"),
    ("[First x] *", 1, 1, "expected a tag such as"),
    ('[First "x] *', 1, 1, "expected a tag such as"),
    ("M b4A", 1, 3, "expected a result 1-0, 0-1, 1/2-1/2 or * after this, got none"),
    ("M b4A {so far}", 1, 3, "expected a result 1-0, 0-1, 1/2-1/2 or * after this, got none"),
    ('[First "x"]\n[Second "y"]', 2, 1, "expected a result 1-0, 0-1, 1/2-1/2 or * after this, got none"),
    ("M (b4A *) *", 1, 4, "expected a piece to be given, got b4"),
    ("M b4A (b4C *) *", 1, 12, "expected no result inside a variation, got *"),
    ("(M) M *", 1, 1, "expected a turn that this variation replaces, got none"),
    ("M ) *", 1, 3, "expected no ) outside a variation, got one"),
    ("M (A", 1, 4, "expected a ) to close the variation, got the end of the game"),
    ("M {never closed *", 1, 3, "expected a } to close this comment, got the end of the text"),
    ("M } *", 1, 3, "expected a turn such as b4A, got '}'"),
    ("M $ *", 1, 3, "expected a turn such as b4A, got '$'"),
    ("M $1234 *", 1, 3, "expected a turn such as b4A, got '$'"),
    ("M 2-0 *", 1, 3, "expected a turn such as b4A, got '2-0'"),
    ("M  % *", 1, 4, "expected a turn such as b4A, got '%'"),
]


@pytest.mark.parametrize(("text", "line", "column", "sentence"), FAULTS)
def test_a_fault_is_told_with_its_place(text: str, line: int, column: int, sentence: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    error = caught.value
    assert sentence in error.message
    assert (line, column) == (error.line, error.column)
    assert f"line {line}, column {column}: {error.message}" == str(error)


@pytest.mark.parametrize(
    ("text", "sound"),
    [
        ("M X * M *", [False, True]),
        ("M (X * b4A) * M *", [False, True]),
        ("M b4A 1-0 M *", [False, True]),  # the faulty token is itself a result
        ("M b4A (b3C *) a1B * M *", [False, True]),
        ('M X [First "next"] M *', [False, True]),
        ('M (X [First "next"] M *', [False, True]),
        ('[First "a"] [First "b"] [Second "c"] M * M *', [False, True]),
        ('[First "a"] [First "b"] M [First "c"] M *', [False, True]),
        ("M X ) ) * M *", [False, True]),
        ('[First "] M * [" x] M *\nM *', [False, True]),
        (
            '[First "x" M *\nM *',
            [False],
        ),  # a tag without a bracket takes its whole line, and this game the next
        ("[First x] M *\nM *", [False, True]),  # an unreadable tag ends at its bracket
        ("* X * *", [True, False, True]),
        ("M X", [False]),
    ],
)
def test_reading_goes_on_with_the_next_game(text: str, sound: list[bool]) -> None:
    assert sound == [isinstance(game, Record) for game in read(text)]
