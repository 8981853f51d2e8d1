"""Names: pieces, squares, lines, sides, traits and the variant, in a manner."""

from functools import cache

from openquarto.rules.line import Line
from openquarto.rules.member import Member
from openquarto.rules.piece import Piece, Side, Trait
from openquarto.rules.square import COLUMNS, Square
from openquarto.rules.variant import Variant
from openquarto.speech.catalogue import catalogue, languages, own_name
from openquarto.speech.manner import Manner, Pieces, Squares
from openquarto.view.edition import Edition
from openquarto.view.touch import Spot, StockPlace


@cache
def key_of(member: Member) -> str:
    """What stands for a phase or a reason in the names of messages."""
    return str(member).replace(" ", "-")


def side_name(side: Side, manner: Manner) -> str:
    """The word for a side in the edition."""
    return manner.words.say(f"side-{manner.edition}-{side}")


def trait_name(trait: Trait, manner: Manner) -> str:
    """The word for a trait in the edition."""
    return manner.words.say(f"trait-{manner.edition}-{trait.name.lower()}")


@cache
def piece_name(piece: Piece, manner: Manner) -> str:
    """A piece by its words, its letters or its marked sides."""
    match manner.pieces:
        case Pieces.WORDS:
            sides = {side.trait.name.lower(): side_name(side, manner) for side in piece.sides}
            return manner.words.say("piece-words", **sides)
        case Pieces.LETTERS:
            return " ".join(piece_code(piece, manner))
        case Pieces.MARKED:
            marked = [side_name(side, manner) for side in piece.sides if side is side.trait.sides[1]]
            return " ".join(marked) or manner.words.say("piece-plain")


def piece_code(piece: Piece, manner: Manner) -> str:
    """The four-letter code of a piece: one letter a trait, in their order."""
    letters = code_letters(manner.language, manner.edition)
    return "".join(letters[side] for side in piece.sides)


@cache
def code_letters(language: str, edition: Edition) -> dict[Side, str]:
    """The letter of each side in the four-letter codes."""
    pairs = catalogue(language).say(f"code-{edition}").split()
    return {
        side: letter
        for trait, pair in zip(Trait, pairs, strict=True)
        for side, letter in zip(trait.sides, pair, strict=True)
    }


def column_name(letter: str, manner: Manner) -> str:
    """A column by its letter or its name."""
    if manner.squares is Squares.LETTERS:
        return letter
    return manner.words.forms(f"columns-{manner.squares}")[COLUMNS.index(letter)]


@cache
def square_name(square: Square, manner: Manner) -> str:
    """A square: b2, or with a name "Bella 2"."""
    if manner.squares is Squares.LETTERS:
        return square.name
    return f"{column_name(square.column, manner)} {square.row}"


def spot_name(spot: Spot, manner: Manner) -> str:
    """What can be touched: a square, a place of the stock, or the hand."""
    match spot:
        case Square():
            return square_name(spot, manner)
        case StockPlace(number):
            return manner.words.say("stock-place", number=number)
        case _:
            return manner.words.first("hand")


def line_name(line: Line, manner: Manner) -> str:
    """A line by its kind: row 2, column b, diagonal a1, block b2."""
    start = line.squares[0]
    kind = line.name.partition("_")[0].lower()
    match kind:
        case "row":
            return manner.words.say("line-row", row=start.row)
        case "column":
            return manner.words.say("line-column", column=column_name(start.column, manner))
        case _:
            return manner.words.say(f"line-{kind}", square=square_name(start, manner))


def side_names(sides: tuple[Side, ...], manner: Manner) -> str:
    """Sides as a list."""
    return manner.words.joined([side_name(side, manner) for side in sides])


def line_names(lines: tuple[Line, ...], manner: Manner) -> str:
    """Lines as a list."""
    return manner.words.joined([line_name(line, manner) for line in lines])


def language_names() -> dict[str, str]:
    """All languages by their codes, each in its own words."""
    return {language: own_name(language) for language in languages()}


def variant_sentences(variant: Variant, manner: Manner) -> tuple[str, ...]:
    """The rule badge: which traits and lines count, and the calling."""
    words = manner.words
    kinds = ["rows", "columns", "diagonals", *(["blocks"] if variant.blocks else [])]
    return (
        words.say(
            "variant-traits", traits=words.joined([trait_name(trait, manner) for trait in variant.traits])
        ),
        words.say("variant-lines", lines=words.joined([words.say(f"variant-{kind}") for kind in kinds])),
        words.say("variant-calling", calling=words.say(f"calling-{variant.calling}")),
    )
