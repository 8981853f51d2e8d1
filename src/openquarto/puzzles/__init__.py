"""Puzzles: positions with one task each, whose answers are proved and not stored by hand."""

from openquarto.puzzles.daily import daily
from openquarto.puzzles.pack import RatedPuzzle, find, shipped
from openquarto.puzzles.proof import Proof, prove
from openquarto.puzzles.puzzle import KINDS, Kind, Puzzle
from openquarto.puzzles.sets import PuzzleSet
from openquarto.puzzles.task import task_of

__all__ = [
    "KINDS",
    "Kind",
    "Proof",
    "Puzzle",
    "PuzzleSet",
    "RatedPuzzle",
    "daily",
    "find",
    "prove",
    "shipped",
    "task_of",
]
