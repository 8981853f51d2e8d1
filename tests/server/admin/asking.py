"""The operator of a server that runs in the test."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from openquarto.cli.admin_client import ask
from openquarto.wire import admin as wire
from tests.server.serving import Running


def path_of(server: Running) -> Path:
    path = server.config.admin_path
    assert path is not None
    return path


def asked(server: Running, request: wire.AdminRequest) -> list[wire.AdminAnswer]:
    """All lines of an answer but those about progress."""
    return [line for line in ask(path_of(server), request) if not isinstance(line, wire.Progress)]


def done(server: Running, request: wire.AdminRequest) -> int:
    """How many things a command was done to."""
    last = asked(server, request)[-1]
    assert isinstance(last, wire.Finished), last
    return last.count


def refusal(server: Running, request: wire.AdminRequest) -> str:
    """The code of why a command was not done."""
    (only,) = asked(server, request)
    assert isinstance(only, wire.Refused), only
    return only.code


def told(server: Running, game: str, count: int) -> Iterator[str]:
    """So many lines of what an operator who watches is told."""
    with closing(ask(path_of(server), wire.Watch(game))) as lines:  # type: ignore[type-var]  # a generator
        for _, line in zip(range(count), lines, strict=False):
            assert isinstance(line, wire.Told)
            yield " ".join(line.sentences)
