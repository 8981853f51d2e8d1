"""The colours of the drawings: one platter wood, three woods for the pieces, linen, ink and inlay."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Wood:
    """What a piece is made of, lit from the upper left."""

    name: str
    sides: tuple[str, str, str, str]  # of the body, from the most lit to the most shaded
    top: tuple[str, str]
    bevel: str
    outline: str
    grain: str
    wall: tuple[str, str]  # of the bore, from its shaded left to its lit right
    floor: str


LIGHT = Wood(
    name="light",
    sides=("#FCEFD2", "#F6E4BD", "#E9CE9B", "#D1AC75"),
    top=("#FEF5DF", "#F4E1B9"),
    bevel="#FFFBF0",
    outline="#2A1709",
    grain="#8A5A22",
    wall=("#54300F", "#9A6A38"),
    floor="#2A1406",
)
DARK = Wood(
    name="dark",
    sides=("#583725", "#402416", "#2C160B", "#1B0C05"),
    top=("#5B3A27", "#402315"),
    bevel="#BC9067",
    outline="#150A04",
    grain="#120702",
    wall=("#160903", "#3F2414"),
    floor="#0B0402",
)
BEECH = Wood(
    name="beech",
    sides=("#F4DCB3", "#ECCD9B", "#DAB47C", "#B98D55"),
    top=("#F9E9C9", "#EACD9B"),
    bevel="#FFF5DF",
    outline="#2A1709",
    grain="#8A5A22",
    wall=("#54300F", "#9A6A38"),
    floor="#2A1406",
)
WOODS = (LIGHT, DARK, BEECH)

# On paper: black on white, so that a photocopy of a photocopy still tells all sixteen apart.
BLANK = Wood(
    name="blank",
    sides=("#FFFFFF", "#FFFFFF", "#F0F0F0", "#D8D8D8"),
    top=("#FFFFFF", "#FFFFFF"),
    bevel="#FFFFFF",
    outline="#000000",
    grain="#000000",
    wall=("#000000", "#000000"),
    floor="#000000",
)
INKED = Wood(
    name="inked",
    sides=("#3C3C3C", "#2A2A2A", "#141414", "#000000"),
    top=("#4A4A4A", "#363636"),
    bevel="#FFFFFF",
    outline="#000000",
    grain="#000000",
    wall=("#FFFFFF", "#FFFFFF"),
    floor="#FFFFFF",
)
GROOVE = "#54300F"

# The platter, the tray and the saucer: their top, lit edge, side and wells.
PLATTER = ("#D3A672", "#C49561", "#B38250")
LIT_EDGE = "#F0D0A4"
EDGE = ("#8C5D33", "#AA7745", "#6A4220")
WELL = ("#9C6A3F", "#A97849")
WELL_SHADE = "#2B1405"

BURNT = "#23120A"  # letters on the wood
INLAY = "#FFF4DC"  # marks in the wood

PAPER = ("#FCF9F3", "#EFE7D9")
CARD = "#FFFCF6"
HAIRLINE = "#DDD2BF"
INK = "#241B13"
QUIET_INK = "#5F5145"

SERIF = "'Iowan Old Style','Palatino Linotype','URW Palladio L',P052,'Book Antiqua',Georgia,serif"
SANS = "system-ui,-apple-system,'Segoe UI',Roboto,Inter,'Noto Sans',sans-serif"
