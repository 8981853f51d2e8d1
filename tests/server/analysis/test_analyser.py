"""What a worker keeps, so that it is not found out twice."""

import pytest

from openquarto.kernel import Stop, Stopped
from openquarto.puzzles.sets import PuzzleSet
from openquarto.server.analysis.analyser import Analyser
from openquarto.server.analysis.jobs import SolvePuzzles, Speech
from openquarto.speech.manner import Manner


def test_large_print_of_the_same_puzzles_needs_no_search() -> None:
    ids = tuple(each.id for each in PuzzleSet.parse("kind=hold&count=2&seed=5").puzzles)
    english, french = Speech.of(Manner()), Speech.of(Manner(language="fr"))
    analyser, stopped = Analyser(), Stop()
    stopped.set()
    with pytest.raises(Stopped):
        analyser.answer(SolvePuzzles(ids, is_large=False, speech=english), stopped)
    small, _ = analyser.answer(SolvePuzzles(ids, is_large=False, speech=english), Stop())
    large, _ = analyser.answer(SolvePuzzles(ids, is_large=True, speech=english), stopped)
    assert small != large
    with pytest.raises(Stopped):
        analyser.answer(SolvePuzzles(ids, is_large=False, speech=french), stopped)
