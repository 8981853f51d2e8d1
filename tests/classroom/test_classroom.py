"""A class as a log: marks that only go on, names that nobody has twice, limits; and any log read back."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from openquarto.classroom import Classroom, ClassroomError, Mark, Settings, acts, replayed
from openquarto.classroom.event import AnyEvent, Created, Joined, Kind, Renamed, without_name
from openquarto.classroom.log import LogEntry, entry_of
from openquarto.classroom.progress import hardest, of_pupil, of_task, solved
from openquarto.rules.error import QuartoError

HOT: tuple[Kind, str, tuple[str, ...]] = ("lesson", "hot", ("hot/1", "hot/2", "hot/match"))
SET: tuple[Kind, str, tuple[str, ...]] = ("puzzles", "", ("8e8c7490", "hot/1"))  # one task stands in both


class Story:
    """A class and the log that led to it."""

    def __init__(self, name: str = "5b") -> None:
        self.log: list[AnyEvent] = [Created(Settings(name))]

    @property
    def state(self) -> Classroom:
        return replayed(self.log)

    def do(self, events: list[AnyEvent]) -> list[AnyEvent]:
        self.log += events
        return events


@pytest.fixture
def story() -> Story:
    story = Story()
    story.do(acts.assign(story.state, *HOT))
    story.do(acts.join(story.state, "Anna"))
    story.do(acts.join(story.state, "Ben"))
    return story


def code(error: pytest.ExceptionInfo[QuartoError]) -> str:
    return error.value.faults[0].code


@pytest.mark.parametrize(
    ("answers", "mark"),
    [
        ([], Mark.OPEN),
        ([True], Mark.FIRST),
        ([False], Mark.TRIED),
        ([False, True], Mark.DONE),
        ([True, False, True], Mark.FIRST),
        ([False, False, True, False], Mark.DONE),
    ],
)
def test_marks(story: Story, answers: list[bool], mark: Mark) -> None:
    for is_right in answers:
        story.do(acts.answer(story.state, 1, "hot/1", is_right=is_right))
    assert mark is story.state.pupil(1).mark("hot/1")
    assert Mark.OPEN is story.state.pupil(2).mark("hot/1")
    assert mark.is_done == (mark in (Mark.DONE, Mark.FIRST))


@given(st.lists(st.tuples(st.sampled_from(["hot/1", "hot/2"]), st.booleans(), st.integers(1, 3))))
def test_an_answer_that_is_sent_again_changes_nothing(answers: list[tuple[str, bool, int]]) -> None:
    once, again = Story(), Story()
    for story in (once, again):
        story.do(acts.assign(story.state, *HOT))
        story.do(acts.join(story.state, "Anna"))
    for task, is_right, times in answers:
        once.do(acts.answer(once.state, 1, task, is_right=is_right))
        for at in range(times):
            noted = acts.answer(again.state, 1, task, is_right=is_right)
            # A right answer after a wrong one is news; the same one after itself never is.
            assert at == 0 or noted == []
            again.do(noted)
    assert once.state == again.state
    assert len(once.log) <= 3 + 2 * 2  # two events a task, however many answers


def test_only_what_is_handed_out_is_noted_and_comes_back_with_it(story: Story) -> None:
    assert [] == acts.answer(story.state, 1, "8e8c7490", is_right=True)
    story.do(acts.answer(story.state, 1, "hot/1", is_right=True))
    story.do(acts.unassign(story.state, 1))
    assert () == story.state.tasks
    assert 0 == solved(story.state, story.state.pupil(1))
    story.do(acts.assign(story.state, *SET))
    assert [2] == [each.number for each in story.state.assignments]
    assert 1 == solved(story.state, story.state.pupil(1))


def test_names(story: Story) -> None:
    for name in ("anna", "  Anna "):
        with pytest.raises(ClassroomError) as error:
            acts.join(story.state, name)
        assert "pupil there" == code(error)
    with pytest.raises(QuartoError):
        acts.join(story.state, "")
    with pytest.raises(ClassroomError):
        acts.rename(story.state, 2, "ANNA")
    story.do(acts.rename(story.state, 1, "ANNA"))  # her own name, written otherwise
    assert [] == acts.rename(story.state, 1, "ANNA")
    story.do(acts.remove(story.state, 2))
    story.do(acts.join(story.state, "Ben"))
    assert [1, 3] == [*story.state.pupils]  # nobody has a number again
    with pytest.raises(ClassroomError) as error:
        acts.remove(story.state, 2)
    assert "no such pupil" == code(error)


@pytest.mark.parametrize(
    ("gone", "kept", "joined"),
    [
        ([], [True], Mark.FIRST),
        ([True], [], Mark.FIRST),
        ([False], [], Mark.TRIED),
        ([False], [False], Mark.TRIED),
        ([False], [True], Mark.DONE),
        ([True], [True], Mark.FIRST),
        ([False, True], [True], Mark.DONE),
    ],
)
def test_two_entries_become_one(story: Story, gone: list[bool], kept: list[bool], joined: Mark) -> None:
    for pupil, answers in ((1, gone), (2, kept)):
        for is_right in answers:
            story.do(acts.answer(story.state, pupil, "hot/2", is_right=is_right))
    story.do(acts.merge(story.state, 1, 2))
    assert [2] == [*story.state.pupils]
    assert joined is story.state.pupil(2).mark("hot/2")
    with pytest.raises(ClassroomError) as error:
        acts.merge(story.state, 2, 2)
    assert "same pupil" == code(error)


def test_a_closed_class_takes_nothing_and_can_be_opened_again(story: Story) -> None:
    story.do(acts.close(story.state))
    assert [] == acts.close(story.state)
    with pytest.raises(ClassroomError) as error:
        acts.join(story.state, "Zoë")
    assert "class closed" == code(error)
    with pytest.raises(ClassroomError) as error:
        acts.answer(story.state, 1, "hot/1", is_right=True)
    assert "class closed" == code(error)
    story.do(acts.close(story.state, is_closed=False))
    story.do(acts.change_settings(story.state, Settings("5b", newcomers=False)))
    with pytest.raises(ClassroomError) as error:
        acts.join(story.state, "Zoë")
    assert "class shut" == code(error)
    assert acts.answer(story.state, 1, "hot/1", is_right=True)


def test_the_order_of_what_is_handed_out(story: Story) -> None:
    story.do(acts.assign(story.state, *SET))
    story.do(acts.assign(story.state, "lesson", "safe", ["safe/1"]))
    story.do(acts.move(story.state, 3, -1))
    assert [1, 3, 2] == [each.number for each in story.state.assignments]
    assert [] == acts.move(story.state, 1, -1)
    story.do(acts.move(story.state, 1, 9))
    assert ("safe/1", "8e8c7490", "hot/1", "hot/2", "hot/match") == story.state.tasks
    with pytest.raises(ClassroomError) as error:
        acts.assign(story.state, *HOT)
    assert "assigned already" == code(error)


def test_limits(story: Story) -> None:
    for number in range(len(story.state.pupils), acts.MOST_PUPILS):
        story.do(acts.join(story.state, f"Pupil {number}"))
    with pytest.raises(ClassroomError) as error:
        acts.join(story.state, "One more")
    assert "class full" == code(error)
    with pytest.raises(ClassroomError) as error:
        acts.assign(story.state, "puzzles", "", [f"{n:08x}" for n in range(acts.MOST_TASKS)])
    assert "too many tasks" == code(error)
    for number in range(len(story.state.assignments), acts.MOST_ASSIGNMENTS):
        story.do(acts.assign(story.state, "puzzles", "", [f"{number:08x}"]))
    with pytest.raises(ClassroomError) as error:
        acts.assign(story.state, "puzzles", "", ["ffffffff"])
    assert "too many assignments" == code(error)


def test_how_far_a_class_is(story: Story) -> None:
    for pupil, task, is_right in ((1, "hot/1", True), (2, "hot/1", False), (2, "hot/2", False)):
        story.do(acts.answer(story.state, pupil, task, is_right=is_right))
    state = story.state
    own = of_pupil(state.pupil(1), state.assignments[0])
    assert (1, 3, Mark.TRIED) == (own.solved, own.count, own.mark)
    assert (1, 1) == (of_task(state, "hot/1").first, of_task(state, "hot/1").tried)
    assert ["hot/2", "hot/1"] == [task for task, _ in hardest(state)]  # nobody has tried the match


@pytest.mark.parametrize("name", ["", "x" * 61, "a\nb", "\u200b"])
def test_a_class_has_a_readable_name(name: str) -> None:
    with pytest.raises(ClassroomError) as error:
        Settings(name)
    assert "class name" == code(error)
    with pytest.raises(ClassroomError):
        Settings("5b", edition="gold")


def test_a_log_is_read_back_and_a_newer_one_refused(story: Story) -> None:
    story.do(acts.assign(story.state, *SET))
    story.do(acts.answer(story.state, 1, "hot/1", is_right=False))
    story.do(acts.rename(story.state, 2, "Benno"))
    story.do(acts.merge(story.state, 1, 2))
    story.do(acts.move(story.state, 1, 1))
    story.do(acts.unassign(story.state, 2))
    story.do(acts.close(story.state))
    bodies = [LogEntry(seq, 1.5, "teacher", event).body for seq, event in enumerate(story.log, 1)]
    assert story.log == [entry_of(body).event for body in bodies]
    assert story.state == replayed(entry_of(body).event for body in bodies)
    newer = msgspec.json.encode({"seq": 1, "at": 0, "by": "x", "event": {"kind": "promoted", "pupil": 1}})
    for bad in (newer, b"{}", b"no"):
        with pytest.raises(ClassroomError) as error:
            entry_of(bad)
        assert "class unreadable" == code(error)
    with pytest.raises(ClassroomError):
        replayed(story.log[1:])


def test_a_name_can_be_taken_out_of_every_event() -> None:
    assert Joined(3, "") == without_name(Joined(3, "Anna"), 3)
    assert Renamed(3, "") == without_name(Renamed(3, "Anna"), 3)
    assert Joined(4, "Ben") == without_name(Joined(4, "Ben"), 3)
