"""What is played after a wrong answer: to the quarto that it allows, or to the draw that it lets through."""

import re

import pytest

from openquarto.claims.task import Refutation
from openquarto.speech import Hearer, Manner, languages
from openquarto.speech.task import tell_refutation
from openquarto.tasks import Goal, Task, answer, read, refutation
from tests.tasks.judged import TEACHER


@pytest.mark.parametrize(
    ("task", "given", "turns"),
    [
        (Task("4/4/KOP1/4 - b3", Goal.SAFE, "safe"), "I", ("I", "d3#a3-d3")),
        (Task("ABC1/4/4/4 D c1", Goal.WIN, "call"), "d1E", ("d1E", "#a1-d1")),
        (Task("4/4/KOP1/4 - b3", Goal.SAFE, "safe"), "A", None),  # right
        (Task("4/4/KOP1/4 - b3", Goal.HOT, "hot"), "A", None),  # wrong, but nothing that loses
        (Task("ABCD/4/4/4 E d1", Goal.SEE, "see"), "-", None),  # no turn
        (Task("ABC1/4/4/4 D c1", Goal.WIN, "call"), "d1#a1-a4", None),  # a false call
    ],
)
def test_what_is_played(task: Task, given: str, turns: tuple[str, ...] | None) -> None:
    verdict = answer(task, read(task, given), TEACHER)
    shown = refutation(task, read(task, given), verdict, TEACHER)
    assert turns == (shown and shown.turns)


def test_a_square_goes_on_with_a_whole_turn() -> None:
    task = Task("KG1H/2A1/1MB1/1LC1 N -", Goal.KEEP_SQUARE, "place-hold")
    verdict = answer(task, read(task, "a3"), TEACHER)
    shown = refutation(task, read(task, "a3"), verdict, TEACHER)
    assert shown is not None
    assert shown.is_lost
    assert "a3" == shown.turns[0][:2]
    assert 3 == len(shown.turns[0])
    assert "#" in shown.turns[-1]


@pytest.mark.parametrize("language", languages())
def test_it_is_said_in_one_sentence(language: str) -> None:
    hearer = Hearer(manner=Manner(language=language))
    lost = tell_refutation(Refutation("", ("a3E", "d3#a3-d3"), is_lost=True), hearer)
    for part in ("a3", "d3"):
        assert part in lost
    long = tell_refutation(Refutation("", ("a3E", "d3F", "b1G", "b2H", "c4#a4-d4"), is_lost=True), hearer)
    assert "c4" in long
    assert "b2" not in long
    drawn = tell_refutation(Refutation("", ("a3E", "d3F"), is_lost=False), hearer)
    assert "a3" not in drawn
    assert "d3" in drawn


def test_turns_are_parted_as_the_language_parts_them() -> None:
    lost = Refutation("", ("a3E", "d3#a3-d3"), is_lost=True)
    said = {
        language: tell_refutation(lost, Hearer(manner=Manner(language=language))) for language in languages()
    }
    assert "\u202f; d3" in said.pop("fr")
    for language, sentence in said.items():
        assert re.search(r"\w; d3", sentence), language
