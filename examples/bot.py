"""A bot in plain Python: sits down by an invitation, calls the quartos that it sees, and plays at random."""

import json
import random
import sys
import urllib.request
from typing import Any

invitation, token = sys.argv[1:3]
server, _, rest = invitation.partition("/join/")
game, _, secret = rest.partition("#")


def ask(path: str, body: object = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urllib.request.urlopen(
        urllib.request.Request(f"{server}/api/bot/{path}", data, headers), timeout=60
    )


def is_quarto(board: list[str | None], line: str) -> bool:
    """Letters are traits: A is 0000, P is 1111. A line is named by its two ends, a block by two corners."""
    (a, one), (b, other) = [("abcd".index(end[0]), int(end[1]) - 1) for end in line.split("-")]
    over, up = b - a, other - one
    steps = (
        [(i * over // 3, i * up // 3) for i in range(4)]
        if 3 in (over, abs(up))
        else [(0, 0), (1, 0), (0, 1), (1, 1)]
    )
    four = [board[(one + y) * 4 + a + x] for x, y in steps]
    bits = [ord(piece) - 65 for piece in four if piece]
    return len(bits) == 4 and any(len({bit >> trait & 1 for bit in bits}) == 1 for trait in range(4))


def choose(view: dict[str, Any]) -> str:
    board, phase = view["board"], view["phase"]
    calls = [f"#{line}" for line in view["lines"] if view["mayCall"] and is_quarto(board, line)]
    empty = ["abcd"[at % 4] + str(at // 4 + 1) for at in range(16) if not board[at]]
    stock = sorted(set("ABCDEFGHIJKLMNOP") - {*board, view["hand"]})
    return random.choice(calls or (empty if phase == "place" else stock if phase == "give" else ["="]))  # noqa: S311


ask(f"games/{game}/seat", {"secret": secret})
for text in ask(f"games/{game}/stream"):
    message: dict[str, Any] = (
        json.loads(text) if text.strip() else {"t": ""}
    )  # an empty line only says that it goes on
    if message["t"] in ("table", "news"):
        view = message["d"].get("table", message["d"])["view"]
        if view["ending"]:
            break
        if view["isMyTurn"]:
            told = {"id": f"turn {message['v']}", "action": choose(view)}
            ask(f"games/{game}", {"t": "act", "d": told, "v": message["v"]})
print(view["ending"]["title"])
