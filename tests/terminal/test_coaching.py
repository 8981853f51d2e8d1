"""The coach at the keyboard: offers, answers, refusals, how it fades, and that it tells of no quarto."""

from pathlib import Path

import pytest

from openquarto.match import Mask, Settings
from openquarto.match.arrangement import PERSON, Arrangement
from openquarto.match.coach import Coach
from openquarto.rules import Piece, Position, Seat
from openquarto.rules.game import Game
from openquarto.speech import Manner, languages
from openquarto.terminal.coaching import FILE
from openquarto.terminal.session import TerminalSession
from tests.packaging.source_tree import ROOT
from tests.speech.table import check_file
from tests.terminal.test_insights import said

HEARD = ROOT / "tests/terminal/heard"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    return tmp_path


def two(coach: Coach = Coach.ON, language: str = "en") -> TerminalSession:
    return TerminalSession(Arrangement(Settings(coach=coach)), Manner(language=language))


def at(position: str, coach: Coach = Coach.ON, language: str = "en") -> TerminalSession:
    """A person against the computer, who is to place at this position."""
    start = Position.parse(position)
    sitters = {seat: PERSON if seat is start.to_act else "willow" for seat in Seat}
    session = TerminalSession(Arrangement(Settings(coach=coach), sitters), Manner(language=language))
    session.match.game = Game.of(start)
    return session


HOT = "AB2/4/4/4 C -"
MISSED = "ABC1/4/4/4 D -"


@pytest.mark.parametrize("language", languages())
def test_what_is_heard_of_a_coach(language: str) -> None:
    """The words of each language are typed; the files have been read."""
    words = Manner(language=language).words
    coach, on, off, warn = (words.first(f"coach{each}") for each in ("", "-on", "-off", "-warn"))
    give, yes, no = (words.first(each) for each in ("give", "accept", "decline"))
    text = ""
    for position, lines in (
        (HOT, (coach, off, on, warn, "c1", f"{give} D", yes, f"{give} P")),
        (HOT, ("c1", f"{give} D", no)),
        (MISSED, ("d2", f"{give} P", yes)),
    ):
        session = at(position, language=language)
        for line in lines:
            text += f"> {line}\n" + "".join(f"{sentence}\n" for sentence in said(session, line))
    check_file(HEARD / f"coach-{language}.txt", text)


def test_a_no_gives_the_piece_and_the_same_piece_again_does_too() -> None:
    for answer in ("no", "give D"):
        session = at(HOT)
        told = said(session, "c1", "give D")
        assert "Take it back?" == told[-1]
        assert "give" == session.match.game.position.phase.value
        said(session, answer)
        assert Piece.D is session.match.game.position.hand


def test_a_yes_takes_back_as_much_as_was_wrong() -> None:
    session = at(HOT)
    assert "Choose another piece to give." == said(session, "c1", "give D", "yes")[-1]
    assert 3 == session.match.game.position.placed
    session = at(MISSED)
    said(session, "d2", "give P", "yes")
    assert str(Position.parse(MISSED)) == str(session.match.game.position)


def test_a_good_turn_is_done_without_a_word_of_it() -> None:
    session = at(HOT)
    assert "Take it back?" not in said(session, "c1", "give P")
    assert session.match.game.position.hand is not None


def test_off_by_default_and_silent_then() -> None:
    session = at(HOT, Coach.OFF)
    assert "The coach is off." in said(session, "coach")
    assert "Take it back?" not in said(session, "c1", "give D")
    assert "Coach" not in session.match.record().tags


def test_the_record_tells_that_there_was_one_and_never_what_it_said() -> None:
    spoken, silent = two(), two()
    said(spoken, "give A", "a1", "give B", "b1", "give C", "c1", "give D", "no")
    said(silent, "coach off", "give A", "a1", "give B", "b1", "give C", "c1", "give D", "coach on")
    assert str(spoken.match.record()) == str(silent.match.record())
    assert "on" == spoken.match.record().tags["Coach"]
    said(spoken, "coach off")
    assert "off" == spoken.match.record().tags["Coach"]


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        (Settings(counts=True), "No coach here: this is a serious game."),
        (Settings(mask=Mask()), "No coach here: this game is played with a mask."),
    ],
)
def test_refused_where_it_counts_or_a_mask_is_worn(settings: Settings, sentence: str) -> None:
    session = TerminalSession(Arrangement(settings))
    assert [sentence] == said(session, "coach on")


def test_it_fades_and_remembers(data: Path) -> None:
    (data / FILE).write_text("c" * 40)
    assert "Take it back?" not in said(at(HOT), "c1", "give D")
    assert "c" * 39 + "l" == (data / FILE).read_text().strip()
    (data / FILE).write_text("c" * 40)
    assert "Take it back?" in said(at(HOT, Coach.WARN), "c1", "give D")
    for text in ("nonsense", "\xff"):
        (data / FILE).write_text(text, encoding="latin-1")
        assert "Take it back?" in said(at(HOT), "c1", "give D")


def test_two_at_one_keyboard_are_not_mixed_up(data: Path) -> None:
    said(two(), "give A", "a1", "give B", "b1", "give C", "c1", "give D")
    assert not (data / FILE).exists()


def test_a_stopped_look_gives_the_piece() -> None:
    session = at(HOT)
    session.hear("c1")
    session.hear("give D")
    study = session.study
    assert study is not None
    session.finish(study)  # it has not run
    assert session.match.game.position.hand is not None


@pytest.mark.parametrize("meanwhile", [("resign", "yes"), ("back",)])
@pytest.mark.parametrize("runs", [True, False])
def test_what_is_not_possible_any_more_is_left_alone(meanwhile: tuple[str, ...], runs: bool) -> None:
    session = at(HOT)
    session.hear("c1")
    session.hear("give D")
    study = session.study
    assert study is not None
    for line in meanwhile:
        session.hear(line)
    if runs:
        study.run()
    before = session.match.game
    assert () == session.finish(study)
    assert before == session.match.game
    assert not session.is_asking


# Row 1 is full with a common side. It was made by the last placement, and is live; or it was made before.
FULL = "ABCD/EF2/4/4 G {last} classic"


@pytest.mark.parametrize("give", ["H", "P", "I"])
def test_twins_hear_the_same(give: str, data: Path) -> None:
    heard = []
    for last in ("d1", "b2"):
        (data / FILE).unlink(missing_ok=True)
        session = at(FULL.format(last=last))
        heard.append(said(session, "c2", f"give {give}", "no"))
    live, expired = (bool(Position.parse(FULL.format(last=last)).live) for last in ("d1", "b2"))
    assert (True, False) == (live, expired)
    assert heard[0] == heard[1]


def test_a_quarto_that_was_just_made_is_not_spoken_of() -> None:
    session = at("ABC1/4/4/4 D -")
    told = said(session, "d1", "give P")
    assert "Take it back?" not in told
    assert session.match.game.position.live  # and the computer may call it
