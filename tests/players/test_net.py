"""A trained net as a player: it is shown what the notebook shows it, and its file is read with care."""

import json
import math
from pathlib import Path
from typing import Any

import pytest

from openquarto.environments import Batch
from openquarto.kernel import Solver
from openquarto.players.net import NetPlayer, inputs
from openquarto.players.net_weights import INPUTS, Net, read_net
from openquarto.players.studied import studied_name, studied_player
from openquarto.rules import Call, Phase, Place, Position, Variant
from openquarto.rules.error import SetupError
from openquarto.view.view import View
from tests.cli.command import run_here

ROOT = Path(__file__).parents[2]
SHIPPED = ROOT / "examples/net.json"


def notebook() -> dict[str, Any]:
    """What the cells of the notebook define up to the class of its net."""
    cells = json.loads((ROOT / "examples/train_a_net.ipynb").read_text(encoding="utf-8"))["cells"]
    found: dict[str, Any] = {}
    for cell in cells:
        code = "".join(cell["source"])
        if cell["cell_type"] == "code":
            exec(code, found)  # noqa: S102  our own notebook
        if "class Net" in code:
            return found
    raise AssertionError("the notebook has no net")


def test_it_is_shown_what_the_notebook_trained_it_with() -> None:
    taught = notebook()
    learner = taught["Net"](INPUTS)
    first, bias, second, last = (each.tolist() for each in learner.weights)
    net = Net(tuple(map(tuple, first)), tuple(bias), tuple(second), last[0])
    batch, seen = Batch(40, "auto", restarts=False), 0
    for step in range(24):
        shown = taught["features"](batch.observations)
        values = learner.forward(shown)[1]
        for number in range(len(batch)):
            position = batch.position(number)
            if batch.over[number]:
                continue
            mine = inputs(position.board, position.hand, position.stock, position.variant)
            assert shown[number].tolist() == pytest.approx(mine)
            assert math.isclose(values[number], net.value(mine), abs_tol=1e-5)
            seen += 1
        batch.step(batch.sample(step))
    assert seen > 300


def test_what_does_not_count_is_not_shown() -> None:
    board = Position.parse("ACEG/4/4/4 - - traits=f").board
    assert 0.0 == sum(inputs(board, None, (), Variant.parse("traits=h"))[:24:4])  # of dark lines nothing


def test_it_plays_every_variant_to_its_end_and_calls() -> None:
    player = NetPlayer(read_net(SHIPPED), seed=1)
    for name in ("classic", "blocks+auto", "traits=c"):
        position = Position(variant=Variant.parse(name))
        while position.phase is not Phase.OVER:
            position = position.play(player.choose(View.of(position, seat=position.to_act)))
    live = Position.parse("ABC1/4/4/4 D c1")
    placed = player.choose(View.of(live, seat=live.to_act))
    assert Place(live.play(placed).last) == placed  # type: ignore[arg-type]
    assert isinstance(player.choose(View.of(live.play(placed), seat=live.to_act)), Call)


def test_the_same_seed_gives_the_same_game() -> None:
    name = studied_name(f"net:{SHIPPED}")
    assert name
    start = View.of(Position(), seat=Position().to_act)
    solver = Solver(table_mb=1)
    assert len({str(studied_player(name, seed=3, solver=solver).choose(start)) for _ in range(3)}) == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"weights": 3}',
        '{"weights": [[], [], [], [1]]}',
        '{"weights": [[[1]], [1], [1], [NaN]]}',
        "[" * 9999,
    ],
)
def test_what_is_no_net_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "net.json"
    file.write_text(text)
    with pytest.raises(SetupError, match="expected a net"):
        read_net(file)


@pytest.mark.parametrize("change", ["fewer", "longer", "infinite"])
def test_weights_that_do_not_fit_are_refused(tmp_path: Path, change: str) -> None:
    weights = json.loads(SHIPPED.read_text(encoding="utf-8"))["weights"]
    match change:
        case "fewer":
            weights[0].pop()
        case "longer":
            weights[0][3].append(0.0)
        case "infinite":
            weights[1][0] = 1e999
    file = tmp_path / "net.json"
    file.write_text(json.dumps({"weights": weights}))
    with pytest.raises(SetupError, match="expected a net"):
        read_net(file)


def test_a_missing_file_is_said_in_a_sentence(tmp_path: Path) -> None:
    done = run_here("ladder", f"net:{tmp_path / 'none.json'}", "--positions", "1", "--processes", "1")
    assert 2 == done.returncode
    assert 1 == len(done.stderr.splitlines()), done.stderr
    assert "none.json" in done.stderr


def test_it_climbs_the_ladder_and_plays_matches(tmp_path: Path) -> None:
    name = f"net:{SHIPPED}"
    done = run_here("ladder", name, "--positions", "1", "--processes", "1")
    assert 0 == done.returncode, done.stderr
    assert name in done.stdout
    done = run_here(
        "match", name, "random", "--games", "2", "--processes", "1", "--output", str(tmp_path / "g.qgn")
    )
    assert 0 == done.returncode, done.stderr
    assert "2 games" in done.stdout
