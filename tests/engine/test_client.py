"""Engines that hang, crash, lie or shout: each is one error with a sentence, and leaves no process behind."""

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from openquarto.engine import (
    Engine,
    EngineCrashError,
    EngineError,
    EngineOutputError,
    EngineSilenceError,
    EngineStartError,
    EngineTimeError,
    EngineTurnError,
    Limits,
)
from openquarto.engine.info import Info
from openquarto.rules import FalseCall, Game, Give, Piece, Position, parse_action
from tests.engine.talk import bad

QUICK = Limits(movetime=100)
START = Game.of()


def use(mode: str, game: Game = START, *, at_first: float = 10.0, then: float = 10.0) -> None:
    """Greet, ask, query and ask again, as an arena does, with so much patience at first and then."""
    with Engine(bad(mode), patience=at_first) as engine:
        engine.patience = then
        engine.new_game()
        engine.ask(game, QUICK)
        engine.query("gameover")
        engine.ask(game, QUICK)


def test_a_sound_engine_is_no_error() -> None:
    with Engine(bad("sound"), options={"Hash": "1"}) as engine:
        reply = engine.ask(START, Limits(nodes=5))
        assert ("M", (Give(Piece.M),)) == (reply.turn, reply.actions)
        assert (Info(depth=2, nodes=1, pv=("M",)),) == reply.infos
        assert ("Bad", "false") == (engine.name, engine.query("gameover"))
    assert 0 == engine.process.status


@pytest.mark.parametrize(
    ("mode", "error", "sentence"),
    [
        ("hang@start", EngineSilenceError, "did not say ugiok within 0.5 s of 'ugi'"),
        ("hang@ugi", EngineSilenceError, "did not say ugiok within 0.5 s of 'ugi'"),
        ("hang@isready", EngineSilenceError, "Bad did not say readyok within 0.5 s of 'isready'"),
        ("hang@uginewgame", EngineSilenceError, "Bad did not say readyok within 0.2 s of 'isready'"),
        ("hang@position", EngineSilenceError, "Bad did not say readyok within 0.2 s of 'isready'"),
        ("hang@query", EngineSilenceError, "Bad did not say response within 0.2 s of 'query gameover'"),
        ("hang@go", EngineTimeError, "within 0.30 s; Bad did not say its bestmove within 0.2 s of 'stop'"),
        ("unstoppable", EngineTimeError, "Bad did not say its bestmove within 0.2 s of 'stop'"),
        ("late", EngineTimeError, "Bad did not say its bestmove within 0.30 s"),
        (
            "crash@start",
            EngineCrashError,
            "ended with status 3 before it said ugiok; its last words: thinking",
        ),
        ("crash@ugi", EngineCrashError, "ended with status 3 before it said ugiok"),
        ("crash@isready", EngineCrashError, "Bad ended with status 3 before it said readyok"),
        (
            "crash@position",
            EngineCrashError,
            "before it said readyok; its last words: thinking hard | out of",
        ),
        ("crash@go", EngineCrashError, "Bad ended with status 3 before it said bestmove"),
        ("crash@query", EngineCrashError, "Bad ended with status 3 before it said response"),
        ("killed@go", EngineCrashError, "Bad ended by SIGKILL before it said bestmove"),
        ("close@ugi", EngineCrashError, "closed its output before it said ugiok"),
        ("close@go", EngineCrashError, "Bad closed its output before it said bestmove"),
        ("bytes@start", EngineOutputError, "wrote a line of more than 65536 bytes"),
        ("bytes@go", EngineOutputError, "Bad wrote a line of more than 65536 bytes"),
        ("lines@ugi", EngineOutputError, "wrote more than 20000 lines before it said ugiok"),
        ("twice", EngineOutputError, "Bad said 'bestmove B' without having been asked"),
        ("turn=", EngineTurnError, "Bad answered '' to 4/4/4/4 - - classic: expected a turn"),
        ("turn=none", EngineTurnError, "Bad answered 'none' to 4/4/4/4 - - classic: expected a turn"),
        (
            "turn=Z",
            EngineTurnError,
            "answered 'Z' to 4/4/4/4 - - classic: expected a turn such as b4A, got 'Z'",
        ),
        ("turn=a1B", EngineTurnError, "expected a piece to be given, got a1"),
        ("turn=Ma1B", EngineTurnError, "expected a turn such as b4A, got 'Ma1B'"),
        ("turn=#a1-d1", EngineTurnError, "expected no call before the first placement, got #a1-d1"),
    ],
)
def test_bad_engines(mode: str, error: type[EngineError], sentence: str) -> None:
    began = time.monotonic()
    # Where the sentence tells a time, it is short; elsewhere the machine may be busy.
    with pytest.raises(error) as raised:
        use(mode, at_first=0.5 if "0.5" in sentence else 10.0, then=0.2 if "0.2" in sentence else 10.0)
    assert sentence in str(raised.value)
    assert time.monotonic() - began < 30


@pytest.mark.parametrize(
    ("mode", "sentence"),
    [
        ("turn=M", "expected A to be placed, got M"),
        ("turn=b4B", "expected an empty square, got b4, which holds M"),
        ("turn=a1A", "expected a piece of the stock, got A, which is on the board already"),
        ("turn=a1", "Bad answered 'a1' to 4/4/4/1M2 A b4 classic: expected the whole turn"),
        ("turn=a1=", "expected a piece to be given, got ="),
        ("turn=a1#b2-c3B", "expected one of the 10 lines of this variant, got b2-c3"),
        ("turn=#a1-d1#a1-d4", "expected at most one call in a window"),
        ("turn=" + "a1" * 900, "expected a piece to be given, got a1"),
    ],
)
def test_illegal_turns_are_named(mode: str, sentence: str) -> None:
    game = Game.of(actions=map(parse_action, ("M", "b4", "A")))
    with pytest.raises(EngineTurnError) as raised:
        use(mode, game)
    assert sentence in str(raised.value)


@pytest.mark.parametrize(
    ("mode", "false_call", "actions"),
    [
        ("turn=a1#a1-d1?B", FalseCall.GOES_ON, "a1 #a1-d1 B"),
        ("turn=a1#a1-d1B", FalseCall.GOES_ON, "a1 #a1-d1 B"),  # whether it is true, the referee knows
        ("turn=a1#a1-d1", FalseCall.GOES_ON, "a1 #a1-d1"),  # the rest is asked for then
        ("turn=a1#a1-d1B", FalseCall.LOSES, "a1 #a1-d1"),
    ],
)
def test_false_calls_are_no_illegal_turns(mode: str, false_call: FalseCall, actions: str) -> None:
    game = Game.of(actions=map(parse_action, ("M", "b4", "A")), false_call=false_call)
    with Engine(bad(mode)) as engine:
        assert actions == " ".join(map(str, engine.ask(game, QUICK).actions))


def test_a_late_engine_that_stops_can_be_asked_again() -> None:
    with Engine(bad("late")) as engine:
        with pytest.raises(EngineTimeError) as raised:
            engine.ask(START, QUICK)
        assert "stop" not in str(raised.value)
        assert "M" == engine.ask(START, Limits(movetime=5000)).turn


@pytest.mark.parametrize("mode", ["garbage@go", "errors@go", "errors@start", "sound"])
def test_harmless_noise(mode: str) -> None:
    use(mode)


def test_an_engine_that_reads_nothing_holds_nobody_up() -> None:
    """Its answers come by themselves; what it is sent fills the pipe, and then the queue."""
    with (
        Engine(bad("deaf@start"), patience=5) as engine,
        pytest.raises(EngineSilenceError, match="Deaf does not read what it is sent"),
    ):
        send_much(engine)


def send_much(engine: Engine) -> None:
    for _ in range(2_000):
        engine.send("x" * 1_000)


@pytest.mark.parametrize("mode", ["stubborn@start", "stays", "bytes@go", "child@ugi", "lines@go"])
def test_no_process_is_left(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openquarto.engine.process.PATIENCE", 0.2)
    engine = Engine(bad(mode), patience=10)
    with suppress(EngineError):
        engine.ask(START, QUICK)
    began = time.monotonic()
    engine.close()
    assert time.monotonic() - began < 15
    assert engine.process.status is not None
    assert not any(thread.is_alive() for thread in engine.process._threads)
    if mode == "child@ugi":
        with pytest.raises(ProcessLookupError):
            wait_for_end_of(int(engine.author))
    engine.close()  # once more does no harm
    with pytest.raises(EngineCrashError, match="was closed already"):
        engine.sync()


def wait_for_end_of(process: int) -> None:
    """Ask until it is gone; a killed process is there until its new parent has noticed."""
    for _ in range(500):
        os.kill(process, 0)
        with suppress(OSError):
            if ") Z " in Path(f"/proc/{process}/stat").read_text(encoding="utf-8"):
                raise ProcessLookupError
        time.sleep(0.01)


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("", "expected the command line of an engine, got nothing"),
        ("no/such/engine --level 3", "engine cannot be started: No such file or directory"),
        ((os.curdir,), "cannot be started: Permission denied"),
        (("a\0b",), "cannot be started: embedded null byte"),
    ],
)
def test_engines_that_cannot_be_started(command: str | tuple[str, ...], sentence: str) -> None:
    with pytest.raises(EngineStartError) as raised:
        Engine(command)
    assert sentence in str(raised.value)


def test_a_program_that_is_no_engine() -> None:
    with pytest.raises(EngineCrashError, match="ended with status 0 before it said ugiok"):
        Engine((sys.executable, "-c", "print('hello')"))


def test_a_start_that_its_text_cannot_tell_is_refused() -> None:
    called = Position.parse("ABCD/4/4/4 E d1").play(parse_action("#a1-a4"))
    with (
        Engine(bad("sound")) as engine,
        pytest.raises(ValueError, match="expected a start that its text tells"),
    ):
        engine.ask(Game.of(called), QUICK)
