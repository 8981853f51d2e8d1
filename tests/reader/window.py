"""A terminal window on a desk, in which the game runs line by line."""

import shlex
import sys
from pathlib import Path

from tests.reader.desk import Desk


def open_terminal(desk: Desk, *arguments: str) -> None:
    """Start the game in a window; what is typed goes to it."""
    for window in desk.windows:
        desk.end(window)
    desk.windows.clear()
    data = desk.folder / "data"
    command = [sys.executable, "-m", "openquarto", "terminal", "--plain", *arguments]
    script = Path(desk.folder, "game")
    script.write_text(f"#!/bin/sh\nOPENQUARTO_DATA={shlex.quote(str(data))} exec {shlex.join(command)}\n")
    script.chmod(0o755)
    desk.windows.append(desk.start("lxterminal", "--no-remote", f"--command={script}", "--title=Game"))
    desk.until(
        lambda: bool(desk.xdo("search", "--onlyvisible", "--class", "lxterminal")), "a terminal window"
    )
    found = desk.xdo("search", "--onlyvisible", "--class", "lxterminal").split()
    desk.xdo("windowfocus", "--sync", found[0])
