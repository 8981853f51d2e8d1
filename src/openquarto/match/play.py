"""A whole match between two players of any kind."""

from collections.abc import Mapping

from openquarto.match.referee import Match
from openquarto.players.player import Player
from openquarto.rules.action import Action
from openquarto.rules.expect import expect, quoted
from openquarto.rules.outcome import Outcome
from openquarto.rules.seat import Seat


def play(match: Match, players: Mapping[Seat, Player]) -> Outcome:
    """Ask the players in turn, each with its own View, until the game is over; an illegal answer raises."""
    expect(match, Match)
    expect(players, Mapping, "of players by their seats")
    for player in map(players.get, Seat):
        if not callable(getattr(player, "choose", None)):
            raise TypeError(f"expected two players with a method choose, got {quoted(player)}")
    while (seat := match.to_act) is not None:
        action = players[seat].choose(match.whole_view(seat))
        expect(action, Action, f"from {type(players[seat]).__name__}.choose")
        if match.outcome is None:  # the flag may have fallen while the player thought
            match.act(seat, action)
    assert match.outcome is not None  # nobody is to act, so the game is over
    return match.outcome
