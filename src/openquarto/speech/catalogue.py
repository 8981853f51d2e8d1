"""The catalogues of words, one folder a language, and how a message is formatted; nothing is ever missing."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, TypeVar, cast
from unicodedata import category

from openquarto.rules.error import SetupError
from openquarto.speech.error import SpeechFault
from openquarto.speech.template import Template, capital, template_of

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message as CompiledMessage
    from fluent.runtime.resolver import Pattern

COMMON = "en"  # whose command words everybody may type
_LONGEST_VALUE = 2_000  # of a text put into a message; Fluent refuses 2,500
_UNSPEAKABLE = ("Cc", "Cf", "Cs", "Zl", "Zp")  # control, format, surrogate and separator characters
_Method = TypeVar("_Method", bound=Callable[..., Any])


def _remembered(method: _Method) -> _Method:
    """Do not format the same words again: a game says them many times, and a server in many games."""
    return cast("_Method", lru_cache(maxsize=4_096)(method))


class CatalogueError(LookupError):
    """A message is missing or cannot be formatted: a mistake of ours, never of a player."""


class Catalogue:
    """The words of one language."""

    def __init__(self, language: str, texts: list[str]) -> None:
        # Only what speaks waits for this: most commands load in half the time without it.
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415
        from fluent.syntax.ast import Junk, Message  # noqa: PLC0415

        self.language = language
        # No isolating marks: a synthesizer would read them out.
        functions: dict[str, Any] = {"CAPITAL": capital}  # typed too narrowly there: text will do
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        self._templates: dict[Pattern, Template | None] = {}
        self.ids: list[str] = []
        for text in texts:
            resource = FluentResource(text)
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise CatalogueError(f"{language}: cannot read {entry.content!r}")
                if isinstance(entry, Message):
                    if entry.id.name in self.ids:
                        raise CatalogueError(f"{language}: {entry.id.name} stands twice")
                    self.ids.append(entry.id.name)
            self._bundle.add_resource(resource)

    @_remembered
    def say(self, name: str, /, **values: str | int) -> str:
        """A message in words."""
        return self._format(name, self._message(name).value, values)

    @_remembered
    def say_tersely(self, name: str, /, **values: str | int) -> str:
        """A message in few words, where it has such a form."""
        message = self._message(name)
        return self._format(name, message.attributes.get("terse", message.value), values)

    def _message(self, name: str) -> "CompiledMessage":
        if not self._bundle.has_message(name):
            raise CatalogueError(f"{self.language}: there is no message {name}")
        return self._bundle.get_message(name)

    def _format(self, name: str, pattern: "Pattern | None", values: Mapping[str, str | int]) -> str:
        if pattern is None:
            raise CatalogueError(f"{self.language}: the message {name} has no value")
        harmless = {key: _harmless(value) for key, value in values.items()}
        if pattern not in self._templates:
            self._templates[pattern] = template_of(pattern)
        template = self._templates[pattern]
        if template and (filled := template.fill(harmless)) is not None:
            return filled
        text, errors = self._bundle.format_pattern(pattern, harmless)
        if errors:
            raise CatalogueError(f"{self.language}: {name}: {errors[0]}")
        return str(text)

    @_remembered
    def forms(self, name: str) -> tuple[str, ...]:
        """The parts of a message that is a list with commas."""
        return tuple(form.strip() for form in self.say(name).split(","))

    def first(self, word: str) -> str:
        """The form of a command word that is used in help and questions."""
        return self.forms(f"word-{word}")[0]

    def joined(self, parts: list[str]) -> str:
        """Parts with the language's own separator between them."""
        return self.say("list-separator").join(parts)


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages that there is a folder for."""
    return tuple(sorted(folder.name for folder in _words().iterdir() if folder.is_dir()))


@cache
def catalogue(language: str) -> Catalogue:
    """The words of a language; raises SetupError if there are none."""
    if language not in languages():
        raise SetupError(SpeechFault("language unknown", text=language, choices=languages()))
    themes = sorted(_words().joinpath(language).iterdir(), key=lambda file: file.name)
    texts = [theme.read_text(encoding="utf-8") for theme in themes if theme.name.endswith(".ftl")]
    return Catalogue(language, texts)


@cache
def own_name(language: str) -> str:
    """A language in its own words, without reading the rest of its catalogue."""
    names = _words().joinpath(language, "names.ftl").read_text(encoding="utf-8")
    return Catalogue(language, [names]).say("language-name")


def _words() -> Traversable:
    return files(__package__).joinpath("words")


def _harmless(value: str | int) -> str | int:
    """A text short enough to be put into a message, and without characters that hide, turn or steer."""
    if not isinstance(value, str):
        return value
    text = value if len(value) <= _LONGEST_VALUE else value[:_LONGEST_VALUE] + "…"
    if text.isprintable():
        return text
    return "".join("?" if category(character) in _UNSPEAKABLE else character for character in text)
