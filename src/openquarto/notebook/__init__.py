"""Quarto in a notebook: a game to click through with its exact values, and a table to play at."""

from typing import TYPE_CHECKING

from openquarto.notebook.steps import Steps

if TYPE_CHECKING:
    from openquarto.notebook.widget import Table

__all__ = ["Steps", "table"]


def table(opponent: str = "pine", *, language: str = "en", seed: int | None = None) -> "Table":
    """A table to play at, against a level; it needs the extra `notebook`."""
    from openquarto.notebook.widget import Table  # noqa: PLC0415  Steps needs nothing but us

    return Table(opponent, language=language, seed=seed)
