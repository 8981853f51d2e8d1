"""A census as a picture: the shares of won, drawn and lost positions by how many pieces are placed."""

from collections.abc import Sequence
from pathlib import Path

from matplotlib.figure import Figure

from openquarto.workshop.census import Ply

LINES = {"W": ("won", "#3B6E47", "-"), "D": ("drawn", "#A06E42", "--"), "L": ("lost", "#7A2E2E", ":")}


def draw(plies: Sequence[Ply], path: Path) -> None:
    """Write the picture; the ending of its name tells the kind."""
    figure = Figure(figsize=(8, 4.2), layout="constrained")
    axes = figure.subplots()
    for letter, (label, colour, style) in LINES.items():
        points = [(ply.placed, found) for ply in plies if (found := ply.share(letter)) is not None]
        axes.errorbar(
            [placed for placed, _ in points],
            [100 * share for _, (share, _) in points],
            yerr=[100 * error for _, (_, error) in points],
            color=colour,
            linestyle=style,
            marker=".",
            capsize=2,
            label=label,
        )
    axes.set_xlabel("pieces placed")
    axes.set_ylabel("classes of positions with a piece in hand, %")
    axes.grid(alpha=0.25)
    axes.legend()
    # Without a date the same counts give the same file.
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
