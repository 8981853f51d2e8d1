"""The table of levels, also where too few games were played to tell all of it."""

import json
import math

from openquarto.cli.levels import _table, _told
from openquarto.workshop.arena.score import Score
from openquarto.workshop.level_strength import LevelStrength, Slips

STRENGTHS = (
    LevelStrength("willow", None, 0.0, 0.0, Slips()),
    LevelStrength("poplar", Score((0, 1, 2, 1, 0)), 0.0, 130.0, Slips()),
    LevelStrength("pine", Score((0, 0, 1, 0, 1)), 190.8, math.inf, Slips()),
    LevelStrength("larch", Score((0, 0, 0, 0, 2)), math.inf, math.inf, Slips()),
)


def test_what_few_games_cannot_tell_is_a_question_mark() -> None:
    lines = _table(STRENGTHS)
    assert "| 1 | willow |  | 0 ± 0 |  |  |  |  |" == lines[2]
    assert "| 2 | poplar | 50.0% ± 17.3% | 0 ± 130 |  |  |  |  |" == lines[3]
    assert "| 3 | pine | 75.0% ± 34.6% | 191 ± ? |  |  |  |  |" == lines[4]
    assert "| 4 | larch | 100.0% ± ? | ? |  |  |  |  |" == lines[5]
    assert "? cannot be told from so few games: --games takes more of them." == lines[-1]
    assert "?" not in "".join(_table(STRENGTHS[:2]))


def test_what_is_infinite_is_null_in_json() -> None:
    told = [json.loads(json.dumps(_told(strength), allow_nan=False)) for strength in STRENGTHS]
    assert [(0.0, 0.0), (0.0, 130.0), (190.8, None), (None, None)] == [
        (each["elo"], each["elo_error"]) for each in told
    ]
