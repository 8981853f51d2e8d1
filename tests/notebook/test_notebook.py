"""What notebooks show: the steps of a game with their values, a table that plays, a notebook that runs."""

import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from openquarto.notation import Record
from openquarto.notebook import Steps, table
from openquarto.notebook.widget import Table
from openquarto.players.net_weights import read_net
from openquarto.rules import Seat

ROOT = Path(__file__).parents[2]
WON = "1. A a2K 2. a1B d4P 3. b1C d1H 4. c1#a1-d1 1-0"


def test_each_turn_has_its_button_and_its_picture() -> None:
    page = Steps(Record.parse(WON))._repr_html_()
    assert (
        8
        == page.count("<input ")
        == page.count("<label ")
        == page.count("<section ")
        == page.count("<svg") - 1
    )
    assert 1 == page.count(" checked>")
    assert "4. c1#a1-d1" in page
    assert "a2 light round tall solid" in page.partition('class="heard"')[2]  # for those who hear it
    assert "<script" not in page


def test_values_are_exact_and_in_the_language_asked_for() -> None:
    record = Record.parse(WON)
    values = [str(value) for _, _, value in Steps(record).positions()]
    assert ["D", "D", "D", "D", "D", "D", "W1", "None"] == values
    assert "victoire en 1" in Steps(record, language="fr")._repr_html_()
    assert {None} == {value for _, _, value in Steps(record, values=False).positions()}


def test_two_in_one_notebook_do_not_disturb_each_other() -> None:
    names = [
        set(re.findall(r'id="(quarto[\w-]+)"', Steps(Record.parse(WON), values=False)._repr_html_()))
        for _ in "ab"
    ]
    assert set() == names[0] & names[1]


def test_it_can_be_read_without_pictures() -> None:
    assert "Steps(1. A 1... a2K" in repr(Steps(Record.parse(WON)))


def test_a_table_is_played_to_its_end() -> None:
    seat = Table("random", seed=3)
    assert 16 == len(seat.choices)
    assert ("A", "light round tall solid") == seat.choices[0]
    while seat.game.outcome is None:
        seat.chosen = seat.choices[0][0]  # as the page does
        assert "" == seat.chosen
    assert [] == seat.choices
    assert seat.told
    assert seat.picture.startswith("<svg")


def test_a_second_table_can_be_opened() -> None:
    assert isinstance(table("random"), Table)
    assert isinstance(table("random"), Table)


def test_what_is_against_the_rules_is_a_sentence() -> None:
    seat = Table("pine", language="fr", seed=1)
    seat.act("b2")
    assert seat.told
    assert seat.game.to_act is Seat.FIRST
    assert 0 == len(seat.game.actions)
    seat.act("nonsense")
    assert "nonsense" in seat.told


def test_a_table_tells_nothing_of_a_live_quarto() -> None:
    """The buttons are the same whether there is a quarto or not: any line, where one may call."""
    seat = Table("random", seed=3)
    seen = []
    while seat.game.outcome is None:
        if seat.game.position.may_call:
            seen.append([words for _, words in seat.choices if words.startswith("Quarto!")])
        seat.act(seat.choices[0][0])
    assert seen
    assert all(len(lines) == 10 for lines in seen)


@pytest.mark.more
def test_the_example_runs_from_top_to_bottom() -> None:
    notebook = nbformat.read(ROOT / "examples/quarto.ipynb", as_version=4)  # type: ignore[no-untyped-call]
    nbformat.validate(notebook)
    done = NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    shown = [output.get("data", {}) for cell in done.cells for output in cell.get("outputs", ())]
    assert 2 <= sum("image/svg+xml" in data for data in shown)
    assert any("quarto-steps" in data.get("text/html", "") for data in shown)
    assert any("application/vnd.jupyter.widget-view+json" in data for data in shown)


@pytest.mark.long
def test_the_small_net_beats_level_5(tmp_path: Path) -> None:
    """Trained anew, with NumPy alone: 190 of 200 were won when it was written, and 117 untrained."""
    notebook = nbformat.read(ROOT / "examples/train_a_net.ipynb", as_version=4)  # type: ignore[no-untyped-call]
    nbformat.validate(notebook)
    here = {"metadata": {"path": str(tmp_path)}}
    done = NotebookClient(notebook, timeout=1200, kernel_name="python3", resources=here).execute()
    assert read_net(tmp_path / "net.json").bias
    printed = "".join(output.get("text", "") for cell in done.cells for output in cell.get("outputs", ()))
    scores = [float(score) for score in re.findall(r"against walnut.*, ([\d.]+)\)", printed)]
    untrained, trained = scores
    assert trained > max(0.75, untrained)
