"""The fields of the form of a new game, described for programs; everything may be left out."""

from typing import Any

from openquarto.lessons import LESSONS
from openquarto.match.coach import Coach
from openquarto.rules.false_call import FalseCall
from openquarto.rules.variant import Calling
from openquarto.view.edition import Edition

_CLOCK = {"type": "string", "description": "seconds a turn, or 60/turn, 450+5, own, - for none"}
GAME_FORM: dict[str, dict[str, Any]] = {
    "opponent": {"type": "string", "description": "level1 to level10, perfect, random, here, link"},
    "variant": {"type": "string", "description": "classic, or flags such as blocks+traits=cs+auto"},
    "traits": {"type": "array", "items": {"enum": ["c", "s", "h", "f"]}},
    "blocks": {"type": "boolean"},
    "calling": {"enum": [each.value for each in Calling]},
    "false_call": {"enum": [each.value for each in FalseCall]},
    "edition": {"enum": [each.value for each in Edition]},
    "clock": {**_CLOCK, "description": "for both, or mine and the other's with a comma"},
    "clock_me": _CLOCK,
    "clock_other": _CLOCK,
    "minutes_me": {"type": "string", "description": "for the whole game, where clock_me is own"},
    "increment_me": {"type": "string", "description": "seconds that each turn adds, likewise"},
    "minutes_other": {"type": "string", "description": "where clock_other is own"},
    "increment_other": {"type": "string", "description": "likewise"},
    "counts": {"type": "boolean", "description": "without it: by link yes, else no"},
    "coach": {
        "enum": [each.value for each in Coach],
        "description": "only where nothing counts or is masked",
    },
    "mask": {"enum": ["none", "me", "them", "both"]},
    "mask_pieces": {"type": "boolean", "description": "name the piece that the opponent places, once"},
    "mask_touches": {"type": "string", "description": "touches a turn, 1 to 99; empty for any number"},
    "first": {"enum": ["lot", "me", "them"]},
    "record": {"type": "string", "description": "a record whose last game goes on; it says the rest"},
    "class": {"type": "string", "description": "for which a small match is played; its page tells it there"},
    "lesson": {"enum": list(LESSONS), "description": "its small match, in this edition; it says the rest"},
    "name_me": {"type": "string", "maxLength": 24},
    "name_other": {"type": "string", "maxLength": 24},
}
