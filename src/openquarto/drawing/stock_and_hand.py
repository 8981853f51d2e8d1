"""What lies beside the board: the hand on its saucer, and the stock on its tray."""

from openquarto.drawing.palette import BURNT, EDGE, INK, QUIET_INK, SANS, SERIF
from openquarto.drawing.shapes import element, label
from openquarto.drawing.superellipse import Superellipse
from openquarto.drawing.symbols import stand
from openquarto.drawing.wood import rim, slab, use, well
from openquarto.drawing.words import piece_name
from openquarto.rules.piece import Piece
from openquarto.rules.square import SQUARES
from openquarto.view.edition import Edition
from openquarto.view.view import View

# Every piece has its home in the tray; a step along a row or a column changes one trait.
HOMES = tuple(Piece(4 * (row ^ row >> 1) + (column ^ column >> 1)) for row in range(4) for column in range(4))

_HOME = Superellipse(63.5, 61.5, 3.4)
_BOWL = Superellipse(156, 119, 2)
_TRAY = Superellipse(300, 291, 7.5)
_SAUCER = Superellipse(200, 160, 2)
_CENTRES = tuple(complex(27 + 136.5 * (at % 4 + 0.5), 27 + 132 * (at // 4 + 0.5)) for at in range(16))


def hand(view: View, edition: Edition, prefix: str) -> str:
    """The saucer, 400 wide, with the piece that was given, and its name in four words to the right."""
    centre = _SAUCER.reach
    names = piece_name(view.hand, edition).split() if view.hand is not None else ["empty"]
    lines = (label(name, complex(450, 146 + 62 * at)) for at, name in enumerate(names))
    return "".join(
        (
            empty_saucer(prefix),
            stand(view.hand, edition, centre - 44j, 158, prefix=prefix) if view.hand is not None else "",
            label("Hand", 450 + 78j, font_family=SANS, font_size=45, font_weight=600, fill=QUIET_INK),
            element("g", *lines, font_family=SERIF, font_size=56, fill=INK),
        )
    )


def empty_saucer(prefix: str) -> str:
    """The saucer with its bowl and nothing in it."""
    centre = _SAUCER.reach
    return "".join(
        (
            rim("bowl", prefix, _BOWL),
            well("bowl", prefix),
            slab("saucer", prefix, _SAUCER, thick=22),
            use(f"{prefix}bowl", x=centre.real, y=centre.imag),
        )
    )


def stock(view: View, edition: Edition, prefix: str) -> str:
    """The tray, 600 wide; the home of a piece that is gone names the place where it is now."""
    notes = {
        piece: str(square) for square, piece in zip(SQUARES, view.board, strict=True) if piece is not None
    }
    if view.hand is not None:
        notes[view.hand] = "hand"
    homes = tuple(zip(HOMES, _CENTRES, strict=True))
    here = [(piece, at) for piece, at in homes if piece not in notes]
    gone = [(notes[piece], at) for piece, at in homes if piece in notes]
    rims = (use(f"{prefix}home-rim", x=at.real, y=at.imag) for _, at in gone)
    told = (label(note, at + 13j) for note, at in gone)
    return "".join(
        (
            label("Stock", complex(4, -26), font_family=SANS, font_size=41, font_weight=600, fill=QUIET_INK),
            rim("home", prefix, _HOME),
            well("home", prefix) if here else "",
            slab("tray", prefix, _TRAY, thick=16),
            element("g", *rims, fill="none", stroke=EDGE[2], stroke_width=1.7, opacity=0.75),
            element("g", *told, font_family=SANS, font_size=37, text_anchor="middle", fill=BURNT),
            *(use(f"{prefix}home", x=at.real, y=at.imag) for _, at in here),
            *(stand(piece, edition, at, _HOME.down, prefix=prefix) for piece, at in here),
        )
    )


def empty_tray(prefix: str) -> str:
    """The tray without its homes."""
    return slab("tray", prefix, _TRAY, thick=16)


def home(prefix: str) -> str:
    """The home of one piece, around the origin."""
    return rim("home", prefix, _HOME) + well("home", prefix) + use(f"{prefix}home")


def left_home(prefix: str) -> str:
    """The home of a piece that is gone: its rim alone."""
    drawn = use(f"{prefix}home-rim", fill="none", stroke=EDGE[2], stroke_width=1.7, opacity=0.75)
    return rim("home", prefix, _HOME) + drawn
