"""Runs examples as the prompt of Python does: one statement after another, values shown, faults told."""

import ast
import contextlib
import io
import traceback

_names: dict[str, object] = {"__name__": "__main__"}


def run(code: str) -> str:
    """What the statements print; the names that they make are there for the next call."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
        for statement in _statements(code):
            try:
                exec(compile(ast.Interactive([statement]), "<example>", "single"), _names)  # noqa: S102  its purpose
            except Exception as problem:  # noqa: BLE001  whatever it is, it is told, and the next one is run
                print("Traceback (most recent call last):\n  ...")
                print("".join(traceback.format_exception_only(problem)), end="")
    return printed.getvalue()


def _statements(code: str) -> list[ast.stmt]:
    try:
        return ast.parse(code).body
    except SyntaxError as problem:
        print("".join(traceback.format_exception_only(problem)), end="")
        return []
