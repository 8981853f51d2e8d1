"""Levels under limits: a deadline gives no win away, and no search is left behind to disturb the next."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from openquarto.engine.levels import NAMES
from openquarto.engine.moves import is_whole, read_position, read_turn
from openquarto.players.perception import Perception, is_safe
from openquarto.rules import CLASSIC, Game
from tests.engine.talk import Talk

HARD = "fen 1I1C/4/3E/G3 A - classic"
LIMITS = ("movetime 30", "nodes 50", "depth 2", "p1time 300 p2time 300 p1inc 0 p2inc 0", "infinite")
FLAWLESS = ("ebony", "exact")
STARTS = ("startpos", "startpos moves M", "startpos moves M b4A a2J", HARD, "fen NL2/3J/4/1P1M E - blocks")
BETWEEN = (
    "uginewgame",
    "setoption name Hash value 2",
    "setoption name Hash value 3",
    "setoption name Threads value 2",
    "setoption name MultiPV value 3",
    "stop",
    "isready",
    "query result",
)


@pytest.fixture
def talk() -> Iterator[Talk]:
    talk = Talk()
    talk.send("ugi", "setoption name Hash value 4", "isready")
    talk.wait_for("readyok")
    yield talk
    talk.close()


def answer(talk: Talk, words: str, limits: str) -> Game:
    """The game after the engine's turn, which must be legal, whole and the answer of a sound search."""
    talk.send(f"position {words}", f"go {limits}")
    if "infinite" in limits:
        talk.send("stop")
    turn = talk.wait_for("bestmove ").split()[1]
    start = read_position(words, CLASSIC)
    after = start
    for action in read_turn(start, turn):
        after = after.play(action)
    assert is_whole(after)
    return after


def hands_over_a_win(game: Game) -> bool:
    position = game.position
    assert position.hand is not None
    return not is_safe(position.hand, Perception.complete(position.variant).threats(position.board))


@pytest.mark.parametrize("level", FLAWLESS)
@pytest.mark.parametrize("movetime", [1, 20, 100])
def test_a_deadline_gives_no_win_away(talk: Talk, level: str, movetime: int) -> None:
    talk.send(f"setoption name Level value {level}")
    for words in (HARD, "fen 1I1C/4/3E/G3 - - blocks", "fen NL2/3J/4/1P1M E - classic"):
        assert not hands_over_a_win(answer(talk, words, f"movetime {movetime}"))


@pytest.mark.parametrize("level", ["oak", *FLAWLESS])
def test_no_search_is_left_behind_to_disturb_the_next(talk: Talk, level: str) -> None:
    talk.send(f"setoption name Level value {level}")
    for _ in range(3):
        answer(talk, HARD, "movetime 20")
        answer(talk, HARD, "movetime 20")
        talk.send("uginewgame", "isready")
        talk.wait_for("readyok")
    talk.send("go infinite", "quit")
    talk.wait_for_end()
    assert not [line for line in talk.said if "failed" in line]


@pytest.mark.parametrize("level", NAMES)
def test_every_level_keeps_every_limit(talk: Talk, level: str) -> None:
    """In any order, with new games and other tables between."""
    chance = Random(level)
    talk.send(f"setoption name Level value {level}", "setoption name Book value false")
    for words, limits in chance.sample(list(product(STARTS, LIMITS)), 12):
        answer(talk, words, limits)
        talk.send(*chance.sample(BETWEEN, chance.randint(0, 2)))
    talk.send("isready")
    talk.wait_for("readyok")
    assert not [line for line in talk.said if "failed" in line]


@pytest.mark.parametrize("level", ["pine", "oak", "ebony"])
def test_the_same_seed_gives_the_same_turn(talk: Talk, level: str) -> None:
    def turns(seed: int) -> list[str]:
        talk.send(f"setoption name Seed value {seed}")
        return [str(answer(talk, words, "nodes 5000").position) for words in STARTS]

    talk.send(f"setoption name Level value {level}")
    assert turns(5) == turns(5)
    assert 1 < len({str(turns(seed)) for seed in range(1, 6)})
