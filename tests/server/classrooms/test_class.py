"""A class over HTTP: a teacher hands out, pupils solve, the server judges; links, limits, names forgotten."""

import sqlite3
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from openquarto.server.retention import DAY
from tests.server.classrooms.a_class import FORM, HTML, OTHER, PUZZLE, AClass, answers_to, refusal, source_of
from tests.server.serving import GENEROUS, Running, Somebody, running

WEB = files("openquarto").joinpath("web")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("class"), web=WEB) as started:
        yield started


def test_what_the_server_has_judged_is_noted_once(server: Running) -> None:
    a_class = AClass(server)
    anna, ben = a_class.pupil("Anna"), a_class.pupil("Ben")
    for _ in range(3):  # the answer was lost on its way: it is sent again
        answer = a_class.solve(anna, PUZZLE)
        assert 200 == answer.status
        assert "Noted for 5b: solved at the first try." == answer.json["sentences"][-1]
    seq = a_class.state()["seq"]
    a_class.solve(anna, PUZZLE, is_right=False)
    assert seq == a_class.state()["seq"]
    assert {PUZZLE: "first"} == a_class.marks("Anna")
    assert "Noted for 5b: tried" in a_class.solve(ben, "hot/1", is_right=False).json["sentences"][-1]
    assert {"hot/1": "tried"} == a_class.marks("Ben")
    assert "solved." in a_class.solve(ben, "hot/1").json["sentences"][-1]
    assert {"hot/1": "done"} == a_class.marks("Ben")


def test_a_claim_is_no_answer(server: Running) -> None:
    a_class = AClass(server)
    anna = a_class.pupil("Anna")
    body = {"answer": "nonsense", "right": True}
    path = f"{source_of(PUZZLE)}/answer?class={a_class.name}"
    assert 400 == anna.ask("POST", path, body).status
    anna.ask("POST", f"{source_of(PUZZLE)}/answer", {"answer": "-"})  # for nobody
    assert {} == a_class.marks("Anna")


def test_whoever_is_told_an_answer_has_not_found_it(server: Running) -> None:
    a_class = AClass(server)
    anna = a_class.pupil("Anna")
    for step, marks in ((1, {}), (2, {}), (3, {PUZZLE: "tried"})):
        path = f"{source_of(PUZZLE)}/hint?class={a_class.name}"
        assert 200 == anna.ask("POST", path, {"step": step}).status
        assert marks == a_class.marks("Anna")
    a_class.solve(anna, PUZZLE)
    assert {PUZZLE: "done"} == a_class.marks("Anna")


def test_a_verdict_comes_even_where_nothing_is_noted_and_says_so(server: Running) -> None:
    a_class = AClass(server)
    anna, stranger = a_class.pupil("Anna"), server.somebody()
    told = a_class.solve(stranger, PUZZLE).json["sentences"][-1]
    assert "You are not in this class on this device. Nothing was noted." == told
    assert "not handed out in 5b" in a_class.solve(anna, "safe/1").json["sentences"][-1]
    a_class.done("close")
    assert "This class is closed. Nothing was noted." == a_class.solve(anna, PUZZLE).json["sentences"][-1]
    assert {} == a_class.marks("Anna")
    a_class.done("open")
    a_class.teacher.ask("POST", f"/class/{a_class.name}/delete", {})
    assert "There is no such class" in a_class.solve(anna, PUZZLE).json["sentences"][-1]


def test_a_small_match_is_judged_by_its_table(server: Running) -> None:
    a_class = AClass(server, lesson=["one-trait"])
    anna, ben = a_class.pupil("Anna"), a_class.pupil("Ben")
    answer = anna.ask("POST", "/tables", {"lesson": "one-trait", "class": a_class.name})
    assert answer.json["url"].endswith(f"?class={a_class.name}")
    game = answer.json["game"]

    def tell(who: Somebody) -> tuple[int, str]:
        told = who.ask("POST", f"/api/class/{a_class.name}/match", {"game": game})
        return told.status, told.json.get("code", "")

    assert (409, "no small match") == tell(anna)  # it is not over
    assert (403, "not your game") == tell(ben)
    assert (404, "no such game") == refusal(
        anna.ask("POST", f"/api/class/{a_class.name}/match", {"game": "nothing"})
    )
    other = anna.open(opponent="here")
    told = anna.ask("POST", f"/api/class/{a_class.name}/match", {"game": other})
    assert (409, "no small match") == refusal(told)
    page = anna.sit(game)
    page.say("resign")
    deadline = time.monotonic() + 60
    while tell(anna)[0] != 200:
        page.say("yes")
        assert time.monotonic() < deadline
        time.sleep(0.05)
    page.close()
    assert (200, "") == tell(anna)
    assert {"one-trait/match": "tried"} == a_class.marks("Anna")


def test_a_pupil_stays_one_after_a_game_is_opened(server: Running) -> None:
    """A session without a game gets a new one with its first game: but not one that has a role."""
    a_class = AClass(server)
    anna = a_class.pupil("Anna")
    cookie = dict(anna.cookies)
    anna.open(opponent="here")
    assert cookie == anna.cookies
    assert "Anna" in a_class.page(anna)


def test_a_pupil_stays_one_after_a_seat_by_link(server: Running) -> None:
    """Whoever sits down by an invitation gets a new session, which takes over the roles of the old one."""
    a_class = AClass(server)
    anna, friend = a_class.pupil("Anna"), server.somebody()
    game = friend.open(opponent="link")
    url = friend.ask("POST", f"/api/games/{game}/invitation", {"seat": "other"}).json["url"]
    cookie = dict(anna.cookies)
    sat = anna.ask("POST", f"/api/games/{game}/seat", {"secret": url.partition("#")[2], "name": "Anna"})
    assert 201 == sat.status, sat.text
    assert cookie != anna.cookies
    assert "Anna" in a_class.page(anna)
    a_class.solve(anna, PUZZLE)
    assert {PUZZLE: "first"} == a_class.marks("Anna")


def test_coming_in_again_is_no_double_entry(server: Running) -> None:
    a_class = AClass(server)
    anna = a_class.pupil("Anna")
    assert 201 == a_class.join(anna, "Anna").status  # sent again after a lost connection
    assert 201 == a_class.join(anna, "Another").status
    assert ["Anna"] == [each["name"] for each in a_class.state()["pupils"]]
    assert (409, "pupil there") == refusal(a_class.join(server.somebody(), "ANNA"))
    assert 400 == a_class.join(server.somebody(), "").status
    a_class.done("settings", newcomers="0")
    assert (409, "class shut") == refusal(a_class.join(server.somebody(), "Ben"))
    form = server.somebody().ask("POST", f"/class/{a_class.name}/join", {"name": "Ben"}, FORM)
    assert 409 == form.status
    assert "Nobody new can come into this class" in form.text


def test_only_a_teacher_sees_everybody(server: Running) -> None:
    a_class = AClass(server)
    anna, stranger = a_class.pupil("Anna"), server.somebody()
    a_class.pupil("Ben")
    for path in ("", "/come", "/wall"):
        assert "Ben" not in a_class.page(anna, path)
        assert "Anna" not in a_class.page(stranger, path)
    assert ["Anna"] == [each["name"] for each in a_class.state(anna)["pupils"]]
    assert (403, "not in this class") == refusal(stranger.ask("GET", f"/api/class/{a_class.name}"))
    for who in (anna, stranger):
        for method, path in (("GET", "/print"), ("GET", "/class.csv"), ("POST", "/delete")):
            answer = who.ask(method, f"/class/{a_class.name}{path}")
            assert (403, "not the teacher") == refusal(answer)
        for what in ("assign", "unassign", "move", "rename", "remove", "merge", "settings", "close", "open"):
            assert (403, "not the teacher") == refusal(a_class.act(what, who, pupil=1))
    assert (403, "not in this class") == refusal(a_class.act("leave", stranger))
    assert 403 == stranger.ask("POST", f"/api/class/{a_class.name}/key", {}).status
    assert (404, "no such page") == refusal(a_class.act("promote"))


def test_links_for_teachers(server: Running) -> None:
    a_class = AClass(server)
    colleague, late = server.somebody(), server.somebody()
    first, second = a_class.link(), a_class.link()
    assert 201 == a_class.come(colleague, first).status  # a newer link sends nobody away
    assert 2 == len(a_class.state(colleague)["assignments"])
    assert 201 == a_class.come(late, second).status
    third = a_class.link(anew="1")
    for who in (colleague, late):
        assert 403 == who.ask("GET", f"/api/class/{a_class.name}").status
    for old in (first, second, "x" * 22, "short"):
        assert (410, "invitation used") == refusal(a_class.come(server.somebody(), old))
    assert 201 == a_class.come(colleague, third).status
    assert a_class.state()  # whoever asked is still a teacher
    secrets = [a_class.link() for _ in range(6)]
    assert 410 == a_class.come(server.somebody(), secrets[0]).status  # only the newest five open
    assert 201 == a_class.come(server.somebody(), secrets[1]).status


def test_another_device(server: Running) -> None:
    a_class = AClass(server)
    anna, tablet, found = a_class.pupil("Anna"), server.somebody(), server.somebody()
    own = a_class.link(anna)
    assert 201 == a_class.come(tablet, own).status
    a_class.solve(tablet, PUZZLE)
    a_class.solve(anna, OTHER)
    assert {PUZZLE: "first", OTHER: "first"} == a_class.marks("Anna")
    issued = a_class.link(pupil=1)  # the teacher's ends whatever was before
    assert 403 == anna.ask("GET", f"/api/class/{a_class.name}").status
    assert 410 == a_class.come(anna, own).status
    assert 201 == a_class.come(found, issued).status
    assert 303 == found.ask("POST", f"/class/{a_class.name}/away", {}, FORM).status
    assert "your-name" in a_class.page(found) or "Your name" in a_class.page(found)
    assert ["Anna"] == [each["name"] for each in a_class.state()["pupils"]]
    assert (404, "no such pupil") == refusal(
        a_class.teacher.ask("POST", f"/api/class/{a_class.name}/key", {"pupil": 9})
    )


def test_two_entries_of_one_pupil(server: Running) -> None:
    a_class = AClass(server)
    anna, again = a_class.pupil("Anna"), a_class.pupil("Anna2")
    a_class.solve(anna, PUZZLE)
    a_class.solve(again, OTHER)
    a_class.done("merge", pupil=2, into=1)
    assert {PUZZLE: "first", OTHER: "first"} == a_class.marks("Anna")
    a_class.solve(again, "hot/1")  # her second device goes on as the first entry
    assert "first" == a_class.marks("Anna")["hot/1"]


@pytest.mark.parametrize("how", ["remove", "leave", "rename", "merge", "delete"])
def test_a_name_that_is_gone_is_nowhere_in_the_file(tmp_path: Path, how: str) -> None:
    with running(tmp_path) as server:
        a_class = AClass(server)
        gone, _ = a_class.pupil("Wilhelmina"), a_class.pupil("Ben")
        a_class.solve(gone, PUZZLE)
        assert _is_in_a_file(tmp_path, "Wilhelmina")
        if how == "leave":
            assert 200 == a_class.act("leave", gone).status
        elif how == "delete":
            assert 204 == a_class.teacher.ask("POST", f"/class/{a_class.name}/delete", {}).status
            assert 404 == gone.ask("GET", f"/class/{a_class.name}", headers=HTML).status
        else:
            a_class.done(how, pupil=1, into=2, name="Mina")
        assert not _is_in_a_file(tmp_path, "Wilhelmina")
        if how in ("remove", "leave"):
            assert 403 == gone.ask("GET", f"/api/class/{a_class.name}").status
            assert 201 == a_class.join(server.somebody(), "Wilhelmina").status  # the name is free again
            assert [2, 3] == [each["pupil"] for each in a_class.state()["pupils"]]


def _is_in_a_file(folder: Path, name: str) -> bool:
    return any(name.encode() in each.read_bytes() for each in folder.glob("games.sqlite*") if each.is_file())


def test_a_class_is_forgotten_after_a_term(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        old, new = AClass(server, name="Old"), AClass(server)
        old.pupil("Wilhelmina")
        names = old.name, new.name
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as file:
        file.execute(
            "update classroom set changed = ? where classroom = ?", (time.time() - 181 * DAY, names[0])
        )
        file.commit()
    with running(tmp_path) as server:  # it looks when it starts, and every hour
        deadline = time.monotonic() + 60
        while server.somebody().ask("GET", f"/class/{names[0]}", headers=HTML).status != 404:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert 200 == server.somebody().ask("GET", f"/class/{names[1]}", headers=HTML).status
    assert not _is_in_a_file(tmp_path, "Wilhelmina")


def test_what_is_handed_out(server: Running) -> None:
    a_class = AClass(server, lesson=[], set="")
    assert [] == a_class.state()["assignments"]
    a_class.done("assign", lesson="hot")
    a_class.done("assign", set=f"https://quarto.example/puzzles/set?ids={PUZZLE}.{OTHER}&lang=fr")
    found = a_class.done("assign", kind="trap", level="easy", count="3")["assignments"]
    assert [("lesson", 6), ("puzzles", 2), ("puzzles", 3)] == [
        (each["what"], len(each["tasks"])) for each in found
    ]
    assert ["hot/1", "hot/match"] == [found[0]["tasks"][0], found[0]["tasks"][-1]]
    a_class.done("move", assignment=3, by="earlier")
    assert [1, 3, 2] == [each["assignment"] for each in a_class.state()["assignments"]]
    a_class.done("unassign", assignment=3)
    for status, code, fields in (
        (404, "no such lesson", {"lesson": "nothing"}),
        (400, "puzzle unknown", {"set": "ffffffff"}),
        (400, "puzzle unknown", {"set": "?%"}),
        (400, "choice", {"kind": "nothing"}),
        (400, "choice", {"kind": "trap", "level": "none"}),
        (400, "set count", {"kind": "trap", "count": "51"}),
        (400, "nothing chosen", {}),
        (409, "assigned already", {"lesson": "hot"}),
    ):
        answer = a_class.act("assign", None, **fields)
        assert (status, code) == refusal(answer), fields
    assert (404, "no such assignment") == refusal(a_class.act("unassign", assignment=3))
    assert (400, "choice") == refusal(a_class.act("move", assignment=1, by="away"))
    assert [1, 2] == [each["assignment"] for each in a_class.state()["assignments"]]


def test_pages(server: Running) -> None:
    a_class = AClass(server, language="fr", edition="access")
    a_class.pupil("Anna")
    a_class.solve(a_class.pupil("Ben"), PUZZLE, is_right=False)
    for tab in ("progress", "tasks", "handout", "pupils", "settings", "nonsense"):
        assert "5b" in a_class.page(path=f"?tab={tab}")
    for sort in ("name", "joined", "solved"):
        page = a_class.page(path=f"?tab=progress&sort={sort}&assignment=1")
        assert page.index("Anna") < page.index("Ben")
    assert f"/class/{a_class.name}?lang=fr" in a_class.page(path="?tab=pupils")
    assert "0 of 2 solved, 0 at the first try" in a_class.page()
    assert "Ben" in a_class.page(path="/print")
    answer = a_class.teacher.ask("GET", f"/class/{a_class.name}/class.csv")
    assert "text/csv" in answer.headers["content-type"]
    assert "Ben,not begun" in answer.text
    assert ",tried," in answer.text
    assert "5b" in a_class.teacher.ask("GET", "/class", headers=HTML).text
    assert "5b" not in server.somebody().ask("GET", "/class", headers=HTML).text


def test_the_pages_of_tasks_know_the_class(server: Running) -> None:
    a_class = AClass(server)
    anna = a_class.pupil("Anna")
    assert f'href="/learn/hot?class={a_class.name}#1"' in a_class.page(anna)
    page = anna.ask("GET", f"/puzzles/{PUZZLE}?class={a_class.name}", headers=HTML).text
    assert f'data-for-class="{a_class.name}"' in page
    assert f'data-next="/puzzles/{OTHER}?class={a_class.name}"' in page
    a_class.solve(anna, OTHER)
    page = anna.ask("GET", f"/puzzles/{PUZZLE}?class={a_class.name}", headers=HTML).text
    assert f'data-next="/learn/hot?class={a_class.name}#1"' in page
    page = anna.ask("GET", f"/learn/hot?class={a_class.name}", headers=HTML).text
    assert "Back to 5b" in page
    assert f'name="class" value="{a_class.name}"' in page
    for name in (a_class.name, "nothing"):
        page = server.somebody().ask("GET", f"/puzzles/{PUZZLE}?class={name}", headers=HTML).text
        assert "data-for-class" not in page


def test_forms(server: Running) -> None:
    teacher = server.somebody()
    teacher.ask("GET", "/class", headers=HTML)
    form = {**FORM, "origin": teacher.origin}
    refused = teacher.ask("POST", "/class", {"name": "", "set": "8e8c7490"}, form)
    assert 400 == refused.status
    assert "A class needs a name" in refused.text
    assert 'value="8e8c7490"' in refused.text  # nothing that was typed is lost
    opened = teacher.ask("POST", "/class", {"name": "6a", "lesson": ["hot", "safe"]}, form)
    assert 303 == opened.status
    path = opened.headers["location"]
    assert 2 == len(teacher.ask("GET", f"/api{path}").json["assignments"])
    moved = teacher.ask(
        "POST", f"{path}/act/move", {"assignment": "2", "by": "earlier", "tab": "handout"}, form
    )
    assert (303, f"{path}?tab=handout") == (moved.status, moved.headers["location"])
    refused = teacher.ask("POST", f"{path}/act/remove", {"pupil": "7"}, form)
    assert 404 == refused.status
    assert "no pupil 7" in refused.text
    gone = teacher.ask("POST", f"{path}/delete", {}, form)
    assert (303, "/class?gone=1") == (gone.status, gone.headers["location"])


def test_what_an_address_may_do_in_a_minute_is_limited_and_counted(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, classes=2, class_acts=4)
    with running(tmp_path, limits=limits) as server:
        a_class = AClass(server)
        AClass(server)
        assert (429, "too many tries") == refusal(server.somebody().ask("POST", "/class", {"name": "3"}))
        anna = a_class.pupil("Anna")
        for _ in range(3):
            a_class.solve(anna, PUZZLE)
        assert 429 == a_class.solve(anna, OTHER).status  # nothing is noted behind anybody's back
        assert {PUZZLE: "first"} == a_class.marks("Anna")
        assert 200 == anna.ask("POST", f"{source_of(OTHER)}/answer", {"answer": _any(OTHER)}).status
        counted = server.somebody().ask("GET", "/metrics").text
        assert 'reason="limit"' in counted or "too many tries" in counted, counted


def _any(puzzle: str) -> str:
    return answers_to(puzzle)[0]


def test_a_class_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        a_class = AClass(server)
        anna = a_class.pupil("Anna")
        a_class.solve(anna, PUZZLE)
        before = a_class.state()
    with running(tmp_path) as server:
        again = Somebody(server.port, a_class.teacher.cookies)
        assert before == again.ask("GET", f"/api/class/{a_class.name}").json
        assert (
            "Anna"
            in Somebody(server.port, anna.cookies).ask("GET", f"/class/{a_class.name}", headers=HTML).text
        )


def test_all_who_answer_at_the_same_instant_are_noted(server: Running) -> None:
    a_class = AClass(server)
    pupils = [a_class.pupil(f"Pupil {number}") for number in range(28)]
    gate = threading.Barrier(len(pupils))

    def solve(pupil: Somebody) -> str:
        gate.wait(60)
        return str(a_class.solve(pupil, PUZZLE).json["sentences"][-1])

    with ThreadPoolExecutor(len(pupils)) as together:
        assert {"Noted for 5b: solved at the first try."} == {*together.map(solve, pupils)}
