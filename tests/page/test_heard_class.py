"""A class as a screen reader tells it, in every language: the teacher's table, hard tasks, a pupil's page."""

from pathlib import Path

import pytest

from openquarto.speech.catalogue import languages
from tests.marking import spread
from tests.page.class_states import answer_to
from tests.page.listener import Listener
from tests.server.serving import Somebody
from tests.speech.table import check_file

pytestmark = pytest.mark.needs("node", "listener")
FOLDER = Path(__file__).parent / "heard"
HTML = {"accept": "text/html"}
ANSWERS = (
    ("Anna", "hot/1", True),
    ("Ben", "hot/1", False),
    ("Ben", "8e8c7490", False),
    ("Ben", "8e8c7490", True),
)


@pytest.mark.parametrize("language", spread(languages(), more=("en",)))
def test_a_class_is_heard_as_it_was_read(base: str, language: str) -> None:
    port = int(base.rpartition(":")[2])
    teacher, pupils = Somebody(port), {name: Somebody(port) for name in ("Anna", "Ben")}
    made = teacher.ask("POST", "/class", {"name": "5b", "lesson": ["hot"], "set": "8e8c7490"})
    path, name = made.json["url"], made.json["game"]
    for pupil, somebody in pupils.items():
        somebody.ask("GET", path, headers=HTML)
        assert 201 == somebody.ask("POST", f"{path}/join", {"name": pupil}).status
    for pupil, task, is_right in ANSWERS:
        source = f"/api/lessons/{task}" if "/" in task else f"/api/puzzles/{task}"
        answer = {"answer": answer_to(task, is_right=is_right)}
        while 503 == pupils[pupil].ask("POST", f"{source}/answer?class={name}", answer).status:
            pass  # a judge may be busy
    heard = []
    for title, somebody, query in (
        ("The teacher's table", teacher, "?"),
        ("Hard tasks", teacher, "?tab=tasks&"),
        ("A pupil's own page", pupils["Ben"], "?"),
        ("The way in", Somebody(port), "?"),
    ):
        with Listener(
            f"{base}{path}{query}lang={language}",
            dict(somebody.cookies),
            module="class",
            awaited="body.ready",
        ) as listener:
            listener.note(title)
            listener.read_all()
            heard += listener.transcript
    check_file(FOLDER / f"class-{language}.txt", "\n".join(heard).strip() + "\n")
