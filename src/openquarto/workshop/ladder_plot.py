"""The ladder as a picture: slips in 100 turns by how many pieces are placed, a line for each player."""

from collections.abc import Sequence
from pathlib import Path

from matplotlib.figure import Figure

from openquarto.workshop.ladder import PLACED, Rung

STYLES = ("-", "--", ":", "-.")  # colours alone would not tell so many apart


def draw(rungs: Sequence[Rung], path: Path) -> None:
    """Write the picture; the ending of its name tells the kind."""
    figure = Figure(figsize=(8, 4.2), layout="constrained")
    axes = figure.subplots()
    for number, rung in enumerate(rungs):
        points = [(placed, rate) for placed in PLACED if (rate := rung.slips.rate([placed])) is not None]
        axes.plot(
            [placed for placed, _ in points],
            [100 * rate for _, rate in points],
            STYLES[number // 10 % len(STYLES)],
            marker=".",
            label=rung.player,
        )
    axes.set_xlabel("pieces placed")
    axes.set_ylabel("slips in 100 turns")
    axes.grid(alpha=0.25)
    axes.legend(fontsize="small", loc="upper left", bbox_to_anchor=(1, 1))
    # Without a date the same measurements give the same file.
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
