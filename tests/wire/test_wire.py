"""The messages: every type has its word, the page's types follow, the examples of the docs are true."""

import json
import re
from typing import Any, get_args

import msgspec
import pytest

import page_types
from openquarto.wire import messages
from openquarto.wire.messages import FROM_PAGE, TO_PAGE, Envelope, FromPage, ToPage
from tests.packaging.source_tree import ROOT

EXAMPLES = re.findall(r"^ {4}([<>]) (\{.*\})$", (ROOT / "docs/wire.md").read_text("utf-8"), re.MULTILINE)


def test_every_type_has_a_word() -> None:
    assert {*get_args(FromPage)} == {*FROM_PAGE.values()}
    assert {*get_args(ToPage)} == {*TO_PAGE.values()}


def test_the_types_of_the_page_are_up_to_date() -> None:
    written = page_types.TARGET.read_text(encoding="utf-8")
    assert page_types.declarations() == written, "run python tools/page_types.py"


def test_the_docs_show_every_type() -> None:
    shown = {(way, json.loads(text)["t"]) for way, text in EXAMPLES}
    assert {(">", word) for word in FROM_PAGE} | {("<", word) for word in TO_PAGE} == shown


@pytest.mark.parametrize(("way", "text"), EXAMPLES)
def test_the_examples_of_the_docs_are_true(way: str, text: str) -> None:
    envelope = msgspec.json.decode(text, type=Envelope)
    kind: Any = FROM_PAGE[envelope.t] if way == ">" else TO_PAGE[envelope.t]
    read = msgspec.json.decode(envelope.d, type=kind)
    # What is shown is all that there is: no field of the type is left out or made up.
    expected = json.loads(msgspec.json.encode(read))
    assert set(json.loads(bytes(envelope.d))) <= set(expected)
    if way == "<":
        assert json.loads(bytes(envelope.d)) == expected


def test_a_frame_is_small_enough_for_everything_a_page_may_say() -> None:
    line = messages.Line("n" * 64, "\N{GRINNING FACE}" * messages.LONGEST_LINE)
    assert messages.LONGEST_FRAME > len(msgspec.json.encode(line)) + 50
