"""What the workers of the page call: the site at a table worker, the search at the other one.

This is the one module that knows Pyodide; it can be imported nowhere else.
"""

from typing import Any

from pyodide.ffi import JsException, to_js  # type: ignore[import-not-found]

from openquarto.server.offline import kernel_door
from openquarto.server.offline.kept_store import KeptStore, ShelfError

Js = Any  # an object of JavaScript


class BrowserShelf:
    """The shelf of the browser, behind functions of JavaScript that return promises."""

    def __init__(self, bridge: Js) -> None:
        self._bridge = bridge

    async def read(self) -> dict[str, bytes]:
        """All that is kept."""
        found = await self._bridge.readShelf()
        return {str(pair[0]): bytes(pair[1].to_py()) for pair in found}

    async def write(self, kept: dict[str, bytes], gone: list[str]) -> None:
        """Keep and forget, all of it or nothing."""
        try:
            await self._bridge.writeShelf(to_js([*kept]), to_js([*kept.values()]), to_js(gone))
        except JsException as problem:
            raise ShelfError(str(problem)) from problem


class TableWorker:
    """What the page's worker calls for the site."""

    def __init__(self, site: Any) -> None:  # noqa: ANN401  imported late
        self._site = site
        self._sittings: dict[int, Any] = {}

    async def answer(self, method: str, target: str, headers: Js, body: Js) -> Js:
        """A request; the answer is [status, [[name, value], …], bytes]."""
        from openquarto.server.offline.asking import Question  # noqa: PLC0415

        question = Question(method, target, dict(headers.to_py()), bytes(body.to_py()))
        told = await self._site.answer(question)
        return to_js([told.status, [list(pair) for pair in told.headers], told.body])

    async def connect(self, number: int, game: str, seen: str, send: Js, close: Js) -> None:
        """Sit a page down at a table."""
        sitting = await self._site.connect(game, seen, send, close)
        if sitting:
            self._sittings[number] = sitting

    def receive(self, number: int, text: str) -> None:
        """A page has sent something."""
        if sitting := self._sittings.get(number):
            sitting.inbound.receive(text.encode())

    async def disconnect(self, number: int) -> None:
        """A page has gone."""
        if sitting := self._sittings.pop(number, None):
            await sitting.end()


async def start_table(bridge: Js) -> TableWorker:
    """The site, with what was kept; `bridge` is what JavaScript lends it."""
    kernel_door.install(bridge.openKernel)
    from openquarto.server.assembly import Parts  # noqa: PLC0415
    from openquarto.server.game.computers import Computers  # noqa: PLC0415
    from openquarto.server.off_loop import OnLoop  # noqa: PLC0415
    from openquarto.server.offline.asking import Cookies  # noqa: PLC0415
    from openquarto.server.offline.search_door import DoorAnalyst, DoorThinker, SearchDoor  # noqa: PLC0415
    from openquarto.server.offline.site import OfflineSite  # noqa: PLC0415

    async def send(message: bytes) -> bytes:
        answer = await bridge.search(to_js(message))
        return bytes(answer.to_py())

    store = KeptStore(BrowserShelf(bridge))
    await store.open()
    door = SearchDoor(send, bridge.endSearch)
    computers = Computers(float(bridge.pace), [DoorThinker(door)])
    parts = Parts(computers, [DoorAnalyst(door)], OnLoop(), OnLoop())
    cookies = Cookies(on_change=lambda each: bridge.keepCookies(each.token, each.language))
    cookies.language = str(bridge.language)
    cookies.token = str(bridge.token) or cookies.token
    cookies.on_change(cookies)
    return TableWorker(await OfflineSite.build(store, parts, cookies, str(bridge.origin)))


def start_search(bridge: Js) -> Any:  # noqa: ANN401  a function for JavaScript
    """What answers a message of the table."""
    kernel_door.install(bridge.openKernel)
    from openquarto.server.offline.searching import Searching  # noqa: PLC0415

    searching = Searching()
    return lambda body: to_js(searching.answer(bytes(body.to_py())))
