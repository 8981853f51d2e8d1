"""The turns of a position: each as a token, with the value that the rules tell or a position to search."""

from collections.abc import Iterator
from dataclasses import dataclass

from openquarto.kernel.work import NOTHING, KernelPosition
from openquarto.rules.action import Action, Call, Done, Give, Phase, Place
from openquarto.rules.count import Masks, canonical
from openquarto.rules.piece import Piece, Trait
from openquarto.rules.position import Position
from openquarto.rules.setup import Board
from openquarto.rules.square import SQUARES
from openquarto.rules.value import DRAW, Value
from openquarto.rules.variant import Variant

EARLY = 8  # pieces on the board and in the hand
CALL_NOW, CALLED_NEXT, WIN_NOW = Value("W", 0), Value("L", 0), Value("W", 1)


@dataclass(frozen=True, slots=True)
class TurnValue:
    """A turn, as its token and as its actions, and its value for the player whose turn it is."""

    turn: str
    actions: tuple[Action, ...]
    value: Value


@dataclass(frozen=True, slots=True)
class Candidate:
    """A turn, and what is known of it: its value, or the position after it, which has to be searched."""

    actions: tuple[Action, ...]
    known: Value | KernelPosition

    @property
    def token(self) -> str:
        """The turn as a record writes it."""
        return "".join(map(str, self.actions))


def known_value(position: Position) -> Value | KernelPosition:
    """The value of a position where the rules tell it, otherwise the position that has to be searched.

    A live quarto is W0 for the player to act. If that player's call of this window is used, the opponent
    calls it next (L0), unless the player places first, which lets it expire, or there is no next. A game that
    is over keeps the value that it had for the player who ended it: W0 where it was won, else a draw.
    """
    if position.phase is Phase.OVER:
        return CALL_NOW if position.won else DRAW
    if position.live and position.may_call:
        return CALL_NOW
    if position.phase is Phase.PLACE:
        return kernel_position(position.board, position.hand, position.variant)
    if position.live and position.dones == 0:
        return CALLED_NEXT
    return (
        DRAW if position.phase is Phase.LAST_LOOK else kernel_position(position.board, None, position.variant)
    )


def candidates(position: Position) -> Iterator[Candidate]:
    """Every turn that is worth a thought: no false calls, and no silence after making a quarto."""
    if position.live and position.may_call:
        yield Candidate((Call(position.live[0]),), CALL_NOW)
    match position.phase:
        case Phase.PLACE:
            for square in SQUARES:
                if position.board[square.index] is None:
                    yield from _placement(position, Place(square))
        case Phase.GIVE:
            yield from _gifts(position, ())
        case Phase.LAST_LOOK:
            is_handed_over = position.live and position.dones == 0
            yield Candidate((Done(),), CALLED_NEXT if is_handed_over else DRAW)
        case Phase.OVER:
            return


def _placement(position: Position, place: Place) -> Iterator[Candidate]:
    """The turns that start with a placement."""
    after = position.play(place)
    if after.won:
        yield Candidate((place,), WIN_NOW)
    elif after.live:
        yield Candidate((place, Call(after.live[0])), WIN_NOW)
    elif after.phase is Phase.OVER:
        yield Candidate((place,), DRAW)
    elif after.phase is Phase.LAST_LOOK:
        yield Candidate((place, Done()), DRAW)
    else:
        yield from _gifts(after, (place,))


def _gifts(position: Position, before: tuple[Action, ...]) -> Iterator[Candidate]:
    is_handed_over = bool(position.live)
    for piece in position.stock:
        known = CALLED_NEXT if is_handed_over else kernel_position(position.board, piece, position.variant)
        yield Candidate((*before, Give(piece)), known)


def kernel_position(board: Board, hand: Piece | None, variant: Variant) -> KernelPosition:
    """A position in the kernel's terms."""
    return KernelPosition(
        bytes(NOTHING if piece is None else piece.number for piece in board),
        NOTHING if hand is None else hand.number,
        variant.trait_bits,
        variant.blocks,
    )


def canonical_key(asked: KernelPosition) -> Masks:
    """A key that positions share if a symmetry turns one into the other, so that one is searched for all.

    Positions that differ only in traits that do not count share it too. Late in the game it is the position
    itself, because the search is quicker than finding the symmetry.
    """
    taken = 0
    ones = {trait.bit: 0 for trait in Trait if trait.bit & asked.traits}
    for place, number in enumerate((*asked.board, asked.hand)):
        if number != NOTHING:
            taken |= 1 << place
            for bit in ones:
                ones[bit] |= bool(number & bit) << place
    masks = (taken, *ones.values())
    return canonical(masks, blocks=asked.blocks) if taken.bit_count() <= EARLY else masks
