"""Puzzles in words: their kinds, and what each is about. What a puzzle asks is said as a task."""

from openquarto.speech.manner import Hearer


def kind_name(kind: str, hearer: Hearer) -> str:
    """The title of a kind of puzzle."""
    return hearer.words.say(f"puzzle-{_key(kind)}")


def kind_text(kind: str, hearer: Hearer) -> str:
    """What a kind of puzzle is about."""
    return hearer.words.say(f"puzzle-{_key(kind)}-about")


def _key(kind: str) -> str:
    return kind.replace(" ", "-")
