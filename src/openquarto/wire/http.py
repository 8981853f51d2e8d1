"""What is sent over plain HTTP: a new table, my games, the words of the page, and what is refused."""

from typing import Literal

import msgspec


class Created(msgspec.Struct, frozen=True, rename="camel"):
    """A table was opened."""

    game: str
    url: str


class MyGame(msgspec.Struct, frozen=True, rename="camel"):
    """One of my games, for the list of them."""

    game: str
    title: str
    opponent: str
    variant: str
    status: str
    is_over: bool
    is_my_turn: bool
    changed: int  # milliseconds since 1970
    leaving: Literal["delete", "leave", "remove"] = "delete"  # what becomes of it if I have it deleted
    board: list[str | None] = []  # 16 piece letters, a1 b1 c1 d1 a2 … d4; nothing at all under a mask
    hand: str | None = None
    last: str | None = None  # the square placed on last
    shown: list[str] = []  # the squares of the quarto that won
    placed: int | None = None  # pieces on the board; None under a mask
    edition: Literal["classic", "access"] = "classic"
    masked: bool = False
    by_link: bool = False
    result: Literal["won", "drawn", "lost"] | None = None  # for me; None while it goes on, and at one screen


class Title(msgspec.Struct, frozen=True, rename="camel"):
    """Another title for a game."""

    title: str


class Language(msgspec.Struct, frozen=True, rename="camel"):
    """The language to speak from now on."""

    language: str


class Wanted(msgspec.Struct, frozen=True, rename="camel"):
    """A seat to be invited to: the other one, or mine for another device."""

    seat: Literal["other", "mine"] = "other"


class Invitation(msgspec.Struct, frozen=True, rename="camel"):
    """A link that lets whoever opens it first take a seat; its secret is in no other answer."""

    url: str
    qr: str  # the same as a picture, a data: address
    reach: Literal["here", "local", "near", "everywhere"]


class Secret(msgspec.Struct, frozen=True, rename="camel"):
    """What was behind the # of an invitation."""

    secret: str


class PlayedMatch(msgspec.Struct, frozen=True, rename="camel"):
    """The game of a small match that was played for a class."""

    game: str


class Noted(msgspec.Struct, frozen=True, rename="camel"):
    """What a class has noted, in a sentence."""

    sentence: str


class SitDown(msgspec.Struct, frozen=True, rename="camel"):
    """What was behind the # of an invitation, and what to be called."""

    secret: str
    name: str = ""


class Problem(msgspec.Struct, frozen=True, rename="camel"):
    """What is refused: a code for programs and a sentence."""

    code: str
    sentence: str


class Words(msgspec.Struct, frozen=True, rename="camel"):
    """The words that the page joins by itself, in one language and edition."""

    language: str
    edition: Literal["classic", "access"]
    pieces: dict[str, str]  # by letter
    sides: dict[str, list[str]]  # of each piece, by letter
    traits: list[str]
    squares: dict[str, str]
    lines: dict[str, str]
    empty: str
    messages: dict[str, str]  # of the page, with {name} where a value goes


class Health(msgspec.Struct, frozen=True, rename="camel"):
    """That the server answers."""

    status: Literal["ok"]
    version: str


class Readiness(msgspec.Struct, frozen=True, rename="camel"):
    """Whether a proxy should send anybody here: not while it leaves, nor while what happens is not kept."""

    status: Literal["ok", "failing", "draining"]
    version: str


class Refusal(msgspec.Struct, frozen=True, rename="camel"):
    """A choice that is refused: the same with all its sentences."""

    code: str
    sentence: str
    errors: list[str]


class OfflineEntry(msgspec.Struct, frozen=True):
    """One file that a browser keeps to play without a network."""

    url: str
    size: int
    compressed: int  # bytes that are fetched
    sha256: str
    packed: str = ""  # where it is as gzip, at a host that compresses nothing by itself
    kind: str = ""  # its media type, which such a host does not tell


class OfflineListing(msgspec.Struct, frozen=True, rename="camel"):
    """All that a browser keeps to play without a network."""

    version: str
    compressed: int  # bytes that are fetched
    is_alone: bool  # whether no server stands behind it
    shell: str  # the address of the page that opens it
    entries: list[OfflineEntry]
