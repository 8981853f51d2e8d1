"""Which kernel answers: the one in C, else the same as WebAssembly, else the one in plain Python.

All have the functions and the `Table` of `_kernel.pyi`, the same values and the same nodes. The environment
variable OPENQUARTO_KERNEL names one of them, for whoever wants to compare.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openquarto.kernel import _kernel as kernel

__all__ = ["BACKENDS", "NAME", "VARIABLE", "fault_of", "is_slow", "kernel"]

BACKENDS = {  # the quickest first
    "native": "openquarto.kernel._kernel",
    "wasm": "openquarto.kernel.wasm",
    "plain": "openquarto.kernel.plain",
}
VARIABLE = "OPENQUARTO_KERNEL"


def fault_of(name: str) -> str | None:
    """Why a kernel cannot be used here, as Python says it; None if it can."""
    try:
        import_module(BACKENDS[name])
    except (ImportError, OSError) as error:  # an extension or a library for another machine
        return str(error)
    return None


def _chosen() -> str:
    wanted = os.environ.get(VARIABLE, "")
    if wanted and wanted not in BACKENDS:
        raise ImportError(f"expected {' or '.join(BACKENDS)} in {VARIABLE}, got {wanted!r}", name=__name__)
    if wanted and (fault := fault_of(wanted)):
        raise ImportError(f"the kernel {wanted} of {VARIABLE} cannot be used: {fault}", name=__name__)
    return wanted or next(name for name in BACKENDS if fault_of(name) is None)


NAME = _chosen()
if not TYPE_CHECKING:
    kernel = import_module(BACKENDS[NAME])


def is_slow() -> bool:
    """Whether searches take a hundred times as long as they could."""
    return NAME == "plain"
