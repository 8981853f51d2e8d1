"""A message that is only text and values, filled in without Fluent: a server says one with every move."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern


@dataclass(frozen=True, slots=True)
class Template:
    """A text with places for values, some of which get a capital."""

    text: str  # as the operator % takes it
    values: tuple[str, ...]
    capitals: tuple[str, ...]

    def fill(self, values: Mapping[str, str | int]) -> str | None:
        """The message in words; None if a value is missing, or a number, which is Fluent's to write."""
        for name in self.values:
            if not isinstance(values.get(name), str):
                return None
        if not self.capitals:
            return self.text % values
        return self.text % {**values, **{_key(name): capital(values[name]) for name in self.capitals}}


def template_of(pattern: "Pattern") -> Template | None:
    """The template of a pattern; None for one with choices or references in it, which is Fluent's."""
    from fluent.syntax import ast  # noqa: PLC0415  as in the catalogue

    text, names, capitals = [], set(), set()
    for element in getattr(pattern, "elements", [pattern]):
        match element:
            case ast.TextElement(value=str(value)):
                text.append(value.replace("%", "%%"))
            case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
                text.append(f"%({name})s")
                names.add(name)
            case ast.Placeable(
                expression=ast.FunctionReference(
                    id=ast.Identifier(name="CAPITAL"),
                    arguments=ast.CallArguments(
                        positional=[ast.VariableReference(id=ast.Identifier(name=name))], named=[]
                    ),
                )
            ):
                text.append(f"%({_key(name)})s")
                capitals.add(name)
                names.add(name)
            case _:
                return None
    return Template("".join(text), tuple(names), tuple(capitals))


def capital(text: object) -> str:
    """What the catalogues know as CAPITAL(…): the first letter of a sentence made large.

    A value that the browser puts in by itself, {who}, becomes {Who}: the browser then gives it its capital.
    """
    said = str(text)
    first = 1 if said.startswith("{") else 0
    return said[:first] + said[first : first + 1].upper() + said[first + 1 :]


def _key(name: str) -> str:
    """Where the value with its capital is found; no name of a value has a space in it."""
    return f"capital {name}"
