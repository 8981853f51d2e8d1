"""The exact solver: the value of any position of any variant, with distance, from a kernel in C."""

try:
    import openquarto.kernel._kernel  # noqa: F401  the rest of the package is of no use without it
except ModuleNotFoundError as missing:
    raise ImportError(
        "the solver's C kernel is not built: run `make setup`, or install with a C compiler at hand",
        name="openquarto.kernel._kernel",
    ) from missing

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
