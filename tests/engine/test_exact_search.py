"""Choosing a turn: exact where there is time, sound where there is none, and always legal."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from openquarto.engine.exact_search import ExactSearch
from openquarto.engine.info import Info
from openquarto.engine.level_search import LevelSearch
from openquarto.engine.levels import EXACT, NAMES
from openquarto.engine.limits import Limits
from openquarto.engine.moves import is_whole, read_turn
from openquarto.engine.option import Choices
from openquarto.kernel import Solver
from openquarto.rules import SQUARES, VARIANTS, Game, Phase, Position, Setup, Value
from tests.kernel.positions import boards

SOLVER = Solver(table_mb=4)
PLAIN = Choices()
WINS_IN_THREE = "JKAG/NBP1/C2L/FMDH I - blocks"


def thought(position: Position | str, words: str = "", choices: Choices = PLAIN) -> tuple[str, list[Info]]:
    told: list[Info] = []
    start = Position.parse(position) if isinstance(position, str) else position
    kind = ExactSearch if choices.level == EXACT else LevelSearch
    search = kind(start, Limits.parse(words), choices, told.append)
    search.run(SOLVER)
    return search.turn, told


def after(position: Position, turn: str) -> Game:
    """The game after a turn, which must be legal and whole."""
    start = Game.of(position)
    game = Game.of(position, read_turn(start, turn))
    assert is_whole(game)
    return game


@st.composite
def late_positions(draw: st.DrawFn) -> Position:
    """Late boards with any last square, so that a quarto may be live."""
    bare = draw(boards(9))
    taken = [square for square in SQUARES if bare.board[square.index]]
    setup = Setup(bare.board, bare.hand, draw(st.sampled_from([None, *taken])), bare.variant)
    position = Position.of(setup)
    return Position(variant=bare.variant) if position.phase is Phase.OVER else position


@given(late_positions())
@settings(max_examples=60)
def test_without_limits_the_turn_is_the_best(position: Position) -> None:
    turn, told = thought(position, "nodes 20000")
    after(position, turn)
    if position.placed:
        answer = SOLVER.analyse(position)
        assert answer.value == told[-1].value
        assert answer.value == {each.turn: each.value for each in answer.turns}[turn]
        assert turn == told[-1].pv[0]


@given(late_positions(), st.sampled_from(["nodes 0", "depth 0", "depth 2"]), st.sampled_from(NAMES))
@settings(max_examples=25)
def test_with_any_limit_and_level_the_turn_is_legal(position: Position, words: str, level: str) -> None:
    after(position, thought(position, words, replace(PLAIN, level=level))[0])


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_no_time_at_all_in_all_variants(variant: object) -> None:
    for text in ("4/4/4/4 - -", "4/4/4/4 M -", "A3/1F2/2O1/4 M b2"):
        position = Position.parse(f"{text} {variant}")
        after(position, thought(position, "nodes 0")[0])


@pytest.mark.parametrize(
    ("position", "turn"),
    [
        ("ABCD/4/4/4 E d1 classic", "#a1-d1"),  # missed by the opponent
        ("ABCD/4/4/4 - d1 classic", "#a1-d1"),  # made by itself
        ("ABC1/4/4/4 D c1 classic", "d1#a1-d1"),
        ("ABC1/4/4/4 D c1 auto", "d1"),
        ("MICH/FAKE/LOJD/BNG1 P c4 classic", "d4="),
        ("MICH/FAKE/LOJD/BNG1 P c4 auto", "d4"),
        ("MICH/FAKE/LOJD/BNGP - d4 classic", "="),
    ],
)
def test_what_is_plain_needs_no_nodes(position: str, turn: str) -> None:
    assert turn == thought(position, "nodes 0")[0]


def test_without_nodes_it_gives_nothing_that_wins_at_once() -> None:
    """Three light pieces in a row: with a light piece in the opponent's hand all is lost."""
    position = Position.parse("AGD1/4/4/3M - - traits=c")
    turn, told = thought(position, "nodes 0")
    assert turn in "IJKLNOP"
    assert None is told[-1].value


def test_best_play_to_the_end_is_told() -> None:
    turn, told = thought(WINS_IN_THREE)
    assert "b3E" == turn
    assert (Value("W", 3), ("b3E", "c3O", "d2#d1-d4"), 3) == (told[-1].value, told[-1].pv, told[-1].depth)


def test_several_lines() -> None:
    turn, told = thought(WINS_IN_THREE, choices=replace(PLAIN, multipv=3))
    assert ("b3E", [1, 2, 3]) == (turn, [info.multipv for info in told])
    assert ["W3", "L2", "L2"] == [str(info.value) for info in told]
    assert [each.turn for each in SOLVER.turns(Position.parse(WINS_IN_THREE))[:3]] == [
        info.pv[0] for info in told
    ]


def test_all_lines_are_those_of_the_solver() -> None:
    position = Position.parse("P1H1/1AD1/CM2/2I1 K a1 classic")
    _, told = thought(position, choices=replace(PLAIN, multipv=240))
    assert {each.turn: each.value for each in SOLVER.turns(position)} == {
        info.pv[0]: info.value for info in told
    }


def test_a_draw_that_may_be_more_is_told_as_such() -> None:
    _, told = thought("2H1/2FD/4/A3 K c1 classic", "nodes 400000")
    assert any(info.is_at_least and info.value == Value("D") for info in told) or None is told[-1].value


@pytest.mark.parametrize(
    ("words", "nodes"), [("nodes 500", 500), ("nodes 3000 depth 3", 64), ("depth 8", 65536)]
)
def test_nodes_are_limited(words: str, nodes: int) -> None:
    start = Position()
    assert nodes == Limits.parse(words).node_limit(start)
    _, told = thought(start, words)
    assert (told[-1].nodes or 0) <= nodes + 2_000  # the kernel looks at its limit now and then


@pytest.mark.parametrize("words", ["depth 16", "depth 999999999999", "movetime 5"])
def test_a_depth_that_reaches_the_end_is_no_limit(words: str) -> None:
    assert None is Limits.parse(words).node_limit(Position())
