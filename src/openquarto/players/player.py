"""What every player is: something that answers with an action."""

from typing import Protocol

from openquarto.rules.action import Action
from openquarto.view.view import View


class Player(Protocol):
    """Sees what a person in that seat would see, and chooses one of the permitted actions."""

    def choose(self, view: View) -> Action:
        """One of `view.permitted`, which is never empty when a player is asked."""
        ...
