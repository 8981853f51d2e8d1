"""The referee between two players: clock, lots, history; each seat's View and Events."""

from openquarto.match.lot import draw_lot
from openquarto.match.mask import Mask, Wearer
from openquarto.match.play import play
from openquarto.match.referee import Match
from openquarto.match.settings import Settings

__all__ = ["Mask", "Match", "Settings", "Wearer", "draw_lot", "play"]
