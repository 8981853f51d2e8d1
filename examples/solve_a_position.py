"""The exact value of a position and its best turns: `python solve_a_position.py ["POSITION"]`."""

import sys

from openquarto import Position
from openquarto.kernel import Solver


def main(text: str = "D3/A1O1/JF1G/I1M1 E -") -> None:
    position = Position.parse(text)
    solver = Solver(table_mb=64)
    print(f"{position} is worth {solver.solve(position).value} for {position.to_act}")
    for turn in solver.turns(position)[:5]:
        print(f"  {turn.turn:8} {turn.value}")
    print("best play:", " ".join(solver.principal_variation(position)))


if __name__ == "__main__":
    main(*sys.argv[1:2])
