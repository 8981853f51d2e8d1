"""A game heard through a real console reader; OPENQUARTO_REWRITE=1 writes the transcripts anew."""

from pathlib import Path

import pytest

from openquarto.rules.piece import Piece
from openquarto.speech import Manner, languages, piece_name
from openquarto.terminal.session import TerminalSession
from tests.speech.table import check_file
from tests.terminal.reader import Yasr

pytestmark = pytest.mark.needs("yasr")
HERE = ("--new", "--opponent", "here")
FOLDER = Path(__file__).parent / "heard"


def test_a_missed_quarto_is_heard_and_taken(tmp_path: Path) -> None:
    with Yasr(tmp_path, *HERE) as yasr:
        yasr.hear("First, give?")
        for piece, square, who in (("A", "a1", "Second"), ("B", "b1", "First"), ("C", "c1", "Second")):
            yasr.type(f"give {piece}")
            yasr.hear(f"{who}, place?")
            yasr.type(square)
            yasr.hear(f"{who}, give?")
        yasr.type("light round short hollow")
        heard = yasr.hear("First, place?")
        assert "gives light round short hollow." in heard
        yasr.type("d1")
        assert "First: d1, light round short hollow." in yasr.hear("First, give?")
        yasr.type("row 1")
        assert "a1 light round tall solid, light round tall hollow, light round short solid" in yasr.hear(
            "give?"
        )
        yasr.type("give E")
        yasr.hear("Second, place?")
        yasr.type("quarto row 1")
        assert "Second calls Quarto: row 1." in yasr.hear("Second wins.")


def test_questions_are_answered_as_often_as_they_are_asked(tmp_path: Path) -> None:
    with Yasr(tmp_path, *HERE, "--language", "en") as yasr:
        yasr.hear("give?")
        yasr.type("give P")
        yasr.hear("place?")
        for _ in range(5):
            yasr.type("hand")
            assert "Hand: dark square short hollow." in yasr.hear("place?")


def test_french_is_heard_too(tmp_path: Path) -> None:
    with Yasr(tmp_path, *HERE, "--language", "fr") as yasr:
        yasr.hear("donner\u202f?")
        yasr.type("claire ronde haute pleine")
        assert "claire ronde haute pleine." in yasr.hear("poser\u202f?")


@pytest.mark.parametrize("language", languages())
def test_a_game_is_heard_in_every_language(tmp_path: Path, language: str) -> None:
    """What is typed, and what is heard up to the prompt: nothing that the game tells is lost on the way."""
    manner = Manner(language=language)
    session = TerminalSession(manner=manner)
    told = [*session.begin()]
    transcript = []
    with Yasr(tmp_path, *HERE, "--language", language) as yasr:
        for typed in ("", *lines_of_a_game(manner)):
            if typed:
                yasr.type(typed)
                told = [*session.hear(typed)]
            heard = yasr.hear(session.prompt)
            if typed and heard.startswith(typed[1:]):  # yasr now and then spells the first key of an echo
                heard = typed[0] + heard
            for sentence in (typed, *told):
                assert sentence in heard
            transcript.append(heard.replace("\u00a0", "~").replace("\u202f", "~"))
    check_file(FOLDER / f"{language}.txt", "\n\n".join(transcript) + "\n")


def lines_of_a_game(manner: Manner) -> list[str]:
    """Row 1 becomes a quarto, and is called; on the way a square that is taken, and some questions."""
    words = manner.words
    one, three, four = (piece_name(piece, manner) for piece in (Piece.A, Piece.C, Piece.D))
    row = f"{words.first('row')} 1"
    placed = [one, words.first("hand"), "a1", f"{words.first('give')} B", "a1", "b1", row]
    more = [three, words.first("stock"), "c1", four, words.first("turn"), "d1", words.first("board")]
    return [*placed, *more, f"{words.first('call')} {row}"]
