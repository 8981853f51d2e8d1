"""The clocks that forms offer: so much a turn, or a bank of time for the game."""

from openquarto.rules.clock import LONGEST
from openquarto.speech.manner import Hearer

TURN_CLOCKS = (15, 30, 60, 120, 300, 900, LONGEST)  # seconds
GAME_CLOCKS = (
    (3, 2),
    (5, 0),
    (5, 3),
    (10, 0),
    (10, 5),
    (15, 10),
    (30, 0),
)  # minutes, seconds that a turn adds


def turn_clocks(hearer: Hearer) -> list[tuple[str, str]]:
    """The clocks to choose from that limit each turn: what is sent, and how it is called."""
    minute = 60

    def called(seconds: int) -> str:
        if seconds == LONGEST:
            return hearer.says("page-clock-day")
        if seconds > minute:
            return hearer.says("page-clock-minutes", minutes=seconds // minute)
        return hearer.says("page-clock-seconds", seconds=seconds)

    return [(str(seconds), called(seconds)) for seconds in TURN_CLOCKS]


def game_clocks(hearer: Hearer) -> list[tuple[str, str]]:
    """Those with one bank of time for the whole game."""
    return [
        (
            f"{minutes * 60}+{increment}",
            hearer.says(
                "clocks-increment" if increment else "clocks-minutes", minutes=minutes, increment=increment
            ),
        )
        for minutes, increment in GAME_CLOCKS
    ]
