"""Writes the page's TypeScript types from the messages of openquarto.wire: one source for both ends.

`python tools/page_types.py` rewrites src/openquarto/web/js/model/wire.d.ts, and a test holds it to it.
"""

from __future__ import annotations

import types
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from openquarto.wire import analysis, messages, replay, table, task

TARGET = Path(__file__).parents[1] / "src/openquarto/web/js/model/wire.d.ts"
_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def declarations() -> str:
    """The whole file."""
    modules = (table, replay, analysis, task, messages)
    structs = [kind for module in modules for kind in vars(module).values() if _is_struct(kind)]
    parts = [_interface(kind) for kind in dict.fromkeys(structs) if kind is not messages.Envelope]
    return "\n".join(
        (
            "// Written by tools/page_types.py from openquarto.wire: do not edit.\n",
            *parts,
            _union("FromPage", messages.FROM_PAGE),
            _union("FromServer", messages.TO_PAGE),
        )
    )


def _is_struct(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _interface(kind: type[msgspec.Struct]) -> str:
    hints = get_type_hints(kind)
    lines = [
        f"  {field.encode_name}{'' if field.required else '?'}: {_type(hints[field.name])};"
        for field in msgspec.structs.fields(kind)
    ]
    return "\n".join((f"export interface {kind.__name__} {{", *lines, "}\n"))


def _type(hint: Any) -> str:  # noqa: ANN401  a hint can be anything
    """A Python type as a TypeScript one."""
    if hint in _PLAIN:
        return _PLAIN[hint]
    if _is_struct(hint):
        return str(hint.__name__)
    inside = get_args(hint)
    match get_origin(hint):
        case origin if origin is dict:  # claims: plain JSON with keys of their own
            return "Record<string, any>"
        case origin if origin is list:
            inner = _type(inside[0])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case origin if origin is Literal:
            return " | ".join(f'"{value}"' for value in inside)
        case origin if origin in (Union, types.UnionType):
            return " | ".join(_type(part) for part in inside)
    raise TypeError(f"no TypeScript type is known for {hint}")


def _union(name: str, kinds: dict[str, type[Any]]) -> str:
    cases = [f'  | {{ t: "{word}"; d: {kind.__name__}; v: number }}' for word, kind in kinds.items()]
    return "\n".join((f"export type {name} =", *cases)) + ";\n"


if __name__ == "__main__":
    TARGET.write_text(declarations(), encoding="utf-8")
