"""Reasons in words, read back by the vocabulary of their language and compared with their claims."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from openquarto.claims.claim import Claim, Held, Only, Overlooked
from openquarto.rules.line import Line
from openquarto.rules.piece import Side
from openquarto.rules.seat import Seat
from openquarto.rules.square import SQUARES
from openquarto.rules.value import Value
from openquarto.speech import Hearer, Manner, Pieces, Squares, languages
from openquarto.speech.reason import Told, headline, tell_turn, turn_words, value_words
from openquarto.view.edition import Edition
from tests.marking import more
from tests.speech.reading import Reader
from tests.speech.reasoned import Reasoned, reasons, traps
from tests.speech.reasons_sample import SAMPLES, WIDE_TRAP
from tests.speech.table import FOLDER, check_file
from tests.speech.told_checks import faults

FULL = [Manner(language=language, edition=edition) for language, edition in product(languages(), Edition)]
OTHER = [
    Manner(language=language, edition=edition, terse=terse, pieces=pieces, squares=squares)
    for (language, edition), (terse, pieces, squares) in zip(
        product(languages(), Edition),
        [(True, Pieces.LETTERS, Squares.NATO), (True, Pieces.WORDS, Squares.NAMES)] * len(languages()),
        strict=True,
    )
]
MANNERS = FULL + OTHER
LEAST_PLANTED = 250
LEAST_TRAPS = 100


def named(manner: Manner) -> str:
    return f"{manner.language}-{manner.edition}{'-terse' * manner.terse}"


@pytest.mark.parametrize("manner", MANNERS, ids=named)
def test_every_reason_reads_back_as_its_claims(manner: Manner) -> None:
    for reason in reasons(0, 60):
        assert [] == faults(reason.tell(manner), reason.claims, manner), reason


@pytest.mark.more
@pytest.mark.parametrize("manner", MANNERS, ids=named)
def test_more_reasons_read_back(manner: Manner) -> None:
    for reason in reasons(60, 360):
        assert [] == faults(reason.tell(manner), reason.claims, manner), reason


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_many_reasons_read_back(part: int) -> None:
    for reason in reasons(360 + 300 * part, 660 + 300 * part):
        for manner in MANNERS:
            assert [] == faults(reason.tell(manner), reason.claims, manner), reason


@pytest.mark.parametrize("manner", MANNERS, ids=named)
def test_every_kind_reads_back(manner: Manner) -> None:
    for sample in SAMPLES:
        told = Reasoned(sample.claims, sample.worth, sample.of_turn).tell(manner)
        assert [] == faults(told, sample.claims, manner), sample.title


@pytest.mark.parametrize("manner", more(MANNERS, but=FULL[::3]), ids=named)
def test_a_wrong_name_in_a_sentence_or_a_row_is_found(manner: Manner) -> None:
    planted = 0
    for sample in SAMPLES:
        told = Reasoned(sample.claims, sample.worth, sample.of_turn).tell(manner)
        for wrong in _planted(told, Reader(manner)):
            assert faults(wrong, sample.claims, manner), wrong
            planted += 1
    assert planted > LEAST_PLANTED


def _planted(told: Told, reader: Reader) -> Iterator[Told]:
    """A reason with one name in it changed, in every place."""
    for at, sentence in enumerate(told.sentences):
        for wrong in reader.misspoken(sentence):
            yield replace(told, sentences=(*told.sentences[:at], wrong, *told.sentences[at + 1 :]))
    for at, row in enumerate(told.rows):
        texts = [replace(row, text=wrong) for wrong in reader.misspoken(row.text)]
        for spoiled in [*texts, *(replace(row, heading=wrong) for wrong in reader.misspoken(row.heading))]:
            yield replace(told, rows=(*told.rows[:at], spoiled, *told.rows[at + 1 :]))


@pytest.mark.parametrize("language", languages())
def test_differences_alone_name_the_same_lines_and_squares(language: str) -> None:
    """A piece told by its differences cannot be told from a list of sides: only its words are counted."""
    whole, brief = Manner(language=language), Manner(language=language, pieces=Pieces.MARKED)
    for sample in SAMPLES:
        reason = Reasoned(sample.claims, sample.worth, sample.of_turn)
        for said, marked in zip(reason.tell(whole).sentences, reason.tell(brief).sentences, strict=True):
            full, read = Reader(whole).read(said), Reader(brief).read(marked)
            shown = [s for piece in full.pieces for s in piece.sides if s is s.trait.sides[1]]
            assert (full.lines, full.squares, full.numbers) == (read.lines, read.squares, read.numbers)
            assert Counter([*full.sides, *shown]) == Counter(read.sides)


def test_of_a_hundred_traps_99_have_a_row_for_each_of_their_reasons() -> None:
    found = traps(1_500)
    assert LEAST_TRAPS <= len(found)
    assert 0.99 <= sum(len(trap.squares) <= 8 for trap in found) / len(found)


@pytest.mark.parametrize("manner", FULL, ids=named)
def test_a_trap_of_many_reasons_has_8_rows_and_every_square(manner: Manner) -> None:
    told = Reasoned((WIDE_TRAP,), Value("L", 2), of_turn=False).tell(manner)
    assert 8 == len(told.rows)
    assert [] == faults(told, (WIDE_TRAP,), manner)


def test_turns_that_keep_the_value_on_many_squares_have_8_rows() -> None:
    pairs = zip(SQUARES[:11], "ABCDEFGHIJK", strict=True)
    only = Only(tuple(f"{square}{piece}" for square, other in pairs for piece in (other, "P")), 30)
    claims: tuple[Claim, ...] = (Held(22, 30, None), only)
    told = Reasoned(claims, Value("D"), of_turn=False).tell(Manner())
    assert 8 == len(told.rows)
    assert [] == faults(told, claims, Manner())


def test_squares_after_which_the_same_pieces_may_be_given_have_one_row() -> None:
    only = Only((*(f"{square}{piece}" for square in SQUARES[:11] for piece in "AB"), "d4C"), 30)
    claims: tuple[Claim, ...] = (Held(23, 30, None), only)
    told = Reasoned(claims, Value("D"), of_turn=False).tell(Manner())
    assert [SQUARES[:11], SQUARES[15:]] == [row.squares for row in told.rows]
    assert [] == faults(told, claims, Manner())


def test_several_quartos_of_one_placement_are_all_told() -> None:
    lines = (Line.ROW_1, Line.COLUMN_A, Line.DIAGONAL_A1)
    claims = tuple(Overlooked(9, line, (Side.ROUND,), Seat.SECOND, "expired") for line in lines)
    told = tell_turn(claims, Value("L", 2), Hearer(second="Ada"))
    assert (
        "Player Ada made a quarto without calling it, row 1, in common: round; it expired."
    ) == told.sentences[0]
    assert 2 == len(told.sentences)
    assert ["Diagonal a1"] == [row.heading for row in told.rows]


@pytest.mark.parametrize("language", languages())
def test_the_golden_reasons(language: str) -> None:
    ways = {
        "full": Manner(language=language),
        "access, brief": Manner(language=language, edition=Edition.ACCESS, terse=True),
    }
    text = "".join(_golden(way, manner) for way, manner in ways.items())
    check_file(FOLDER / "reasons" / f"{language}.txt", text)


def _golden(way: str, manner: Manner) -> str:
    lines = [f"== {way}"]
    for sample in SAMPLES:
        told = Reasoned(sample.claims, sample.worth, sample.of_turn).tell(manner)
        lines += ["", f"-- {sample.title}", *told.sentences]
        lines += [f"[{told.summary}]"] if told.summary else []
        lines += [f"  {row.heading} | {row.text}" for row in told.rows]
    hearer = Hearer(manner=manner)
    values = ("W0", "W1", "W5", "W", "D", "L0", "L2", "L")
    lines += ["", "-- values", *(value_words(Value.parse(text), hearer) for text in values)]
    turns = ("A", "a3I", "d2#a2-d2", "#a1-d4", "#a1-b2?a3I", "a3#a1-d1?B", "a3", "a3=", "=")
    lines += ["", "-- turns", *(turn_words(turn, hearer) for turn in turns)]
    lines += ["", "-- headlines", headline(Value("W", 3), "a3I", hearer), headline(Value("D"), None, hearer)]
    return "\n".join([*lines, "", ""])
