"""Checking a pack: every puzzle proved and rated again, and no two of positions that symmetry makes equal."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from openquarto.kernel import Solver
from openquarto.puzzles.generator import twin_key
from openquarto.puzzles.pack import RatedPuzzle
from openquarto.puzzles.proof import prove
from openquarto.puzzles.rating import rating_of


@dataclass(frozen=True, slots=True)
class Checked:
    """How many there are of each kind, and what is wrong."""

    kinds: dict[str, int]
    faults: list[str]


def check(puzzles: Sequence[RatedPuzzle], solver: Solver, show: Callable[[int], None]) -> Checked:
    """Prove all of them again."""
    faults: list[str] = []
    seen: dict[tuple[object, ...], str] = {}
    for done, rated in enumerate(puzzles, 1):
        proof = prove(rated.puzzle, solver)
        if proof is None:
            faults.append(f"{rated.id}: {rated.puzzle.position} is no puzzle of the kind {rated.puzzle.kind}")
        elif rating_of(rated.puzzle, proof.answers) != rated.rating:
            faults.append(
                f"{rated.id}: the rating is {rating_of(rated.puzzle, proof.answers)}, not {rated.rating}"
            )
        key = twin_key(rated.puzzle.position)
        if key in seen:
            faults.append(f"{rated.id} is a twin of {seen[key]}")
        seen[key] = rated.id
        show(done)
    return Checked(dict(Counter(rated.puzzle.kind for rated in puzzles)), faults)
