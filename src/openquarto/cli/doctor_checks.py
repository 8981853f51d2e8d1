"""What `openquarto doctor` looks at: each check tells what it found, and what can be done about it."""

import platform
import shutil
import socket
import sqlite3
import sys
import tempfile
import webbrowser
from collections.abc import Callable, Iterator
from enum import StrEnum
from importlib.util import find_spec
from typing import NamedTuple

from openquarto.about import COMMAND, NAME, VERSION
from openquarto.cli.extras import EXTRAS, install
from openquarto.match.folder import user_folder

LEAST_SPACE = 100  # MB


class State(StrEnum):
    """How it is with something: as it should be, slower than it could be, left out, or broken."""

    GOOD = "good"
    SLOW = "slow"
    MISSING = "missing"
    BAD = "bad"


class Finding(NamedTuple):
    """What was found of one subject, and what to do, where something can be done."""

    subject: str
    state: State
    found: str
    advice: str = ""


def check_package() -> Finding:
    """The package itself, and the Python that runs it."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    machine = f"{platform.system()} {platform.machine()}"
    return Finding("version", State.GOOD, f"{NAME} {VERSION}, {python}, {machine}")


def check_kernel() -> Finding:
    """Which kernel answers, and why not a quicker one."""
    try:
        from openquarto.kernel.backend import NAME as CHOSEN  # noqa: PLC0415  it may be one that is not there
        from openquarto.kernel.backend import fault_of  # noqa: PLC0415
    except ImportError as error:
        return Finding(
            "kernel", State.BAD, error.msg, "unset OPENQUARTO_KERNEL, and the best that is there is taken"
        )
    found = {
        "native": "in C, the quickest",
        "wasm": "as WebAssembly, a little slower than the one in C",
        "plain": "in plain Python: the same values, some hundred times more slowly",
    }[CHOSEN]
    if CHOSEN != "plain":
        return Finding("kernel", State.GOOD, found)
    if fault_of("wasm") is None:
        return Finding("kernel", State.SLOW, found, "unset OPENQUARTO_KERNEL, and a quicker one is taken")
    return Finding("kernel", State.SLOW, found, install("wasm"))


def check_solver() -> Finding:
    """A position whose value is known, really solved."""
    from openquarto.kernel import Solver  # noqa: PLC0415  as above
    from openquarto.rules.position import Position  # noqa: PLC0415

    position, value = "1J1E/L2B/4/KOH1 I - classic", "W3"
    solved = str(Solver(table_mb=1).solve(Position.parse(position)).value)
    if solved == value:
        return Finding("solver", State.GOOD, f"{position} is {value}")
    return Finding(
        "solver", State.BAD, f"{position} is {value}, and was found to be {solved}", "install it again"
    )


def check_book() -> Finding:
    """The opening book, its checksum included."""
    from openquarto.kernel.book import shipped  # noqa: PLC0415  as above
    from openquarto.rules.error import QuartoError  # noqa: PLC0415

    try:
        book = shipped()
    except QuartoError as error:
        return Finding("book", State.BAD, str(error), "install it again")
    if book is None:
        return Finding(
            "book", State.BAD, "it is not there, and first turns are searched for minutes", "install it again"
        )
    return Finding("book", State.GOOD, f"all positions of up to {book.depth((4, False))} pieces")


def check_extras() -> Iterator[Finding]:
    """Every extra: all its modules, or which are not there."""
    for name, (purpose, modules) in EXTRAS.items():
        absent = [module for module in modules if find_spec(module) is None]
        state = State.MISSING if absent else State.GOOD
        told = f"{purpose}: without {', '.join(absent)}" if absent else purpose
        yield Finding(f"extra {name}", state, told, install(name) if absent else "")


def check_terminal() -> Finding:
    """Whether somebody sits at a terminal, and which characters it takes."""
    encoding = (sys.stdout.encoding or "ascii").lower()
    where = "the output is no terminal"
    if sys.stdout.isatty():
        columns, rows = shutil.get_terminal_size()
        where = f"{columns} columns, {rows} rows"
    if "utf" in encoding:
        return Finding("terminal", State.GOOD, f"{where}, {encoding}")
    advice = "set PYTHONUTF8=1, so that accents and boards are shown as they are"
    return Finding("terminal", State.SLOW, f"{where}, {encoding}", advice)


def check_browser() -> Finding:
    """What `openquarto play` would open."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        advice = f"{COMMAND} play --no-browser prints the address, for a browser that you open yourself"
        return Finding("browser", State.MISSING, "none that could be opened from here", advice)
    return Finding("browser", State.GOOD, getattr(browser, "name", "") or type(browser).__name__)


def check_port() -> Finding:
    """Whether a server can listen on this machine."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
    return Finding("network", State.GOOD, "a server can listen on 127.0.0.1")


def check_data() -> Finding:
    """The folder of games: whether it can be written, and the room that is left."""
    folder = user_folder()
    existing = next(each for each in (folder, *folder.parents) if each.exists())
    advice = "set OPENQUARTO_DATA to a folder that you can write"
    if not existing.is_dir():
        return Finding("data", State.BAD, f"{existing} is no folder", advice)
    try:
        with tempfile.TemporaryFile(dir=existing):
            pass
    except OSError as error:
        return Finding("data", State.BAD, f"{folder} cannot be written: {error.strerror}", advice)
    free = shutil.disk_usage(existing).free >> 20
    state = State.GOOD if free >= LEAST_SPACE else State.BAD
    return Finding("data", state, f"{folder}, {free:,} MB free", "" if state is State.GOOD else advice)


def check_database() -> Finding:
    """The library in which games are kept, with a table really written."""
    with sqlite3.connect(":memory:") as connection:
        connection.execute("create table t (n integer) strict")
    connection.close()
    return Finding("database", State.GOOD, f"SQLite {sqlite3.sqlite_version}")


CHECKS: dict[str, Callable[[], Finding | Iterator[Finding]]] = {
    "version": check_package,
    "kernel": check_kernel,
    "solver": check_solver,
    "book": check_book,
    "extras": check_extras,
    "terminal": check_terminal,
    "browser": check_browser,
    "network": check_port,
    "data": check_data,
    "database": check_database,
}


def findings() -> Iterator[Finding]:
    """What every check finds; one that fails altogether is a finding too."""
    for subject, check in CHECKS.items():
        try:
            found = check()
            yield from (found,) if isinstance(found, Finding) else tuple(found)
        except Exception as error:  # noqa: BLE001  whatever is wrong here is what it is asked for
            yield Finding(subject, State.BAD, f"{type(error).__name__}: {error}")
