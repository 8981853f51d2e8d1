"""What a touch told, in words: the same for eye, ear and finger."""

from openquarto.rules.square import Square
from openquarto.speech.manner import Hearer, Manner
from openquarto.speech.name import piece_name, spot_name
from openquarto.view.touch import Felt, StockPlace


def read_felt(felt: Felt, hearer: Hearer) -> str:
    """The answer to one touch."""
    manner, piece = hearer.manner, felt.piece
    thing = hearer.words.say("square-empty") if piece is None else piece_name(piece, manner)
    match felt.spot:
        case Square() | StockPlace():
            return hearer.says("read-square", square=spot_name(felt.spot, manner), thing=thing)
        case _:
            return hearer.says("read-hand-empty") if piece is None else hearer.says("read-hand", piece=thing)


def read_all_felt(felt: tuple[Felt, ...], manner: Manner) -> str:
    """The touches of a computer; what it felt only for those who see it anyhow."""
    return manner.words.joined([_spot_and_piece(each, manner) for each in felt])


def _spot_and_piece(felt: Felt, manner: Manner) -> str:
    said = spot_name(felt.spot, manner)
    return said if felt.piece is None else f"{said} {piece_name(felt.piece, manner)}"
