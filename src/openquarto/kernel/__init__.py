"""The exact solver: the value of any position of any variant, with distance, from one of three kernels."""

from openquarto.kernel.bounded import BoundedSolver
from openquarto.kernel.error import KernelFault, Stopped
from openquarto.kernel.inquiry import Answer
from openquarto.kernel.solver import Solver
from openquarto.kernel.stop import Progress, Stop
from openquarto.kernel.stoppable import StoppableSolver
from openquarto.kernel.turns import TurnValue

__all__ = [
    "Answer",
    "BoundedSolver",
    "KernelFault",
    "Progress",
    "Solver",
    "Stop",
    "StoppableSolver",
    "Stopped",
    "TurnValue",
]
