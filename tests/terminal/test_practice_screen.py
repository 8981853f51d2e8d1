"""Puzzles and lessons on the full screen: by keys, pointer and words; what happens is shown turn by turn."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from textual.widgets import Static

from openquarto.engine.thought import Thought
from openquarto.lessons import LESSONS
from openquarto.players.roster import player_of
from openquarto.rules import Piece, Square
from openquarto.rules.action import Action, Place
from openquarto.speech import Manner, languages
from openquarto.speech.command import Act
from openquarto.speech.phrase import phrase
from openquarto.tasks import Form
from openquarto.terminal.practice.judging import FRAME
from openquarto.terminal.practice.lesson_run import LessonRun
from openquarto.terminal.practice.progress_store import ProgressStore
from openquarto.terminal.practice.session import PracticeSession
from openquarto.terminal.practice.stage import Stage
from openquarto.terminal.screen.reading import Reading
from openquarto.view.view import View
from tests.marking import more
from tests.terminal.practising import puzzle_of, puzzles, right_and_wrong, task_now, tasks_done
from tests.terminal.stage import LARGE, SMALL, Player, Time, run, sit, stage

MOST = 90  # seconds for a whole game on the screen


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    return tmp_path


def lesson(name: str, manner: Manner | None = None, watch: Time | None = None) -> PracticeSession:
    return PracticeSession(LessonRun(ProgressStore(), name), manner, now=watch or Time())


def practice(player: Player) -> PracticeSession:
    assert isinstance(player.app.session, PracticeSession)
    return player.app.session


def view(session: PracticeSession) -> View:
    assert isinstance(session.seen, View)
    return session.seen


def at(session: PracticeSession) -> Stage:
    return session.stage


def status(player: Player) -> str:
    return str(player.app.table.query_one("#status", Static).content)


async def judged(player: Player) -> None:
    await player.wait(lambda: player.app.session.study is None)


@pytest.mark.parametrize("language", more(languages(), but=("en",)))
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_question_stands_above_the_board(language: str, size: tuple[int, int]) -> None:
    async def play() -> None:
        session = lesson("one-trait", Manner(language=language))
        async with stage(session, size, session.begin()) as player:
            await player.press("enter")
            question = session.manner.words.say("task-ask-complete")
            assert question == status(player)
            assert question in player.text
            assert session.manner.words.say("practice-opponent") in player.text

    run(play())


def test_a_square_is_answered_by_keys_and_by_the_pointer() -> None:
    async def play() -> None:
        session = lesson("one-trait")
        async with stage(session, SMALL, session.begin()) as player:
            await player.press("enter")
            await player.click_square(Square.c1)
            await judged(player)
            assert player.said.startswith("Not quite.\nOn c1 the piece fills no line.")
            await player.place_by_keys(Square.b2)
            await judged(player)
            assert player.said.startswith("Right.")
            assert Stage.PAUSE is at(session)
            assert Piece.I is view(session).board[Square.b2.index]  # where it was placed
            await player.press("enter")  # on the board: goes on
            assert Stage.TASK is at(session)
            assert "Task 2 of 5." in player.said

    run(play())


def test_a_piece_is_answered_by_keys_and_a_wrong_one_is_refuted_on_the_board() -> None:
    async def play() -> None:
        watch = Time()
        session = puzzles(puzzle_of("safe gift"), watch=watch, tells_board=False)
        async with stage(session, SMALL, session.question()) as player:
            task = task_now(session)
            right, wrong = right_and_wrong(task)
            assert isinstance(right, Piece)
            assert isinstance(wrong, Piece)
            await player.give_by_keys(wrong)
            await judged(player)
            assert "This is what happens:" in player.said
            shown = [session.seen]
            while session.frames:
                watch.now += FRAME
                await player.wait(lambda: shown[-1] != session.seen or not session.frames)
                shown.append(session.seen)
            assert len(shown) > 2
            assert "Try again, or type hint or skip." == player.said
            assert task.position.board == view(session).board
            await player.give_by_keys(right)
            await judged(player)
            assert player.said.startswith("Right.")

    run(play())


def test_what_is_typed_ends_what_is_shown() -> None:
    async def play() -> None:
        session = puzzles(puzzle_of("safe gift"), tells_board=False)
        async with stage(session, SMALL, session.question()) as player:
            _, wrong = right_and_wrong(task_now(session))
            assert isinstance(wrong, Piece)
            await player.give_by_keys(wrong)
            await judged(player)
            assert session.frames
            await player.press("h")
            assert not session.frames
            assert task_now(session).position.board == view(session).board

    run(play())


def test_a_turn_is_answered_by_keys_and_the_dialog_of_lines() -> None:
    async def play() -> None:
        session = puzzles(puzzle_of("complete"), tells_board=False)
        async with stage(session, SMALL, session.question()) as player:
            right, _ = right_and_wrong(task_now(session))
            assert isinstance(right, tuple)
            place, call = right
            assert isinstance(place, Place)
            await player.place_by_keys(place.square)
            assert "Placed. Now call Quarto, or give a piece." == player.said
            await player.press("q")
            wanted = [answer for _, answer in player.dialog.answers].index(call.line)  # type: ignore[union-attr]
            await player.press(*["down"] * wanted, "enter")
            await judged(player)
            assert player.said.startswith("Right.")

    run(play())


def test_several_lines_are_chosen_one_by_one_and_then_done() -> None:
    async def play() -> None:
        session = puzzles(puzzle_of("cover"), tells_board=False)
        async with stage(session, SMALL, session.question()) as player:
            right, _ = right_and_wrong(task_now(session))
            assert isinstance(right, tuple)
            for line in right:
                await player.press("q")
                lines = [answer for _, answer in player.dialog.answers]
                assert [*task_now(session).position.variant.lines] == lines
                await player.press(*["down"] * lines.index(line), "enter")
            await player.press("e")
            await judged(player)
            assert player.said.startswith("Right.")

    run(play())


def pushes(player: Player) -> dict[str, str]:
    """The buttons that are seen, with what they say."""
    found = {name: player.app.table.query_one(f"#{name}", Static) for name in ("quarto", "done")}
    return {name: str(push.content) for name, push in found.items() if push.visible}


def test_buttons_say_what_they_do_and_are_not_there_where_they_do_nothing() -> None:
    async def play() -> None:
        several = [puzzle_of(kind) for kind in ("see", "cover", "square", "safe gift", "complete")]
        session = puzzles(*several, tells_board=False)
        async with stage(session, SMALL, session.question()) as player:
            assert {"quarto": "Quarto!", "done": "No quarto"} == pushes(player)
            await player.click("done")
            await judged(player)
            if at(session) is Stage.TASK:
                await player.press("escape", "i")
                await player.type("skip")
                await judged(player)
            seen = []
            while at(session) is Stage.PAUSE:
                assert {"done": "Continue"} == pushes(player)
                await player.press("escape", "q")
                assert player.is_at_table  # no line is asked for between two tasks
                await player.click("done")
                seen.append(pushes(player))
                await player.press("escape", "i")
                await player.type("skip" if at(session) is Stage.TASK else "board")
                await judged(player)
            assert [
                {"quarto": "Name a line"},
                {},
                {},
                {"quarto": "Quarto!"},
                {"done": "Leave"},
            ] == seen
            await player.click("done")
            await player.wait(lambda: session.is_leaving)

    run(play())


@pytest.mark.parametrize("language", languages())
def test_buttons_are_wide_enough_for_their_words(language: str) -> None:
    words = Manner(language=language).words
    names = ("quarto", "done", "none", "line", "go-on", "quit")
    assert not [name for name in names if cell_len(words.say(f"label-{name}")) > 16]


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_text_of_a_lesson_is_read_first(size: tuple[int, int]) -> None:
    async def play() -> None:
        watch = Time()
        session = lesson("clock", watch=watch)
        async with stage(session, size, session.begin()) as player:
            title, text = session.page
            assert isinstance(player.app.screen, Reading)
            assert all(word in player.text for word in (*title.split(), *text.split()))
            assert session.seconds_to_tick is None  # who reads has time
            watch.now += 1000
            await player.press("enter")
            assert player.is_at_table
            assert task_now(session).seconds in session.clocks.values()

    run(play())


def test_what_happens_after_a_wrong_answer_stands_above_the_board() -> None:
    async def play() -> None:
        session = puzzles(puzzle_of("safe gift"), tells_board=False)
        async with stage(session, SMALL, session.question()) as player:
            _, wrong = right_and_wrong(task_now(session))
            assert isinstance(wrong, Piece)
            await player.give_by_keys(wrong)
            await judged(player)
            assert session.frames
            assert "This is what happens:" == status(player)

    run(play())


def test_none_is_answered_by_the_button() -> None:
    async def play() -> None:
        several = (puzzle_of("see", number) for number in range(30))
        puzzle = next(each for each in several if not each.puzzle.position.live)
        session = puzzles(puzzle, tells_board=False)
        async with stage(session, SMALL, session.question()) as player:
            assert Form.LINE is task_now(session).form
            assert player.app.table.query_one("#done").visible
            await player.click("done")
            await judged(player)
            assert player.said.startswith("Right.")

    run(play())


def test_the_menu_helps_and_leaves() -> None:
    async def play() -> None:
        session = lesson("one-trait")
        async with stage(session, SMALL, session.begin()) as player:
            await player.press("enter")
            await player.press("m")
            assert ["Hint", "Why?", "Skip", "Take back the move"] == player.answers[:4]
            await player.press("enter")
            await judged(player)
            assert player.said.startswith("Hint 1 of 3:")
            await player.press("m", *["down"] * 6, "enter")
            await player.wait(lambda: session.is_leaving)

    run(play())


def test_pieces_are_hidden_felt_and_wiped_under_a_mask() -> None:
    async def play() -> None:
        session = lesson("mask")
        async with stage(session, SMALL, session.begin()) as player:
            await player.press("enter")
            assert session.is_masked
            assert "▟" not in player.text
            touches = LESSONS["mask"].tasks[0].touches
            assert touches
            await player.press("b", "space")
            await player.wait(lambda: f"Touches left: {touches - 1}." in player.said)

    run(play())


def test_from_a_game_to_puzzles_and_back() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            game = player.session
            await player.press("i")
            await player.type("puzzle")
            assert Stage.TASK is practice(player).stage
            await player.type("leave")
            assert game is player.app.session
            assert "Back to your game." in player.said
            assert not game.is_leaving

    run(play())


def test_a_small_match_is_played_lost_and_passed_on_the_screen() -> None:
    async def play() -> None:
        tasks_done("pieces")
        session = lesson("pieces")  # passed by whoever plays it to its end
        async with stage(session, SMALL, session.begin()) as player:
            assert Stage.OFFER is at(session)
            await player.press("enter")
            assert Stage.MATCH is at(session)
            await player.wait(lambda: not session.is_thinking)
            await player.press("i")
            await player.type("resign")
            await player.type("yes")
            assert "Not passed yet. Press Enter to play again, or type skip." in player.said
            await player.type("")
            for _ in range(2 * len(Piece)):  # more turns than a game has
                await player.wait(lambda: not session.is_thinking)
                if at(session) is not Stage.MATCH:
                    break
                for action in turn_of(session):
                    await player.type(phrase(Act(action), session.manner))
            assert Stage.PAUSE is at(session)
            assert "Passed!" in player.said
            assert ProgressStore().read().lessons["pieces"].is_passed

    run(bounded(play()))


def turn_of(session: PracticeSession) -> tuple[Action, ...]:
    """What a level would do in the place of the learner."""
    game = session._match
    assert game
    me = game.arrangement.me
    assert me
    return Thought(game.match, me, player_of("oak"), game.match.game.position).choose().actions


async def bounded(play: Coroutine[Any, Any, None]) -> None:
    """A game on the screen is soon over, or something waits for ever."""
    async with asyncio.timeout(MOST):
        await play
