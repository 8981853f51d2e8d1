"""A puzzle to be felt: its question and its answer in the braille of the language, and all on the paper."""

import subprocess
from pathlib import Path

import pytest

from openquarto.kernel import Solver
from openquarto.puzzles.pack import RatedPuzzle, shipped
from openquarto.puzzles.puzzle import KINDS
from openquarto.puzzles.sets import PuzzleSet
from openquarto.puzzles.tactile import puzzle_sheets
from openquarto.puzzles.task import task_of
from openquarto.speech.catalogue import catalogue, languages
from openquarto.speech.manner import Hearer, Manner
from openquarto.speech.task import tell_question
from openquarto.touch.sheet import ACROSS, DOWN, text_lines
from openquarto.view.edition import Edition
from tests.cli.command import run_here
from tests.touch.paper import Thing, read_sheet

SOLVER = Solver(table_mb=8)
VARIANTS = sorted({str(each.puzzle.position.variant) for each in shipped()})
SOME = [
    *(PuzzleSet.parse(f"kind={kind}&count=1&seed=4").puzzles[0] for kind in KINDS),
    *(PuzzleSet.parse(f"variant={text.replace('=', '%3D')}&count=1").puzzles[0] for text in VARIANTS),
]


def felt(rated: RatedPuzzle, language: str) -> list[list[Thing]]:
    return [read_sheet(sheet)[1] for sheet in puzzle_sheets(rated.puzzle, language, SOLVER)]


@pytest.mark.parametrize("language", languages())
def test_all_lies_on_the_paper(language: str) -> None:
    for rated in SOME:
        for things in felt(rated, language):
            for left, top, right, bottom in (thing.box for thing in things):
                assert min(left, top, 210 - right, 297 - bottom) >= 12, rated.id


@pytest.mark.parametrize("language", languages())
def test_every_question_fits_below_the_board(language: str) -> None:
    hearer = Hearer(manner=Manner(language=language, edition=Edition.ACCESS))
    for rated in SOME:
        asked = text_lines(tell_question(task_of(rated.puzzle).question, hearer)[0], language)
        assert 1 <= len(asked) <= DOWN
        assert max(map(len, asked)) <= ACROSS
        board, *_ = felt(rated, language)
        assert asked == [thing.name for thing in board if thing.kind == "braille"][1 + 8 :][: len(asked)]


def test_the_answer_stands_on_the_last_sheet_alone() -> None:
    (rated,) = PuzzleSet.parse("kind=trap&count=1&seed=4").puzzles
    board, stock, answer = felt(rated, "en")
    assert {"board", "piece", "braille"} == {thing.kind for thing in board}
    assert {"piece", "braille"} == {thing.kind for thing in stock}
    assert {"braille"} == {thing.kind for thing in answer}
    seen = next(each for each in SOME if each.puzzle.kind == "see")
    assert 2 == len(felt(seen, "en"))


@pytest.mark.needs("liblouis")
@pytest.mark.parametrize("language", languages())
def test_commas_and_hyphens_are_what_liblouis_writes(language: str) -> None:
    # The Italian table knows no hyphen; no Italian question has one.
    texts = ["quarto, a", *(["a-t-il"] if language != "it" else [])]
    done = subprocess.run(
        ["lou_translate", "--forward", f"unicode.dis,{catalogue(language).say('braille-table')}"],  # noqa: S607
        input="\n".join(texts) + "\n",
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stdout.splitlines() == [line for text in texts for line in text_lines(text, language)]


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "p.svg"
    done = run_here("tactile", "--puzzle", SOME[0].id, "-o", str(file), "--language", "de")
    assert (0, "") == (done.returncode, done.stderr)
    assert ["p-1.svg", "p-2.svg"] == sorted(each.name for each in tmp_path.iterdir())
    for arguments, said in (
        (["--puzzle", "nonsense"], "expected the name of a puzzle"),
        (["--puzzle", SOME[0].id, "4/4/4/4 - -"], "expected positions or a puzzle, got both"),
    ):
        done = run_here("tactile", *arguments)
        assert (2, "") == (done.returncode, done.stdout)
        assert said in done.stderr
