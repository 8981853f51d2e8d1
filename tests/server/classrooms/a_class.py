"""A class as those see it who come over HTTP: a teacher's browser, pupils, right and wrong answers."""

from functools import cache
from typing import Any

from openquarto.kernel import Solver
from openquarto.server.analysis.jobs import TaskName
from openquarto.server.analysis.task_source import task_named
from openquarto.tasks import possible, written
from openquarto.tasks.right import right_answers
from tests.server.serving import Answer, Running, Somebody

PUZZLE, OTHER = "8e8c7490", "d9435d66"
HTML = {"accept": "text/html"}
FORM = {"content-type": "application/x-www-form-urlencoded", "accept": "text/html"}


@cache
def answers_to(task: str) -> tuple[str, str]:
    """A right and a wrong answer to a task, as a class names it."""
    lesson, slash, number = task.partition("/")
    name = TaskName("lesson", lesson, int(number) - 1) if slash else TaskName("puzzle", task)
    asked = task_named(name)
    right = {written(each) for each in right_answers(asked, Solver(table_mb=1))}
    wrong = next(text for each in possible(asked) if (text := written(each)) not in right)
    return min(right), wrong


def source_of(task: str) -> str:
    """Where a task is judged."""
    lesson, slash, number = task.partition("/")
    return f"/api/lessons/{lesson}/{number}" if slash else f"/api/puzzles/{task}"


class AClass:
    """A teacher's browser."""

    def __init__(self, server: Running, **fields: object) -> None:
        self.server = server
        self.teacher = server.somebody()
        self.teacher.ask("GET", "/class", headers=HTML)
        asked: dict[str, Any] = {"name": "5b", "lesson": ["hot"], "set": f"{PUZZLE} {OTHER}", **fields}
        answer = self.teacher.ask("POST", "/class", asked)
        assert 201 == answer.status, answer.text
        self.name: str = answer.json["game"]

    def pupil(self, name: str) -> Somebody:
        """Somebody who has come in by the link."""
        somebody = self.server.somebody()
        somebody.ask("GET", f"/class/{self.name}", headers=HTML)
        answer = self.join(somebody, name)
        assert 201 == answer.status, answer.text
        return somebody

    def join(self, somebody: Somebody, name: str) -> Answer:
        return somebody.ask("POST", f"/class/{self.name}/join", {"name": name})

    def act(self, what: str, who: Somebody | None = None, **fields: object) -> Answer:
        return (who or self.teacher).ask("POST", f"/class/{self.name}/act/{what}", fields)

    def done(self, what: str, **fields: object) -> dict[str, Any]:
        answer = self.act(what, None, **fields)
        assert 200 == answer.status, answer.text
        found: dict[str, Any] = answer.json
        return found

    def solve(self, who: Somebody, task: str, *, is_right: bool = True) -> Answer:
        """Send an answer for the class."""
        text = answers_to(task)[0 if is_right else 1]
        path = f"{source_of(task)}/answer?class={self.name}&language=en"
        while True:
            answer = who.ask("POST", path, {"answer": text})
            if answer.status != 503:  # on a busy machine a judge may take too long; it is asked again
                return answer

    def link(self, who: Somebody | None = None, **fields: object) -> str:
        """The secret of a link."""
        answer = (who or self.teacher).ask("POST", f"/api/class/{self.name}/key", fields)
        assert 201 == answer.status, answer.text
        return str(answer.json["url"]).partition("#")[2]

    def come(self, who: Somebody, secret: str) -> Answer:
        return who.ask("POST", f"/api/class/{self.name}/come", {"secret": secret})

    def state(self, who: Somebody | None = None) -> dict[str, Any]:
        answer = (who or self.teacher).ask("GET", f"/api/class/{self.name}")
        assert 200 == answer.status, answer.text
        found: dict[str, Any] = answer.json
        return found

    def marks(self, name: str) -> dict[str, str]:
        """The marks of a pupil."""
        found: list[dict[str, str]] = [
            each["marks"] for each in self.state()["pupils"] if each["name"] == name
        ]
        assert 1 == len(found)
        return found[0]

    def page(self, who: Somebody | None = None, path: str = "") -> str:
        answer = (who or self.teacher).ask("GET", f"/class/{self.name}{path}", headers=HTML)
        assert 200 == answer.status, answer.text
        return answer.text


def refusal(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.json["code"]
