"""A record made to be slow to read holds nobody up, and what is kept of one is its main line."""

import json
import threading
import time
from pathlib import Path

import pytest

from openquarto.server.limits import Limits
from openquarto.server.records import LARGEST_RECORD, read_record
from tests.marking import more
from tests.server.serving import GENEROUS, Running, Somebody, running

SIZE = 64_000
NASTY = {
    # A quote and a backslash are two bytes each in JSON. This one took seconds, and nothing ran meanwhile.
    "quotes that do not close": '["' + '\\"' * (SIZE // 4),
    "brackets with quotes": "".join('[a \\"]' for _ in range(SIZE // 8)),
    "lines that go on": '["\\\n' + '[ \\"\\\n' * (SIZE // 10),
    "variations": "A " + "(B) " * (SIZE // 4) + "*",
    "variations in each other": "A " + "(B " * (SIZE // 8) + ")" * (SIZE // 8) + " *",
    "games": "* " * (SIZE // 2),
    "comments": "A " + "{}" * (SIZE // 2) + " *",
    "tags": "".join(f'[T{number} ""]\n' for number in range(SIZE // 16)) + "*",
    "numbers": "1 " * (SIZE // 2) + "*",
}
# Seconds of the processor, which stand still while a busy machine does: far less than such a record took.
MOST = 2.0


@pytest.mark.parametrize("name", more(NASTY, but=["quotes that do not close", "variations"]))
def test_nobody_waits_for_a_nasty_record(name: str, tmp_path: Path) -> None:
    assert len(json.dumps({"record": NASTY[name]})) < LARGEST_RECORD  # it is read, not refused by its size
    with running(tmp_path, limits=GENEROUS, database="memory:") as server:
        stranger, me = server.somebody(), server.somebody()
        page = me.sit(me.open(opponent="here"))
        reading = threading.Thread(target=_bring, args=(stranger, NASTY[name]))
        reading.start()
        worst = 0.0
        for _ in range(30):
            began = time.process_time()
            page.send("ping", {})
            page.until("pong")
            worst = max(worst, time.process_time() - began)
            time.sleep(0.02)
        reading.join(60)
        assert not reading.is_alive()
        assert worst < MOST
        page.close()


def _bring(somebody: Somebody, record: str) -> None:
    assert somebody.ask("POST", "/tables", {"record": record}).status in (201, 400, 413)


def test_variations_are_not_kept() -> None:
    record = read_record("1. A {well} b2P (b3P ({or} b4P)) $1 2. c3D *")
    assert "1. A {well} 1... b2P $1 2. c3D *\n" == str(record)


def test_what_is_kept_of_a_record_is_bounded(tmp_path: Path) -> None:
    with running(tmp_path, database="memory:") as server:
        me = server.somebody()
        answer = me.ask("POST", "/tables", {"record": "A {" + "word " * 4_000 + "} *"})
        assert (413, "too large") == (answer.status, answer.json["code"])


def test_a_game_is_counted_before_its_record_is_read(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(games=2), database="memory:") as server:
        me = server.somebody()
        statuses = [me.ask("POST", "/tables", {"record": "nonsense"}).status for _ in range(3)]
        assert [400, 400, 429] == statuses


def test_an_address_reads_one_record_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, may_end = threading.Event(), threading.Event()

    def slow(_text: str) -> None:
        begun.set()
        may_end.wait(10)

    monkeypatch.setattr("openquarto.server.records.read_main_line", slow)
    with running(tmp_path, database="memory:") as server:
        first = threading.Thread(target=_bring, args=(server.somebody(), "A *"))
        first.start()
        assert begun.wait(10)
        assert _refusal(server) == (429, "one record at a time")
        may_end.set()
        first.join(10)
        assert _refusal(server) == (400, "no record")


def _refusal(server: Running) -> tuple[int, str]:
    answer = server.somebody().ask("POST", "/tables", {"record": "A *"})
    return answer.status, answer.json["code"]
