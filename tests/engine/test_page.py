"""The conversation in docs/protocol.md is held as it is written there."""

import re
from pathlib import Path

from openquarto.engine.compliance import CHECKS
from openquarto.engine.error import EngineError
from openquarto.engine.option import options
from tests.engine.talk import Talk

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_whole_session() -> None:
    (written,) = re.findall(r"```text\n(> ugi\n.*?)```", PAGE, re.DOTALL)
    talk = Talk()
    for line in written.splitlines():
        mark, text = line.split(" ", 1)
        if mark == ">":
            talk.send(text)
        else:
            said = talk.wait_for("")
            pattern = ".*".join(map(re.escape, text.split("…")))
            assert re.fullmatch(pattern, said), f"expected {text!r}, got {said!r}"
    talk.close()
    assert [] == talk.said


def test_options_checks_and_errors_are_named() -> None:
    names = [option.name for option in options()]
    assert names == re.findall(r"^\| `([A-Z]\w+)` \| [^|]+ \| [^|]+ \|$", PAGE, re.MULTILINE)
    assert [*CHECKS] == re.findall(r"^    ok      (.*)$", PAGE, re.MULTILINE)
    errors = {each.__name__ for each in EngineError.__subclasses__()}
    assert errors == set(re.findall(r"^\| `(Engine\w+Error)`", PAGE, re.MULTILINE))
