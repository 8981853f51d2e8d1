"""A whole game at a table where there is no server: run by `test_table_alone.py` in a process of its own.

What a server is made of cannot be imported, and no thread can be started.
"""

import asyncio
import sys
import threading
from typing import NoReturn

BLOCKED = frozenset(
    {"starlette", "uvicorn", "uvloop", "websockets", "h11", "jinja2", "prometheus_client", "segno"}
    | {"psycopg", "platformdirs", "textual", "sqlite3", "multiprocessing"}
)


class Blocker:
    """Refuses what is not there in a browser."""

    def find_spec(self, name: str, *_: object) -> None:
        if name.split(".", maxsplit=1)[0] in BLOCKED:
            raise ModuleNotFoundError(f"{name} is blocked", name=name)


def refuse(thread: threading.Thread) -> NoReturn:
    raise RuntimeError(f"{thread.name} cannot be started")


if __name__ == "__main__":
    sys.meta_path.insert(0, Blocker())
    threading.Thread.start = refuse  # type: ignore[assignment, method-assign]

from openquarto.kernel import work  # noqa: E402
from openquarto.match.arrangement import Arrangement  # noqa: E402
from openquarto.match.settings import Settings  # noqa: E402
from openquarto.rules.seat import Seat  # noqa: E402
from openquarto.server.game.computers import Computers  # noqa: E402
from openquarto.server.game.referee_time import RefereeTime  # noqa: E402
from openquarto.server.game.table import TableServices  # noqa: E402
from openquarto.server.limits import Limits  # noqa: E402
from openquarto.server.net import inbound, outbox  # noqa: E402, F401
from openquarto.server.room import actions, maintenance  # noqa: E402, F401
from openquarto.server.room.projection import Projection  # noqa: E402
from openquarto.server.room.registry import Registry  # noqa: E402
from openquarto.server.room.viewer import Viewer  # noqa: E402
from openquarto.server.store.memory import MemoryStore  # noqa: E402
from openquarto.speech.manner import Manner  # noqa: E402
from openquarto.wire import messages as wire  # noqa: E402


class Heard:
    """A connection that keeps what it is sent."""

    lag = 0.0

    def __init__(self) -> None:
        self.messages: list[wire.ToPage] = []

    def put(self, message: wire.ToPage, _seq: int) -> None:
        self.messages.append(message)

    def close(self, code: int) -> None:
        raise AssertionError(code)

    def measure_lag(self) -> None:
        pass


async def play() -> None:
    """Two levels play, and somebody watches in French."""
    registry = Registry(TableServices(MemoryStore(), Computers(0.0), RefereeTime(), Limits()))
    sitters = {Seat.FIRST: "maple", Seat.SECOND: "ebony"}
    arrangement = Arrangement(Settings(first="Maple", second="Ebony"), sitters)
    room = await registry.find(await registry.create(arrangement, {b"me": "none"}, by_lot=False))
    heard = Heard()
    viewer = Viewer(room.table, Projection("none", Manner(language="fr")), heard, session=b"me")
    room.audience.add(viewer)
    viewer.hello(wire.Hello(language="fr"), room.audience.presence)
    for _ in range(3000):
        if room.table.last.match.outcome:
            break
        await asyncio.sleep(0.01)
    told = [sentence for each in heard.messages if isinstance(each, wire.News) for sentence in each.said]
    room.audience.remove(viewer)
    await registry.close()
    loaded = sorted({name.split(".")[0] for name in sys.modules} & BLOCKED)
    print(len(told), told[0].startswith("L'ordinateur donne"), loaded)  # noqa: T201


if __name__ == "__main__":
    work.HAS_THREADS = False  # as it is in a browser
    asyncio.run(play())
