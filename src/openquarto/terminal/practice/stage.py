"""Where somebody is in a series of tasks."""

from openquarto.rules.member import Member


class Stage(Member):
    """What is waited for."""

    TASK = "task"  # an answer
    PAUSE = "pause"  # to go on
    OFFER = "offer"  # to begin the small match
    MATCH = "match"  # a turn in it
    END = "end"  # to leave
