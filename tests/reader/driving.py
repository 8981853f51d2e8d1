"""Lets a player who cannot see sit at a desk: presses keys or types lines, and hands over what was said."""

from collections.abc import Callable

from tests.reader.desk import Desk
from tests.reader.player import Lost, Player

LONG_WAIT = 10.0  # for the other player
WAIT = 4.0  # for an answer


def let_play(player: Player, desk: Desk) -> None:
    """Play by keys until the player has heard the end."""
    _let_play(player, desk, desk.press, quiet=0.45)


def let_type(player: Player, desk: Desk) -> None:
    """Play by lines, in a terminal window."""

    def enter(line: str) -> None:
        desk.type(line)
        desk.ear.quiet(quiet=0.3, patience=0.6)  # what is typed may be named
        desk.press("Return")

    _let_play(player, desk, enter, quiet=0.8)


def _let_play(player: Player, desk: Desk, do: Callable[[str], None], *, quiet: float) -> None:
    play = player.play()
    key = next(play)
    desk.ear.forget()
    try:
        while True:
            if key:
                do(key)
            key = play.send(desk.ear.quiet(quiet=quiet, patience=WAIT if key else LONG_WAIT))
    except StopIteration:
        return
    except Lost as lost:
        raise Lost(f"{lost}; before that: {player.diary[-20:]}") from None
