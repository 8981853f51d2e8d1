"""Why, hint and review at the terminal: what is told, what is counted, what is refused, and that it stops."""

from pathlib import Path

import pytest

from openquarto.match import Mask, Settings
from openquarto.match.arrangement import PERSON, Arrangement
from openquarto.notation import Record
from openquarto.rules import Seat
from openquarto.speech import Manner, languages
from openquarto.terminal.session import TerminalSession
from tests.packaging.source_tree import ROOT
from tests.speech.table import check_file

HEARD = ROOT / "tests/terminal/heard"
ROW = ("give A", "a1", "give B", "b1", "give C", "c1")
STORY = (*ROW, *["hint"] * 4, *["why"] * 3, "give D", "hint", "d1", "hint", "give E", "why", "quarto row 1")
AFTER = (*["why"] * 2, *["review"] * 2, "b2", "give P", "c2", "give E", *["review"] * 2, "turn 2", "why")


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    return tmp_path


def two(settings: Settings | None = None, language: str = "en") -> TerminalSession:
    return TerminalSession(Arrangement(settings or Settings()), Manner(language=language))


def said(session: TerminalSession, *lines: str) -> list[str]:
    """Everything that is said when these lines are typed, and all work is done at once."""
    told: list[str] = []
    for line in lines:
        told += session.hear(line)
        told += session.work()
    return told


@pytest.mark.parametrize("language", languages())
def test_a_game_with_hints_reasons_and_its_review(language: str) -> None:
    """The English words are typed, the answers come in the language; the files have been read."""
    session, text = two(language=language), ""
    give = session.manner.words.first("give")
    for typed in (*STORY, *AFTER):
        line = f"{give} {typed[-1]}" if "give" in typed else typed  # a letter is no word of a language
        text += f"> {line}\n" + "".join(f"{sentence}\n" for sentence in said(session, line))
    check_file(HEARD / f"insights-{language}.txt", text)


def test_a_hint_has_three_steps_and_begins_again_with_the_next_action() -> None:
    session = two()
    said(session, *ROW)
    steps = [said(session, "hint")[0][:11] for _ in range(4)]
    assert ["Hint 1 of 3", "Hint 2 of 3", "Hint 3 of 3", "Hint 3 of 3"] == steps
    assert 3 == session.match.hints.count(Seat.SECOND)  # what was told again is not counted again
    said(session, "give P")
    assert said(session, "hint")[0].startswith("Hint 1 of 3")


def test_why_counts_as_one_hint_however_often_its_rows_are_asked_for() -> None:
    session = two()
    said(session, *ROW, "why", "why", "why")
    assert 1 == session.match.hints.count(Seat.SECOND)


def test_a_hint_is_kept_with_the_game_at_once(data: Path) -> None:
    said(two(), *ROW, "hint")
    (file,) = (data / "games").glob("*.qgn")
    assert "0,1" == Record.parse(file.read_text()).tags["Hints"]


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        (Settings(counts=True), "No hints before the end: this is a serious game."),
        (Settings(mask=Mask()), "No hints before the end: this game is played with a mask."),
    ],
)
@pytest.mark.parametrize("line", ["hint", "why"])
def test_refused_where_the_game_counts_or_a_mask_is_worn(
    settings: Settings, sentence: str, line: str
) -> None:
    session = two(settings)
    assert [sentence] == said(session, line)
    assert session.study is None


def test_not_in_the_turn_of_the_computer() -> None:
    table = Arrangement(Settings(), {Seat.FIRST: PERSON, Seat.SECOND: "random"})
    session = TerminalSession(table)
    said(session, "give A")
    assert ["Not your turn. The computer is to move."] == said(session, "hint")


def test_no_review_before_the_end_and_no_hint_after_it() -> None:
    session = two()
    assert ["The review comes when the game is over."] == said(session, "review")
    said(session, "give A", "resign", "yes")
    assert ["The game is over."] == said(session, "hint")


def test_a_game_without_a_turn_has_nothing_to_explain() -> None:
    session = two()
    said(session, "resign", "yes")
    assert ["No turn was played."] == said(session, "why")
    assert ["No slips."] == said(session, "review")


def test_work_that_is_stopped_says_so_and_its_hint_is_not_counted_twice() -> None:
    session = two()
    said(session, *ROW, "give P", "b2", "give O", "c3", "give F")  # beyond the opening book
    session.hear("hint")
    study = session.study
    assert study
    study.stop.set()
    assert ("Stopped.",) == session.work()
    assert said(session, "hint")[0].startswith("Hint 1 of 3")
    assert 1 == session.match.hints.count(Seat.FIRST) + session.match.hints.count(Seat.SECOND)


def test_only_the_last_question_is_answered() -> None:
    session = two()
    said(session, *ROW)
    session.hear("hint")
    first = session.study
    session.hear("why")
    assert first
    first.run()
    assert () == session.finish(first)
    assert session.work()[0].startswith("Second:")


def test_a_wrong_turn_is_refuted_and_the_right_one_found() -> None:
    session = two()
    said(session, *ROW, "give D", "d1", "quarto row 1", "review", "review")
    assert [
        "Give a piece.",
        "Not this one: loss in 2.",
        "Light square tall solid completes row 1 on d1, in common: light.",
        "Try another one.",
    ] == said(session, "c1", "give E")
    assert "Second, place?" == session.prompt
    assert ["That is all there is to tell."] == said(session, "why")  # of the turn that was tried
    assert ["Give a piece.", "Right: draw."] == said(session, "c1", "give P")[:2]  # from the beginning again
    assert ["The game is over."] == said(session, "c3")  # nothing is tried any more


def test_a_quarto_that_is_tried_and_not_called_is_wrong() -> None:
    session = two()
    said(session, *ROW, "give D", "d2", "give P", "resign", "yes", "review", "review")
    assert "From a win in 1 to a draw." in said(session, "review")
    assert ["Give a piece.", "Not this one: loss in 1."] == said(session, "d1", "give E")[:2]
    false = said(session, "quarto row 1")
    assert ["Not a quarto.", "Try another one."] == false
    assert ["Give a piece.", "Right: win in 1."] == said(session, "d1", "quarto row 1")[:2]


def test_what_is_tried_is_shown_and_a_step_leaves_it() -> None:
    session = two()
    said(session, *ROW, "give D", "d1", "quarto row 1", "review", "review")
    assert 2 == sum(piece is not None for piece in session.seen.board)  # type: ignore[union-attr]
    assert session.view.outcome is not None
    said(session, "previous")
    assert session.view == session.seen
    assert ["The game is over."] == said(session, "b2")


def test_what_cannot_be_read_is_refused_for_the_table_that_is_tried() -> None:
    session = two()
    said(session, *ROW, "give D", "d1", "quarto row 1", "review", "review")
    assert ["a1 taken."] == said(session, "a1")
    assert ["I do not know gibberish. Type help for the commands."] == said(session, "gibberish")
