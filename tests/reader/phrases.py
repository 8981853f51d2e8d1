"""What a player who cannot see knows of the language: the words of pieces and lines, and what is said.

Nothing here comes from the program: it is what somebody has learnt from the rules and from the guide.
"""

import re
from dataclasses import dataclass
from functools import cached_property
from itertools import product

SQUARE = r"([a-d][1-4])"
SQUARES = [f"{column}{row}" for row in "1234" for column in "abcd"]
Piece = tuple[int, int, int, int]  # the side of each trait
PIECES: list[Piece] = list(product((0, 1), repeat=4))  # type: ignore[arg-type]


@dataclass(frozen=True)
class Phrases:
    """Patterns of what is heard; PIECE stands for the four words of a piece."""

    sides: tuple[tuple[str, str], ...]
    empty: str
    row: str
    column: str
    diagonal: str
    other_placed: str
    placed: str
    given: str
    got: str
    to_give: str
    to_place: str
    to_look: str
    won: str
    lost: str
    drawn: str
    stock: str
    hand: str
    masked_other_placed: str
    masked_given: str
    masked_got: str

    @cached_property
    def piece(self) -> str:
        return "(" + " ".join(f"(?:{'|'.join(words)})" for words in self.sides) + ")"

    def found(self, pattern: str, text: str) -> tuple[str, ...] | None:
        """The squares and pieces that are named where a text is of this pattern."""
        match = re.search(pattern.replace("PIECE", self.piece).replace("SQUARE", SQUARE), text)
        return match.groups() if match else None

    def felt(self, spot: str) -> str:
        """The pattern of what a touch tells: of a square, of a place of the stock or of the hand."""
        if spot == "hand":
            return f"{self.hand}PIECE\\."
        return f"{spot if spot in SQUARES else f'{self.stock} {spot}'} (?:{self.empty}|PIECE)\\."

    def read(self, words: str) -> Piece:
        first, second, third, fourth = (
            pair.index(word) for pair, word in zip(self.sides, words.split(), strict=True)
        )
        return first, second, third, fourth

    def name(self, piece: Piece) -> str:
        return " ".join(pair[side] for pair, side in zip(self.sides, piece, strict=True))

    def board(self, text: str) -> dict[str, Piece]:
        """All pieces on their squares, of a board that is read aloud."""
        pairs = re.findall(f"{SQUARE} {self.piece}", text)
        return {square: self.read(words) for square, words in pairs}

    def line(self, squares: tuple[str, ...]) -> str:
        """What a line is called."""
        if squares[0][1] == squares[1][1]:
            return f"{self.row} {squares[0][1]}"
        if squares[0][0] == squares[1][0]:
            return f"{self.column} {squares[0][0]}"
        return f"{self.diagonal} {squares[0]}"


ENGLISH = Phrases(
    sides=(("light", "dark"), ("round", "square"), ("tall", "short"), ("solid", "hollow")),
    empty="empty",
    row="row",
    column="column",
    diagonal="diagonal",
    other_placed=": SQUARE, PIECE\\.",
    placed="Placed SQUARE\\.",
    given="Given PIECE\\.",
    got="You get PIECE\\.|Hand: PIECE\\.",
    to_give="Give a piece\\.|Your turn: give\\.",
    to_place="Your turn: place\\.",
    to_look="Last look: call|Your turn: last look\\.",
    won="You win\\.",
    lost=" wins\\.|^Second wins\\.|^First wins\\.",
    drawn="Draw\\.",
    stock="stock",
    hand="Hand: ",
    masked_other_placed=": SQUARE\\.",
    masked_given="Given\\.",
    masked_got="You get a piece\\.|Hand: a piece\\.",
)
FRENCH = Phrases(
    sides=(("claire", "foncée"), ("ronde", "carrée"), ("haute", "basse"), ("pleine", "creuse")),
    empty="vide",
    row="ligne",
    column="colonne",
    diagonal="diagonale",
    other_placed=" : SQUARE, PIECE\\.",
    placed="Posée en SQUARE\\.",
    given="Vous donnez PIECE\\.",
    got="Vous recevez PIECE\\.|En main : PIECE\\.",
    to_give="Donnez une pièce\\.|À vous de donner\\.",
    to_place="À vous de poser\\.",
    to_look="Dernière vérification : annoncez|À vous de vérifier une dernière fois\\.",
    won="Vous gagnez\\.",
    lost=" gagne\\.",
    drawn="Partie nulle\\.",
    stock="réserve",
    hand="En main : ",
    masked_other_placed=" : SQUARE\\.",
    masked_given="Pièce donnée\\.",
    masked_got="Vous recevez une pièce\\.|En main : une pièce\\.",
)
PHRASES = {"en": ENGLISH, "fr": FRENCH}
