"""How long ago something was, in words."""

from openquarto.speech.catalogue import Catalogue

MINUTE, HOUR, DAY = 60, 60 * 60, 24 * 60 * 60
WEEK, MONTH, YEAR = 7 * DAY, 30 * DAY, 365 * DAY
_UNITS = (
    (YEAR, "ago-years"),
    (MONTH, "ago-months"),
    (WEEK, "ago-weeks"),
    (DAY, "ago-days"),
    (HOUR, "ago-hours"),
    (MINUTE, "ago-minutes"),
)


def ago(seconds: float, words: Catalogue) -> str:
    """The time since then in its largest unit; what is still to come is now."""
    for unit, message in _UNITS:
        if count := int(max(0.0, seconds) // unit):
            return words.say(message, count=count)
    return words.say("ago-now")
