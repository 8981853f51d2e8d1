"""A player of your own: `openquarto match python:my_player:Careful random --games 20`, or run this file."""

from collections.abc import Iterator

from openquarto import Action, Call, Give, Line, Piece, Place, Seat
from openquarto.match import Match, play
from openquarto.players import RandomPlayer
from openquarto.view import View


class Careful:
    """Calls what it sees, completes what it can, and gives what completes nothing, if there is one."""

    def choose(self, view: View) -> Action:
        if view.may_call and (line := next(self.quartos(view), None)):
            return Call(line)
        if view.hand is not None:
            return self.best_place(view, view.hand)
        safe = [piece for piece in view.stock if not self.winning(view, piece)]
        return Give((safe or list(view.stock))[0]) if view.stock else view.permitted[0]

    def best_place(self, view: View, hand: Piece) -> Action:
        winning = self.winning(view, hand)
        return winning[0] if winning else next(each for each in view.permitted if isinstance(each, Place))

    def winning(self, view: View, piece: Piece) -> list[Place]:
        """The squares where this piece completes a line."""
        found = []
        for line in view.variant.lines:
            empty = [square for square in line.squares if view[square] is None]
            if len(empty) == 1 and self.in_common(view, line, [piece]):
                found.append(Place(empty[0]))
        return found

    def quartos(self, view: View) -> Iterator[Line]:
        return (
            line
            for line in view.variant.lines
            if view.last in line.squares and self.in_common(view, line, [])
        )

    def in_common(self, view: View, line: Line, more: list[Piece]) -> bool:
        pieces = [*(piece for square in line.squares if (piece := view[square]) is not None), *more]
        shared = set.intersection(*(set(piece.sides) for piece in pieces)) if len(pieces) == 4 else set()
        return any(side.trait in view.variant.traits for side in shared)


def main(games: int = 20) -> None:
    won = 0
    for seed in range(games):
        outcome = play(Match(), {Seat.FIRST: Careful(), Seat.SECOND: RandomPlayer(seed=seed)})
        won += outcome.winner is Seat.FIRST
    print(f"Careful won {won} of {games} games against chance")


if __name__ == "__main__":
    main()
