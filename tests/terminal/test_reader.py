"""A game heard through a real console reader."""

from pathlib import Path

import pytest

from tests.terminal.reader import Yasr

pytestmark = pytest.mark.needs("yasr")
HERE = ("--new", "--opponent", "here")


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
        yasr.hear("donner\u00a0?")
        yasr.type("claire ronde haute pleine")
        assert "claire ronde haute pleine." in yasr.hear("poser\u00a0?")
