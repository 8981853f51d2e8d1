"""Players who hear and wear a mask: what is felt is kept in mind, on the page or in a terminal."""

import random
from abc import ABC, abstractmethod
from collections.abc import Generator

from tests.reader.phrases import SQUARES, Phrases, Piece
from tests.reader.player import Keys, Lost, Player

PLACES = range(1, 17)  # of the stock
_TRIES = 6


class MaskedPlayer(Player, ABC):
    """Feels the hand, what it gives and where the other player placed; what it gave it remembers."""

    def __init__(self, phrases: Phrases, chance: random.Random) -> None:
        super().__init__(phrases, chance, is_bold=True)
        self.given: Piece | None = None  # what the other player got
        self.gone: set[int] = set()  # the places of the stock that are known to be empty
        self.touched: list[str] = []  # what each touch told
        self._unfelt = ""  # the square of the other player's last piece

    @abstractmethod
    def feeling(self, spot: str) -> list[str]:
        """What to press, or to type, to feel a square, a place of the stock or the hand."""

    @abstractmethod
    def placing(self, square: str) -> list[str]:
        """What to press to place the hand."""

    @abstractmethod
    def giving(self, place: int) -> list[str]:
        """What to press to give a place of the stock."""

    # Hearing

    def _hear(self, text: str) -> None:
        phrases = self.phrases
        if found := phrases.found(phrases.masked_other_placed, text):
            self._unfelt = self.last = found[0]
        if phrases.found(phrases.masked_given, text) is not None:
            self.stage = "wait"
        if phrases.found(phrases.masked_got, text) is not None:
            self.stage = "place"
        super()._hear(text)

    # Doing

    def _place(self) -> Keys:
        if self._unfelt:
            yield from self._feel_other()
        if (yield from self._call("other")):
            return
        hand = self.hand or (yield from self._feel("hand"))
        if hand is None:
            raise Lost("nothing in hand")
        self.hand = hand
        free = [square for square in SQUARES if square not in self.board]
        wins = [square for square in free if self._quartos({**self.board, square: hand}, square)]
        square = self.chance.choice(wins or free)
        yield from self._do(self.placing(square))
        if self.stage == "give":
            yield from self._call("own")

    def _feel_other(self) -> Keys:
        """It must be what was given; to make sure, it is felt."""
        square, self._unfelt = self._unfelt, ""
        felt = yield from self._feel(square)
        if felt is None or felt != self.given:
            raise Lost(f"{square} holds {felt}, and {self.given} was given")
        self.board[square] = felt

    def _give(self) -> Keys:
        while self.stage == "give":
            place = self.chance.choice([each for each in PLACES if each not in self.gone])
            self.gone.add(place)  # it is empty, or will be
            self.given = yield from self._feel(str(place))
            if self.given is not None:
                yield from self._do(self.giving(place))

    def _feel(self, spot: str) -> Generator[str, list[str], Piece | None]:
        """The piece that is felt, or nothing."""
        for _ in range(_TRIES):
            for text in (yield from self._press(self.feeling(spot))):
                if (found := self.phrases.found(self.phrases.felt(spot), text)) is not None:
                    self.touched.append(text)
                    return self.phrases.read(found[0]) if found[0] else None
        raise Lost(f"{spot} cannot be felt")

    def _do(self, keys: list[str]) -> Keys:
        """Press until it is heard that it was done."""
        before = self.stage
        for _ in range(_TRIES):
            yield from self._press(keys)
            if self.stage != before:
                return
        raise Lost(f"{keys} do nothing")

    def _press(self, keys: list[str]) -> Generator[str, list[str], list[str]]:
        """What is heard after the last of these keys."""
        heard: list[str] = []
        for key in keys:
            heard = yield from self._key(key)
        return heard


class AtPage(MaskedPlayer):
    """At the page, by keys."""

    def feeling(self, spot: str) -> list[str]:
        return ["h"] if spot == "hand" else [*_to(spot), "space"]

    def placing(self, square: str) -> list[str]:
        return [*_to(square), "Return"]

    def giving(self, place: int) -> list[str]:
        return [*_to(str(place)), "Return"]


class AtTerminal(MaskedPlayer):
    """Line by line, in whole words."""

    whose_turn, done = "turn", "done"

    def feeling(self, spot: str) -> list[str]:
        return [f"touch {spot}"]

    def placing(self, square: str) -> list[str]:
        return [square]

    def giving(self, place: int) -> list[str]:
        return [f"give {place}"]

    def _show(self, wanted: str) -> Keys:
        yield from self._key(f"quarto {wanted}")


def _to(spot: str) -> list[str]:
    """The keys to a square, or to a place of the stock, whose digits a mask refuses."""
    if spot in SQUARES:
        return ["b", spot[1], f"shift+{'abcd'.index(spot[0]) + 1}"]
    down, right = divmod(int(spot) - 1, 4)
    return ["s", "ctrl+Home", *["Down"] * down, *["Right"] * right]
