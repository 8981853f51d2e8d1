"""The guide for those who play by ear, put together from its own words and those of the help."""

from dataclasses import dataclass

from openquarto.speech.command import Topic
from openquarto.speech.help import help_with
from openquarto.speech.manner import Hearer

# The parts in their order, and the help that each ends with.
_PARTS = {
    "about": None,
    "start": None,
    "playing": Topic.PLAYING,
    "pieces": Topic.PIECES,
    "squares": Topic.SQUARES,
    "page": None,
    "keys": Topic.KEYS,
    "questions": Topic.QUESTIONS,
    "quarto": Topic.QUARTO,
    "memory": None,
    "settings": Topic.SETTINGS,
    "together": None,
    "stuck": None,
}


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the guide."""

    title: str
    sentences: tuple[str, ...]


def guide_title(hearer: Hearer) -> str:
    """What the guide is called."""
    return hearer.words.say("guide-title")


def guide(hearer: Hearer) -> tuple[Part, ...]:
    """All parts, in words of the hearer's language and edition."""
    words = hearer.words
    return tuple(
        Part(
            words.say(f"guide-{name}"),
            (
                *(words.say(f"guide-{name}-text").splitlines() if f"guide-{name}-text" in words.ids else ()),
                *(help_with(topic, hearer) if topic else ()),
            ),
        )
        for name, topic in _PARTS.items()
    )


def guide_as_markdown(hearer: Hearer) -> str:
    """The guide as a page of the documentation."""
    parts = (f"## {part.title}\n\n{_listed(part.sentences)}" for part in guide(hearer))
    return "\n\n".join((f"# {guide_title(hearer)}", *parts)) + "\n"


def _listed(sentences: tuple[str, ...]) -> str:
    return "\n".join(f"- {sentence}" for sentence in sentences)
