"""`analyse` as people and programs meet it: positions, records, what is refused, records written again."""

from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from openquarto.claims.check import problems
from openquarto.cli.analyse_positions import PositionAnalyst
from openquarto.notation.read import read_one
from openquarto.rules import Position
from openquarto.speech.manner import Hearer
from tests.cli.command import run, run_here, told

TRAP = "1J1E/L2B/4/KOH1 I - classic"
GAME = "I a2M c1A a1N d1O d4G b4C c2H a4F b1J c4D b2K d2#a2-d2 1-0"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.qgn"
    file.write_text(f'[Event "Club {{1}}"]\n[First "Ada"]\n\n{GAME}\n', encoding="utf-8")
    return file


def test_a_line_a_position_in_the_order_of_the_input() -> None:
    done = run("analyse", stdin=f"{TRAP}\nnonsense\nABC1/4/4/4 D -\n".encode())
    first, second, third = told(done.stdout)
    assert ["position", "value", "claims", "line"] == list(first)
    assert (TRAP, "W3", ["a3F", "a1A", "c1#a1-d1"]) == (first["position"], first["value"], first["line"])
    assert ["refuted", "only"] == [claim["kind"] for claim in first["claims"]]  # type: ignore[attr-defined]
    assert ["position", "error"] == list(second)
    assert "nonsense" == second["position"]
    assert "W1" == third["value"]
    assert (1, "") == (done.returncode, done.stderr)


def test_every_turn_with_its_claims_best_first() -> None:
    (line,) = told(run_here("analyse", "--turns", TRAP).stdout)
    turns = line["turns"]
    assert isinstance(turns, list)
    assert 72 == len(turns)
    assert {"turn", "value", "claims"} == set(turns[0])
    assert ("a3F", "W3", "trap") == (turns[0]["turn"], turns[0]["value"], turns[0]["claims"][0]["kind"])
    assert all(turn["claims"] for turn in turns)


def test_pressure_where_it_is_asked_for() -> None:
    drawn = "KG1H/2A1/1MB1/1LC1 - -"
    (plain,) = told(run_here("analyse", drawn).stdout)
    (asked,) = told(run_here("analyse", drawn, "--pressure").stdout)
    held = next(claim for claim in plain["claims"] if claim["kind"] == "held")  # type: ignore[attr-defined]
    pressed = next(claim for claim in asked["claims"] if claim["kind"] == "held")  # type: ignore[attr-defined]
    assert held["pressure"] is None
    assert {"share", "turn"} == set(pressed["pressure"])
    assert [] == problems(pressed, Position.parse(drawn))


def test_a_position_that_the_shell_has_split() -> None:
    (line,) = told(run_here("analyse", "ABC1/4/4/4", "D", "-").stdout)
    assert ("ABC1/4/4/4 D -", "W1") == (line["position"], line["value"])


def test_a_finished_position_has_no_claims_and_no_turns() -> None:
    (line,) = told(run_here("analyse", "ABCD/4/4/4 - d1 auto", "--turns").stdout)
    assert ("W0", [], [], []) == (line["value"], line["claims"], line["line"], line["turns"])


def test_a_line_a_turn_of_a_record(record: Path) -> None:
    done = run_here("analyse", str(record))
    lines = told(done.stdout)
    assert 13 == len(lines)
    keys = ["file", "game", "ply", "turn", "before", "after", "slip", "punished", "claims"]
    assert keys == list(lines[0])
    slips = [(line["ply"], line["before"], line["after"], line["punished"]) for line in lines if line["slip"]]
    assert [
        (7, "D", "L10", False),
        (8, "W9", "D", False),
        (9, "D", "L2", False),
        (10, "W1", "L1", False),
        (11, "W0", "D", False),
        (12, "D", "L2", True),
    ] == slips
    overlooked = lines[9]["claims"]
    assert [
        {
            "kind": "overlooked",
            "ply": 10,
            "line": "a1-d1",
            "sides": ["tall"],
            "by": "second",
            "then": "expired",
        }
    ] == overlooked


def test_what_cannot_be_read_does_not_keep_the_others_from_it(record: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.qgn"
    broken.write_text(f"I a2M z9 1-0\n\n{GAME}\n", encoding="utf-8")
    done = run_here("analyse", str(tmp_path / "none.qgn"), str(broken), str(record))
    lines = told(done.stdout)
    assert "cannot be read" in str(lines[0]["error"])
    assert {"line": 1, "column": 7, "message": "expected a turn, got 'z9'"}.keys() == lines[1]["error"].keys()  # type: ignore[attr-defined]
    assert 2 + 13 + 13 == len(lines)
    assert 2 == done.returncode


def test_a_value_that_is_not_true_is_put_right_and_told_of(tmp_path: Path) -> None:
    given, out = tmp_path / "given.qgn", tmp_path / "out.qgn"
    faulty = GAME.replace("b1J", "b1J {[%val D] as they thought}").replace("I ", "I {[%val D]} ", 1)
    given.write_text(f"{faulty.removesuffix('1-0')} {{[%val D]}} 1-0\n", encoding="utf-8")
    done = run_here("analyse", str(given), "--annotate", str(out))
    text = " ".join(out.read_text(encoding="utf-8").split())
    assert "b1J $4 {[%val W0] as they thought" in text
    assert text.endswith("7. d2#a2-d2 1-0")
    assert ["turn 10: [%val D] is not true: W0", "turn 13: [%val D] is not true: none"] == [
        line.partition("1/1: ")[2] for line in done.stderr.splitlines()
    ]


def test_a_game_that_is_over_has_ended_and_nothing_is_to_be_called() -> None:
    analyst = PositionAnalyst(Hearer(), is_json=False, turns=False, pressure=False)
    for position, how in (
        ("D3/AO2/JF1G/IM1H - a1 auto", "Second wins."),
        ("ABCD/EFGH/IJKL/MNOP - d4 auto", "First wins."),
    ):
        with redirect_stdout(StringIO()) as page:
            analyst.run([position])
        assert f"W0  The game is over. {how}" == page.getvalue().splitlines()[1]


def test_positions_and_records_are_analysed_one_after_the_other(record: Path, tmp_path: Path) -> None:
    for arguments in ([TRAP, str(record)], ["--annotate", str(tmp_path / "out.qgn"), TRAP]):
        done = run_here("analyse", *arguments)
        assert (2, "") == (done.returncode, done.stdout)
        assert f"{TRAP} is a position" in done.stderr
    assert [record] == [*tmp_path.iterdir()]


def test_annotated_records_keep_everything(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.qgn"
    done = run_here("analyse", str(record), "--annotate", str(out), "--language", "fr")
    assert 0 == done.returncode
    written = read_one(out.read_text(encoding="utf-8"))
    assert "Club {1}" == written.tags["Event"]
    assert read_one(record.read_text(encoding="utf-8")).game == written.game
    assert "complète" in str(written)
    assert ["D", "W9"] == [str(written).split("%val ")[at][:2].strip("]") for at in (6, 7)]


def test_nothing_is_written_where_a_game_would_be_lost(tmp_path: Path) -> None:
    broken, out = tmp_path / "broken.qgn", tmp_path / "out.qgn"
    broken.write_text(f"{GAME}\n\nI a2M z9 1-0\n", encoding="utf-8")
    done = run_here("analyse", str(broken), "--annotate", str(out))
    assert (1, False) == (done.returncode, out.exists())
    assert "is not written" in done.stderr


def test_for_people_in_their_language(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openquarto.cli.analyse.wants_json", lambda _options: False)
    page = run_here("analyse", TRAP, "--turns", "--language", "en").stdout
    assert "W3  Win in 3: a3, then give light square tall hollow." in page
    assert "Wherever the piece given is placed, no piece is safe to give next." in page
    assert all(len(line) <= 80 for line in page.splitlines())
    told_turns = run_here("analyse", str(record), "--language", "de").stdout
    assert " 12 " in told_turns
    refused = run_here("analyse", "AA2/4/4/4 - -", "--language", "fr").stdout
    assert "AA2/4/4/4 - -" in refused


def test_a_faulty_record_is_told_in_the_language_of_the_reader(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("openquarto.cli.analyse.wants_json", lambda _options: False)
    broken = tmp_path / "broken.qgn"
    broken.write_text("I a2M z9 1-0\n", encoding="utf-8")
    done = run_here("analyse", str(broken), "--language", "fr")
    assert f"{broken}: 1/1: Ligne 1, colonne 7\u00a0: z9" in done.stdout
    assert "expected" not in done.stdout


def test_headings_of_reasons_are_punctuated_as_the_language_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openquarto.cli.analyse.wants_json", lambda _options: False)
    page = " ".join(run_here("analyse", TRAP, "--language", "fr").stdout.split())
    assert "une pièce parmi 7 : Défaite en 2." in page


def test_a_slip_tells_its_cost_once(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openquarto.cli.analyse.wants_json", lambda _options: False)
    page = " ".join(run_here("analyse", str(record), "--language", "en").stdout.split())
    assert "b4C From a draw to a loss in 10. Slip, not punished." in page
    assert 1 == page.count("oss in 10")


def test_a_text_that_no_file_could_be_named_by_is_a_faulty_position() -> None:
    text = "A" * 5000
    done = run_here("analyse", text, "ABC1/4/4/4 D -")
    faulty, sound = told(done.stdout)
    assert (text, "W1", 1) == (faulty["position"], sound["value"], done.returncode)
