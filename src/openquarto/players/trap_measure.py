"""How good a trap is: measures of the answers that a turn leaves, to choose among equal turns.

Each takes the values of all plausible answers as the opponent sees them, with distances where it asks for
them. It never has a say in which turns are the best: it chooses among those that are worth the same.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from openquarto.rules.value import Value

SEEN = 4  # placements within which an opponent is taken to see that an answer loses
FADE = 0.6  # of the chance to see a loss, for each turn of the winner that it takes longer


@dataclass(frozen=True, slots=True)
class TrapMeasure:
    """A number for a set of answers, the higher the better for whoever sets the trap."""

    measure: Callable[[Sequence[Value]], float]
    needs_distances: bool = False


def share(answers: Sequence[Value]) -> float:
    """The share of the answers that lose, each counted alike."""
    return sum(answer.is_loss for answer in answers) / len(answers)


def unseen(answers: Sequence[Value]) -> float:
    """The share that loses among all answers but those whose loss is near enough to be seen."""
    left = [answer for answer in answers if not (answer.is_loss and (answer.distance or 0) <= SEEN)]
    return share(left) if left else 1.0  # whatever is played loses


def graded(answers: Sequence[Value]) -> float:
    """The mean over all answers of the chance that a loss is not seen; it grows with its length."""
    return sum(1 - sight(answer) for answer in answers if answer.is_loss) / len(answers)


def err(answers: Sequence[Value]) -> float:
    """How likely somebody errs who avoids each loss that is seen, and chooses by chance among the rest."""
    losing = sum(1 - sight(answer) for answer in answers if answer.is_loss)
    holding = sum(not answer.is_loss for answer in answers)
    return losing / (losing + holding) if losing + holding else 1.0


def few(answers: Sequence[Value]) -> float:
    """The fewer answers do not lose, the better."""
    return -float(sum(not answer.is_loss for answer in answers))


def sight(loss: Value) -> float:
    """The chance that an answer is seen to lose: 1 where the next placement wins, less for longer ones."""
    after = (loss.distance or 0) - 1  # placements from after the answer up to the deciding one: 1, 3, 5, …
    return float(FADE ** (max(after - 1, 0) / 2))


MEASURES: Mapping[str, TrapMeasure] = {
    "share": TrapMeasure(share),
    "unseen": TrapMeasure(unseen, needs_distances=True),
    "graded": TrapMeasure(graded, needs_distances=True),
    "err": TrapMeasure(err, needs_distances=True),
    "few": TrapMeasure(few),
}
DEFAULT = MEASURES["graded"]
