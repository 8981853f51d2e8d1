"""The colours of what is drawn: wood, inlays and two sorts of pieces, on a light or a dark table.

Terminals without true colour would take the nearest of their 256, which turns wood pink and green; for them
there is a second set of colours, each of which is one of the 256.
"""

from dataclasses import dataclass, replace

from textual.app import App

LIGHT_THEME, DARK_THEME = "openquarto-light", "openquarto-dark"


@dataclass(frozen=True, slots=True)
class Wood:
    """What a piece is made of: its top and side, the grain or grooves in the side, its rim, bore and lip."""

    top: str
    side: str
    grain: str
    rim: str
    bore: str
    lip: str


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of board, stock and hand; the rest of the screen takes its own from the theme."""

    wood: str
    well: str
    line: str  # between the squares
    burn: str  # letters burnt into the wood
    faint: str  # where a piece used to be
    inlay: str  # the last placed square
    focus: tuple[str, str]  # a frame: its line, and the band behind it
    shown: tuple[str, str]  # the same around a called line
    light_piece: Wood
    dark_piece: Wood
    smooth_piece: Wood
    grooved_piece: Wood


_BEECH = Wood("#F8E6C3", "#E6C48E", "#D3AB70", "#FFF6E0", "#2B1507", "#8A5A2C")
LIGHT = Palette(
    wood="#C39360",
    well="#A06E42",
    line="#8E5F35",
    burn="#23120A",
    faint="#5E3B1C",
    inlay="#FFF4DC",
    focus=("#FFFFFF", "#1A0C05"),
    shown=("#FFF4DC", "#15594F"),
    light_piece=Wood("#FDF3DA", "#EBD09C", "#D9B57C", "#FFFBEF", "#2B1507", "#8A5A2C"),
    dark_piece=Wood("#64412C", "#2D170C", "#40251A", "#B98C63", "#0C0502", "#D9B183"),
    smooth_piece=_BEECH,
    grooved_piece=replace(_BEECH, grain="#5A3517"),
)
DARK = replace(LIGHT, wood="#B08050", well="#8F613A", line="#74502C", burn="#1A0C05", faint="#43280F")

_BEECH_256 = Wood("#FFD7AF", "#D7AF87", "#AF875F", "#FFFFD7", "#000000", "#875F00")
FEW = Palette(
    wood="#AF875F",
    well="#875F00",
    line="#875F00",
    burn="#000000",
    faint="#1C1C1C",
    inlay="#FFFFFF",
    focus=("#FFFFFF", "#000000"),
    shown=("#FFFFD7", "#005F5F"),
    light_piece=Wood("#FFFFD7", "#D7D7AF", "#D7AF87", "#FFFFFF", "#000000", "#875F00"),
    dark_piece=Wood("#4E4E4E", "#1C1C1C", "#303030", "#D7AF87", "#000000", "#D7AF87"),
    smooth_piece=_BEECH_256,
    grooved_piece=replace(_BEECH_256, grain="#303030"),
)


def palette_of(app: App[None]) -> Palette:
    """The colours that go with the theme and the terminal of an app."""
    if has_few_colours(app):
        return FEW
    return LIGHT if app.theme == LIGHT_THEME else DARK


def has_few_colours(app: App[None]) -> bool:
    """Whether the terminal shows 256 colours or fewer."""
    return app.console.color_system != "truecolor"
