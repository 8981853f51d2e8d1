"""The engine protocol, UGI on lines of text, at both ends: an engine of our own, and the use of any other.

What plays is in `session`, `run` and the searches, and needs the C kernel. What asks is in `client`, `player`
and `compliance`, and needs processes: so each name is imported when it is asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from openquarto.engine.client import Engine, Reply
    from openquarto.engine.compliance import Finding, check
    from openquarto.engine.error import (
        EngineAnswerError,
        EngineCrashError,
        EngineError,
        EngineFault,
        EngineOutputError,
        EngineSilenceError,
        EngineStartError,
        EngineTimeError,
        EngineTurnError,
    )
    from openquarto.engine.limits import Limits
    from openquarto.engine.player import UgiPlayer

__all__ = [
    "Engine",
    "EngineAnswerError",
    "EngineCrashError",
    "EngineError",
    "EngineFault",
    "EngineOutputError",
    "EngineSilenceError",
    "EngineStartError",
    "EngineTimeError",
    "EngineTurnError",
    "Finding",
    "Limits",
    "Reply",
    "UgiPlayer",
    "check",
]

_MODULES = {
    "Engine": "client",
    "Finding": "compliance",
    "Limits": "limits",
    "Reply": "client",
    "UgiPlayer": "player",
    "check": "compliance",
}


def __getattr__(name: str) -> Any:  # noqa: ANN401  as it is there
    """A name of this package, from its module."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}", name=name)
    return getattr(import_module(f"{__name__}.{_MODULES.get(name, 'error')}"), name)
