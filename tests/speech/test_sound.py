"""How it sounds: measured with a synthesizer, because a name that is too long or too like another costs time.

Sounds within a trait differ by half: the edit distance of the two words' phonemes (IPA, without stress and
length marks), over the length of the longer one. Times are those of the sound at 175 words a minute, without
the silence at its end.
"""

import unicodedata
from itertools import product
from statistics import mean, median

import pytest

from openquarto.rules.line import LINES, LINES_AND_BLOCKS, Line
from openquarto.rules.piece import PIECES, Piece, Trait
from openquarto.rules.position import Position
from openquarto.rules.setup import Setup
from openquarto.rules.square import SQUARES
from openquarto.speech import Hearer, Manner, languages, piece_name, side_name
from openquarto.speech.answer import read_board, read_line
from openquarto.view.edition import Edition
from openquarto.view.view import View
from tests.marking import more
from tests.speech.reasoned import Reasoned
from tests.speech.reasons_sample import SAMPLES
from tests.speech.sound import espeak, seconds

MANNERS = [Manner(language=language, edition=edition) for language, edition in product(languages(), Edition)]
QUICK = [Manner(language=language) for language in ("en", "fr")]
FULL = View.of(Position.parse("ABCD/EFGH/IJKL/MNOP - -"))

pytestmark = [
    pytest.mark.needs("espeak-ng"),
    pytest.mark.parametrize(
        "manner", more(MANNERS, but=QUICK), ids=lambda manner: f"{manner.language}-{manner.edition}"
    ),
]


def phonemes(word: str, manner: Manner) -> str:
    heard = espeak(manner.language, "-q", "--ipa", word).decode()
    return "".join(sound for sound in heard if unicodedata.category(sound) in ("Ll", "Lo", "Mn"))


def distance(one: str, other: str) -> int:
    """How many sounds must be put in, left out or changed."""
    row = list(range(len(other) + 1))
    for at, sound in enumerate(one, 1):
        before, row[0] = row[0], at
        for place, heard in enumerate(other, 1):
            before, row[place] = (
                row[place],
                min(row[place] + 1, row[place - 1] + 1, before + (sound != heard)),
            )
    return row[-1]


def slowest_first(manner: Manner) -> list[Piece]:
    return sorted(PIECES, key=lambda piece: -seconds(piece_name(piece, manner), manner))


def test_the_two_sides_of_a_trait_sound_different(manner: Manner) -> None:
    for trait in Trait:
        one, other = (phonemes(side_name(side, manner), manner) for side in trait.sides)
        assert distance(one, other) / max(len(one), len(other)) >= 0.5, (one, other)


def test_a_name_takes_at_most_2_seconds(manner: Manner) -> None:
    assert max(seconds(piece_name(piece, manner), manner) for piece in PIECES) <= 2.0


def test_a_row_takes_7_and_a_half_seconds_on_average_and_8_and_a_half_at_most(manner: Manner) -> None:
    """The four slowest pieces in one row take longer in es, it, nl and pt Access, with any punctuation."""
    hearer = Hearer(manner=manner)
    assert round(mean(seconds(read_line(row, FULL, hearer), manner) for row in LINES[:4]), 1) <= 7.5
    slowest = View.of(Position.of(Setup((*slowest_first(manner)[:4], *[None] * 12))))
    assert seconds(read_line(Line.ROW_1, slowest, hearer), manner) <= 8.5


@pytest.mark.parametrize(("count", "most"), [(8, 20.0), (16, 38.0)])
def test_a_board_takes_at_most_20_or_38_seconds(manner: Manner, count: int, most: float) -> None:
    places = SQUARES[:: 16 // count]
    setup = Setup.of(dict(zip(places, slowest_first(manner), strict=False)))
    said = " ".join(read_board(View.of(Position.of(setup)), Hearer(manner=manner)))
    assert seconds(said, manner) <= most


@pytest.mark.parametrize("lens", Trait)
def test_through_the_lens_a_row_takes_2_and_a_half_seconds_on_average_a_board_12(
    manner: Manner, lens: Trait
) -> None:
    """Four times the longest word takes up to 2.9 s, although there is no pause between the words."""
    hearer = Hearer(manner=Manner(language=manner.language, edition=manner.edition, lens=lens))
    times = [seconds(read_line(line, FULL, hearer), manner) for line in LINES_AND_BLOCKS]
    assert round(mean(times), 1) <= 2.5
    assert max(times) <= 3.0
    assert seconds(" ".join(read_board(FULL, hearer)), manner) <= 12.0


def test_a_reason_takes_8_seconds_in_the_median_and_18_at_most(manner: Manner) -> None:
    """The longest of our samples sets up two lines, one of them with three sides, and completes a third."""
    told = [Reasoned(sample.claims, sample.worth, sample.of_turn).tell(manner) for sample in SAMPLES]
    times = [seconds(" ".join(each.sentences), manner) for each in told]
    assert median(times) <= 8.0
    assert max(times) <= 18.0
