"""Lets a player who cannot see sit at a desk: presses its keys, and gives it what the voice said then."""

from tests.reader.desk import Desk
from tests.reader.player import Player

LONG_WAIT = 10.0  # for the other player
WAIT = 4.0  # for an answer


def let_play(player: Player, desk: Desk) -> None:
    """Play until the player has heard the end."""
    play = player.play()
    key = next(play)
    desk.ear.forget()
    try:
        while True:
            if key:
                desk.press(key)
            key = play.send(desk.ear.quiet(quiet=0.45, patience=WAIT if key else LONG_WAIT))
    except StopIteration:
        return
