"""A real server on loopback in a thread of the test, and those who come to it: programs, browsers, pages."""

import http.client
import json
import secrets
import socket
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlencode

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from openquarto.server.admin.listener import listen_admin
from openquarto.server.app import application
from openquarto.server.config import Config
from openquarto.server.limits import Limits
from openquarto.server.net.listening import listen
from openquarto.server.run import Server, server_of
from openquarto.server.services import Services
from openquarto.server.store.opening import open_store

# Many pages of one address.
MANY = 100_000
PATIENCE = (
    120.0  # seconds after which something that is waited for will not come, however busy the machine is
)
GENEROUS = Limits(
    messages=MANY,
    games=MANY,
    tries=MANY,
    invitations=MANY,
    renames=MANY,
    tournaments=MANY,
    pairings=MANY,
    club=MANY,
    classes=MANY,
    class_acts=MANY,
    exports=MANY,
    pictures=MANY,
    analyses=MANY,
    share=MANY,
    sockets=1_000,
    connections=2_000,
)
PAGES = {
    "home": "{{ say('greeting', name='home') }} level {{ level }} {{ urgent.heading if urgent }}"
    "{% for each in games %}<li>{{ each.heading }}: {{ each.status }}</li>{% endfor %}",
    "games": "{{ page }} of {{ pages }}, {{ found }} of {{ count }}, {{ statistics }}"
    "{% for each in games %}<li>{{ each.heading }}: {{ each.status }} {{ each.when }}</li>{% endfor %}",
    "learn": "{% for each in lessons %}<li>{{ each.number }} {{ each.name }}: {{ each.title }}, "
    "{{ each.tasks }}</li>{% endfor %}",
    "lesson": "{{ number }} of {{ count }} {{ title }}: {{ text }} {{ tasks }} {{ edition }}",
    "open": "{{ language }}",
    "club": "{{ mine | length }} {{ has_lobby }}",
    "lobby": "{{ listing.waiting | length }} {{ listing.playing | length }}"
    "{% for each in listing.waiting %}<li>{{ each.host }}</li>{% endfor %}",
    "clock": "{{ turn_clocks | length }} {{ game_clocks | length }} {{ words_json }}",
    "new": "{{ choice.opponent }} {{ start }}{% for each in errors %}<p>{{ each }}</p>{% endfor %}"
    "{% for each in opponents %}<option value='{{ each.value }}'>{{ each.name }}</option>{% endfor %}",
    "table": "<script type='application/json'>{{ table_json }}</script>{{ title }} {{ game }} {{ seq }}",
    "rules": "{{ language }} {{ asset('style.css') }} {{ words_url('access') }}",
    "print": "{{ sentences | join(' ') }} {{ record }} {{ entries | join('|') }}",
    "position": "{{ text }} {{ sentences | join(' ') }}",
    "error": "{{ say(title) }}. {{ code }}: {{ sentence }}"
    "{% if again %} <a href='{{ again }}'></a>{% endif %}",
    "puzzles": "{{ today }} {{ daily.id }} {{ kinds | length }} {{ index_url }} {{ days_json }}"
    "<script type='application/json'>{{ words_json }}</script>",
    "puzzle_sheets": '<html lang="{{ language }}">{{ sheets }}'
    '<a href="{{ other_size }}"></a><a href="{{ on_screen }}"></a>',
    "puzzle": "{{ puzzle.id }} {{ rated }} {{ note }} {{ index_url }} {{ edition }}"
    "<script type='application/json'>{{ puzzle_json }}</script>{{ words_json }}",
    "puzzle_set": "{{ ids }}{% for each in puzzles %}<li>[{{ each.board }}]</li>{% endfor %}",
    "replay": "{{ title }} {{ sentences | join(' ') }} {{ picture }} {{ turns | length }}"
    "<script type='application/json'>{{ replay_json }}</script>",
    "analysis": "{{ position }} {{ sentences | join(' ') }} {{ analysis.headline if analysis }}"
    "<script type='application/json'>{{ analysis_json }}</script>",
    "review": "{{ title }} {{ source }} {{ turns | length }} {{ review.summary if review }}"
    "<script type='application/json'>{{ table_json }}</script>"
    "<script type='application/json'>{{ replay_json }}</script>"
    "<script type='application/json'>{{ review_json }}</script>",
    "join": "{{ language }} {{ title }} {{ is_mine }} {{ is_move }} {{ rules | join(' ') }}",
    "guide": "{{ language }} {{ title }} {{ parts | length }}",
    "club_arbiter": "{{ title }} {{ errors | join(' ') }} {{ tab }}",
    "club_player": "{{ title }} {{ errors | join(' ') }} {{ me }}",
    "club_public": "{{ title }} {{ errors | join(' ') }}",
    "club_wall": "{{ title }} {{ pages | length }}",
    "club_print": "{{ title }}",
    "club_come": "{{ title }}",
    "classes": "{{ mine | length }} {{ errors | join(' ') }} {{ days }}",
    "class_teacher": "{{ title }} {{ errors | join(' ') }} {{ tab }}",
    "class_pupil": "{{ title }} {{ errors | join(' ') }} {{ me }}",
    "class_join": "{{ title }} {{ errors | join(' ') }}",
    "class_come": "{{ title }}",
    "class_wall": "{{ title }} {{ parts | length }}",
    "class_print": "{{ title }}",
    "club_ratings": "{{ title }} {{ asked }}",
    "club_slips": "{{ title }} {{ slips | length }}",
    "club_slip": "{{ title }}",
    "privacy": "{{ language }} {{ operator }} {{ contact }} {{ days.ended }} {{ days.local }}",
}
FILES = {
    "style.css": "body {}",
    "icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "js/main.js": 'import { part } from "./view/part.js";\n',
    "js/pages/start.js": 'import { part } from "../view/part.js";\n',
    "js/view/part.js": 'import {\n  deep,\n} from "../model/deep.js";\nexport const part = deep;\n',
    "js/model/deep.js": "export const deep = 1;\n",
    "js/pages/outdated.js": "location.reload();\n",
    "js/README.md": "For contributors.\n",
}


def page_folder(folder: Path) -> Path:
    """The smallest pages that show what they are given."""
    for name, text in PAGES.items():
        (folder / "pages").mkdir(parents=True, exist_ok=True)
        (folder / "pages" / f"{name}.html").write_text(text, encoding="utf-8")
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@dataclass
class Answer:
    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def json(self) -> Any:  # noqa: ANN401  whatever was sent
        return json.loads(self.body)


@dataclass
class Somebody:
    """A browser or a program: asks over HTTP, keeps its cookies, sits down at tables."""

    port: int
    cookies: dict[str, str] = field(default_factory=dict)
    source: str = "127.0.0.1"  # Linux has all of 127.0.0.0/8

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def cookie_header(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def ask(
        self, method: str, path: str, body: object = None, headers: Mapping[str, str] | None = None
    ) -> Answer:
        sent = {"accept": "application/json", **(headers or {})}
        if self.cookies:
            sent.setdefault("cookie", self.cookie_header)
        data: bytes | None = body if isinstance(body, bytes) else None
        if isinstance(body, dict):
            is_json = "form" not in sent.get("content-type", "")
            data = (json.dumps(body) if is_json else urlencode(body, doseq=True)).encode()
            sent.setdefault("content-type", "application/json")
        connection = http.client.HTTPConnection(
            "127.0.0.1", self.port, timeout=PATIENCE, source_address=(self.source, 0)
        )
        try:
            with suppress(BrokenPipeError):  # refused by its head: the answer is there
                connection.request(method, path, data, sent)
            answer = connection.getresponse()
            read = Answer(answer.status, answer.headers, answer.read())
        finally:
            connection.close()
        for cookie in read.headers.get_all("set-cookie") or []:
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        return read

    def open(self, **choice: object) -> str:
        answer = self.ask("POST", "/tables", choice)
        assert 201 == answer.status, answer.text
        return str(answer.json["game"])

    def sit(self, game: str, *, seen: int = 0, language: str = "en", **headers: str) -> "Page":
        return Page(self.socket(game, seen=seen, **headers), language, seen=seen)

    def socket(
        self, game: str, *, seen: int = 0, host: str = "127.0.0.1", **headers: str
    ) -> ClientConnection:
        sent = {"Origin": self.origin, **headers}
        if self.cookies:
            sent["Cookie"] = self.cookie_header
        origin = Origin(sent.pop("Origin"))
        # A page stays longer than a `with` would let it; the one that leaves closes it.
        return connect(
            f"ws://{host}:{self.port}/table/{game}/socket?seen={seen}",
            sock=socket.create_connection(("127.0.0.1", self.port), source_address=(self.source, 0)),
            additional_headers=sent,
            origin=origin,
            compression=None,
            max_size=None,
        ).__enter__()


class Page:
    """A page at a table, as simple as a page can be."""

    def __init__(self, connection: ClientConnection, language: str = "en", *, seen: int = 0) -> None:
        self.connection = connection
        self.seen = seen
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self._count = 0
        self._name = secrets.token_hex(4)  # no two pages may call something the same
        self.send("hello", {"language": language})
        if not seen:
            self.until("table")

    def send(self, kind: str, data: Mapping[str, object], seen: int | None = None) -> None:
        self.connection.send(json.dumps({"t": kind, "d": data, "v": self.seen if seen is None else seen}))

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.connection.recv(timeout))
        self.heard.append(message)
        data = message["d"]
        if message["t"] == "table":
            self.table, self.seen, self.view = data["table"], message["v"], data["table"]["view"]
        elif message["t"] == "news":
            self.seen, self.view = message["v"], data["view"]
        return message

    def until(self, *kinds: str) -> dict[str, Any]:
        while True:
            message = self.hear()
            if message["t"] in kinds:
                return message

    def ask(self, kind: str, *, seen: int | None = None, name: str = "", **data: object) -> dict[str, Any]:
        """Ask for something, and its answer."""
        self._count += 1
        name = name or f"{self._name}-{self._count}"
        self.send(kind, {"id": name, **data}, seen)
        answer = self.until("done", "said", "felt", "refused", "coached")
        while not answer["d"]["id"]:  # what nobody asked for
            answer = self.until("done", "said", "felt", "refused", "coached")
        assert name == answer["d"]["id"], answer
        return answer

    def act(self, action: str, **options: Any) -> dict[str, Any]:  # noqa: ANN401
        return self.ask("act", action=action, **options)

    def acts(self, actions: str) -> None:
        for action in actions.split():
            assert "done" == self.act(action)["t"], self.heard[-1]

    def say(self, text: str) -> dict[str, Any]:
        return self.ask("line", text=text)

    def touch(self, spot: str) -> dict[str, Any]:
        return self.ask("touch", spot=spot)

    def hint(self) -> dict[str, Any]:
        """The answer to a question for a hint, or why it is refused."""
        answer = self.ask("hint")
        if answer["t"] == "done":
            answer = self.until("hinted", "refused")
        told: dict[str, Any] = answer["d"]
        return told

    def why(self) -> list[str]:
        """The reason that is told when it is asked for."""
        assert "done" == self.say("why")["t"], self.heard[-1]
        sentences: list[str] = self.until("said")["d"]["sentences"]
        return sentences

    def wait_for_turn(self) -> None:
        while not self.view["isMyTurn"] and not self.view["ending"]:
            self.until("news")

    def close(self) -> None:
        self.connection.close()


def sent_away(connection: ClientConnection) -> tuple[int, str]:
    """The code and the reason that somebody is sent away with, after whatever they are still told."""
    with suppress(ConnectionClosed):
        while True:
            connection.recv(PATIENCE)
    return connection.close_code or 0, connection.close_reason or ""


@dataclass
class Running:
    """A server that runs."""

    port: int
    server: Server
    config: Config

    @property
    def services(self) -> Services:
        services: Services = self.server._app.state.services
        return services

    def somebody(self, source: str = "127.0.0.1") -> Somebody:
        return Somebody(self.port, source=source)


@contextmanager
def running(
    folder: Path,
    *,
    limits: Limits | None = None,
    pace: float = 0.0,
    database: str = "",
    public_url: str = "",
    trusted_proxies: tuple[str, ...] = (),
    send_buffer: int = 0,
    analysis_workers: int = 1,
    drain: float = 0.0,
    web: Traversable | None = None,
    lobby: Literal["auto", "on", "off"] = "auto",
) -> Iterator[Running]:
    """A server, from its start to its stop; its computers answer at once, and its limits are wide."""
    config = Config(
        port=0,
        pace=pace,
        limits=limits or GENEROUS,
        database=database or str(folder / "games.sqlite"),
        public_url=public_url,
        trusted_proxies=trusted_proxies,
        analysis_workers=analysis_workers,
        drain=drain,
        lobby=lobby,
        operator="Ada",
        contact="ada@quarto.example",
    )
    listener = listen(config)
    if send_buffer:  # what the system keeps for each socket; those that come inherit it
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    bound = listener.getsockname()[1]
    store, web = open_store(config), web or page_folder(folder / "web")
    app = application(config, store, bound, web=web, admin=listen_admin(config))
    server = server_of(config, app)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            threading.Event().wait(0.01)
        yield Running(bound, server, config)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()
