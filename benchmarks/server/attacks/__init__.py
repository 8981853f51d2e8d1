"""What one address can do to a server, within its limits and beyond: each attack by its name."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from benchmarks.server.attacks import by_computer, by_request, by_socket
from benchmarks.server.attacks.target import Target


@dataclass(frozen=True)
class Attack:
    """What is made ready first, and what is done over and over, by so many threads; it tells how much."""

    about: str
    act: Callable[[Target, Any], int]
    prepare: Callable[[Target], Any] = by_request.nothing
    workers: int = 8


ATTACKS = {
    "fragments": Attack("a text in endless empty pieces", by_socket.fragments, by_socket.a_game),
    "pings": Attack("pings of 125 bytes", by_socket.pings, by_socket.a_game),
    "hellos": Attack("the whole table, asked for", by_socket.hellos, by_socket.a_game),
    "long hellos": Attack("the same of a long game", by_socket.long_hellos, by_socket.long_game),
    "json": Attack("large and deep JSON", by_socket.json_bombs, by_socket.a_game),
    "slow readers": Attack("50 sockets that do not read", by_socket.slow_readers, by_socket.long_game, 50),
    "rematches": Attack("resign, rematch, again", by_socket.rematches, by_socket.a_game, 1),
    "computers": Attack("200 tables against perfect", by_computer.computers, by_computer.perfect_tables, 1),
    "pages": Attack("page, record and picture of a long game", by_request.pages, by_socket.long_game),
    "my games": Attack("/ and /api/games with 100 games", by_request.my_games, by_request.hundred_games),
    "unknown games": Attack("ids that there are not", by_request.unknown_games, workers=50),
    "records": Attack("64 kB of variations to go on with", by_request.records),
    "invitations": Attack("invitations to one seat", by_request.invitations, by_request.game_by_link),
    "renames": Attack("titles of one game", by_request.renames, by_socket.a_game),
    "analyses": Attack("positions, each another one", by_request.analyses),
    "all analyses": Attack(
        "the same from 40 addresses", by_request.analyses_from_everywhere, by_request.addresses, 40
    ),
    "known analyses": Attack("one that is cached", by_request.known_analyses),
    "coach": Attack("turns that a coach looks at", by_socket.coached, workers=8),
    "health": Attack("/healthz", by_request.health),
    "connections": Attack("connections that come and go", by_request.connections),
    "slow loris": Attack("1,104 half requests", by_request.slow_loris, workers=1),
}
