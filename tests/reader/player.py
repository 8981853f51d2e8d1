"""A player who cannot see: all that comes in is speech, all that goes out are keys.

The board is kept from what was heard, quartos are found on that board, and the end is known when it was said.
Nothing of the game's own code is used here, nor anything of the server: what was not spoken is not known.
"""

import random
from collections.abc import Generator
from typing import Literal

from tests.reader.phrases import PIECES, SQUARES, Phrases, Piece

Keys = Generator[str, list[str], None]  # yields a key, or "" to listen on; is sent what was spoken then
Stage = Literal["wait", "place", "give", "look", "won", "lost", "drawn"]
LINES: list[tuple[str, ...]] = [
    *(tuple(f"{column}{row}" for column in "abcd") for row in "1234"),
    *(tuple(f"{column}{row}" for row in "1234") for column in "abcd"),
    ("a1", "b2", "c3", "d4"),
    ("a4", "b3", "c2", "d1"),
]
ENDS = ("won", "lost", "drawn")
_TRIES = 6
_MOST_LINES = 10  # that a dialog offers


class Lost(Exception):  # noqa: N818  the player's, not the program's
    """What is heard makes no sense any more."""


class Player:
    """Plays one game; `is_bold` gives pieces that complete a line, as somebody does who was not attentive."""

    whose_turn, done = "w", "e"  # keys

    def __init__(self, phrases: Phrases, chance: random.Random, *, is_bold: bool = False) -> None:
        self.phrases = phrases
        self.chance = chance
        self.is_bold = is_bold
        self.board: dict[str, Piece] = {}
        self.hand: Piece | None = None
        self.stage: Stage = "wait"
        self.last = ""  # the square that was placed on last
        self._parity: int | None = None
        self.called: list[tuple[str, str]] = []  # whose quarto, and its name
        self.diary: list[tuple[str, list[str]]] = []  # every key, and what was heard after it

    def play(self) -> Keys:
        yield from self._key(self.whose_turn)
        for _ in range(2000):
            match self.stage:
                case "place":
                    yield from self._place()
                case "give":
                    yield from self._give()
                case "look":
                    if not (yield from self._call("own" if self.hand else "other")):
                        self.stage = "wait"
                        yield from self._key(self.done)
                case "wait":
                    yield from self._listen()
                case _:
                    return
        raise Lost("the game does not end")

    # Hearing

    def hear(self, heard: list[str]) -> None:
        """Take in what was said, sentence by sentence: what is newer holds."""
        for text in heard:
            self._hear(text)

    def _hear(self, text: str) -> None:
        phrases = self.phrases
        if found := phrases.found(phrases.other_placed, text):
            square, words = found
            self.board[square] = phrases.read(words)
            self.last = square
        if (found := phrases.found(phrases.placed, text)) and self.hand is not None:
            self.last = found[0]
            self.board[self.last] = self.hand
            self.hand = None
        if phrases.found(phrases.given, text) is not None:
            self.stage = "wait"
        if found := phrases.found(phrases.got, text):
            self.hand = phrases.read(next(filter(None, found)))
            self.stage = "place"
        if phrases.found(phrases.to_give, text) is not None:
            self.stage = "give"
        if phrases.found(phrases.to_look, text) is not None:
            self.stage = "look"
        for pattern, end in ((phrases.drawn, "drawn"), (phrases.lost, "lost"), (phrases.won, "won")):
            if phrases.found(pattern, text) is not None:
                self.stage = end  # type: ignore[assignment]

    def _key(self, key: str) -> Generator[str, list[str], list[str]]:
        heard = yield key
        self.diary.append((key, heard))
        self.hear(heard)
        return heard

    def _listen(self) -> Keys:
        """Wait for the other player; after a while ask, and read the board if something was missed."""
        if not (yield from self._key("")):
            yield from self._key(self.whose_turn)

    # Doing

    def _place(self) -> Keys:
        if not self._is_whole():
            yield from self._read_all()
        if (yield from self._call("other")):
            return
        free = [square for square in SQUARES if square not in self.board]
        wins = [square for square in free if self._quartos({**self.board, square: self._in_hand()}, square)]
        yield from self._go_to(self.chance.choice(wins or free))
        yield from self._key("Return")
        if self.stage == "give":
            yield from self._call("own")

    def _give(self) -> Keys:
        left = [piece for piece in PIECES if piece not in self.board.values()]
        safe = left if self.is_bold else [piece for piece in left if not self._helps(piece)]
        yield from self._pick(self.chance.choice(safe or left))
        yield from self._key("Return")

    def _call(self, whose: str) -> Generator[str, list[str], bool]:
        """Call the quarto through the last square, if there is one on the board that was heard."""
        quartos = self._quartos(self.board, self.last)
        if not quartos:
            return False
        wanted = self.phrases.line(self.chance.choice(quartos))
        self.called.append((whose, wanted))
        yield from self._show(wanted)
        for _ in range(_TRIES):  # what comes of it is worth waiting for
            if self.stage in ENDS:
                break
            yield from self._listen()
        return True

    def _show(self, wanted: str) -> Keys:
        heard = yield from self._key("q")
        for _ in range(_MOST_LINES):
            if any(text.rstrip(".").lower() == wanted for text in heard):
                yield from self._key("Return")
                return
            heard = yield from self._key("Down")
        raise Lost(f"{wanted} is not offered")

    def _go_to(self, square: str) -> Keys:
        for _ in range(_TRIES):
            yield from self._key("b")
            yield from self._key(square[1])
            heard = yield from self._key(f"shift+{'abcd'.index(square[0]) + 1}")
            if any(text.startswith(f"{square} {self.phrases.empty}") for text in heard):
                return
            if self._named(heard) and square in self.phrases.board(" ".join(heard)):
                yield from self._read_all()
        raise Lost(f"{square} cannot be reached")

    def _pick(self, piece: Piece) -> Keys:
        """Go to a piece of the stock: each digit turns one trait over."""
        yield from self._key("s")
        for _ in range(_TRIES):
            heard = yield from self._key("o")
            here = self._named(heard)
            if here == piece:
                return
            if here is not None:
                for trait in range(4):
                    if here[trait] != piece[trait]:
                        yield from self._key(str(trait + 1))
        raise Lost(f"{piece} cannot be reached")

    def _read_all(self) -> Keys:
        yield from self._key("b")
        heard = yield from self._key("v")
        self.board |= self.phrases.board(" ".join(heard))

    def _named(self, heard: list[str]) -> Piece | None:
        """The piece that was named last."""
        found = [self.phrases.found("PIECE", text) for text in heard]
        words = [groups[0] for groups in found if groups]
        return self.phrases.read(words[-1]) if words else None

    # Thinking

    def _in_hand(self) -> Piece:
        if self.hand is None:
            raise Lost("nothing in hand")
        return self.hand

    def _is_whole(self) -> bool:
        """Both place in turn: what I find on the board is odd each time, or even each time."""
        if self._parity is None:
            self._parity = len(self.board) % 2
        return len(self.board) % 2 == self._parity

    def _quartos(self, board: dict[str, Piece], through: str) -> list[tuple[str, ...]]:
        full = [line for line in LINES if through in line and all(square in board for square in line)]
        return [line for line in full if _share_a_side([board[square] for square in line])]

    def _helps(self, piece: Piece) -> bool:
        free = [square for square in SQUARES if square not in self.board]
        return any(self._quartos({**self.board, square: piece}, square) for square in free)


def _share_a_side(pieces: list[Piece]) -> bool:
    return any(len(set(sides)) == 1 for sides in zip(*pieces, strict=True))
