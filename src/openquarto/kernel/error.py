"""What the solver refuses, each with its sentence, and the end of a search that was stopped."""

from collections.abc import Mapping
from typing import ClassVar

from openquarto.rules.error import Fault


class KernelFault(Fault):
    """A fault of a question to the solver, or of the solver's own settings."""

    sentences: ClassVar[Mapping[str, str]] = {
        "threads": "expected 1 to {most} threads, got {count}",
        "table": "expected a table of 1 to {most} MB, got {megabytes}",
        "table memory": "a table of {megabytes} MB cannot be had: this machine has {memory} MB",
        "table refused": "a table of {megabytes} MB cannot be had: the system has no memory for it",
        "book": "expected the bytes of an opening book as they were written, got others",
        "node limit": "expected a limit of at least 1 node, got {limit}",
    }


class Stopped(Exception):  # noqa: N818  it tells what happened, as KeyboardInterrupt does
    """A search was stopped, or reached its limit, before it knew the value."""

    def __init__(self, nodes: int, seconds: float) -> None:
        super().__init__(nodes, seconds)
        self.nodes = nodes
        self.seconds = seconds

    def __str__(self) -> str:
        return f"stopped after {self.nodes} nodes, before the value was known"
