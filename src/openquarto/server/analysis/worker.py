"""The process that analyses: reads jobs from its standard input, and writes answers to its standard output.

It is a process because reasons and words are made in Python, and would hold the interpreter that everybody's
moves wait for. It ends when its input does, so that none is left behind by a server that was killed.
"""

import os
import sys
import threading
import traceback
from contextlib import suppress
from typing import BinaryIO

from openquarto.kernel import Stop
from openquarto.kernel import Stopped as SearchStopped
from openquarto.server.analysis.analyser import Analyser
from openquarto.server.analysis.jobs import (
    Begin,
    Done,
    Failed,
    Refused,
    Reply,
    Stopped,
    decode_request,
    frame,
    read_frame,
)
from openquarto.server.error import ServerError

NICENESS = 10  # whoever plays goes first; OPENQUARTO_ANALYSIS_NICENESS names another one


class Worker:
    """Does one job at a time; a second thread listens, so that a job can be cancelled."""

    def __init__(self, pipe_in: BinaryIO, pipe_out: BinaryIO) -> None:
        self._in, self._out = pipe_in, pipe_out
        self._analyser = Analyser()
        self._changed = threading.Condition()
        self._next: tuple[Begin, Stop] | None = None
        self._stops: dict[int, Stop] = {}  # of the jobs that are not answered yet
        self._is_over = False

    def run(self) -> None:
        """Work until the input ends."""
        threading.Thread(target=self._listen, name="jobs", daemon=True).start()
        while (begun := self._await_job()) is not None:
            reply = self._reply(*begun)
            try:
                self._out.write(frame(reply))
                self._out.flush()
            except OSError:  # the server has gone
                return

    def _await_job(self) -> tuple[Begin, Stop] | None:
        with self._changed:
            self._changed.wait_for(lambda: self._next is not None or self._is_over)
            begun, self._next = self._next, None
            return None if self._is_over else begun

    def _reply(self, begin: Begin, stop: Stop) -> Reply:
        number = begin.number
        try:
            body, is_partial = self._analyser.answer(begin.job, stop)
            return Done(number, body, is_partial)
        except SearchStopped:
            return Stopped(number)
        except ServerError as refusal:
            fault = refusal.faults[0]
            return Refused(number, fault.code, {name: str(value) for name, value in fault.fields.items()})
        except Exception as problem:  # noqa: BLE001  the next job may go well
            *_, last = traceback.extract_tb(problem.__traceback__)
            return Failed(number, type(problem).__name__, f"{last.name}:{last.lineno}")
        finally:
            with self._changed:
                self._stops.pop(number, None)

    def _listen(self) -> None:
        while (body := read_frame(self._in)) is not None:
            request = decode_request(body)
            with self._changed:
                if isinstance(request, Begin):
                    stop = self._stops[request.number] = Stop()
                    self._next = (request, stop)
                    self._changed.notify()
                elif stopped := self._stops.get(request.number):
                    stopped.set()
        with self._changed:
            self._is_over = True
            for each in self._stops.values():
                each.set()
            self._changed.notify()


def main() -> None:
    """Work for the server that has started this process."""
    with suppress(OSError, AttributeError, ValueError):  # not every system has it
        os.nice(int(os.environ.get("OPENQUARTO_ANALYSIS_NICENESS", NICENESS)))
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed by mistake is no answer
    Worker(sys.stdin.buffer, out).run()


if __name__ == "__main__":
    main()
