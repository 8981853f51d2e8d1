"""The words that the page joins by itself: names of pieces, squares and lines, and its own messages."""

import time
from functools import cache

import msgspec

from openquarto.rules.line import LINES_AND_BLOCKS
from openquarto.rules.piece import PIECES, Trait
from openquarto.rules.square import SQUARES
from openquarto.speech.catalogue import languages
from openquarto.speech.lexicon import lexicon
from openquarto.speech.manner import Manner
from openquarto.speech.name import line_name, piece_name, side_name, square_name, trait_name
from openquarto.speech.page import page_messages
from openquarto.view.edition import Edition
from openquarto.wire.http import Words

PAUSE = 0.5  # seconds
PUZZLES = "puzzles-"  # the messages that only pages of puzzles join by themselves
_AROUND = ("pair-", "rules-", "edition-", "analysis-", "review-")  # no table needs them, and some name sides
_AT_A_TABLE = {"review-game"}  # but this one: the way to the review, after the end


def preload_words() -> None:
    """Read everything that is said, so that the first who asks for a language need not wait for it."""
    for language in languages():
        time.sleep(PAUSE)  # whoever is here already goes first
        for edition in Edition:
            lexicon(language, edition)
            words(language, edition)
        page_messages(language, PUZZLES)


@cache
def words(language: str, edition: Edition) -> bytes:
    """The words of one language and edition, as JSON."""
    manner = Manner(language=language, edition=edition)
    return msgspec.json.encode(
        Words(
            language=language,
            edition=edition.value,
            pieces={piece.name: piece_name(piece, manner) for piece in PIECES},
            sides={piece.name: [side_name(side, manner) for side in piece.sides] for piece in PIECES},
            traits=[trait_name(trait, manner) for trait in Trait],
            squares={square.name: square_name(square, manner) for square in SQUARES},
            lines={line.value: line_name(line, manner) for line in LINES_AND_BLOCKS},
            empty=manner.words.say("square-empty"),
            messages=page_messages(language),
        )
    )


@cache
def masked_words(language: str, edition: Edition) -> bytes:
    """The words for a masked seat: no piece and no side is named, so that none is ever sent."""
    whole = msgspec.json.decode(words(language, edition), type=Words)
    messages = {
        name: text
        for name, text in whole.messages.items()
        if name in _AT_A_TABLE or not name.startswith(_AROUND)
    }
    return msgspec.json.encode(
        msgspec.structs.replace(whole, pieces={}, sides={}, traits=[], messages=messages)
    )
