"""The settings of a server: from a TOML file, then the environment, then the options; the last one counts."""

import ipaddress
import os
import socket
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec

from openquarto.match.folder import user_folder
from openquarto.server.error import ServerError
from openquarto.server.limits import Limits
from openquarto.server.logs import LogFormat
from openquarto.server.proxies import LOOPBACK, Proxies
from openquarto.server.retention import Retention
from openquarto.speech.catalogue import languages

PREFIX = "OPENQUARTO_"  # of the environment variables: OPENQUARTO_PORT, OPENQUARTO_LIMITS_GAMES
FILE = "OPENQUARTO_CONFIG"  # the one that names the TOML file
POSTGRES = ("postgresql:", "postgres:")  # how the address of a PostgreSQL database begins
MEMORY = "memory:"  # a database that is forgotten when the server stops
OFF = "off"  # no socket for the operator's commands
MOST_WORKERS = 64  # that analyse, or serve
LONGEST_DRAIN = 600  # seconds
DAYS_PUBLIC, DAYS_PRIVATE = (7, 180, 180, 730), (0, 0, 0, 0)  # waiting, unfinished, local, tournaments


EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  only with --lan or behind a proxy
# This machine, but `play --lan` would open the network; this machine; this network; the world.
Reach = Literal["here", "local", "near", "everywhere"]


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All settings of a server."""

    host: str = "127.0.0.1"
    port: int = 8016
    database: str = ""  # a file, or postgresql://…; nothing is a file of the user's own
    public_url: str = ""  # where others reach this server: https://quarto.example
    language: str = ""  # spoken with those who have not chosen one
    pace: float = 1.0  # how slowly the computers answer; 0 is at once
    by_play: bool = False  # it was started for one person's browser, who can start it otherwise
    lan: bool = False  # also for the other machines of this network, without encryption
    operator: str = ""  # who runs this server, for the page about privacy
    contact: str = ""  # and how they can be reached
    docs_url: str = ""  # where the site of the docs is, for a link at the foot of every page
    retention_days: int = 90  # how long a game by link is kept after its end
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks; nothing is this machine, behind public_url
    log_format: LogFormat = "text"
    hsts_subdomains: bool = True  # whether browsers take https for granted below public_url too
    waiting_days: int | None = None  # and one that nobody has joined; 0 is for ever, None the default
    unfinished_days: int | None = None  # and one that was begun, after the last that happened there
    local_days: int | None = None  # games at one screen or against the computer, likewise
    invitation_days: int = 7  # invitations that nobody has used
    class_days: int = 180  # classes, after the last that happened there: a term
    tournament_days: int | None = None  # tournaments, likewise; 0 is for ever, None the default
    admin_socket: str = ""  # a file; nothing is one beside the database, "off" is none
    bots: str = ""  # a file of programs that may play; nothing is one beside the database, "off" is none
    lobby: Literal["auto", "on", "off"] = "auto"  # auto: where others come, by public_url or lan
    analysis_workers: int = 1  # processes that analyse; 0 is no analysis
    workers: int = 1  # processes that serve at one port; more than one need PostgreSQL
    worker: int = 0  # which of them this is; their supervisor tells it
    drain: float = 0.0  # seconds from a signal to the end, in which others take over
    limits: Limits = Limits()

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise ServerError("setting", name="port", text=self.port, why="expected 0 to 65535")
        if not 0 <= self.pace <= 10:
            raise ServerError("setting", name="pace", text=self.pace, why="expected 0 to 10")
        if self.language and self.language not in languages():
            choices = ", ".join(languages())
            raise ServerError(
                "setting", name="language", text=self.language, why=f"expected one of {choices}"
            )
        if self.public_url and not _is_origin(self.public_url):
            why = "expected https:// and a host, and nothing after it"
            raise ServerError("setting", name="public_url", text=self.public_url, why=why)
        if not 0 <= self.analysis_workers <= MOST_WORKERS:
            why = f"expected 0 to {MOST_WORKERS}"
            raise ServerError("setting", name="analysis_workers", text=self.analysis_workers, why=why)
        if not 1 <= self.workers <= MOST_WORKERS:
            why = f"expected 1 to {MOST_WORKERS}"
            raise ServerError("setting", name="workers", text=self.workers, why=why)
        if not 0 <= self.drain <= LONGEST_DRAIN:
            why = f"expected 0 to {LONGEST_DRAIN}"
            raise ServerError("setting", name="drain", text=self.drain, why=why)
        Proxies(self.trusted_proxies)
        self._check_days()
        self._check_docs()
        if self.public_url and not (self.operator and self.contact):
            raise ServerError("operator")
        if not self.public_url and not self.lan and not is_loopback(self.host):
            raise ServerError("off loopback", host=self.host)

    def _check_docs(self) -> None:
        if self.docs_url and not _is_address(self.docs_url):
            why = "expected an address that begins with https://, http:// or /"
            raise ServerError("setting", name="docs_url", text=self.docs_url, why=why)

    def _check_days(self) -> None:
        least = {
            "retention_days": 1,
            "waiting_days": 0,
            "unfinished_days": 0,
            "local_days": 0,
            "tournament_days": 0,
        }
        for name, days in {**least, "invitation_days": 1, "class_days": 1}.items():
            value = getattr(self, name)
            if value is not None and value < days:
                raise ServerError("setting", name=name, text=value, why=f"expected at least {days}")

    @property
    def is_secure(self) -> bool:
        """Whether browsers come over https."""
        return self.public_url.startswith("https:")

    @property
    def is_postgres(self) -> bool:
        """Whether the games are in a database of PostgreSQL."""
        return self.database.startswith(POSTGRES)

    @property
    def path(self) -> Path:
        """The file of the database."""
        return Path(self.database).expanduser() if self.database else user_folder() / "server.sqlite"

    @property
    def admin_path(self) -> Path | None:
        """Where the operator's commands come in; None if nowhere. Each of several workers has its own."""
        if self.admin_socket == OFF or (self.database == MEMORY and not self.admin_socket):
            return None
        beside = user_folder() / "postgresql" if self.is_postgres else self.path
        path = Path(self.admin_socket or f"{beside}.admin").expanduser()
        return path.with_name(f"{path.name}.{self.worker}") if self.worker else path

    @property
    def has_lobby(self) -> bool:
        """Whether tables can be open to anybody who comes."""
        return self.lobby == "on" or (self.lobby == "auto" and bool(self.public_url or self.lan))

    @property
    def bots_path(self) -> Path | None:
        """Where the programs that may play are listed; None if none may."""
        if self.bots == OFF or (self.database == MEMORY and not self.bots):
            return None
        beside = user_folder() / "postgresql" if self.is_postgres else self.path
        return Path(self.bots or f"{beside}.bots.json").expanduser()

    def of_worker(self, number: int) -> "Config":
        """The settings of one of several workers."""
        return msgspec.structs.replace(self, worker=number)

    def __repr__(self) -> str:
        """Without the database: its address may have a password in it."""
        return f"Config(host={self.host!r}, port={self.port!r}, …)"

    @property
    def retention(self) -> Retention:
        """How long games are kept: on a server of one's own for as long as one likes, unless it is set."""
        unset = DAYS_PUBLIC if self.public_url else DAYS_PRIVATE
        asked = (self.waiting_days, self.unfinished_days, self.local_days, self.tournament_days)
        waiting, unfinished, local, tournament = (
            usual if own is None else own for own, usual in zip(asked, unset, strict=True)
        )
        return Retention(
            ended=self.retention_days,
            waiting=waiting,
            unfinished=unfinished,
            local=local,
            invitation=self.invitation_days,
            classroom=self.class_days,
            tournament=tournament,
        )

    def hosts(self, port: int) -> frozenset[str]:
        """The names under which requests may come; others are tricks with names."""
        near = ("127.0.0.1", "localhost", "[::1]", _bracketed(self.host), *([self.near] if self.lan else []))
        names = {name if port == 80 else f"{name}:{port}" for name in near}
        return frozenset({*names, *([urlsplit(self.public_url).netloc] if self.public_url else [])})

    def origins(self, port: int) -> dict[str, str]:
        """Where a page that may ask for something must come from, by the name that it asks under."""
        near = {host: f"http://{host}" for host in self.hosts(port)}
        return {**near, **({urlsplit(self.public_url).netloc: self.public_url} if self.public_url else {})}

    @property
    def proxies(self) -> Proxies | None:
        """Who is believed to ask for others; nobody, if this server is not behind a proxy."""
        return Proxies(self.trusted_proxies or LOOPBACK) if self.public_url else None

    def address(self, port: int) -> str:
        """What to open in a browser, here or elsewhere."""
        return self.public_url or f"http://{self.near if self.lan else _bracketed(self.host)}:{port}"

    @property
    def near(self) -> str:
        """The name of this machine in its network."""
        return own_address() if self.host in EVERYWHERE else _bracketed(self.host)

    @property
    def reach(self) -> Reach:
        """How far a link to this server goes."""
        if self.public_url:
            return "everywhere"
        if self.lan:
            return "near"
        return "here" if self.by_play else "local"


def read_config(options: Mapping[str, object], environment: Mapping[str, str] | None = None) -> Config:
    """The settings; raises ServerError with what is wrong and where."""
    environment = os.environ if environment is None else environment
    file = str(options.get("config") or environment.get(FILE, ""))
    found = _from_file(Path(file)) if file else {}
    for name in Config.__struct_fields__:
        if name == "limits":
            limits = {
                each: environment[key]
                for each in Limits.__struct_fields__
                if (key := f"{PREFIX}LIMITS_{each.upper()}") in environment
            }
            found["limits"] = {**found.get("limits", {}), **limits}
        elif value := environment.get(f"{PREFIX}{name.upper()}"):
            found[name] = value
    found |= {name: value for name, value in options.items() if name != "config" and value is not None}
    if isinstance(proxies := found.get("trusted_proxies"), str):
        found["trusted_proxies"] = [text.strip() for text in proxies.split(",")]
    try:
        return msgspec.convert(found, Config, strict=False)
    except msgspec.ValidationError as problem:
        place = file or "the environment and the options"
        raise ServerError("settings unreadable", file=place, why=problem) from None


def _from_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise ServerError("settings unreadable", file=path, why=problem) from None


def own_address() -> str:
    """The address of this machine in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that nobody has: only the way there is looked up
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def is_loopback(host: str) -> bool:
    """Whether only this machine can come in there."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"


def _is_origin(url: str) -> bool:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    bare = f"https://{parts.hostname}{'' if port is None else f':{port}'}"
    return bool(parts.hostname) and url == bare


def _is_address(text: str) -> bool:
    """Whether a browser can follow it, and it can be nothing but an address."""
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    is_path = text.startswith("/") and not text.startswith(("//", "/\\"))
    return is_path or (parts.scheme in {"http", "https"} and bool(parts.hostname))


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host and not host.startswith("[") else host
