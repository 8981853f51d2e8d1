"""What the properties are tried on: variants, positions reached by play, games, symmetries."""

from hypothesis import strategies as st

from openquarto.rules import (
    PIECES,
    SQUARES,
    VARIANTS,
    Action,
    Call,
    FalseCall,
    Game,
    Piece,
    Position,
    Setup,
    Symmetry,
    Trait,
    Variant,
    board_symmetries,
)

variants = st.sampled_from(VARIANTS)
pieces = st.sampled_from(PIECES)
squares = st.sampled_from(SQUARES)


@st.composite
def setups(draw: st.DrawFn, variant: st.SearchStrategy[Variant] = variants) -> Setup:
    """Any board, hand and last square that can be, expired quartos included."""
    board: list[Piece | None] = [None] * 16
    order = draw(st.permutations(PIECES))
    taken = draw(st.lists(squares, unique=True))
    for square, piece in zip(taken, order, strict=False):
        board[square.index] = piece
    stock = order[len(taken) :]
    hand = draw(st.sampled_from([None, *stock]))
    last = draw(st.sampled_from([None, *taken]))
    return Setup(tuple(board), hand, last, draw(variant))


@st.composite
def games(
    draw: st.DrawFn,
    variant: st.SearchStrategy[Variant] = variants,
    *,
    starts: st.SearchStrategy[Setup] | None = None,
    most: int = 60,
) -> Game:
    """A game of random actions; half of the calls that are drawn are true ones, where there are any."""
    start = Position.of(draw(starts)) if starts is not None else Position(variant=draw(variant))
    game = Game.of(start, false_call=draw(st.sampled_from(FalseCall)))
    calls_every = draw(st.sampled_from([2, 10, 1000]))
    for _ in range(draw(st.integers(0, most))):
        if game.outcome:
            break
        game = game.play(draw(st.sampled_from(ways_on(game, calls_every=calls_every))))
    return game


def ways_on(game: Game, *, calls_every: int) -> list[Action]:
    """The legal actions, with calls in about one of so many draws."""
    legal = game.position.legal_actions
    calls = [action for action in legal if isinstance(action, Call)]
    others = [action for action in legal if not isinstance(action, Call)]
    true = [Call(line) for line in game.position.live if calls]
    weight = max(1, (len(calls) + len(true)) * (calls_every - 1) // max(1, len(others)))
    return others * weight + calls + true


@st.composite
def symmetries_of(draw: st.DrawFn, variant: Variant) -> Symmetry:
    """A symmetry of the line set; the traits may go anywhere, which changes the variant with them."""
    return Symmetry(
        draw(st.sampled_from(board_symmetries(blocks=variant.blocks))),
        tuple(draw(st.permutations(list(Trait)))),
        tuple(draw(st.lists(st.sampled_from(list(Trait)), unique=True))),
    )
