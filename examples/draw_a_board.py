"""A position as a picture for the web: `python draw_a_board.py [FILE.svg] ["POSITION"]`."""

import sys
from pathlib import Path

from openquarto import Position
from openquarto.drawing.board import draw
from openquarto.drawing.text import text
from openquarto.view import Edition, View


def main(file: str = "board.svg", position: str = "D3/AO2/JF1G/IM1H - a1") -> None:
    view = View.of(Position.parse(position))
    Path(file).write_text(draw(view, edition=Edition.CLASSIC), encoding="utf-8")
    print(text(view).split("\n\n")[0])  # the same for a terminal
    print("drawn:", file)


if __name__ == "__main__":
    main(*sys.argv[1:3])
