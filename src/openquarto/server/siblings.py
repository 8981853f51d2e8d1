"""The other workers of this machine, asked through their operator's sockets."""

import asyncio
from collections.abc import Iterable
from pathlib import Path

import msgspec

from openquarto.server.config import Config
from openquarto.wire.admin import AdminAnswer, AdminRequest, Finished, Refused

PATIENCE = 2.0  # seconds for a whole answer
LONGEST = 1 << 20  # bytes of a line
_DECODER = msgspec.json.Decoder(AdminAnswer)


def sibling_paths(config: Config) -> dict[int, Path]:
    """The sockets of the other workers, by their numbers; none for a server that is alone."""
    numbers: Iterable[int] = range(1, config.workers + 1) if config.worker else ()
    paths = {number: config.of_worker(number).admin_path for number in numbers if number != config.worker}
    return {number: path for number, path in paths.items() if path}


async def ask_siblings(config: Config, request: AdminRequest) -> dict[int, list[AdminAnswer]]:
    """What each of the others answers; nothing from one that does not."""
    paths = sibling_paths(config)
    answers = await asyncio.gather(*(_ask(path, request) for path in paths.values()))
    return dict(zip(paths, answers, strict=True))


async def _ask(path: Path, request: AdminRequest) -> list[AdminAnswer]:
    answers: list[AdminAnswer] = []
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_unix_connection(path, limit=LONGEST)
            try:
                writer.write(msgspec.json.encode(request) + b"\n")
                while line := await reader.readline():
                    answers.append(_DECODER.decode(line))
                    if isinstance(answers[-1], Finished | Refused):
                        break
            finally:
                writer.close()
    except (OSError, TimeoutError, ValueError, msgspec.MsgspecError):
        return []
    return answers
