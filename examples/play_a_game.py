"""Two players play a game, and its record is printed: `python play_a_game.py [LEVEL] [LEVEL]`."""

import sys

from openquarto import Seat
from openquarto.match import Match, Settings, play
from openquarto.players.roster import player_of, shown_name


def main(first: str = "pine", second: str = "oak") -> None:
    match = Match(Settings(first=shown_name(first), second=shown_name(second)))
    outcome = play(match, {Seat.FIRST: player_of(first), Seat.SECOND: player_of(second)})
    print(match.record(), end="")
    print(f"\n{outcome.winner or 'nobody'} wins: {outcome.reason}")


if __name__ == "__main__":
    main(*sys.argv[1:3])
