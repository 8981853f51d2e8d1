"""The kernel as WebAssembly: the answers and node counts of native, built from the sources of today."""

import random
from collections.abc import Iterable
from pathlib import Path

import pytest

import wasm as building
from openquarto.insight.twins import twins
from openquarto.kernel import Solver
from openquarto.kernel.turns import kernel_position, known_value
from openquarto.kernel.work import KernelPosition
from openquarto.rules import PIECES, SQUARES, Piece, Position, Setup, Variant
from openquarto.server.analysis.told import best_line
from openquarto.speech.manner import Hearer
from tests.kernel.positions import solved
from tests.kernel.wasm import Question, analyses_in_node, in_node, native

MEGABYTES = 16
FILES = ("exact", "expired", "variants")
VARIANTS = ("classic", "blocks", "auto", "traits=c", "traits=cs", "blocks+traits=shf", "traits=hf+auto")


def positions(texts: Iterable[str]) -> list[KernelPosition]:
    found = [Position.parse(text) for text in texts]
    return [kernel_position(each.board, each.hand, each.variant) for each in found]


def completes_a_line(position: KernelPosition) -> bool:
    ((score, _),), _ = native([Question("solve", position)], 1)
    return score == 16 - sum(piece < 16 for piece in position.board)


def test_it_is_small() -> None:
    assert 30_000 >= building.TARGET.stat().st_size


@pytest.mark.more
@pytest.mark.needs("zig")
def test_it_is_built_from_the_sources_of_today(tmp_path: Path) -> None:
    again = tmp_path / "kernel.wasm"
    building.build(again)
    assert building.TARGET.read_bytes() == again.read_bytes(), "run `make wasm`"


@pytest.mark.needs("node")
@pytest.mark.parametrize("name", FILES)
def test_values_and_nodes_are_those_of_native(name: str) -> None:
    """Of every solved position: classic and blocks, all sets of traits, boards with expired quartos."""
    texts = [text for text, _ in solved(name)]
    if name == "exact":
        texts = [text for text in texts if Position.parse(text).placed > 4]  # the others take seconds
    questions = [Question("solve", each) for each in positions(texts)]
    expected, _ = native(questions, MEGABYTES)
    assert len(questions) > 80
    assert expected == in_node(questions, MEGABYTES)[0]


@pytest.mark.needs("node")
def test_questions_about_all_turns_are_answered_as_by_native() -> None:
    texts = [text for text, _ in solved("variants")[::3] if Position.parse(text).placed > 5]
    asked = [each for each in positions(texts) if not completes_a_line(each)]
    questions = [Question("holding", each) for each in asked]
    questions += [Question("best_turn", each, 0) for each in asked]
    expected, _ = native(questions, MEGABYTES)
    assert len(questions) > 50
    assert expected == in_node(questions, MEGABYTES)[0]


def test_the_positions_are_of_all_kinds() -> None:
    texts = [text for name in FILES for text, _ in solved(name)]
    found = [Position.parse(text) for text in texts]
    assert 700 < len(found)
    assert {True, False} == {each.variant.blocks for each in found}
    assert {1, 2, 3, 4} == {len(each.variant.traits) for each in found}
    assert all(isinstance(known_value(each), KernelPosition) for each in found)


SPECIAL = (
    "ABCD/4/4/4 - d1",  # a live quarto, for the placer and for the opponent
    "ABCD/4/KOHJ/4 E d1",
    "ABC1/4/KOHJ/4 D c3 auto",
    "AC2/IK2/4/4 - b2 blocks",
    "ABCD/EFGH/IJKL/MNOP - d4",
    "ABCD/EFGH/IJKL/MNOP - -",
    "ABCD/EFGH/IJKL/MNO1 P -",
    "ABCD/EFGH/IJKL/MNO1 P a1 auto",
    "ABCD/4/4/4 - d1 auto",  # over
    "ABCD/EFGH/IJKL/MNOP - - auto",
)


@pytest.mark.needs("node")
def test_the_page_finds_what_the_solver_finds() -> None:
    """All turns in order, best play, groups of equals; with live and expired quartos, in all variants."""
    texts = [*SPECIAL, *(random_text(random.Random(seed)) for seed in range(120))]
    solver = Solver(table_mb=MEGABYTES, book=None)
    for text, found in zip(texts, analyses_in_node(texts), strict=True):
        assert expected(Position.parse(text), solver) == found, text


def random_text(chance: random.Random) -> str:
    """Any board from 5 pieces on; what was placed last may have made a quarto."""
    count = chance.randint(5, 16)
    pieces, squares = chance.sample(PIECES, 16), chance.sample(SQUARES, count)
    board: list[Piece | None] = [None] * 16
    for square, piece in zip(squares, pieces, strict=False):
        board[square.index] = piece
    hand = pieces[count] if count < 16 and chance.random() < 0.6 else None
    last = chance.choice([None, squares[-1]])
    return str(Position.of(Setup(tuple(board), hand, last, Variant.parse(chance.choice(VARIANTS)))))


def expected(position: Position, solver: Solver) -> dict[str, object]:
    """What the solver and the server's analysis say."""
    answer = solver.analyse(position)
    by_actions = {each.actions: each for each in answer.turns}
    line = best_line(position, answer.value, solver.principal_variation(position), Hearer())
    return {
        "value": str(answer.value),
        "turns": [(each.turn, str(each.value)) for each in answer.turns],
        "line": [(each.turn, each.value, each.after) for each in line],
        "groups": [[by_actions[each].turn for each in group] for group in twins(position, by_actions)],
    }
