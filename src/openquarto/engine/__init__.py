"""The engine protocol, UGI on lines of text, at both ends: an engine of our own, and the use of any other.

What plays is in `session`, `run` and the searches, and needs the C kernel. What asks is in `client`, `player`
and `check`, and does not: so this package imports the second half alone.
"""

from openquarto.engine.check import Finding, check
from openquarto.engine.client import Engine, Reply
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
