"""The options of our engine: what they are called, what they may be, and the lines that announce them."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from openquarto.engine.error import EngineFault
from openquarto.engine.levels import EXACT, NAMES, level_of
from openquarto.kernel.memory import memory_mb
from openquarto.kernel.solver import MOST_TABLE_MB, MOST_THREADS
from openquarto.notation.token import shortened
from openquarto.players.level import LEVELS
from openquarto.rules.error import QuartoError, TextError
from openquarto.rules.variant import CLASSIC, Variant

MOST_LINES = 240  # turns that a position can have
MOST_SEED = 2**31 - 1


@dataclass(frozen=True, slots=True)
class Choices:
    """What the options are set to."""

    hash_mb: int = 64
    threads: int = 1
    level: str = EXACT
    variant: Variant = CLASSIC
    multipv: int = 1
    book: bool = True
    seed: int = 0  # 0: by chance


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its kind as UCI has them, and how a value that was sent is taken."""

    name: str
    kind: str
    take: Callable[[Choices, str], Choices]

    @property
    def line(self) -> str:
        """How it is announced."""
        return f"option name {self.name} type {self.kind}"


def options() -> tuple[Option, ...]:
    """All of them; the memory of this machine limits the table."""
    plain = Choices()
    most_hash = min(MOST_TABLE_MB, memory_mb() or MOST_TABLE_MB)
    levels = " ".join(f"var {name}" for name in NAMES)
    return (
        _spin("Hash", plain.hash_mb, most_hash, lambda to, number: replace(to, hash_mb=number)),
        _spin("Threads", plain.threads, MOST_THREADS, lambda to, number: replace(to, threads=number)),
        Option("Level", f"combo default {plain.level} {levels}", _take_level),
        Option("Variant", f"string default {plain.variant}", _take_variant),
        _spin("MultiPV", plain.multipv, MOST_LINES, lambda to, number: replace(to, multipv=number)),
        Option("Book", "check default true", _take_book),
        _spin("Seed", plain.seed, MOST_SEED, lambda to, number: replace(to, seed=number), least=0),
    )


def _spin(
    name: str, default: int, most: int, put: Callable[[Choices, int], Choices], *, least: int = 1
) -> Option:
    def take(to: Choices, text: str) -> Choices:
        is_number = text.isascii() and text.isdigit() and len(text) <= len(str(most))
        if not is_number or not least <= int(text) <= most:
            raise _refusal(name, f"a number from {least} to {most}", text)
        return put(to, int(text))

    return Option(name, f"spin default {min(default, most)} min {least} max {most}", take)


def _take_level(to: Choices, text: str) -> Choices:
    level = level_of(text)
    if level is None:
        raise _refusal("Level", f"a number from 1 to {len(LEVELS)}, or {', '.join(NAMES)}", text)
    return replace(to, level=level)


def _take_variant(to: Choices, text: str) -> Choices:
    try:
        return replace(to, variant=Variant.parse(text))
    except QuartoError:
        raise _refusal("Variant", "classic or flags such as blocks+traits=cs+auto", text) from None


def _take_book(to: Choices, text: str) -> Choices:
    if text not in ("true", "false"):
        raise _refusal("Book", "true or false", text)
    return replace(to, book=text == "true")


def _refusal(name: str, expected: str, text: str) -> TextError:
    return TextError(EngineFault("option value", name=name, expected=expected, text=shortened(text)))
