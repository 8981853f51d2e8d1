"""Several workers of one server, asked one after the other and told of as if they were one."""

import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from openquarto.cli.admin_client import ask
from openquarto.server.error import ServerError
from openquarto.wire import admin as wire

EVERY = 1.0  # seconds between two rows of figures
ONE_IS_ENOUGH = (wire.Watch, wire.Backup)  # what any of them can answer for all
WORST = ("event_loop_lag", "longest")  # figures of which the largest counts, and not the sum


def sockets(path: Path) -> list[Path]:
    """The socket of a server; those of its workers, if it has several."""
    if path.exists():
        return [path]
    workers = [each for each in path.parent.glob(f"{path.name}.*") if each.suffix[1:].isdecimal()]
    return sorted(workers, key=lambda each: int(each.suffix[1:])) or [path]


def ask_all(path: Path, request: wire.AdminRequest) -> Iterator[wire.AdminAnswer]:
    """The lines of the answer of a server, whether it is one process or several."""
    found = sockets(path)
    if len(found) == 1:
        yield from ask(found[0], request)
    elif isinstance(request, wire.Watch) and not request.game:
        while True:
            yield from _together(found, wire.Counters(), is_last=False)
            time.sleep(EVERY)
    elif isinstance(request, ONE_IS_ENOUGH):
        yield from ask(found[0], request)
    else:
        yield from _together(found, request)


def _together(
    found: Iterable[Path], request: wire.AdminRequest, *, is_last: bool = True
) -> Iterator[wire.AdminAnswer]:
    """All lines; at the end how many it was done to in all, or why none of them could do it."""
    count, refused, is_done = 0, list[wire.Refused](), False
    figures, shut_out = list[wire.Figures](), dict[str, wire.Banned]()
    for path in found:
        for line in _answers(path, request, refused):
            match line:
                case wire.Finished():
                    count, is_done = count + line.count, True
                case wire.Refused():
                    refused.append(line)
                case wire.Figures():
                    figures.append(line)
                case wire.Banned():
                    shut_out[line.network] = line
                case _:
                    yield line
    yield from shut_out.values()
    if figures:
        yield summed(figures)
    if not is_done:
        yield refused[0]
    elif is_last:
        yield wire.Finished(count)


def _answers(
    path: Path, request: wire.AdminRequest, refused: list[wire.Refused]
) -> Iterator[wire.AdminAnswer]:
    try:
        yield from ask(path, request)
    except ServerError as gone:  # one that was killed has left its socket
        refused.append(wire.Refused(gone.faults[0].code, str(gone)))


def summed(figures: list[wire.Figures]) -> wire.Figures:
    """The figures of several workers as those of one server: sums, but of what is late or long the worst."""
    names = {name: None for each in figures for name in each.figures}
    problem = next((each.problem for each in figures if each.problem), "")
    whole = {name: _rule(name)(each.figures.get(name, 0.0) for each in figures) for name in names}
    return wire.Figures({"workers": float(len(figures)), **whole}, problem)


def _rule(name: str) -> Callable[[Iterable[float]], float]:
    if name in ("accepts_games", "banned_networks"):
        return min
    return max if any(part in name for part in WORST) else sum
