"""A computer under a mask touches what it has forgotten, within what was agreed, and forgets by its level."""

import pytest

from openquarto.engine.turn import MOST_SQUARES, turn_of
from openquarto.match.mask import Mask
from openquarto.match.touching import Touching, draw_places
from openquarto.players.roster import NAMES, player_of
from openquarto.rules import Game, Give, Piece, Place, Position, Square
from openquarto.view.touch import HAND, StockPlace

HALF = Position.parse("AP1B/2OC/N2D/3M E d2")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("agreed", [None, 1, 2, 3, 9])
def test_touches_come_first_and_are_no_more_than_agreed(name: str, agreed: int | None) -> None:
    touching = Touching(Mask(touches=agreed), draw_places())
    game = Game.of(HALF)
    turn = turn_of(player_of(name, seed=3), game, touching)
    most = MOST_SQUARES + 2 if agreed is None else min(agreed, MOST_SQUARES + 2)
    assert 1 <= len(turn.touched) <= most
    assert HAND is turn.touched[0]
    squares = [spot for spot in turn.touched if isinstance(spot, Square)]
    assert all(HALF.board[square.index] is not None for square in squares)
    given = [action.piece for action in turn.actions if isinstance(action, Give)]
    if given and most > 1:
        assert StockPlace(touching.places.index(given[0]) + 1) == turn.touched[-1]
    for action in turn.actions:
        game = game.play(action)


def test_without_a_mask_nothing_is_touched() -> None:
    assert () == turn_of(player_of("pine", seed=1), Game.of(HALF)).touched


@pytest.mark.more
def test_a_soft_wood_forgets_more_than_a_hard_one() -> None:
    touching = Touching(Mask(), draw_places())
    felt = {
        name: sum(
            isinstance(spot, Square)
            for seed in range(40)
            for spot in turn_of(player_of(name, seed=seed), Game.of(HALF), touching).touched
        )
        for name in ("willow", "larch", "maple", "ebony")
    }
    assert felt["willow"] > felt["larch"] > felt["maple"] >= felt["ebony"] == 0


def test_what_stays_forgotten_is_not_seen() -> None:
    """The hand makes row 1 a quarto; a level that has forgotten one of its pieces may place elsewhere."""
    position = Position.parse("ABC1/4/4/4 D c1")
    touching = Touching(Mask(touches=1), draw_places())  # the hand alone
    seen = forgotten = 0
    for seed in range(60):
        for mask in (None, touching):
            turn = turn_of(player_of("walnut", seed=seed), Game.of(position), mask)
            places = [action.square for action in turn.actions if isinstance(action, Place)]
            if mask:
                forgotten += places != [Square.d1]
            else:
                seen += places != [Square.d1]
    assert forgotten > seen
    assert Piece.D is position.hand
