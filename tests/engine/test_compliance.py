"""The compliance check: our engine passes, and each bad one fails with the right sentence."""

import pytest

from openquarto.cli import main
from openquarto.engine import check
from openquarto.engine.compliance import CHECKS
from tests.cli.command import run
from tests.engine.talk import OURS, bad

GREETS, *_ = CHECKS


def test_our_engine_keeps_to_the_protocol() -> None:
    done = run("ugi", "--patience", "60", "--check", *OURS)
    assert [
        *(f"ok      {name}" for name in CHECKS),
        f"{len(CHECKS)} ok, 0 failed",
    ] == done.stdout.splitlines()
    assert (0, "") == (done.returncode, done.stderr)


@pytest.mark.parametrize(
    ("mode", "name", "sentence"),
    [
        ("nameless", GREETS, "did not say 'id name' before ugiok"),
        ("option", "announces its options", "in a line that cannot be read: 'option Hash spin'"),
        ("sound", "answers queries", "'true' to query p1turn in 4/4/4/4 M - classic, expected false"),
        ("hang@query", "answers queries", "Bad did not say response within 0.5 s of 'query gameover'"),
        (
            "sound",
            "plays legal turns",
            "Bad answered 'M' to 4/4/4/4 M - classic: expected M to be placed, got M",
        ),
        ("hang@go", "plays legal turns", "Bad did not say its bestmove within 0.55 s"),
        ("crash@go", "plays legal turns", "its last words: thinking hard | out of ideas"),
        ("close@go", "plays legal turns", "Bad closed its output before it said bestmove"),
        ("bytes@go", "plays legal turns", "Bad wrote a line of more than 65536 bytes"),
        ("sound", "plays all 60 variants", "Bad answered 'M' to 4/4/4/4 M - classic"),
        ("twice", "keeps to its limits and answers once", "expected A to be placed"),
        (
            "early",
            "stops when told to, and no sooner",
            "Bad said 'bestmove M ponder a1B' in an infinite search",
        ),
        ("unstoppable", "stops when told to, and no sooner", "within 0.5 s of 'stop'"),
        ("crash@xyzzy", "bears nonsense", "Bad ended with status 3 before it said readyok"),
        ("turn=Z", "plays a whole game", "expected a turn such as b4A, got 'Z'"),
        ("status", "ends at quit", "Bad ended with status 4 after quit, expected 0"),
        ("stays", "ends at quit", "Bad did not end within 0.5 s of quit"),
        ("stubborn@start", "ends with its input", "Bad did not end within 0.5 s of the end of its input"),
    ],
)
def test_bad_engines_fail(mode: str, name: str, sentence: str) -> None:
    patience = 0.5 if "0.5 s" in sentence else 20.0
    (finding,) = check(bad(mode), patience=patience, names=[name])
    assert not finding.is_sound
    assert sentence in str(finding)
    assert str(finding).startswith(f"failed  {name}: ")


def test_an_engine_that_cannot_be_greeted_is_not_checked_further() -> None:
    (finding,) = check(bad("hang@start"), patience=0.3)
    assert GREETS == finding.name


def test_the_command_tells_failures_by_its_status(capsys: pytest.CaptureFixture[str]) -> None:
    assert 1 == main(["ugi", "--check", "no/such/engine --fast"])
    assert [
        f"failed  {GREETS}: engine cannot be started: No such file or directory",
        "0 ok, 1 failed",
    ] == capsys.readouterr().out.splitlines()
    assert 1 == main(["ugi", "--check"])
    assert "expected the command line of an engine, got nothing" in capsys.readouterr().out
