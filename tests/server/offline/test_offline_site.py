"""The site that a page is its own server with: requests, tables, what is kept, and what is refused."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from html import unescape
from typing import Any

import anyio.to_thread
import msgspec
import pytest

from openquarto.engine.turn import Turn
from openquarto.rules.game import Game
from openquarto.rules.position import Position
from openquarto.server.analysis.jobs import AnalysePosition, Begin, Done, Speech
from openquarto.server.assembly import Parts
from openquarto.server.error import ServerError
from openquarto.server.game.computers import Computers
from openquarto.server.game.thinker import Choice, TurnRequest, new_stop
from openquarto.server.off_loop import OnLoop
from openquarto.server.offline.asking import Cookies, Question
from openquarto.server.offline.kept_store import KeptStore, ShelfError
from openquarto.server.offline.search_door import DoorAnalyst, DoorThinker, SearchDoor
from openquarto.server.offline.searching import Searching
from openquarto.server.offline.site import OfflineSite
from openquarto.speech.catalogue import catalogue, languages
from openquarto.speech.manner import Manner

ORIGIN = "https://quarto.example"
FORM = {"content-type": "application/x-www-form-urlencoded"}


@pytest.fixture(autouse=True)
def without_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a worker of a page, where none can be started."""

    async def run_sync(*_: object, **__: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(anyio.to_thread, "run_sync", run_sync)


class DictShelf:
    """A shelf in a dictionary, which may be full."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}
        self.is_full = False

    async def read(self) -> dict[str, bytes]:
        return dict(self.kept)

    async def write(self, kept: dict[str, bytes], gone: list[str]) -> None:
        if self.is_full:
            raise ShelfError("no room")
        self.kept |= kept
        for key in gone:
            self.kept.pop(key, None)


async def opened(shelf: DictShelf, cookies: Cookies) -> OfflineSite:
    searching, store = Searching(), KeptStore(shelf)

    async def send(message: bytes) -> bytes:
        await asyncio.sleep(0)
        return searching.answer(message)

    await store.open()
    door = SearchDoor(send, lambda: None)
    parts = Parts(Computers(0.0, [DoorThinker(door)]), [DoorAnalyst(door)], OnLoop(), OnLoop())
    return await OfflineSite.build(store, parts, cookies, ORIGIN)


def told(story: Callable[[OfflineSite, DictShelf, Cookies], Awaitable[None]]) -> None:
    async def whole() -> None:
        shelf, cookies = DictShelf(), Cookies(language="fr")
        await story(await opened(shelf, cookies), shelf, cookies)

    asyncio.run(whole())


async def new_game(site: OfflineSite, choice: bytes = b"opponent=level10&first=me") -> str:
    answer = await site.answer(Question("POST", "/tables", FORM, choice))
    assert 303 == answer.status, answer.body
    return dict(answer.headers)["location"].removeprefix("/table/")


@pytest.mark.parametrize("path", ["/", "/new", "/games", "/puzzles", "/learn", "/rules", "/without-sight"])
def test_pages_are_there_in_the_language_that_was_chosen(path: str) -> None:
    async def story(site: OfflineSite, _shelf: DictShelf, _cookies: Cookies) -> None:
        answer = await site.answer(Question("GET", path))
        assert 200 == answer.status
        assert b'<html lang="fr" data-offline>' in answer.body
        assert "frame-ancestors 'self'" in dict(answer.headers)["content-security-policy"]

    told(story)


OF_SERVERS = ("privacy-private", "privacy-cookies", "privacy-addresses", "privacy-links", "club-lead")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("path", "name"),
    [("/privacy", "privacy-offline"), ("/privacy", "privacy-offline-games"), ("/club", "club-lead-offline")],
)
def test_no_page_tells_of_a_server_where_there_is_none(path: str, name: str, language: str) -> None:
    async def story(site: OfflineSite, _shelf: DictShelf, cookies: Cookies) -> None:
        cookies.language = language
        text = unescape((await site.answer(Question("GET", path))).body.decode())
        say = catalogue(language).say
        assert say(name) in text
        assert not [each for each in OF_SERVERS if f">{say(each)}<" in text]

    told(story)


def test_a_whole_game_is_played_and_is_there_again_after_a_restart() -> None:
    async def story(site: OfflineSite, shelf: DictShelf, cookies: Cookies) -> None:
        game, heard, closed = await new_game(site), list[dict[str, Any]](), list[int]()
        sitting = await site.connect(game, "", lambda text: heard.append(json.loads(text)), closed.append)
        assert sitting

        def send(kind: str, **data: object) -> None:
            table = sitting.room.table
            message = {"t": kind, "d": data, "v": table.last.seq}
            sitting.inbound.receive(json.dumps(message).encode())

        send("hello", language="de")
        for number in range(400):
            match = sitting.room.table.last.match
            if match.outcome:
                break
            if match.to_act is not sitting.room.table.last.computer and not sitting.inbound._is_busy:
                wanted = TurnRequest("random", match.game, number)
                action = Choice().choose(wanted, None).actions[0]
                send("act", id=f"{number}", action=str(action))
            await asyncio.sleep(0.01)
        assert sitting.room.table.last.match.outcome
        assert any("Computer" in " ".join(each["d"]["said"]) for each in heard if each["t"] == "news")
        await sitting.end()
        again = await opened(shelf, cookies)
        answer = await again.answer(Question("GET", "/api/games"))
        assert [game] == [each["game"] for each in json.loads(answer.body)]
        record = await again.answer(Question("GET", "/games/all.qgn"))
        assert b"[Result" in record.body

    told(story)


def test_what_the_shelf_refuses_has_not_happened() -> None:
    async def story(site: OfflineSite, shelf: DictShelf, _cookies: Cookies) -> None:
        shelf.is_full = True
        answer = await site.answer(Question("POST", "/tables", FORM, b"opponent=here"))
        assert 503 == answer.status
        shelf.is_full = False
        assert "[]" == (await site.answer(Question("GET", "/api/games"))).body.decode()
        assert await new_game(site)

    told(story)


def test_a_game_that_cannot_be_read_stays_on_the_shelf() -> None:
    async def story(_site: OfflineSite, shelf: DictShelf, cookies: Cookies) -> None:
        shelf.kept["game:from-a-newer-version"] = b"\xc1"
        site = await opened(shelf, cookies)
        assert 200 == (await site.answer(Question("GET", "/games"))).status
        assert "game:from-a-newer-version" in shelf.kept

    told(story)


def test_a_game_by_link_is_refused_in_a_sentence() -> None:
    async def story(site: OfflineSite, _shelf: DictShelf, _cookies: Cookies) -> None:
        asked = Question("POST", "/tables", {**FORM, "accept": "application/json"}, b"opponent=link")
        answer = await site.answer(asked)
        assert 400 == answer.status
        assert "réseau" in json.loads(answer.body)["sentence"]

    told(story)


@pytest.mark.parametrize(
    ("target", "status"), [("/nothing", 404), ("/table/nothing", 404), ("/api/analysis?position=x", 400)]
)
def test_what_is_refused_is_told_why(target: str, status: int) -> None:
    async def story(site: OfflineSite, _shelf: DictShelf, _cookies: Cookies) -> None:
        answer = await site.answer(Question("GET", target, {"accept": "application/json"}))
        assert status == answer.status
        assert json.loads(answer.body)["sentence"]

    told(story)


def test_playing_by_link_is_not_offered() -> None:
    async def story(site: OfflineSite, _shelf: DictShelf, _cookies: Cookies) -> None:
        for target in ("/", "/new", "/new?opponent=link"):
            assert b'value="link"' not in (await site.answer(Question("GET", target))).body

    told(story)


def test_what_is_kept_can_be_let_go_of_and_made_newer_but_not_opened_within_itself() -> None:
    async def story(site: OfflineSite, _shelf: DictShelf, _cookies: Cookies) -> None:
        home = (await site.answer(Question("GET", "/"))).body
        assert b"data-keep hidden" in home
        assert b"data-let-go" in home
        assert b"data-keep-open" not in home

    told(story)


def test_a_position_is_analysed_by_the_other_worker() -> None:
    async def story(site: OfflineSite, _shelf: DictShelf, _cookies: Cookies) -> None:
        target = "/api/analysis?position=D3/AO2/JF1G/IM2%20-%20-&language=en"
        answer = await site.answer(Question("GET", target))
        assert (200, "D") == (answer.status, json.loads(answer.body)["value"])

    told(story)


def test_a_language_is_remembered_and_nobody_else_is_told_of_the_session() -> None:
    kept: list[str] = []

    async def story() -> None:
        cookies = Cookies(on_change=lambda each: kept.append(each.language))
        site = await opened(DictShelf(), cookies)
        answer = await site.answer(Question("POST", "/language", FORM, b"language=nl"))
        assert 303 == answer.status
        assert "set-cookie" not in dict(answer.headers)
        assert b'lang="nl"' in (await site.answer(Question("GET", "/"))).body

    asyncio.run(story())
    assert ["nl"] == kept


def test_the_other_worker_chooses_what_a_thread_would_choose() -> None:
    async def story(_site: OfflineSite, _shelf: DictShelf, _cookies: Cookies) -> None:
        searching = Searching()

        async def send(message: bytes) -> bytes:
            return searching.answer(message)

        wanted = TurnRequest("ebony", Game.of(Position.parse("D3/AO2/JF1G/IM2 K - classic")), 7)
        found: asyncio.Future[Turn | Exception] = asyncio.get_running_loop().create_future()
        DoorThinker(SearchDoor(send, lambda: None)).begin(wanted, found.set_result)
        assert Choice().choose(wanted, new_stop(wanted)) == await found

    told(story)


def test_a_worker_that_fails_is_ended_and_the_next_job_is_answered() -> None:
    async def story() -> None:
        ended: list[int] = []
        done = msgspec.msgpack.encode(Done(0, b"{}"))
        answers: list[bytes | Exception] = [RuntimeError("out of memory"), done]

        async def send(_message: bytes) -> bytes:
            answer = answers.pop(0)
            if isinstance(answer, Exception):
                raise answer
            return answer

        analyst = DoorAnalyst(SearchDoor(send, lambda: ended.append(1)))
        job = AnalysePosition("4/4/4/4 - -", Speech.of(Manner()))
        with pytest.raises(ServerError, match="analysis"):
            await analyst.ask(job)
        assert [1] == ended
        assert b"{}" == (await analyst.ask(job)).body

    asyncio.run(story())


def test_a_mistake_in_a_search_is_an_answer() -> None:
    answer = Searching().answer(
        msgspec.msgpack.encode(Begin(0, AnalysePosition("nonsense", Speech.of(Manner()))))
    )
    assert "failed" == msgspec.msgpack.decode(answer)["type"]
