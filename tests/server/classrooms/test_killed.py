"""A server that is killed while a class solves: what was answered is kept, and nothing is doubled."""

import random
import threading
import time
from pathlib import Path

import pytest

from tests.server.classrooms.a_class import HTML, answers_to, source_of
from tests.server.serving import Somebody
from tests.server.test_processes import port_of, reached, started

KILLS, PUPILS = 8, 3
TASKS = ("hot/1", "hot/2", "hot/3", "8e8c7490", "d9435d66")


class Solver:
    """A pupil's browser, which sends an answer until the verdict is there."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.browser = Somebody(0)
        self.told: dict[str, str] = {}  # what the last verdict of each task has said

    def join(self, path: str) -> None:
        assert 200 == self.browser.ask("GET", path, headers=HTML).status
        assert 201 == self.browser.ask("POST", f"{path}/join", {"name": self.name}).status

    def solve(self, path: str, rng: random.Random, until: threading.Event) -> None:
        while not until.is_set():
            task, is_right = rng.choice(TASKS), rng.random() < 0.5
            body = {"answer": answers_to(task)[0 if is_right else 1]}
            query = f"class={path.rpartition('/')[2]}&language=en"
            try:
                answer = self.browser.ask("POST", f"{source_of(task)}/answer?{query}", body)
            except OSError:
                return  # it was killed meanwhile: whether this one is noted nobody was told
            if answer.status == 200:
                self.told[task] = answer.json["sentences"][-1]


def mark_of(sentence: str) -> str:
    """The mark that a verdict has told."""
    for mark, words in (("first", "at the first try"), ("tried", "tried"), ("done", "solved")):
        if words in sentence:
            return mark
    raise AssertionError(sentence)


@pytest.mark.long
def test_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    rng = random.Random(37)
    solvers = [Solver(f"Pupil {number}") for number in range(PUPILS)]
    teacher, path = Somebody(0), ""
    for kill in range(KILLS + 1):
        with started("serve", "--port", "0", folder=tmp_path, OPENQUARTO_LIMITS_ANALYSES="100000") as (
            process,
            address,
        ):
            port = port_of(address)
            reached(port)
            for each in (teacher, *(solver.browser for solver in solvers)):
                each.port = port
            if not path:
                asked = {"name": "5b", "lesson": ["hot"], "set": "8e8c7490 d9435d66"}
                path = teacher.ask("POST", "/class", asked).json["url"]
                for solver in solvers:
                    solver.join(path)
            state = teacher.ask("GET", f"/api{path}").json
            assert [solver.name for solver in solvers] == [each["name"] for each in state["pupils"]]
            for solver, kept in zip(solvers, state["pupils"], strict=True):
                for task, sentence in solver.told.items():
                    told, found = mark_of(sentence), kept["marks"][task]
                    # One more answer may have been noted whose verdict was lost: it goes on, never back.
                    assert found == told or (told, found) == ("tried", "done"), (task, told, found)
            marks = [mark for each in state["pupils"] for mark in each["marks"].values()]
            answered = len(marks) + marks.count("done")
            assert state["seq"] == 3 + PUPILS + answered  # two entries a task at most, none twice
            if kill == KILLS:
                return
            until = threading.Event()
            threads = [
                threading.Thread(target=solver.solve, args=(path, random.Random(rng.random()), until))
                for solver in solvers
            ]
            for thread in threads:
                thread.start()
            time.sleep(rng.uniform(0.05, 1.5))
            process.kill()
            process.wait(60)
            until.set()
            for thread in threads:
                thread.join(60)
