"""The local socket of the operator: a line of JSON comes in, lines go out, and only its owner can open it."""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from pathlib import Path

import msgspec

from openquarto.rules.error import QuartoError
from openquarto.server.admin.commands import answer
from openquarto.server.error import ServerError, ServerFault, StoreError
from openquarto.server.services import Services
from openquarto.wire.admin import LONGEST_LINE, AdminAnswer, AdminRequest, Refused

DEADLINE = 5.0  # seconds for a request to come, and for a line of an answer to be taken
MOST = 8  # operators at a time
LOG = logging.getLogger(__name__)
_DECODER = msgspec.json.Decoder(AdminRequest)
_ENCODER = msgspec.json.Encoder()


@asynccontextmanager
async def serve_admin(listener: socket.socket | None, services: Services) -> AsyncIterator[None]:
    """Let the operator's commands in for as long as the server runs, if there is a way in."""
    if listener is None:
        yield
        return
    path, operators = Path(listener.getsockname()), _Operators(services)
    server = await asyncio.start_unix_server(operators.serve, sock=listener, limit=LONGEST_LINE)
    try:
        yield
    finally:
        operators.close()
        server.close()
        _remove(path)


def _remove(path: Path) -> None:
    path.unlink(missing_ok=True)


class _Operators:
    """Those who ask at the moment."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tasks: set[asyncio.Task[None]] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one request, until it is done or whoever asked has gone."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            if len(self._tasks) <= MOST:
                await _answer(reader, writer, self._services)
        except (OSError, TimeoutError, asyncio.CancelledError):
            pass  # whoever asked has gone, or the server stops
        finally:
            self._tasks.discard(task)
            writer.transport.abort() if writer.transport.get_write_buffer_size() else writer.close()

    def close(self) -> None:
        """Answer no more."""
        for task in tuple(self._tasks):
            task.cancel()


async def _answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, services: Services) -> None:
    try:
        async with asyncio.timeout(DEADLINE):
            line = await reader.readline()
        request = _DECODER.decode(line)
    except (ValueError, msgspec.MsgspecError):  # too long, or no request
        await _send(writer, _refused(ServerError("message unreadable")))
        return
    gone = asyncio.ensure_future(reader.read(1))  # at the end of the line: nothing more is expected
    work = asyncio.ensure_future(_send_answers(writer, request, services))
    try:
        await asyncio.wait({gone, work}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for each in (gone, work):
            each.cancel()
        await asyncio.wait({gone, work})
        for each in (gone, work):
            if not each.cancelled() and each.exception():
                LOG.debug("an operator has gone: %s", each.exception())


async def _send_answers(writer: asyncio.StreamWriter, request: AdminRequest, services: Services) -> None:
    try:
        async with aclosing(answer(request, services)) as lines:
            async for line in lines:
                await _send(writer, line)
    except QuartoError as refusal:
        await _send(writer, _refused(refusal))
    except StoreError as problem:
        await _send(writer, Refused("not kept", str(problem)))
    except OSError:
        raise
    except Exception:
        LOG.exception("a command of the operator failed")
        await _send(writer, _refused(ServerError("our mistake")))


def _refused(error: QuartoError) -> Refused:
    fault = error.faults[0]
    return Refused(fault.code, str(fault) if isinstance(fault, ServerFault) else str(error))


async def _send(writer: asyncio.StreamWriter, line: AdminAnswer) -> None:
    writer.write(_ENCODER.encode(line) + b"\n")
    async with asyncio.timeout(DEADLINE):
        await writer.drain()
