"""Faults are codes with fields, so that they can be said in any language."""

import copy
import pickle

import pytest

from openquarto.match.error import MatchFault
from openquarto.notation.error import RecordError, RecordFault
from openquarto.rules import Fault, Position, Square, TextError


def test_a_fault_carries_its_code_and_fields() -> None:
    with pytest.raises(TextError) as caught:
        Square.parse("e9")
    assert (Fault("square unreadable", text="e9"),) == caught.value.faults
    assert "Fault('square unreadable', text='e9')" == repr(caught.value.faults[0])


def test_errors_can_be_copied_and_sent_to_another_process() -> None:
    with pytest.raises(TextError) as caught:
        Position.parse("x")
    for error in (caught.value, RecordError(2, 3, RecordFault("result missing"))):
        for twin in (copy.copy(error), pickle.loads(pickle.dumps(error))):  # noqa: S301  our own
            assert (str(error), error.faults) == (str(twin), twin.faults)


def test_no_code_is_used_twice() -> None:
    codes = [*Fault.sentences, *RecordFault.sentences, *MatchFault.sentences]
    assert len(codes) == len(set(codes))
