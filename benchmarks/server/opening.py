"""Tables by link whose two seats are taken, opened by HTTP as two browsers would."""

import http.client
import json
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

OPENERS = 16  # at once: each waits for the disk, and so many share a commit
HERE = "127.0.0.1"


class Opened(NamedTuple):
    """A table, and the cookies of its two players."""

    game: str
    first: str
    second: str


def post(
    line: http.client.HTTPConnection, path: str, body: dict[str, object], cookie: str = ""
) -> tuple[dict[str, str], str]:
    """A request; the answer, and the cookie that came with it or was sent."""
    headers = {"content-type": "application/json", "accept": "application/json"}
    if cookie:
        headers["cookie"] = f"oq={cookie}"
    line.request("POST", path, json.dumps(body), headers)
    answer = line.getresponse()
    text = answer.read()
    if answer.status != 201:
        raise RuntimeError(f"{path}: {answer.status} {text[:200]!r}")
    fresh = answer.getheader("set-cookie", "").partition("oq=")[2].partition(";")[0]
    return json.loads(text), fresh or cookie


def open_table(line: http.client.HTTPConnection, number: int, **choice: object) -> Opened:
    """One table; everybody has a name, so that no sentence is remembered from another game."""
    chosen = {"opponent": "link", "first": "me", "name_me": f"Ada {number}", **choice}
    created, mine = post(line, "/tables", chosen)
    game = created["game"]
    invitation, _ = post(line, f"/api/games/{game}/invitation", {}, mine)
    secret = invitation["url"].partition("#")[2]
    _, yours = post(line, f"/api/games/{game}/seat", {"secret": secret, "name": f"Bo {number}"})
    return Opened(game, mine, yours)


def open_tables(port: int, count: int) -> list[Opened]:
    """So many tables."""
    with ThreadPoolExecutor(OPENERS) as pool:
        parts = pool.map(partial(_open_some, port), [range(at, count, OPENERS) for at in range(OPENERS)])
        return [table for part in parts for table in part]


def _open_some(port: int, numbers: range) -> list[Opened]:
    line = http.client.HTTPConnection(HERE, port)
    tables = [open_table(line, number) for number in numbers]
    line.close()
    return tables
