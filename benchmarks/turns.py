"""How many legal turns a second the rules play in pure Python: play them, and list them all."""

import random
import time
from collections.abc import Callable

from openquarto import PIECES, SQUARES, START, Give, Piece, Place, Position

SECONDS = 2.0


def play_random_games(chance: random.Random) -> int:
    """Play whole games of random turns (a place and a give each)."""
    pieces, squares = list(PIECES), list(SQUARES)
    chance.shuffle(pieces)
    chance.shuffle(squares)
    position = START.play(Give(pieces[0]))
    for square, piece in zip(squares, pieces[1:], strict=False):
        position = position.play(Place(square)).play(Give(piece))
    return 15


def play_every_turn(chance: random.Random) -> int:
    """Play every legal turn of a position with 8 pieces placed: 8 squares times 7 gifts."""
    pieces, squares = chance.sample(PIECES, 16), chance.sample(SQUARES, 16)
    board: list[Piece | None] = [None] * 16
    for square, piece in zip(squares[:8], pieces[:8], strict=True):
        board[square.index] = piece
    position = Position(tuple(board), pieces[8], squares[7])
    turns = 0
    for place in position.legal_actions:
        if isinstance(place, Place):
            placed = position.play(place)
            for give in placed.legal_actions:
                if isinstance(give, Give):
                    placed.play(give)
                    turns += 1
    return turns


def rate(work: Callable[[random.Random], int]) -> float:
    """Turns a second of this process's time, so that a busy machine counts less."""
    chance = random.Random(1)
    turns, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        turns += work(chance)
    return turns / spent


if __name__ == "__main__":
    print(f"legal turns played: {rate(play_random_games):,.0f} a second (to reach: 50,000)")
    print(f"every turn listed and played, 8 placed: {rate(play_every_turn):,.0f} a second (to reach: 50,000)")
