"""One table per printed rule, in the order of the rules."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openquarto import rules
from openquarto.rules import (
    LINES_AND_BLOCKS,
    PIECES,
    SQUARES,
    START,
    VARIANTS,
    Action,
    Call,
    Done,
    Game,
    Give,
    Line,
    Outcome,
    Phase,
    Piece,
    Place,
    Position,
    Reason,
    RuleError,
    Seat,
    Side,
    Square,
    Variant,
    parse_action,
)
from tests.strategies import games, setups

EVERY_ACTION: tuple[Action, ...] = (
    *map(Give, PIECES),
    *map(Place, SQUARES),
    *map(Call, LINES_AND_BLOCKS),
    Done(),
)


def played(position: str, *actions: str) -> Position:
    """The position after some actions in their text form."""
    reached = Position.parse(position)
    for action in actions:
        reached = reached.play(parse_action(action))
    return reached


# 1 and 2: give and place in turn


def test_a_game_starts_empty_and_first_gives() -> None:
    assert (Phase.GIVE, Seat.FIRST, PIECES) == (START.phase, START.to_act, START.stock)
    assert not START.may_call


@pytest.mark.parametrize(
    ("placed", "hand", "phase", "to_act"),
    [
        (0, False, Phase.GIVE, Seat.FIRST),
        (0, True, Phase.PLACE, Seat.SECOND),
        (1, False, Phase.GIVE, Seat.SECOND),
        (1, True, Phase.PLACE, Seat.FIRST),
        (2, False, Phase.GIVE, Seat.FIRST),
        (15, True, Phase.PLACE, Seat.FIRST),
        (16, False, Phase.LAST_LOOK, Seat.FIRST),
    ],
)
def test_whose_turn_follows_from_the_pieces_placed_and_the_hand(
    placed: int, hand: bool, phase: Phase, to_act: Seat
) -> None:
    board = (*PIECES[:placed], *([None] * (16 - placed)))
    position = Position(board, PIECES[placed] if hand else None)
    assert (phase, to_act) == (position.phase, position.to_act)


@pytest.mark.parametrize(
    ("position", "action", "sentence"),
    [
        ("4/4/4/4 - -", "a1", "expected a piece to be given, got a1"),
        ("4/4/4/4 - -", "=", "expected a piece to be given, got ="),
        ("4/4/4/4 A -", "B", "expected A to be placed, got B"),
        ("4/4/4/4 A -", "A", "expected A to be placed, got A"),
        ("4/4/4/4 A -", "=", "expected A to be placed, got ="),
        ("A3/4/4/4 - a1", "A", "expected a piece of the stock, got A, which is on the board already"),
        ("A3/4/4/4 B a1", "a1", "expected an empty square, got a1, which holds A"),
        ("4/4/4/4 - -", "#a1-d1", "expected no call before the first placement, got #a1-d1"),
        ("4/4/4/4 A -", "#a1-d1", "expected no call before the first placement, got #a1-d1"),
        ("A3/4/4/4 - a1", "#b2-c3", "expected one of the 10 lines of this variant, got b2-c3"),
        ("A3/4/4/4 - a1 auto", "#a1-d1", "expected no call, because quartos win by themselves"),
        ("ABCD/EFGH/IJKL/MNOP - d4", "A", "expected a call or done (=) on the full board, got A"),
        ("ABCD/EFGH/IJKL/MNOP - d4", "a1", "expected a call or done (=) on the full board, got a1"),
        ("ABCD/EFGH/IJKL/MNOP - - auto", "=", "expected no action, because the game is over, got ="),
    ],
)
def test_what_is_against_the_rules_says_what_was_expected(position: str, action: str, sentence: str) -> None:
    with pytest.raises(RuleError) as caught:
        played(position, action)
    assert sentence in str(caught.value)


# 3: what makes a quarto


@pytest.mark.parametrize(
    ("variant", "line", "pieces", "sides"),
    [
        ("classic", "a1-d1", "ABCD", "light round"),
        ("classic", "a1-d4", "ADGF", "light"),
        ("classic", "a4-d1", "HPLD", "short hollow"),
        ("classic", "b1-b4", "MNOP", "dark square"),
        ("classic", "a1-d1", "ABCP", ""),
        ("blocks", "b2-c3", "ACEG", "light solid"),
        ("traits=c", "a1-d1", "AEIM", ""),
        ("traits=hf", "a1-d1", "AEIM", "tall solid"),
        ("traits=s", "a1-a4", "ABCI", "round"),
        ("traits=csf", "a1-d1", "CGKO", "solid"),
    ],
)
def test_a_quarto_is_a_full_line_that_shares_a_side_that_counts(
    variant: str, line: str, pieces: str, sides: str
) -> None:
    board: list[Piece | None] = [None] * 16
    for square, letter in zip(Line.parse(line).squares, pieces, strict=True):
        board[square.index] = Piece.parse(letter)
    last = Line.parse(line).squares[2]
    position = Position(tuple(board), None, last, Variant.parse(variant))
    assert tuple(Side(word) for word in sides.split()) == position.shared_sides(Line.parse(line))
    assert ((Line.parse(line),) if sides else ()) == position.live


def test_one_placement_can_make_several_quartos() -> None:
    made = played("1BCD/E3/I3/M3 A -", "a1")
    assert (Line.ROW_1, Line.COLUMN_A) == made.live
    assert ((Side.LIGHT, Side.ROUND), (Side.TALL, Side.SOLID)) == tuple(map(made.shared_sides, made.live))


def test_an_unfull_line_shares_nothing() -> None:
    assert () == Position.parse("ABC1/4/4/4 - a1").shared_sides(Line.ROW_1)


# 4: calling. The row a1-d1 is completed by D, a quarto; then E is given; then it expires.

ROW = "ABC1/4/4/4 D c1"


@pytest.mark.parametrize(
    ("actions", "outcome"),
    [
        (("d1", "#a1-d1"), Outcome(Reason.CALLED, Seat.FIRST)),
        (("d1", "E", "#a1-d1"), Outcome(Reason.MISSED, Seat.SECOND)),
        (("d1", "#a1-a4", "E", "#a1-d1"), Outcome(Reason.MISSED, Seat.SECOND)),
        (("d1", "E", "a2", "#a1-d1"), None),
        (("d1", "E", "a2", "F", "#a1-d1"), None),
        (("d1", "#a2-d2"), None),
        (("d1", "E", "#a1-d4"), None),
    ],
)
def test_a_quarto_wins_only_if_called_in_time(actions: tuple[str, ...], outcome: Outcome | None) -> None:
    assert outcome == played(ROW, *actions).outcome


def test_windows_open_with_the_first_placement_and_each_allows_one_call() -> None:
    position = played("4/4/4/4 A -", "b2")
    assert position.may_call
    position = position.play(Call(Line.ROW_1))
    assert not position.may_call
    assert position.window_is_open
    with pytest.raises(RuleError, match="expected at most one call in a window, got #a2-d2 as a second one"):
        position.play(Call(Line.ROW_2))
    position = position.play(Give(Piece.B))
    assert position.may_call  # the opponent's own window
    position = position.play(Call(Line.ROW_1)).play(Place(Square.a1))
    assert position.may_call


def test_only_lines_through_the_last_placed_square_can_be_live() -> None:
    assert (Line.ROW_1,) == Position.parse("ABCD/4/4/4 - b1").live
    assert () == Position.parse("ABCD/E3/4/4 - a2").live
    assert () == Position.parse("ABCD/E3/4/4 - -").live


def test_a_start_with_pieces_has_its_windows_open_even_where_nothing_is_live() -> None:
    assert Position.parse("ABCD/E3/4/4 - -").may_call
    assert Position.parse("ABCD/E3/4/4 F -").may_call


# 5 and 6: the end, and the last look on every full board

NO_QUARTO = "BIDO/GFAP/LHKJ/CNM1 E c4"
QUARTO = "AFPK/OHBC/DMGJ/LIN1 E c4"  # the diagonal a1-d4 is all tall


@pytest.mark.parametrize("full", [NO_QUARTO, QUARTO])
@pytest.mark.parametrize("variant", [str(variant) for variant in VARIANTS if not variant.is_automatic])
def test_every_full_board_has_a_last_look_for_both(full: str, variant: str) -> None:
    mine = played(f"{full} {variant}", "d4")
    assert (Phase.LAST_LOOK, Seat.FIRST, True) == (mine.phase, mine.to_act, mine.may_call)
    other = mine.play(Call(Line.ROW_1)).play(Done())  # the row is not through d4, so the call is false
    assert (Phase.LAST_LOOK, Seat.SECOND, True) == (other.phase, other.to_act, other.may_call)
    assert Outcome(Reason.FULL_BOARD, None) == other.play(Done()).outcome


@pytest.mark.parametrize(
    ("actions", "outcome"),
    [
        (("=", "="), Outcome(Reason.FULL_BOARD, None)),
        (("#a4-d4",), Outcome(Reason.CALLED, Seat.FIRST)),
        (("=", "#a4-d4"), Outcome(Reason.MISSED, Seat.SECOND)),
        (("#a1-d1", "=", "#a4-d4"), Outcome(Reason.MISSED, Seat.SECOND)),
        (("#a1-d1", "=", "#a2-d2", "="), Outcome(Reason.FULL_BOARD, None)),
        (("=",), None),
        (("#a1-d1",), None),
    ],
)
def test_the_last_look(actions: tuple[str, ...], outcome: Outcome | None) -> None:
    full = played("FOPK/BHAC/DLGJ/EIM1 N c4", "d4")
    assert Line.ROW_4 in full.live
    for action in actions:
        full = full.play(parse_action(action))
    assert outcome == full.outcome


# 7: false calls


def test_a_false_call_uses_up_the_window_and_play_goes_on() -> None:
    called = played("A3/4/4/4 - a1", "#a1-d1")
    assert (None, Phase.GIVE, False) == (called.outcome, called.phase, called.may_call)


def test_calling_an_expired_quarto_is_false() -> None:
    assert None is played(ROW, "d1", "E", "a2", "#a1-d1").outcome


# 8: nothing gives a live quarto away


@given(games())
def test_what_is_permitted_never_depends_on_a_live_quarto(game: Game) -> None:
    """Remove the quarto by letting no trait that it shares count: all that may be done stays the same."""
    position = game.position
    for variant in VARIANTS:
        if (variant.blocks, variant.calling) == (position.variant.blocks, position.variant.calling):
            other = Position(
                position.board,
                position.hand,
                position.last,
                variant,
                position.called,
                position.dones,
                position.won,
            )
            assert position.legal_actions == other.legal_actions


# 9: automatic calling


@pytest.mark.parametrize(
    ("position", "action", "outcome"),
    [
        ("ABC1/4/4/4 D c1 auto", "d1", Outcome(Reason.CALLED, Seat.FIRST)),
        ("ABC1/4/4/4 P c1 auto", "d1", None),
        ("1BCD/E3/I3/M3 A - auto", "a1", Outcome(Reason.CALLED, Seat.SECOND)),
        ("ABC1/4/4/4 I c1 traits=c+auto", "d1", None),
        ("AB2/C3/4/4 D - blocks+auto", "b2", Outcome(Reason.CALLED, Seat.FIRST)),
        ("AB2/C3/4/4 D - auto", "b2", None),
        ("FOPK/BHAC/DLGJ/EIM1 N - traits=c+auto", "d4", Outcome(Reason.FULL_BOARD, None)),
    ],
)
def test_automatic_calling_wins_at_once(position: str, action: str, outcome: Outcome | None) -> None:
    after = played(position, action)
    assert outcome == after.outcome
    assert not after.may_call


@pytest.mark.parametrize(
    ("position", "outcome"),
    [
        ("ABCD/4/4/4 - b1 auto", Outcome(Reason.CALLED, Seat.FIRST)),
        ("ABCD/4/4/4 - - auto", None),
        ("ABCD/4/4/4 E b1 auto", None),
        ("ABCD/4/4/4 - b1 classic", None),
    ],
)
def test_a_set_up_that_an_automatic_win_has_ended_is_over(position: str, outcome: Outcome | None) -> None:
    assert outcome == Position.parse(position).outcome


# Properties


@given(games(starts=setups()))
def test_legal_actions_are_exactly_those_that_do_not_raise(game: Game) -> None:
    position = game.position
    permitted = set(position.legal_actions)
    for action in EVERY_ACTION:
        if action in permitted:
            position.play(action)
        else:
            with pytest.raises(RuleError):
                position.play(action)


@given(games())
def test_stock_hand_and_board_are_the_sixteen_pieces(game: Game) -> None:
    for position in game.positions:
        on_board = [piece for piece in position.board if piece]
        in_hand = [position.hand] if position.hand else []
        assert sorted(PIECES, key=lambda piece: piece.number) == sorted(
            [*position.stock, *in_hand, *on_board], key=lambda piece: piece.number
        )
        assert len(on_board) == position.placed


@given(games(starts=setups()))
def test_repr_rebuilds(game: Game) -> None:
    names = {name: value for name, value in vars(rules).items() if not name.startswith("_")}
    assert game.position == eval(repr(game.position), dict(names))
    assert game == eval(repr(game), dict(names))


def test_a_notebook_shows_a_picture() -> None:
    assert Position.parse(ROW)._repr_svg_().startswith("<svg")


@given(games(), st.data())
def test_the_loser_of_a_window_never_acts_again(game: Game, data: st.DataObject) -> None:
    """Once over, nothing more is permitted."""
    if game.outcome:
        assert None is game.to_act
        with pytest.raises(RuleError, match="the game is over"):
            game.play(data.draw(st.sampled_from(EVERY_ACTION)))
