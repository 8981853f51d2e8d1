"""The rules of Quarto, pure: pieces, squares, lines, variants, actions, positions, games."""

from openquarto.rules.action import Action, Call, Done, Give, Phase, Place, parse_action
from openquarto.rules.clock import (
    TOURNAMENT,
    GameClock,
    TimeControl,
    TurnClock,
    parse_time_control,
    parse_time_controls,
)
from openquarto.rules.error import Fault, QuartoError, RuleError, SetupError, TextError
from openquarto.rules.false_call import FalseCall
from openquarto.rules.game import START, Game
from openquarto.rules.line import BLOCKS, LINES, LINES_AND_BLOCKS, Line
from openquarto.rules.outcome import Outcome, Reason
from openquarto.rules.piece import PIECES, Piece, Side, Trait
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat
from openquarto.rules.setup import Board, Setup
from openquarto.rules.square import SQUARES, Square
from openquarto.rules.symmetry import Symmetry, board_symmetries, symmetries
from openquarto.rules.value import Value
from openquarto.rules.variant import CLASSIC, VARIANTS, Calling, Variant

__all__ = [
    "BLOCKS",
    "CLASSIC",
    "LINES",
    "LINES_AND_BLOCKS",
    "PIECES",
    "SQUARES",
    "START",
    "TOURNAMENT",
    "VARIANTS",
    "Action",
    "Board",
    "Call",
    "Calling",
    "Done",
    "FalseCall",
    "Fault",
    "Game",
    "GameClock",
    "Give",
    "Line",
    "Outcome",
    "Phase",
    "Piece",
    "Place",
    "Position",
    "QuartoError",
    "Reason",
    "RuleError",
    "Seat",
    "Setup",
    "SetupError",
    "Side",
    "Square",
    "Symmetry",
    "TextError",
    "TimeControl",
    "Trait",
    "TurnClock",
    "Value",
    "Variant",
    "board_symmetries",
    "parse_action",
    "parse_time_control",
    "parse_time_controls",
    "symmetries",
]
