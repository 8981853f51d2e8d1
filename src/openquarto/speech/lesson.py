"""Lessons in words: their titles and texts, and the small match at the end."""

from openquarto.rules.piece import Trait
from openquarto.speech.manner import Hearer
from openquarto.speech.name import trait_name


def lesson_title(name: str, hearer: Hearer) -> str:
    """The title of a lesson."""
    return hearer.words.say(f"lesson-{name}")


def lesson_text(name: str, hearer: Hearer) -> str:
    """What a lesson says before its tasks: at most three sentences."""
    traits = hearer.words.joined([trait_name(trait, hearer.manner) for trait in Trait])
    return hearer.words.say(f"lesson-{name}-text", traits=traits)


def tell_small_match(wanted: str, level: str, hearer: Hearer) -> str:
    """The small match at the end of a lesson: against whom, and when it is passed."""
    return hearer.words.say(f"lesson-match-{wanted}", level=hearer.words.forms(f"level-{level}")[0])
