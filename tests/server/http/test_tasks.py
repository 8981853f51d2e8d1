"""Puzzles and lessons over HTTP: what is told, in whose words, how answers are judged, what is refused."""

from datetime import date
from pathlib import Path
from urllib.parse import urlencode

import msgspec
import pytest

from openquarto.kernel import Solver
from openquarto.lessons import COURSE, LESSONS
from openquarto.puzzles import KINDS, Kind, daily, prove, shipped, task_of
from openquarto.server.http.routes.puzzles import index_url
from openquarto.speech.catalogue import languages
from openquarto.tasks import Form, right_answers, written
from openquarto.wire import task as wire
from openquarto.wire.analysis import Hint
from tests.server.serving import GENEROUS, Somebody, running

PUZZLES = {each.puzzle.kind: each for each in reversed(shipped())}  # one of each kind


def asked(me: Somebody, path: str, **query: str) -> bytes:
    answer = me.ask("GET", f"{path}?{urlencode(query)}")
    assert 200 == answer.status, answer.text
    return answer.body


def judged(me: Somebody, path: str, answer: str, **query: str) -> wire.Verdict:
    said = me.ask("POST", f"{path}/answer?{urlencode(query)}", {"answer": answer})
    assert 200 == said.status, said.text
    return msgspec.json.decode(said.body, type=wire.Verdict)


def refused(me: Somebody, path: str, answer: object, **query: str) -> tuple[int, str, str]:
    said = me.ask("POST", f"{path}/answer?{urlencode(query)}", answer)
    return said.status, said.json["code"], said.json["sentence"]


def test_the_index_names_every_puzzle_and_may_be_kept_for_ever(me: Somebody) -> None:
    answer = me.ask("GET", "/api/puzzles/index")
    assert "no-cache" == answer.headers["cache-control"]
    index = msgspec.json.decode(answer.body, type=wire.PuzzleIndex)
    for at in (0, 1, 5_000, len(shipped()) - 1):
        rated = shipped()[at]
        assert rated.id == index.ids[8 * at : 8 * at + 8]
        assert rated.puzzle.kind == index.kinds[index.kind[at]]
        assert rated.puzzle.inner == (None if index.inner[at] < 0 else index.kinds[index.inner[at]])
        assert str(rated.puzzle.position.variant) == index.variants[index.variant[at]]
        assert rated.rating == index.rating[at]
    assert {len(shipped())} == {len(c) for c in (index.kind, index.inner, index.variant, index.rating)}
    assert "immutable" in me.ask("GET", index_url()).headers["cache-control"]


def test_the_puzzle_of_a_day(me: Somebody) -> None:
    told = msgspec.json.decode(asked(me, "/api/puzzles/daily", date="2026-11-18"), type=wire.Puzzle)
    assert daily(date(2026, 11, 18)).id == told.id
    assert 200 == me.ask("GET", "/api/puzzles/daily").status
    answer = me.ask("GET", "/api/puzzles/daily?date=18.11.2026")
    assert (400, "no such day") == (answer.status, answer.json["code"])
    assert "18.11.2026" in answer.json["sentence"]


@pytest.mark.parametrize("kind", PUZZLES)
def test_a_puzzle_of_each_kind_is_told_and_its_answers_are_right(me: Somebody, kind: Kind) -> None:
    rated = PUZZLES[kind]
    path = f"/api/puzzles/{rated.id}"
    told = msgspec.json.decode(asked(me, path), type=wire.Puzzle)
    task = task_of(rated.puzzle)
    assert (rated.id, kind, rated.rating, task.form.value) == (
        told.id,
        told.kind,
        told.rating,
        told.task.form,
    )
    assert str(rated.puzzle.position) == told.task.position
    assert (kind == "mask") == told.task.table.view.masked
    assert 9 >= len(told.task.question[0].split())
    proof = prove(rated.puzzle, Solver())
    assert proof
    right = [written(each) for each in right_answers(task, Solver())]
    assert (sorted(proof.answers) or ["-"]) == sorted(right)
    verdict = judged(me, path, right[0])
    assert verdict.right
    assert sorted(right) == sorted(verdict.answers)
    assert len(verdict.answers) == len(verdict.shown)
    assert None is verdict.refutation


def test_a_wrong_answer_has_its_reason_and_its_refutation(me: Somebody) -> None:
    rated = PUZZLES["safe gift"]
    proof = prove(rated.puzzle, Solver())
    assert proof
    wrong = next(piece.name for piece in rated.puzzle.position.stock if piece.name not in proof.answers)
    verdict = judged(me, f"/api/puzzles/{rated.id}", wrong)
    assert not verdict.right
    assert verdict.sentences
    assert verdict.refutation
    assert str(rated.puzzle.position) == verdict.refutation.position
    assert verdict.refutation.turns[0].startswith(wrong)
    assert verdict.refutation.sentence.endswith(".")


@pytest.mark.parametrize("language", languages())
def test_words_come_as_they_are_wanted(me: Somebody, language: str) -> None:
    path = "/api/lessons/one-trait/1"
    full = judged(me, path, "c1", language=language, edition="access")
    terse = judged(me, path, "c1", language=language, edition="access", terse="1")
    assert not full.right
    assert "c1" in full.heading
    assert len(" ".join(terse.sentences)) <= len(" ".join(full.sentences))
    lesson = msgspec.json.decode(asked(me, "/api/lessons/one-trait", language=language), type=wire.Lesson)
    assert lesson.title
    assert lesson.text.endswith(".")
    assert ("de" == language) == ("Noch nicht" in full.heading or "Nicht c1" == full.heading)


def test_lessons_are_listed_and_told(me: Somebody) -> None:
    listed = msgspec.json.decode(asked(me, "/api/lessons"), type=list[wire.LessonSummary])
    assert list(LESSONS) == [each.name for each in listed]
    assert [each.name for each in COURSE] == [each.name for each in listed if not each.is_extra]
    for name in ("one-trait", "mask", "clock"):
        told = msgspec.json.decode(asked(me, f"/api/lessons/{name}"), type=wire.Lesson)
        lesson = LESSONS[name]
        assert [task.text for task in lesson.tasks] == [
            each.position.removesuffix(" classic") for each in told.tasks
        ] or name == "one-trait"
        assert [task.touches for task in lesson.tasks] == [each.touches for each in told.tasks]
        assert [task.seconds for task in lesson.tasks] == [each.seconds for each in told.tasks]
        assert lesson.match.level == told.match.level


def test_answers_may_be_typed(me: Somebody) -> None:
    path = "/api/lessons/call-and-show"
    assert "a1-a4" == judged(me, f"{path}/1", "column a").answer
    assert "-" == judged(me, f"{path}/3", "none").answer
    assert "-" == judged(me, f"{path}/3", "nein", language="de").answer
    assert judged(me, f"{path}/3", "kein Quarto", language="de").right
    turn = judged(me, f"{path}/2", "d1 quarto row 1")
    assert ("d1#a1-d1", True) == (turn.answer, turn.right)
    assert "c2N" == judged(me, "/api/lessons/give-and-place/3", "c2 dsth").answer
    assert (
        "c2N"
        == judged(me, "/api/lessons/give-and-place/3", "c2 foncée carrée haute creuse", language="fr").answer
    )


@pytest.mark.parametrize("step", [1, 2, 3])
def test_hints_come_step_by_step(me: Somebody, step: int) -> None:
    answer = me.ask("POST", f"/api/puzzles/{PUZZLES['square'].id}/hint", {"step": step})
    assert 200 == answer.status, answer.text
    hint = msgspec.json.decode(answer.body, type=Hint)
    assert (step, 3) == (hint.step, hint.steps)
    assert hint.sentences
    assert (step > 1) == bool(hint.squares)


def test_no_hint_under_a_mask_shows_a_place(me: Somebody) -> None:
    for step in (1, 2, 3):
        answer = me.ask("POST", f"/api/puzzles/{PUZZLES['mask'].id}/hint", {"step": step})
        hint = msgspec.json.decode(answer.body, type=Hint)
        assert ([], []) == (hint.squares, hint.pieces)


REFUSED = [
    # the square is taken, off the board, a piece, nothing, a half turn, a line that does not count
    ("/api/lessons/one-trait/1", "a2", "square taken"),
    ("/api/lessons/one-trait/1", "e9", "square unknown"),
    ("/api/lessons/one-trait/1", "J", "letter alone"),
    ("/api/lessons/one-trait/1", "", "nothing typed"),
    ("/api/lessons/one-trait/1", "x" * 4000, "typed too long"),
    ("/api/lessons/pieces/1", "K", "piece on board"),
    ("/api/lessons/one-trait/5", "d2", "answer not whole"),
    ("/api/lessons/one-trait/5", "d2J", "piece on board"),
    ("/api/lessons/one-trait/5", "a2 quarto row 2", "square taken"),
    ("/api/lessons/call-and-show/1", "b2-c3", "answer no line"),
    ("/api/lessons/call-and-show/1", "quarto", "which line"),
    ("/api/lessons/pincer/1", "a1-d1+a2-d2+a3-d3+a4-d4+a1-a4", "answer lines"),
    ("/api/lessons/one-trait/1", "help", "words unclear"),
]


@pytest.mark.parametrize(("path", "answer", "code"), REFUSED)
def test_what_cannot_be_answered_is_refused_with_a_sentence(
    me: Somebody, path: str, answer: str, code: str
) -> None:
    status, got, sentence = refused(me, path, {"answer": answer})
    assert (400, code) == (status, got)
    assert sentence.endswith((".", "?"))


def test_a_refusal_speaks_the_language_and_edition_of_the_page(me: Somebody) -> None:
    _, _, german = refused(me, "/api/lessons/one-trait/1", {"answer": "a2"}, language="de")
    assert "a2 belegt." == german
    _, _, access = refused(me, "/api/lessons/pieces/1", {"answer": "K"}, edition="access")
    assert "Grooved" in access


@pytest.mark.parametrize(
    "path",
    [
        "/api/puzzles/00000000",
        "/api/puzzles/%F0%9F%98%80",
        "/api/lessons/nothing",
        "/api/lessons/one-trait/9",
        "/api/lessons/one-trait/0",
        "/api/lessons/one-trait/first",
    ],
)
def test_what_there_is_not(me: Somebody, path: str) -> None:
    if "/1" not in path and not path.rpartition("/")[2].isdigit():
        assert 404 == me.ask("GET", path).status
    for what, body in (("answer", {"answer": "a1"}), ("hint", {"step": 1})):
        suffix = "" if path.count("/") > 3 or "puzzles" in path else "/1"
        answer = me.ask("POST", f"{path}{suffix}/{what}", body)
        assert 404 == answer.status
        assert answer.json["sentence"].endswith(".")


@pytest.mark.parametrize(
    ("what", "body"),
    [("answer", {}), ("answer", []), ("answer", {"answer": 3}), ("hint", []), ("hint", {"step": 4})],
)
def test_bodies_that_cannot_be_read(me: Somebody, what: str, body: object) -> None:
    path = "/api/lessons/one-trait/1"
    assert 400 == me.ask("POST", f"{path}/{what}", body).status
    assert 413 == me.ask("POST", f"{path}/{what}", {"answer": "x" * 10_000}).status


def test_what_is_judged_anew_is_counted_and_what_is_known_is_not(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, analyses=2)
    with running(tmp_path, limits=limits) as server:
        me = Somebody(server.port)
        path = "/api/lessons/one-trait/1"
        for _ in range(3):
            assert not judged(me, path, "c1").right
        assert judged(me, path, "b2").right
        status, code, _ = refused(me, path, {"answer": "d1"})
        assert (429, "too many analyses") == (status, code)
        assert judged(me, path, "b2").right  # known already
        assert 200 == me.ask("GET", "/api/lessons/one-trait").status


def test_a_task_can_be_tried_while_a_serious_game_goes_on(me: Somebody) -> None:
    """A task names no position of one's own, so that it is no help in a game."""
    me.open(opponent="level3", counts="1")
    assert judged(me, "/api/lessons/one-trait/1", "b2").right


def test_every_form_is_among_the_tasks() -> None:
    forms = {task.form for lesson in LESSONS.values() for task in lesson.tasks}
    assert set(Form) == forms
    assert set(KINDS) == set(PUZZLES)


READINGS = [
    ("one-trait/1", "b2", "", ("answer", "b2", "")),
    ("one-trait/5", "d2", "", ("part", "d2", "")),
    ("one-trait/5", "quarto row 2", "d2", ("answer", "d2#a2-d2", "")),
    ("one-trait/5", "quarto", "d2", ("call", "", "")),
    ("pincer/1", "row 1, column b", "", ("answer", "a1-d1+b1-b4", "")),
    ("pincer/1", "column b and row 1", "", ("answer", "a1-d1+b1-b4", "")),
    ("pincer/1", "column b", "", ("part", "b1-b4", "")),
    ("pincer/1", "row 1", "b1-b4", ("part", "a1-d1+b1-b4", "")),
    ("pincer/1", "done", "a1-d1+b1-b4", ("answer", "a1-d1+b1-b4", "")),
    ("mask/1", "touch 5", "", ("touch", "", "5")),
    ("mask/1", "touch hand", "", ("touch", "", "hand")),
    ("mask/1", "5", "", ("give", "", "5")),
    ("one-trait/1", "hint", "", ("hint", "", "")),
    ("one-trait/1", "next", "", ("next", "", "")),
    ("one-trait/1", "skip", "", ("next", "", "")),
]


@pytest.mark.parametrize(("task", "text", "begun", "meant"), READINGS)
def test_a_typed_line_is_understood_and_not_judged(
    me: Somebody, task: str, text: str, begun: str, meant: tuple[str, str, str]
) -> None:
    said = me.ask("POST", f"/api/lessons/{task}/reading", {"text": text, "begun": begun})
    assert 200 == said.status, said.text
    reading = msgspec.json.decode(said.body, type=wire.Reading)
    assert meant == (reading.kind, reading.answer, reading.spot)
    assert [] == reading.sentences


@pytest.mark.parametrize(
    ("text", "part"), [("stock", "light"), ("help", "b2"), ("hand", "dark"), ("repeat", "?")]
)
def test_questions_are_answered_in_the_command_field(me: Somebody, text: str, part: str) -> None:
    said = me.ask("POST", "/api/lessons/one-trait/1/reading", {"text": text})
    reading = msgspec.json.decode(said.body, type=wire.Reading)
    assert "said" == reading.kind
    assert part in " ".join(reading.sentences)


@pytest.mark.parametrize(
    ("task", "text", "begun"),
    [
        ("one-trait/1", "a2", ""),
        ("one-trait/1", "rhubarb", ""),
        ("one-trait/5", "M", "a2"),
        ("mask/2", "board", ""),
    ],
)
def test_lines_that_mean_nothing_here_get_a_sentence(me: Somebody, task: str, text: str, begun: str) -> None:
    said = me.ask("POST", f"/api/lessons/{task}/reading", {"text": text, "begun": begun})
    assert 400 == said.status
    assert said.json["sentence"].endswith(".")
