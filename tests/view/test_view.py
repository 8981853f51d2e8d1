"""A view is plain data that cannot tell whether a quarto is live."""

from hypothesis import given

from openquarto.rules import VARIANTS, Game, Outcome, Phase, Position, Reason, Seat, Side
from openquarto.view.edition import Edition
from openquarto.view.view import View
from tests.strategies import games


@given(games())
def test_a_seat_sees_the_table_and_may_do_what_the_rules_permit(game: Game) -> None:
    position = game.position
    for seat in Seat:
        view = View.of(position, seat=seat, outcome=game.outcome)
        assert (position.board, position.hand, position.stock) == (view.board, view.hand, view.stock)
        mine = game.to_act is seat
        assert mine == view.is_my_turn
        assert (position.legal_actions if mine else ()) == view.permitted


def test_a_watcher_may_do_nothing() -> None:
    assert () == View.of(Position()).permitted


def test_an_outcome_from_outside_closes_the_view() -> None:
    view = View.of(
        Position.parse("A3/4/4/4 - a1"), seat=Seat.SECOND, outcome=Outcome(Reason.TIME, Seat.FIRST)
    )
    assert (Phase.OVER, None, False, ()) == (view.phase, view.to_act, view.may_call, view.permitted)


def test_views_of_a_live_quarto_and_of_none_are_the_same_but_for_the_variant() -> None:
    """The row is a quarto where colour counts and nothing where only height does."""
    seen = set()
    for variant in VARIANTS:
        if variant.blocks or variant.is_automatic:
            continue
        position = Position.parse(f"AHDE/4/4/4 - d1 {variant}")
        view = View.of(position, seat=Seat.FIRST)
        seen.add((view.permitted, view.board, view.phase, view.may_call, view.shown))
    assert 1 == len(seen)


def test_the_access_edition_has_its_own_words() -> None:
    assert ["smooth", "grooved", "round", "square", "large", "small", "solid", "hollow"] == [
        Edition.ACCESS.word(side) for side in Side
    ]
    assert [side.value for side in Side] == [Edition.CLASSIC.word(side) for side in Side]
