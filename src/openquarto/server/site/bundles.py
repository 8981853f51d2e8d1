"""Bundles: the modules or style sheets of a page joined into one file, so that a browser asks once.

The sources stay plain ES modules, which run as they are. A bundle wraps each module in a function that
returns what it exports; the module that gives the bundle its name comes last, as it is. What a module imports
when it runs, by `import("…")`, is a bundle of its own, which takes what both need from the first one: every
module exists once in a page.
"""

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from posixpath import dirname, join, normpath

FOLDER = "bundles"
_STATIC = re.compile(r'^import (?:(?P<names>\{[^}]*\}|\* as \w+) from )?"(?P<path>\.[^"]+)";\n', re.MULTILINE)
_DYNAMIC = re.compile(r'(?<=[\s(]import\(")\.[^"]+\.js(?="\)(?!\.[A-Z]))')
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function|class|const)\*? (?P<name>\w+))", re.MULTILINE)
_SHEET = re.compile(r'^@import "([^"]+)";\n', re.MULTILINE)
_OTHER = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)
# Only what stands on lines of its own: what follows code on its line may be part of a string.
_COMMENT = re.compile(r"^[ \t]*(?://.*|/\*(?:(?!\*/)[\s\S])*\*/[ \t]*)\n", re.MULTILINE)


class UnbundledError(Exception):
    """A module is written in a way that bundles do not know."""


@dataclass(frozen=True)
class Module:
    """A module without comments, and what it imports."""

    path: str
    text: str

    @property
    def variable(self) -> str:
        """The variable that holds its exports in a bundle."""
        return "$" + re.sub(r"\W", "_", self.path.removeprefix("js/").removesuffix(".js"))

    @cached_property
    def imports(self) -> list[str]:
        """The modules that have to be there before it."""
        return [self._resolved(found["path"]) for found in _STATIC.finditer(self.text)]

    @cached_property
    def later(self) -> list[str]:
        """The modules that it asks for when it runs."""
        return [self._resolved(path) for path in _DYNAMIC.findall(self.text)]

    def body(self, entry: str) -> str:
        """Its code in a bundle of that entry; what it exports still says so."""

        def destructured(found: re.Match[str]) -> str:
            names, variable = found["names"], Module(self._resolved(found["path"]), "").variable
            if names is None:
                return ""
            if names.startswith("*"):
                return f"const {names.removeprefix('* as ')} = {variable};\n"
            return f"const {names.replace(' as ', ': ')} = {variable};\n"

        text = _STATIC.sub(destructured, self.text)
        return _DYNAMIC.sub(lambda found: f"./{_name(entry, self._resolved(found[0]))}", text)

    def wrapped(self, entry: str) -> str:
        """Its code as one of several modules of a bundle."""
        exported = ", ".join(found["name"] for found in _EXPORT.finditer(self.text))
        body = _EXPORT.sub("", self.body(entry))
        return f"const {self.variable} = (() => {{\n{body}return {{ {exported} }};\n}})();\n"

    def _resolved(self, path: str) -> str:
        return normpath(join(dirname(self.path), path))


def module(path: str, source: str) -> Module:
    """A module as it was written; what a bundle would make something else of is refused."""
    text = _COMMENT.sub("", source)
    for found in _OTHER.finditer(_EXPORT.sub("", _STATIC.sub("", text))):
        raise UnbundledError(f"{path}: {found[0]}")
    return Module(path, text)


def bundles(sources: Mapping[str, str], entries: Collection[str]) -> dict[str, str]:
    """The bundles of all modules in the folders of entries that no other module imports, by their paths."""
    modules = {path: module(path, source) for path, source in sources.items()}
    imported = {path for each in modules.values() for path in (*each.imports, *each.later)}
    made: dict[str, str] = {}
    for path in modules:
        if dirname(path) in entries and path not in imported:
            made |= _of(path, modules)
    return made


def bundle_path(entry: str) -> str:
    """Where the bundle of an entry is."""
    return f"{FOLDER}/{_name(entry)}"


def _name(entry: str, later: str = "") -> str:
    parts = [
        path.removeprefix("js/").removesuffix(".js").replace("/", "-") for path in (entry, later) if path
    ]
    return "--".join(parts) + ".js"


def _of(entry: str, modules: Mapping[str, Module]) -> dict[str, str]:
    """The bundle of an entry, and those of what is asked for when it runs."""
    first = _needed([entry], modules)
    roots = _asked_later(first, modules)
    parts = {root: _needed([root], modules) for root in roots}
    # What two of them need is in the first one, so that it exists once.
    shared = [
        path for root in roots for path in parts[root] if sum(path in part for part in parts.values()) > 1
    ]
    first = _needed([*shared, entry], modules)
    made = {}
    passed_on: dict[str, None] = {}
    for root in roots:
        if root in first:
            raise UnbundledError(f"{root}: imported both at once and when {entry} runs")
        taken = [path for path in parts[root] if path in first]
        passed_on |= dict.fromkeys(taken)
        rest = [path for path in parts[root] if path not in first]
        head = f'import {_names(taken, modules)} from "./{_name(entry)}";\n' if taken else ""
        made[f"{FOLDER}/{_name(entry, root)}"] = head + _joined(rest, modules, entry)
    tail = f"export {_names(passed_on, modules)};\n" if passed_on else ""
    return {bundle_path(entry): _joined(first, modules, entry) + tail, **made}


def _needed(roots: Iterable[str], modules: Mapping[str, Module]) -> list[str]:
    """What these modules import, and they themselves: each after all that it imports."""
    order: dict[str, None] = {}

    def visit(path: str, above: tuple[str, ...]) -> None:
        if path in above:
            raise UnbundledError(" → ".join((*above, path)))
        if path not in order:
            for each in modules[path].imports:
                visit(each, (*above, path))
            order[path] = None

    for root in roots:
        visit(root, ())
    return list(order)


def _asked_later(paths: Iterable[str], modules: Mapping[str, Module]) -> list[str]:
    """What these modules ask for when they run, and what that asks for in its turn."""
    found: dict[str, None] = {}
    waiting = list(paths)
    while waiting:
        for root in modules[waiting.pop()].later:
            if root not in found:
                found[root] = None
                waiting += _needed([root], modules)
    return list(found)


def _joined(paths: list[str], modules: Mapping[str, Module], entry: str) -> str:
    *before, last = (modules[path] for path in paths)
    return "".join(each.wrapped(entry) for each in before) + last.body(entry)


def _names(paths: Iterable[str], modules: Mapping[str, Module]) -> str:
    return f"{{ {', '.join(modules[path].variable for path in paths)} }}"


def style_sheets(sources: Mapping[str, str]) -> dict[str, str]:
    """The style sheets, each with those in it that it imports."""

    def joined(path: str) -> str:
        return _SHEET.sub(lambda found: joined(normpath(join(dirname(path), found[1]))), sources[path])

    return {path: joined(path) for path in sources}
