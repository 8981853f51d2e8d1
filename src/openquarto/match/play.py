"""A whole match between two players of any kind."""

from collections.abc import Mapping

from openquarto.match.referee import Match
from openquarto.players.player import Player
from openquarto.rules.outcome import Outcome
from openquarto.rules.seat import Seat


def play(match: Match, players: Mapping[Seat, Player]) -> Outcome:
    """Ask the players in turn, each with its own View, until the game is over; an illegal answer raises."""
    while (seat := match.to_act) is not None:
        action = players[seat].choose(match.whole_view(seat))
        if match.outcome is None:  # the flag may have fallen while the player thought
            match.act(seat, action)
    assert match.outcome is not None  # nobody is to act, so the game is over
    return match.outcome
