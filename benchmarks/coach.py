"""How long the coach looks at a turn: `python benchmarks/coach.py [TURNS]`, by how many pieces are placed.

Turns of players who look at nothing; nothing is remembered from one to the next. Processor time of one core.
"""

import random
import sys
import time
from statistics import mean

from openquarto.insight.coach import Coach
from openquarto.kernel import Solver
from openquarto.rules.action import Give, Phase, Place
from openquarto.rules.piece import Piece
from openquarto.rules.position import Position
from openquarto.rules.square import SQUARES, Square


def careless(placed: int, seed: int) -> tuple[Position, Square, Position, Piece]:
    """A turn after which so many pieces are placed."""
    chance = random.Random(seed)
    before = position = Position()
    square = SQUARES[0]
    while position.placed < placed or position.phase is not Phase.GIVE:
        if position.phase is Phase.GIVE:
            position = position.play(Give(chance.choice(position.stock)))
        else:
            before = position
            square = chance.choice([each for each in SQUARES if position[each] is None])
            position = position.play(Place(square))
    return before, square, position, chance.choice(position.stock)


def main(count: int) -> None:
    """Print a row for each number of pieces."""
    print("placed  mean  most  slips")
    solver = Solver()
    for placed in range(1, 16):
        seconds, slips = [], 0
        for seed in range(count):
            turn = careless(placed, seed)
            solver.clear()
            begin = time.process_time()
            slips += Coach(solver).judge(*turn).advice is not None
            seconds.append(time.process_time() - begin)
        print(f"{placed:6}  {mean(seconds):.2f}  {max(seconds):.2f}  {slips:2}/{count}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
