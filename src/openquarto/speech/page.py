"""The messages of the page as plain texts, for a browser that puts the values in by itself."""

from functools import cache
from importlib.resources import files

from openquarto.speech.catalogue import catalogue

PREFIX = "page-"


@cache
def page_messages(language: str, prefix: str = PREFIX) -> dict[str, str]:
    """Every message with a prefix by its name without it, with {name} where a value goes.

    Those of the page itself are with every table; what only one page needs has a prefix of its own.
    """
    from fluent.syntax import FluentParser  # noqa: PLC0415  only the page waits for it
    from fluent.syntax.ast import Message, MessageReference, VariableReference  # noqa: PLC0415
    from fluent.syntax.visitor import Visitor  # noqa: PLC0415

    class Variables(Visitor):
        """Collects the names of the values."""

        def __init__(self) -> None:
            self.found: dict[str, str] = {}

        def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  Fluent's own names
            self.found[node.id.name] = f"{{{node.id.name}}}"

        def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
            self.visit(messages[node.id.name])  # a message that is lent to the page keeps its values

    words = catalogue(language)
    folder = files(__package__).joinpath("words", language)
    found = (file for file in folder.iterdir() if file.name.endswith(".ftl"))
    themes = sorted(found, key=lambda file: file.name)
    entries = (entry for theme in themes for entry in FluentParser().parse(theme.read_text("utf-8")).body)
    messages = {entry.id.name: entry for entry in entries if isinstance(entry, Message)}
    texts: dict[str, str] = {}
    for name, message in messages.items():
        if name.startswith(prefix):
            variables = Variables()
            variables.visit(message)
            texts[name.removeprefix(prefix)] = words.say(name, **variables.found)
    return texts
