"""Which way of showing a game suits a terminal: the full screen, or line by line."""

import os
import shutil
import sys
from importlib.util import find_spec

from openquarto.terminal.screen.fit import is_too_small

CHOICE = "OPENQUARTO_TERMINAL"  # the environment variable that can say "plain"


def is_at_terminal() -> bool:
    """Whether keys come from a terminal and drawings go to one; Textual draws on the standard error."""
    return all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))


def has_textual() -> bool:
    """Whether the extra package of the full screen is installed; it is looked for and not imported."""
    return find_spec("textual") is not None


def suits_screen() -> bool:
    """Whether the full screen is what a player at this terminal would like to see, unasked."""
    environment = os.environ
    return (
        is_at_terminal()
        and environment.get("TERM", "dumb") != "dumb"
        and not environment.get("NO_COLOR")
        and environment.get(CHOICE) != "plain"
        and not is_too_small(*shutil.get_terminal_size())
        and has_textual()
    )
