"""The solver's manners: live quartos, the words of turns, and what it refuses."""

import pytest

from openquarto.kernel import Solver, memory
from openquarto.rules import START, Call, Done, Line, Place, Position, SetupError, Square, Value

SOLVER = Solver(table_mb=8, book=None)
HARD = Position.parse("4/4/4/4 - - classic")  # takes seconds at least
MIDDLE = Position.parse("4/1A2/2NG/D2L M - classic")


def turns(position: Position) -> dict[str, str]:
    return {each.turn: str(each.value) for each in SOLVER.turns(position)}


# Live quartos


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("ABCD/4/4/4 - d1", "W0"),  # the placer, before giving
        ("ABCD/4/4/4 E d1", "W0"),  # the opponent, before placing
        ("AC2/IK2/4/4 - b2 blocks", "W0"),
        ("AP2/LG2/4/4 - b2 blocks+traits=f", "D"),
        ("ABCD/EFGH/IJKL/MNOP - d4", "W0"),
        ("ABCD/EFGH/IJKL/MNOP - -", "D"),
        ("ABCD/EFGH/IJKL/MNO1 P -", "W1"),
        ("ABCD/EFGH/IJKL/MNO1 P a1 auto", "W1"),  # under automatic calling it has expired
    ],
)
def test_a_live_quarto_can_be_called_now(text: str, value: str) -> None:
    position = Position.parse(text)
    assert Value.parse(value) == SOLVER.solve(position, node_limit=10**7).value
    assert Value.parse(value).bare == SOLVER.solve(position, value_only=True).value


def test_whose_call_is_used_leaves_it_to_the_opponent() -> None:
    wrong = Call(Line.COLUMN_A)
    give = Position.parse("ABCD/EFGH/IJKL/MN2 - d1").play(wrong)
    assert Value.parse("L0") == SOLVER.solve(give).value
    assert {"O": "L0", "P": "L0"} == turns(give)
    look = Position.parse("ABCD/EFGH/IJKL/MNOP - d1").play(wrong)
    assert Value.parse("L0") == SOLVER.solve(look).value
    assert {"=": "L0"} == turns(look)
    assert Value.parse("W0") == SOLVER.solve(look.play(Done())).value
    assert Value.parse("D") == SOLVER.solve(look.play(Done()).play(wrong)).value
    assert {"=": "D", "#a1-d1": "W0"} == turns(look.play(Done()))


def test_a_board_without_a_living_line_is_drawn_at_one_node() -> None:
    """Every line holds both colours, and eight squares are left that no longer matter."""
    assert SOLVER.solve(Position.parse("1FM1/1JH1/A2L/P2D - - traits=c"), value_only=True).nodes == 1


def test_placing_lets_it_expire() -> None:
    """In the place phase the used call changes the value from W0 to what the board is worth without it."""
    live, dead = "AIJB/PG2/3N/OCH1 F d1 traits=s", "AIJB/PG2/3N/OCH1 F - traits=s"
    used = Position.parse(live).play(Call(Line.COLUMN_A))
    assert Value.parse("W0") == SOLVER.solve(Position.parse(live)).value
    assert SOLVER.solve(Position.parse(dead)).value == SOLVER.solve(used).value
    assert turns(Position.parse(dead)) == turns(used)
    assert {"#a1-d1": "W0"} | turns(used) == turns(Position.parse(live))


@pytest.mark.parametrize(
    ("position", "value"),
    [
        (Position.parse("ABCD/4/4/4 - d1 auto"), "W0"),
        (Position.parse("ABCD/EFGH/IJKL/MNOP - - auto"), "D"),
        (Position.parse("ABCD/4/4/4 - d1").play(Call(Line.ROW_1)), "W0"),
        (Position.parse("ABCD/EFGH/IJKL/MNOP - -").play(Done()).play(Done()), "D"),
    ],
)
def test_a_game_that_is_over_keeps_its_value_and_has_no_turns(position: Position, value: str) -> None:
    assert value == str(SOLVER.solve(position).value) == str(SOLVER.analyse(position).value)
    assert () == SOLVER.turns(position)
    assert () == SOLVER.principal_variation(position)


# Turns


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("ABCD/EFGH/IJKL/MN2 O -", {"c4#c1-c4": "W1", "d4#d1-d4": "W1"}),
        ("ABCD/EFGH/IJKL/MN2 O - auto", {"c4": "W1", "d4": "W1"}),
        ("ABCD/EFGH/IJKL/MN2 - -", {"O": "L1", "P": "L1"}),
        ("ABCD/EFGH/IJKL/MNO1 P d3", {"#a3-d3": "W0", "d4#a4-d4": "W1"}),
        ("ABCD/EFGH/IJKL/MNOP - -", {"=": "D"}),
        ("ABCD/EFGH/IJKL/MNOP - d4", {"#a4-d4": "W0", "=": "L0"}),
        ("ABPC/EOFL/1HGJ/NIKM D - traits=c", {"a3=": "D"}),
        ("ABPC/EOFL/1HGJ/NIKM D - traits=c+auto", {"a3": "D"}),
    ],
)
def test_how_turns_are_written(text: str, expected: dict[str, str]) -> None:
    assert expected == turns(Position.parse(text))


def test_every_turn_is_there_once() -> None:
    told = SOLVER.turns(Position.parse("IEC1/1A2/2NG/D2L M - traits=cs"))
    tokens = [each.turn for each in told]
    assert len(set(tokens)) == len(tokens)
    assert all("".join(map(str, each.actions)) == each.turn for each in told)
    squares = {each.actions[0] for each in told}
    assert (
        set(
            map(
                Place,
                (Square.d1, Square.a2, Square.c2, Square.d2, Square.a3, Square.b3, Square.b4, Square.c4),
            )
        )
        == squares
    )


def test_equal_turns_stand_in_the_order_of_their_tokens() -> None:
    told = SOLVER.turns(MIDDLE)
    assert list(told) == sorted(
        sorted(told, key=lambda each: each.turn), key=lambda each: each.value, reverse=True
    )


def test_symmetric_turns_are_searched_once_and_told_each() -> None:
    """Here the diagonal is a mirror, and of the traits one counts, so that eight pieces are alike."""
    position = Position.parse("4/1A2/2N1/4 M - traits=c")
    told = {each.turn: each.value for each in SOLVER.turns(position)}
    assert 14 * 13 == len(told)
    for token in ("b1C", "d1I", "c4D", "a2P"):
        after = position
        for action in next(each.actions for each in SOLVER.turns(position) if each.turn == token):
            after = after.play(action)
        assert SOLVER.solve(after).value.before(1) == told[token]


# What it refuses


@pytest.mark.parametrize(
    ("settings_", "sentence"),
    [
        ({"threads": 0}, "expected 1 to 256 threads, got 0"),
        ({"threads": -1}, "expected 1 to 256 threads, got -1"),
        ({"threads": 10**30}, "expected 1 to 256 threads, got 1000"),
        ({"table_mb": 0}, "expected a table of 1 to 1048576 MB, got 0"),
        ({"table_mb": -5}, "expected a table of 1 to 1048576 MB, got -5"),
        ({"table_mb": 10**30}, "expected a table of 1 to 1048576 MB, got 1000"),
        ({"table_mb": 1 << 20}, "a table of 1048576 MB cannot be had"),
    ],
)
def test_settings_that_cannot_be(settings_: dict[str, int], sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        Solver(table_mb=settings_.get("table_mb", 1), threads=settings_.get("threads", 1), book=None)


def test_a_system_that_refuses_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    def refusing(megabytes: int) -> None:
        raise MemoryError

    monkeypatch.setattr("openquarto.kernel.solver._kernel.Table", refusing)
    with pytest.raises(SetupError, match="a table of 3 MB cannot be had: the system has no memory for it"):
        Solver(table_mb=3, book=None)


def test_the_memory_is_known_here() -> None:
    megabytes = memory.memory_mb()
    assert megabytes is None or 16 <= megabytes


@pytest.mark.parametrize("limit", [0, -1])
def test_limits_that_cannot_be(limit: int) -> None:
    with pytest.raises(SetupError, match=f"expected a limit of at least 1 node, got {limit}"):
        SOLVER.solve(START, node_limit=limit)
