"""One of several server processes: `python -m openquarto.server.workers.worker`, started by a supervisor.

It ends when its standard input does, so that none is left behind by a supervisor that was killed.
"""

import io
import os
import signal
import sys
import threading
from typing import BinaryIO

from openquarto.server.error import ServerError
from openquarto.server.logs import configure_logging
from openquarto.server.net.admission import raise_file_limit
from openquarto.server.net.listening import bind_beside
from openquarto.server.run import prepared
from openquarto.server.workers.reports import ENCODER, Drained, Ready, Refused, Report, decode_order

EXIT_REFUSED = 2


def main() -> int:
    """Serve as the supervisor orders it; the exit code."""
    orders, reports = io.FileIO(0, closefd=False), sys.stdout.buffer
    line = orders.readline()
    if not line:  # nobody is there any more
        return EXIT_REFUSED
    order = decode_order(line)
    configure_logging(order.config.log_format, worker=order.config.worker)
    raise_file_limit()
    try:
        with bind_beside(order.config, order.port) as listener:
            server = prepared(order.config, listener)
            server.shares_port = True
            server.on_started = lambda: _report(reports, Ready())
            server.on_drained = lambda: _report(reports, Drained())
            threading.Thread(target=_end_with, args=(orders,), name="lifeline", daemon=True).start()
            server.run(sockets=[listener])  # listens, once the application has started
    except ServerError as refusal:
        _report(reports, Refused.of(refusal))
        return EXIT_REFUSED
    return 0


def _report(reports: BinaryIO, report: Report) -> None:
    try:
        reports.write(ENCODER.encode(report) + b"\n")
        reports.flush()
    except OSError:
        return  # the supervisor is gone, and soon this process too


def _end_with(orders: io.FileIO) -> None:
    """Stop this process as soon as the supervisor does not hold the other end any more."""
    while orders.read(1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
