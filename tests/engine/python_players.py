"""Players in Python as somebody may write them: a sound one, and some that forget what a player owes."""

import time

from openquarto.players import SimplePlayer
from openquarto.rules import Action, Give, Piece
from openquarto.view import View


class Careful(SimplePlayer):
    def choose(self, view: View) -> Action:
        print("bestmove Z")  # noqa: T201  what it prints must disturb nobody
        return super().choose(view)


class Mute:
    def choose(self, view: View) -> None:
        """Forgets its return."""


class Stubborn:
    def choose(self, view: View) -> Action:  # noqa: ARG002  it never looks
        return Give(Piece.A)


class Confused:
    def choose(self, view: View) -> Action:  # noqa: ARG002  it never looks
        raise ValueError("no idea")


class Slow:
    def choose(self, view: View) -> Action:
        time.sleep(0.3)
        return view.permitted[0]


class Particular:
    def __init__(self, taste: str) -> None:
        self.taste = taste

    def choose(self, view: View) -> Action:
        return view.permitted[0]


class Nobody:
    """Has no method to choose."""
