"""An evening of 24 by HTTP on a server that is killed again and again: what was answered is kept, once.

The arbiter enters, pairs, types a wrong result and corrects it, lets somebody come late and others go;
players report from their own browsers meanwhile. The log is the judge: what was there stays, byte for byte;
each act that was answered stands in it once, one that was not at most once, and nothing that nobody did.
"""

import json
import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import PATIENCE, Answer, Somebody
from tests.server.test_processes import port_of, reached, started

SEED, KILLS, PLAYERS, ROUNDS, DEVICES = 24, 25, 24, 5, 4
MANY = "100000"
LIMITS = {
    f"OPENQUARTO_LIMITS_{name}": MANY for name in ("CLUB", "PAIRINGS", "INVITATIONS", "SHARE", "TOURNAMENTS")
}
Act = tuple[object, ...]


# What names an act of each kind; other entries follow by themselves.
NAMED = {
    "entered": ("name",),
    "paired": ("round",),
    "withdrew": ("player",),
    "excused": ("player", "round"),
    "reported": ("round", "board", "seat", "result"),
    "result": ("round", "board", "result"),
}


def acts_in(log: str) -> Iterator[Act]:
    """What people have done, as they know it."""
    for entry in (entry for line in log.splitlines() for entry in json.loads(line)):
        if entry["kind"] in NAMED and entry.get("how", "typed") == "typed":
            yield entry["kind"], *(entry[each] for each in NAMED[entry["kind"]])


def result_of(played: int, board: dict[str, Any]) -> str:
    """How a game ends, the same for whoever tells it."""
    return random.Random(f"{SEED} {played} {board['first']} {board['second']}").choice(
        ("1-0", "0-1", "1/2-1/2")
    )


class Evening:
    """What all who take part know of it; each looks at the state before an act."""

    def __init__(self) -> None:
        self.arbiter = Somebody(0)
        self.name = ""
        self.browsers: dict[int, Somebody] = {}  # of players
        self.sent: set[Act] = set()
        self.answered: set[Act] = set()
        self.log = ""

    def begin(self) -> None:
        self.name = self.arbiter.ask("POST", "/club", {"name": "Tuesday", "rounds": ROUNDS}).json["game"]

    @property
    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.arbiter.ask("GET", f"/api/club/{self.name}").json
        return found

    def do(self, act: Act, who: Somebody, what: str, **fields: object) -> Answer:
        self.sent.add(act)
        answer = who.ask("POST", f"/club/{self.name}/act/{what}", fields)
        if answer.status == 200:
            self.answered.add(act)
        return answer

    def check(self) -> None:
        """Whether the log holds all that was answered, once, and nothing that nobody did."""
        log = self.arbiter.ask("GET", f"/club/{self.name}/files/log.jsonl").text
        assert log.startswith(self.log)
        self.log = log
        kept = Counter(acts_in(log))
        assert {*kept} <= self.sent, {*kept} - self.sent
        assert self.answered <= {*kept}, self.answered - {*kept}
        assert not [act for act, times in kept.items() if times > 1]


def arbiters_step(evening: Evening, rng: random.Random) -> None:
    """One act of the arbiter's: whatever comes next."""
    state = evening.state
    count, played = len(state["players"]), len(state["rounds"])
    without_browser = [each["number"] for each in state["players"] if each["number"] not in evening.browsers]
    if count < PLAYERS + max(0, played - 1):  # one comes late in every round from the second on
        name = f"Player {count + 1}"
        evening.do(("entered", name), evening.arbiter, "enter", name=name, rating=2000 - 10 * count)
    elif without_browser:
        come_in(evening, without_browser[0])
    elif missing := [each for each in boards_of(state) if each["result"] is None]:
        if typed := [each for each in missing if each["board"] % 4 == 0]:
            type_result(evening, played, rng.choice(typed))
        else:
            time.sleep(0.02)  # players report
    elif wrong := [each for each in boards_of(state) if each["result"] != result_of(played, each)]:
        type_result(evening, played, wrong[0], was=wrong[0]["result"])
    elif played < ROUNDS:
        leave_and_pair(evening, state, rng)


def come_in(evening: Evening, player: int) -> None:
    asked = evening.arbiter.ask("POST", f"/api/club/{evening.name}/key", {"player": player})
    browser = Somebody(evening.arbiter.port)
    browser.ask("GET", "/")
    secret = asked.json["url"].partition("#")[2]
    assert 201 == browser.ask("POST", f"/api/club/{evening.name}/come", {"secret": secret}).status
    evening.browsers[player] = browser


def type_result(evening: Evening, played: int, board: dict[str, Any], was: str = "") -> None:
    """The first time it is mistyped, as it happens."""
    right = result_of(played, board)
    text = right if was else ("0-1" if right == "1-0" else "1-0")
    fields = {"round": played, "board": board["board"], "result": text, "was": was}
    evening.do(("result", played, board["board"], text), evening.arbiter, "result", **fields)


def leave_and_pair(evening: Evening, state: dict[str, Any], rng: random.Random) -> None:
    upcoming = len(state["rounds"]) + 1
    here = [each["number"] for each in state["players"] if not each["isWithdrawn"]]
    if upcoming > 1 and ("withdraw", upcoming) not in evening.sent:
        player = rng.choice(here)
        evening.sent.add(("withdraw", upcoming))  # one a round, whether or not its answer comes
        evening.do(("withdrew", player), evening.arbiter, "withdraw", player=player)
        if (other := rng.choice(here)) != player:
            evening.do(("excused", other, upcoming), evening.arbiter, "excuse", player=other, bye="half")
        return
    evening.do(("paired", upcoming), evening.arbiter, "pair", seq=state["seq"])


def players_step(evening: Evening, device: int) -> None:
    """One report of each of the players of a device whose game is over, and who has not told it."""
    state = evening.state
    played = len(state["rounds"])
    for board in boards_of(state):
        for seat in ("first", "second"):
            browser = evening.browsers.get(board[seat])
            is_mine = board[seat] % DEVICES == device and board["board"] % 4
            if browser and is_mine and board["result"] is None:
                result = result_of(played, board)
                act = ("reported", played, board["board"], seat, result)
                if act not in evening.answered:
                    evening.do(act, browser, "report", result=result, round=played)
    time.sleep(0.01)


def boards_of(state: dict[str, Any]) -> list[dict[str, Any]]:
    return list(state["rounds"][-1]["boards"]) if state["rounds"] else []


def is_whole(evening: Evening) -> bool:
    state = evening.state
    right = [each["result"] == result_of(ROUNDS, each) for each in boards_of(state)]
    return len(state["rounds"]) == ROUNDS and all(right)


@contextmanager
def all_at_work(evening: Evening, rng: random.Random) -> Iterator[None]:
    """The arbiter and the players' devices, until this ends or their server does."""
    until, problems = threading.Event(), list[BaseException]()

    def work(step: Callable[[], None]) -> None:
        try:
            while not until.is_set():
                step()
        except (OSError, HTTPException):
            pass  # it was killed
        except BaseException as problem:  # noqa: BLE001  told by the test
            problems.append(problem)

    chance = random.Random(rng.random())
    steps = [lambda: arbiters_step(evening, chance)]
    steps += [lambda device=device: players_step(evening, device) for device in range(DEVICES)]  # type: ignore[misc]
    threads = [threading.Thread(target=work, args=(step,)) for step in steps]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        until.set()
        for thread in threads:
            thread.join(PATIENCE)
    assert [] == problems


@pytest.mark.long
def test_an_evening_on_a_server_that_is_killed(tmp_path: Path) -> None:
    rng, evening = random.Random(SEED), Evening()
    for kill in range(KILLS + 1):
        with started("serve", "--port", "0", folder=tmp_path, **LIMITS) as (process, address):
            reached(port := port_of(address))
            for each in (evening.arbiter, *evening.browsers.values()):
                each.port = port
            if not evening.name:
                evening.begin()
            evening.check()
            with all_at_work(evening, rng):
                if kill < KILLS:
                    time.sleep(rng.uniform(0.05, 2.0))
                    process.kill()
                    process.wait(60)
                else:
                    deadline = time.monotonic() + 2 * PATIENCE
                    while not is_whole(evening):
                        assert time.monotonic() < deadline
                        time.sleep(0.2)
            if kill == KILLS:
                evening.check()
                assert PLAYERS + ROUNDS - 2 <= len(evening.state["players"])
                assert ROUNDS == sum(act[0] == "paired" for act in evening.answered)
