"""Pages for braille, measured in cells by liblouis with the table of each language."""

import subprocess
from pathlib import Path
from random import Random

import pytest

from openquarto.rules import Piece, Position, Square, Variant
from openquarto.rules.seat import Seat
from openquarto.rules.square import SQUARES
from openquarto.speech import Hearer, Manner, languages, piece_code, piece_name
from openquarto.speech.braille import CELLS, ROWS, cells, pages, position_page, wrapped
from openquarto.view import Edition, View
from tests.cli.command import run, run_here

VARIANTS = [Variant.parse(text) for text in ("classic", "blocks+traits=csh", "traits=f+auto")]
MANNERS = [Manner(language=code, edition=edition) for code in languages() for edition in Edition]


def translated(lines: list[str], manner: Manner) -> list[str]:
    done = subprocess.run(
        ["lou_translate", "--forward", f"unicode.dis,{manner.words.say('braille-table')}"],  # noqa: S607
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert "" == done.stderr
    return done.stdout.splitlines()


def random_positions(count: int) -> list[Position]:
    chance = Random(7)
    positions = []
    for number in range(count):
        placed = number % 17
        pieces = chance.sample(list(Piece), 16)
        squares = chance.sample(SQUARES, placed)
        board: list[Piece | None] = [None] * 16
        for square, piece in zip(squares, pieces, strict=False):
            board[square.index] = piece
        hand = pieces[placed] if placed < 16 and chance.random() < 0.5 else None
        last = squares[-1] if squares else None
        variant = chance.choice(VARIANTS)
        positions.append(Position(tuple(board), hand, last, variant))
    return positions


@pytest.mark.needs("liblouis")
@pytest.mark.parametrize("manner", MANNERS, ids=lambda manner: f"{manner.language} {manner.edition}")
def test_pages_fit_the_embosser_and_our_count_is_never_too_low(manner: Manner) -> None:
    lines: list[str] = []
    for position in random_positions(170):
        for seat in (None, Seat.FIRST):
            page = position_page(View.of(position, seat=seat), Hearer(manner=manner, seat=seat))
            assert len(page) <= ROWS, page
            lines += page
    for line, braille in zip(lines, translated(lines, manner), strict=True):
        assert len(braille) <= cells(line) <= CELLS, (line, braille)
        assert not any(character < "\u2800" or character > "\u28ff" for character in braille), (line, braille)


@pytest.mark.needs("liblouis")
@pytest.mark.parametrize("manner", MANNERS, ids=lambda manner: f"{manner.language} {manner.edition}")
def test_names_and_codes_are_short(manner: Manner) -> None:
    """Check 14 of the design: a square and a name in 40 cells, with a code in 14."""
    names = [f"d4 {piece_name(piece, manner)}" for piece in Piece]
    codes = [f"d4 {piece_code(piece, manner)}" for piece in Piece]
    assert max(map(len, translated(names, manner))) <= 40
    assert max(map(len, translated(codes, manner))) <= 14
    assert 16 == len(set(translated(names, manner)))


def test_long_words_are_cut_and_lines_wrapped() -> None:
    assert ["x" * 20] * 4 == list(wrapped("x" * 80))
    assert all(cells(line) <= CELLS for line in wrapped("Ada 12 " * 30))
    assert [] == list(wrapped(""))
    assert [25, 25, 3] == [len(page) for page in pages([""] * 53)]


def test_a_position_says_all_that_there_is() -> None:
    view = View.of(Position.parse("D3/AO2/JF1G/IM1H E a1 blocks+traits=cs"))
    page = position_page(view, Hearer())
    assert "1 lrsh :::: :::: ::::" in page
    assert "First places now. Hand: light square" in page
    assert {"last a1", "colour, shape", "blocks", "a1 light round short hollow"} < set(page)
    assert Square.a1 is view.last


# The command


def test_the_command_writes_positions_and_games(tmp_path: Path) -> None:
    done = run("braille", "D3/AO2/JF1G/IM1H - a1", "--language", "fr")
    assert (0, "") == (done.returncode, done.stderr)
    assert "a1 claire ronde basse creuse" in done.stdout
    assert done.stdout.endswith("\n\f\n")
    game = tmp_path / "game.qgn"
    game.write_text('[First "Ada"] [Edition "access"] 1. A a1B 2. b1C c1D d1#a1-d1 1-0\nA b9 *\nA *\n')
    done = run_here("braille", str(game))
    assert 1 == done.returncode
    assert "1 lrts\n2 a1 lrth\n3 b1 lrss\n4 c1 lrsh\n5 d1 quarto row 1\n" in done.stdout
    assert "First: Ada" in done.stdout
    assert "line 2, column 3" in done.stderr


@pytest.mark.needs("liblouis")
def test_the_command_writes_cells() -> None:
    lines = run_here("braille", "D3/AO2/JF1G/IM1H - a1", "--cells").stdout.splitlines()
    assert "⠼⠁⠀⠇⠗⠎⠓⠀⠒⠒⠒⠒⠀⠒⠒⠒⠒⠀⠒⠒⠒⠒" == lines[1]


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        ("nonsense", "expected 3 or 4 fields '<board> <hand> <last> [<variant>]'"),
        ("missing.qgn", "there is no file missing.qgn"),
        ("AA2/4/4/4 - -", "stands on"),
    ],
)
def test_what_cannot_be_read_gets_a_sentence(what: str, sentence: str) -> None:
    done = run_here("braille", what)
    assert sentence in done.stderr
    assert (2, "") == (done.returncode, done.stdout)
