"""The ladder of levels as a picture: Elo with error bars, and slips by how many pieces are placed."""

import math
from collections.abc import Sequence
from pathlib import Path

from matplotlib.figure import Figure

from openquarto.workshop.ladder import Rung

PLACED = range(4, 16)
SHOWN = (0, 2, 4, 6, 8, 9)  # rungs whose slips are drawn; all ten would hide each other
INK, WOOD = "#241B13", "#A06E42"


def draw(rungs: Sequence[Rung], path: Path) -> None:
    """Write the picture; the ending of its name tells the kind."""
    figure = Figure(figsize=(9, 3.8), layout="constrained")
    strength, slips = figure.subplots(1, 2)
    names = [rung.level for rung in rungs]
    strength.errorbar(
        names,
        [rung.elo for rung in rungs],
        yerr=[
            rung.error if math.isfinite(rung.error) else 0.0 for rung in rungs
        ],  # none where it is not known
        color=WOOD,
        ecolor=INK,
        marker="o",
        capsize=3,
    )
    strength.set_ylabel("Elo above the first level, 95 %")
    strength.tick_params(axis="x", rotation=60)
    for place in (each for each in SHOWN if each < len(rungs)):
        rung = rungs[place]
        points = [(placed, rate) for placed in PLACED if (rate := rung.slips.rate([placed])) is not None]
        slips.plot([x for x, _ in points], [100 * y for _, y in points], marker=".", label=rung.level)
    slips.set_xlabel("pieces placed")
    slips.set_ylabel("turns that give value away, %")
    slips.legend(fontsize="small", loc="upper left", bbox_to_anchor=(1, 1))
    for axes in (strength, slips):
        axes.grid(alpha=0.25)
    # Without a date the same ladder gives the same file.
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
