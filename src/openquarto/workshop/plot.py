"""The strength of the levels as a picture: Elo with error bars, and slips by how many pieces are placed."""

import math
from collections.abc import Sequence
from pathlib import Path

from matplotlib.figure import Figure

from openquarto.workshop.level_strength import LevelStrength

PLACED = range(4, 16)
SHOWN = (0, 2, 4, 6, 8, 9)  # strengths whose slips are drawn; all ten would hide each other
INK, WOOD = "#241B13", "#A06E42"


def draw(strengths: Sequence[LevelStrength], path: Path) -> None:
    """Write the picture; the ending of its name tells the kind."""
    figure = Figure(figsize=(9, 3.8), layout="constrained")
    elo, slips = figure.subplots(1, 2)
    elo.errorbar(
        [each.level for each in strengths],
        [each.elo for each in strengths],
        yerr=[each.error if math.isfinite(each.error) else 0.0 for each in strengths],
        color=WOOD,
        ecolor=INK,
        marker="o",
        capsize=3,
    )
    elo.set_ylabel("Elo above the first level, 95 %")
    elo.tick_params(axis="x", rotation=60)
    for place in (each for each in SHOWN if each < len(strengths)):
        shown = strengths[place]
        points = [(placed, rate) for placed in PLACED if (rate := shown.slips.rate([placed])) is not None]
        slips.plot([x for x, _ in points], [100 * y for _, y in points], marker=".", label=shown.level)
    slips.set_xlabel("pieces placed")
    slips.set_ylabel("turns that give value away, %")
    slips.legend(fontsize="small", loc="upper left", bbox_to_anchor=(1, 1))
    for axes in (elo, slips):
        axes.grid(alpha=0.25)
    # Without a date the same measurements give the same file.
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
