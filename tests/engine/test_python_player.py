"""Players in Python that play in the protocol and in the arena, and what is said of those that cannot."""

import sys
from pathlib import Path

import pytest

from openquarto.cli import main
from openquarto.engine import Engine, EngineStartError, EngineTurnError, Limits
from openquarto.engine.python_player import load_player
from openquarto.rules import Game
from tests.cli.command import run
from tests.engine.python_players import Careful
from tests.engine.talk import OURS, Talk

HERE = "tests.engine.python_players"
AFTER_A = "position startpos moves A"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "expected a player in Python as module:Class, got ''"),
        ("my_players", "expected a player in Python as module:Class, got 'my_players'"),
        ("a:b:c", "expected a player in Python as module:Class, got 'a:b:c'"),
        ("no_such_module:A", "there is no Python module 'no_such_module' here"),
        (f"{HERE}:Missing", f"the Python module '{HERE}' has no class 'Missing'"),
        (f"{HERE}:Nobody", f"expected {HERE}:Nobody to be a class with a method choose(self, view)"),
        ("json:dumps", "expected json:dumps to be a class with a method choose(self, view)"),
        (f"{HERE}:Particular", "cannot be made without arguments: TypeError: Particular.__init__() missing"),
    ],
)
def test_what_is_no_player_is_said(text: str, sentence: str) -> None:
    with pytest.raises(EngineStartError) as raised:
        load_player(text)
    assert sentence in str(raised.value)


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("import no_such_part", "ModuleNotFoundError: No module named 'no_such_part' in faulty.py, line 1"),
        ("\n1 / 0", "ZeroDivisionError: division by zero in faulty.py, line 2"),
        ("def", "SyntaxError: invalid syntax"),
    ],
)
def test_a_module_that_cannot_be_imported_is_told_with_its_line(
    code: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "faulty.py").write_text(code, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    with pytest.raises(EngineStartError) as raised:
        load_player("faulty:Player")
    assert f"faulty:Player cannot be imported: {sentence}" in str(raised.value)


def test_each_game_has_a_player_of_its_own() -> None:
    make = load_player(f"{HERE}:Careful")
    assert isinstance(make(), Careful)
    assert make() is not make()


def test_a_player_plays_as_an_engine() -> None:
    with Engine([*OURS, "--player", f"{HERE}:Careful"], patience=30) as engine:
        assert ("Careful", HERE, ["Variant"]) == (engine.name, engine.author, [*engine.options])
        engine.new_game()
        for _ in range(2):
            assert engine.ask(Game.of(), Limits(movetime=2_000)).actions


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (
            "Mute",
            "Mute chose None in 4/4/4/4 A - classic: expected an action such as Place(square=Square.a1)",
        ),
        ("Stubborn", "Stubborn chose A in 4/4/4/4 A - classic: expected A to be placed, got A"),
        ("Confused", "Confused failed to choose an action: ValueError: no idea in python_players.py, line"),
    ],
)
def test_what_is_no_turn_is_said(name: str, sentence: str) -> None:
    talk = Talk(load_player(f"{HERE}:{name}"))
    talk.send(AFTER_A, "go movetime 1000")
    assert sentence in talk.wait_for("info string")
    assert "bestmove none" == talk.wait_for("bestmove")
    talk.close()


def test_a_slow_player_is_waited_for() -> None:
    talk = Talk(load_player(f"{HERE}:Slow"))
    talk.send(AFTER_A, "go movetime 1")
    assert "bestmove a1B" == talk.wait_for("bestmove")
    talk.send("go infinite", "stop")
    assert "bestmove a1B" == talk.wait_for("bestmove")
    talk.send("go infinite", "quit")
    talk.wait_for_end()
    talk.close()


def test_the_reason_is_told_to_whoever_asked() -> None:
    command = [*OURS, "--player", f"{HERE}:Mute"]
    with pytest.raises(EngineTurnError) as raised, Engine(command, patience=30) as engine:
        engine.ask(Game.of(), Limits(movetime=2_000))
    assert "expected a turn; it said: Mute chose None in 4/4/4/4 - - classic" in str(raised.value)


def test_a_player_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    players = (f"python:{HERE}:Careful", "random")
    assert 0 == main(["match", *players, "--games", "2", "--movetime", "5000"])
    assert "Careful against random, classic, seed 1: 2 games, 1 whole pair" in capsys.readouterr().out


def test_an_arena_without_such_a_player_says_so() -> None:
    done = run("match", f"python:{HERE}:Missing", "random")
    assert (2, "") == (done.returncode, done.stdout)
    assert f"the Python module '{HERE}' has no class 'Missing'" in done.stderr
