"""The options of every command that speaks to players in their language."""

import argparse
import os

from openquarto.speech.catalogue import COMMON, languages
from openquarto.speech.manner import Manner, Pieces, Squares
from openquarto.view.edition import Edition


def add_speech_options(parser: argparse.ArgumentParser) -> None:
    """Language and edition, and how pieces and squares are named."""
    words = parser.add_argument_group("how it is said")
    add_language_option(words)
    words.add_argument("--edition", choices=[each.value for each in Edition], default=Edition.CLASSIC.value)
    words.add_argument("--pieces", choices=[each.value for each in Pieces], default=Pieces.WORDS.value)
    words.add_argument("--squares", choices=[each.value for each in Squares], default=Squares.LETTERS.value)
    words.add_argument("--terse", action="store_true", help="few words")


def add_language_option(parser: argparse.ArgumentParser | argparse._ArgumentGroup) -> None:
    """The language alone."""
    parser.add_argument("--language", choices=languages(), default=_language(), help="default: the system's")


def manner_of(options: argparse.Namespace) -> Manner:
    """The manner that the options ask for."""
    return Manner(
        language=options.language,
        edition=Edition(options.edition),
        pieces=Pieces(options.pieces),
        squares=Squares(options.squares),
        terse=options.terse,
    )


def _language() -> str:
    """The system's language if it is spoken here."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            code = value[:2].lower()
            return code if code in languages() else COMMON
    return COMMON
