"""Two who want one seat: both have the link, and each goes to any process until it is told something."""

import asyncio
import random
import time
from collections.abc import Iterator, Mapping, Sequence

from openquarto.server.tokens import hashed
from tests.server.cluster.database import Database
from tests.server.serving import Somebody

TRIES = 200


def asked(somebody: Somebody, path: str, wish: dict[str, str], tries: int) -> Mapping[str, object]:
    """What was made, at the first try or some later one."""
    for left in reversed(range(tries)):
        answer = somebody.ask("POST", path, wish)
        if answer.status == 201 or not left:
            break
        time.sleep(0.05)
    assert 201 == answer.status, answer.text
    made: Mapping[str, object] = answer.json
    return made


class Contest:
    """A game whose second seat is free, with one invitation, and two who take it."""

    def __init__(self, ports: Sequence[int], seed: int, tries: int) -> None:
        self._ports = ports
        self._chance = random.Random(f"{seed} contest")
        host = Somebody(self._chance.choice(ports))
        self._game = host.open(opponent="link", first="me")
        invited = asked(host, f"/api/games/{self._game}/invitation", {"seat": "other"}, tries)
        self._secret = str(invited["url"]).partition("#")[2]
        self._people = [Somebody(self._chance.choice(ports)) for _ in range(2)]
        self._told: list[list[int]] = [[], []]  # the status of each answer
        self._sessions: list[bytes] = []
        self._invitations = self._joined = 0

    async def run(self) -> None:
        """Take the seat, both at once."""
        await asyncio.sleep(self._chance.random() * 0.5)
        await asyncio.gather(*(asyncio.to_thread(self._take, number) for number in range(2)))

    def _take(self, number: int) -> None:
        somebody = self._people[number]
        for _ in range(TRIES):
            try:
                wish = {"secret": self._secret, "name": "Cy"}
                status = somebody.ask("POST", f"/api/games/{self._game}/seat", wish).status
            except OSError:
                status = 0  # nobody knows
            self._told[number].append(status)
            if status in (201, 410):
                return
            somebody.port = self._chance.choice(self._ports)
            asyncio.run(asyncio.sleep(0.05))

    def read(self, database: Database, schema: str) -> None:
        """What is kept of it."""
        where = f"where game = '{self._game}'"
        query = f"select session from sitter {where} and seat = 'second'"  # noqa: S608
        self._sessions = [bytes(session) for (session,) in database.rows(schema, query)]
        self._invitations = len(database.rows(schema, f"select 1 from invitation {where}"))  # noqa: S608
        joined = f"select 1 from event {where} and kind = 'join'"  # noqa: S608
        self._joined = len(database.rows(schema, joined))

    def faults(self) -> Iterator[str]:
        """What is wrong: more than one who sits there, or somebody who was told so and does not."""
        winners = [number for number in range(2) if 201 in self._told[number]]
        if len(self._sessions) > 1:
            yield f"{len(self._sessions)} sessions have one seat"
        if self._joined != len(self._sessions):
            yield f"{self._joined} joined, and {len(self._sessions)} sit there"
        if len(winners) > 1:
            yield "one invitation was used twice"
        if self._sessions and self._invitations:
            yield "an invitation was used, and is still open"
        for number in winners:
            secrets = [hashed(value) for value in self._people[number].cookies.values()]
            if not any(session in secrets for session in self._sessions):
                yield f"somebody was given a seat and has none: {self._told}"
        if not self._sessions:
            yield f"nobody got the seat: {self._told}"
