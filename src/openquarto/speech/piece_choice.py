"""Which piece some trait words mean: all that fit the words, then the one of the stock among them."""

from collections.abc import Sequence
from itertools import permutations

from openquarto.rules.error import TextError
from openquarto.rules.piece import PIECES, Piece, Side
from openquarto.speech.error import SpeechFault

MOST_NAMED = 4  # candidates; more of them are only counted


def pick_piece(words: Sequence[frozenset[Side]], among: Sequence[Piece], text: str) -> Piece:
    """The only piece that fits the words; of several, the only one among those that are meant."""
    fitting = [piece for piece in PIECES if _fits(piece, words)]
    if not fitting:
        named = [side for sides in words for side in Side if side in sides]
        raise TextError(SpeechFault("sides exclude", sides=tuple(dict.fromkeys(named))))
    if len(fitting) == 1:  # all is said: if it is not in the stock, that is for the rules to say
        return fitting[0]
    left = tuple(piece for piece in among if piece in fitting)
    match left:
        case []:
            raise TextError(SpeechFault("no such piece", text=text))
        case [piece]:
            return piece
    if len(left) > MOST_NAMED:
        raise TextError(SpeechFault("many pieces", count=len(left)))
    raise TextError(SpeechFault("several pieces", pieces=left))


def piece_by_marked(words: Sequence[frozenset[Side]]) -> Piece | None:
    """The piece whose marked sides are exactly these; None if a word is not clearly a marked side."""
    sides = {side for word in words for side in word}
    is_clear = all(len(word) == 1 for word in words)
    if not is_clear or any(side is side.trait.sides[0] for side in sides):
        return None
    return Piece(sum(side.trait.bit for side in sides))


def _fits(piece: Piece, words: Sequence[frozenset[Side]]) -> bool:
    """Whether each different word can be said of a trait of its own."""
    different = tuple(dict.fromkeys(words))
    if len(different) > len(piece.sides):
        return False
    return any(
        all(side in word for side, word in zip(sides, different, strict=True))
        for sides in permutations(piece.sides, len(different))
    )
