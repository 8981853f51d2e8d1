"""What a match between players refuses, or is ended by."""

from collections.abc import Mapping
from typing import ClassVar

from openquarto.rules.error import Fault, QuartoError


class ArenaFault(Fault):
    """A fault of the settings of a match, of its files, or of what plays in it."""

    sentences: ClassVar[Mapping[str, str]] = {
        "sprt bounds": "expected two Elo differences of at most {farthest}, the smaller first,"
        " got {elo0} and {elo1}",
        "sprt rate": "expected rates of error between 0 and 0.5, got {rate}",
        "player unknown": "there is no player and no program {text!r}: expected a level from {lowest} (1) to"
        " {highest} ({most}), perfect, random, python:MODULE:CLASS or the command line of an engine{guess}",
        "no folder": "there is no folder {folder} to write {file} in",
        "option form": "expected an engine's option as NAME=VALUE, got {text!r}",
        "option of ours": "expected options for engines alone, got {text!r} for {player}",
        "option missing": "{player} has no option {text!r}; its options are: {known}",
        "opening": "{file}:{line}: {reason}",
        "opening over": "expected an opening that can be played, got {text!r}, where the game is over",
        "opening variant": "expected an opening of the variant {expected}, got one of {variant}",
        "no openings": "expected positions, one a line, got none in {file}",
        "no opening": "no opening of {variant} with {placed} pieces placed was found in {tries} tries",
        "nowhere": "expected --output or --job with --resume, to know which match is to go on",
        "begun already": "{file} holds a match that has begun: add --resume to go on with it, or remove it",
        "exists": "{file} exists already: choose another file, or remove it",
        "no match": "{file} holds something else than a match",
        "other settings": "{file} holds a match with other settings: {differences}",
        "keeps failing": "{player} failed in {count} games one after the other, so the match was ended:"
        " {sentence}",
        "worker refuses": "{sentence}",
        "worker lost": "a worker process ended {count} times in game {game}, so the match was ended",
    }


class ArenaError(QuartoError):
    """A match that cannot begin, or cannot go on."""
