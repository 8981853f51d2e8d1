"""What goes wrong between the two ends of the protocol: one class for each thing that an engine can do."""

from collections.abc import Mapping
from typing import ClassVar

from openquarto.rules.error import Fault, QuartoError


class EngineFault(Fault):
    """A fault of a line, or of an engine that does not keep to the protocol."""

    sentences: ClassVar[Mapping[str, str]] = {
        # what our engine answers to a line that it cannot use
        "command unknown": "expected a command such as isready, got {text!r}",
        "command too long": "expected lines of at most {most} bytes, got a longer one",
        "busy": "expected stop before {text!r}, because a search is going on",
        "option unreadable": "expected setoption name NAME value VALUE, got {text!r}",
        "option unknown": "expected one of the options {known}, got {text!r}",
        "option value": "expected {expected} for {name}, got {text!r}",
        "position unreadable": "expected startpos or fen, then perhaps moves, got {text!r}",
        "move faulty": "move {number}, {text!r}: {reason}",
        "move cut short": "expected a whole turn before the last move, got {text!r} as move {number}",
        "no position": "expected a position first, because the last one was refused",
        "game over": "expected no search, because the game is over",
        "limit unknown": "expected a limit such as movetime, nodes, depth, infinite or p1time, got {text!r}",
        "limit twice": "expected each limit at most once, got {text!r} twice",
        "limit number": "expected a number of at most {digits} digits after {name}, got {text!r}",
        "query unknown": "expected gameover, p1turn or result, got {text!r}",
        # a player in Python that our engine is to play by
        "player form": "expected a player in Python as module:Class, got {text!r}",
        "player module": "there is no Python module {module!r} here or where Python looks for modules",
        "player import": "{text} cannot be imported: {reason}",
        "player class": "the Python module {module!r} has no class {name!r}",
        "no player": "expected {text} to be a class with a method choose(self, view), and it is none",
        "player made": "{text} cannot be made without arguments: {reason}",
        "player failed": "{player} failed to choose an action: {reason}",
        "no action": "{player} chose {action} in {position}: expected an action such as {example}",
        "bad action": "{player} chose {action} in {position}: {reason}",
        # what another engine does
        "command empty": "expected the command line of an engine, got nothing",
        "missing": "{engine} cannot be started: {reason}",
        "silent": "{engine} did not say {expected} within {seconds:.1f} s of {command!r}",
        "deaf": "{engine} does not read what it is sent",
        "late": "{engine} did not say its bestmove within {seconds:.2f} s",
        "stuck": "{engine} did not say its bestmove within {seconds:.1f} s of 'stop'",
        "crashed": "{engine} ended {how} before it said {expected}{stderr}",
        "closed": "{engine} closed its output before it said {expected}{stderr}",
        "line too long": "{engine} wrote a line of more than {most} bytes",
        "too many lines": "{engine} wrote more than {most} lines before it said {expected}",
        "unasked": "{engine} said {text!r} without having been asked",
        "illegal": "{engine} answered {text!r} to {position}: {reason}",
        "no turn": "{engine} answered {text!r} to {position}: expected a turn{why}",
        "turn cut short": "{engine} answered {text!r} to {position}: expected the whole turn",
        "wrong answer": "{engine} answered {text!r} to query {question} in {position}, expected {expected}",
        "too soon": "{engine} said {text!r} in an infinite search before it was told to stop",
        "nameless": "{engine} did not say 'id name' before ugiok",
        "option line": "{engine} announced an option in a line that cannot be read: {text!r}",
        "does not end": "{engine} did not end within {seconds:.1f} s of {what}",
        "bad status": "{engine} ended with status {status} after {what}, expected 0",
        "endless game": "{engine} played more turns than a game can have",
        "finished": "{engine} was closed already",
    }


class EngineError(QuartoError):
    """An engine did not keep to the protocol. Whoever runs a game takes it as lost for that engine."""


class EngineStartError(EngineError):
    """It cannot be started at all."""


class EngineSilenceError(EngineError):
    """It does not answer to a greeting, a question or `isready` in time, or reads nothing any more."""


class EngineTimeError(EngineError):
    """It does not answer with a turn in time: it forfeits on time."""


class EngineCrashError(EngineError):
    """It ended, or closed its output."""


class EngineOutputError(EngineError):
    """It writes endless lines or too many of them, or answers that nobody asked for."""


class EngineAnswerError(EngineError):
    """It answers a question falsely, or at the wrong moment, or does not end when it is told to."""


class EngineTurnError(EngineError):
    """It answers with what is no turn, or with a turn that is against the rules."""
