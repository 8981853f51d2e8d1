"""What is said before a command searches where only the kernel in plain Python is there."""

import os

from openquarto.about import COMMAND
from openquarto.cli.command import complain, note

SEARCHING = (
    "analyse",
    "bench",
    "ladder",
    "learn",
    "levels",
    "match",
    "play",
    "puzzles",
    "serve",
    "solve",
    "terminal",
    "ugi",
)
HOPELESS = (
    "book build",
    "book check",
    "book export",
    "census",
    "prove",
    "puzzles build",
    "puzzles check",
)  # days, where C takes minutes
QUICKER = f"pip install '{COMMAND}[wasm]' makes it quick"
SLOW = f"the solver is in plain Python here: early positions and level 10 may take a minute; {QUICKER}"


def warn_of_slowness(command: str) -> int:
    """Say what will take long, once; the exit status if it would take days, otherwise 0.

    Whoever names the kernel in plain Python by OPENQUARTO_KERNEL knows it, and is told nothing.
    """
    if not command.startswith((*SEARCHING, *HOPELESS)):
        return 0
    try:
        from openquarto.kernel.backend import VARIABLE, is_slow  # noqa: PLC0415  not where nothing is searched
    except ImportError:  # whatever searches will say so; two people at one keyboard need no kernel
        return 0
    if not is_slow() or os.environ.get(VARIABLE):
        return 0
    if command in HOPELESS:
        return complain(f"{command} would take days: the solver is in plain Python here; {QUICKER}")
    note(SLOW)
    return 0
