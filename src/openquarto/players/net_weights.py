"""The weights of a small net: read from a file that may hold anything, and applied in plain Python."""

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from openquarto.players.error import PlayerFault
from openquarto.rules.error import SetupError

INPUTS = 92
MOST_HIDDEN, MOST_BYTES = 4096, 1 << 25
Vector = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Net:
    """One hidden layer: for each input the weights to it, its biases, those from it, and the last bias."""

    first: tuple[Vector, ...]
    bias: Vector
    second: Vector
    last: float

    def __post_init__(self) -> None:
        sizes = {len(each) for each in (*self.first, self.bias, self.second)}
        if len(self.first) != INPUTS or len(sizes) != 1 or not 0 < min(sizes) <= MOST_HIDDEN:
            raise ValueError(f"expected {INPUTS} inputs, each with a weight for every hidden number")
        if not all(math.isfinite(weight) for row in (*self.first, self.bias, self.second) for weight in row):
            raise ValueError("expected weights that are finite")

    def value(self, inputs: Sequence[float]) -> float:
        """What a position is worth to the player to act: from -1, which is lost, to 1."""
        hidden = list(self.bias)
        for amount, weights in zip(inputs, self.first, strict=True):
            if amount:  # most are 0
                hidden = [each + amount * weight for each, weight in zip(hidden, weights, strict=True)]
        answer = sum(weight * max(each, 0.0) for weight, each in zip(self.second, hidden, strict=True))
        return math.tanh(answer + self.last)


@lru_cache(maxsize=8)
def read_net(path: Path) -> Net:
    """The net in a file; raises SetupError if it holds none."""
    try:
        with path.open("rb") as file:
            text = file.read(MOST_BYTES)
        return _net(json.loads(text)["weights"])
    except OSError as error:
        raise SetupError(PlayerFault("net missing", file=str(path), reason=error.strerror)) from None
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError) as error:
        reason = str(error) or type(error).__name__
        raise SetupError(PlayerFault("net unreadable", file=str(path), reason=reason)) from None


def _net(weights: Any) -> Net:  # noqa: ANN401  what a file holds may be anything
    first, bias, second, (last,) = weights
    return Net(tuple(map(_vector, first)), _vector(bias), _vector(second), float(last))


def _vector(numbers: Sequence[float]) -> Vector:
    return tuple(map(float, numbers))
